import { basicWords, inLocale, orderMailWords, orderNewsWords } from '#words';
import { dayWithClothInWords } from '../../../contract/cloth-words.ts';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import { type DaysOff, dayInKarachi } from '../../../contract/dates.ts';
import { fabricName } from '../../../contract/garment-names.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { newsOf } from '../../infra/messages/templates.ts';
import { cashSentences } from '../lifecycle/parcel-cash-service.ts';
import type { TakenStep } from '../lifecycle/taken-step.ts';
import { courierName, noteOf } from '../lifecycle/words.ts';
import { mailFooter, type UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';
import { isCorrection, receiptSentences } from './cloth/receipt-mails.ts';
import { awaitedCloth } from './cloth-present.ts';
import { dressLabel } from './order-rules.ts';
import {
  creditSentence,
  moneySentences,
  type PaidBack,
  type Payable,
  paidBackSentence,
} from './payments/words.ts';
import { cashToCollect, questionText, tailorAddress, tailorOf } from './present.ts';
import type { OrderRow, OrderWithMeasures } from './queries.ts';
import { type OrderNews, stepNews } from './step-news-mails.ts';

export function orderPlacedMail(config: Config, row: OrderRow): OutgoingMail {
  const { order, question } = row;
  return orderMail(config, row, () => ({
    kind: 'orders.placed',
    subject: orderNewsWords.titles.place({ number: order.trackingNumber }),
    news: (said) => newsOf('order_placed', said),
    ...(order.total === null
      ? {
          paragraphs: [
            orderMailWords.weEMailYouThePrice,
            orderMailWords.nothingIsMadeBeforeYouAgree,
            ...(question ? [questionText(question)] : []),
            ...(order.handoverKnown ? [] : [orderMailWords.tellUsHowItTravels]),
          ],
          action: linkTo(config, row, 'orders'),
        }
      : {
          paragraphs: [
            question ? questionText(question) : orderMailWords.confirmSoThatTheTailorCanStart,
            orderMailWords.stitchingStartsOnceConfirmed,
          ],
          action: linkTo(config, row, 'checkout'),
        }),
  }));
}

interface StepMail {
  /** A kind of its own if the customer has to act, so that it does not wait behind other mails. */
  kind?: MailKind;
  /** Page that the mail links to; the tracking page by default. */
  leadsTo?: 'orders' | 'checkout' | 'question' | 'receipt' | 'cloth' | 'payment';
}

type MailedAction = keyof typeof orderMailWords.texts;

/** The mail of each step (orders-15); `orderPlacedMail` is the first one. */
const STEP_MAILS: Record<MailedAction, StepMail> = {
  confirm: { kind: 'orders.confirmed', leadsTo: 'orders' },
  price: { kind: 'orders.to-confirm', leadsTo: 'checkout' },
  record_payment: { leadsTo: 'orders' },
  reverse_payment: { leadsTo: 'orders' },
  record_refund: { leadsTo: 'orders' },
  cancel: { leadsTo: 'orders' },
  expire: { leadsTo: 'orders' },
  accept: {},
  decline: {},
  reassign: {},
  move_day: {},
  ask: { kind: 'orders.to-answer', leadsTo: 'question' },
  send_swatch: {},
  collect_cloth: {},
  fail_collection: {},
  receive_cloth: { leadsTo: 'receipt' },
  object_cloth: { leadsTo: 'receipt' },
  start: {},
  check: {},
  rework: {},
  make_ready: { kind: 'orders.ready' },
  ship: { kind: 'orders.ready' },
  deliver: {},
  come_back: {},
  fail_delivery: { leadsTo: 'orders' },
  alter: {},
  claim_alteration: { leadsTo: 'orders' },
  settle_claim: { leadsTo: 'orders' },
  mend: {},
  cancel_garment: { leadsTo: 'orders' },
};

function isMailed(action: OrderAction): action is MailedAction {
  return Object.hasOwn(STEP_MAILS, action);
}

/** Undefined for a step without a mail. `leave`: unsubscribe links, for mail that can be switched off. */
export function orderStepMail(
  config: Config,
  row: OrderWithMeasures & Payable,
  step: TakenStep,
  { leave, daysOff }: { leave?: UnsubscribeLinks | undefined; daysOff?: DaysOff | undefined },
): OutgoingMail | undefined {
  const { action } = step;
  if (!isMailed(action)) return undefined;
  const { kind = 'orders.update', leadsTo } = STEP_MAILS[action];
  return orderMail(
    config,
    row,
    () => ({
      kind,
      subject: orderNewsWords.titles[action]({ number: row.order.trackingNumber }),
      paragraphs: stepParagraphs(config, row, action, step),
      action: linkTo(config, row, leadsTo),
      leave,
      news: stepNews(row, action, () =>
        [...courierSentence(step), ...cashSentences(config.cashKey, parcelOf(row))].join(' '),
      ),
    }),
    daysOff,
  );
}

function stepParagraphs(
  config: Config,
  row: OrderWithMeasures & Payable,
  action: MailedAction,
  step: TakenStep,
): string[] {
  const text = stepText(row, action, step);
  const note = action === 'cancel_garment' ? step.note : noteOf(step);
  return [
    typeof text === 'function' ? text({ days: ALTERATION_DAYS }) : text,
    ...(action === 'receive_cloth' ? receiptSentences(row) : []),
    ...(action === 'make_ready' ? [tailorAddress(row, config)] : []),
    ...moneySentences(action, row),
    ...(action === 'cancel_garment' ? garmentSentences(row, step) : []),
    ...courierSentence(step),
    ...(action === 'make_ready' || action === 'ship' ? cashSentences(config.cashKey, parcelOf(row)) : []),
    ...(note ? [note] : []),
  ];
}

function stepText(row: OrderWithMeasures, action: MailedAction, { from }: TakenStep) {
  if (action === 'receive_cloth' && isCorrection(row)) return orderMailWords.theReceiptIsCorrected;
  if (action === 'collect_cloth' && from === 'ALTERATION') return orderMailWords.theRiderHasYourGarment;
  return orderMailWords.texts[action];
}

function garmentSentences(row: OrderWithMeasures, { garmentId }: TakenStep): string[] {
  const { order, cancelledGarments } = row;
  const dressType = cancelledGarments.find(({ id }) => id === garmentId)?.dressType ?? null;
  return [
    orderMailWords.cancelledGarment({ garment: dressLabel(dressType) ?? orderMailWords.dress }),
    ...(order.paidAmount > (order.total ?? 0)
      ? [orderMailWords.weSendBackItsPrice, ...creditSentence(row)]
      : []),
  ];
}

export function parcelOf({ order }: Pick<OrderRow, 'order'>) {
  const { trackingNumber, billStatus } = order;
  return { trackingNumber, amount: cashToCollect({ order }), isPaid: billStatus === 'PAID' };
}

function courierSentence({ courier: named, courierNumber: number }: TakenStep): string[] {
  if (!named) return [];
  const courier = courierName(named);
  const { courierBringsIt, courierBringsItUnder } = orderMailWords;
  return [number ? courierBringsItUnder({ courier, number }) : courierBringsIt({ courier })];
}

/** Tells of a refund (orders-50). */
export function refundMail(
  config: Config,
  row: OrderRow,
  { reason, ...back }: PaidBack & { reason: string },
): OutgoingMail {
  return orderMail(config, row, () => {
    const amount = formatRupees(back.amount);
    return {
      kind: 'orders.update',
      subject: orderMailWords.amountRefunded({ number: row.order.trackingNumber, amount }),
      paragraphs: [paidBackSentence(back), ...(reason ? [reason] : [])],
      action: linkTo(config, row, 'orders'),
      news: (said) => newsOf('order_refunded', { ...said, amount }),
    };
  });
}

/** The item; an order of /order_placement only says that it is a dress. */
export function itemFacts({
  itemType,
  shoeSize,
  dressType,
  fabricType,
}: OrderRow['order']): [string, string][] {
  const { facts, dress, toBeAgreed, shoeNumber } = orderMailWords;
  if (itemType === 'shoes') return [[facts.shoes, shoeNumber({ size: `${shoeSize}` })]];
  return [
    [facts.garment, dressLabel(dressType) ?? dress],
    [facts.fabric, fabricType === null ? toBeAgreed : fabricName(fabricType)],
  ];
}

/** A line for each of several garments, with its price once there is one (orders-170). */
function garmentFacts({ garments }: OrderRow): [string, string][] {
  const { facts, dress, toBeAgreed } = orderMailWords;
  return garments.map(({ dressType, fabricType, stitchingPrice }, index) => {
    const fabric = fabricType === null ? toBeAgreed : fabricName(fabricType);
    const price = stitchingPrice === null ? [] : [formatRupees(stitchingPrice)];
    const said = [dressLabel(dressType) ?? dress, fabric, ...price];
    return [`${facts.garment} ${index + 1}`, said.join(basicWords.listSeparator)];
  });
}

export function linkTo(config: Config, { order }: OrderRow, page: StepMail['leadsTo']) {
  const words = orderMailWords;
  const atCheckout = {
    checkout: words.confirmTheOrder,
    question: words.answerTheQuestion,
    receipt: words.seeTheReceipt,
    cloth: words.seeWhereItGoes,
    payment: words.seeHowToPay,
  };
  if (page === 'orders') return { label: words.seeMyOrders, url: pageUrl(config, '/orders') };
  if (page) return { label: atCheckout[page], url: pageUrl(config, `/checkout?order=${order.id}`) };
  return {
    label: words.trackTheOrder,
    url: pageUrl(config, `/order_tracking?number=${order.trackingNumber}`),
  };
}

interface Message {
  leave?: UnsubscribeLinks | undefined;
  kind: MailKind;
  subject: string;
  paragraphs: string[];
  action: { label: string; url: string };
  /** For a phone; the general news with the subject if it is left out. */
  news?: OrderNews | undefined;
}

/** `message` is worded in the customer's language. `daysOff` are needed while the order waits for its cloth. */
export function orderMail(
  config: Config,
  row: OrderRow,
  message: () => Message,
  daysOff?: DaysOff,
): OutgoingMail {
  return inLocale(row.customerLocale, () => {
    const { kind, subject, paragraphs, action, leave, news } = message();
    const { text, html } = letter({
      brand: config.brandName,
      greeting: greetingTo(row.customerFirstName ?? row.customerUsername),
      paragraphs,
      facts: factsOf(config, row, daysOff),
      action,
      footer: mailFooter(config, leave),
    });
    const { customerId: userId, trackingNumber: number } = row.order;
    const said = { number, link: action.url };
    const told = news?.(said) ?? newsOf('order_news', { ...said, news: subject });
    const mail = { kind, to: row.customerEmail, subject, text, html, news: { ...told, userId } };
    return leave ? { ...mail, unsubscribeUrl: leave.oneClick } : mail;
  });
}

function factsOf(config: Config, row: OrderRow, daysOff?: DaysOff): [string, string][] {
  const { order } = row;
  const { facts, toBeAgreed } = orderMailWords;
  return [
    [facts.trackingNumber, order.trackingNumber],
    ...(row.garments.length > 1 ? garmentFacts(row) : itemFacts(order)),
    [facts.tailor, tailorOf(row, config).username],
    [
      // Nothing is promised before there is a price.
      order.total === null ? facts.youAskedFor : facts.expectedDelivery,
      order.expectedDeliveryDate ? dayOf(order, order.expectedDeliveryDate, daysOff) : toBeAgreed,
    ],
    [facts.total, order.total === null ? toBeAgreed : formatRupees(order.total)],
  ];
}

function dayOf(order: OrderRow['order'], promised: string, daysOff: DaysOff | undefined): string {
  const dueOn = awaitedCloth(order);
  return dueOn && daysOff
    ? dayWithClothInWords(promised, dueOn, dayInKarachi(), daysOff)
    : formatDay(promised);
}
