import { orderMailWords } from '#words';
import type { Config } from '../../../config.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { linkTo, orderMail } from '../mails.ts';
import type { OrderRow } from '../queries.ts';

/** Tells the customer that a seller could not send cloth, and how to go on (orders-158). */
export function clothUnsentMail(
  config: Config,
  row: OrderRow,
  lost: readonly { name: string }[],
): OutgoingMail {
  const names = [...new Set(lost.map(({ name }) => name))];
  return orderMail(config, row, () => ({
    kind: 'orders.to-answer',
    subject: orderMailWords.clothIsNotSent({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.sellerCannotSend({ cloth: names.join(', ') }),
      ...(row.order.billStatus === 'PAID' ? [orderMailWords.weSendBackItsPrice] : []),
      orderMailWords.bringYourOwnOrCancel,
    ],
    action: linkTo(config, row, 'cloth'),
  }));
}
