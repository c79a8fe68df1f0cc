import type { WorkNews } from '../../../../contract/constants/notifications.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { mailFooter, type UnsubscribeLinks } from '../../notifications/unsubscribe-service.ts';
import type { BulkOrderRow } from '../bulk/queries.ts';
import { itemFacts } from '../mails.ts';
import { cashToCollect, wearerOf } from '../present.ts';
import type { OrderRow } from '../queries.ts';

const SUBJECTS: Record<WorkNews, (number: string) => string> = {
  work_new: (number) => `New order ${number}`,
  work_cancelled: (number) => `Order ${number} is cancelled`,
  work_altered: (number) => `Order ${number} comes back for an alteration`,
  work_answered: (number) => `Your question about order ${number} is answered`,
  work_taken: (number) => `Order ${number} goes to another tailor`,
  work_taken_over: (number) => `Order ${number} is yours now`,
  work_moved: (number) => `Order ${number} is promised for another day`,
  work_came_back: (number) => `Order ${number} could not be delivered`,
  work_undelivered: (number) => `Order ${number} has ended without a delivery`,
};

const TEXTS: Record<WorkNews, string> = {
  work_new:
    'There is a new order for you. Please accept or decline it soon: the customer waits for your answer.',
  work_cancelled:
    'This order is cancelled. Please do not stitch it, and keep the cloth until it is collected.',
  work_altered:
    'The customer asks for an alteration. Please get in touch about handing over the garment; it is free of charge for the customer.',
  work_answered:
    'The customer has answered your question. The promised day has moved by the business days in between.',
  work_taken:
    'We have given this order to another tailor, so please do not work on it any more. Keep cloth and garment until they are collected.',
  work_taken_over:
    'You take over this order from another tailor, at the stage at which it is. We get in touch about cloth and garment.',
  work_moved: 'We have promised the customer another day; see it below.',
  work_came_back:
    'The parcel has come back. Please keep the garment until we know where it goes, and hand it to the courier again then.',
  work_undelivered:
    'The garment did not reach the customer, and the order has ended. We get in touch about it and about your work.',
};

const WORKSHOP_TEXTS: Record<WorkNews, string> = {
  work_new: 'There is a new order for the in-house workshop.',
  work_cancelled: 'This order of the in-house workshop is cancelled.',
  work_altered: 'A customer of the in-house workshop asks for an alteration.',
  work_answered: 'A question of the in-house workshop is answered.',
  work_taken: 'An order of the in-house workshop goes to another tailor.',
  work_taken_over: 'The in-house workshop takes over an order from another tailor.',
  work_moved: 'An order of the in-house workshop is promised for another day.',
  work_came_back: 'A parcel of the in-house workshop has come back.',
  work_undelivered: 'An order of the in-house workshop has ended without a delivery.',
};

interface Message {
  news: WorkNews;
  /** The reason given with the step. */
  note: string | null;
  leave: UnsubscribeLinks;
}

/** Sent to a partner tailor: garment and customer's name, without the customer's address and e-mail. */
export function workMail(config: Config, row: OrderRow, { news, note, leave }: Message): OutgoingMail {
  const { text, html } = letter({
    brand: config.brandName,
    greeting: greetingTo(row.tailorUsername),
    paragraphs: [TEXTS[news], ...(note ? [note] : [])],
    facts: factsOf(row),
    action: { label: 'Open the order', url: `${config.publicUrl}/workshop/orders/${row.order.id}` },
    footer: mailFooter(config, leave),
  });
  const subject = SUBJECTS[news](row.order.trackingNumber);
  return { kind: 'orders.work', to: row.tailorEmail, subject, text, html, unsubscribeUrl: leave.oneClick };
}

/** Sent to support, which runs the in-house workshop. */
export function workshopMail(
  config: Config,
  row: OrderRow,
  news: WorkNews,
  note: string | null,
): OutgoingMail {
  return staffMail(config, row.order.id, {
    kind: 'orders.workshop',
    subject: SUBJECTS[news](row.order.trackingNumber),
    paragraphs: [WORKSHOP_TEXTS[news], ...(note ? [note] : [])],
    facts: factsOf(row),
  });
}

/** Bulk orders are made in-house, so the mail goes to support. */
export function bulkWorkshopMail(
  config: Config,
  { order }: BulkOrderRow,
  news: WorkNews,
  note: string | null,
): OutgoingMail {
  return staffMail(config, order.id, {
    kind: 'orders.workshop',
    subject: SUBJECTS[news](order.trackingNumber),
    paragraphs: [WORKSHOP_TEXTS[news], ...(note ? [note] : [])],
    facts: bulkFactsOf(order),
  });
}

/** Tells support of an order of /order_placement that waits for its price (orders-31). */
export function toPriceMail(config: Config, row: OrderRow): OutgoingMail {
  return staffMail(config, row.order.id, {
    kind: 'orders.to-price',
    subject: `Order ${row.order.trackingNumber} waits for its price`,
    paragraphs: ['A customer has placed an order without a price. Nothing is made before they agree to one.'],
    facts: factsOf(row),
  });
}

/** Tells support of a bulk order that waits for its quote (bulk-5). */
export function toQuoteMail(config: Config, { order }: BulkOrderRow): OutgoingMail {
  return staffMail(config, order.id, {
    kind: 'orders.to-price',
    subject: `Bulk order ${order.trackingNumber} waits for a quote`,
    paragraphs: ['A customer has asked for a quote. Nothing is made before they accept one.'],
    facts: bulkFactsOf(order),
  });
}

type StaffMessage = Pick<OutgoingMail, 'kind' | 'subject'> & {
  paragraphs: string[];
  facts: [string, string][];
};

function staffMail(
  config: Config,
  orderId: number,
  { kind, subject, ...message }: StaffMessage,
): OutgoingMail {
  const { text, html } = letter({
    brand: config.brandName,
    greeting: greetingTo(null),
    ...message,
    action: { label: 'Open the order', url: `${config.publicUrl}/admin/orders/${orderId}` },
    footer: mailFooter(config, undefined),
  });
  return { kind, to: config.support.email, subject, text, html };
}

function factsOf(row: OrderRow): [string, string][] {
  const { order } = row;
  const wearer = wearerOf(row);
  const cash = cashToCollect(row);
  return [
    ['Tracking number', order.trackingNumber],
    ...itemFacts(order),
    ['Delivery type', order.deliveryType === 'URGENT' ? 'Urgent' : 'Normal'],
    ['Promised for', dayOf(order.expectedDeliveryDate)],
    ...(wearer ? [['For', wearer] as [string, string]] : []),
    ['Stitching', order.stitchingPrice === null ? 'To be agreed' : formatRupees(order.stitchingPrice)],
    ...(cash > 0 ? [['Cash at the handover', formatRupees(cash)] as [string, string]] : []),
  ];
}

function bulkFactsOf(order: BulkOrderRow['order']): [string, string][] {
  return [
    ['Tracking number', order.trackingNumber],
    ['Item type', order.itemType],
    ['Pieces', String(order.numberOfPieces)],
    ['Promised for', dayOf(order.expectedDeliveryDate)],
    ['Total', order.total === null ? 'To be agreed' : formatRupees(order.total)],
  ];
}

function dayOf(day: string | null): string {
  return day ? formatDay(day) : 'To be agreed';
}
