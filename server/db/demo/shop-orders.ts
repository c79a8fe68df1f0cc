import { asc, inArray } from 'drizzle-orm';
import { dayInKarachi } from '../../../contract/dates.ts';
import { arrival } from '../../../contract/delivery.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Config } from '../../config.ts';
import { actionBetween } from '../../modules/lifecycle/steps.ts';
import { goodsStatus } from '../../modules/shop/goods-timeline.ts';
import { issueCreditNotes, issueGoodsInvoice } from '../../modules/shop/service.ts';
import type { Tx } from '../client.ts';
import { products, variants } from '../schema/catalogue.ts';
import { goodsOrderDetails } from '../schema/order-details.ts';
import { orderEvents } from '../schema/order-events.ts';
import { orderAddresses, orders } from '../schema/orders.ts';
import { payments, refunds, sellerOrderItems, sellerOrders } from '../schema/shop.ts';
import type { PastDocument } from './documents.ts';
import { DEMO_GOODS } from './products.ts';
import { daysBefore, seeded, seededTrackingNumber } from './seeded.ts';

interface DemoSellerOrder {
  status: SellerOrderStatus;
  goods: readonly (readonly [slug: string, pieces: number])[];
  changed: number;
  note?: string;
  /** Tracking number of the courier TCS. */
  courierNumber?: string;
}

interface DemoShopOrder {
  placed: number;
  card?: 'Visa' | 'Mastercard';
  parts: readonly DemoSellerOrder[];
}

/** Every status, oldest order first. */
// biome-ignore format: a table reads best with one seller order a line
const SHOP_ORDERS: readonly DemoShopOrder[] = [
  { placed: 96, parts: [
    { status: 'DELIVERED', changed: 92, goods: [['sindhi-ajrak-shawl', 1], ['meenakari-bangles', 2]] },
  ] },
  { placed: 64, card: 'Visa', parts: [
    { status: 'DELIVERED', changed: 60, goods: [['bahaar-lawn-kurti', 2], ['neel-chikan-kameez', 1]] },
    { status: 'DELIVERED', changed: 59, goods: [['multani-blue-two-piece', 1]] },
  ] },
  { placed: 41, card: 'Mastercard', parts: [
    { status: 'RETURNED', changed: 30, goods: [['layla-abaya', 1]], note: 'Two inches too long; the next size is not made.' },
  ] },
  { placed: 27, parts: [
    { status: 'CANCELLED', changed: 26.5, goods: [['pari-anarkali', 1]], note: 'Ordered twice by mistake.' },
  ] },
  { placed: 5, card: 'Visa', parts: [
    { status: 'DELIVERED', changed: 1.2, goods: [['mother-of-pearl-buttons', 2], ['silk-knot-buttons', 1]] },
    { status: 'SHIPPED', changed: 1.6, goods: [['rohi-khaddar-suit', 1]], courierNumber: '77142093822' },
  ] },
  { placed: 1.5, parts: [
    { status: 'PACKED', changed: 0.6, goods: [['lacha-kurta', 1]] },
  ] },
  { placed: 0.1, card: 'Visa', parts: [
    { status: 'PLACED', changed: 0.1, goods: [['kapas-everyday-kurta', 1], ['kapas-wide-trousers', 1]] },
    { status: 'PLACED', changed: 0.1, goods: [['titli-frock', 1]] },
  ] },
];

