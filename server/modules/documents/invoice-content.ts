/**
 * Stored as JSON when issued and never changed (invoices-3). Whole rupees; `issuedAt` is UTC, days are calendar days in
 * Asia/Karachi or UTC timestamps.
 */
export interface InvoiceContent {
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
  total: number;
  /** QUOTED: nothing is owed yet. CANCELLED: a credit note for an unpaid invoice. */
  paymentState: 'QUOTED' | 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'REFUNDED' | 'CANCELLED';
  /** 0 when QUOTED, UNPAID or CANCELLED, `total` when PAID; for REFUNDED, what was refunded. */
  paid: number;
  trackingUrl: string;
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

const TITLES = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CONTRACT: 'Contract',
  RECEIPT: 'Receipt',
} as const;

export const ADDRESSEES = {
  INVOICE: 'Billed to',
  CREDIT_NOTE: 'Credited to',
  CONTRACT: 'Quoted to',
  RECEIPT: 'Received from',
} as const;

/** Unknown codes are printed as they are. */
const CODES = new Map([
  ['STORE', 'Saved measurements'],
  ['STORE_ESTIMATED', 'Saved measurements, partly estimated'],
  ['UPLOAD', 'Uploaded picture'],
  ['NORMAL', 'Normal'],
  ['URGENT', 'Urgent'],
  ['COD', 'Cash on Delivery'],
  ['CARD', 'Card'],
  ['ADVANCE', 'In advance'],
]);

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Karachi',
});

export function onDay(moment: string): string {
  return day.format(new Date(/^\d{4}-\d{2}-\d{2}$/.test(moment) ? `${moment}T12:00:00+05:00` : moment));
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

export function titleOf({ kind = 'INVOICE' }: InvoiceContent): string {
  return TITLES[kind];
}

export function facts({ order }: InvoiceContent): [string, string][] {
  const words = (code: string) => CODES.get(code) ?? code;
  return [
    ...('dressType' in order
      ? ([
          ['Garment', order.dressType],
          ['Fabric', order.fabricType],
          ['Stitched by', order.tailorName],
          ['Measurements', words(order.measurementSource)],
        ] as [string, string][])
      : 'itemType' in order
        ? bulkFacts(order)
        : goodsFacts(order)),
    ...correctionFacts(order),
    ['Placed on', onDay(order.placedOn)],
    ['Expected delivery', order.expectedDelivery === null ? 'To be agreed' : onDay(order.expectedDelivery)],
    ['Delivery type', words(order.deliveryType)],
    ['Payment', words(order.paymentMethod)],
  ];
}

function bulkFacts({ itemType, pieces }: Bulk): [string, string][] {
  return [
    ['Item type', itemType],
    ['Pieces', String(pieces)],
  ];
}

function goodsFacts({ sellers, pieces }: Goods): [string, string][] {
  return [
    [sellers.length > 1 ? 'Sellers' : 'Seller', sellers.join(', ')],
    ['Pieces', String(pieces)],
  ];
}

function correctionFacts({ invoice, reason }: InvoiceContent['order']): [string, string][] {
  return [
    ...(invoice ? [['For invoice', invoice] as [string, string]] : []),
    ...(reason ? [['Reason', reason] as [string, string]] : []),
  ];
}

export function settlement({ paymentState, paid, total }: InvoiceContent): [string, number][] {
  if (paymentState === 'REFUNDED') return [['Refunded', paid]];
  if (paymentState === 'CANCELLED') return [['Balance due', 0]];
  if (paymentState === 'QUOTED') return [['To pay on delivery', total]];
  if (paymentState === 'UNPAID') return [['Balance due', total]];
  if (paymentState === 'PAID') return [['Paid in full', paid]];
  return [
    ['Paid', paid],
    ['Balance due', total - paid],
  ];
}
