import type { z } from 'zod';
import { paperWords, responseWords } from '#words';
import type { BulkStatus, bulkOrderShapes } from '../../../../contract/bulk-orders.ts';
import { BULK_ORDER_PAGE_SIZE } from '../../../../contract/constants/orders.ts';
import { documentName } from '../../../../contract/document-names.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import { realAddress } from '../../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { trackingPartFrom } from '../../../../contract/tracking-number.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isolated } from '../../../infra/pdf/text.ts';
import { newTrackingNumber } from '../../../infra/secret-tokens.ts';
import { listPage } from '../../../list-page.ts';
import { type Frozen, forReaderOf, issueDocument } from '../../documents/service.ts';
import { recordPlaced } from '../../lifecycle/service.ts';
import { bulkPaymentFor, settleDelivery } from '../address-service.ts';
import { contactEmail } from '../contact-email.ts';
import { labelled } from '../invoice-content.ts';
import { refundLines } from '../invoice-service.ts';
import { advanceIn } from '../payments/present.ts';
import { issueReceiptsOver } from '../payments/receipt-service.ts';
import { orderingCustomer } from '../queries.ts';
import { invoiceOf } from '../refund-queries.ts';
import { toQuoteMail } from '../workshop/mails.ts';
import { bulkOrderPlacedMail } from './mails.ts';
import { presentBulkOrder } from './present.ts';
import { type BulkOrderRow, bulkOrderWithin, customerBulkOrders, insertBulkOrder } from './queries.ts';

type Form = z.output<typeof bulkOrderShapes.body>['fields'];

/** Stores a request of either shape, without a price, and mails the customer (bulk-1). */
export async function placeBulkOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  form: Form,
  keepDesign: () => Promise<number | undefined>,
) {
  const customer = (await orderingCustomer(tx, actor.id)) ?? fail('session.invalid');
  const phone = form.is_contact_same_as_register ? customer.phoneNumber : form.contact_number;
  if (!phone) failOn('contact_number', 'orders.number_missing');
  const { delivery_address: sent } = form;
  const address = sent === undefined ? undefined : await settleDelivery(tx, actor, sent);
  const id = await insertBulkOrder(tx, {
    order: {
      customerId: actor.id,
      tailorId: IN_HOUSE_TAILOR_ID,
      trackingNumber: newTrackingNumber(),
      paymentMethod: bulkPaymentFor(address),
      email: form.business_type ? contactEmail(form.email, customer.email, 'Email') : null,
      phone,
      expectedDeliveryDate: form.expected_delivery_date,
    },
    details: {
      itemType: form.item_type,
      numberOfPieces: form.number_of_pieces,
      businessType: form.business_type ?? null,
      additionalNotes: form.additional_notes,
      requestedDeliveryDate: form.expected_delivery_date,
      design: (await keepDesign()) ?? null,
      isContactSameAsRegister: form.is_contact_same_as_register,
      isRequestedSample: form.is_requested_sample,
    },
    address,
  });
  await recordPlaced(tx, deps, { kind: 'bulk', orderId: id, customerId: actor.id });
  const row = (await bulkOrderWithin(tx, { customer: actor.id }, id)) ?? fail('request.not_found');
  await deps.outbox.post(tx, bulkOrderPlacedMail(deps.config, row));
  await deps.outbox.post(tx, toQuoteMail(deps.config, row));
  return { ...presentBulkOrder(row, actor.role, deps), message: responseWords.bulkOrderPlaced };
}

/** Newest first. Fails with `page.invalid` past the end. */
export async function listBulkOrders(
  deps: Deps,
  actor: Actor,
  { page, status, search }: { page: number; status?: BulkStatus | undefined; search?: string | undefined },
  addressOfPage: (page: number) => string,
) {
  const part = search === undefined ? undefined : trackingPartFrom(search);
  const { orders, count } = await customerBulkOrders(deps.db, actor.id, { status, part }, page);
  const list = { count, results: orders.map((row) => presentBulkOrder(row, actor.role, deps)) };
  const { results, ...rest } = listPage(list, { page, size: BULK_ORDER_PAGE_SIZE, addressOfPage });
  return { ...rest, data: results };
}

/** Fails with `request.not_found` for another customer's order. */
export async function readBulkOrder(deps: Deps, actor: Actor, id: number) {
  const row = (await bulkOrderWithin(deps.db, { customer: actor.id }, id)) ?? fail('request.not_found');
  return presentBulkOrder(row, actor.role, deps);
}

