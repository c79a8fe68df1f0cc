import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { tailorQuery } from '../../tailors/api.ts';
import { draft } from '../book-tailor/draft.ts';
import { isBegun, startAgain } from '../book-tailor/order-again.ts';

/** Starts the order form with what was ordered before (orders-19). */
export function OrderAgain({ order }: { order: SingleOrder }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (order.dress_type === null) return null;

  async function start() {
    setStarting(true);
    setFailure(undefined);
    try {
      const tailor = await queryClient.fetchQuery(tailorQuery(order.tailor));
      if (await startAgain(order, tailor)) return void navigate('/book-tailor?step=order');
      setFailure('This tailor does not stitch it any more.');
    } catch (error) {
      setFailure(failureSentence(error, 'The tailor could not be read. Please try again.'));
    }
    setStarting(false);
    setAsking(false);
  }
  return (
    <div className="flex flex-col">
      <Button
        variant="secondary"
        pending={isStarting}
        onClick={() => (isBegun(draft.read()) ? setAsking(true) : void start())}
      >
        {isStarting ? 'Starting...' : 'Order again'}
      </Button>
      <p role="alert" className="text-sm text-madder not-empty:pt-1">
        {failure}
      </p>
      <AlertDialog
        title="Replace the order you have begun?"
        open={isAsking}
        cancelLabel="Keep it"
        confirmLabel="Replace it"
        onCancel={() => setAsking(false)}
        onConfirm={start}
      >
        You have an order in the form that is not sent. Starting again from order {order.id} discards it.
      </AlertDialog>
    </div>
  );
}
