import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { statusName } from '../../../features/orders/status-names.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { placeOfId, severalGarments } from './garment-places.ts';
import { Section } from './section.tsx';
import { ACTION_NAMES } from './words.ts';

type Order = StaffOrderPage['order'];

export function OrderHistory({ order }: { order: Order }) {
  const sellers = new Map(
    order.kind === 'goods' ? order.parts.map(({ id, seller }) => [id, seller.name]) : [],
  );
  const garments = order.kind === 'single' ? severalGarments(order) : [];
  const events = order.events.map((event, number) => ({
    ...event,
    number,
    about: 'garment' in event && event.garment !== null ? placeOfId(garments, event.garment) : undefined,
    seller: 'part' in event && event.part !== null && sellers.size > 1 ? sellers.get(event.part) : undefined,
  }));
  return (
    <Section title="History">
      <ol className="flex flex-col divide-y divide-hairline">
        {events.reverse().map((event) => (
          <li key={event.number} className="flex flex-col gap-0.5 py-2">
            <p>
              <span className="font-semibold">
                {event.action ? ACTION_NAMES[event.action] : statusName({ status: event.to })}
              </span>{' '}
              <span className="text-muted">by {event.by}</span>
              {event.seller && <span className="text-muted">, for {event.seller}</span>}
              {event.about && <span>: {event.about}</span>}
            </p>
            <p className="figures text-sm text-muted">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
              {event.from !== event.to && `, now ${statusName({ status: event.to }).toLowerCase()}`}
              {event.courier && `, ${event.courier} ${event.courier_number ?? ''}`}
            </p>
            {event.note && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {event.note}
              </p>
            )}
            {event.photos.length > 0 && (
              <ul className="flex flex-wrap gap-2 pt-1">
                {event.photos.map((photo, place) => (
                  <li key={photo}>
                    <a href={photo} target="_blank" rel="noreferrer">
                      <img
                        src={photo}
                        alt={`Number ${place + 1} of this step, opens in full size`}
                        className="h-20 rounded-lg border border-hairline"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
