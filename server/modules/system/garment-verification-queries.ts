import { sql } from 'drizzle-orm';
import type { Invariant } from './verification-queries.ts';

/** Where a garment is after a step of its own, by the code in the step's event. */
export interface GarmentStepTo {
  code: string;
  to: string;
}

/**
 * The events of each order with steps of its garments must replay to where each garment is: a garment's own step says
 * so, and a step of the whole order takes garments along as the trigger `keep_garments_progress` does.
 */
export function invariantOfGarments(steps: readonly GarmentStepTo[]): Invariant {
  const known = sql`select * from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (code text, "to" text)`;
  const along = sql`case
    when garment.progress = 'CANCELLED' or event.to_status = 'CANCELLED' then garment.progress
    when event.to_status = 'IN_PRODUCTION' and event.altered is not null then
      case when garment.id = event.altered::text and not garment.is_one_stitched then 'STITCHING' else garment.progress end
    when event.to_status = 'IN_PRODUCTION' then
      case when garment.are_waiting or garment.are_done then 'STITCHING' else garment.progress end
    when event.to_status = 'QUALITY_CHECK' then
      case when garment.progress in ('WAITING', 'STITCHING') then 'CHECKING' else garment.progress end
    when event.to_status in ('READY', 'SHIPPED', 'DELIVERED', 'ALTERATION') then 'READY'
    else 'WAITING' end`;
  return {
    what: 'a garment whose events do not lead to where it is',
    rows: sql`with recursive known as (${known}), played as (
        select distinct order_id from order_events where action in ('work_garment', 'cancel_garment')
      ), event as (
        select e.order_id, e.garment_id, e.to_status, known."to" as own,
          row_number() over (partition by e.order_id order by e.id) as place,
          case when e.from_status in ('ALTERATION', 'QUALITY_CHECK') and e.to_status = 'IN_PRODUCTION' then (
            select asked.garment_id from alterations asked where asked.order_id = e.order_id and asked.requested_at = (
              select max(request.at) from order_events request
              where request.order_id = e.order_id and request.action = 'alter' and request.id < e.id)) end as altered
        from order_events e join played on played.order_id = e.order_id
        left join known on known.code = e.note_code and e.action in ('work_garment', 'cancel_garment')
        where e.seller_order_id is null and (known.code is not null or e.from_status <> e.to_status)
      ), state as (
        select g.order_id, 0::bigint as place, jsonb_object_agg(g.id, 'WAITING') as progress
        from garments g join played on played.order_id = g.order_id group by g.order_id
        union all
        select state.order_id, event.place, (
          select jsonb_object_agg(garment.id, case
            when event.own is null then ${along}
            when garment.id = event.garment_id::text then event.own
            else garment.progress end)
          from (select each.key as id, each.value as progress,
              bool_and(each.value = 'WAITING') filter (where each.value <> 'CANCELLED') over () as are_waiting,
              bool_and(each.value in ('CHECKING', 'READY')) filter (where each.value <> 'CANCELLED') over () as are_done,
              bool_or(each.value = 'STITCHING') over () as is_one_stitched
            from jsonb_each_text(state.progress) each) garment)
        from state join event on event.order_id = state.order_id and event.place = state.place + 1
      ), last as (select distinct on (order_id) order_id, progress from state order by order_id, place desc)
      select o.tracking_id as id from last join garments g on g.order_id = last.order_id join orders o on o.id = g.order_id
      where g.progress is distinct from last.progress ->> g.id::text`,
  };
}
