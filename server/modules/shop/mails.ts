import { countryName } from '../../../contract/constants/countries.ts';
import type { SellerNews } from '../../../contract/constants/notifications.ts';
import { PAYMENT_METHODS } from '../../../contract/constants/shop-orders.ts';
import { DELIVERIES } from '../../../contract/delivery.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { mailFooter, type UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';
import { METHODS } from './present.ts';
import type { SellerOrderRow, ShopOrderRow } from './queries.ts';
import type { SellerToTell } from './seller-orders/queries.ts';
import { trackingLink } from './tracking-link.ts';

/** `to` is the address given in the order, or the account's. */
export function orderPlacedMail(config: Config, to: string, row: ShopOrderRow): OutgoingMail {
  const { order } = row;
  return {
    kind: 'shop.order-placed',
    to,
    subject: `Your order ${order.trackingNumber} is placed`,
    ...letter({
      brand: config.brandName,
      preheader: `${formatRupees(order.total)}, arrives by ${formatDay(order.expectedDeliveryDate)}`,
      greeting: greetingTo(order.fullName),
      paragraphs: ['Thank you for your order. The sellers have it and will pack it next.'],
      table: itemTable(row),
      facts: [
        ...priceFacts(row),
        [
          'Delivery',
          `${DELIVERIES[order.delivery].label}, arrives by ${formatDay(order.expectedDeliveryDate)}`,
        ],
        [
          'Address',
          [order.address, `${order.city} ${order.postalCode}, ${countryName(order.country)}`].join('\n'),
        ],
      ],
      action: trackingLink(config, order.trackingNumber),
      footer: [config.support.email, config.support.phone],
    }),
  };
}

/**
 * Asks to confirm the order, or only the address of a paid one. Contains no guest input, because anybody may have typed
 * the address.
 */
export function confirmOrderMail(config: Config, to: string, row: ShopOrderRow, token: string): OutgoingMail {
  const { order } = row;
  const isReserved = order.reservation !== null;
  return {
    kind: 'shop.confirm-order',
    to,
    subject: isReserved
      ? `Please confirm your order ${order.trackingNumber}`
      : `Your order ${order.trackingNumber} is placed`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: isReserved
        ? [
            'Thank you for your order. Please confirm it: the items below are reserved for you for 30 minutes. You can still confirm it within a day of ordering, as long as they are in stock.',
            'If you did not order this, do nothing: the order is cancelled automatically.',
          ]
        : [
            'Thank you for your order. It is placed and paid by card. Please confirm this e-mail address, so that we can tell you when your parcel leaves and arrives.',
            'If you did not order this, do nothing: you get no more e-mails about it.',
          ],
      table: itemTable(row),
      facts: priceFacts(row),
      action: {
        label: isReserved ? 'Confirm the order' : 'Confirm this e-mail address',
        url: `${config.publicUrl}/confirm-order?token=${token}`,
      },
      footer: [config.support.email, config.support.phone],
    }),
  };
}

export function callGuestMail(config: Config, row: ShopOrderRow, phone: string): OutgoingMail {
  const { order } = row;
  return {
    kind: 'shop.call-guest',
    to: config.support.email,
    subject: `Please call a guest about order ${order.trackingNumber}`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: [
        `A guest without an e-mail address has ordered on delivery. Please call ${phone} and confirm the order in the back office.`,
        'The items are reserved for 30 minutes. The order can be confirmed within a day of ordering, as long as they are in stock.',
      ],
      action: {
        label: 'See the order',
        url: `${config.publicUrl}/admin/orders?search=${order.trackingNumber}`,
      },
      table: itemTable(row),
      facts: priceFacts(row),
      footer: [],
    }),
  };
}

function itemTable({ order, sellerOrders }: ShopOrderRow) {
  return {
    head: ['Item', 'Pieces', 'Amount'],
    rows: sellerOrders.flatMap(({ items }) =>
      items.map((item) => [
        [item.name, item.colour, item.size].filter(Boolean).join(', '),
        String(item.quantity),
        formatRupees(item.price * item.quantity),
      ]),
    ),
    total: ['Total', '', formatRupees(order.total)],
  };
}

function priceFacts({ order, card }: ShopOrderRow): [string, string][] {
  return [
    ['Tracking number', order.trackingNumber],
    ['Payment', PAYMENT_METHODS[METHODS[order.paymentMethod]] + (card ? `, ending in ${card.last4}` : '')],
    ...(order.discount > 0 ? [['Discount', formatRupees(order.discount)] as [string, string]] : []),
    ...(order.deliveryFee > 0 ? [['Delivery fee', formatRupees(order.deliveryFee)] as [string, string]] : []),
  ];
}

