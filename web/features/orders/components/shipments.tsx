import type { Shipment } from '../../../../contract/tracking.ts';
import { formatDay } from '../../../lib/format.ts';

/** Who brings the order, and under which number of theirs it can be asked for. */
export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="shipments-title" className="flex flex-col gap-2">
      <h3 id="shipments-title" className="font-sans text-sm text-muted">
        {shipments.length === 1 ? 'Courier' : 'Couriers'}
      </h3>
      <ul className="flex flex-col gap-2">
        {shipments.map(({ courier, number, at }) => (
          <li key={at + number} className="wrap-anywhere">
            <span className="font-semibold">{courier}</span>
            {number !== null && (
              <>
                , number <span className="figures font-semibold select-all">{number}</span>
              </>
            )}
            <span className="text-muted"> since {formatDay(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
