import { orderMailWords } from '#words';
import { formatRupees } from '../../../../contract/money.ts';
import type { Config } from '../../../config.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { linkTo, orderMail } from '../mails.ts';
import type { OrderRow } from '../queries.ts';

interface Unsent {
  lost: readonly { name: string }[];
  /** Rupees that are paid back for it. */
  back: { money: number; credit: number };
  /** Whether a garment is still to be stitched that has no cloth now. */
  isNeeded: boolean;
}

/** Tells the customer that a seller could not send cloth, and how to go on (orders-158). */
export function clothUnsentMail(
  config: Config,
  row: OrderRow,
  { lost, back, isNeeded }: Unsent,
): OutgoingMail {
  const names = [...new Set(lost.map(({ name }) => name))];
  return orderMail(config, row, () => ({
    kind: 'orders.to-answer',
    subject: orderMailWords.clothIsNotSent({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.sellerCannotSend({ cloth: names.join(', ') }),
      ...(back.money > 0 ? [orderMailWords.weSendBackItsPrice] : []),
      ...(back.credit > 0 ? [orderMailWords.creditIsBack({ amount: formatRupees(back.credit) })] : []),
      ...(isNeeded ? [howToGoOn(row)] : []),
    ],
    action: linkTo(config, row, 'cloth'),
  }));
}

/** Once other garments are at work, the order waits for no cloth any more, but the garment may be cancelled. */
function howToGoOn({ order }: OrderRow): string {
  const isBegun = order.status === 'IN_PRODUCTION';
  return isBegun ? orderMailWords.cancelTheGarmentOrWrite : orderMailWords.bringYourOwnOrCancel;
}
