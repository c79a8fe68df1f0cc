import { basicWords, inLocale, paperWords } from '#words';
import { formatLongDay } from '../../../contract/money.ts';

/**
 * Stored as JSON when issued and never changed (invoices-3). Whole rupees; `issuedAt` is UTC, days are calendar days in
 * Asia/Karachi or UTC timestamps.
 */
export interface InvoiceContent extends Texts {
  /** Absent for an invoice. */
  kind?: 'INVOICE' | 'CREDIT_NOTE' | 'CONTRACT' | 'RECEIPT';
  number: string;
  issuedAt: string;
  seller: { name: string; lines: readonly string[] };
  /** A guest may have left only one of e-mail and phone; the other is empty. */
  customer: { name: string; email: string; phone: string; address?: readonly string[] };
  /** The customer's address, if the shop collects and delivers a stitched order. */
  collectedFrom?: readonly string[];
  deliveredTo?: readonly string[];
  total: number;
  /** QUOTED: nothing is owed yet. CANCELLED: a credit note for an unpaid invoice. */
  paymentState: 'QUOTED' | 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'REFUNDED' | 'CANCELLED';
  /** 0 when QUOTED, UNPAID or CANCELLED, `total` when PAID; for REFUNDED, what was refunded. */
  paid: number;
  /** Of a receipt, as of its issue. Receipts that were issued without it are drawn as invoices are. */
  received?: Received;
  trackingUrl: string;
  /** The texts once more, if the customer reads Urdu. */
  urdu?: Texts;
}

/** A payment among those of its order; its way and reference are the first note. */
export interface Received {
  amount: number;
  orderTotal: number;
  /** Up to and with this payment. */
  paidSoFar: number;
  refunded: number;
  kept: number;
  left: number;
  owedBack: number;
}

/** What is written on it in words. */
interface Texts {
  order: {
    id: number;
    trackingNumber: string;
    placedOn: string;
    expectedDelivery: string | null;
    deliveryType: string;
    paymentMethod: string;
    /** The invoice that a credit note corrects, or null, and the reason; the invoice that a receipt pays. */
    invoice?: string | null;
    reason?: string;
  } & (Garment | Goods | Bulk);
  /** Negative amounts are discounts; the sum is `total`. */
  lines: readonly { label: string; note?: string; amount: number }[];
  notes: readonly string[];
}

interface Garment {
  dressType: string;
  fabricType: string;
  tailorName: string;
  measurementSource: string;
}

interface Bulk {
  itemType: string;
  pieces: number;
}

interface Goods {
  /** Names of brands, or of the shop. */
  sellers: readonly string[];
  pieces: number;
}

/** Throws, because a contradictory invoice must never reach a customer. */
export function assertCorrect(invoice: InvoiceContent): void {
  const { number, lines, total, paid, paymentState } = invoice;
  const sum = lines.reduce((amount, line) => amount + line.amount, 0);
  if (sum !== total) throw new Error(`Invoice ${number}: its lines add up to ${sum}, its total is ${total}.`);
  const due = total - paid;
  const contradicts =
    (paymentState === 'PAID' && due !== 0) ||
    (['QUOTED', 'UNPAID', 'CANCELLED'].includes(paymentState) && paid !== 0) ||
    (paymentState === 'PARTIALLY_PAID' && (paid <= 0 || due <= 0));
  if (contradicts) throw new Error(`Invoice ${number}: ${paymentState}, but ${paid} of ${total} are paid.`);
}

/** What `read` finds in English, then in Urdu if the customer reads it. */
export function inEach<Found>(
  invoice: InvoiceContent,
  read: (invoice: InvoiceContent) => Found,
): [english: Found, urdu?: Found] {
  const english = inLocale('en', () => read(invoice));
  return invoice.urdu ? [english, inLocale('ur', () => read({ ...invoice, ...invoice.urdu }))] : [english];
}

/** Unknown codes are printed as they are. */
function codeName(code: string): string {
  const names: Readonly<Record<string, string>> = paperWords.codes;
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}

