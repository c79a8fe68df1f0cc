import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';

const KINDS = {
  again: {
    label: ordersWords.orderAgain,
    busyLabel: ordersWords.starting,
    question: ordersWords.orderAgainDiscardsTheForm,
  },
  edit: {
    label: ordersWords.editThisOrder,
    busyLabel: ordersWords.opening,
    question: ordersWords.editingDiscardsTheForm,
  },
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
  const { label, busyLabel, question } = KINDS[kind];
  if (order.dress_type === null) return null;

  const open = ({ mayReplace }: { mayReplace: boolean }) =>
    act(async () => {
      const { fillForm } = await import('../book-tailor/order-again.ts');
      const outcome = await fillForm(kind, order.id, { mayReplace }).finally(() => setAsking(false));
      if (outcome === 'filled') return void navigate('/book-tailor?step=order');
      setAsking(outcome === 'begun');
      if (outcome === 'gone') throw new Error(ordersWords.thisTailorDoesNotStitchIt);
    }, ordersWords.theTailorCouldNotBeRead);
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
              question={question({ id: order.id })}
              onCancel={() => setAsking(false)}
              onConfirm={() => open({ mayReplace: true })}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
