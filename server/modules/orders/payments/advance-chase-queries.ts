import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { addDays, type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { isAdvanceDue, orders } from '../../../db/schema/orders.ts';
import { advanceReminders, paymentProofs } from '../../../db/schema/payment-proofs.ts';

/** The least that a customer has after what they sent was refused, or a payment was taken back. */
export const LEAST_DAYS_TO_PAY = 3;

/** Stitched and bulk orders of which nothing of the advance is paid, and no transfer or wallet waits for an answer. */
const waitsForAdvance = and(
  ne(orders.kind, 'goods'),
  inArray(orders.status, ['CONFIRMED', 'ACCEPTED']),
  eq(orders.paidAmount, 0),
  isAdvanceDue,
  sql`not exists (select from ${paymentProofs} p where p.order_id = ${orders.id} and p.decided_at is null)`,
  sql`not exists (select from gateway_payments g where g.order_id = ${orders.id} and g.state = 'STARTED')`,
);

/** By the customer; a bulk order's quote is accepted. */
const confirmedAt = sql`(select min(e.at) from ${orderEvents} e where e.order_id = ${orders.id}
  and e.seller_order_id is null and e.to_status = case ${orders.kind} when 'bulk' then 'ACCEPTED' else 'CONFIRMED' end)`;

/**
 * Confirmed before `confirmedBefore`, with no reminder since `remindedBefore`, or since `lostBefore` where the last day is
 * over; locked, skipping locked ones.
 */
export async function ordersToRemindOfAdvance(
  tx: Tx,
  wanted: { confirmedBefore: Date; remindedBefore: Date; lostBefore: Date; on: Day; limit: number },
): Promise<{ id: number; isBulk: boolean; endsOn: Day | null }[]> {
  const { confirmedBefore, remindedBefore, lostBefore, on, limit } = wanted;
  return await tx
    .select({ id: orders.id, isBulk: sql<boolean>`${orders.kind} = 'bulk'`, endsOn: advanceReminders.endsOn })
    .from(orders)
    .leftJoin(advanceReminders, eq(advanceReminders.orderId, orders.id))
    .where(
      and(
        waitsForAdvance,
        lt(confirmedAt, confirmedBefore),
        or(
          isNull(advanceReminders.orderId),
          and(lte(advanceReminders.remindedAt, remindedBefore), sql`${advanceReminders.endsOn} >= ${on}`),
          lte(advanceReminders.remindedAt, lostBefore),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true, of: orders });
}

export async function setReminder(tx: Tx, orderId: number, remindedAt: Date, endsOn: Day): Promise<void> {
  await tx
    .insert(advanceReminders)
    .values({ orderId, remindedAt, endsOn })
    .onConflictDoUpdate({ target: advanceReminders.orderId, set: { remindedAt, endsOn } });
}

/** Stitched orders whose last day, which a reminder since `lostBefore` has named, is before `on`. */
export async function ordersWithoutAdvance(
  db: Db,
  { on, lostBefore, after, limit }: { on: Day; lostBefore: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(advanceReminders, eq(advanceReminders.orderId, orders.id))
    .where(
      and(
        waitsForAdvance,
        eq(orders.kind, 'single'),
        gt(orders.id, after),
        lt(advanceReminders.endsOn, on),
        gt(advanceReminders.remindedAt, lostBefore),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether the order still waits; read once it is locked. */
export async function isWaitingForAdvance(tx: Tx, orderId: number): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), waitsForAdvance));
  return found.length > 0;
}

/** Of one order, or of all that are waited for. */
export async function giveDaysToPay(tx: Db | Tx, orderId?: number, today = dayInKarachi()): Promise<void> {
  const until = addDays(today, LEAST_DAYS_TO_PAY);
  await tx
    .update(advanceReminders)
    .set({ endsOn: until })
    .where(
      and(
        orderId === undefined ? undefined : eq(advanceReminders.orderId, orderId),
        lt(advanceReminders.endsOn, until),
      ),
    );
}
