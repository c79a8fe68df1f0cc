import { DELIVERIES } from '../../../contract/delivery.ts';
import { formatRupees } from '../../../contract/money.ts';
import { PAYMENT_METHODS, type SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Config } from '../../config.ts';
import { greetingTo } from '../../infra/mail/greeting.ts';
import { letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import type { PartRow, ShopOrderRow } from './queries.ts';

/** Told to the buyer when an order is placed; `to` is the address that was left, or the account's. */
export function orderPlacedMail(config: Config, to: string, row: ShopOrderRow): OutgoingMail {
  const { order } = row;
  return {
    kind: 'shop.order-placed',
    to,
    subject: `Your order ${order.trackingId} is placed`,
    ...letter({
      brand: config.brandName,
      preheader: `${formatRupees(order.total)}, expected by ${order.expectedDeliveryDate}`,
      greeting: greetingTo(order.fullName),
      paragraphs: ['Thank you for your order. Its sellers have it before them and pack it next.'],
      table: {
        head: ['Item', 'Pieces', 'Amount'],
        rows: row.parts.flatMap(({ items }) =>
          items.map((item) => [
            [item.name, item.colour, item.size].filter(Boolean).join(', '),
            String(item.quantity),
            formatRupees(item.price * item.quantity),
          ]),
        ),
        total: ['Total', '', formatRupees(order.total)],
      },
      facts: [
        ['Tracking id', order.trackingId],
        ['Payment', PAYMENT_METHODS[order.paymentMethod] + (row.card ? `, ending in ${row.card.last4}` : '')],
        ...(order.discount > 0 ? [['Discount', formatRupees(order.discount)] as [string, string]] : []),
        ...(order.deliveryFee > 0
          ? [['Delivery fee', formatRupees(order.deliveryFee)] as [string, string]]
          : []),
        ['Delivery', `${DELIVERIES[order.delivery].label}, expected by ${order.expectedDeliveryDate}`],
        ['Address', [order.address, `${order.postalCode} ${order.city}`, order.country].join('\n')],
      ],
      action: tracking(config, order.trackingId),
      footer: [config.support.email, config.support.phone],
    }),
  };
}

const TIDINGS: Record<Exclude<SellerOrderStatus, 'PLACED'>, readonly [title: string, text: string]> = {
  PACKED: ['is packed', 'What you ordered is packed and leaves us soon.'],
  SHIPPED: ['is on its way', 'What you ordered has left for your door.'],
  DELIVERED: ['was delivered', 'What you ordered was handed over. Wear it in good health.'],
  CANCELLED: [
    'was cancelled in part',
    'What is named below was called off. If it was paid by card, the money goes back to the card.',
  ],
  RETURNED: [
    'was returned in part',
    'We have got back what is named below. If it was paid by card, the money goes back to the card.',
  ],
};

/** Told to the buyer at every step of what a seller sends. */
export function partMovedMail(
  config: Config,
  to: string,
  { order }: ShopOrderRow,
  part: PartRow,
  step: { to: Exclude<SellerOrderStatus, 'PLACED'>; note: string | null },
): OutgoingMail {
  const [title, text] = TIDINGS[step.to];
  return {
    kind: 'shop.order-update',
    to,
    subject: `Your order ${order.trackingId} ${title}`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(order.fullName),
      paragraphs: [text, ...(step.note ? [step.note] : [])],
      facts: [
        ['Tracking id', order.trackingId],
        ['Seller', part.seller ?? config.brandName],
        ['Items', part.items.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n')],
      ],
      action: tracking(config, order.trackingId),
      footer: [config.support.email, config.support.phone],
    }),
  };
}

function tracking(config: Config, trackingId: string) {
  return {
    label: 'Track the order',
    url: `${config.publicUrl}/order_tracking?number=${encodeURIComponent(trackingId)}`,
  };
}
