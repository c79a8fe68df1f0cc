import { basicWords, inLocale, orderMailWords, orderNewsWords, shopMailWords, workMailWords } from '#words';
import { countryName } from '../../../contract/constants/countries.ts';
import { paymentMethodName } from '../../../contract/constants/money-names.ts';
import type { SellerNews } from '../../../contract/constants/notifications.ts';
import { DELIVERY_NAMES } from '../../../contract/constants/order-names.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { newsOf } from '../../infra/messages/templates.ts';
import { cashSentences } from '../lifecycle/parcel-cash-service.ts';
import { noteOf, type Said } from '../lifecycle/words.ts';
import { mailFooter, type UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';
import { type MailedStatus, parcelOf, sellerOrderNews, toCustomer } from './news-mails.ts';
import { methodOf } from './present.ts';
import type { SellerOrderRow, ShopOrderRow } from './queries.ts';
import type { SellerToTell } from './seller-orders/queries.ts';
import type { LowProduct } from './stock-warning-queries.ts';
import { trackingLink } from './tracking-link.ts';

/** `to` is the address given in the order, or the account's. */
export function orderPlacedMail(config: Config, to: string, row: ShopOrderRow): OutgoingMail {
  const { order } = row;
  const number = order.trackingNumber;
  return inLocale(order.locale, () => {
    const day = formatDay(order.expectedDeliveryDate);
    const delivery = DELIVERY_NAMES[order.delivery];
    return {
      kind: 'shop.order-placed',
      to,
      subject: orderNewsWords.titles.place({ number }),
      ...letter({
        brand: config.brandName,
        preheader: shopMailWords.totalAndArrival({ total: formatRupees(order.total), day }),
        greeting: greetingTo(order.fullName),
        paragraphs: [shopMailWords.thankYouSellersPackNext],
        table: itemTable(row),
        facts: [
          ...priceFacts(row),
          [shopMailWords.facts.delivery, shopMailWords.deliveryAndArrival({ delivery, day })],
          [
            shopMailWords.facts.address,
            [order.address, `${order.city} ${order.postalCode}, ${countryName(order.country)}`].join('\n'),
          ],
        ],
        action: trackingLink(config, number),
        footer: [config.support.email, config.support.phone],
      }),
      news: toCustomer(order, newsOf('order_placed', { number, link: trackingLink(config, number).url })),
    };
  });
}

/**
 * Asks to confirm the order, or only the address of a paid one. Contains no guest input, because anybody may have typed
 * the address.
 */
export function confirmOrderMail(config: Config, to: string, row: ShopOrderRow, token: string): OutgoingMail {
  const { order } = row;
  const number = order.trackingNumber;
  const isReserved = order.reservation !== null;
  return inLocale(order.locale, () => ({
    kind: 'shop.confirm-order',
    to,
    subject: isReserved ? shopMailWords.pleaseConfirm({ number }) : orderNewsWords.titles.place({ number }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: isReserved
        ? [shopMailWords.confirmWithinADay, shopMailWords.ifNotYouItIsCancelled]
        : [shopMailWords.confirmTheAddressOfAPaidOrder, shopMailWords.ifNotYouNoMoreEMails],
      table: itemTable(row),
      facts: priceFacts(row),
      action: {
        label: isReserved ? orderMailWords.confirmTheOrder : shopMailWords.confirmThisEMailAddress,
        url: pageUrl(config, `/confirm-order?token=${token}`),
      },
      footer: [config.support.email, config.support.phone],
    }),
  }));
}

export function callGuestMail(config: Config, row: ShopOrderRow, phone: string): OutgoingMail {
  const { order } = row;
  return inLocale('en', () => ({
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
  }));
}

function itemTable({ order, sellerOrders }: ShopOrderRow) {
  const { columns } = shopMailWords;
  return {
    head: [columns.item, columns.pieces, columns.amount],
    rows: sellerOrders.flatMap(({ items }) =>
      items.map((item) => [
        [item.name, item.colour, item.size].filter(Boolean).join(basicWords.listSeparator),
        String(item.quantity),
        formatRupees(item.price * item.quantity),
      ]),
    ),
    total: [columns.total, '', formatRupees(order.total)],
  };
}

function priceFacts({ order, card, code }: ShopOrderRow): [string, string][] {
  const { facts, cardEndingIn } = shopMailWords;
  const own = order.discount - (code?.amount ?? 0);
  const method = paymentMethodName({ ...order, method: methodOf(order) });
  return [
    [orderMailWords.facts.trackingNumber, order.trackingNumber],
    [facts.payment, card ? cardEndingIn({ method, last4: card.last4 }) : method],
    ...(own > 0 ? [[facts.discount, formatRupees(own)] as [string, string]] : []),
    ...(code
      ? [[facts.discountCode({ code: code.code }), formatRupees(code.amount)] as [string, string]]
      : []),
    ...(order.credit > 0 ? [[facts.credit, formatRupees(order.credit)] as [string, string]] : []),
    ...(order.deliveryFee > 0
      ? [[facts.deliveryFee, formatRupees(order.deliveryFee)] as [string, string]]
      : []),
  ];
}

interface MailedStep {
  /** Set for a step whose mail can be switched off. */
  leave: UnsubscribeLinks | undefined;
  to: MailedStatus;
  said: Said;
  isPaidByCard: boolean;
  /** True if the parcel could not be delivered. */
  notDelivered: boolean;
}

