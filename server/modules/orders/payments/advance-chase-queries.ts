import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { addDays, type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { isAdvanceDue, orders } from '../../../db/schema/orders.ts';
import { advanceReminders, paymentProofs } from '../../../db/schema/payment-proofs.ts';

/** Days that a customer has after what they sent was refused. */
const DAYS_AFTER_REFUSAL = 3;

/** Stitched orders of which nothing of the advance is paid, and nothing that was sent waits for a check. */
const waitsForAdvance = and(
  eq(orders.kind, 'single'),
  inArray(orders.status, ['CONFIRMED', 'ACCEPTED']),
  eq(orders.paidAmount, 0),
  isAdvanceDue,
  sql`not exists (select from ${paymentProofs} p where p.order_id = ${orders.id} and p.decided_at is null)`,
);

const confirmedAt = sql`(select min(e.at) from ${orderEvents} e
  where e.order_id = ${orders.id} and e.seller_order_id is null and e.to_status = 'CONFIRMED')`;

/** Confirmed before `confirmedBefore`, with no reminder since `remindedBefore`; locked, skipping locked ones. */
export async function ordersToRemindOfAdvance(
  tx: Tx,
  wanted: { confirmedBefore: Date; remindedBefore: Date; on: Day; limit: number },
): Promise<{ id: number; endsOn: Day | null }[]> {
  const { confirmedBefore, remindedBefore, on, limit } = wanted;
  return await tx
    .select({ id: orders.id, endsOn: advanceReminders.endsOn })
    .from(orders)
    .leftJoin(advanceReminders, eq(advanceReminders.orderId, orders.id))
    .where(
      and(
        waitsForAdvance,
        lt(confirmedAt, confirmedBefore),
        or(
          isNull(advanceReminders.orderId),
          and(lte(advanceReminders.remindedAt, remindedBefore), sql`${advanceReminders.endsOn} >= ${on}`),
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

/** Whose last day, which a reminder has named, is before `on`. */
export async function ordersWithoutAdvance(
  db: Db,
  { on, after, limit }: { on: Day; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(advanceReminders, eq(advanceReminders.orderId, orders.id))
    .where(and(waitsForAdvance, gt(orders.id, after), lt(advanceReminders.endsOn, on)))
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

export async function giveDaysAfterRefusal(tx: Tx, orderId: number): Promise<void> {
  const until = addDays(dayInKarachi(), DAYS_AFTER_REFUSAL);
  await tx
    .update(advanceReminders)
    .set({ endsOn: until })
    .where(and(eq(advanceReminders.orderId, orderId), lt(advanceReminders.endsOn, until)));
}
