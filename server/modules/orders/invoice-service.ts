import { basicWords, inLocale, orderNameWords, paperWords } from '#words';
import type { PostalAddress } from '../../../contract/addresses.ts';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { countryName } from '../../../contract/constants/countries.ts';
import { documentName } from '../../../contract/document-names.ts';
import { isSentAbroad } from '../../../contract/duty.ts';
import { fabricName } from '../../../contract/garment-names.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import { type Surcharge, surchargesOf } from '../../../contract/surcharges.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type Frozen, forReaderOf, issueDocument, printDocument } from '../documents/service.ts';
import type { BoughtCloth } from './cloth/queries.ts';
import type { GarmentRow } from './garment-queries.ts';
import { dressLabel } from './order-rules.ts';
import { billFacts } from './payments/present.ts';
import { setReceipt } from './payments/queries.ts';
import { newPayments, paymentNote, receivedNote } from './payments/words.ts';
import { allGarments, priceOfOrder, tailorOf } from './present.ts';
import { customerInvoice, type OrderRow, type OrderWithMeasures } from './queries.ts';
import { ofPresentBill, refundsOf, sumOf } from './refund-queries.ts';

/** Issues the invoice of an order and returns its number. Must be last in the transaction. */
export function issueInvoice(tx: Tx, config: Config, row: OrderRow, issuedAt?: Date): Promise<number> {
  const content = forReaderOf(row.customerLocale, () => contentOf(config, row));
  return issueDocument(tx, 'INVOICE', row.order.id, content, issuedAt);
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
  const credited = sumOf(ofPresentBill(await refundsOf(tx, row.order.id)));
  const invoice = documentName('INVOICE', row.invoiceNumber);
  const note = forReaderOf(row.customerLocale, () => cancellation(contentOf(config, row), invoice, credited));
  if (note.total > 0) await issueDocument(tx, 'CREDIT_NOTE', row.order.id, note, issuedAt);
}

function cancellation({ order, ...content }: Frozen, invoice: string, credited: number): Frozen {
  return {
    ...content,
    order: { ...order, invoice, reason: paperWords.orderWasCancelled },
    // Earlier refunds have their own credit notes.
    ...(credited > 0 && {
      lines: [...content.lines, { label: paperWords.refundedBefore, amount: -credited }],
      total: content.total - credited,
      paid: content.paid - credited,
    }),
    ...(content.paid > 0 ? {} : { paymentState: 'CANCELLED' as const }),
    notes: [],
  };
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
 * Issues a receipt for each payment of the open transaction, with what is paid and due since (invoices-9). Must be last
 * in the transaction.
 */
export async function issueReceipts(tx: Tx, config: Config, row: OrderWithMeasures): Promise<void> {
  if (row.invoiceNumber === null) return;
  const invoice = documentName('INVOICE', row.invoiceNumber);
  for (const payment of newPayments(row.payments)) {
    const receipt = forReaderOf(row.customerLocale, () => {
      const { order, ...content } = contentOf(config, row);
      return { ...content, order: { ...order, invoice }, notes: [receivedNote(payment)] };
    });
    await setReceipt(tx, payment.id, await issueDocument(tx, 'RECEIPT', row.order.id, receipt));
  }
}

/** Issues the credit note of a refund (invoices-8). Must be last in the transaction. */
export function issueRefundNote(tx: Tx, config: Config, row: OrderRow, amount: number): Promise<number> {
  const invoice = row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber);
  const note = forReaderOf(row.customerLocale, () => {
    const { order, ...content } = contentOf(config, row);
    const corrected = { ...order, invoice, reason: paperWords.refund };
    return { ...content, ...refundLines(amount), order: corrected };
  });
  return issueDocument(tx, 'CREDIT_NOTE', row.order.id, note);
}

interface CancelledGarment {
  garment: GarmentRow;
  /** By how much the order costs less, and how much of that is the surcharge of an urgent order, and its cloth. */
  credited: number;
  surcharge: number;
  cloth: number;
  /** What of it was paid. */
  owed: number;
}

/** Issues the credit note over a cancelled garment (orders-112). Must be last in the transaction. */
export function issueGarmentNote(
  tx: Tx,
  config: Config,
  row: OrderRow,
  { garment, credited, surcharge, cloth, owed }: CancelledGarment,
): Promise<number> {
  const invoice = row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber);
  const note = forReaderOf(row.customerLocale, (): Frozen => {
    const { order, ...content } = contentOf(config, row);
    return {
      ...content,
      order: {
        ...order,
        ...{ dressType: nameOf(garment), fabricType: fabricOf(garment) },
        ...{ invoice, reason: paperWords.garmentWasCancelled },
      },
      lines: [
        lineOf(garment),
        ...(cloth > 0 ? clothLineOf(garment) : []),
        ...(surcharge > 0 ? [{ label: orderNameWords.surcharges.urgent_surcharge, amount: surcharge }] : []),
      ],
      total: credited,
      ...creditState(credited, owed),
      notes: [],
    };
  });
  return issueDocument(tx, 'CREDIT_NOTE', row.order.id, note);
}

/** Whether what a credit note takes off the bill was paid, and is owed back. */
function creditState(credited: number, owed: number) {
  const paid = Math.min(credited, owed);
  if (paid === 0) return { paymentState: 'CANCELLED', paid } as const;
  return { paymentState: paid < credited ? 'PARTIALLY_PAID' : 'PAID', paid } as const;
}

