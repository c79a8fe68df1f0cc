import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/states.tsx';

export const loadOrderForm = () => import('../single-order-form.tsx');

/** The last step, whose form is loaded when it is shown. */
export function OrderStep() {
  return (
    <LazyPart load={loadOrderForm} skeleton={<Skeleton className="h-96" />}>
      {(SingleOrderForm) => <SingleOrderForm />}
    </LazyPart>
  );
}
