import { OPEN_BOOKINGS } from '../../../contract/constants/courier-bookings.ts';
import type { bookParcel, ParcelToBook, parcelToBook } from '../../../contract/courier-bookings.ts';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import { STAFF_ROLES } from '../../../contract/roles.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import {
  type CourierService,
  CourierUnavailable,
  type ParcelToSend,
  RefusedByCourier,
} from '../../infra/couriers/courier-service.ts';
import { readMobileNumber } from '../../infra/phone-numbers.ts';
import { recordAudit } from '../audit/service.ts';
import { bookingNow, wentWith } from './journey-queries.ts';
import { type Asked, askedOf, parcelAsked, pickupOf } from './parcel-service.ts';
import { presentBooking } from './present.ts';
import {
  type BookingRow,
  beginAgain,
  bookingById,
  bookingsByIds,
  countBookings,
  insertBooking,
  lockBooking,
  settleTry,
  updateBooking,
  withoutNumber,
} from './queries.ts';
import { askWhetherBooked } from './unsettled-service.ts';

/** Fails with `request.not_found` for a parcel of others, like the functions below. */
export function readParcel(
  deps: Deps,
  actor: Actor,
  asked: QueryOf<typeof parcelToBook>,
): Promise<ParcelToBook> {
  return deps.db.transaction(async (tx) =>
    viewOf(tx, deps, actor, await parcelAsked(tx, deps, actor, asked)),
  );
}

async function viewOf(tx: Tx, deps: Deps, actor: Actor, parcel: ParcelToSend): Promise<ParcelToBook> {
  const { booking, isSent } = await bookingNow(tx, parcel);
  const isServed = parcel.to?.country === 'PK' && pickupOf(deps, parcel) !== undefined;
  return {
    tracking_id: parcel.trackingNumber,
    couriers: isServed ? [...deps.couriers.keys()] : [],
    can_book: parcel.canShip,
    cash: parcel.cash,
    booking: booking ? presentBooking(booking) : null,
    can_cancel:
      (booking?.state === 'BOOKED' && !isSent) || (booking?.state === 'SENDING' && mayEnd(actor, booking)),
  };
}

/**
 * Books a parcel: what is asked for is written down first, then the courier is called with nothing open, then its answer
 * is written (couriers-22). An open booking is returned, or settled, instead of making a second one. Fails with
 * `couriers.not_bookable`, `couriers.abroad`, `couriers.no_mobile_number` and `couriers.city_not_served`.
 */
export async function book(
  deps: Deps,
  actor: Actor,
  { courier, boxes, ...asked }: BodyOf<typeof bookParcel>,
): Promise<ParcelToBook> {
  const service = deps.couriers.get(courier) ?? fail('couriers.not_bookable');
  const { seen, open } = await deps.db.transaction(async (tx) => {
    const parcel = await parcelAsked(tx, deps, actor, asked);
    return { seen: parcel, open: (await bookingNow(tx, parcel)).booking };
  });
  if (open?.state === 'BOOKED') return readParcel(deps, actor, asked);
  if (open?.state === 'SENDING') {
    await askWhetherBooked(deps, open.id);
    return readParcel(deps, actor, asked);
  }
  const recipient = await recipientOf(service, seen);
  const begun = await deps.db.transaction((tx) => begin(tx, deps, actor, { courier, boxes, asked }));
  if (begun) await send(deps, service, begun.booking, begun.parcel, recipient);
  return readParcel(deps, actor, asked);
}

type Recipient = Awaited<ReturnType<typeof recipientOf>>;

/** As the courier wants it: its own name of the city, and a mobile number without the code of the country. */
async function recipientOf(service: CourierService, { to, canShip }: ParcelToSend) {
  if (!to || !canShip) fail('couriers.not_bookable');
  if (to.country !== 'PK') fail('couriers.abroad');
  const mobile = (await readMobileNumber(to.phone)) ?? fail('couriers.no_mobile_number');
  const city = await service.cityNamed(to.city).catch(refuseUnavailable);
  if (city === undefined) fail('couriers.city_not_served', { city: to.city });
  return { name: to.name, address: to.address, phone: mobile.replace(/^\+92/, '0'), city };
}

