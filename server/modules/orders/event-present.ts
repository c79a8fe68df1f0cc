import type { NoteCode } from '../../../contract/constants/lifecycle.ts';
import type { OrderEvent } from '../../../contract/order-events.ts';
import { courierName, noteOf } from '../lifecycle/words.ts';
import { PICTURE_LINK_SECONDS } from './garment-present.ts';
import type { Presenting } from './present.ts';

interface EventRow {
  action: OrderEvent['action'];
  from: OrderEvent['from'];
  to: OrderEvent['to'];
  noteCode: NoteCode | null;
  note: string | null;
  courier: string | null;
  courierNumber: string | null;
  /** Storage keys. */
  photos: readonly string[];
  /** Of a step of its own. */
  garmentId: number | null;
  /** That is altered. */
  garment: number | null;
  at: Date;
  actorId: number | null;
  by: string | null;
}

/** For the customer: "You" took their own steps, the shop all others. */
export function presentEvent(event: EventRow, customerId: number, presenting: Presenting): OrderEvent {
  const { brandName } = presenting.config;
  return eventBy(event, event.actorId === customerId ? 'You' : brandName, presenting);
}

/** For tailors and staff: with the username of who took the step. */
export function presentNamedEvent(event: EventRow, presenting: Presenting): OrderEvent {
  return eventBy(event, event.by ?? presenting.config.brandName, presenting);
}

function eventBy(event: EventRow, by: string, { links }: Presenting): OrderEvent {
  const { action, from, to, courier, courierNumber, at } = event;
  const note = noteOf(event);
  const photos = event.photos.map((key) => links.sign(key, PICTURE_LINK_SECONDS));
  return {
    ...{ action, from, to, by, note, photos },
    garment: event.garmentId ?? event.garment,
    courier: courier && courierName(courier),
    courier_number: courierNumber,
    at: at.toISOString(),
  };
}
