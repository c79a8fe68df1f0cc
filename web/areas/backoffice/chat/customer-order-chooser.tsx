import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { conversationQuery } from './api.ts';
import { OrderFacts } from './order-facts.tsx';

interface CustomerOrderChooserProps {
  customerId: number;
  onChoose: (trackingNumber: string) => void;
  onClose: () => void;
}

/** Chooses one of the customer's newest orders. */
export function CustomerOrderChooser({ customerId, onChoose, onClose }: CustomerOrderChooserProps) {
  const { data } = useQuery(conversationQuery(customerId), queryClient);
  const orders = data?.orders ?? [];
  return (
    <Dialog title="Which order is it about?" open onClose={onClose}>
      {orders.length === 0 && <p className="text-muted">This customer has no orders yet.</p>}
      <ul className="flex flex-col gap-2">
        {orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              onClick={() => onChoose(order.tracking_id)}
              className="flex min-h-14 w-full flex-col rounded-xl border border-hairline p-3 text-start hover:border-brand"
            >
              <OrderFacts order={order} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
