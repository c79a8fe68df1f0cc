import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import type { TakenStep } from '../lifecycle/taken-step.ts';
import { mailFooter, type UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';
import { dressLabel } from './order-rules.ts';
import { tailorAddress, tailorOf } from './present.ts';
import type { OrderRow } from './queries.ts';

const TO_BE_AGREED = 'To be agreed';

export function orderPlacedMail(config: Config, row: OrderRow): OutgoingMail {
  return orderMail(config, row, {
    kind: 'orders.placed',
    subject: `Your order ${row.order.trackingNumber} is placed`,
    ...(row.order.total === null
      ? {
          paragraphs: [
            'Thank you for your order. We look at what you want made and e-mail you the price.',
            'Nothing is made before you have agreed to it.',
            ...(row.question ? [row.question.text] : []),
            ...(row.order.handoverKnown
              ? []
              : [
                  'Please tell us under My orders how cloth and garment travel. You can confirm the order after that.',
                ]),
          ],
          action: { label: 'See my orders', url: `${config.publicUrl}/orders` },
        }
      : {
          paragraphs: [
            'Thank you for your order. Please confirm it at checkout, so that the tailor can start.',
            'Stitching starts once you have confirmed.',
          ],
          action: { label: 'Confirm the order', url: `${config.publicUrl}/checkout?order=${row.order.id}` },
        }),
  });
}

/** `left`: days until the order expires. */
export function orderExpiringMail(
  config: Config,
  row: OrderRow,
  leave: UnsubscribeLinks,
  left: number,
): OutgoingMail {
  return orderMail(config, row, {
    kind: 'orders.expiring',
    subject: `Your order ${row.order.trackingNumber} is waiting for you`,
    paragraphs: [
      `You have not confirmed this order yet, so nothing is stitched. We cancel it in ${left === 1 ? 'a day' : `${left} days`} unless you confirm it.`,
    ],
    action: linkTo(config, row, 'checkout'),
    leave,
  });
}

interface StepMail {
  /** A kind of its own if the customer has to act, so that it does not wait behind other mails. */
  kind?: MailKind;
  /** Follows "Your order NP-…". */
  title: string;
  text: string;
  /** Page that the mail links to; the tracking page by default. */
  leadsTo?: 'orders' | 'checkout' | 'question';
}

/** The mail of each step (orders-15); `orderPlacedMail` is the first one. */
const STEP_MAILS: Partial<Record<OrderAction, StepMail>> = {
  confirm: {
    kind: 'orders.confirmed',
    title: 'is confirmed',
    text: 'Your order is confirmed and has gone to the tailor. You find the invoice under My orders.',
    leadsTo: 'orders',
  },
  price: {
    kind: 'orders.to-confirm',
    title: 'has a price',
    text: 'We have looked at your order and priced it. Please confirm it at checkout, so that the tailor can start. Stitching starts once you have confirmed.',
    leadsTo: 'checkout',
  },
  record_payment: { title: 'is paid', text: 'Thank you, we have your payment. The tailor can start.' },
  record_refund: {
    title: 'was refunded',
    text: 'We have sent back what you paid for this order.',
    leadsTo: 'orders',
  },
  cancel: {
    title: 'is cancelled',
    text: 'Your order is cancelled. Nothing more is stitched, and there is nothing to pay.',
    leadsTo: 'orders',
  },
  expire: {
    title: 'has expired',
    text: 'Your order was not confirmed in time, so we have cancelled it. There is nothing to pay. You are welcome to order again.',
    leadsTo: 'orders',
  },
  accept: {
    title: 'is accepted',
    text: 'The tailor has accepted your order and starts as soon as the cloth is there.',
  },
  decline: {
    title: 'needs another tailor',
    text: 'The tailor cannot take your order. We are looking for another one and will tell you; the price stays the same.',
  },
  reassign: {
    title: 'has a new tailor',
    text: 'Another tailor takes your order. The price stays the same; please see the new expected delivery below.',
  },
  move_day: {
    title: 'has another day',
    text: 'We cannot keep the day that we promised, and we are sorry. Please see the new expected delivery below.',
  },
  ask: {
    kind: 'orders.to-answer',
    title: 'needs your answer',
    text: 'The tailor has a question about your order. The expected delivery waits for your answer:',
    leadsTo: 'question',
  },
  start: { title: 'is in production', text: 'The tailor has started to stitch.' },
  check: {
    title: 'is in the quality check',
    text: 'Your garment is stitched. It is checked for measures and seams.',
  },
  rework: {
    title: 'goes back to the tailor',
    text: 'The quality check has found something to improve, so the tailor works on your garment once more.',
  },
  make_ready: {
    kind: 'orders.ready',
    title: 'is ready',
    text: 'Your garment is ready. You can collect it where it was stitched:',
  },
  ship: { kind: 'orders.ready', title: 'is on its way', text: 'Your garment is on its way to you.' },
  deliver: {
    title: 'was delivered',
    text: `Your garment was delivered. Wear it in good health! Alterations are free for ${ALTERATION_DAYS} days.`,
  },
  come_back: {
    title: 'could not be delivered',
    text: 'Your garment has come back to us. We get in touch with you before it is sent again.',
  },
  fail_delivery: {
    title: 'could not be delivered',
    text: 'Your garment could not be handed over to you, so the order has ended.',
    leadsTo: 'orders',
  },
  alter: {
    title: 'comes back for an alteration',
    text: 'We have your request for an alteration. The tailor gets in touch about handing over the garment.',
  },
  mend: { title: 'is being altered', text: 'The tailor has your garment and works on the alteration.' },
};

/** Undefined for a step without a mail. `leave`: unsubscribe links, for mail that can be switched off. */
export function orderStepMail(
  config: Config,
  row: OrderRow,
  { action, note, courier, courierNumber }: TakenStep,
  leave?: UnsubscribeLinks,
): OutgoingMail | undefined {
  const mail = STEP_MAILS[action];
  if (!mail) return undefined;
  const { order } = row;
  const where = action === 'make_ready' ? [tailorAddress(row, config)] : [];
  return orderMail(config, row, {
    kind: mail.kind ?? 'orders.update',
    subject: `Your order ${order.trackingNumber} ${mail.title}`,
    paragraphs: [
      mail.text,
      ...where,
      ...(action === 'confirm' && order.paymentMethod === 'ADVANCE'
        ? ['We e-mail you a payment link. The tailor starts once it is paid.']
        : []),
      ...((action === 'cancel' || action === 'fail_delivery') && order.billStatus === 'PAID'
        ? ['We send back what you have paid.']
        : []),
      ...(courier
        ? [`${courier} brings it${courierNumber ? `, under the number ${courierNumber}` : ''}.`]
        : []),
      ...(note ? [note] : []),
    ],
    action: linkTo(config, row, mail.leadsTo),
    leave,
  });
}

/** Tells of a refund (orders-50). */
export function refundMail(
  config: Config,
  row: OrderRow,
  { amount, reason }: { amount: number; reason: string },
): OutgoingMail {
  return orderMail(config, row, {
    kind: 'orders.update',
    subject: `Your order ${row.order.trackingNumber}: ${formatRupees(amount)} refunded`,
    paragraphs: [
      `We have paid back ${formatRupees(amount)} for this order. The credit note is under My orders.`,
      reason,
    ],
    action: linkTo(config, row, 'orders'),
  });
}

/** The item; an order of /order_placement only says that it is a dress. */
export function itemFacts({
  itemType,
  shoeSize,
  dressType,
  fabricType,
}: OrderRow['order']): [string, string][] {
  if (itemType === 'shoes') return [['Shoes', `Number ${shoeSize}`]];
  return [
    ['Garment', dressLabel(dressType) ?? 'Dress'],
    ['Fabric', fabricType ?? TO_BE_AGREED],
  ];
}

function linkTo({ publicUrl }: Config, { order }: OrderRow, page: StepMail['leadsTo']) {
  if (page === 'orders') return { label: 'See my orders', url: `${publicUrl}/orders` };
  if (page === 'checkout' || page === 'question') {
    const label = page === 'question' ? 'Answer the question' : 'Confirm the order';
    return { label, url: `${publicUrl}/checkout?order=${order.id}` };
  }
  return { label: 'Track the order', url: `${publicUrl}/order_tracking?number=${order.trackingNumber}` };
}

interface Message {
  leave?: UnsubscribeLinks | undefined;
  kind: MailKind;
  subject: string;
  paragraphs: string[];
  action: { label: string; url: string };
}

function orderMail(config: Config, row: OrderRow, message: Message): OutgoingMail {
  const { kind, subject, paragraphs, action, leave } = message;
  const { order } = row;
  const { text, html } = letter({
    brand: config.brandName,
    greeting: greetingTo(row.customerFirstName ?? row.customerUsername),
    paragraphs,
    facts: [
      ['Tracking number', order.trackingNumber],
      ...itemFacts(order),
      ['Tailor', tailorOf(row, config).username],
      [
        // Nothing is promised before there is a price.
        order.total === null ? 'You asked for' : 'Expected delivery',
        order.expectedDeliveryDate ? formatDay(order.expectedDeliveryDate) : TO_BE_AGREED,
      ],
      ['Total', order.total === null ? TO_BE_AGREED : formatRupees(order.total)],
    ],
    action,
    footer: mailFooter(config, leave),
  });
  return {
    kind,
    to: row.customerEmail,
    subject,
    text,
    html,
    ...(leave && { unsubscribeUrl: leave.oneClick }),
  };
}