function refuseUnavailable(error: unknown): never {
  if (error instanceof CourierUnavailable || error instanceof RefusedByCourier) fail('couriers.unavailable');
  throw error;
}

/** Undefined if somebody else books it at this moment. */
async function begin(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { courier, boxes, asked }: { courier: BookingRow['courier']; boxes: number; asked: Asked },
): Promise<{ booking: BookingRow; parcel: ParcelToSend } | undefined> {
  const parcel = await parcelAsked(tx, deps, actor, asked, true);
  const pickup = pickupOf(deps, parcel);
  if (!parcel.canShip || pickup === undefined) fail('couriers.not_bookable');
  const { booking: before } = await bookingNow(tx, parcel);
  // A step by hand may have ended it, and a parcel has one open booking.
  if (before?.state === 'RETURNED' || before?.state === 'DELIVERED') {
    await updateBooking(tx, before.id, { state: before.state });
  }
  const set = { cash: parcel.cash, boxes, pickup, bookedBy: actor.id };
  const booking =
    before?.state === 'NOT_BOOKED'
      ? await beginAgain(tx, before, set, new Date())
      : await insertBooking(tx, {
          ...set,
          courier,
          orderId: parcel.orderId,
          sellerOrderId: parcel.sellerOrderId,
          reference: await referenceOf(tx, parcel),
          askedAt: new Date(),
        });
  if (!booking) return undefined;
  await recordAudit(tx, actor, {
    action: 'couriers.booked',
    subject: { kind: 'order', id: parcel.orderId },
    userId: parcel.customer?.id ?? null,
    data: { courier, booking: booking.id, cash: parcel.cash, try: booking.tries },
  });
  return { booking, parcel };
}

/** The same for every try of one sending, so that the courier can be asked for it. */
async function referenceOf(tx: Tx, parcel: ParcelToSend): Promise<string> {
  const part = parcel.sellerOrderId === null ? '' : `-${parcel.sellerOrderId}`;
  return `${parcel.trackingNumber}${part}-${(await countBookings(tx, parcel)) + 1}`;
}

async function send(
  deps: Deps,
  service: CourierService,
  booking: BookingRow,
  parcel: ParcelToSend,
  recipient: Recipient,
): Promise<void> {
  const { reference, pickup, cash, boxes, tries, at } = booking;
  try {
    for (const earlier of await withoutNumber(deps.db, booking)) {
      await cancelIfFound(deps, earlier).catch(asNotAsked);
    }
    const known = tries > 1 ? await service.find(reference, at).catch(asNotAsked) : undefined;
    const number =
      known ??
      (await service.book({
        ...{ reference, pickup, recipient, cash, boxes },
        detail: `${parcel.trackingNumber}: ${parcel.pieces} pcs`,
      }));
    await settleTry(deps.db, booking, { state: 'BOOKED', number });
  } catch (error) {
    // Without an answer nobody knows, and a job asks until somebody does.
    if (error instanceof CourierUnavailable) return;
    if (!(error instanceof RefusedByCourier)) throw error;
    await settleTry(deps.db, booking, { state: 'NOT_BOOKED', refusal: error.answer });
  }
}

/** An earlier try was settled as not booked, and nothing is booked now. */
function asNotAsked(error: unknown): never {
  throw error instanceof CourierUnavailable ? new RefusedByCourier('') : error;
}

/** Staff ends what no courier answers for by then; they ask it by another way before (couriers-23). */
const UNSETTLED_MS = 2 * 3_600_000;

function mayEnd({ role }: Actor, { at }: BookingRow): boolean {
  return STAFF_ROLES.some((one) => one === role) && Date.now() - at.getTime() >= UNSETTLED_MS;
}

