import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { SUGGESTION_ANSWERS } from '../../../../contract/constants/measurements.ts';
import type { MeasuredValues } from '../../../../contract/finished-measures.ts';
import type { FittedOrder } from '../../../../contract/fit-notes.ts';
import type { GarmentFit } from '../../../../contract/garments.ts';
import type { MeasureCode } from '../../../../contract/measures.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fitAnswers } from '../../../db/schema/fit.ts';
import { measurements } from '../../../db/schema/measurements.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';

export interface FittedRow extends FittedOrder {
  measurementId: number;
  tailorId: number;
}

interface Wanted {
  customerId: number;
  /** Only orders of this record. */
  measurementId?: number;
  /** Only orders that were placed before this one. */
  before?: number;
  limit: number;
}

/** Delivered orders of a customer whose fit was judged or measured, newest first. */
export async function fittedOrders(
  db: Db | Tx,
  { customerId, measurementId, before, limit }: Wanted,
): Promise<FittedRow[]> {
  const id = orders.id;
  const deliveredAt = sql`(select min(at) from order_events where order_id = ${id} and to_status = 'DELIVERED')`;
  const said = sql<GarmentFit>`coalesce((select fit from reviews where order_id = ${id}), '{}')`;
  const finished = sql<MeasuredValues>`coalesce((select values from finished_measures where order_id = ${id}), '{}')`;
  const alteration = sql<string | null>`(select note from order_events
    where order_id = ${id} and action = 'alter' order by id desc limit 1)`;
  return await db
    .select({
      order: id,
      measurementId: sql<number>`${singleOrderDetails.measurementId}`,
      tailorId: sql<number>`${orders.tailorId}`,
      tracking_id: orders.trackingNumber,
      day: sql<string>`to_char(${deliveredAt} at time zone 'Asia/Karachi', 'YYYY-MM-DD')`,
      dress_type: singleOrderDetails.dressType,
      ordered: sql<MeasuredValues>`coalesce(${singleOrderDetails.measurementSnapshot}->'values', '{}')`,
      finished,
      said,
      altered: sql<GarmentFit>`coalesce(${singleOrderDetails.alterationFit}, '{}')`,
      alteration,
    })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, id))
    .where(
      and(
        eq(orders.customerId, customerId),
        measurementId === undefined
          ? sql`${singleOrderDetails.measurementId} is not null`
          : eq(singleOrderDetails.measurementId, measurementId),
        before === undefined ? undefined : lt(id, before),
        sql`${deliveredAt} is not null`,
        sql`(${said} <> '{}' or ${finished} <> '{}' or ${alteration} is not null)`,
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

type Answer = (typeof SUGGESTION_ANSWERS)[number];

export interface Answered {
  measurementId: number;
  orderId: number;
  measure: MeasureCode;
}

/** What the customer has answered to suggestions. */
export async function answersOf(db: Db | Tx, customerId: number): Promise<Answered[]> {
  return await db
    .select({
      measurementId: fitAnswers.measurementId,
      orderId: fitAnswers.orderId,
      measure: fitAnswers.measure,
    })
    .from(fitAnswers)
    .innerJoin(measurements, eq(measurements.id, fitAnswers.measurementId))
    .where(eq(measurements.userId, customerId));
}

export async function insertAnswer(tx: Tx, answered: Answered & { answer: Answer }): Promise<void> {
  await tx.insert(fitAnswers).values(answered);
}
