import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import type { StepProps } from './step-props.ts';

export const loadBulkForm = () => import('../bulk-order-form.tsx');

/** The last step of a bulk order, whose form is loaded when it is shown. */
export function BulkStep({ onPlaced, onAnother }: StepProps) {
  return (
    <LazyPart load={loadBulkForm} skeleton={<Skeleton className="h-96" />}>
      {(BulkOrderForm) => <BulkOrderForm onPlaced={onPlaced} onAnother={onAnother} />}
    </LazyPart>
  );
}
