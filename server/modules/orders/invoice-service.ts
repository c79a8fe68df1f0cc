import { ALTERATION_DAYS } from '../../../contract/constants/business-facts.ts';
import { DRESS_TYPES } from '../../../contract/garments.ts';
import { URGENT_PERCENT } from '../../../contract/pricing.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type InvoiceContent, renderInvoice } from './invoice-document.ts';
import { isDressType } from './order-rules.ts';
import { invoiceId, tailorOf } from './present.ts';
import {
  customerInvoice,
  insertInvoice,
  type OrderRow,
  storeDocument,
  takeInvoiceNumber,
} from './queries.ts';

export async function issueInvoice(
  tx: Tx,
  config: Config,
  row: OrderRow,
  issuedAt = new Date(),
): Promise<void> {
  const number = await takeInvoiceNumber(tx);
  const content = contentOf(invoiceId(number), issuedAt, config, row);
  await insertInvoice(tx, { number, orderId: row.order.id, content, issuedAt });
}

/**
 * `reference` is the order's id or tracking number (invoices-1). Rendered once; later downloads are the same bytes.
 * Fails with `request.not_found` and `orders.invoice_not_issued`.
 */
export async function printInvoice(deps: Deps, actor: Actor, reference: string) {
  const order = /^\d+$/.test(reference) ? { id: Number(reference) } : { trackingId: reference };
  const found = (await customerInvoice(deps.db, actor.id, order)) ?? fail('request.not_found');
  if (found.number === null) fail('orders.invoice_not_issued');
  const bytes =
    found.document ?? (await storeDocument(deps.db, found.number, await renderInvoice(found.content)));
  return { bytes, filename: `${invoiceId(found.number)}.pdf` };
}

function contentOf(number: string, issuedAt: Date, config: Config, row: OrderRow): InvoiceContent {
  const { order } = row;
  const dress = isDressType(order.dressType) ? DRESS_TYPES[order.dressType].label : order.dressType;
  const name =
    [row.customerFirstName, row.customerLastName].filter(Boolean).join(' ') || row.customerUsername;
  const extras: InvoiceContent['lines'] = [
    { label: 'Urgent delivery', note: `${URGENT_PERCENT} % of the stitching`, amount: order.urgentSurcharge },
    { label: 'Collection of the cloth', amount: order.collectionFee },
    { label: 'Delivery of the garment', amount: order.deliveryFee },
  ];
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    seller: {
      name: config.brandName,
      lines: [config.support.address, config.support.phone, config.support.email],
    },
    customer: { name, email: row.customerEmail, phone: order.contactNumber },
    order: {
      id: order.id,
      trackingId: order.trackingId,
      placedOn: order.orderDate.toISOString(),
      expectedDelivery: order.expectedDeliveryDate,
      dressType: dress,
      fabricType: order.fabricType,
      tailorName: tailorOf(row, config).username,
      measurementSource: order.measurementSource,
      deliveryType: order.deliveryType,
      paymentMethod: order.paymentType,
    },
    lines: [
      { label: `Stitching: ${dress}`, note: order.fabricType, amount: order.stitchingPrice },
      ...extras.filter(({ amount }) => amount > 0),
    ],
    total: order.totalBill,
    paymentState: order.billStatus,
    paid: order.billStatus === 'PAID' ? order.totalBill : 0,
    trackingUrl: `${config.publicUrl}/order_tracking?number=${order.trackingId}`,
    notes: [
      'Payment is due in cash when the garment is handed over.',
      `Alterations are free for ${ALTERATION_DAYS} days after delivery.`,
    ],
  };
}
