import pLimit from 'p-limit';
import {
  type BookingProblem,
  COURIER_BRANDS,
  type CourierState,
} from '../../../contract/constants/courier-bookings.ts';
import type { DeliveryFailure } from '../../../contract/constants/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../fail.ts';
import {
  type CourierService,
  CourierUnavailable,
  RefusedByCourier,
  type TrackedParcel,
} from '../../infra/couriers/courier-service.ts';
import { SYSTEM } from '../lifecycle/service.ts';
import { type Journey, journeyOf } from './journey-queries.ts';
import { attemptedMail } from './mails.ts';
import { askedOf, parcelAsked, stepParcel } from './parcel-service.ts';
import { bookingById, bookingsOfCancelled, bookingsToTrack, lockBooking, updateBooking } from './queries.ts';
import { cancelAtCourier, cancelIfFound } from './service.ts';

const HOUR_MS = 3_600_000;
/** A little less, so that an hourly job does not leave out what it read late the last time. */
const READ_AGAIN_MS = 50 * 60_000;
const FOLLOWED_MS = 90 * 24 * HOUR_MS;
const MAX_PARCELS = 1000;
const CONCURRENT = 4;
/** A courier that does not answer so often in a row is left until the next hour. */
const MAX_SILENT = 5;
const MAX_RUN_MS = 20 * 60_000;
const CANCEL_AGAIN_MS = 15 * 60_000;
const CANCEL_BATCH = 20;

/** Reads what couriers say of booked parcels; each courier by itself, so that one that hangs delays no other. */
export async function trackParcels(deps: Deps, now = new Date()): Promise<void> {
  await Promise.all([...deps.couriers.values()].map((service) => trackOf(deps, service, now)));
}

async function trackOf(deps: Deps, service: CourierService, now: Date): Promise<void> {
  const due = await bookingsToTrack(deps.db, service.code, {
    before: new Date(now.getTime() - READ_AGAIN_MS),
    since: new Date(now.getTime() - FOLLOWED_MS),
    limit: MAX_PARCELS,
  });
  const until = Date.now() + MAX_RUN_MS;
  let silent = 0;
  await pLimit(CONCURRENT).map(due, async (booking) => {
    if (silent >= MAX_SILENT || Date.now() > until) return;
    try {
      const said = await service.track(booking.number);
      silent = 0;
      await applyNews(deps, booking.id, said, now);
    } catch (error) {
      if (!(error instanceof CourierUnavailable || error instanceof RefusedByCourier)) throw error;
      if (error instanceof CourierUnavailable) silent += 1;
      // Its turn comes after the others.
      await updateBooking(deps.db, booking.id, { trackedAt: now });
    }
  });
}

/** After these the courier has the parcel, or had it. */
const COLLECTED: ReadonlySet<CourierState> = new Set([
  'ON_THE_WAY',
  'OUT_FOR_DELIVERY',
  'ATTEMPTED',
  'UNDER_REVIEW',
  'GOING_BACK',
  'DELIVERED',
  'RETURNED',
]);

/**
 * Writes what the courier says, tells the customer of a new attempt, and takes the steps that staff would press
 * (couriers-26, couriers-27). A step that is refused is left to staff.
 */
