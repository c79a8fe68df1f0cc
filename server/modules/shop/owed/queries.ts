import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OwedCause } from '../../../../contract/constants/money-back.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { OWED_SORTS, type owedOrders } from '../../../../contract/money-back.ts';
import { trackingNumberFrom } from '../../../../contract/tracking-number.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { gatewayPayments, isUnusedOwed } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refundAccounts } from '../../../db/schema/refund-accounts.ts';
import { isOwed, refunds } from '../../../db/schema/shop.ts';

/** What was paid of a cancelled order, and neither is kept nor went back, nor is owed as a refund. */
const left = sql`(o.paid_amount - coalesce(o.kept_amount, 0)
  - (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id))`;

/**
 * Each thing that staff have to pay back, of all orders: `order_id`, `cause`, rupees, since when, and whether the customer
 * wants it as store credit. Keep the conditions in step with the indexes of what is owed and of what waits.
 */
const owed = sql`(
  select order_id, 'REFUND' as cause, amount::float8 as amount, created_at as since, wants_credit
    from ${refunds} where ${isOwed}
  union all
  select order_id, 'UNUSED', coalesce(paid_paisa, amount * 100::bigint) / 100.0::float8, created_at, false
    from ${gatewayPayments} where ${isUnusedOwed}
  union all
  select o.id, 'CANCELLED', ${left}::float8, coalesce((select max(e.at) from order_events e
      where e.order_id = o.id and e.seller_order_id is null and e.to_status = 'CANCELLED'), o.order_date), false
    from ${orders} o where o.kind <> 'goods' and o.status = 'CANCELLED'
      and o.bill_status in ('PAID', 'PARTIALLY_PAID') and ${left} > 0)`;

const hasReturnAccount = (orderId: ReturnType<typeof sql>) => sql`(select count(*) from goods_returns back
  join seller_orders part on part.id = back.seller_order_id
  join refunds r on r.return_id = back.id and r.completed_at is null
  where part.order_id = ${orderId} and back.sealed_account is not null) > 0`;

interface OwedRow extends Record<string, unknown> {
  cause: OwedCause;
  amount: number;
  wantsCredit: boolean;
}

export async function owedMoneyOf(db: Db | Tx, orderId: number): Promise<OwedRow[]> {
  const { rows } = await db.execute<OwedRow>(
    sql`select cause, amount, wants_credit as "wantsCredit" from ${owed} owed where order_id = ${orderId} order by since`,
  );
  return rows;
}

export async function lockOrder(tx: Tx, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  return rows.length > 0;
}

export async function accountRow(db: Db | Tx, orderId: number) {
  const [row] = await db.select().from(refundAccounts).where(eq(refundAccounts.orderId, orderId));
  return row;
}

export async function writeAccount(tx: Tx, orderId: number, sealedAccount: Buffer): Promise<void> {
  const given = { sealedAccount, givenAt: new Date() };
  await tx
    .insert(refundAccounts)
    .values({ orderId, ...given })
    .onConflictDoUpdate({ target: refundAccounts.orderId, set: given });
}

/** The customer is not asked again. */
export async function clearAccount(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(refundAccounts)
    .set({ sealedAccount: null, givenAt: null })
    .where(eq(refundAccounts.orderId, orderId));
}

export async function deleteAccount(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(refundAccounts).where(eq(refundAccounts.orderId, orderId));
}

/** What was given or asked for, of orders of which nothing is owed as money any more. */
export async function deleteSettled(db: Db): Promise<void> {
  await db.execute(sql`delete from refund_accounts where order_id in (
    select a.order_id from refund_accounts a
    where a.order_id not in (select o.order_id from ${owed} o where not o.wants_credit))`);
}

interface ListedRow extends Record<string, unknown> {
  id: number;
  cursor: string;
  tracking_id: string;
  customer: string | null;
  amount: number;
  as_credit: number;
  causes: OwedCause[];
  since: string;
  has_account: boolean;
  asked_at: string | null;
}

/** What is owed of each order in all; read whole, as it is little. */
const sums = sql`(select order_id, sum(amount)::float8 as amount, min(since) as since,
    array_agg(distinct cause) as causes, coalesce(sum(amount) filter (where wants_credit), 0)::int as as_credit
  from ${owed} one group by order_id)`;

const SORT_KEYS = { since: sql`sums.since`, amount: sql`floor(sums.amount)::bigint` };

const nameOnOrder = sql`coalesce((select a.full_name from order_addresses a where a.order_id = ${orders.id} limit 1),
  users.username)`;

const hasAccount = sql`(account.sealed_account is not null or ${hasReturnAccount(sql`${orders.id}`)})`;

/** One row for each order. */
export async function listedOwed(db: Db, query: QueryOf<typeof owedOrders>) {
  const page = keyset(OWED_SORTS, SORT_KEYS, orders.id, query);
  const rows = sql`from ${sums} sums join ${orders} on ${orders.id} = sums.order_id
    left join users on users.id = ${orders.customerId}
    left join ${refundAccounts} account on account.order_id = ${orders.id}`;
  const found = foundBy(query);
  const where = and(found, page.where) ?? sql`true`;
  const [listed, count, all] = await Promise.all([
    db.execute<ListedRow>(sql`
      select ${orders.id}, ${page.cursor} as cursor, ${orders.trackingNumber}, ${nameOnOrder} as customer,
        sums.amount, sums.as_credit, sums.causes, sums.since, account.asked_at, ${hasAccount} as has_account
      ${rows} where ${where} order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit}`),
    boundedCount(db, sql`select 1 ${rows} where ${found ?? sql`true`}`),
    db.execute<{ total: number }>(sql`select coalesce(sum(amount), 0)::float8 as total from ${owed} owed`),
  ]);
  return { count, total: all.rows[0]?.total ?? 0, ...page.pageOf(listed.rows) };
}

