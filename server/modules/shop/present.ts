import type { ShopOrder } from '../../../contract/shop-orders.ts';
import type { PartRow, ShopOrderRow } from './queries.ts';

/** An order as its buyer reads it; what no brand sends, the shop sends itself. */
export function presentShopOrder({ order, parts, card }: ShopOrderRow, shopName: string): ShopOrder {
  return {
    id: order.id,
    tracking_id: order.trackingId,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    type: order.type,
    payment_method: order.paymentMethod,
    bill_status: order.billStatus,
    card,
    bill: {
      sub_total: order.subTotal,
      discount: order.discount,
      delivery_fee: order.deliveryFee,
      total: order.total,
    },
    shipping: {
      full_name: order.fullName,
      address: order.address,
      city: order.city,
      postal_code: order.postalCode,
      country: order.country,
      email: order.email,
      phone: order.phone,
      delivery: order.delivery,
    },
    parts: parts.map((part) => presentPart(part, shopName)),
  };
}

function presentPart(part: PartRow, shopName: string): ShopOrder['parts'][number] {
  return {
    id: part.id,
    seller: { id: part.brand, name: part.seller ?? shopName },
    status: part.status,
    sub_total: part.subTotal,
    items: part.items.map((item) => ({ ...item, line_total: item.price * item.quantity })),
  };
}
