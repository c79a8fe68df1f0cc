import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '../../../../contract/dates.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { garments } from '../../../db/schema/garments.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { clothReceipts, noLightMoves, noLightReports, orderQuestions } from '../../../db/schema/workshop.ts';

export async function putReport(
  tx: Tx,
  report: { tailorId: number; day: Day; pressedAt: Date },
): Promise<void> {
  await tx.insert(noLightReports).values(report).onConflictDoNothing();
}

export async function deleteReport(tx: Tx, tailorId: number, day: Day): Promise<void> {
  await tx.delete(noLightReports).where(isReportOf(tailorId, day));
}

export async function hasReport(db: Db | Tx, tailorId: number, day: Day): Promise<boolean> {
  return (await db.$count(noLightReports, isReportOf(tailorId, day))) > 0;
}

function isReportOf(tailorId: number, day: Day) {
  return and(eq(noLightReports.tailorId, tailorId), eq(noLightReports.day, day));
}

interface AreaRow extends Record<string, unknown> {
  day: Day;
  area: string;
  tailors: number;
  reports: { tailor: number; name: string; pressed_at: string }[];
  toMove: number;
}

/**
 * What is stitched in an area, was ordered by that day, and is promised for it or later. What waited for the cloth of a
 * garment or for an answer on that day is left out, because the receipt or the answer moves it by the same day (orders-80,
 * workshop-8).
 */
function isToMove(area: SQL, day: SQL): SQL {
  return sql`o.kind = 'single' and o.status in ('CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK')
    and o.expected_delivery_date >= ${day} and (o.order_date at time zone 'Asia/Karachi')::date <= ${day}
    and o.tailor_id in (select id from ${tailors} where lower(area) = lower(${area}))
    and not exists (select from ${singleOrderDetails} d where d.order_id = o.id and d.cloth_due_on is not null)
    and not exists (select from ${garments} g where g.order_id = o.id and g.progress <> 'CANCELLED' and (
      select min(r.received_at) from ${clothReceipts} r
      where r.order_id = o.id and coalesce(g.id = any(r.garment_ids), true)) at time zone 'Asia/Karachi' >= ${day}::date + 1)
    and not exists (select from ${orderQuestions} q where q.order_id = o.id and q.asked_on < ${day}
      and (q.closed_at is null or q.closed_at at time zone 'Asia/Karachi' >= ${day}))
    and not exists (select from ${noLightMoves} m where m.order_id = o.id and m.day = ${day})`;
}

/** Areas with a report since a day; those with most reports first. */
export async function areasWithReports(db: Db, since: Day): Promise<AreaRow[]> {
  const { rows } = await db.execute<AreaRow>(sql`
    with reported as (
      select r.day, lower(t.area) as place, min(t.area) as area,
        jsonb_agg(jsonb_build_object('tailor', t.id, 'name', u.username, 'pressed_at', r.pressed_at)
          order by r.pressed_at, t.id) as reports
      from ${noLightReports} r
      join ${tailors} t on t.id = r.tailor_id
      join ${users} u on u.id = t.user_id
      where r.day >= ${since}::date
      group by r.day, lower(t.area)
    )
    select day::text, area, reports,
      (select count(*)::int from ${tailors} t where lower(t.area) = place and t.active) as tailors,
      (select count(*)::int from ${orders} o where ${isToMove(sql`place`, sql`reported.day`)}) as "toMove"
    from reported
    order by day desc, jsonb_array_length(reports) desc, area
    limit 200`);
  return rows;
}

export async function isReportedIn(db: Db | Tx, area: string, day: Day): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${noLightReports} r join ${tailors} t on t.id = r.tailor_id
    where r.day = ${day}::date and lower(t.area) = lower(${area}) limit 1`);
  return rows.length > 0;
}

interface OrderToMove extends Record<string, unknown> {
  id: number;
  weekdaysOff: number[];
}

/** One more than `limit`, if there are as many. */
export async function ordersToMove(
  db: Db,
  { area, day, limit }: { area: string; day: Day; limit: number },
): Promise<OrderToMove[]> {
  const { rows } = await db.execute<OrderToMove>(sql`
    select o.id, t.weekdays_off as "weekdaysOff" from ${orders} o join ${tailors} t on t.id = o.tailor_id
    where ${isToMove(sql`${area}`, sql`${day}::date`)} order by o.expected_delivery_date, o.id limit ${limit + 1}`);
  return rows;
}

/** False if the order was moved for this day before. */
export async function insertMove(tx: Tx, orderId: number, day: Day): Promise<boolean> {
  const inserted = await tx
    .insert(noLightMoves)
    .values({ orderId, day })
    .onConflictDoNothing()
    .returning({ orderId: noLightMoves.orderId });
  return inserted.length > 0;
}
