import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { EARNING_KINDS } from '../../../contract/constants/workshop.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  brandStatements,
  earnings,
  payoutRuns,
  payouts,
  tailorStatements,
} from '../../db/schema/earnings.ts';
import { alterations, garments } from '../../db/schema/garments.ts';
import { orders } from '../../db/schema/orders.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import type { Span } from '../../month-span.ts';
import { earnedBy, paidTo, type Seller } from './seller-queries.ts';

type NewEarning = Omit<typeof earnings.$inferInsert, 'at'>;

/**
 * `clock_timestamp` is later than the seller's lock, and so later than any earlier month's statement. A second delivery
 * of an order or seller order is ignored.
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
      withheld: sql<number>`coalesce(sum(${earnings.withheld}), 0)::int`,
    })
    .from(earnings)
    .where(eq(earnings.orderId, orderId));
  if (!row) throw new Error('A sum without a row.');
  return row;
}

const ofKind = (...kinds: (typeof EARNING_KINDS)[number][]) =>
  sql`filter (where ${inArray(earnings.kind, kinds)})`;
const sum = (amount: SQL, kind?: SQL) => sql<number>`coalesce(sum(${amount}) ${kind ?? sql``}, 0)::int`;
const charged = sql`${earnings.stitching} + ${earnings.urgentSurcharge} + ${earnings.goods} - ${earnings.discount}`;
const net = sql`${charged} - ${earnings.commission} - ${earnings.withheld}`;

const stitchedIn = sql`from ${garments} garment where garment.order_id = earnings.order_id and progress <> 'CANCELLED'`;

const totals = {
  delivered: sql<number>`(coalesce(sum((select count(*) ${stitchedIn})) ${ofKind('DELIVERY')}, 0) + count(*) ${ofKind('GOODS')})::int`,
  alterations: sql<number>`count(*) ${ofKind('ALTERATION')}::int`,
  stitching: sum(sql`${earnings.stitching}`, ofKind('DELIVERY')),
  urgent_surcharge: sum(sql`${earnings.urgentSurcharge}`, ofKind('DELIVERY')),
  goods: sum(sql`${earnings.goods}`, ofKind('GOODS')),
  discount: sum(sql`${earnings.discount}`, ofKind('GOODS')),
  refunds: sum(sql`-(${charged})`, ofKind('REFUND', 'GOODS_REFUND')),
  commission: sum(sql`${earnings.commission}`),
  withheld: sum(sql`${earnings.withheld}`),
  net: sum(net),
};

const within = (seller: Seller, { from, until }: Span) =>
  and(earnedBy(seller), gte(earnings.at, from), lt(earnings.at, until));

export async function totalsOf(db: Db | Tx, seller: Seller, span: Span) {
  const [row] = await db.select(totals).from(earnings).where(within(seller, span));
  if (!row) throw new Error('A sum without a row.');
  return row;
}

/** Latest month first. */
export function monthTotals(db: Db, seller: Seller, span: Span) {
  const month = sql<string>`to_char(${earnings.at} at time zone 'Asia/Karachi', 'YYYY-MM')`;
  return db
    .select({ month, ...totals })
    .from(earnings)
    .where(within(seller, span))
    .groupBy(month)
    .orderBy(desc(month));
}

export async function firstEarning(db: Db, seller: Seller): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: earnings.at })
    .from(earnings)
    .where(earnedBy(seller))
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
  seller: Seller,
  span: Span,
  page: { after?: number | undefined; limit?: number } = {},
) {
  const { id, at, kind, sellerOrderId, stitching, urgentSurcharge, goods, discount, commission, withheld } =
    earnings;
  const afterIt =
    page.after === undefined
      ? undefined
      : sql`(${at}, ${id}) > (select e.at, e.id from earnings e where e.id = ${page.after} and ${'tailor' in seller ? sql`e.tailor_id = ${seller.tailor}` : sql`e.brand_id = ${seller.brand}`})`;
  const query = db
    .select({
      id,
      at,
      kind,
      orderId: orders.id,
      sellerOrderId,
      stitching,
      urgentSurcharge,
      goods,
      discount,
      commission,
      withheld,
      trackingNumber: orders.trackingNumber,
      dressType: garments.dressType,
      itemType: garments.itemType,
      bought: sql<string | null>`(select item.name from ${boughtIn} order by item.id limit 1)`,
      others: sql<number>`case when ${kind} = 'ALTERATION' then 0 when ${sellerOrderId} is null then (select count(*) - 1 ${stitchedIn})
        else (select count(*) - 1 from ${boughtIn}) end::int`,
    })
    .from(earnings)
    .leftJoin(sellerOrders, eq(sellerOrders.id, sellerOrderId))
    .innerJoin(orders, eq(orders.id, sql`coalesce(${earnings.orderId}, ${sellerOrders.orderId})`))
    .leftJoin(garments, and(sql`${sellerOrderId} is null`, eq(garments.id, namedGarment)))
    .where(and(within(seller, span), afterIt))
    .orderBy(asc(at), asc(id));
  return page.limit === undefined ? query : query.limit(page.limit);
}

const boughtIn = sql`seller_order_items item where item.seller_order_id = ${earnings.sellerOrderId}`;

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** What has moved to the seller's bank in a span, or came back from there, oldest first (earnings-16). */
export function paymentsOf(db: Db | Tx, seller: Seller, { from, until }: Span) {
  return db
    .select({
      id: payouts.id,
      amount: payouts.amount,
      account: payouts.ibanEnd,
      paidAt: sql<Date>`${payouts.paidAt}`.mapWith(payouts.paidAt),
      reference: payoutRuns.reference,
    })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(paidTo(seller), gte(payouts.paidAt, from), lt(payouts.paidAt, until)))
    .orderBy(asc(payouts.paidAt), asc(payouts.id));
}

/** Earned and not paid out before a time. */
export async function balanceBefore(db: Db | Tx, seller: Seller, until: Date): Promise<number> {
  const [earned] = await db
    .select({ sum: sum(net) })
    .from(earnings)
    .where(and(earnedBy(seller), lt(earnings.at, until)));
  const [paid] = await db
    .select({ sum: sum(sql`${payouts.amount}`) })
    .from(payouts)
    .where(and(paidTo(seller), lt(payouts.paidAt, until)));
  return (earned?.sum ?? 0) - (paid?.sum ?? 0);
}

/** Statement numbers by month. */
export async function statementNumbers(
  db: Db | Tx,
  seller: Seller,
  { from, until }: { from: string; until: string },
): Promise<Map<string, number>> {
  const table = 'tailor' in seller ? tailorStatements : brandStatements;
  const whose =
    'tailor' in seller
      ? eq(tailorStatements.tailorId, seller.tailor)
      : eq(brandStatements.brandId, seller.brand);
  const rows = await db
    .select({ month: table.month, number: table.number })
    .from(table)
    .where(and(whose, gte(table.month, `${from}-01`), lte(table.month, `${until}-01`)));
  return new Map(rows.map(({ month, number }) => [month.slice(0, 7), number]));
}

export async function statementNumber(db: Db | Tx, seller: Seller, month: string) {
  return (await statementNumbers(db, seller, { from: month, until: month })).get(month);
}

export async function insertStatement(
  tx: Tx,
  seller: Seller,
  statement: { month: string; number: number },
): Promise<void> {
  if ('tailor' in seller) {
    await tx.insert(tailorStatements).values({ tailorId: seller.tailor, ...statement });
  } else {
    await tx.insert(brandStatements).values({ brandId: seller.brand, ...statement });
  }
}

export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];
