import { eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locale.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { orders } from '../../../db/schema/orders.ts';

/** Counts this request, unless the last 24 hours have had `most`; requests of one number wait for each other. */
export async function countRequest(tx: Tx, numberHash: Buffer, most: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${numberHash.toString('hex')}, 7))`);
  const { rowCount } = await tx.execute(sql`insert into withdrawal_requests (number_hash)
    select ${numberHash}::bytea where (select count(*) from withdrawal_requests
      where number_hash = ${numberHash} and at > now() - interval '24 hours') < ${most}::int`);
  return rowCount === 1;
}

export async function forgetRequests(db: Db): Promise<void> {
  await db.execute(sql`delete from withdrawal_requests where at < now() - interval '24 hours'`);
}

/** Of whatever kind, with the ways to reach its customer. */
export async function orderToWithdraw(db: Db, trackingNumber: string) {
  const [row] = await db
    .select({
      id: orders.id,
      kind: orders.kind,
      trackingNumber: orders.trackingNumber,
      email: orders.email,
      phone: orders.phone,
      accountEmail: users.email,
      accountPhone: users.phoneNumber,
      locale: sql<Locale>`coalesce(${users.locale}, ${orders.locale})`,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.customerId))
    .where(eq(orders.trackingNumber, trackingNumber));
  return row;
}

export async function emailOfAccount(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email ?? null;
}
