import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NoteCode, OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { OWN_RIDER } from '../../../../contract/constants/orders.ts';
import { MAX_STOPS, type StopKind } from '../../../../contract/constants/rounds.ts';
import type { Day } from '../../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { garmentSamples } from '../../../db/schema/samples.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { mayWaitForCloth } from '../cloth/come-queries.ts';
import { pickupNeeded } from '../cloth/queries.ts';
import { alteredGarment, listedGarments } from '../garment-queries.ts';
import { addressesOfOrder, isOfCollecting, type OrderScope, within } from '../queries.ts';

export interface StopRow {
  id: number;
  kind: StopKind;
  isOpen: boolean;
  /** Ticked as collected, and its receipt is not written down yet. */
  isRevocable: boolean;
  /** Delivered before, so that nothing was taken this time. */
  isAgain: boolean;
  isAlteration: boolean;
  dueOn: Day;
  tick: {
    action: OrderAction;
    at: string;
    by: string | null;
    noteCode: NoteCode | null;
    note: string | null;
  } | null;
}

/** How long after its parcel left a tick is looked for. */
const MOST_DAYS_ON_THE_WAY = 60;

const startOf = (day: Day) => sql`(${day}::date::timestamp at time zone 'Asia/Karachi')`;
const endOf = (day: Day) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Karachi')`;

/** The newest event of an order among these actions by the end of `day`, after another one. */
const lastTick = (day: Day, actions: SQL, after: SQL) => sql`left join lateral (
  select e.action, e.at, e.note, e.note_code, u.username as by from order_events e left join users u on u.id = e.actor_id
  where e.order_id = o.id and e.seller_order_id is null and e.action in (${actions}) and e.id > ${after}
    and e.at < ${endOf(day)} order by e.id desc limit 1) tick on true`;

/**
 * Cloth that the shop collects within Pakistan: awaited by the end of `day`, or tried on it. A garment that comes back for
 * an alteration is collected as its cloth was, from the day of the request (orders-240).
 */
const collections = (day: Day) => sql`
  select o.id, 'collection' as kind,
    case when asked.id is null then d.cloth_due_on else (asked.at at time zone 'Asia/Karachi')::date end as due_on, tick.*,
    (waits.at_all and last.action is distinct from 'collect_cloth') as is_open,
    (waits.at_all and last.action is not distinct from 'collect_cloth') as is_revocable, false as is_again,
    asked.id is not null as is_alteration
  from (
    select order_id from single_order_details
    where cloth_due_on is not null and cloth_due_on <= ${day} and pickup = 'BY_SHOP' and country = 'PK'
      and ${pickupNeeded(sql`single_order_details.order_id`)}
    union
    select altered.id from orders altered join single_order_details on order_id = altered.id
    where altered.kind = 'single' and altered.status = 'ALTERATION' and pickup = 'BY_SHOP' and country = 'PK'
    union
    select order_id from order_events where action in ('collect_cloth', 'fail_collection')
      and at >= ${startOf(day)} and at < ${endOf(day)}
  ) found
  join orders o on o.id = found.order_id join single_order_details d on d.order_id = o.id
  cross join lateral (select max(e.id) as id, max(e.at) as at from order_events e
    where e.order_id = o.id and e.action = 'alter' and e.at < ${endOf(day)}) asked
  cross join lateral (select case when asked.id is null then ${mayWaitForCloth} and d.cloth_due_on is not null
    else o.status = 'ALTERATION' end as at_all) waits
  left join lateral (
    select e.action from order_events e where e.order_id = o.id and ${isOfCollecting} order by e.id desc limit 1
  ) last on true
  ${lastTick(day, sql`'collect_cloth', 'fail_collection'`, sql`coalesce(asked.id, 0)`)}`;

/** Parcels that the shop's own rider has got by the end of `day`: not handed over yet, or tried on it. */
const deliveries = (day: Day) => sql`
  select o.id, 'delivery' as kind, (sent.at at time zone 'Asia/Karachi')::date as due_on, tick.*,
    (o.status = 'SHIPPED') as is_open, false as is_revocable,
    exists (select from order_events before where before.order_id = o.id
      and before.to_status = 'DELIVERED' and before.seller_order_id is null and before.id < sent.id) as is_again,
    false as is_alteration
  from order_events sent join orders o on o.id = sent.order_id
  ${lastTick(day, sql`'deliver', 'come_back', 'fail_delivery'`, sql`sent.id`)}
  where sent.courier = ${OWN_RIDER} and sent.at < ${endOf(day)} and o.kind <> 'goods'
    and not exists (select from order_events later
      where later.order_id = o.id and later.id > sent.id and later.seller_order_id is null
        and later.courier is not null)
    and (o.status = 'SHIPPED' or sent.at >= ${startOf(day)} - make_interval(days => ${MOST_DAYS_ON_THE_WAY}))`;

