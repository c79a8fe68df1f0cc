import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { SHOWN_CREDIT_ENTRIES, SUPPORT_CREDIT_DAYS } from '../../../contract/constants/credit.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { creditBalances, creditEntries } from '../../db/schema/credit.ts';
import { orders } from '../../db/schema/orders.ts';
import { editorName } from '../../db/schema/version-columns.ts';

export async function balanceOf(db: Db | Tx, customerId: number): Promise<number> {
  const [row] = await db
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.customerId, customerId));
  return row?.balance ?? 0;
}

/** Locks the balance until the transaction ends. */
export async function lockBalance(tx: Tx, customerId: number): Promise<number> {
  const [row] = await tx
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.customerId, customerId))
    .for('update');
  return row?.balance ?? 0;
}

/** A trigger adds it to the balance. */
export async function insertEntry(tx: Tx, entry: typeof creditEntries.$inferInsert): Promise<void> {
  await tx.insert(creditEntries).values(entry);
}

/** Newest first. */
export function entriesOf(db: Db | Tx, customerId: number, limit = SHOWN_CREDIT_ENTRIES) {
  return db
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      amount: creditEntries.amount,
      order: orders.trackingNumber,
      reason: creditEntries.reason,
      at: creditEntries.at,
      by: editorName(creditEntries.recordedBy),
    })
    .from(creditEntries)
    .leftJoin(orders, eq(orders.id, creditEntries.orderId))
    .where(eq(creditEntries.customerId, customerId))
    .orderBy(desc(creditEntries.id))
    .limit(limit);
}

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** What staff has granted the customer of late, whoever did. */
export async function grantedOfLate(tx: Db | Tx, customerId: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.customerId, customerId),
        eq(creditEntries.kind, 'GOODWILL'),
        gt(creditEntries.at, sql`now() - make_interval(days => ${SUPPORT_CREDIT_DAYS})`),
      ),
    );
  return row?.sum ?? 0;
}

export async function isCustomer(db: Db | Tx, id: number): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.userType, 'customer')));
  return found.length > 0;
}

export async function addresseeOf(tx: Tx, customerId: number) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      firstName: users.firstName,
      username: users.username,
    })
    .from(users)
    .where(eq(users.id, customerId));
  return row;
}

/** What an order has spent, and got back of it. */
export async function netOfOrder(tx: Tx, orderId: number): Promise<{ spent: number; returned: number }> {
  const [row] = await tx
    .select({
      spent: sql<number>`coalesce(-sum(${creditEntries.amount}) filter (where kind = 'SPENT'), 0)::int`,
      returned: sql<number>`coalesce(sum(${creditEntries.amount}) filter (where kind = 'RETURNED'), 0)::int`,
    })
    .from(creditEntries)
    .where(eq(creditEntries.orderId, orderId));
  return row ?? { spent: 0, returned: 0 };
}

/** The reasons may name the customer. */
export async function eraseReasons(tx: Tx, customerId: number): Promise<void> {
  await tx.update(creditEntries).set({ reason: '' }).where(eq(creditEntries.customerId, customerId));
}