export function sellerOrderMail(
  config: Config,
  to: string,
  row: ShopOrderRow,
  part: SellerOrderRow,
  step: MailedStep,
): OutgoingMail {
  const { order, sellerOrders } = row;
  const number = order.trackingNumber;
  const isMoneyBack = step.isPaidByCard && (step.to === 'CANCELLED' || step.to === 'RETURNED');
  return inLocale(order.locale, () => {
    const { title, text } = stepWords(step, isWhole(sellerOrders, step.to) ? 'whole' : 'part');
    const note = noteOf(step.said);
    const subject = title({ number });
    return {
      kind: 'shop.order-update',
      to,
      subject,
      ...letter({
        brand: config.brandName,
        greeting: greetingTo(order.fullName),
        paragraphs: [
          [text, ...(isMoneyBack ? [shopMailWords.moneyGoesBack] : [])].join(' '),
          ...(step.to === 'SHIPPED' ? cashSentences(config.cashKey, parcelOf(order, part)) : []),
          ...(note ? [note] : []),
        ],
        facts: [
          [orderMailWords.facts.trackingNumber, number],
          [shopMailWords.facts.seller, part.seller ?? config.brandName],
          [
            shopMailWords.facts.items,
            part.items.map(({ name, quantity: count }) => shopMailWords.pieces({ count, name })).join('\n'),
          ],
        ],
        action: trackingLink(config, number),
        footer: mailFooter(config, step.leave),
      }),
      ...(step.leave && { unsubscribeUrl: step.leave.oneClick }),
      news: toCustomer(order, sellerOrderNews(config, row, part, { ...step, subject })),
    };
  });
}

/** Title and text by status, for a whole order and for one of several seller orders. */
function stepWords({ to, notDelivered }: MailedStep, share: 'whole' | 'part') {
  const { titles } = orderNewsWords;
  const { endTitles, endTexts, statusTexts, notDeliveredTexts } = shopMailWords;
  // By where the goods are (shop-21).
  if (notDelivered && (to === 'PACKED' || to === 'CANCELLED'))
    return { title: titles.come_back, text: notDeliveredTexts[to] };
  if (to === 'CANCELLED') return { title: endTitles[to][share], text: endTexts[to][share] };
  if (to === 'RETURNED') return { title: endTitles[to][share], text: endTexts[to] };
  const title = { PACKED: titles.pack, SHIPPED: titles.ship, DELIVERED: titles.deliver }[to];
  return { title, text: statusTexts[to] };
}

/** True if all seller orders that are not cancelled have taken the step. */
function isWhole(sellerOrders: readonly SellerOrderRow[], to: MailedStatus): boolean {
  return sellerOrders.every(({ status }) => status === to || (to === 'RETURNED' && status === 'CANCELLED'));
}

/** Sent to a brand, without the customer's name, address and number. */
export function brandWorkMail(
  config: Config,
  seller: SellerToTell,
  { news, said, path, leave }: { news: SellerNews; said: Said; path: string; leave: UnsubscribeLinks },
): OutgoingMail {
  const { number, city, expectedDeliveryDate: day, subTotal, pieces } = seller;
  return inLocale(seller.locale, () => {
    const { facts } = workMailWords;
    const note = noteOf(said);
    return {
      kind: 'shop.brand-work',
      to: seller.email,
      subject: workMailWords.saleTitles[news]({ number }),
      ...letter({
        brand: config.brandName,
        greeting: greetingTo(seller.username),
        paragraphs: [workMailWords.saleTexts[news], ...(note ? [note] : [])],
        facts: [
          [orderMailWords.facts.trackingNumber, number],
          [orderMailWords.facts.pieces, String(pieces)],
          [facts.goods, formatRupees(subTotal)],
          ...(city ? [[facts.city, city] as [string, string]] : []),
          ...(day ? [[orderMailWords.facts.promisedFor, formatDay(day)] as [string, string]] : []),
        ],
        action: { label: workMailWords.openTheOrder, url: pageUrl(config, path) },
        footer: mailFooter(config, leave),
      }),
      unsubscribeUrl: leave.oneClick,
      news: {
        ...newsOf('sale_news', {
          ...{ number, link: pageUrl(config, path) },
          news: workMailWords.saleTitles[news]({ number }),
        }),
        userId: seller.userId,
      },
    };
  });
}

type Seller = NonNullable<LowProduct['seller']>;

export function lowStockMail(
  config: Config,
  { email, locale, username }: Seller,
  { product, path, leave }: { product: LowProduct; path: string; leave: UnsubscribeLinks },
): OutgoingMail {
  return inLocale(locale, () => ({
    kind: 'shop.low-stock',
    to: email,
    subject: workMailWords.lowOnStock({ product: product.name }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(username),
      paragraphs: [workMailWords.piecesAreLeft],
      facts: leftFacts(product),
      action: { label: workMailWords.openTheProduct, url: pageUrl(config, path) },
      footer: mailFooter(config, leave),
    }),
    unsubscribeUrl: leave.oneClick,
  }));
}

/** To the shop, about its own collection. */
export function ownLowStockMail(config: Config, product: LowProduct): OutgoingMail {
  return inLocale('en', () => ({
    kind: 'shop.own-low-stock',
    to: config.support.email,
    subject: workMailWords.lowOnStock({ product: product.name }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: [workMailWords.piecesAreLeft],
      facts: leftFacts(product),
      action: {
        label: workMailWords.openTheProduct,
        url: `${config.publicUrl}/admin/products/${product.id}`,
      },
      footer: [],
    }),
  }));
}

function leftFacts({ variants }: LowProduct): [string, string][] {
  return variants.map(({ colour, size, stock }) => [
    [colour, size].filter(Boolean).join(' '),
    workMailWords.piecesLeft({ pieces: stock }),
  ]);
}
