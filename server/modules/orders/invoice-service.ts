import type { PostalAddress } from '../../../contract/addresses.ts';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { countryName } from '../../../contract/constants/countries.ts';
import { documentName } from '../../../contract/document-names.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { type Surcharge, surchargesOf } from '../../../contract/pricing.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type Frozen, hasReceipt, issueDocument, printDocument } from '../documents/service.ts';
import { dressLabel } from './order-rules.ts';
import { priceOfOrder, tailorOf } from './present.ts';
import { customerInvoice, type OrderRow } from './queries.ts';
import { refundsOf, sumOf } from './refund-queries.ts';

/** Issues the invoice of an order and returns its number. Must be last in the transaction. */
export function issueInvoice(tx: Tx, config: Config, row: OrderRow, issuedAt?: Date): Promise<number> {
  return issueDocument(tx, 'INVOICE', row.order.id, contentOf(config, row), issuedAt);
}

/**
 * Issues the credit note for the whole invoice of a cancelled order (invoices-7). Must be last in the transaction. Does
 * nothing without an invoice, or if all of it is refunded.
 */
export async function issueCancellationNote(
  tx: Tx,
  config: Config,
  row: OrderRow,
  issuedAt?: Date,
): Promise<void> {
  if (row.invoiceNumber === null) return;
  const credited = sumOf(await refundsOf(tx, row.order.id));
  const { order, ...content } = contentOf(config, row);
  if (credited === content.total) return;
  const note: Frozen = {
    ...content,
    order: {
      ...order,
      invoice: documentName('INVOICE', row.invoiceNumber),
      reason: 'The order was cancelled',
    },
    // Earlier refunds have their own credit notes.
    ...(credited > 0 && {
      lines: [...content.lines, { label: 'Refunded before', amount: -credited }],
      total: content.total - credited,
      paid: content.paid - credited,
    }),
    ...(content.paymentState === 'PAID' ? {} : { paymentState: 'CANCELLED', paid: 0 }),
    notes: [],
  };
  await issueDocument(tx, 'CREDIT_NOTE', row.order.id, note, issuedAt);
}

/**
 * The PDF of the invoice of the customer's order, by order id or tracking number (invoices-1). Fails with
 * `request.not_found` and `orders.invoice_not_issued`.
 */
export async function printInvoice(deps: Deps, actor: Actor, reference: string) {
  const order = /^\d+$/.test(reference) ? { id: Number(reference) } : { trackingNumber: reference };
  const found = (await customerInvoice(deps.db, actor.id, order)) ?? fail('request.not_found');
  if (found.number === null) fail('orders.invoice_not_issued');
  return printDocument(deps, 'INVOICE', found.number);
}

/**
 * Issues the receipt of a paid order once, because its earlier invoice shows it unpaid (invoices-9). Must be last in
 * the transaction.
 */
export async function issueReceipt(tx: Tx, config: Config, row: OrderRow): Promise<void> {
  if (row.invoiceNumber === null || (await hasReceipt(tx, row.order.id))) return;
  const { order, ...content } = contentOf(config, row);
  const invoice = documentName('INVOICE', row.invoiceNumber);
  const receipt: Frozen = { ...content, order: { ...order, invoice }, notes: [] };
  await issueDocument(tx, 'RECEIPT', row.order.id, receipt);
}

/** Issues the credit note of a refund (invoices-8). Must be last in the transaction. */
export function issueRefundNote(tx: Tx, config: Config, row: OrderRow, amount: number): Promise<number> {
  const { order, ...content } = contentOf(config, row);
  const invoice = row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber);
  return issueDocument(tx, 'CREDIT_NOTE', row.order.id, {
    ...content,
    ...refundLines(amount),
    order: { ...order, invoice, reason: REFUND_REASON },
  });
}

const REFUND_REASON = 'Refund';

/** The lines of a credit note for a refund. */
export function refundLines(amount: number) {
  return {
    lines: [{ label: REFUND_REASON, amount }],
    total: amount,
    paymentState: 'REFUNDED' as const,
    paid: amount,
    notes: [],
  };
}

function contentOf(config: Config, row: OrderRow): Frozen {
  const { order } = row;
  const price = priceOfOrder(order);
  if (!price) throw new Error(`Order ${order.id} is invoiced without a price.`);
  const isShoes = order.itemType === 'shoes';
  const dress = isShoes ? `Shoes, number ${order.shoeSize}` : (dressLabel(order.dressType) ?? 'Dress');
  const fabric = order.fabricType ?? (isShoes ? 'None' : 'As agreed');
  const name =
    [row.customerFirstName, row.customerLastName].filter(Boolean).join(' ') ||
    (order.addresses?.delivery ?? order.addresses?.collection)?.full_name ||
    row.customerUsername;
  const courier = order.courier === 'EXPRESS' ? 'By express courier' : undefined;
  const notes: Partial<Record<Surcharge, string | undefined>> = {
    urgent_surcharge: 'In half the time',
    collection_fee: courier,
    delivery_fee: courier,
    sample_fee: 'Sent before the stitching',
  };
  const extras: Frozen['lines'] = surchargesOf(price).map(({ part, name: label, amount }) => {
    const note = notes[part];
    return { label, ...(note !== undefined && { note }), amount };
  });
  return {
    seller: {
      name: config.brandName,
      lines: [config.support.address, config.support.phone, config.support.email],
    },
    customer: { name, email: realAddress(row.customerEmail) ?? '', phone: order.phone },
    ...labelled('collectedFrom', order.addresses?.collection),
    ...labelled('deliveredTo', order.addresses?.delivery),
    order: {
      id: order.id,
      trackingNumber: order.trackingNumber,
      placedOn: order.orderDate.toISOString(),
      expectedDelivery: order.expectedDeliveryDate,
      dressType: dress,
      fabricType: fabric,
      tailorName: tailorOf(row, config).username,
      measurementSource: row.isPartlyEstimated
        ? 'STORE_ESTIMATED'
        : (order.measurementSource ?? (isShoes ? 'Not needed' : 'As agreed')),
      deliveryType: order.deliveryType,
      paymentMethod: order.paymentMethod,
    },
    lines: [{ label: `Stitching: ${dress}`, note: fabric, amount: price.stitching }, ...extras],
    total: price.total,
    paymentState: order.billStatus,
    paid: order.billStatus === 'PAID' ? price.total : 0,
    trackingUrl: `${config.publicUrl}/order_tracking?number=${order.trackingNumber}`,
    notes: [
      order.paymentMethod === 'ADVANCE'
        ? 'Payment is due in advance, by the payment link that we e-mail. Stitching starts once it is paid.'
        : 'Payment is due in cash when the garment is handed over.',
      `Alterations are free for ${ALTERATION_DAYS} days after delivery.`,
    ],
  };
}

/** An address as documents print it. */
export function labelled(field: 'collectedFrom' | 'deliveredTo', address: PostalAddress | undefined) {
  if (!address) return {};
  const { full_name, address: street, city, postal_code, country, phone } = address;
  const place = [city, postal_code].filter(Boolean).join(' ');
  return { [field]: [full_name, street, place, countryName(country), phone] };
}
