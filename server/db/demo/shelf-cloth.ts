import { and, eq, gt, sql } from 'drizzle-orm';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import type { Tx } from '../client.ts';
import { brands, products, variants } from '../schema/catalogue.ts';
import { garments } from '../schema/garments.ts';
import { singleOrderDetails } from '../schema/order-details.ts';
import { orderEvents } from '../schema/order-events.ts';
import { orderAddresses, orders } from '../schema/orders.ts';
import { sellerOrderItems, sellerOrders } from '../schema/shop.ts';
import { daysBefore } from './seeded.ts';

/** The demo order whose cloth a brand sends, by its status and dress type. */
const STITCHED = { status: 'ACCEPTED', dressType: 'Pishwas' } as const;

const SENT_DAYS_AGO = 1;
const DUE_IN_DAYS = 2;

/** Gives one accepted order cloth of a brand, which is on its way to the tailor (orders-150). */
export async function writeShelfCloth(
  tx: Tx,
  { customerId, now }: { customerId: number; now: Date },
): Promise<void> {
  const [order] = await tx
    .select({
      id: orders.id,
      total: sql<number>`${orders.total}`,
      collectionFee: sql<number>`coalesce(${singleOrderDetails.collectionFee}, 0)`,
      confirmedAt: sql<string>`(select max(at) from order_events where order_id = ${orders.id} and action = 'confirm')`,
      deliveryType: singleOrderDetails.deliveryType,
    })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(and(eq(orders.status, STITCHED.status), eq(singleOrderDetails.dressType, STITCHED.dressType)));
  const [cloth] = await tx
    .select({
      brandId: brands.id,
      sellerId: brands.userId,
      productId: products.id,
      variantId: variants.id,
      name: products.name,
      image: products.image,
      colour: variants.colourName,
      price: products.price,
      metres: sql<number>`${products.clothMetres}`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      and(
        eq(products.category, 'womens'),
        eq(products.active, true),
        sql`${products.clothMetres} is not null`,
        gt(variants.stock, 4),
      ),
    )
    .orderBy(products.id, variants.id)
    .limit(1);
  if (!order || !cloth) throw new Error('The demo has no order for the cloth of a brand.');
  const { brandId, sellerId, productId, variantId, name, image, colour, price } = cloth;
  const quantity = 1;
  const clothPrice = price * quantity;
  await tx
    .update(orders)
    .set({ total: order.total - order.collectionFee + clothPrice })
    .where(eq(orders.id, order.id));
  await tx
    .update(singleOrderDetails)
    .set({
      ...{ pickup: 'BY_OWN', collectionFee: 0, clothPrice },
      clothDueOn: addDays(dayInKarachi(now), DUE_IN_DAYS),
    })
    .where(eq(singleOrderDetails.orderId, order.id));
  await tx
    .delete(orderAddresses)
    .where(and(eq(orderAddresses.orderId, order.id), eq(orderAddresses.purpose, 'collection')));
  const [garment] = await tx
    .update(garments)
    .set({ clothSource: 'SHELF', clothVariant: variantId, clothQuantity: quantity, clothPrice })
    .where(and(eq(garments.orderId, order.id), eq(garments.position, 1)))
    .returning({ id: garments.id });
  const sentAt = daysBefore(now, SENT_DAYS_AGO);
  const [part] = await tx
    .insert(sellerOrders)
    .values({ orderId: order.id, brandId, status: 'SHIPPED', subTotal: clothPrice, updatedAt: sentAt })
    .returning({ id: sellerOrders.id });
  if (!garment || !part) throw new Error('The cloth of the demo was not written.');
  const sellerOrderId = part.id;
  const item = { productId, variantId, name, image, colour, price, quantity };
  await tx.insert(sellerOrderItems).values({ ...item, sellerOrderId, garmentId: garment.id });
  await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${quantity}` })
    .where(eq(variants.id, variantId));
  const step = { orderId: order.id, sellerOrderId };
  const placedAt = new Date(order.confirmedAt);
  const packedAt = new Date((placedAt.getTime() + sentAt.getTime()) / 2);
  await tx.insert(orderEvents).values([
    { ...step, actorId: customerId, action: 'place', toStatus: 'PLACED', at: placedAt },
    { ...step, actorId: sellerId, action: 'pack', fromStatus: 'PLACED', toStatus: 'PACKED', at: packedAt },
    {
      ...{ ...step, actorId: sellerId, action: 'ship', fromStatus: 'PACKED', toStatus: 'SHIPPED' },
      ...{ courier: 'TCS', courierNumber: '7798-2214-60', at: sentAt },
    },
  ]);
}
