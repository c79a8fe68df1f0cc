import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { EARNING_KINDS } from '../../../contract/constants/workshop.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { earnings, tailorStatements } from '../../db/schema/earnings.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { alterations, garments } from '../../db/schema/garments.ts';
import { orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';
import type { Span } from '../../month-span.ts';

type NewEarning = Omit<typeof earnings.$inferInsert, 'at'>;

/**
 * `clock_timestamp` is later than the tailor's lock, and so later than any earlier month's statement. A second delivery
 * of an order is ignored.
 */
export async function insertEarning(tx: Tx, earning: NewEarning): Promise<void> {
  await tx
    .insert(earnings)
    .values({ ...earning, at: sql`clock_timestamp()` })
    .onConflictDoNothing();
}

export async function deliveryOf(tx: Tx, orderId: number) {
  const [row] = await tx
    .select()
    .from(earnings)
    .where(and(eq(earnings.orderId, orderId), eq(earnings.kind, 'DELIVERY')));
  return row;
}

/** What a tailor has earned by an order and still keeps; stitching and urgent surcharge are separate. */
export async function earnedOf(db: Db | Tx, orderId: number) {
  const [row] = await db
    .select({
      stitching: sql<number>`coalesce(sum(${earnings.stitching}), 0)::int`,
      urgentSurcharge: sql<number>`coalesce(sum(${earnings.urgentSurcharge}), 0)::int`,
      commission: sql<number>`coalesce(sum(${earnings.commission}), 0)::int`,
    })
    .from(earnings)
    .where(eq(earnings.orderId, orderId));
  if (!row) throw new Error('A sum without a row.');
  return row;
}

export async function commissionPercent(tx: Tx): Promise<number> {
  const [row] = await tx.select({ percent: orderSettings.commissionPercent }).from(orderSettings);
  return row?.percent ?? 0;
}

const ofKind = (kind: (typeof EARNING_KINDS)[number]) => sql`filter (where ${earnings.kind} = ${kind})`;
const sum = (amount: SQL, kind?: SQL) => sql<number>`coalesce(sum(${amount}) ${kind ?? sql``}, 0)::int`;
const charged = sql`${earnings.stitching} + ${earnings.urgentSurcharge}`;

const stitchedIn = sql`from ${garments} garment where garment.order_id = earnings.order_id and progress <> 'CANCELLED'`;

const totals = {
  delivered: sum(sql`(select count(*) ${stitchedIn})`, ofKind('DELIVERY')),
  alterations: sql<number>`count(*) ${ofKind('ALTERATION')}::int`,
  stitching: sum(sql`${earnings.stitching}`, ofKind('DELIVERY')),
  urgent_surcharge: sum(sql`${earnings.urgentSurcharge}`, ofKind('DELIVERY')),
  refunds: sum(sql`-(${charged})`, ofKind('REFUND')),
  commission: sum(sql`${earnings.commission}`),
  net: sum(sql`${charged} - ${earnings.commission}`),
};

const within = (tailorId: number, { from, until }: Span) =>
  and(eq(earnings.tailorId, tailorId), gte(earnings.at, from), lt(earnings.at, until));

export async function totalsOf(db: Db | Tx, tailorId: number, span: Span) {
  const [row] = await db.select(totals).from(earnings).where(within(tailorId, span));
  if (!row) throw new Error('A sum without a row.');
  return row;
}

/** Latest month first. */
export function monthTotals(db: Db, tailorId: number, span: Span) {
  const month = sql<string>`to_char(${earnings.at} at time zone 'Asia/Karachi', 'YYYY-MM')`;
  return db
    .select({ month, ...totals })
    .from(earnings)
    .where(within(tailorId, span))
    .groupBy(month)
    .orderBy(desc(month));
}

export async function firstEarning(db: Db, tailorId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: earnings.at })
    .from(earnings)
    .where(eq(earnings.tailorId, tailorId))
    .orderBy(asc(earnings.at), asc(earnings.id))
    .limit(1);
  return row?.at;
}

/** The garment that an alteration was about, if it was about one; else the first one. */
const namedGarment = sql`coalesce(
  case when ${earnings.kind} = 'ALTERATION' then (
    select garment_id from ${alterations} asked where asked.order_id = ${earnings.orderId}
      and asked.requested_at <= ${earnings.at} order by asked.requested_at desc limit 1) end,
  (select garment.id ${stitchedIn} order by position limit 1))`;

/** Oldest first, after an entry in the same span. */
export function entriesOf(
  db: Db | Tx,
  tailorId: number,
  span: Span,
  page: { after?: number | undefined; limit?: number } = {},
) {
  const { id, at, kind, orderId, stitching, urgentSurcharge, commission } = earnings;
  const afterIt =
    page.after === undefined
      ? undefined
      : sql`(${at}, ${id}) > (select e.at, e.id from earnings e where e.id = ${page.after} and e.tailor_id = ${tailorId})`;
  const query = db
    .select({
      id,
      at,
      kind,
      orderId,
      stitching,
      urgentSurcharge,
      commission,
      trackingNumber: orders.trackingNumber,
      dressType: garments.dressType,
      itemType: garments.itemType,
      others: sql<number>`case when ${kind} = 'ALTERATION' then 0 else (select count(*) - 1 ${stitchedIn}) end::int`,
    })
    .from(earnings)
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(garments, eq(garments.id, namedGarment))
    .where(and(within(tailorId, span), afterIt))
    .orderBy(asc(at), asc(id));
  return page.limit === undefined ? query : query.limit(page.limit);
}

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

export async function statementNumber(db: Db | Tx, tailorId: number, month: string) {
  const [row] = await db
    .select({ number: tailorStatements.number })
    .from(tailorStatements)
    .where(and(eq(tailorStatements.tailorId, tailorId), eq(tailorStatements.month, `${month}-01`)));
  return row?.number;
}

/** Statement numbers by month. */
export async function statementNumbers(db: Db, tailorId: number, year: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ month: tailorStatements.month, number: tailorStatements.number })
    .from(tailorStatements)
    .where(
      and(
        eq(tailorStatements.tailorId, tailorId),
        gte(tailorStatements.month, `${year}-01-01`),
        lt(tailorStatements.month, `${year + 1}-01-01`),
      ),
    );
  return new Map(rows.map(({ month, number }) => [month.slice(0, 7), number]));
}

export async function insertStatement(
  tx: Tx,
  statement: typeof tailorStatements.$inferInsert,
): Promise<void> {
  await tx.insert(tailorStatements).values(statement);
}

/** The person named on a statement. */
export async function payeeOf(tx: Tx, tailorId: number) {
  const [row] = await tx
    .select({
      username: users.username,
      email: users.email,
      locale: users.locale,
      area: tailors.area,
      address: tailors.address,
      inHouse: tailors.inHouse,
    })
    .from(tailors)
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(eq(tailors.id, tailorId));
  if (!row) throw new Error('The tailor is gone.');
  return row;
}
