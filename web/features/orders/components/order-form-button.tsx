import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';

const KINDS = {
  again: { label: 'Order again', busyLabel: 'Starting...', discards: 'Starting again from order' },
  edit: { label: 'Edit this order', busyLabel: 'Opening...', discards: 'Editing order' },
} as const;

const loadReplaceQuestion = () => import('./replace-question.tsx');

interface OrderFormButtonProps {
  order: Pick<SingleOrder, 'id' | 'dress_type'>;
  kind: keyof typeof KINDS;
  variant?: ButtonVariant;
  /** For screen readers, in a list with several buttons. */
  describedAs?: string;
}

/**
 * Opens the order form filled with an order, to order again (orders-19) or to edit it (orders-32). Renders nothing
 * before a dress type is agreed.
 */
export function OrderFormButton({ order, kind, variant = 'secondary', describedAs }: OrderFormButtonProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { act, isPending, failure } = useAction();
  const { label, busyLabel, discards } = KINDS[kind];
  if (order.dress_type === null) return null;

  const open = ({ mayReplace }: { mayReplace: boolean }) =>
    act(async () => {
      const { fillForm } = await import('../book-tailor/order-again.ts');
      const outcome = await fillForm(kind, order.id, { mayReplace }).finally(() => setAsking(false));
      if (outcome === 'filled') return void navigate('/book-tailor?step=order');
      setAsking(outcome === 'begun');
      if (outcome === 'gone') throw new Error('This tailor does not stitch it any more.');
    }, 'The tailor could not be read. Please try again.');
  return (
    <div className="flex flex-col">
      <Button
        variant={variant}
        pending={isPending}
        aria-label={describedAs}
        onClick={() => open({ mayReplace: false })}
      >
        {isPending ? busyLabel : label}
      </Button>
      <p role="alert" className="text-sm text-madder not-empty:pt-1">
        {failure}
      </p>
      {isAsking && (
        <LazyPart load={loadReplaceQuestion}>
          {(ReplaceQuestion) => (
            <ReplaceQuestion
              discards={`${discards} ${order.id} discards it.`}
              onCancel={() => setAsking(false)}
              onConfirm={() => open({ mayReplace: true })}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
