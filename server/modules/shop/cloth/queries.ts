import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SellerOrderStatus } from '../../../../contract/shop-orders.ts';
import type { Tx } from '../../../db/client.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { sellerOrderItems, sellerOrders } from '../../../db/schema/shop.ts';
import type { NewLine } from '../queries.ts';

export interface ClothLine extends Omit<NewLine, 'discount' | 'borne'> {
  garment: number;
}

/** Inserts a seller order for each seller, with items and first event; returns their ids. */
export async function insertClothOrders(
  tx: Tx,
  { orderId, actorId }: { orderId: number; actorId: number | null },
  lines: readonly ClothLine[],
): Promise<number[]> {
  const sellers = [...new Set(lines.map(({ brand }) => brand))].map((brand) => ({
    orderId,
    brandId: brand,
    status: 'PLACED' as const,
    subTotal: lines.reduce((sum, line) => (line.brand === brand ? sum + line.price * line.quantity : sum), 0),
  }));
  const written = await tx
    .insert(sellerOrders)
    .values(sellers)
    .returning({ id: sellerOrders.id, brand: sellerOrders.brandId });
  const items = lines.flatMap(({ brand, product, variant, garment, ...item }) =>
    written
      .filter((seller) => seller.brand === brand)
      .map(({ id }) => ({
        ...item,
        sellerOrderId: id,
        productId: product,
        variantId: variant,
        garmentId: garment,
      })),
  );
  await tx.insert(sellerOrderItems).values(items);
  const first = { orderId, actorId, action: 'place', toStatus: 'PLACED' } as const;
  await tx.insert(orderEvents).values(written.map(({ id }) => ({ ...first, sellerOrderId: id })));
  return written.map(({ id }) => id);
}

/** The seller orders of an order in one of the statuses. */
export function clothOrdersIn(tx: Tx, orderId: number, statuses: readonly SellerOrderStatus[]) {
  return tx
    .select({ id: sellerOrders.id, status: sellerOrders.status })
    .from(sellerOrders)
    .where(and(eq(sellerOrders.orderId, orderId), inArray(sellerOrders.status, [...statuses])))
    .orderBy(asc(sellerOrders.id));
}

/** Takes the cloth of one garment out of its seller order, and puts it back on the shelf. */
export async function takeOutItem(
  tx: Tx,
  { sellerOrder, garment }: { sellerOrder: number; garment: number },
): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from seller_order_items where seller_order_id = ${sellerOrder} and garment_id = ${garment}
      returning variant_id, price, quantity
    ), cheaper as (
      update seller_orders set sub_total = sub_total - (select sum(price * quantity) from gone), updated_at = now()
      where id = ${sellerOrder}
    )
    update variants v set stock = least(1000000, v.stock + gone.quantity) from gone where v.id = gone.variant_id`);
}

export function itemCount(tx: Tx, sellerOrder: number): Promise<number> {
  return tx.$count(sellerOrderItems, eq(sellerOrderItems.sellerOrderId, sellerOrder));
}

export async function writeCreditNote(tx: Tx, id: number, creditNote: number): Promise<void> {
  await tx.update(sellerOrders).set({ creditNote }).where(eq(sellerOrders.id, id));
}
