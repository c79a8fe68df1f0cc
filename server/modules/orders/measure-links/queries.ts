import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { measureLinks } from '../../../db/schema/measure-links.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';

export async function insertLink(tx: Tx, link: typeof measureLinks.$inferInsert): Promise<void> {
  await tx.insert(measureLinks).values(link);
}

/** Voids the order's link in use, if any. */
export async function voidLink(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(measureLinks)
    .set({ voidedAt: new Date() })
    .where(and(eq(measureLinks.orderId, orderId), isNull(measureLinks.voidedAt)));
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

/** The measures of an unused token, which is used now; undefined if the order has others by now. */
export async function takeKept(tx: Tx, keepHash: Buffer) {
  const used = tx.$with('used').as(
    tx
      .update(measureLinks)
      .set({ keepHash: null })
      .where(and(eq(measureLinks.keepHash, keepHash), gt(measureLinks.keepExpiresAt, sql`now()`)))
      .returning({ id: measureLinks.id, orderId: measureLinks.orderId }),
  );
  const [row] = await tx
    .with(used)
    .select({ measures: singleOrderDetails.measurementSnapshot })
    .from(singleOrderDetails)
    .innerJoin(used, eq(used.orderId, singleOrderDetails.orderId))
    .where(sql`(${singleOrderDetails.measurementSnapshot} ->> 'id')::int = ${used.id}`);
  return row?.measures ?? undefined;
}

/** Whoever opens a link a month after its end is told that it is unknown. */
export async function deleteOldLinks(db: Db): Promise<void> {
  await db.delete(measureLinks).where(lt(measureLinks.expiresAt, sql`now() - interval '30 days'`));
}
