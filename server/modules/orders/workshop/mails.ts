import { basicWords, inLocale, orderMailWords, orderNameWords, orderNewsWords, workMailWords } from '#words';
import type { WorkNews } from '../../../../contract/constants/notifications.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { type News, newsOf } from '../../../infra/messages/templates.ts';
import { noteOf, type Said } from '../../lifecycle/words.ts';
import { mailFooter, type UnsubscribeLinks } from '../../notifications/unsubscribe-service.ts';
import type { BulkOrderRow } from '../bulk/queries.ts';
import { placeOf } from '../garment-measuring.ts';
import { itemFacts } from '../mails.ts';
import { dressLabel } from '../order-rules.ts';
import { cashToCollect, wearerOf } from '../present.ts';
import type { OrderRow } from '../queries.ts';

const WORKSHOP_TEXTS: Record<WorkNews, string> = {
  work_new: 'There is a new order for the in-house workshop.',
  work_cancelled: 'This order of the in-house workshop is cancelled.',
  work_altered: 'A customer of the in-house workshop asks for an alteration.',
  work_answered: 'A question of the in-house workshop is answered.',
  work_objected: 'A customer of the in-house workshop objects to the receipt of the cloth.',
  work_taken: 'An order of the in-house workshop goes to another tailor.',
  work_taken_over: 'The in-house workshop takes over an order from another tailor.',
  work_garment_cancelled: 'A garment of an order of the in-house workshop was cancelled.',
  work_moved: 'An order of the in-house workshop is promised for another day.',
  work_came_back: 'A parcel of the in-house workshop has come back.',
  work_undelivered: 'An order of the in-house workshop has ended without a delivery.',
};

interface Message {
  news: WorkNews;
  /** The reason given with the step. */
  said: Said;
  leave: UnsubscribeLinks;
}

/** Sent to a partner tailor: garment and customer's name, without the customer's address and e-mail. */
export function workMail(config: Config, row: OrderRow, { news, said, leave }: Message): OutgoingMail {
  return inLocale(row.tailorLocale, () => ({
    kind: 'orders.work',
    to: row.tailorEmail,
    subject: orderNewsWords.workTitles[news]({ number: row.order.trackingNumber }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(row.tailorUsername),
      paragraphs: [workMailWords.texts[news], ...notesOf(said)],
      facts: factsOf(row),
      action: { label: workMailWords.openTheOrder, url: pageUrl(config, `/workshop/orders/${row.order.id}`) },
      footer: mailFooter(config, leave),
    }),
    unsubscribeUrl: leave.oneClick,
    news: { ...workNews(config, row, news), userId: row.tailorUser },
  }));
}

function workNews(config: Config, { order }: OrderRow, news: WorkNews): News {
  const number = order.trackingNumber;
  const said = { number, link: pageUrl(config, `/workshop/orders/${order.id}`) };
  if (news === 'work_new' || news === 'work_cancelled') return newsOf(news, said);
  return newsOf('work_news', { ...said, news: orderNewsWords.workTitles[news]({ number }) });
}

/** Sent to support, which runs the in-house workshop. */
export function workshopMail(config: Config, row: OrderRow, news: WorkNews, said: Said): OutgoingMail {
  return staffMail(config, row.order.id, () => ({
    kind: 'orders.workshop',
    subject: orderNewsWords.workTitles[news]({ number: row.order.trackingNumber }),
    paragraphs: [WORKSHOP_TEXTS[news], ...notesOf(said)],
    facts: factsOf(row),
  }));
}

/** Bulk orders are made in-house, so the mail goes to support. */
export function bulkWorkshopMail(
  config: Config,
  { order }: BulkOrderRow,
  news: WorkNews,
  said: Said,
): OutgoingMail {
  return staffMail(config, order.id, () => ({
    kind: 'orders.workshop',
    subject: orderNewsWords.workTitles[news]({ number: order.trackingNumber }),
    paragraphs: [WORKSHOP_TEXTS[news], ...notesOf(said)],
    facts: bulkFactsOf(order),
  }));
}

/** Tells support of an order of /order_placement that waits for its price (orders-31). */
export function toPriceMail(config: Config, row: OrderRow): OutgoingMail {
  return staffMail(config, row.order.id, () => ({
    kind: 'orders.to-price',
    subject: `Order ${row.order.trackingNumber} waits for its price`,
    paragraphs: ['A customer has placed an order without a price. Nothing is made before they agree to one.'],
    facts: factsOf(row),
  }));
}

