import type { BulkEvent } from '../../../../contract/bulk-orders.ts';
import type { OrderEvent } from '../../../../contract/order-events.ts';
import type { WorkshopGarment } from '../../../../contract/order-steps.ts';
import { type SheetWords, useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { itemIn, momentIn } from './sheet-facts.ts';

interface HistoryProps {
  events: readonly (OrderEvent | BulkEvent)[];
  /** Of an order of several. */
  garments?: readonly WorkshopGarment[];
}

export function History({ events, garments = [] }: HistoryProps) {
  const sheet = useSheetTongue();
  const { words } = sheet;
  return (
    <ol className="flex flex-col gap-4">
      {events.toReversed().map((event) => (
        <li key={`${event.at} ${event.action}`} className="border-s-2 border-hairline ps-3">
          <p className="font-semibold">{nameOf(event, words, garments)}</p>
          <Altered event={event} garments={garments} words={words} />
          <p className="figures text-sm text-muted">
            {momentIn(sheet, event.at)} · <bdi>{event.by}</bdi>
          </p>
          {event.courier && (
            <p className="figures text-sm">
              {event.courier} <bdi dir="ltr">{event.courier_number}</bdi>
            </p>
          )}
          {event.note && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {event.note}
            </p>
          )}
          {event.photos.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-2">
              {event.photos.map((address, place) => (
                <a key={address} href={address} target="_blank" rel="noreferrer">
                  <img
                    src={address}
                    alt={words.photoOpensInFullSize({ step: nameOf(event, words), place: place + 1 })}
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

interface AlteredProps {
  event: OrderEvent | BulkEvent;
  garments: readonly WorkshopGarment[];
  words: SheetWords;
}

/** Which one of several garments is altered. */
function Altered({ event, garments, words }: AlteredProps) {
  const index = garments.findIndex(({ id }) => event.action === 'alter' && id === event.garment);
  const garment = garments[index];
  if (!garment) return null;
  return (
    <p className="text-sm">
      {words.placeOf({ place: index + 1, count: garments.length })} · {itemIn(words, garment)}
    </p>
  );
}

function nameOf(
  { action, to, garment: id }: OrderEvent | BulkEvent,
  words: SheetWords,
  garments: readonly WorkshopGarment[] = [],
): string {
  const place = garments.findIndex((garment) => action !== 'alter' && garment.id === id);
  const garment = garments[place];
  if (garment)
    return words.garmentAt({ garment: itemIn(words, garment), place: place + 1, count: garments.length });
  const done: Readonly<Record<string, string>> = words.stepsDone;
  const statuses: Readonly<Record<string, string>> = { ...words.bulkStatusNames, ...words.statusNames };
  return (action && done[action]) ?? statuses[to] ?? to;
}