/** `search` is a tracking number, or a part of the customer's name. */
function foundBy({ search, cause, account }: QueryOf<typeof owedOrders>) {
  const number = search === undefined ? undefined : trackingNumberFrom(search);
  return and(
    search === undefined
      ? undefined
      : number
        ? eq(orders.trackingNumber, number)
        : sql`${nameOnOrder} ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    cause === undefined ? undefined : sql`${cause} = any(sums.causes)`,
    account === undefined ? undefined : sql`${hasAccount} = ${account}`,
  );
}

interface AskedRow extends Record<string, unknown> {
  orderId: number;
  kind: 'single' | 'bulk' | 'goods';
  customerId: number | null;
  trackingNumber: string;
  email: string | null;
  name: string | null;
  locale: Locale;
  amount: number;
}

/**
 * Customers who can be asked by mail or phone for an account: something has been owed to them as money for at most `days` days,
 * and none was given. Once, and once more after a week.
 */
export async function ordersToAsk(db: Db, { days, limit }: { days: number; limit: number }) {
  const { rows } = await db.execute<AskedRow>(sql`
    select o.id as "orderId", o.kind, o.customer_id as "customerId", o.tracking_id as "trackingNumber",
      coalesce(o.email, u.email) as email, coalesce(
        (select a.full_name from order_addresses a where a.order_id = o.id limit 1),
        nullif(u.first_name, ''), u.username) as name,
      coalesce(u.locale, o.locale) as locale, sums.amount
    from (select order_id, sum(amount)::float8 as amount, max(since) as since
        from ${owed} one where not wants_credit group by order_id) sums
      join ${orders} o on o.id = sums.order_id
      left join users u on u.id = o.customer_id
      left join ${refundAccounts} account on account.order_id = o.id
    where sums.since > now() - make_interval(days => ${days}) and account.sealed_account is null
      and account.reminded_at is null and coalesce(account.asked_at, '-infinity') < now() - interval '7 days'
      and coalesce(o.email, u.email) is not null
      -- Whoever has no mailbox reads it on the phone (accounts-29).
      and (coalesce(o.email, u.email) not like '%.invalid'
        or exists (select from sign_in_phones s where s.user_id = o.customer_id))
      and not (${hasReturnAccount(sql`o.id`)})
    order by o.id limit ${limit}`);
  return rows;
}

/** Undefined if somebody else was first. */
export async function markAsked(tx: Tx, orderId: number): Promise<boolean> {
  await tx.insert(refundAccounts).values({ orderId }).onConflictDoNothing();
  const asked = await tx
    .update(refundAccounts)
    .set({ askedAt: new Date() })
    .where(and(eq(refundAccounts.orderId, orderId), isNull(refundAccounts.askedAt)));
  if (asked.rowCount === 1) return true;
  const again = await tx
    .update(refundAccounts)
    .set({ remindedAt: new Date() })
    .where(
      and(
        eq(refundAccounts.orderId, orderId),
        isNull(refundAccounts.remindedAt),
        sql`${refundAccounts.askedAt} < now() - interval '7 days'`,
      ),
    );
  return again.rowCount === 1;
}

/** A sealed account of a return of the order whose refund staff have to pay. */
export async function returnAccountOf(db: Db, orderId: number) {
  const { rows } = await db.execute<{ part: number; sealed: Buffer }>(sql`
    select back.seller_order_id as part, back.sealed_account as sealed from goods_returns back
      join seller_orders part on part.id = back.seller_order_id
      join refunds r on r.return_id = back.id and r.completed_at is null
    where part.order_id = ${orderId} and back.sealed_account is not null order by back.id limit 1`);
  return rows[0];
}

export function sealedAccounts(db: Db) {
  return db
    .select({ orderId: refundAccounts.orderId, sealed: refundAccounts.sealedAccount })
    .from(refundAccounts)
    .where(isNotNull(refundAccounts.sealedAccount));
}

/** Does nothing if it has changed meanwhile. */
export async function replaceAccount(db: Db, orderId: number, { from, to }: { from: Buffer; to: Buffer }) {
  await db
    .update(refundAccounts)
    .set({ sealedAccount: to })
    .where(and(eq(refundAccounts.orderId, orderId), eq(refundAccounts.sealedAccount, from)));
}

export async function accountsOfCustomer(db: Db, customerId: number) {
  return db
    .select({
      orderId: orders.id,
      trackingNumber: orders.trackingNumber,
      sealed: refundAccounts.sealedAccount,
      givenAt: refundAccounts.givenAt,
    })
    .from(refundAccounts)
    .innerJoin(orders, eq(orders.id, refundAccounts.orderId))
    .where(and(eq(orders.customerId, customerId), isNotNull(refundAccounts.sealedAccount)))
    .orderBy(orders.id);
}

export async function orderOfAccount(db: Db | Tx, orderId: number) {
  const [row] = await db
    .select({ trackingNumber: orders.trackingNumber, customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row;
}
