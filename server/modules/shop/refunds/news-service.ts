import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { notifyOfRefund } from '../../notifications/service.ts';
import { issueCreditNotes } from '../document-service.ts';
import { refundMail } from '../payments/mails.ts';
import { anyShopOrder } from '../queries.ts';
import type { RefundRow } from './queries.ts';
import { isByHand, sumOf } from './rules.ts';

/**
 * Tells the customer of completed refunds and issues their credit notes, last, because others wait for the numbers. The mail
 * of a cancelled or returned parcel has said already that its money goes back to the card.
 */
export async function tellOfRefunds(
  tx: Tx,
  deps: Deps,
  orderId: number,
  completed: readonly RefundRow[],
): Promise<void> {
  if (completed.length === 0) return;
  const given = completed.filter(({ cause }) => cause !== 'CHARGEBACK');
  if (given.length > 0) await notifyOfRefund(tx, { orderId, amount: sumOf(given) });
  const untold = given.filter((row) => row.cause === 'GOODWILL' || isByHand(row));
  const order = untold.length > 0 ? await anyShopOrder(tx, orderId) : undefined;
  if (order?.order.email) {
    for (const row of untold) {
      await deps.outbox.post(tx, refundMail(deps.config, order.order.email, order, row));
    }
  }
  await issueCreditNotes(
    tx,
    deps,
    completed.filter(({ creditNote }) => creditNote === null),
  );
}
