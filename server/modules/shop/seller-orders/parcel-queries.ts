import { and, eq, sql } from 'drizzle-orm';
import type { BoughtItem } from '../../../../contract/shop-orders.ts';
import type { Db } from '../../../db/client.ts';
import { brands } from '../../../db/schema/catalogue.ts';
import { returnDays } from '../../../db/schema/fees.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { documents, orderAddresses, orders } from '../../../db/schema/orders.ts';
import { sellerOrders } from '../../../db/schema/shop.ts';

type ParcelItem = Pick<BoughtItem, 'product' | 'name' | 'colour' | 'size' | 'price' | 'quantity'>;

/**
 * A parcel of a cart order with what its papers say; undefined for one of another brand, an unconfirmed one, and cloth of a
 * stitched order, which never leaves Pakistan (shop-30).
 */
export async function parcelOf(db: Db, brandId: number | 'any', id: number) {
  const [row] = await db
    .select({
      id: sellerOrders.id,
      orderId: sellerOrders.orderId,
      status: sql<
        'PLACED' | 'PACKED' | 'SHIPPED' | 'DELIVERED' | 'RETURNED' | 'CANCELLED'
      >`${sellerOrders.status}`,
      subTotal: sellerOrders.subTotal,
      customerId: orders.customerId,
      trackingNumber: orders.trackingNumber,
      phone: orders.phone,
      discount: goodsOrderDetails.discount,
      ownDiscount: sellerOrders.discount,
      orderSubTotal: goodsOrderDetails.subTotal,
      /** Null for the shop's own goods. */
      brand: { name: brands.name, city: brands.city },
      to: {
        full_name: orderAddresses.fullName,
        address: orderAddresses.address,
        city: orderAddresses.city,
        postal_code: orderAddresses.postalCode,
        country: orderAddresses.country,
      },
      invoice: sql<
        number | null
      >`(select number from ${documents} where order_id = ${orders.id} and kind = 'INVOICE')`,
      deliveredAt: sql<string | null>`(select max(at) from order_events event
        where event.seller_order_id = ${sellerOrders.id} and event.to_status = 'DELIVERED' and event.action is distinct from 'take_back')`,
      returnDays,
      items: sql<
        ParcelItem[]
      >`(select jsonb_agg(jsonb_build_object('product', item.product_id, 'name', item.name,
          'colour', item.colour, 'size', item.size, 'price', item.price, 'quantity', item.quantity) order by item.id)
        from seller_order_items item where item.seller_order_id = ${sellerOrders.id})`,
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, sellerOrders.orderId))
    .innerJoin(
      orderAddresses,
      and(eq(orderAddresses.orderId, sellerOrders.orderId), eq(orderAddresses.purpose, 'delivery')),
    )
    .leftJoin(brands, eq(brands.id, sellerOrders.brandId))
    .where(
      and(
        eq(sellerOrders.id, id),
        eq(orders.kind, 'goods'),
        sql`${sellerOrders.status} <> 'UNCONFIRMED'`,
        brandId === 'any' ? undefined : eq(sellerOrders.brandId, brandId),
      ),
    );
  return row;
}
