import { basicWords, inLocale, orderMailWords } from '#words';
import type { PostalAddress } from '../../../../contract/addresses.ts';
import { countryName } from '../../../../contract/constants/countries.ts';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { MailKind } from '../../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { newsOf } from '../../../infra/messages/templates.ts';
import { cashSentences } from '../../lifecycle/parcel-cash-service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { noteOf } from '../../lifecycle/words.ts';
import { mailFooter, type UnsubscribeLinks } from '../../notifications/unsubscribe-service.ts';
import { advanceIn, billFacts } from '../payments/present.ts';
import {
  advanceSentences,
  backSentences,
  type PaidBack,
  type Payable,
  paidBackSentence,
  paymentSentences,
} from '../payments/words.ts';
import { cashToCollect } from '../present.ts';
import type { BulkOrderRow } from './queries.ts';

export function bulkOrderPlacedMail(config: Config, row: BulkOrderRow): OutgoingMail {
  return bulkOrderMail(config, row, () => ({
    kind: 'orders.bulk-placed',
    subject: orderMailWords.bulkTitles.place({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.weEMailYouAQuote,
      orderMailWords.nothingIsMadeBeforeYouAccept,
      ...(row.order.addresses?.delivery ? [] : [orderMailWords.tellUsWhereThePiecesGo]),
    ],
  }));
}

type MailedAction = keyof typeof orderMailWords.bulkTexts;

function isMailed(action: OrderAction): action is MailedAction {
  return Object.hasOwn(orderMailWords.bulkTexts, action);
}

/** The mail to the customer for each step (bulk-2). */
export function bulkOrderStepMail(
  config: Config,
  row: BulkOrderRow & Payable,
  step: TakenStep,
): OutgoingMail | undefined {
  const { action, courier } = step;
  if (!isMailed(action)) return undefined;
  return bulkOrderMail(config, row, () => {
    const note = noteOf(step);
    const parcel = courier
      ? [orderMailWords.courierBringsThem({ courier, number: `${step.courierNumber}` })]
      : [];
    return {
      kind: action === 'quote' ? 'orders.to-confirm' : 'orders.update',
      subject: orderMailWords.bulkTitles[action]({ number: row.order.trackingNumber }),
      paragraphs: [
        orderMailWords.bulkTexts[action],
        ...parcel,
        ...(action === 'accept' ? advanceSentences(row) : []),
        ...(action === 'record_payment' ? paymentSentences(row) : []),
        ...((action === 'cancel' || action === 'fail_delivery') && billFacts(row.order).isPaidAtAll
          ? backSentences(row.order)
          : []),
        ...(action === 'ship' ? cashSentences(config.cashKey, parcelOf(row)) : []),
        ...(note ? [note] : []),
      ],
    };
  });
}

export function parcelOf({ order }: BulkOrderRow) {
  const { trackingNumber, billStatus } = order;
  return { trackingNumber, amount: cashToCollect({ order }), isPaid: billStatus === 'PAID' };
}

/** Tells of a refund of what was paid (orders-50), or of what was owed back. */
export function bulkRefundMail(
  config: Config,
  row: BulkOrderRow,
  { reason, ...back }: PaidBack & { reason: string },
): OutgoingMail {
  return bulkOrderMail(config, row, () => {
    const amount = formatRupees(back.amount);
    return {
      kind: 'orders.update',
      subject: orderMailWords.bulkOrderRefunded({ number: row.order.trackingNumber, amount }),
      paragraphs: [paidBackSentence({ ...back, hasNote: false }), reason],
    };
  });
}

/** Tells a customer that a transfer was not found (payments-18). */
export function bulkProofRefusedMail(
  config: Config,
  row: BulkOrderRow,
  { amount, reason }: { amount: number; reason: string },
): OutgoingMail {
  return bulkOrderMail(config, row, () => ({
    kind: 'orders.to-answer',
    subject: orderMailWords.transferNotFound({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.weHaveNotFound({ amount: formatRupees(amount) }),
      reason,
      orderMailWords.sendItAgain,
    ],
  }));
}

/** Tells a customer that nothing of the advance has come (payments-19). */
export function bulkAdvanceMissingMail(
  config: Config,
  row: BulkOrderRow,
  leave: UnsubscribeLinks,
): OutgoingMail {
  return bulkOrderMail(config, row, () => ({
    kind: 'orders.expiring',
    subject: orderMailWords.waitsForYourPayment({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.workStartsOncePaid({ amount: formatRupees(advanceIn(row.order)) }),
      orderMailWords.payAsTheOrderSays,
    ],
    leave,
  }));
}

interface Message {
  kind: MailKind;
  subject: string;
  paragraphs: string[];
  leave?: UnsubscribeLinks;
}

/** `message` is worded in the customer's language. */
function bulkOrderMail(config: Config, row: BulkOrderRow, message: () => Message): OutgoingMail {
  const { customer } = row;
  return inLocale(customer.locale, () => {
    const { kind, subject, paragraphs, leave } = message();
    const { text, html } = letter({
      brand: config.brandName,
      greeting: greetingTo(customer.firstName ?? customer.username),
      paragraphs,
      facts: factsOf(row),
      action: { label: orderMailWords.seeMyBulkOrders, url: pageUrl(config, '/orders?tab=bulk') },
      footer: mailFooter(config, leave),
    });
    const said = { number: row.order.trackingNumber, link: pageUrl(config, '/orders?tab=bulk') };
    const news = { ...newsOf('order_news', { ...said, news: subject }), userId: row.order.customerId };
    const mail = { kind, to: customer.email, subject, text, html, news };
    return leave ? { ...mail, unsubscribeUrl: leave.oneClick } : mail;
  });
}

function factsOf({ order }: BulkOrderRow): [string, string][] {
  const { facts, pleaseTellUs, sampleRequests } = orderMailWords;
  const lines: [string, string | null][] = [
    [facts.trackingNumber, order.trackingNumber],
    [facts.itemType, order.itemType],
    [facts.pieces, String(order.numberOfPieces)],
    [facts.priceOfAPiece, order.perPiecePrice === null ? null : formatRupees(order.perPiecePrice)],
    [facts.total, order.total === null ? null : formatRupees(order.total)],
    [facts.youAskedFor, order.requestedDeliveryDate && formatDay(order.requestedDeliveryDate)],
    [
      facts.promisedFor,
      order.quotedAt && order.expectedDeliveryDate ? formatDay(order.expectedDeliveryDate) : null,
    ],
    [facts.deliveredTo, order.addresses?.delivery ? placeOf(order.addresses.delivery) : pleaseTellUs],
    [
      facts.quoteOpenUntil,
      order.status === 'QUOTED' && order.quoteExpiresOn ? formatDay(order.quoteExpiresOn) : null,
    ],
    [facts.contactNumber, order.phone],
    [facts.sample, sampleRequests[order.isRequestedSample ? 'requested' : 'notRequested']],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]]));
}

function placeOf({ address, city, country }: PostalAddress): string {
  return [address, city, ...(country === 'PK' ? [] : [countryName(country)])].join(basicWords.listSeparator);
}
