import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { garments } from '../../../db/schema/garments.ts';
import { measureLinks } from '../../../db/schema/measure-links.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';

export async function insertLink(tx: Tx, link: typeof measureLinks.$inferInsert): Promise<void> {
  await tx.insert(measureLinks).values(link);
}

/** Voids the garment's link in use, if any. */
export async function voidLink(tx: Tx, garmentId: number): Promise<void> {
  await tx
    .update(measureLinks)
    .set({ voidedAt: new Date() })
    .where(and(eq(measureLinks.garmentId, garmentId), isNull(measureLinks.voidedAt)));
}

/** Also a link that is answered, void or expired. */
export async function linkByHash(db: Db | Tx, tokenHash: Buffer) {
  const [row] = await db.select().from(measureLinks).where(eq(measureLinks.tokenHash, tokenHash));
  return row;
}

export type MeasureLink = NonNullable<Awaited<ReturnType<typeof linkByHash>>>;

export async function setAnswered(
  tx: Tx,
  id: number,
  keep: { keepHash: Buffer; keepExpiresAt: Date },
): Promise<void> {
  await tx
    .update(measureLinks)
    .set({ answeredAt: new Date(), ...keep })
    .where(eq(measureLinks.id, id));
}

/** The measures of an unused token, which is used now; undefined if the garment has others by now. */
export async function takeKept(tx: Tx, keepHash: Buffer) {
  const used = tx.$with('used').as(
    tx
      .update(measureLinks)
      .set({ keepHash: null })
      .where(and(eq(measureLinks.keepHash, keepHash), gt(measureLinks.keepExpiresAt, sql`now()`)))
      .returning({ id: measureLinks.id, garmentId: measureLinks.garmentId }),
  );
  const [row] = await tx
    .with(used)
    .select({ measures: garments.measurementSnapshot })
    .from(garments)
    .innerJoin(used, eq(used.garmentId, garments.id))
    .where(
      and(
        isNotNull(garments.measurementFrom),
        sql`(${garments.measurementSnapshot} ->> 'id')::int = ${used.id}`,
      ),
    );
  return row?.measures ?? undefined;
}

/**
 * Placed orders with an open link that is three days old and was not in a mail yet, or that ends within a day, if the
 * last mail was more than a day before. Locked, skipping locked ones.
 */
export async function ordersToRemindOfLinks(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const last = singleOrderDetails.linksRemindedAt;
  const due = sql`exists (select from ${measureLinks} link where link.order_id = ${orders.id}
    and link.voided_at is null and link.answered_at is null and link.expires_at > ${at}
    and (link.created_at <= ${at} - interval '3 days' and (${last} is null or ${last} < link.created_at)
      or link.expires_at <= ${at} + interval '1 day' and (${last} is null or ${last} < link.expires_at - interval '2 days')))`;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(and(eq(orders.kind, 'single'), eq(orders.status, 'PLACED'), due))
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true, of: orders });
  return rows.map(({ id }) => id);
}

/** Whoever opens a link a month after its end is told that it is unknown. */
export async function deleteOldLinks(db: Db): Promise<void> {
  await db.delete(measureLinks).where(lt(measureLinks.expiresAt, sql`now() - interval '30 days'`));
}