export type MailedStatus = Exclude<SellerOrderStatus, 'UNCONFIRMED' | 'PLACED'>;

/** Title and text by status, for a whole order and for one of several seller orders. */
const STATUS_MAILS: Record<MailedStatus, Record<'whole' | 'part', readonly [title: string, text: string]>> = {
  PACKED: same('is packed', 'The items below are packed and leave us soon.'),
  SHIPPED: same('is on its way', 'The items below are on their way to you.'),
  DELIVERED: same('was delivered', 'The items below were delivered. Enjoy them!'),
  CANCELLED: {
    whole: ['was cancelled', 'The items below were cancelled. Nothing more of this order is sent.'],
    part: [
      'was cancelled in part',
      'The items below were cancelled. The rest of your order is not affected.',
    ],
  },
  RETURNED: {
    whole: ['was returned', 'We have received the items below back.'],
    part: ['was returned in part', 'We have received the items below back.'],
  },
};

function same(title: string, text: string) {
  return { whole: [title, text], part: [title, text] } as const;
}

/** For an undeliverable parcel, by where the goods are (shop-21). */
const NOT_DELIVERED: Partial<Record<MailedStatus, readonly [title: string, text: string]>> = {
  PACKED: [
    'could not be delivered',
    'The items below have come back to the seller. We get in touch with you before they are sent again.',
  ],
  CANCELLED: [
    'could not be delivered',
    'The items below could not be delivered to you, so they are cancelled. You owe nothing for them.',
  ],
};

const REFUND_SENTENCE = 'The money for them goes back to your card.';

interface MailedStep {
  /** Set for a step whose mail can be switched off. */
  leave: UnsubscribeLinks | undefined;
  to: MailedStatus;
  note: string | null;
  isPaidByCard: boolean;
  /** True if the parcel could not be delivered. */
  notDelivered: boolean;
}

export function sellerOrderMail(
  config: Config,
  to: string,
  { order, sellerOrders }: ShopOrderRow,
  part: SellerOrderRow,
  step: MailedStep,
): OutgoingMail {
  const [title, text] =
    (step.notDelivered ? NOT_DELIVERED[step.to] : undefined) ??
    STATUS_MAILS[step.to][isWhole(sellerOrders, step.to) ? 'whole' : 'part'];
  const isMoneyBack = step.isPaidByCard && (step.to === 'CANCELLED' || step.to === 'RETURNED');
  return {
    kind: 'shop.order-update',
    to,
    subject: `Your order ${order.trackingNumber} ${title}`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(order.fullName),
      paragraphs: [
        [text, ...(isMoneyBack ? [REFUND_SENTENCE] : [])].join(' '),
        ...(step.note ? [step.note] : []),
      ],
      facts: [
        ['Tracking number', order.trackingNumber],
        ['Seller', part.seller ?? config.brandName],
        ['Items', part.items.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n')],
      ],
      action: trackingLink(config, order.trackingNumber),
      footer: mailFooter(config, step.leave),
    }),
    ...(step.leave && { unsubscribeUrl: step.leave.oneClick }),
  };
}

/** True if all seller orders that are not cancelled have taken the step. */
function isWhole(sellerOrders: readonly SellerOrderRow[], to: MailedStatus): boolean {
  return sellerOrders.every(({ status }) => status === to || (to === 'RETURNED' && status === 'CANCELLED'));
}

const SALES: Record<SellerNews, { title: string; text: string }> = {
  seller_new: { title: 'New order', text: 'There is a new order for you to pack and ship.' },
  seller_cancelled: { title: 'Cancelled order', text: 'This order is cancelled. Please do not ship it.' },
};

/** Sent to a brand, without the customer's name, address and number. */
export function brandWorkMail(
  config: Config,
  seller: SellerToTell,
  {
    news,
    note,
    path,
    leave,
  }: { news: SellerNews; note: string | null; path: string; leave: UnsubscribeLinks },
): OutgoingMail {
  const { title, text } = SALES[news];
  const { number, city, expectedDeliveryDate: day, subTotal, pieces } = seller;
  return {
    kind: 'shop.brand-work',
    to: seller.email,
    subject: `${title} ${number}`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(seller.username),
      paragraphs: [text, ...(note ? [note] : [])],
      facts: [
        ['Tracking number', number],
        ['Pieces', String(pieces)],
        ['Goods', formatRupees(subTotal)],
        ...(city ? [['City', city] as [string, string]] : []),
        ...(day ? [['Promised for', formatDay(day)] as [string, string]] : []),
      ],
      action: { label: 'Open the order', url: `${config.publicUrl}${path}` },
      footer: mailFooter(config, leave),
    }),
    unsubscribeUrl: leave.oneClick,
  };
}
