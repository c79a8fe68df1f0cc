import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  BULK_STAGES,
  MAX_WORK_COUNT,
  WORK_STAGES,
  type WorkStage,
} from '../../../../contract/constants/workshop.ts';
import type { Day } from '../../../../contract/dates.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { LOCALES, type Locale } from '../../../../contract/locale.ts';
import { WORK_SORTS, type workOrders } from '../../../../contract/workshop.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { users } from '../../../db/schema/accounts.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { garmentSamples, isSampleDueBack } from '../../../db/schema/samples.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { clothReceipts, finishedMeasures, orderQuestions } from '../../../db/schema/workshop.ts';
import { bulkOrdersWithCustomers } from '../bulk/queries.ts';
import { mayWaitForCloth } from '../cloth/come-queries.ts';
import { ordersWithNeighbours } from '../queries.ts';

export async function insertQuestion(tx: Tx, question: typeof orderQuestions.$inferInsert): Promise<void> {
  await tx.insert(orderQuestions).values(question);
}

/** Closes the open question of an order; returns the day it was asked, undefined without one. */
export async function closeOpenQuestion(tx: Tx, orderId: number): Promise<Day | undefined> {
  const [row] = await tx
    .update(orderQuestions)
    .set({ closedAt: new Date() })
    .where(and(eq(orderQuestions.orderId, orderId), isNull(orderQuestions.closedAt)))
    .returning({ askedOn: orderQuestions.askedOn });
  return row?.askedOn;
}

export async function restartOpenQuestion(tx: Tx, orderId: number, askedOn: Day): Promise<void> {
  await tx
    .update(orderQuestions)
    .set({ askedOn })
    .where(and(eq(orderQuestions.orderId, orderId), isNull(orderQuestions.closedAt)));
}

export async function putFinishedMeasures(
  tx: Tx,
  measured: Omit<typeof finishedMeasures.$inferInsert, 'measuredAt'>,
): Promise<void> {
  const { orderId, ...values } = measured;
  const set = { ...values, measuredAt: new Date() };
  await tx
    .insert(finishedMeasures)
    .values({ orderId, ...set })
    .onConflictDoUpdate({ target: finishedMeasures.orderId, set });
}

export async function tailorOfUser(db: Db | Tx, userId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: tailors.id }).from(tailors).where(eq(tailors.userId, userId));
  return row?.id;
}

/** The language that a user reads. */
export async function localeOfUser(db: Db, userId: number): Promise<Locale> {
  const [row] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return row?.locale ?? LOCALES[0];
}

/** Counts per stage up to `MAX_WORK_COUNT`, which bounds the index entries read. */
export async function countByStage(db: Db, tailorId: number): Promise<Record<WorkStage, number>> {
  const rows = await db.execute<{ stage: WorkStage; count: number }>(sql`
    select stage, (select count(*)::int from (select from ${orders} where ${orders.tailorId} = ${tailorId}
      and ${orders.kind} = 'single' and ${orders.status} = stage limit ${MAX_WORK_COUNT}) counted) as count
    from unnest(${sql.param(`{${WORK_STAGES.join(',')}}`)}::text[]) as stage`);
  return Object.fromEntries(rows.rows.map(({ stage, count }) => [stage, count])) as Record<WorkStage, number>;
}

interface WorkSlice {
  stages: readonly WorkStage[];
  /** Both days are included. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** Excludes orders that wait for an answer or for cloth, or with an open objection. */
  isRunning?: boolean;
  limit: number;
}

const isAsked = sql`exists (select from ${orderQuestions} q where q.order_id = o.id and q.closed_at is null)`;

const isDisputed = sql`exists (select from ${clothReceipts} r
  where r.order_id = o.id and r.objected_at is not null and r.settled_at is null)`;

const isWithoutCloth = sql`exists (select from ${singleOrderDetails} d
  where d.order_id = o.id and d.cloth_due_on is not null)`;

/**
 * The ids of the orders with the earliest promised days; without bounds, orders without a day come last. Reads each
 * stage in index order up to the limit, however many orders the tailor has.
 */
