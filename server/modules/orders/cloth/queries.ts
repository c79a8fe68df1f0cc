import { eq, type SQL, sql } from 'drizzle-orm';
import type { Size } from '../../../../contract/catalogue.ts';
import type { SellerOrderStatus } from '../../../../contract/shop-orders.ts';
import type { Tx } from '../../../db/client.ts';
import { brands, products, variants } from '../../../db/schema/catalogue.ts';
import { garments } from '../../../db/schema/garments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { hasCome } from './come-queries.ts';

/** Cloth of a brand as it is sold now; the shop's own collection has no page on which staff could send it. */
export interface ShelfCloth {
  variant: number;
  product: number;
  name: string;
  image: string;
  colour: string;
  size: Size | null;
  brand: number;
  /** Name of the brand. */
  seller: string;
  city: string;
  /** Of one piece. */
  metres: number;
  width: number;
  price: number;
  stock: number;
  isSold: boolean;
}

const asCloth = sql`jsonb_build_object('variant', v.id, 'product', p.id, 'name', p.name,
  'image', coalesce((select picture->>'image' from jsonb_array_elements(p.pictures) picture
    where picture->>'colour' = v.colour limit 1), p.image),
  'colour', v.colour_name, 'size', v.size, 'brand', p.brand_id, 'seller', b.name, 'city', b.city,
  'metres', p.cloth_metres, 'width', p.cloth_width_inches, 'price', p.price, 'stock', v.stock,
  'isSold', p.active and b.active and not v.retired and p.cloth_metres is not null)`;
const onSale = sql`${variants} v join ${products} p on p.id = v.product_id join ${brands} b on b.id = p.brand_id`;

/** The cloth that is chosen for the garment `garment`. */
export const chosenCloth = sql`case when cloth_source = 'SHELF' then (
  select ${asCloth} from ${onSale} where v.id = garment.cloth_variant and p.cloth_metres is not null) end`;

/** What was bought for a garment, and where it is. */
export interface BoughtCloth {
  sellerOrder: number;
  status: SellerOrderStatus;
  name: string;
  image: string;
  colour: string;
  price: number;
  quantity: number;
  courier: string | null;
  courierNumber: string | null;
  wentElsewhere: boolean;
}

export const boughtCloth = sql`(
  select jsonb_build_object('sellerOrder', part.id, 'status', part.status, 'name', item.name, 'image', item.image,
    'colour', item.colour, 'price', item.price, 'quantity', item.quantity,
    'courier', sent.courier, 'courierNumber', sent.courier_number,
    'wentElsewhere', part.status in ('SHIPPED', 'DELIVERED') and sent.id < (
      select max(id) from order_events moved where moved.order_id = part.order_id and moved.action = 'reassign'))
  from seller_order_items item join seller_orders part on part.id = item.seller_order_id
  left join lateral (select id, courier, courier_number from order_events event
    where event.seller_order_id = part.id and event.action = 'ship' order by id desc limit 1) sent on true
  where item.garment_id = garment.id order by item.id desc limit 1)`;

/** Where the cloth of each garment of an order comes from, as `ClothFrom` of the contract. */
export const clothFromOfOrder = sql<({ source: 'PICKUP' } | { source: 'SHELF' | 'POSTED'; city: string })[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('source', coalesce(garment.cloth_source, 'PICKUP'), 'city',
    coalesce(case garment.cloth_source when 'SHELF' then (select b.city from ${onSale} where v.id = garment.cloth_variant)
      when 'POSTED' then (select a.city from order_addresses a
        where a.order_id = garment.order_id and a.purpose = 'delivery' and a.country = 'PK') end, '')) order by position), '[]')
  from ${garments} garment where garment.order_id = ${orders.id} and garment.progress <> 'CANCELLED')`;

/** Whether a garment of the order `id` has cloth that its customer brings, or the shop collects, and that has not come. */
export function pickupNeeded(id: SQL): SQL<boolean> {
  return sql`exists (select from ${garments} garment where garment.order_id = ${id} and garment.progress = 'WAITING'
    and garment.item_type <> 'shoes' and garment.cloth_source is null and not ${hasCome})`;
}

/** `pickupNeeded` of the order in the outer query. */
export const isPickupNeeded = pickupNeeded(sql`${orders.id}`);

/** Whether a garment of the order in the outer query has cloth that its customer brings or posts. */
export const isCustomersCloth = sql<boolean>`exists (select from ${garments} garment
  where garment.order_id = ${orders.id} and garment.progress <> 'CANCELLED'
    and garment.cloth_source is distinct from 'SHELF')`;

/** Undefined if the variant does not exist or is no cloth (catalogue-19). */
export async function findCloth(tx: Tx, variant: number): Promise<ShelfCloth | undefined> {
  const { rows } = await tx.execute<{ cloth: ShelfCloth }>(
    sql`select ${asCloth} as cloth from ${onSale} where v.id = ${variant}::int and p.cloth_metres is not null`,
  );
  return rows[0]?.cloth;
}

export type ClothFields = Pick<
  typeof garments.$inferInsert,
  'clothSource' | 'clothVariant' | 'clothQuantity' | 'clothPrice'
>;

export const NO_CLOTH = { clothSource: null, clothVariant: null, clothQuantity: null, clothPrice: null };

/** Writes the cloth of the first garment, which is not copied from the details of its order. */
export async function writeClothOfFirst(tx: Tx, orderId: number, cloth: ClothFields): Promise<void> {
  await tx
    .update(garments)
    .set(cloth)
    .where(sql`${eq(garments.orderId, orderId)} and ${eq(garments.position, 1)}`);
}

export async function writeCloth(tx: Tx, garmentId: number, cloth: ClothFields): Promise<void> {
  await tx.update(garments).set(cloth).where(eq(garments.id, garmentId));
}

/** The garments with an item of a seller order, cancelled ones included. */
export async function garmentsOfSellerOrder(tx: Tx, sellerOrderId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct garment_id as id from seller_order_items
    where seller_order_id = ${sellerOrderId} and garment_id is not null order by garment_id`);
  return rows.map(({ id }) => id);
}