function statusesUpTo(status: SellerOrderStatus): SellerOrderStatus[] {
  if (status === 'CANCELLED') return ['PLACED', status];
  const statuses: SellerOrderStatus[] = ['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'RETURNED'];
  return statuses.slice(0, statuses.indexOf(status) + 1);
}

function actionOf(from: SellerOrderStatus | undefined, to: SellerOrderStatus) {
  return from ? actionBetween('goods', from, to) : ('place' as const);
}

function billOf({ card, parts }: DemoShopOrder) {
  if (parts.every(({ status }) => status === 'RETURNED')) return 'REFUNDED' as const;
  if (card || parts.every(({ status }) => status === 'DELIVERED')) return 'PAID' as const;
  return 'UNPAID' as const;
}

interface Shop {
  customer: { id: number; email: string; phoneNumber: string | null };
  owners: ReadonlyMap<number, number>;
  shopOwnerId: number;
  config: Config;
  now: Date;
}

/** Inserts the customer's cart orders and reduces stock accordingly. */
export async function writeShopOrders(
  tx: Tx,
  { customer, owners, shopOwnerId, config, now }: Shop,
): Promise<PastDocument[]> {
  const documents: PastDocument[] = [];
  const random = seeded(1971);
  const variantOf = await firstVariants(tx);
  for (const order of SHOP_ORDERS) {
    const placedAt = daysBefore(now, order.placed);
    const parts = order.parts.map((part) => {
      const lines = part.goods.map(([slug, quantity]) => ({ ...variantOf(slug), quantity }));
      const subTotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      return { ...part, lines, subTotal, brandId: lines[0]?.brandId ?? null };
    });
    const total = parts.reduce((sum, { subTotal }) => sum + subTotal, 0);
    const billStatus = billOf(order);
    const [written] = await tx
      .insert(orders)
      .values({
        kind: 'goods',
        trackingNumber: seededTrackingNumber(random),
        customerId: customer.id,
        status: goodsStatus(order.parts.map(({ status }, id) => ({ id, status }))),
        billStatus,
        paymentMethod: order.card ? 'CARD' : 'COD',
        total,
        email: customer.email,
        phone: customer.phoneNumber,
        expectedDeliveryDate: arrival(
          dayInKarachi(placedAt),
          'standard',
          usualDaysOff(dayInKarachi(placedAt)),
        )[1],
        orderDate: placedAt,
        updatedAt: daysBefore(now, Math.min(...order.parts.map(({ changed }) => changed))),
      })
      .returning({ id: orders.id });
    const orderId = written?.id ?? 0;
    await tx.insert(goodsOrderDetails).values({
      orderId,
      type: parts[0]?.brandId ? 'brand' : 'culture',
      delivery: 'standard',
      subTotal: total,
      discount: 0,
      deliveryFee: 0,
      soldCounted: true,
    });
    await tx.insert(orderAddresses).values({
      orderId,
      purpose: 'delivery',
      fullName: 'Ayesha Siddiqui',
      address: '27-B, Block H, Gulberg III',
      city: 'Lahore',
      postalCode: '54660',
      country: 'PK',
    });
    let lastSellerOrderId: number | null = null;
    for (const part of parts) {
      const changedAt = daysBefore(now, part.changed);
      const [sent] = await tx
        .insert(sellerOrders)
        .values({
          orderId,
          brandId: part.brandId,
          status: part.status,
          subTotal: part.subTotal,
          updatedAt: changedAt,
        })
        .returning({ id: sellerOrders.id });
      const sellerOrderId = sent?.id ?? 0;
      lastSellerOrderId = sellerOrderId;
      await tx
        .insert(sellerOrderItems)
        .values(part.lines.map(({ brandId, ...line }) => ({ ...line, sellerOrderId })));
      const seller = (part.brandId && owners.get(part.brandId)) || shopOwnerId;
      const statuses = statusesUpTo(part.status);
      const pace = (order.placed - part.changed) / Math.max(1, statuses.length - 1);
      await tx.insert(orderEvents).values(
        statuses.map((toStatus, place) => ({
          orderId,
          sellerOrderId,
          actorId: place === 0 ? customer.id : seller,
          action: actionOf(statuses[place - 1], toStatus),
          fromStatus: statuses[place - 1] ?? null,
          toStatus,
          note: place === statuses.length - 1 ? (part.note ?? null) : null,
          ...(toStatus === 'SHIPPED' && part.courierNumber
            ? { courier: 'TCS', courierNumber: part.courierNumber }
            : {}),
          at: daysBefore(now, order.placed - pace * place),
        })),
      );
    }
    const settledAt = order.card
      ? placedAt
      : daysBefore(now, Math.min(...order.parts.map(({ changed }) => changed)));
    if (billStatus !== 'UNPAID') {
      documents.push({ at: settledAt, issue: () => issueGoodsInvoice(tx, { config }, orderId, settledAt) });
    }
    if (!order.card) continue;
    const [payment] = await tx
      .insert(payments)
      .values({
        orderId,
        gateway: 'sandbox',
        reference: `sandbox_demo_${orderId}`,
        amount: total,
        refunded: billStatus === 'REFUNDED' ? total : 0,
        status: billStatus === 'REFUNDED' ? 'REFUNDED' : 'CAPTURED',
        cardBrand: order.card,
        cardLast4: order.card === 'Visa' ? '4242' : '4444',
        cardExpiry: '11/31',
        createdAt: placedAt,
        updatedAt: placedAt,
      })
      .returning({ id: payments.id });
    if (billStatus !== 'REFUNDED') continue;
    const refundedAt = daysBefore(now, order.parts[0]?.changed ?? 0);
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderId,
        paymentId: payment?.id,
        cause: 'RETURN',
        sellerOrderId: lastSellerOrderId,
        amount: total,
        name: `refund-sandbox_demo_${orderId}`,
        createdAt: refundedAt,
        completedAt: refundedAt,
      })
      .returning();
    if (refund) {
      documents.push({
        at: refundedAt,
        issue: () => issueCreditNotes(tx, { config }, [refund], refundedAt),
      });
    }
  }
  return documents;
}

async function firstVariants(tx: Tx) {
  const slugs = [
    ...new Set(SHOP_ORDERS.flatMap(({ parts }) => parts.flatMap(({ goods }) => goods.map(([slug]) => slug)))),
  ];
  const ids = slugs.map((slug) => DEMO_GOODS.findIndex((goods) => goods.slug === slug) + 1);
  const rows = await tx.select().from(products).where(inArray(products.id, ids));
  const stocked = await tx
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.id));
  return (slug: string) => {
    const product = rows.find(({ id }) => id === ids[slugs.indexOf(slug)]);
    const variant = stocked.find(({ productId }) => productId === product?.id);
    if (!product || !variant) throw new Error(`There is no ${slug} to be ordered.`);
    return {
      brandId: product.brandId,
      productId: product.id,
      variantId: variant.id,
      name: product.name,
      image: product.image,
      colour: variant.colourName,
      size: variant.size,
      price: product.price,
    };
  };
}
