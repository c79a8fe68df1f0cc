import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { MeasuredValues } from '../../../contract/finished-measures.ts';
import type { Unit } from '../../../contract/measures.ts';
import type { ListedGarment } from '../../../contract/order-garments.ts';
import type { Tx } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { alterations, garments } from '../../db/schema/garments.ts';
import { measureLinks } from '../../db/schema/measure-links.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { finishedMeasures } from '../../db/schema/workshop.ts';
import {
  type BoughtCloth,
  boughtCloth,
  type ClothFields,
  chosenCloth,
  type ShelfCloth,
} from './cloth/queries.ts';
import { type SampleRow, sampleOfGarment } from './samples/queries.ts';
import { updateDetails } from './write-queries.ts';

type Row = typeof garments.$inferSelect;

export interface GarmentRow
  extends Pick<
    Row,
    | 'id'
    | 'position'
    | 'itemType'
    | 'gender'
    | 'dressType'
    | 'fabricType'
    | 'shoeSize'
    | 'description'
    | 'designChoices'
    | 'measurementSource'
    | 'measurementId'
    | 'measurementSnapshot'
    | 'lengthChoice'
    | 'measurementFrom'
    | 'stitchingPrice'
    | 'progress'
    | 'clothSource'
    | 'clothQuantity'
    | 'clothPrice'
    | 'clothLeftCm'
  > {
  /** As it is sold now; null without one, and once it is not sold any more. */
  cloth: ShelfCloth | null;
  bought: BoughtCloth | null;
  /** When `measurementFrom` was chosen. */
  askedAt: string | null;
  /** The link in use by which that person gives, or gave, the measures. */
  link: { madeAt: string; expiresAt: string; answeredAt: string | null } | null;
  finished: { unit: Unit; values: MeasuredValues; measured_at: string } | null;
  sample: SampleRow | null;
  /** Storage keys. */
  designKey: string | null;
  pictureKey: string | null;
}

