import { orderNameWords, ordersWords } from '#words';
import { fabricName } from '../../../../contract/garment-names.ts';
import type { TrackedOrder } from '../../../../contract/tracking.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PROGRESS_TONES } from '../progress-tones.ts';
import { itemName } from '../words.ts';
import { GarmentThumb } from './garment-thumb.tsx';

/** The public part of the items: garments with cloth, goods by name, pieces of a bulk order. */
export function TrackedItems({ order }: { order: TrackedOrder }) {
  if (order.kind === 'single') return <TrackedGarments garments={order.garments} />;
  const items =
    order.kind === 'goods'
      ? order.items
      : order.items.map((item) => ({ ...item, name: ordersWords.bulkOrder }));
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {items.map(({ name, quantity }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and the list never changes
        <li key={place} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
          <span className="min-w-0 font-display text-lg font-semibold">{name}</span>
          <span className="figures shrink-0 text-muted">{ordersWords.pieces({ count: quantity })}</span>
        </li>
      ))}
    </ul>
  );
}

type TrackedGarment = Extract<TrackedOrder, { kind: 'single' }>['garments'][number];

/** See tracking-6. */
function TrackedGarments({ garments }: { garments: readonly TrackedGarment[] }) {
  const isOne = garments.length === 1;
  const ready = garments.filter(({ progress }) => progress === 'READY').length;
  const isAtWork = garments.some(({ progress }) => progress !== null);
  return (
    <div className="flex flex-col gap-3">
      {!isOne && (
        <p className="font-semibold">
          {isAtWork
            ? ordersWords.readyOf({ ready, count: garments.length })
            : ordersWords.garments({ count: garments.length })}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {garments.map((garment, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: garments may be equal, and have no public id
          <li key={place} className="flex items-center gap-4">
            <GarmentThumb garment={garment} className={isOne ? 'h-28 w-22' : 'h-16 w-13'} />
            <div className="flex min-w-0 flex-col items-start wrap-anywhere">
              <p className="font-display text-lg font-semibold">{itemName(garment)}</p>
              {garment.fabric_type && <p className="text-muted">{fabricName(garment.fabric_type)}</p>}
              {!isOne && garment.progress && (
                <Badge tone={PROGRESS_TONES[garment.progress]}>
                  {orderNameWords.progressNames[garment.progress]}
                </Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
