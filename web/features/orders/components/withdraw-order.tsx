import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { CancelDialog } from './cancel-order.tsx';

/** Asks once, and withdraws a bulk order whose `actions` offer it; after the acceptance it asks why (bulk-6). */
export function WithdrawOrder({ order, onClose }: { order: BulkOrder; onClose: () => void }) {
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
