import type { RecentOrder } from '../../../../contract/tracking.ts';
import { goodsPicture } from '../../../lib/goods.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { statusName } from '../status-names.ts';
import { itemName, withOthers } from '../words.ts';
import { GarmentThumb } from './garment-thumb.tsx';

/** An order of any kind in a row: picture, name, tracking number and status. */
export function OrderLine({ order }: { order: RecentOrder }) {
  return (
    <>
      <OrderThumb order={order} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{nameOf(order)}</span>
        <span className="figures block text-sm text-muted">
          {order.tracking_id} <span className="text-ink">{statusName(order)}</span>
        </span>
      </span>
    </>
  );
}

function nameOf(order: RecentOrder): string {
  if (order.kind === 'single') return withOthers(itemName(order), order.others);
  if (order.kind === 'bulk') return `${order.quantity} × ${order.item_type}`;
  return withOthers(order.name, order.others);
}

function OrderThumb({ order }: { order: RecentOrder }) {
  if (order.kind === 'single') return <GarmentThumb garment={order} className="h-15 w-12" />;
  if (order.kind === 'goods') return <Thumbnail picture={goodsPicture(order.image)} className="w-12" />;
  return null;
}
