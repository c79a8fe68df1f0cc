import type { TrackedOrder } from '../../../../contract/tracking.ts';
import { itemName } from '../words.ts';
import { GarmentThumb } from './garment-thumb.tsx';

/** What is public of the items: garments with their cloth, goods by name, of a bulk order the pieces. */
export function TrackedItems({ order }: { order: TrackedOrder }) {
  if (order.kind === 'single') {
    return (
      <ul className="flex flex-col gap-3">
        {order.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and the list never changes
          <li key={place} className="flex items-center gap-4">
            <GarmentThumb garment={item} className="h-28 w-22" />
            <div className="min-w-0">
              <p className="font-display text-lg font-semibold">{itemName(item)}</p>
              <p className="text-muted">{item.fabric_type}</p>
            </div>
          </li>
        ))}
      </ul>
    );
  }
  const items =
    order.kind === 'goods' ? order.items : order.items.map((item) => ({ ...item, name: 'Bulk order' }));
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {items.map(({ name, quantity }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and the list never changes
        <li key={place} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
          <span className="min-w-0 font-display text-lg font-semibold">{name}</span>
          <span className="figures shrink-0 text-muted">
            {quantity} {quantity === 1 ? 'piece' : 'pieces'}
          </span>
        </li>
      ))}
    </ul>
  );
}
