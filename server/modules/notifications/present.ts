import { notificationTextWords, orderNewsWords } from '#words';
import { ORDER_ACTIONS, type OrderAction } from '../../../contract/constants/lifecycle.ts';
import { CODE_NEWS, STOCK_NEWS } from '../../../contract/constants/notifications.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import type { Notification } from '../../../contract/notifications.ts';
import type { NotificationRow } from './queries.ts';

type Shown = Pick<Notification, 'title' | 'text' | 'path'>;

/** In the current language. */
export function presentNotification(row: NotificationRow): Notification {
  const { id, createdAt, readAt } = row;
  return { id, ...shown(row), created_at: createdAt.toISOString(), is_read: readAt !== null };
}

/** Address of the /orders tab for a kind of orders. */
const TABS: Record<string, string> = { bulk: '/orders?tab=bulk', goods: '/orders?tab=brand' };

/** Whether the table has words for a kind, an action or a piece of news. */
function has<Words extends object>(words: Words, kind: string): kind is string & keyof Words {
  return Object.hasOwn(words, kind);
}

function shown({ kind, orderId, data }: NotificationRow): Shown {
  const words = notificationTextWords;
  const number = data.number ?? '';
  if (kind === 'reply') {
    const { seller = '', product = '', path = '/' } = data;
    return { title: words.hasReplied({ seller }), text: words.seeTheAnswer({ product }), path };
  }
  if (kind === STOCK_NEWS) {
    const { product = '', path = '/workshop/products' } = data;
    return { title: words.isLowOnStock({ product }), text: words.addPiecesInTime, path };
  }
  if (kind === CODE_NEWS) {
    const { code = '' } = data;
    return { title: words.codeOffered({ code }), text: words.seeWhatItTakesOff, path: '/workshop/codes' };
  }
  if (has(words.pauseTexts, kind)) {
    const text = words.pauseTexts[kind];
    const { reason } = data;
    return {
      title: words.pauseTitles[kind],
      text: reason ? words.withReason({ text, reason }) : text,
      path: '/workshop',
    };
  }
  if (has(words.identityTexts, kind)) {
    const text = words.identityTexts[kind];
    const { reason } = data;
    return {
      title: words.identityTitles[kind],
      text: reason ? words.withReason({ text, reason }) : text,
      path: '/workshop/identity',
    };
  }
  if (has(words.payoutTexts, kind)) {
    const { reason, amount = 0 } = data;
    const text = words.payoutTexts[kind];
    return {
      title: words.payoutTitles[kind]({ amount: formatRupees(amount) }),
      text: reason ? words.withReason({ text, reason }) : text,
      path: '/workshop/earnings',
    };
  }
  if (has(words.workTexts, kind)) {
    const title = orderNewsWords.workTitles[kind]({ number });
    return { title, text: words.workTexts[kind], path: `/workshop/orders/${orderId}` };
  }
  if (data.order === 'cloth' && has(words.clothTexts, kind)) {
    const text = words.clothTexts[kind];
    return {
      title: words.clothOfOrder({ number }),
      text: data.seller ? words.fromSeller({ seller: data.seller, text }) : text,
      path: `/checkout?order=${orderId}`,
    };
  }
  if (has(words.saleTexts, kind)) {
    const title = words.saleTitles[kind]({ number });
    return { title, text: words.saleTexts[kind], path: data.path ?? '/workshop' };
  }
  if (kind === 'refund') {
    return {
      title: words.isRefunded({ number }),
      text: words.moneyGoesBack({ amount: formatRupees(data.amount ?? 0) }),
      path: '/orders?tab=brand',
    };
  }
  const checkout = `/checkout?order=${orderId}`;
  const payments = TABS[data.order ?? ''] ?? checkout;
  if (kind === 'remind') {
    const title = words.waitsForYourConfirmation({ number });
    return { title, text: words.confirmBeforeItExpires, path: checkout };
  }
  if (kind === 'cloth_missing' || kind === 'cloth_delayed') {
    const day = formatDay(data.until);
    const text = kind === 'cloth_missing' ? words.bringTheCloth({ day }) : words.askTheCourier({ day });
    return { title: words.clothIsMissing({ number }), text, path: checkout };
  }
  if (kind === 'cloth_missing_some') {
    return { title: words.clothIsMissing({ number }), text: words.bringTheRest, path: checkout };
  }
  if (kind === 'advance_missing') {
    const text = data.until ? words.payBefore({ day: formatDay(data.until) }) : words.payFirst;
    return { title: words.waitsForPayment({ number }), text, path: payments };
  }
  if (kind === 'proof_refused') {
    const title = words.transferNotFound({ number });
    const amount = formatRupees(data.amount ?? 0);
    return { title, text: words.checkAndSendAgain({ amount, reason: data.reason ?? '' }), path: payments };
  }
  if (has(words.returnTexts, kind))
    return { title: words.returnTitles[kind]({ number }), text: words.returnTexts[kind], path: payments };
  if (kind === 'remind_measures') {
    const title = words.waitsForMeasures({ number });
    return { title, text: words.remindWhomYouAsked, path: checkout };
  }
  if (kind === 'measured') {
    return { title: orderNewsWords.measured({ number }), text: words.measuresAreHere, path: checkout };
  }
  if (has(words.sampleTexts, kind)) {
    const path = kind === 'sample_measured' ? '/profile?tab=measurements' : `/checkout?order=${orderId}`;
    return { title: orderNewsWords.sampleTitles[kind]({ number }), text: words.sampleTexts[kind], path };
  }
  if (kind === 'measured_some') {
    const title = words.someMeasuresAreHere({ number });
    return { title, text: words.othersAreMissing, path: checkout };
  }
  const tracking = `/order_tracking?number=${data.number}`;
  const action = ORDER_ACTIONS.find((one) => one === kind);
  // An unknown kind, written by a later version before a downgrade.
  if (!action) return { title: words.yourOrder({ number }), text: words.seeWhatIsNew, path: tracking };
  const { title, text, leadsTo } = newsOf(action, data);
  const paths = { orders: TABS[data.order ?? ''] ?? '/orders', checkout };
  return {
    title: title({ number }),
    text: data.seller ? words.fromSeller({ seller: data.seller, text }) : text,
    path: leadsTo ? paths[leadsTo] : tracking,
  };
}

