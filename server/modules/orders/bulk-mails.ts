import { formatDay } from '../../../contract/format.ts';
import type { Config } from '../../config.ts';
import { greetingTo } from '../../infra/mail/greeting.ts';
import { letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import type { BulkOrderRow } from './bulk-queries.ts';

export function bulkOrderPlacedMail(config: Config, row: BulkOrderRow): OutgoingMail {
  return bulkOrderMail(config, row, {
    kind: 'orders.bulk-placed',
    subject: `Your bulk order ${row.order.trackingId} has arrived`,
    paragraphs: [
      'Thank you for your bulk order. We look at what you need and e-mail you a quote: the price of a piece, the total and the day.',
      'Nothing is made before you have accepted the quote.',
    ],
  });
}

interface Message {
  kind: MailKind;
  subject: string;
  paragraphs: string[];
}

function bulkOrderMail(config: Config, { order, customer }: BulkOrderRow, message: Message): OutgoingMail {
  const { kind, subject, paragraphs } = message;
  const { text, html } = letter({
    brand: config.brandName,
    greeting: greetingTo(customer.firstName ?? customer.username),
    paragraphs,
    facts: [
      ['Tracking number', order.trackingId],
      ['Item type', order.itemType],
      ['Pieces', String(order.numberOfPieces)],
      ['Day', order.expectedDeliveryDate ? formatDay(order.expectedDeliveryDate) : 'To be agreed'],
      ['Contact number', order.phone],
      ['Sample', order.isRequestedSample ? 'Requested' : 'Not requested'],
    ],
    action: { label: 'See my bulk orders', url: `${config.publicUrl}/orders?tab=bulk` },
    footer: [config.support.email, config.support.phone],
  });
  return { kind, to: customer.email, subject, text, html };
}