/** Issues the contract of a quote (bulk-5). Must be last in the transaction. */
export function issueContract(tx: Tx, config: Config, row: BulkOrderRow, issuedAt?: Date): Promise<number> {
  const content = forReaderOf(row.customer.locale, () => ({
    ...frame(config, row),
    paymentState: 'QUOTED',
    paid: 0,
    notes: contractNotes(row),
  }));
  return issueDocument(tx, 'CONTRACT', row.order.id, content, issuedAt);
}

function contractNotes({ order, quoteNote }: BulkOrderRow): string[] {
  const { expectedDeliveryDate, quoteExpiresOn, additionalNotes } = order;
  return [
    ...(expectedDeliveryDate ? [paperWords.weDeliverBy({ day: formatDay(expectedDeliveryDate) })] : []),
    ...(isOtherDay(order)
      ? [paperWords.youAskedForDay({ day: formatDay(order.requestedDeliveryDate) })]
      : []),
    ...(quoteExpiresOn ? [paperWords.quoteCanBeAcceptedUntil({ day: formatDay(quoteExpiresOn) })] : []),
    paperWords.howToAccept,
    paymentOfQuote(order),
    ...(quoteNote ? [quoteNote] : []),
    ...(additionalNotes ? [paperWords.youAskedFor({ text: isolated(additionalNotes) })] : []),
  ];
}

function paymentOfQuote(order: BulkOrderRow['order']): string {
  const advance = advanceIn(order);
  if (order.paymentMethod === 'ADVANCE' || advance === 0)
    return paperWords.newerQuoteReplacesThis[order.paymentMethod === 'ADVANCE' ? 'ADVANCE' : 'COD'];
  const rest = formatRupees((order.total ?? 0) - advance);
  return paperWords.newerQuoteWithAdvance({ advance: formatRupees(advance), rest });
}

/** Whether the promised day differs from the requested one. */
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
  const content = forReaderOf(row.customer.locale, () => {
    const framed = frame(config, row);
    const notes = row.contractNumber === null ? [] : [paperWords.followsTheContract];
    return { ...framed, paymentState: 'PAID', paid: framed.total, notes };
  });
  return issueDocument(tx, 'INVOICE', row.order.id, content, issuedAt);
}

/** Issues a receipt for each payment of the open transaction (invoices-9). Must be last in the transaction. */
export async function issueBulkReceipts(tx: Tx, config: Config, row: BulkOrderRow): Promise<void> {
  const of = { locale: row.customer.locale, invoice: await invoiceOf(tx, row.order.id) };
  await issueReceiptsOver(tx, row, of, () => ({
    ...frame(config, row),
    paymentState: 'UNPAID',
    paid: 0,
    notes: [],
  }));
}

/** Issues the credit note of a refund after the delivery (invoices-8). Must be last in the transaction. */
export async function issueBulkRefundNote(
  tx: Tx,
  config: Config,
  row: BulkOrderRow,
  { amount, invoice }: { amount: number; invoice: number | null },
): Promise<number> {
  const corrected = invoice === null ? null : documentName('INVOICE', invoice);
  const note = forReaderOf(row.customer.locale, () => {
    const { order, ...framed } = frame(config, row);
    const reason = paperWords.refund;
    return { ...framed, ...refundLines(amount), order: { ...order, invoice: corrected, reason } };
  });
  return issueDocument(tx, 'CREDIT_NOTE', row.order.id, note);
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
    customer: { name, email: realAddress(customer.email) ?? '', phone: order.phone },
    ...labelled('deliveredTo', order.addresses?.delivery),
    order: {
      id: order.id,
      trackingNumber: order.trackingNumber,
      placedOn: order.orderDate.toISOString(),
      expectedDelivery: order.expectedDeliveryDate,
      deliveryType: 'NORMAL',
      paymentMethod: order.paymentMethod,
      itemType: order.itemType,
      pieces: order.numberOfPieces,
    },
    lines: [
      {
        label: paperWords.piecesOf({ pieces: order.numberOfPieces, item: order.itemType }),
        note: paperWords.priceEach({ price: formatRupees(perPiecePrice) }),
        amount: total,
      },
    ],
    total,
    trackingUrl: pageUrl(config, `/order_tracking?number=${order.trackingNumber}`),
  } satisfies Partial<Frozen>;
}