/** Swatches of the in-house workshop within Pakistan (orders-9): not handed over yet, or on this day. */
const swatches = (day: Day) => sql`
  select o.id, 'swatch' as kind, (accepted.at at time zone 'Asia/Karachi')::date as due_on, tick.*,
    (o.status = 'ACCEPTED' and sent.at is null) as is_open, false as is_revocable, false as is_again,
    false as is_alteration
  from orders o join single_order_details d on d.order_id = o.id
  cross join lateral (select max(e.at) as at from order_events e where e.order_id = o.id and e.action = 'accept') accepted
  cross join lateral (select max(e.at) as at from order_events e where e.order_id = o.id and e.action = 'send_swatch') sent
  ${lastTick(day, sql`'send_swatch'`, sql`0`)}
  where o.tailor_id = ${IN_HOUSE_TAILOR_ID} and o.status in ('ACCEPTED', 'IN_PRODUCTION')
    and d.is_requested_sample and d.country = 'PK' and accepted.at < ${endOf(day)}`;

/** What is due first, at most `MAX_STOPS`, and how many there are. */
export async function stopsOf(
  db: Db | Tx,
  scope: OrderScope,
  day: Day,
): Promise<{ stops: StopRow[]; count: number }> {
  const { rows } = await db.execute<{
    id: number;
    kind: StopKind;
    is_open: boolean;
    is_revocable: boolean;
    is_again: boolean;
    is_alteration: boolean;
    due_on: Day;
    action: OrderAction | null;
    at: string;
    by: string | null;
    note: string | null;
    note_code: NoteCode | null;
    count: number;
  }>(sql`
    select stop.id, stop.kind, stop.is_open, stop.is_revocable, stop.is_again, stop.is_alteration, stop.action, stop.note, stop.note_code, stop.by,
      to_char(coalesce(stop.due_on, (stop.at at time zone 'Asia/Karachi')::date), 'YYYY-MM-DD') as due_on,
      to_char(stop.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, count(*) over ()::int as count
    from (${collections(day)} union all ${deliveries(day)} union all ${swatches(day)}) stop
    join orders on orders.id = stop.id
    where (stop.is_open or (stop.at >= ${startOf(day)} and stop.at < ${endOf(day)}))
      and ${within(scope) ?? sql`true`}
    order by due_on, stop.id, stop.kind limit ${MAX_STOPS}`);
  const stops = rows.map(
    ({
      id,
      kind,
      is_open: isOpen,
      is_revocable: isRevocable,
      is_again: isAgain,
      is_alteration: isAlteration,
      due_on: dueOn,
      action,
      at,
      by,
      note,
      note_code: noteCode,
    }) => ({
      ...{ id, kind, isOpen, isRevocable, isAgain, isAlteration, dueOn },
      tick: action && { action, at, by, noteCode, note },
    }),
  );
  return { stops, count: rows[0]?.count ?? 0 };
}

/** How many samples of an order are in this state. */
const samplesOf = (state: SQL) => sql<number>`(select count(*)::int
  from ${garmentSamples} sample join garments one on one.id = sample.garment_id
  where sample.order_id = ${orders.id} and one.progress <> 'CANCELLED' and sample.lost_at is null and ${state})`;

/** The payment of a delivery has the time of its event. */
const cashOfDelivery = sql<number>`coalesce((select sum(p.amount)::int from bill_payments p
  where p.order_id = ${orders.id} and p.method = 'CASH' and p.reversed_at is null and p.at = (
    select max(e.at) from order_events e where e.order_id = ${orders.id} and e.action = 'deliver'
      and e.seller_order_id is null)), 0)`;

const tailorUser = alias(users, 'tailor_user');

/** What the rider has to know about the orders. */
export async function ordersOnRound(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .select({
      order: {
        id: orders.id,
        customerId: orders.customerId,
        trackingNumber: orders.trackingNumber,
        status: orders.status,
        billStatus: orders.billStatus,
        paymentMethod: orders.paymentMethod,
        total: orders.total,
        paidAmount: orders.paidAmount,
        advancePercent: orders.advancePercent,
        advanceCause: orders.advanceCause,
        expectedDeliveryDate: orders.expectedDeliveryDate,
        deliveryType: singleOrderDetails.deliveryType,
        addresses: addressesOfOrder,
      },
      garments: listedGarments,
      alteredGarment,
      bulkItem: bulkOrderDetails.itemType,
      bulkPieces: bulkOrderDetails.numberOfPieces,
      /** In cash with the last delivery. */
      cashTaken: cashOfDelivery,
      samplesToCollect: samplesOf(sql`sample.came_at is null`),
      samplesPacked: samplesOf(sql`sample.packed_at is not null`),
      inHouse: tailors.inHouse,
      tailorArea: tailors.area,
      tailorAddress: tailors.address,
      tailorUsername: tailorUser.username,
      tailorEmail: tailorUser.email,
    })
    .from(orders)
    .leftJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .leftJoin(bulkOrderDetails, eq(bulkOrderDetails.orderId, orders.id))
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .innerJoin(tailorUser, eq(tailorUser.id, tailors.userId))
    .where(inArray(orders.id, [...ids]));
}

export type OrderOnRound = Awaited<ReturnType<typeof ordersOnRound>>[number];
