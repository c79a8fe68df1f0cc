import { documentName } from '../../../../contract/document-names.ts';
import { formatDay } from '../../../../contract/format.ts';
import { formatRupees } from '../../../../contract/money.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import { type Frozen, issueDocument } from '../../documents/service.ts';
import { labelled, refundLines } from '../invoice-service.ts';
import type { BulkOrderRow } from './queries.ts';

/** Issues the contract of a quote: the last thing that the open transaction does (bulk-5). */
export function issueContract(tx: Tx, config: Config, row: BulkOrderRow, issuedAt?: Date): Promise<number> {
  const { order, quoteNote } = row;
  const content: Frozen = {
    ...frame(config, row),
    paymentState: 'QUOTED',
    paid: 0,
    notes: [
      ...(order.expectedDeliveryDate
        ? [`We deliver by ${formatDay(order.expectedDeliveryDate)} once this quote is accepted.`]
        : []),
      ...(isOtherDay(order) ? [`You asked for ${formatDay(order.requestedDeliveryDate)}.`] : []),
      ...(order.quoteExpiresOn
        ? [`This quote can be accepted until ${formatDay(order.quoteExpiresOn)}.`]
        : []),
      'You accept this quote under My orders by typing your name. The name, the time and the network address are kept with it. Nothing is made and nothing is due before.',
      `A newer quote for the same order replaces this one. ${
        order.paymentMethod === 'ADVANCE'
          ? 'Payment is due in advance, by the payment link that we e-mail; we start once it is paid.'
          : 'Payment is due in cash on delivery.'
      }`,
      ...(quoteNote ? [quoteNote] : []),
      ...(order.additionalNotes ? [`You asked for: ${order.additionalNotes}`] : []),
    ],
  };
  return issueDocument(tx, 'CONTRACT', order.id, content, issuedAt);
}

/** Whether another day is promised than the customer asked for. */
function isOtherDay<Order extends BulkOrderRow['order']>(
  order: Order,
): order is Order & { requestedDeliveryDate: string } {
  const { requestedDeliveryDate, expectedDeliveryDate } = order;
  return requestedDeliveryDate !== null && requestedDeliveryDate !== expectedDeliveryDate;
}

/** Issues the invoice of a bulk order that was delivered and paid in cash. */
export function issueBulkInvoice(
  tx: Tx,
  config: Config,
  row: BulkOrderRow,
  issuedAt?: Date,
): Promise<number> {
  const framed = frame(config, row);
  const notes = row.contractNumber === null ? [] : ['This invoice follows the contract that you accepted.'];
  const content: Frozen = { ...framed, paymentState: 'PAID', paid: framed.total, notes };
  return issueDocument(tx, 'INVOICE', row.order.id, content, issuedAt);
}

/** Issues the credit note of a refund after the delivery (invoices-8): the last thing that the open transaction does. */
export async function issueBulkRefundNote(
  tx: Tx,
  config: Config,
  row: BulkOrderRow,
  { amount, invoice }: { amount: number; invoice: number | null },
): Promise<number> {
  const { order, ...framed } = frame(config, row);
  return issueDocument(tx, 'CREDIT_NOTE', row.order.id, {
    ...framed,
    ...refundLines(amount),
    order: {
      ...order,
      invoice: invoice === null ? null : documentName('INVOICE', invoice),
      reason: 'Refund',
    },
  });
}

function frame(config: Config, { order, customer }: BulkOrderRow) {
  const { perPiecePrice, total } = order;
  if (perPiecePrice === null || total === null) throw new Error(`Order ${order.id} has no quote.`);
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.username;
  return {
    seller: {
      name: config.brandName,
      lines: [config.support.address, config.support.phone, config.support.email],
    },
    customer: { name, email: customer.email, phone: order.phone },
    ...labelled('deliveredTo', order.addresses?.delivery),
    order: {
      id: order.id,
      trackingId: order.trackingId,
      placedOn: order.orderDate.toISOString(),
      expectedDelivery: order.expectedDeliveryDate,
      deliveryType: 'NORMAL',
      paymentMethod: order.paymentMethod,
      itemType: order.itemType,
      pieces: order.numberOfPieces,
    },
    lines: [
      {
        label: `${order.numberOfPieces} × ${order.itemType}`,
        note: `${formatRupees(perPiecePrice)} each`,
        amount: total,
      },
    ],
    total,
    trackingUrl: `${config.publicUrl}/order_tracking?number=${order.trackingId}`,
  } satisfies Partial<Frozen>;
}