/** Fails with `couriers.on_its_way`, `couriers.unsettled`, `couriers.not_cancelled` and `couriers.unavailable`. */
export async function cancel(deps: Deps, actor: Actor, id: number): Promise<ParcelToBook> {
  const booking = (await bookingById(deps.db, id)) ?? fail('request.not_found');
  const asked = askedOf(booking);
  const { parcel, isSent } = await deps.db.transaction(async (tx) => {
    const locked = await parcelAsked(tx, deps, actor, asked);
    return { parcel: locked, isSent: await wentWith(tx, booking) };
  });
  if (booking.state === 'SENDING' && !mayEnd(actor, booking)) fail('couriers.unsettled');
  if (booking.state === 'BOOKED') {
    if (isSent) fail('couriers.on_its_way');
    await cancelAtCourier(deps, booking).catch((error: unknown) => {
      if (error instanceof RefusedByCourier) fail('couriers.not_cancelled', { answer: error.answer || '–' });
      return refuseUnavailable(error);
    });
  }
  await deps.db.transaction(async (tx) => {
    const now = await lockBooking(tx, id);
    if (!now || !OPEN_BOOKINGS.includes(now.state)) return;
    // What the job has found meanwhile was not cancelled at the courier.
    if (booking.state === 'SENDING' && now.state === 'BOOKED') return;
    await updateBooking(tx, id, { state: 'CANCELLED' });
    await recordAudit(tx, actor, {
      action: 'couriers.booking-cancelled',
      subject: { kind: 'order', id: booking.orderId },
      userId: parcel.customer?.id ?? null,
      data: { courier: booking.courier, booking: id, unsettled: now.state === 'SENDING' },
    });
  });
  return readParcel(deps, actor, asked);
}

/** Of a call without an answer the courier is asked what became of it. Throws like a `CourierService`. */
export async function cancelAtCourier(deps: Deps, { courier, number }: BookingRow): Promise<void> {
  const service = deps.couriers.get(courier);
  if (!service) throw new CourierUnavailable('not configured');
  try {
    await service.cancel(number);
  } catch (error) {
    const now = await service.track(number).catch(() => undefined);
    if (now?.state !== 'CANCELLED') throw error;
  }
}

/** Of a booking that nobody knew of, by our reference: its number is kept. Throws like a `CourierService`. */
export async function cancelIfFound(deps: Deps, booking: BookingRow): Promise<void> {
  const service = deps.couriers.get(booking.courier);
  if (!service) throw new CourierUnavailable('not configured');
  const number = await service.find(booking.reference, booking.at);
  if (number === undefined) return;
  await cancelAtCourier(deps, { ...booking, number });
  await updateBooking(deps.db, booking.id, { number });
}

/** One PDF of the courier. Fails with `request.not_found` if one is not the own or is not booked. */
export async function printLabels(deps: Deps, actor: Actor, ids: readonly number[]) {
  const unique = [...new Set(ids)];
  const bookings = (await bookingsByIds(deps.db, unique)).filter(({ state }) => state === 'BOOKED');
  if (bookings.length < unique.length) fail('request.not_found');
  const [first] = bookings;
  if (!first || bookings.some(({ courier }) => courier !== first.courier)) fail('request.not_found');
  for (const booking of bookings) {
    await deps.db.transaction((tx) => parcelAsked(tx, deps, actor, askedOf(booking)));
  }
  const service = deps.couriers.get(first.courier) ?? fail('couriers.unavailable');
  const bytes = await service.labels(bookings.map(({ number }) => number)).catch(refuseUnavailable);
  await recordAudit(deps.db, actor, {
    action: 'couriers.labels-printed',
    subject: { kind: 'order', id: first.orderId },
    data: { bookings: unique.length },
  });
  const name = bookings.length > 1 ? 'labels' : `label-${first.number}`;
  return { bytes, filename: `${first.courier}-${name}.pdf` };
}
