import { useEffect, useRef, useState } from 'react';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn, isFocusLost } from '../../../ui/focus.ts';
import { toast } from '../../../ui/toast.tsx';
import { AcceptQuote } from './accept-quote.tsx';
import { CancelDialog } from './cancel-order.tsx';

/** The button to accept a quote; renders nothing without one (bulk-5). */
export function AcceptQuoteButton({ order, variant }: { order: BulkOrder; variant?: 'primary' | 'quiet' }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const mayAccept = order.actions.includes('accept');
  const couldAccept = useRef(mayAccept);
  // After the acceptance the focused button is removed.
  useEffect(() => {
    if (couldAccept.current && !mayAccept && isFocusLost()) focusOn(place.current);
    couldAccept.current = mayAccept;
  }, [mayAccept]);
  return (
    <span ref={place} className="focus-visible:outline-none">
      {mayAccept && (
        <Button
          variant={variant ?? 'primary'}
          className="whitespace-nowrap"
          aria-label={`Accept the quote for order ${order.id}`}
          onClick={() => setOpen(true)}
        >
          Accept quote
        </Button>
      )}
      {isOpen && <AcceptQuote order={order} open onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Withdraws the order; disabled with a reason once that is too late (bulk-6). */
export function WithdrawButton({ order }: { order: BulkOrder }) {
  const [isOpen, setOpen] = useState(false);
  const mayWithdraw = order.actions.includes('cancel');
  const why = mayWithdraw ? undefined : whyKept(order);
  return (
    <>
      <Button
        variant="quiet"
        className="text-madder"
        // `disabled` would lose the focus after a withdrawal and hide the reason.
        aria-disabled={!mayWithdraw}
        aria-label={why ? `Delete order ${order.id}: ${why}` : `Delete order ${order.id}`}
        onClick={() => (why ? toast.info(why) : setOpen(true))}
      >
        Delete
      </Button>
      {isOpen && <WithdrawOrder order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function whyKept({ status }: BulkOrder): string {
  if (status === 'CANCELLED') return 'It is cancelled already.';
  return `It is ${BULK_STATUS_NAMES[status].toLowerCase()} and cannot be withdrawn any more.`;
}

/** Asks for confirmation, after the acceptance also for a reason, and withdraws the order (bulk-6). */
function WithdrawOrder({ order, onClose }: { order: BulkOrder; onClose: () => void }) {
  return (
    <CancelDialog
      order={order}
      onClose={onClose}
      isReasonOptional={order.status !== 'ACCEPTED'}
      words={{
        title: `Withdraw order ${order.tracking_id}?`,
        text: `${order.number_of_pieces} × ${order.item_type}. Nothing will be made, and there is nothing to pay. This cannot be undone.`,
        why: 'Why do you withdraw it?',
        confirm: 'Withdraw order',
        busy: 'Withdrawing...',
        done: `Your order ${order.tracking_id} is withdrawn. It is listed as cancelled.`,
        failed: 'Failed to withdraw the order',
      }}
    />
  );
}