const garmentRows = (isShown: SQL) => sql<GarmentRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'position', position, 'itemType', item_type, 'gender', gender,
    'dressType', dress_type, 'fabricType', fabric_type, 'shoeSize', shoe_size, 'description', description,
    'designChoices', design_choices, 'measurementSource', measurement_source, 'measurementId', measurement_id,
    'measurementSnapshot', measurement_snapshot, 'lengthChoice', length_choice, 'stitchingPrice', stitching_price,
    'measurementFrom', measurement_from, 'askedAt', measurement_asked_at,
    'link', case when measurement_from is not null then (
      select jsonb_build_object('madeAt', created_at, 'expiresAt', expires_at, 'answeredAt', answered_at)
      from ${measureLinks} link where link.garment_id = garment.id and link.voided_at is null) end,
    'progress', progress, 'sample', ${sampleOfGarment},
    'clothSource', cloth_source, 'clothQuantity', cloth_quantity, 'clothPrice', cloth_price, 'clothLeftCm', cloth_left_cm,
    'cloth', ${chosenCloth}, 'bought', ${boughtCloth},
    'finished', case when position > 1 then finished else (
      select jsonb_build_object('unit', unit, 'values', values, 'measured_at', measured_at) from ${finishedMeasures} measured
      where measured.order_id = garment.order_id) end,
    'designKey', (select key from ${files} where id = garment.dress_design),
    'pictureKey', (select key from ${files} where id = garment.measurement_picture)) order by position), '[]')
  from ${garments} garment where garment.order_id = ${orders.id} and ${isShown})`;

/** The one of several garments that is altered, or waits for it (orders-120). */
export const alteredGarment = sql<
  number | null
>`case when ${orders.status} not in ('DELIVERED', 'CANCELLED') then (
  select garment_id from ${alterations} asked where asked.order_id = ${orders.id}
    and asked.requested_at = (select max(at) from order_events where order_id = asked.order_id and action = 'alter')
    and exists (select from ${garments} other where other.order_id = asked.order_id and other.id <> asked.garment_id
      and other.progress <> 'CANCELLED')) end`;

export async function insertAlteration(
  tx: Tx,
  alteration: Pick<typeof alterations.$inferInsert, 'orderId' | 'garmentId' | 'fit'>,
): Promise<void> {
  await tx.insert(alterations).values(alteration);
}

/** What is stitched in an order, first one first, without garments that were cancelled. */
export const garmentsOfOrder = garmentRows(sql`progress <> 'CANCELLED'`);

export const cancelledGarmentsOfOrder = garmentRows(sql`progress = 'CANCELLED'`);

/** The garments of an order in a list, without those that were cancelled. */
export const listedGarments = sql<ListedGarment[]>`(
  select jsonb_agg(jsonb_build_object('id', id, 'item_type', item_type, 'dress_type', dress_type,
    'measurement_label', measurement_snapshot->>'label') order by position)
  from ${garments} garment where garment.order_id = ${orders.id} and progress <> 'CANCELLED')`;

export type GarmentFields = Omit<typeof garments.$inferInsert, 'orderId' | 'position'>;

/** Adds a garment after the others; returns its id. */
export async function insertGarment(tx: Tx, orderId: number, fields: GarmentFields): Promise<number> {
  const position = sql`(select max(position) + 1 from ${garments} where order_id = ${orderId})`;
  const [row] = await tx
    .insert(garments)
    .values({ ...fields, orderId, position })
    .returning({ id: garments.id });
  if (!row) throw new Error('The garment was not written.');
  return row.id;
}

export async function firstGarmentOf(tx: Tx, orderId: number): Promise<number> {
  const isFirst = and(eq(garments.orderId, orderId), eq(garments.position, 1));
  const [row] = await tx.select({ id: garments.id }).from(garments).where(isFirst);
  if (!row) throw new Error('The order has no garment.');
  return row.id;
}

/** Writes a garment that is not the first of its order. */
export async function updateGarment(tx: Tx, id: number, changes: Partial<GarmentFields>): Promise<void> {
  await tx.update(garments).set(changes).where(eq(garments.id, id));
}

/** Writes any garment; the first one is a copy of the details of its order. */
export async function writeGarment(
  tx: Tx,
  orderId: number,
  { id, position }: Pick<GarmentRow, 'id' | 'position'>,
  changes: Partial<
    Omit<GarmentFields, 'stitchingPrice' | 'finished' | 'measurementAskedAt' | keyof ClothFields>
  >,
): Promise<void> {
  if (position === 1) await updateDetails(tx, orderId, changes);
  else await updateGarment(tx, id, changes);
}

/** The pictures of a garment. */
export async function picturesOfGarment(tx: Tx, id: number) {
  const [row] = await tx
    .select({ dressDesign: garments.dressDesign, measurementPicture: garments.measurementPicture })
    .from(garments)
    .where(eq(garments.id, id));
  if (!row) throw new Error('The garment is gone.');
  return row;
}

export async function deleteGarment(tx: Tx, id: number): Promise<void> {
  await tx.delete(garments).where(eq(garments.id, id));
}

/** Moves the first garment behind the others, so that the first one is stitched. */
export async function moveToEnd(tx: Tx, orderId: number, id: number): Promise<void> {
  const last = sql`(select max(position) + 1 from ${garments} where order_id = ${orderId})`;
  await tx.update(garments).set({ position: last }).where(eq(garments.id, id));
  await tx.execute(sql`
    with measured as (delete from ${finishedMeasures} where order_id = ${orderId} returning unit, values, measured_at)
    update ${garments} set finished = to_jsonb(measured) from measured where id = ${id}`);
}

/**
 * Makes the second garment the first one, with the measures of when it was finished; its trigger needs the details of
 * the order to be those of the garment.
 */
export async function makeFirst(tx: Tx, orderId: number): Promise<void> {
  const next = sql`(select id from ${garments} where order_id = ${orderId}
    and progress <> 'CANCELLED' order by position limit 1)`;
  await tx.update(garments).set({ position: 1 }).where(eq(garments.id, next));
  await tx.execute(sql`
    with measured as (
      update ${garments} set finished = null from (
        select id, finished as was from ${garments} where order_id = ${orderId} and position = 1 and finished is not null
      ) first where garments.id = first.id returning was)
    insert into ${finishedMeasures} (order_id, unit, values, measured_at)
    select ${orderId}::integer, was->>'unit', was->'values', (was->>'measured_at')::timestamptz from measured`);
  await tx.execute(sql`
    update ${singleOrderDetails} set (item_type, gender, dress_type, fabric_type, shoe_size, description, dress_design,
      design_choices, measurement_source, measurement_id, measurement_snapshot, measurement_picture, length_choice,
      measurement_from) = (
      select item_type, gender, dress_type, fabric_type, shoe_size, description, dress_design, design_choices,
        measurement_source, measurement_id, measurement_snapshot, measurement_picture, length_choice, measurement_from
      from ${garments} where order_id = ${orderId} and position = 1)
    where order_id = ${orderId}`);
}

export interface GarmentPrice {
  id: number;
  /** Rupees. */
  price: number;
}

/** Writes the prices of garments after the first, which costs what they leave of the stitching. */
export async function priceGarments(tx: Tx, prices: readonly GarmentPrice[]): Promise<void> {
  for (const { id, price } of prices) {
    await updateGarment(tx, id, { stitchingPrice: price });
  }
}
