import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { BookingCourier, BookingState } from '../../../contract/constants/courier-bookings.ts';
import { OPEN_BOOKINGS } from '../../../contract/constants/courier-bookings.ts';
import type { Db, Tx } from '../../db/client.ts';
import { courierBookings } from '../../db/schema/courier-bookings.ts';
import { orders } from '../../db/schema/orders.ts';

export type BookingRow = typeof courierBookings.$inferSelect;

interface Parcel {
  orderId: number;
  sellerOrderId: number | null;
}

const ofParcel = ({ orderId, sellerOrderId }: Parcel): SQL | undefined =>
  and(
    eq(courierBookings.orderId, orderId),
    sellerOrderId === null
      ? isNull(courierBookings.sellerOrderId)
      : eq(courierBookings.sellerOrderId, sellerOrderId),
  );

export async function latestBooking(db: Db | Tx, parcel: Parcel): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(courierBookings)
    .where(ofParcel(parcel))
    .orderBy(desc(courierBookings.id))
    .limit(1);
  return row;
}

export async function bookingById(db: Db | Tx, id: number): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(courierBookings).where(eq(courierBookings.id, id));
  return row;
}

/** Earlier ones of this parcel that ended without a number. */
export function withoutNumber(
  db: Db | Tx,
  { id, orderId, sellerOrderId }: BookingRow,
): Promise<BookingRow[]> {
  return db
    .select()
    .from(courierBookings)
    .where(
      and(
        ofParcel({ orderId, sellerOrderId }),
        inArray(courierBookings.state, ['NOT_BOOKED', 'CANCELLED']),
        eq(courierBookings.number, ''),
        lt(courierBookings.id, id),
      ),
    )
    .orderBy(desc(courierBookings.id))
    .limit(5);
}

export async function lockBooking(tx: Tx, id: number): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(courierBookings).where(eq(courierBookings.id, id)).for('update');
  return row;
}

export async function countBookings(tx: Tx, parcel: Parcel): Promise<number> {
  const rows = await tx.select({ id: courierBookings.id }).from(courierBookings).where(ofParcel(parcel));
  return rows.length;
}

/** Undefined if the parcel has an open booking by now. */
export async function insertBooking(
  tx: Tx,
  booking: typeof courierBookings.$inferInsert,
): Promise<BookingRow | undefined> {
  const [row] = await tx.insert(courierBookings).values(booking).onConflictDoNothing().returning();
  return row;
}

/** Begins another try of a booking that was not made; undefined if somebody else was first. */
export async function beginAgain(
  tx: Tx,
  { id, tries }: Pick<BookingRow, 'id' | 'tries'>,
  set: Pick<BookingRow, 'cash' | 'boxes' | 'pickup' | 'bookedBy'>,
  now: Date,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(courierBookings)
    .set({ ...set, state: 'SENDING', tries: tries + 1, askedAt: now, refusal: '' })
    .where(
      and(
        eq(courierBookings.id, id),
        eq(courierBookings.tries, tries),
        eq(courierBookings.state, 'NOT_BOOKED'),
      ),
    )
    .returning();
  return row;
}

/** Writes what became of a try, unless it is known by now. */
export async function settleTry(
  db: Db | Tx,
  { id, tries }: Pick<BookingRow, 'id' | 'tries'>,
  set: { state: 'BOOKED'; number: string } | { state: 'NOT_BOOKED'; refusal: string },
): Promise<BookingRow | undefined> {
  const [row] = await db
    .update(courierBookings)
    .set(set)
    .where(
      and(eq(courierBookings.id, id), eq(courierBookings.tries, tries), eq(courierBookings.state, 'SENDING')),
    )
    .returning();
  return row;
}

/** Marks it as asked about now; undefined if somebody else has, or it is settled. */
export async function claimUnsettled(
  db: Db | Tx,
  id: number,
  { before, now }: { before: Date; now: Date },
): Promise<BookingRow | undefined> {
  const [row] = await db
    .update(courierBookings)
    .set({ askedAt: now })
    .where(
      and(
        eq(courierBookings.id, id),
        eq(courierBookings.state, 'SENDING'),
        lt(courierBookings.askedAt, before),
      ),
    )
    .returning();
  return row;
}

export function unsettledBookings(db: Db, before: Date, limit: number) {
  return db
    .select({ id: courierBookings.id })
    .from(courierBookings)
    .where(and(eq(courierBookings.state, 'SENDING'), lt(courierBookings.askedAt, before)))
    .orderBy(asc(courierBookings.askedAt))
    .limit(limit);
}

/** What the courier has not collected, as far as anybody knows, of orders that were cancelled. */
export function bookingsOfCancelled(db: Db, before: Date, limit: number) {
  return db
    .select({ id: courierBookings.id })
    .from(courierBookings)
    .where(
      and(
        inArray(courierBookings.state, ['BOOKED', 'NOT_BOOKED']),
        lt(courierBookings.askedAt, before),
        sql`courier_bookings.problem is distinct from 'STEP_REFUSED'`,
        sql`coalesce(courier_bookings.courier_state, 'BOOKED') = 'BOOKED'`,
        sql`case when courier_bookings.seller_order_id is null
          then (select o.status from orders o where o.id = courier_bookings.order_id)
          else (select s.status from seller_orders s where s.id = courier_bookings.seller_order_id) end = 'CANCELLED'`,
      ),
    )
    .orderBy(asc(courierBookings.askedAt))
    .limit(limit);
}

/** Those that were read longest ago first. */
export function bookingsToTrack(
  db: Db,
  courier: BookingCourier,
  { before, since, limit }: { before: Date; since: Date; limit: number },
) {
  return db
    .select()
    .from(courierBookings)
    .where(
      and(
        eq(courierBookings.courier, courier),
        eq(courierBookings.state, 'BOOKED'),
        sql`courier_bookings.at > ${since}`,
        sql`(courier_bookings.tracked_at is null or courier_bookings.tracked_at < ${before})`,
      ),
    )
    .orderBy(sql`courier_bookings.tracked_at nulls first`)
    .limit(limit);
}

export async function updateBooking(
  db: Db | Tx,
  id: number,
  set: Partial<Omit<typeof courierBookings.$inferInsert, 'id'>>,
): Promise<void> {
  await db.update(courierBookings).set(set).where(eq(courierBookings.id, id));
}

/** Of an order's parcels that a courier has, by its tracking number. */
export function newsOfOrder(db: Db, trackingNumber: string) {
  return db
    .select({
      courier: courierBookings.courier,
      number: courierBookings.number,
      state: courierBookings.courierState,
      text: courierBookings.courierText,
      at: courierBookings.courierAt,
      attempts: courierBookings.attempts,
    })
    .from(courierBookings)
    .innerJoin(orders, eq(orders.id, courierBookings.orderId))
    .where(
      and(
        eq(orders.trackingNumber, trackingNumber),
        eq(courierBookings.state, 'BOOKED' satisfies BookingState),
        sql`courier_bookings.courier_state is not null`,
      ),
    )
    .orderBy(asc(courierBookings.id));
}

export function bookingsByIds(db: Db, ids: readonly number[]) {
  return db
    .select()
    .from(courierBookings)
    .where(and(inArray(courierBookings.id, [...ids]), inArray(courierBookings.state, [...OPEN_BOOKINGS])));
}
