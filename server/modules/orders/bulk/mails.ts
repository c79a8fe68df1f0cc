import type { PostalAddress } from '../../../../contract/addresses.ts';
import { countryName } from '../../../../contract/constants/countries.ts';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { MailKind } from '../../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import type { BulkOrderRow } from './queries.ts';

export function bulkOrderPlacedMail(config: Config, row: BulkOrderRow): OutgoingMail {
  return bulkOrderMail(config, row, {
    kind: 'orders.bulk-placed',
    title: 'is with us',
    paragraphs: [
      'Thank you for your bulk order. We look at what you need and e-mail you a quote: the price of a piece, the total and the day.',
      'Nothing is made before you have accepted the quote.',
      ...(row.order.addresses?.delivery
        ? []
        : ['Please tell us under My orders where the pieces go. The quote waits for it.']),
    ],
  });
}

/** The title follows "Your bulk order NP-…". */
const STEP_MAILS: Partial<Record<OrderAction, readonly [title: string, text: string]>> = {
  quote: [
    'has a quote',
    'We have priced your bulk order. Read the contract under My orders, and accept it there by typing your name. Nothing is made and nothing is due before.',
  ],
  accept: ['is accepted', 'Thank you for accepting our quote. We start as agreed and tell you of each step.'],
  record_payment: ['is paid', 'Thank you, we have your payment. We start to make your order.'],
  record_refund: ['was refunded', 'We have sent back what you paid for this order.'],
  cancel: [
    'is cancelled',
    'Your bulk order is cancelled. Nothing more is made, and there is nothing to pay.',
  ],
  move_day: [
    'has another day',
    'We cannot keep the day that we promised, and we are sorry. Please see the new one below.',
  ],
  start: ['is in production', 'We have started to make your order.'],
  check: ['is in the quality check', 'Your pieces are made. They are counted and checked.'],
  rework: ['goes back to the workshop', 'The quality check has found something to improve.'],
  ship: ['is on its way', 'Your pieces are on their way to you.'],
  come_back: [
    'could not be delivered',
    'Your pieces have come back to us. We get in touch with you before they are sent again.',
  ],
  fail_delivery: [
    'could not be delivered',
    'Your pieces could not be delivered to you, so the order has ended. There is nothing to pay.',
  ],
  deliver: ['was delivered', 'Your pieces were delivered. The invoice is under My orders.'],
};

/** The mail to the customer for each step (bulk-2). */
export function bulkOrderStepMail(
  config: Config,
  row: BulkOrderRow,
  { action, note, courier, courierNumber }: TakenStep,
): OutgoingMail | undefined {
  const mail = STEP_MAILS[action];
  if (!mail) return undefined;
  const [title, text] = mail;
  const parcel = courier ? [`${courier} brings them, under the number ${courierNumber}.`] : [];
  return bulkOrderMail(config, row, {
    kind: action === 'quote' ? 'orders.to-confirm' : 'orders.update',
    title,
    paragraphs: [text, ...parcel, ...(note ? [note] : [])],
  });
}

/** Tells of a refund after the delivery (orders-50). */
export function bulkRefundMail(
  config: Config,
  row: BulkOrderRow,
  { amount, reason }: { amount: number; reason: string },
): OutgoingMail {
  return bulkOrderMail(config, row, {
    kind: 'orders.update',
    title: `was refunded: ${formatRupees(amount)}`,
    paragraphs: [`We have paid back ${formatRupees(amount)} for this order.`, reason],
  });
}

function placeOf({ address, city, country }: PostalAddress): string {
  return [address, city, ...(country === 'PK' ? [] : [countryName(country)])].join(', ');
}

interface Message {
  kind: MailKind;
  title: string;
  paragraphs: string[];
}

function bulkOrderMail(config: Config, { order, customer }: BulkOrderRow, message: Message): OutgoingMail {
  const { kind, title, paragraphs } = message;
  const subject = `Your bulk order ${order.trackingNumber} ${title}`;
  const { text, html } = letter({
    brand: config.brandName,
    greeting: greetingTo(customer.firstName ?? customer.username),
    paragraphs,
    facts: [
      ['Tracking number', order.trackingNumber],
      ['Item type', order.itemType],
      ['Pieces', String(order.numberOfPieces)],
      ...(order.perPiecePrice === null
        ? []
        : ([['Price of a piece', formatRupees(order.perPiecePrice)]] as [string, string][])),
      ...(order.total === null ? [] : ([['Total', formatRupees(order.total)]] as [string, string][])),
      ...(order.requestedDeliveryDate
        ? ([['You asked for', formatDay(order.requestedDeliveryDate)]] as [string, string][])
        : []),
      ...(order.quotedAt && order.expectedDeliveryDate
        ? ([['Promised for', formatDay(order.expectedDeliveryDate)]] as [string, string][])
        : []),
      ['Delivered to', order.addresses?.delivery ? placeOf(order.addresses.delivery) : 'Please tell us'],
      ...(order.status === 'QUOTED' && order.quoteExpiresOn
        ? ([['Quote open until', formatDay(order.quoteExpiresOn)]] as [string, string][])
        : []),
      ['Contact number', order.phone],
      ['Sample', order.isRequestedSample ? 'Requested' : 'Not requested'],
    ],
    action: { label: 'See my bulk orders', url: `${config.publicUrl}/orders?tab=bulk` },
    footer: [config.support.email, config.support.phone],
  });
  return { kind, to: customer.email, subject, text, html };
}
