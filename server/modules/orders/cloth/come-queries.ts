import { type SQL, sql } from 'drizzle-orm';
import { files } from '../../../db/schema/files.ts';
import { garments } from '../../../db/schema/garments.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEventPhotos, orderEvents } from '../../../db/schema/order-events.ts';
import { orders } from '../../../db/schema/orders.ts';
import { clothReceipts } from '../../../db/schema/workshop.ts';

export interface ClothReceiptRow {
  number: number;
  /** Null: of all. */
  garments: number[] | null;
  length_cm: number | null;
  pieces: number | null;
  faults: string;
  bag_tag: string | null;
  received_at: string;
  is_final: boolean;
  objection: string | null;
  objected_garments: number[] | null;
  objected_at: string | null;
  settled_at: string | null;
  /** Storage keys. */
  photos: string[];
}

/** Oldest first. A receipt and its event have the time of their transaction. */
export const receiptsOfCloth = sql<ClothReceiptRow[]>`(
  select coalesce(jsonb_agg(to_jsonb(receipt) || jsonb_build_object('garments', receipt.garment_ids, 'photos', (
    select coalesce(jsonb_agg(picture.key order by photo.place), '[]') from ${orderEvents} event
    join ${orderEventPhotos} photo on photo.event_id = event.id join ${files} picture on picture.id = photo.file_id
    where event.order_id = receipt.order_id and event.at = receipt.received_at
  )) order by receipt.number), '[]')
  from ${clothReceipts} receipt where receipt.order_id = ${orders.id})`;

/** While an order waits for cloth: for that of which garments, and whether some of it is there (orders-194). */
export interface ClothCome {
  /** Ids of the garments whose cloth has not come, first one first. */
  missing: number[];
  isPartly: boolean;
}

/** Another tailor, or a seller who could not send it, makes the garment `garment` wait anew. */
const awaitedSince = sql`coalesce((select max(moved.at) from order_events moved
  where moved.order_id = garment.order_id and (moved.action = 'reassign'
    or moved.to_status in ('CANCELLED', 'RETURNED') and moved.seller_order_id in (
      select item.seller_order_id from seller_order_items item where item.garment_id = garment.id))), '-infinity')`;

/** Whether the cloth of the garment `garment` in the outer query is in a receipt of its present tailor. */
export const hasCome = sql`exists (select from ${clothReceipts} receipt where receipt.order_id = garment.order_id
  and (receipt.garment_ids is null or garment.id = any(receipt.garment_ids)) and receipt.received_at > ${awaitedSince})`;

/** Null where the order in the outer query waits for no cloth. A garment at work has its cloth. */
export const clothComeOfOrder = sql<ClothCome | null>`case when ${singleOrderDetails.clothDueOn} is not null then (
  select jsonb_build_object('isPartly', coalesce(bool_or(come), false), 'missing',
    coalesce(jsonb_agg(id order by position) filter (where progress = 'WAITING' and not come), '[]'))
  from (select id, position, progress, ${hasCome} as come from ${garments} garment
    where garment.order_id = ${orders.id} and progress <> 'CANCELLED' and item_type <> 'shoes') each_garment) end`;

/**
 * Whether a garment of the order `id` waits although its work has begun: with a day for its cloth, then that of this
 * garment has not come. A count is read by order, where `exists` would read all garments.
 */
export function hasWaitingGarment(id: SQL): SQL {
  return sql`(select count(*) from ${garments} waiting where waiting.order_id = ${id} and waiting.progress = 'WAITING') > 0`;
}

/** An order `o` at its tailor; some garments may be at work before the cloth of the last one has come (orders-195). */
export const mayWaitForCloth = sql`(o.status = 'ACCEPTED' or o.status = 'IN_PRODUCTION' and ${hasWaitingGarment(sql`o.id`)})`;
