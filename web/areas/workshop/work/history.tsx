import type { BulkEvent } from '../../../../contract/bulk-orders.ts';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import type { OrderEvent } from '../../../../contract/orders.ts';
import { STATUS_NAMES } from '../../../features/orders/words.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { DONE_WORDS } from './words.ts';

export function History({ events }: { events: readonly (OrderEvent | BulkEvent)[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {events.toReversed().map((event) => (
        <li key={`${event.at} ${event.action}`} className="border-s-2 border-hairline ps-3">
          <p className="font-semibold">{nameOf(event)}</p>
          <p className="figures text-sm text-muted">
            {formatMoment(event.at)} · {event.by}
          </p>
          {event.courier && (
            <p className="figures text-sm">
              {event.courier} {event.courier_number}
            </p>
          )}
          {event.note && <p className="wrap-anywhere whitespace-pre-wrap">{event.note}</p>}
          {event.photos.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-2">
              {event.photos.map((address, place) => (
                <a key={address} href={address} target="_blank" rel="noreferrer">
                  <img
                    src={address}
                    alt={`${nameOf(event)}, ${place + 1}, opens in full size`}
                    className="h-28 rounded-lg border border-hairline object-cover"
                  />
                </a>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

const STATUSES = { ...BULK_STATUS_NAMES, ...STATUS_NAMES };

function nameOf({ action, to }: OrderEvent | BulkEvent): string {
  return (action && DONE_WORDS[action]) ?? STATUSES[to];
}
