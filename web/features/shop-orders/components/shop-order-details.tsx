import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import { PrintButton } from './print-button.tsx';
import { ShopOrderSummary } from './shop-order-summary.tsx';

export function ShopOrderDetails({ order, onClose }: { order: ShopOrder; onClose: () => void }) {
  return (
    <Dialog
      title={order ? `Order ${order.id}` : ''}
      open={order !== undefined}
      onClose={onClose}
      wide
      actions={
        order && (
          <>
            <PrintButton />
            <ButtonLink
              variant="quiet"
              className="print:hidden"
              to={`/chat?order=${encodeURIComponent(order.tracking_id)}`}
            >
              Ask about it
            </ButtonLink>
            <ButtonLink
              className="print:hidden"
              to={`/order_tracking?number=${encodeURIComponent(order.tracking_id)}`}
            >
              Track this order
            </ButtonLink>
          </>
        )
      }
    >
      {order && (
        <>
          <ShopOrderSummary order={order} />
          <DocumentButtons order={order} />
        </>
      )}
    </Dialog>
  );
}