async function applyNews(deps: Deps, id: number, said: TrackedParcel, now = new Date()): Promise<void> {
  const isOpen = await deps.db.transaction((tx) => writeNews(tx, deps, id, said, now));
  if (!isOpen) return;
  if (said.state === 'CANCELLED') return updateBooking(deps.db, id, { state: 'CANCELLED' });
  if (!COLLECTED.has(said.state)) return;
  const end = endOf(said);
  try {
    await deps.db.transaction(async (tx) => {
      const booking = await lockOpen(tx, deps, id);
      if (!booking) return;
      await follow(tx, deps, booking, said);
      if (end) await updateBooking(tx, id, { state: end });
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const problem: BookingProblem = 'STEP_REFUSED';
    await updateBooking(deps.db, id, { problem, ...(end && { state: end }) });
  }
}

const endOf = ({ state }: TrackedParcel) =>
  state === 'DELIVERED' || state === 'RETURNED' ? state : undefined;

/** The order is locked before the booking, as everywhere; undefined if the booking has ended. */
async function lockOpen(tx: Tx, deps: Deps, id: number) {
  const known = await bookingById(tx, id);
  if (!known) return undefined;
  const parcel = await parcelAsked(tx, deps, SYSTEM, askedOf(known));
  const row = await lockBooking(tx, id);
  return row?.state === 'BOOKED' ? { row, parcel, journey: await journeyOf(tx, row) } : undefined;
}

type OpenBooking = NonNullable<Awaited<ReturnType<typeof lockOpen>>>;

const OVER: ReadonlySet<string> = new Set(['DELIVERED', 'CANCELLED', 'RETURNED']);

async function writeNews(tx: Tx, deps: Deps, id: number, said: TrackedParcel, now: Date): Promise<boolean> {
  const open = await lockOpen(tx, deps, id);
  if (!open) return false;
  const { row, parcel, journey } = open;
  const isOver = OVER.has(parcel.status) || journey === 'BACK' || journey === 'DELIVERED';
  const isOtherSum =
    (said.cash !== undefined && said.cash !== row.cash) || (!isOver && parcel.cash !== row.cash);
  await updateBooking(tx, id, {
    trackedAt: now,
    courierState: said.state,
    courierText: said.text,
    courierAt: said.at,
    attempts: Math.max(row.attempts, said.attempts),
    history: said.history.map(({ at, ...event }) => ({ ...event, at: at?.toISOString() ?? null })),
    problem: isOtherSum ? 'OTHER_SUM' : null,
  });
  // What has ended meanwhile is told by the step that follows.
  if (said.attempts > row.attempts && parcel.customer && !isOver && !endOf(said)) {
    await deps.outbox.post(tx, attemptedMail(deps.config, parcel.customer, { parcel, booking: row, said }));
  }
  return true;
}

/** What a courier may report against a step that was taken by hand. */
const CONTRADICTED: Readonly<Record<Journey, readonly CourierState[]>> = {
  NOT_SENT: [],
  ELSEWHERE: [...COLLECTED],
  ON_ITS_WAY: [],
  DELIVERED: ['GOING_BACK', 'RETURNED'],
  BACK: ['DELIVERED'],
  SENT_TWICE: ['DELIVERED', 'RETURNED'],
};

/**
 * What staff would press: sent, delivered, come back. What was pressed by hand meanwhile stays; a report that contradicts
 * it is left to staff. Throws `Failure` like `takeStep`.
 */
async function follow(
  tx: Tx,
  deps: Deps,
  { row: { courier, number }, parcel, journey }: OpenBooking,
  said: TrackedParcel,
): Promise<void> {
  if (CONTRADICTED[journey].includes(said.state)) throw new Failure('couriers.sent_otherwise');
  if (journey !== 'NOT_SENT' && journey !== 'ON_ITS_WAY') return;
  if (journey === 'NOT_SENT') {
    // What is back was never on its way.
    if (said.state === 'RETURNED' || said.state === 'GOING_BACK') return;
    await stepParcel(tx, deps, parcel, {
      action: 'ship',
      courier: COURIER_BRANDS[courier],
      courier_number: number,
      cloth_left: undefined,
      samples: undefined,
    });
  }
  if (said.state === 'DELIVERED') await stepParcel(tx, deps, parcel, { action: 'deliver' });
  if (said.state === 'RETURNED') {
    await stepParcel(tx, deps, parcel, {
      action: 'come_back',
      failure: failureIn(said),
      reason: `${COURIER_BRANDS[courier]}: ${said.text}`,
    });
  }
}

/** Of the courier's last words about an attempt. */
function failureIn({ history, text }: TrackedParcel): DeliveryFailure {
  const words = (history.findLast(({ state }) => state === 'ATTEMPTED')?.text ?? text).toLowerCase();
  if (/refus/.test(words)) return 'REFUSED';
  if (/address|incorrect|incomplete/.test(words)) return 'WRONG_ADDRESS';
  if (/not available|no response|not respond|unreach|not attend|\boff\b/.test(words)) return 'NOT_REACHED';
  return 'OTHER';
}

/** Cancels at the courier what was booked for orders that are cancelled, a bounded number each minute. */
export async function dropCancelled(deps: Deps, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - CANCEL_AGAIN_MS);
  for (const { id } of await bookingsOfCancelled(deps.db, before, CANCEL_BATCH)) {
    const booking = await bookingById(deps.db, id);
    if (booking?.state !== 'BOOKED' && booking?.state !== 'NOT_BOOKED') continue;
    await updateBooking(deps.db, id, { askedAt: now });
    try {
      await (booking.state === 'BOOKED' ? cancelAtCourier(deps, booking) : cancelIfFound(deps, booking));
      await updateBooking(deps.db, id, { state: 'CANCELLED' });
    } catch (error) {
      if (error instanceof CourierUnavailable) return;
      if (!(error instanceof RefusedByCourier)) throw error;
      await updateBooking(deps.db, id, { problem: 'STEP_REFUSED' });
    }
  }
}