/** In the present language, like `settlement`. */
export function facts({ order }: InvoiceContent): [string, string][] {
  return [
    ...goodsFacts(order),
    ...correctionFacts(order),
    [paperWords.placedOn, formatLongDay(order.placedOn)],
    [
      paperWords.expectedDelivery,
      order.expectedDelivery === null ? paperWords.toBeAgreed : formatLongDay(order.expectedDelivery),
    ],
    [paperWords.deliveryType, codeName(order.deliveryType)],
    [paperWords.payment, codeName(order.paymentMethod)],
  ];
}

function goodsFacts(order: InvoiceContent['order']): [string, string][] {
  if ('dressType' in order) {
    return [
      [paperWords.garment, order.dressType],
      [paperWords.fabric, order.fabricType],
      [paperWords.stitchedBy, order.tailorName],
      [paperWords.measurements, codeName(order.measurementSource)],
    ];
  }
  const pieces: [string, string] = [paperWords.pieces, String(order.pieces)];
  return 'itemType' in order
    ? [[paperWords.itemType, order.itemType], pieces]
    : [
        [
          order.sellers.length > 1 ? paperWords.sellers : paperWords.seller,
          order.sellers.join(basicWords.listSeparator),
        ],
        pieces,
      ];
}

function correctionFacts({ invoice, reason }: InvoiceContent['order']): [string, string][] {
  return [
    ...(invoice ? [[paperWords.forInvoice, invoice] as [string, string]] : []),
    ...(reason ? [[paperWords.reason, reason] as [string, string]] : []),
  ];
}

/** The first figure of the box of sums, which is in words beside it. */
export function figure({ received, total }: InvoiceContent) {
  return received
    ? { name: paperWords.amountReceived, inWords: paperWords.receivedInWords, amount: received.amount }
    : { name: paperWords.total, inWords: paperWords.totalInWords, amount: total };
}

/** The bill of a receipt for one parcel is paid while its order is not. */
export function stateOf({ received, paymentState }: InvoiceContent): InvoiceContent['paymentState'] {
  return paymentState === 'PAID' && received && received.left > 0 ? 'PARTIALLY_PAID' : paymentState;
}

export function stateName(invoice: InvoiceContent): string {
  const state = stateOf(invoice);
  const isOfCancelled = invoice.received !== undefined && state === 'CANCELLED';
  return isOfCancelled ? paperWords.orderWasCancelled : paperWords.paymentStates[state];
}

function standing(
  { orderTotal, paidSoFar, refunded, kept, left, owedBack }: Received,
  isCancelled: boolean,
): [string, number][] {
  const rows: [string, number][] = [
    [paperWords.totalOfTheOrder, orderTotal],
    [paperWords.paidSoFar, paidSoFar],
  ];
  if (refunded > 0) rows.push([paperWords.refunded, refunded]);
  if (kept > 0) rows.push([paperWords.kept, kept]);
  if (owedBack > 0) rows.push([paperWords.owedBack, owedBack]);
  else if (!isCancelled) rows.push([paperWords.balanceDue, left]);
  return rows;
}

export function settlement(invoice: InvoiceContent): [string, number][] {
  const { kind, paymentState, paid, total, received } = invoice;
  if (received) return standing(received, paymentState === 'CANCELLED');
  if (paymentState === 'REFUNDED') return [[paperWords.refunded, paid]];
  if (paymentState === 'CANCELLED') return [[paperWords.balanceDue, 0]];
  if (paymentState === 'QUOTED') return [[paperWords.toPayOnDelivery, total]];
  if (paymentState === 'UNPAID') return [[paperWords.balanceDue, total]];
  if (paymentState === 'PAID') return [[paperWords.paidInFull, paid]];
  return [
    [paperWords.paid, paid],
    // Nothing is due of what a credit note takes off the bill.
    [paperWords.balanceDue, kind === 'CREDIT_NOTE' ? 0 : total - paid],
  ];
}
