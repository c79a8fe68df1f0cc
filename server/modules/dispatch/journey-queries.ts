import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { type BookingRow, latestBooking } from './queries.ts';

/**
 * What became of a booking's parcel by the steps of its order. `ELSEWHERE`: it is on its way under another number;
 * `SENT_TWICE`: two sendings have this number, and reports do not say which of them they are about.
 */
export type Journey = 'NOT_SENT' | 'ELSEWHERE' | 'ON_ITS_WAY' | 'DELIVERED' | 'BACK' | 'SENT_TWICE';

export async function journeyOf(
  tx: Tx,
  { orderId, sellerOrderId, number, at }: Pick<BookingRow, 'orderId' | 'sellerOrderId' | 'number' | 'at'>,
): Promise<Journey> {
  const steps = await tx
    .select({ to: orderEvents.toStatus, number: orderEvents.courierNumber })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        sellerOrderId === null
          ? isNull(orderEvents.sellerOrderId)
          : eq(orderEvents.sellerOrderId, sellerOrderId),
        sql`(from_status = 'SHIPPED') <> (to_status = 'SHIPPED') and at >= ${at}`,
      ),
    )
    .orderBy(asc(orderEvents.id));
  const isThis = (step: (typeof steps)[number]) => step.to === 'SHIPPED' && step.number === number;
  const first = steps.findIndex(isThis);
  if (first < 0) return steps.at(-1)?.to === 'SHIPPED' ? 'ELSEWHERE' : 'NOT_SENT';
  if (steps.filter(isThis).length > 1) return 'SENT_TWICE';
  const end = steps[first + 1]?.to;
  if (end === undefined) return 'ON_ITS_WAY';
  return end === 'DELIVERED' ? 'DELIVERED' : 'BACK';
}

/** Whether the parcel was ever sent under the number of this booking. */
export async function wentWith(tx: Tx, booking: BookingRow): Promise<boolean> {
  const journey = await journeyOf(tx, booking);
  return journey !== 'NOT_SENT' && journey !== 'ELSEWHERE';
}

/** The latest booking, ended where a step by hand has ended it; `isSent`: the parcel went under its number. */
export async function bookingNow(
  tx: Tx,
  parcel: Pick<BookingRow, 'orderId' | 'sellerOrderId'>,
): Promise<{ booking: BookingRow | undefined; isSent: boolean }> {
  const booking = await latestBooking(tx, parcel);
  if (booking?.state !== 'BOOKED') return { booking, isSent: false };
  const journey = await journeyOf(tx, booking);
  if (journey === 'NOT_SENT' || journey === 'ELSEWHERE') return { booking, isSent: false };
  if (journey === 'ON_ITS_WAY') return { booking, isSent: true };
  const state = journey === 'DELIVERED' ? 'DELIVERED' : 'RETURNED';
  return { booking: { ...booking, state }, isSent: true };
}
