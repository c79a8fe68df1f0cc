import { orderNameWords, paperWords } from '#words';
import { documentName } from '../../../contract/document-names.ts';
import { goodsValue } from '../../../contract/duty.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { dutyNotes } from '../customs/service.ts';
import { type Frozen, forReaderOf, issueDocument, printDocument } from '../documents/service.ts';
import type { BoughtCloth } from './cloth/queries.ts';
import type { GarmentRow } from './garment-queries.ts';
import {
  clothLineOf,
  contentOf,
  countryAbroad,
  discountLine,
  fabricOf,
  lineOf,
  nameOf,
} from './invoice-content.ts';
import { issueReceiptsOver } from './payments/receipt-service.ts';
import { priceOfOrder } from './present.ts';
import { customerInvoice, type OrderRow, type OrderWithMeasures } from './queries.ts';
import { ofPresentBill, refundsOf, sumOf } from './refund-queries.ts';

/** Issues the invoice of an order and returns its number. Must be last in the transaction. */
export async function issueInvoice(tx: Tx, config: Config, row: OrderRow, issuedAt?: Date): Promise<number> {
  const price = priceOfOrder(row.order);
  const duty = await dutyNotes(tx, countryAbroad(row), price ? goodsValue(price) : 0);
  const content = forReaderOf(row.customerLocale, () => {
    const { notes, ...rest } = contentOf(config, row);
    return { ...rest, notes: [...notes, ...duty()] };
  });
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
  const note = forReaderOf(row.customerLocale, () =>
    cancellation(contentOf(config, row), invoice, credited, row.order.keptAmount ?? 0),
  );
  if (note.total > 0) await issueDocument(tx, 'CREDIT_NOTE', row.order.id, note, issuedAt);
}

function cancellation(
  { order, ...content }: Frozen,
  invoice: string,
  credited: number,
  kept: number,
): Frozen {
  const total = content.total - credited - kept;
  return {
    ...content,
    order: { ...order, invoice, reason: paperWords.orderWasCancelled },
    // Earlier refunds have their own credit notes.
    ...(credited + kept > 0 && {
      lines: [
        ...content.lines,
        ...(credited > 0 ? [{ label: paperWords.refundedBefore, amount: -credited }] : []),
        ...(kept > 0 ? [{ label: paperWords.keptOfTheAdvance, amount: -kept }] : []),
      ],
    }),
    total,
    ...creditState(total, content.paid - credited - kept),
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
 * Issues a receipt for each payment of the open transaction, unless the order has no invoice (invoices-9). Must be last
 * in the transaction.
 */
export async function issueReceipts(tx: Tx, config: Config, row: OrderWithMeasures): Promise<void> {
  if (row.invoiceNumber === null) return;
  const of = { locale: row.customerLocale, invoice: row.invoiceNumber };
  await issueReceiptsOver(tx, row, of, () => contentOf(config, row));
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
  /** What less the code takes off since. */
  discount: number;
  /** What of it was paid. */
  owed: number;
}

/** Issues the credit note over a cancelled garment (orders-112). Must be last in the transaction. */
export function issueGarmentNote(
  tx: Tx,
  config: Config,
  row: OrderRow,
  { garment, credited, surcharge, cloth, discount, owed }: CancelledGarment,
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
        ...discountLine(discount, row),
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
  const paid = Math.max(0, Math.min(credited, owed));
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

/** Issues the credit note over cloth that its seller could not send (orders-158). Must be last in the transaction. */
export function issueClothNote(
  tx: Tx,
  config: Config,
  row: OrderRow,
  {
    lost,
    price,
    discount,
    credited,
    owed,
  }: { lost: readonly BoughtCloth[] } & Record<'price' | 'discount' | 'credited' | 'owed', number>,
): Promise<number> {
  const invoice = row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber);
  const note = forReaderOf(row.customerLocale, (): Frozen => {
    const { order, ...content } = contentOf(config, row);
    const known = lost.map(({ name, colour, quantity: pieces, price }) => ({
      label: paperWords.clothOf({ name }),
      note: paperWords.clothInPieces({ colour, pieces }),
      amount: price * pieces,
    }));
    const refunded = price - discount - credited;
    const rest = price - known.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...content,
      order: { ...order, invoice, reason: paperWords.clothWasNotSent },
      lines: [
        ...known,
        ...(rest > 0 ? [{ label: paperWords.cloth, amount: rest }] : []),
        ...discountLine(discount, row),
        ...(refunded > 0 ? [{ label: paperWords.refundedBefore, amount: -refunded }] : []),
      ],
      total: credited,
      ...creditState(credited, owed),
      notes: [],
    };
  });
  return issueDocument(tx, 'CREDIT_NOTE', row.order.id, note);
}
