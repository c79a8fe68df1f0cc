import { and, count, eq, gt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { accountDeletions } from '../../db/schema/privacy.ts';
import { refunds } from '../../db/schema/shop.ts';

/** Orders in progress, or with an outstanding refund. */
export async function countOpenOrders(tx: Tx, customerId: number): Promise<number> {
  const isRefunding = sql`exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.completedAt} is null)`;
  const isPaidInVain = and(
    eq(orders.status, 'CANCELLED'),
    ne(orders.billStatus, 'UNPAID'),
    ne(orders.billStatus, 'REFUNDED'),
  );
  const [row] = await tx
    .select({ open: count() })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        or(notInArray(orders.status, ['DELIVERED', 'CANCELLED', 'RETURNED']), isPaidInVain, isRefunding),
      ),
    );
  return row?.open ?? 0;
}

/** A repeated request keeps the day but replaces the link. Returns the day. */
export async function insertDeletion(tx: Tx, deletion: typeof accountDeletions.$inferInsert): Promise<Date> {
  const [row] = await tx
    .insert(accountDeletions)
    .values(deletion)
    .onConflictDoUpdate({ target: accountDeletions.userId, set: { tokenHash: deletion.tokenHash } })
    .returning({ dueAt: accountDeletions.dueAt });
  if (!row) throw new Error('The deletion was not written');
  return row.dueAt;
}

export async function deleteDeletion(db: Db, userId: number): Promise<boolean> {
  const kept = await db
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .returning({ id: accountDeletions.userId });
  return kept.length > 0;
}

/** Returns the account's id; undefined for an unknown link, or when the deletion is due. */
export async function deleteDeletionOfLink(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await db
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.tokenHash, tokenHash), gt(accountDeletions.dueAt, sql`now()`)))
    .returning({ userId: accountDeletions.userId });
  return row?.userId;
}

export async function dueDeletions(db: Db): Promise<number[]> {
  const rows = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, sql`now()`))
    .orderBy(accountDeletions.dueAt);
  return rows.map(({ userId }) => userId);
}

/** False if the account was kept meanwhile. */
export async function lockDueDeletion(tx: Tx, userId: number): Promise<boolean> {
  const locked = await tx
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, sql`now()`)))
    .for('update');
  return locked.length > 0;
}