/** The lines of a credit note for a refund. */
export function refundLines(amount: number) {
  return {
    lines: [{ label: paperWords.refund, amount }],
    total: amount,
    paymentState: 'REFUNDED' as const,
    paid: amount,
    notes: [],
  };
}

/** In the present language. */
function contentOf(config: Config, row: OrderRow): Frozen {
  const { order } = row;
  const price = priceOfOrder(order);
  if (!price) throw new Error(`Order ${order.id} is invoiced without a price.`);
  const isShoes = order.itemType === 'shoes';
  const name =
    [row.customerFirstName, row.customerLastName].filter(Boolean).join(' ') ||
    (order.addresses?.delivery ?? order.addresses?.collection)?.full_name ||
    row.customerUsername;
  const courier = order.courier === 'EXPRESS' ? paperWords.byExpressCourier : undefined;
  const notes: Partial<Record<Surcharge, string | undefined>> = {
    urgent_surcharge: paperWords.inHalfTheTime,
    collection_fee: courier,
    delivery_fee: courier,
    sample_fee: paperWords.sentBeforeTheStitching,
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
      dressType: inList(row.garments.map(nameOf)),
      fabricType: inList(row.garments.map(fabricOf)),
      tailorName: tailorOf(row, config).username,
      measurementSource: row.isPartlyEstimated
        ? 'STORE_ESTIMATED'
        : (order.measurementSource ?? (isShoes ? paperWords.notNeeded : paperWords.asAgreed)),
      deliveryType: order.deliveryType,
      paymentMethod: order.paymentMethod,
    },
    lines: [...row.garments.map(lineOf), ...allGarments(row).flatMap(clothLineOf), ...extras],
    total: price.total,
    paymentState: order.billStatus,
    paid: billFacts(order).isPaidAtAll ? Math.min(order.paidAmount, price.total) : 0,
    trackingUrl: pageUrl(config, `/order_tracking?number=${order.trackingNumber}`),
    notes: [
      paymentNote(order),
      paperWords.alterationsAreFree({ days: ALTERATION_DAYS }),
      ...(isSentAbroad({ delivery: order.delivery, country: order.addresses?.delivery?.country ?? null })
        ? [paperWords.dutiesAreNotPart]
        : []),
    ],
  };
}

function lineOf(garment: GarmentRow): Frozen['lines'][number] {
  const label = paperWords.stitchingOf({ garment: nameOf(garment) });
  return { label, note: fabricOf(garment), amount: garment.stitchingPrice ?? 0 };
}

/** The cloth of the shop for a garment, which a cancelled one keeps if it was sent (orders-151). */
function clothLineOf({ cloth, bought, clothQuantity, clothPrice }: GarmentRow): Frozen['lines'] {
  if (clothPrice === null) return [];
  const { name, colour } = bought ?? cloth ?? { name: paperWords.cloth, colour: '' };
  const pieces = bought?.quantity ?? clothQuantity ?? 1;
  const label = paperWords.clothOf({ name });
  return [{ label, note: paperWords.clothInPieces({ colour, pieces }), amount: clothPrice }];
}

/** Issues the credit note over cloth that its seller could not send (orders-158). Must be last in the transaction. */
export function issueClothNote(
  tx: Tx,
  config: Config,
  row: OrderRow,
  {
    lost,
    price,
    credited,
    owed,
  }: { lost: readonly BoughtCloth[]; price: number; credited: number; owed: number },
): Promise<number> {
  const invoice = row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber);
  const note = forReaderOf(row.customerLocale, (): Frozen => {
    const { order, ...content } = contentOf(config, row);
    const known = lost.map(({ name, colour, quantity: pieces, price }) => ({
      label: paperWords.clothOf({ name }),
      note: paperWords.clothInPieces({ colour, pieces }),
      amount: price * pieces,
    }));
    const refunded = price - credited;
    const rest = price - known.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...content,
      order: { ...order, invoice, reason: paperWords.clothWasNotSent },
      lines: [
        ...known,
        ...(rest > 0 ? [{ label: paperWords.cloth, amount: rest }] : []),
        ...(refunded > 0 ? [{ label: paperWords.refundedBefore, amount: -refunded }] : []),
      ],
      total: credited,
      ...creditState(credited, owed),
      notes: [],
    };
  });
  return issueDocument(tx, 'CREDIT_NOTE', row.order.id, note);
}

function nameOf({ itemType, shoeSize, dressType }: GarmentRow): string {
  return itemType === 'shoes'
    ? paperWords.shoesOfNumber({ number: String(shoeSize) })
    : (dressLabel(dressType) ?? paperWords.dress);
}

function fabricOf({ itemType, fabricType }: GarmentRow): string {
  if (fabricType !== null) return fabricName(fabricType);
  return itemType === 'shoes' ? paperWords.none : paperWords.asAgreed;
}

/** Each name once. */
function inList(names: readonly string[]): string {
  return [...new Set(names)].join(basicWords.listSeparator);
}

/** An address as documents print it: couriers read the country in English. */
export function labelled(field: 'collectedFrom' | 'deliveredTo', address: PostalAddress | undefined) {
  if (!address) return {};
  const { full_name, address: street, city, postal_code, country, phone } = address;
  const place = [city, postal_code].filter(Boolean).join(' ');
  const land = inLocale('en', () => countryName(country));
  return { [field]: [full_name, street, place, land, phone] };
}
