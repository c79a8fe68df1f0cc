import { formatDay } from '../../../contract/format.ts';
import { formatRupees } from '../../../contract/money.ts';
import type { Config } from '../../config.ts';
import { greetingTo } from '../../infra/mail/greeting.ts';
import { letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { dressLabel } from './order-rules.ts';
import { tailorOf } from './present.ts';
import type { OrderRow } from './queries.ts';

const TO_BE_AGREED = 'To be agreed';

export function orderPlacedMail(config: Config, row: OrderRow): OutgoingMail {
  return orderMail(config, row, {
    kind: 'orders.placed',
    subject: `Your order ${row.order.trackingId} is placed`,
    ...(row.order.total === null
      ? {
          paragraphs: [
            'Thank you for your order. We look at what you want made and e-mail you the price.',
            'Nothing is made before you have agreed to it.',
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

export function orderConfirmedMail(config: Config, row: OrderRow): OutgoingMail {
  return orderMail(config, row, {
    kind: 'orders.confirmed',
    subject: `Your order ${row.order.trackingId} is confirmed`,
    paragraphs: ['Your order is confirmed and has gone to the tailor. You find the invoice under My orders.'],
    action: { label: 'See my orders', url: `${config.publicUrl}/orders` },
  });
}

function itemFacts({ itemType, shoeSize, dressType, fabricType }: OrderRow['order']): [string, string][] {
  if (itemType === 'shoes') return [['Shoes', `Number ${shoeSize}`]];
  return [
    ['Garment', dressLabel(dressType) ?? TO_BE_AGREED],
    ['Fabric', fabricType ?? TO_BE_AGREED],
  ];
}

interface Message {
  kind: MailKind;
  subject: string;
  paragraphs: string[];
  action: { label: string; url: string };
}

function orderMail(config: Config, row: OrderRow, message: Message): OutgoingMail {
  const { kind, subject, paragraphs, action } = message;
  const { order } = row;
  const { text, html } = letter({
    brand: config.brandName,
    greeting: greetingTo(row.customerFirstName ?? row.customerUsername),
    paragraphs,
    facts: [
      ['Tracking number', order.trackingId],
      ...itemFacts(order),
      ['Tailor', tailorOf(row, config).username],
      [
        'Expected delivery',
        order.expectedDeliveryDate ? formatDay(order.expectedDeliveryDate) : TO_BE_AGREED,
      ],
      ['Total', order.total === null ? TO_BE_AGREED : formatRupees(order.total)],
    ],
    action,
    footer: [config.support.email, config.support.phone],
  });
  return { kind, to: row.customerEmail, subject, text, html };
}
