import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MissReason } from '../../../../contract/constants/staff.ts';
import type { Day } from '../../../../contract/dates.ts';
import type { RunningOrder } from '../../../../contract/missed-day.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount } from '../../../db/keyset.ts';
import { users } from '../../../db/schema/accounts.ts';
import { dueDay, isAtRisk } from '../../../db/schema/figures.ts';
import { garments } from '../../../db/schema/garments.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { isAdvanceDue, isRunning, orders } from '../../../db/schema/orders.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { clothReceipts, orderQuestions, ordersAtRisk } from '../../../db/schema/workshop.ts';
import { hasWaitingGarment } from '../cloth/come-queries.ts';
import { clothFromOfOrder } from '../cloth/queries.ts';
import { addressesOfOrder } from '../queries.ts';

const STATUSES = [
  'CONFIRMED',
  'ACCEPTED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'ALTERATION',
] as const satisfies readonly RunningOrder['status'][];

interface WornBy {
  dressType: string | null;
  gender: string | null;
}

/** What the rule of missed days needs of an order and its tailor. */
const ofRule = {
  id: orders.id,
  trackingNumber: orders.trackingNumber,
  status: sql<RunningOrder['status']>`${orders.status}`,
  promised: sql<Day>`${orders.expectedDeliveryDate}`,
  tailorId: sql<number>`${orders.tailorId}`,
  deliveryType: singleOrderDetails.deliveryType,
  pickup: singleOrderDetails.pickup,
  delivery: singleOrderDetails.delivery,
  courier: singleOrderDetails.courier,
  addresses: addressesOfOrder,
  clothFrom: clothFromOfOrder,
  further: sql<
    WornBy[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('dressType', garment.dress_type, 'gender',
      coalesce(garment.gender, garment.measurement_snapshot->>'gender'))), '[]') from ${garments} garment
    where garment.order_id = ${orders.id} and garment.position > 1 and garment.progress <> 'CANCELLED')`,
  /** Without the one of work that an earlier release began. */
  clothDueOn: sql<Day | null>`case when ${orders.status} in ('CONFIRMED', 'ACCEPTED') or ${hasWaitingGarment(sql`${orders.id}`)}
    then ${singleOrderDetails.clothDueOn} end`,
  isFromShelf: sql<boolean>`exists (select from ${garments} garment
    where garment.order_id = ${orders.id} and garment.cloth_source = 'SHELF' and garment.progress <> 'CANCELLED')`,
  isUnpaid: sql<boolean>`${isAdvanceDue}`,
  isAsked: sql<boolean>`exists (select from ${orderQuestions} asked
    where asked.order_id = ${orders.id} and asked.closed_at is null)`,
  isObjected: sql<boolean>`exists (select from ${clothReceipts} receipt
    where receipt.order_id = ${orders.id} and receipt.objected_at is not null and receipt.settled_at is null)`,
  begunOn: sql<Day | null>`(select (max(event.at) at time zone 'Asia/Karachi')::date::text from ${orderEvents} event
    where event.order_id = ${orders.id} and event.to_status = 'IN_PRODUCTION'
      and event.action in ('start', 'mend', 'reassign'))`,
  isAltered: sql<boolean>`exists (select from ${orderEvents} event
    where event.order_id = ${orders.id} and event.action = 'alter')`,
  tailor: {
    inHouse: tailors.inHouse,
    leadTimeDays: tailors.leadTimeDays,
    daysOff: tailors.daysOff,
    weekdaysOff: tailors.weekdaysOff,
    area: tailors.area,
    address: tailors.address,
  },
};

/** Statuses in which an order can still miss its day by its tailor's fault. */
const isWithTailor = and(sql`${orders.kind} = 'single'`, inArray(orders.status, [...STATUSES]));

export type PlannedOrder = Awaited<ReturnType<typeof ordersToCheck>>[number];

/** Orders that are promised for `today` or later, promised first, after the last one of the batch before. */
export async function ordersToCheck(
  db: Db,
  { today, after, limit }: { today: Day; after: { promised: Day; id: number } | undefined; limit: number },
) {
  const from = after && sql`(${dueDay}, ${orders.id}) > (${after.promised}::date, ${after.id})`;
  return await db
    .select(ofRule)
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .where(and(isRunning, sql`${dueDay} >= ${today}::date`, isWithTailor, from))
    .orderBy(sql`${dueDay}`, asc(orders.id))
    .limit(limit);
}

export interface Risk {
  orderId: number;
  reason: MissReason;
  promisedOn: Day;
  status: RunningOrder['status'];
  tailorId: number;
}

const WRITTEN_AT_ONCE = 1000;

/** Replaces what the check before has found; returns the ids of the orders that no check has found before. */
export async function replaceRisks(tx: Tx, risks: readonly Risk[]): Promise<number[]> {
  // Two checks at once write one after the other.
  await tx.execute(sql`lock table ${ordersAtRisk} in share row exclusive mode`);
  await tx.update(ordersAtRisk).set({ reason: null }).where(sql`reason is not null`);
  const fresh: number[] = [];
  for (let start = 0; start < risks.length; start += WRITTEN_AT_ONCE) {
    const rows = await tx
      .insert(ordersAtRisk)
      .values(risks.slice(start, start + WRITTEN_AT_ONCE))
      .onConflictDoUpdate({
        target: ordersAtRisk.orderId,
        set: {
          reason: sql`excluded.reason`,
          promisedOn: sql`excluded.promised_on`,
          status: sql`excluded.status`,
          tailorId: sql`excluded.tailor_id`,
          foundAt: sql`excluded.found_at`,
        },
      })
      .returning({ id: ordersAtRisk.orderId, isFresh: sql<boolean>`(xmax = 0)` });
    fresh.push(...rows.flatMap(({ id, isFresh }) => (isFresh ? [id] : [])));
  }
  return fresh;
}

const tailorUsers = sql`${users} tailor_user`;

export type OrderAtRiskRow = Awaited<ReturnType<typeof ordersAtRiskFirst>>['rows'][number];

/** Those that are promised first, and how many there are. */
export async function ordersAtRiskFirst(db: Db, today: Day, limit: number) {
  const found = sql`select 1 from ${orders} where ${isAtRisk(today)}`;
  const [count, rows] = await Promise.all([boundedCount(db, found), risksFirst(db, today, limit)]);
  return { count, rows };
}

async function risksFirst(db: Db, today: Day, limit: number) {
  // By itself, because the condition may see columns of `orders` only.
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(isAtRisk(today))
    .orderBy(sql`${dueDay}`, asc(orders.id))
    .limit(limit)
    .as('found');
  return await db
    .select({
      ...ofRule,
      reason: sql<MissReason>`${ordersAtRisk.reason}`,
      itemType: singleOrderDetails.itemType,
      dressType: singleOrderDetails.dressType,
      shoeSize: singleOrderDetails.shoeSize,
      gender: sql<
        string | null
      >`coalesce(${singleOrderDetails.gender}, ${singleOrderDetails.measurementSnapshot}->>'gender')`,
      events: sql<number>`(select count(*)::int from ${orderEvents} event where event.order_id = ${orders.id}
        and event.seller_order_id is null)`,
      customerName: sql<string>`coalesce(nullif(concat_ws(' ', nullif(${users.firstName}, ''),
        nullif(${users.lastName}, '')), ''), ${users.username})`,
      customerLocale: users.locale,
      tailorUsername: sql<string>`(select username from ${tailorUsers} where tailor_user.id = ${tailors.userId})`,
    })
    .from(orders)
    .innerJoin(ids, eq(ids.id, orders.id))
    .innerJoin(ordersAtRisk, eq(ordersAtRisk.orderId, orders.id))
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.customerId))
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .orderBy(asc(orders.expectedDeliveryDate), asc(orders.id));
}
