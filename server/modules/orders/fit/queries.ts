import { and, asc, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { SUGGESTION_ANSWERS } from '../../../../contract/constants/measurements.ts';
import type { MeasuredValues } from '../../../../contract/finished-measures.ts';
import type { FittedGarment } from '../../../../contract/fit-notes.ts';
import type { GarmentFit } from '../../../../contract/garments.ts';
import type { MeasureCode } from '../../../../contract/measures.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fitAnswers } from '../../../db/schema/fit.ts';
import { garments } from '../../../db/schema/garments.ts';
import { measurements } from '../../../db/schema/measurements.ts';
import { orders } from '../../../db/schema/orders.ts';

export interface FittedRow extends FittedGarment {
  measurementId: number;
  tailorId: number;
}

interface Wanted {
  customerId: number;
  /** Only garments of these records. */
  measurementIds?: readonly number[];
  /** Only of orders that were placed before this one. */
  before?: number;
  limit: number;
}

/** Garments of a customer's delivered orders whose fit was judged or measured, those of the newest order first. */
export async function fittedGarments(
  db: Db | Tx,
  { customerId, measurementIds, before, limit }: Wanted,
): Promise<FittedRow[]> {
  const id = orders.id;
  const { id: garment, position } = garments;
  const deliveredAt = sql`(select min(at) from order_events where order_id = ${id} and to_status = 'DELIVERED'
    and seller_order_id is null)`;
  const said = sql<GarmentFit>`coalesce((select fit from reviews where reviews.order_id = ${id}
    and coalesce(garment_id, 0) = case when ${position} = 1 then 0 else ${garment} end), '{}')`;
  const finished = sql<MeasuredValues>`coalesce(case when ${position} = 1 then (
    select values from finished_measures where order_id = ${id}) else ${garments.finished}->'values' end, '{}')`;
  const hasOthers = sql`exists (select from garments other where other.order_id = ${id} and other.id <> ${garment}
    and other.progress <> 'CANCELLED')`;
  // A request of release 1.0.0 names no garment: it had only the first one, as has a receipt that names none.
  const request = sql`from order_events event
    left join alterations asked on asked.order_id = event.order_id and asked.requested_at = event.at
    left join alteration_claims claim on claim.order_id = event.order_id and claim.sent_at = event.at
    where event.order_id = ${id}
    and (event.action = 'alter' or event.action = 'claim_alteration' and (claim.garment_id is not null or not ${hasOthers}))
    and case when coalesce(asked.garment_id, claim.garment_id) is null then ${position} = 1
      else coalesce(asked.garment_id, claim.garment_id) = ${garment} end
    order by event.id desc limit 1`;
  const alteration = sql<string | null>`(select event.note ${request})`;
  return await db
    .select({
      order: id,
      garment: sql<number | null>`case when ${hasOthers} then ${garment} end`,
      measurementId: sql<number>`${garments.measurementId}`,
      tailorId: sql<number>`${orders.tailorId}`,
      tracking_id: orders.trackingNumber,
      day: sql<string>`to_char(${deliveredAt} at time zone 'Asia/Karachi', 'YYYY-MM-DD')`,
      dress_type: garments.dressType,
      ordered: sql<MeasuredValues>`coalesce(${garments.measurementSnapshot}->'values', '{}')`,
      finished,
      said,
      altered: sql<GarmentFit>`coalesce((select coalesce(asked.fit, claim.fit) ${request}), '{}')`,
      alteration,
    })
    .from(orders)
    .innerJoin(garments, eq(garments.orderId, id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(garments.progress, 'CANCELLED'),
        measurementIds === undefined
          ? isNotNull(garments.measurementId)
          : inArray(garments.measurementId, [...measurementIds]),
        before === undefined ? undefined : lt(id, before),
        sql`${deliveredAt} is not null`,
        sql`(${said} <> '{}' or ${finished} <> '{}' or ${alteration} is not null)`,
      ),
    )
    .orderBy(desc(id), asc(position))
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
