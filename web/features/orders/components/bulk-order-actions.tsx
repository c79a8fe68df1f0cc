import { useEffect, useRef, useState } from 'react';
import { basicWords, ordersWords } from '#words';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
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
          aria-label={ordersWords.acceptTheQuoteForOrder({ id: order.id })}
          onClick={() => setOpen(true)}
        >
          {ordersWords.acceptQuote}
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
  const why = mayWithdraw ? undefined : ordersWords.whyNotWithdrawn[order.status];
  return (
    <>
      <Button
        variant="quiet"
        className="text-madder"
        // `disabled` would lose the focus after a withdrawal and hide the reason.
        aria-disabled={!mayWithdraw}
        aria-label={
          why
            ? ordersWords.deleteOrderRefused({ id: order.id, why })
            : ordersWords.deleteOrder({ id: order.id })
        }
        onClick={() => (why ? toast.info(why) : setOpen(true))}
      >
        {basicWords.deleteLabel}
      </Button>
      {isOpen && <WithdrawOrder order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks for confirmation, after the acceptance also for a reason, and withdraws the order (bulk-6). */
function WithdrawOrder({ order, onClose }: { order: BulkOrder; onClose: () => void }) {
  return (
    <CancelDialog
      order={order}
      onClose={onClose}
      isReasonOptional={order.status !== 'ACCEPTED'}
      words={{
        title: ordersWords.withdrawOrderQuestion({ trackingId: order.tracking_id }),
        text: ordersWords.nothingWillBeMade({
          numberOfPieces: order.number_of_pieces,
          itemType: order.item_type,
        }),
        why: ordersWords.whyDoYouWithdrawIt,
        confirm: ordersWords.withdrawOrder,
        busy: ordersWords.withdrawing,
        done: ordersWords.yourOrderIsWithdrawn({ trackingId: order.tracking_id }),
        failed: ordersWords.failedToWithdrawTheOrder,
      }}
    />
  );
}