/** Page that a step leads to; the tracking page by default. */
const LEADS_TO: Partial<Record<OrderAction, 'orders' | 'checkout'>> = {
  place: 'checkout',
  edit: 'checkout',
  price: 'checkout',
  quote: 'orders',
  confirm: 'orders',
  cancel: 'orders',
  cancel_garment: 'orders',
  expire: 'orders',
  ask: 'checkout',
  receive_cloth: 'checkout',
  object_cloth: 'checkout',
  fail_delivery: 'orders',
  record_payment: 'orders',
  record_refund: 'orders',
  reverse_payment: 'orders',
  return: 'orders',
  take_back: 'orders',
};

interface News {
  title: (slots: { number: string }) => string;
  text: string;
  leadsTo?: 'orders' | 'checkout' | undefined;
}

/** A step of an order, by its kind. */
function newsOf(action: OrderAction, { order, to, isPriced }: NotificationRow['data']): News {
  const words = notificationTextWords;
  const title = orderNewsWords.titles[action];
  if (to === 'UNCONFIRMED') return { title: words.waitsForYourConfirmation, text: words.openTheEMailedLink };
  if (order === 'bulk' && has(words.bulkTexts, action)) {
    const text = words.bulkTexts[action];
    return {
      title: has(words.bulkTitles, action) ? words.bulkTitles[action] : title,
      text,
      leadsTo: 'orders',
    };
  }
  if (order === 'goods' && has(words.goodsTexts, action)) return { title, text: words.goodsTexts[action] };
  if (action === 'place' && isPriced === false)
    return { title, text: words.weTellYouThePrice, leadsTo: 'orders' };
  return { title, text: words.texts[action], leadsTo: LEADS_TO[action] };
}
