import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Config } from '../../config.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { type News, newsOf, type PlainTemplate } from '../../infra/messages/templates.ts';
import { cashSentences } from '../lifecycle/parcel-cash-service.ts';
import type { SellerOrderRow, ShopOrderRow } from './queries.ts';
import { trackingLink } from './tracking-link.ts';

export type MailedStatus = Exclude<SellerOrderStatus, 'UNCONFIRMED' | 'PLACED'>;

/** Guests have chosen no channel. */
export function toCustomer(
  { customerId: userId }: Pick<ShopOrderRow['order'], 'customerId'>,
  news: News,
): OutgoingMail['news'] {
  return userId === null ? undefined : { ...news, userId };
}

const STATUS_NEWS: Partial<Record<MailedStatus, PlainTemplate>> = {
  DELIVERED: 'order_delivered',
  CANCELLED: 'order_cancelled',
};

interface Moved {
  to: MailedStatus;
  notDelivered: boolean;
  /** The subject of the mail. */
  subject: string;
}

/** The news of a seller order to a phone. A part of a cart order has the general ones (messages-11). */
export function sellerOrderNews(
  config: Config,
  { order, sellerOrders }: ShopOrderRow,
  part: SellerOrderRow,
  { to, notDelivered, subject }: Moved,
): News {
  const number = order.trackingNumber;
  const said = { number, link: trackingLink(config, number).url };
  const isOnly = sellerOrders.length === 1;
  if (notDelivered && isOnly) return newsOf('order_not_delivered', said);
  const parcel = cashSentences(config.cashKey, parcelOf(order, part)).join(' ');
  if (to === 'SHIPPED' && parcel) return newsOf('order_sent', { ...said, parcel });
  const name = isOnly ? STATUS_NEWS[to] : undefined;
  return name ? newsOf(name, said) : newsOf('order_news', { ...said, news: subject });
}

export function parcelOf(
  { trackingNumber, billStatus, paymentMethod }: ShopOrderRow['order'],
  part: SellerOrderRow,
) {
  const amount = paymentMethod === 'COD' ? (part.cash ?? 0) : 0;
  return { trackingNumber, sellerOrderId: part.id, amount, isPaid: billStatus === 'PAID' };
}