export async function promisedFirst(
  db: Db,
  tailorId: number,
  { stages, from, to, isRunning = false, limit }: WorkSlice,
): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select found.id from unnest(${sql.param(`{${stages.join(',')}}`)}::text[]) as stage
    cross join lateral (
      select o.id, o.expected_delivery_date from orders o
      where o.tailor_id = ${tailorId} and o.kind = 'single' and o.status = stage
        ${from === undefined ? sql`` : sql`and o.expected_delivery_date >= ${from}`}
        ${to === undefined ? sql`` : sql`and o.expected_delivery_date <= ${to}`}
        ${isRunning ? sql`and not ${isAsked} and not ${isDisputed} and not (${mayWaitForCloth} and ${isWithoutCloth})` : sql``}
      order by o.expected_delivery_date, o.id limit ${limit}) found
    order by found.expected_delivery_date, found.id limit ${limit}`);
  return rows.rows.map(({ id }) => id);
}

/** The ids of the newest orders of a stage. */
export async function newestIn(db: Db, tailorId: number, stage: WorkStage, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inStage(tailorId, stage))
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Uses a literal kind, so that PostgreSQL chooses the partial index. */
function inStage(tailorId: number, stage: WorkStage) {
  return and(eq(orders.tailorId, tailorId), sql`${orders.kind} = 'single'`, eq(orders.status, stage));
}

const KEYS = { promised: orders.expectedDeliveryDate, id: orders.id };

/** A page of order ids in a stage. Every confirmed order has a promised day, so the day can be the sort key. */
export async function stagePage(db: Db, tailorId: number, query: QueryOf<typeof workOrders>) {
  const page = keyset(WORK_SORTS, KEYS, orders.id, query);
  const { search } = query;
  const matching = and(
    inStage(tailorId, query.stage),
    search === undefined ? undefined : eq(orders.trackingNumber, search.toUpperCase()),
  );
  const [rows, count] = await Promise.all([
    db
      .select({ id: orders.id, cursor: page.cursor })
      .from(orders)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`select 1 from ${orders} where ${matching}`),
  ]);
  const { rows: shown, ...ends } = page.pageOf(rows);
  return { count, ...ends, ids: shown.map(({ id }) => id) };
}

/** The ids of orders with an open question, oldest question first. */
export async function waitingForAnswer(db: Db, tailorId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderQuestions.orderId })
    .from(orderQuestions)
    .where(and(eq(orderQuestions.tailorId, tailorId), isNull(orderQuestions.closedAt)))
    .orderBy(asc(orderQuestions.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The ids of orders with an open objection to the receipt of their cloth, oldest first. */
export async function objectedFirst(db: Db, tailorId: number, limit: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select o.id from ${clothReceipts} r join ${orders} o on o.id = r.order_id
    where o.tailor_id = ${tailorId} and r.objected_at is not null and r.settled_at is null and not ${isAsked}
    order by r.objected_at, o.id limit ${limit}`);
  return rows.rows.map(({ id }) => id);
}

/** The ids of orders whose cloth, or that of some garment, has not come, the one that was due first at the top. */
export async function waitingForCloth(db: Db, tailorId: number, limit: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select o.id from ${orders} o join ${singleOrderDetails} d on d.order_id = o.id
    where o.tailor_id = ${tailorId} and o.kind = 'single' and ${mayWaitForCloth} and d.cloth_due_on is not null
      and not ${isAsked} and not ${isDisputed}
    order by d.cloth_due_on, o.id limit ${limit}`);
  return rows.rows.map(({ id }) => id);
}

/** The ids of orders that are over for the tailor but for a sample that has to go back, the newest first (orders-165). */
export async function samplesDueBack(db: Db, tailorId: number, limit: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select o.id from ${orders} o where o.id in (
        select held.order_id from ${garmentSamples} held where held.holder_id = ${tailorId}
          and held.returned_at is null and held.lost_at is null)
      and o.tailor_id = ${tailorId} and o.status in ('SHIPPED', 'DELIVERED', 'CANCELLED') and ${isSampleDueBack}
    order by o.id desc limit ${limit}`);
  return rows.rows.map(({ id }) => id);
}

/** The tailor's bulk orders in work, earliest promised day first. There are few. */
export function runningBulk(db: Db, tailorId: number, limit: number) {
  return bulkOrdersWithCustomers(db, {})
    .where(
      and(
        eq(orders.tailorId, tailorId),
        sql`${orders.kind} = 'bulk'`,
        inArray(orders.status, [...BULK_STAGES]),
      ),
    )
    .orderBy(asc(orders.expectedDeliveryDate), asc(orders.id))
    .limit(limit);
}

/** Orders with the columns of lists, in the order of the ids. */
export async function ordersOfIds(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await ordersWithNeighbours(db, {}).where(inArray(orders.id, [...ids]));
  const known = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