/** Tells support that an order which it entered has its measures (backoffice-29). */
export function toConfirmMail(config: Config, row: OrderRow): OutgoingMail {
  return staffMail(config, row.order.id, () => ({
    kind: 'orders.to-price',
    subject: `Order ${row.order.trackingNumber} has its measures`,
    paragraphs: [
      'All who were asked have given their measures. Tell the customer price and day, and confirm the order for them.',
    ],
    facts: factsOf(row),
  }));
}

/** Tells support of a bulk order that waits for its quote (bulk-5). */
export function toQuoteMail(config: Config, { order }: BulkOrderRow): OutgoingMail {
  return staffMail(config, order.id, () => ({
    kind: 'orders.to-price',
    subject: `Bulk order ${order.trackingNumber} waits for a quote`,
    paragraphs: ['A customer has asked for a quote. Nothing is made before they accept one.'],
    facts: bulkFactsOf(order),
  }));
}

type StaffMessage = Pick<OutgoingMail, 'kind' | 'subject'> & {
  paragraphs: string[];
  facts: [string, string][];
};

function staffMail(config: Config, orderId: number, compose: () => StaffMessage): OutgoingMail {
  return inLocale('en', () => {
    const { kind, subject, ...message } = compose();
    const { text, html } = letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      ...message,
      action: { label: 'Open the order', url: `${config.publicUrl}/admin/orders/${orderId}` },
      footer: mailFooter(config, undefined),
    });
    return { kind, to: config.support.email, subject, text, html };
  });
}

function notesOf(said: Said): string[] {
  const note = noteOf(said);
  return note ? [note] : [];
}

function factsOf(row: OrderRow): [string, string][] {
  const { order, garments } = row;
  const wearers = garments.length > 1 ? wearersOf(garments) : wearerOf(row);
  const cash = cashToCollect(row);
  const { facts } = workMailWords;
  const { trackingNumber, promisedFor } = orderMailWords.facts;
  return [
    [trackingNumber, order.trackingNumber],
    ...(garments.length > 1 ? [garmentsFact(garments)] : itemFacts(order)),
    ...alteredFact(row),
    [facts.deliveryType, orderNameWords.deliveryTypeNames[order.deliveryType]],
    [promisedFor, dayOf(order.expectedDeliveryDate)],
    ...(wearers ? [[facts.madeFor, wearers] as [string, string]] : []),
    [facts.stitching, amountOf(order.stitchingPrice)],
    ...(cash > 0 ? [[facts.cashAtTheHandover, formatRupees(cash)] as [string, string]] : []),
  ];
}

/** The one of several garments that is altered, as `Kurta (2 of 3)` (orders-120). */
function alteredFact({ garments, alteredGarment }: OrderRow): [string, string][] {
  const index = garments.findIndex(({ id }) => id === alteredGarment);
  return index < 0 ? [] : [[workMailWords.facts.altered, placeOf(garments, index)]];
}

/** `3: Shalwar kameez, Kurta, Frock` (workshop-36). */
function garmentsFact(garments: OrderRow['garments']): [string, string] {
  const { facts, garmentsNamed } = workMailWords;
  const names = garments.map(({ dressType }) => dressLabel(dressType) ?? orderMailWords.dress);
  return [
    facts.garments,
    garmentsNamed({ count: names.length, names: names.join(basicWords.listSeparator) }),
  ];
}

/** The people measured, each once. */
function wearersOf(garments: OrderRow['garments']): string {
  const names = garments.map(({ gender, measurementSnapshot: measures }) =>
    wearerOf({ order: { gender }, measurementLabel: measures?.label ?? null }),
  );
  return [...new Set(names)].filter(Boolean).join(workMailWords.peopleSeparator);
}

function bulkFactsOf(order: BulkOrderRow['order']): [string, string][] {
  const { facts } = orderMailWords;
  return [
    [facts.trackingNumber, order.trackingNumber],
    [facts.itemType, order.itemType],
    [facts.pieces, String(order.numberOfPieces)],
    [facts.promisedFor, dayOf(order.expectedDeliveryDate)],
    [facts.total, amountOf(order.total)],
  ];
}

function dayOf(day: string | null): string {
  return day ? formatDay(day) : orderMailWords.toBeAgreed;
}

function amountOf(rupees: number | null): string {
  return rupees === null ? orderMailWords.toBeAgreed : formatRupees(rupees);
}
