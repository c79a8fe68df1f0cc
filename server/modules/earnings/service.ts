import { inLocale } from '#words';
import { EARNINGS_PAGE_SIZE } from '../../../contract/constants/workshop.ts';
import { writeCsv } from '../../../contract/csv.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { documentName } from '../../../contract/document-names.ts';
import type {
  EarningEntry,
  Earnings,
  EarningsMonth,
  MonthSummary,
  Payment,
  Totals,
} from '../../../contract/earnings.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { monthSpan, startOfMonth } from '../../month-span.ts';
import { presentEntry, presentPayment } from './present.ts';
import {
  balanceBefore,
  entriesOf,
  firstEarning,
  monthTotals,
  paymentsOf,
  statementNumber,
  statementNumbers,
  totalsOf,
} from './queries.ts';
import {
  lockSeller,
  type Payee,
  payeeOf,
  type Seller,
  type SellerScope,
  sellerWithin,
  settingsOf,
} from './seller-queries.ts';

/** The present year by default. Fails with `request.not_found` for no seller, like the functions below. */
export async function readEarnings(db: Db, scope: SellerScope, asked: number | undefined): Promise<Earnings> {
  const seller = await sellerIn(db, scope);
  const present = yearOf(dayInKarachi());
  const year = asked ?? present;
  const span = { from: startOfMonth(`${year}-01`), until: startOfMonth(`${year + 1}-01`) };
  const totals = await totalsOf(db, seller, span);
  const months = await monthTotals(db, seller, span);
  const payments = (await paymentsOf(db, seller, span)).map(presentPayment);
  const numbers = await statementNumbers(db, seller, { from: `${year}-01`, until: `${year}-12` });
  const first = await firstEarning(db, seller);
  const oldest = first ? yearOf(dayInKarachi(first)) : present;
  const opening = await balanceBefore(db, seller, span.from);
  return {
    year,
    years: Array.from({ length: present - oldest + 1 }, (_, ago) => present - ago),
    balance: await balanceBefore(db, seller, FAR),
    ...ratesShown(seller, (await payeeOf(db, seller)) ?? fail('request.not_found'), await settingsOf(db)),
    totals,
    paid_out: sumOf(payments),
    months: balanced(opening, months, payments, numbers),
    payments: payments.toReversed(),
  };
}

/** Later than any entry. */
const FAR = new Date('3000-01-01T00:00:00Z');

type MonthRow = Totals & { month: string };

/** Months with entries or payments, latest first, each with the balance at its end (earnings-16). */
function balanced(
  opening: number,
  rows: readonly MonthRow[],
  payments: readonly Payment[],
  numbers: ReadonlyMap<string, number>,
): MonthSummary[] {
  const known = new Map(rows.map(({ month, ...totals }) => [month, totals]));
  const paidIn = (month: string) => payments.filter(({ at }) => monthOf(at) === month);
  const names = new Set([...known.keys(), ...payments.map(({ at }) => monthOf(at))]);
  let balance = opening;
  return [...names]
    .sort()
    .map((month) => {
      const totals = known.get(month) ?? NOTHING;
      const paid = sumOf(paidIn(month));
      balance += totals.net - paid;
      return summaryOf(month, totals, { paid, balance, number: numbers.get(month) });
    })
    .reverse();
}

const NOTHING: Totals = {
  ...{ delivered: 0, alterations: 0, stitching: 0, urgent_surcharge: 0, goods: 0, discount: 0 },
  ...{ refunds: 0, commission: 0, withheld: 0, net: 0 },
};

function ratesShown(
  seller: Seller,
  { ownCommission, inHouse }: Payee,
  settings: Awaited<ReturnType<typeof settingsOf>>,
) {
  const general = 'tailor' in seller ? settings.stitching : settings.goods;
  return {
    kind: 'tailor' in seller ? ('tailor' as const) : ('brand' as const),
    commission_percent: ownCommission ?? general,
    withheld_percent: inHouse ? 0 : settings.withheld,
  };
}

/** Returns an empty page if `after` is another seller's entry. */
export async function readMonth(
  db: Db,
  scope: SellerScope,
  month: string,
  after: number | undefined,
): Promise<EarningsMonth> {
  const seller = await sellerIn(db, scope);
  const span = monthSpan(month);
  const [totals, rows, number, payments, balance] = await Promise.all([
    totalsOf(db, seller, span),
    entriesOf(db, seller, span, { after, limit: EARNINGS_PAGE_SIZE + 1 }),
    statementNumber(db, seller, month),
    paymentsOf(db, seller, span),
    balanceBefore(db, seller, span.until),
  ]);
  const entries = rows.slice(0, EARNINGS_PAGE_SIZE).map(presentEntry);
  return {
    ...summaryOf(month, totals, { paid: sumOf(payments), balance, number }),
    entries,
    next: rows.length > EARNINGS_PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null,
  };
}

/** The month's entries and payments, and their sums. */
export async function monthAsCsv(db: Db, scope: SellerScope, month: string) {
  const seller = await sellerIn(db, scope);
  const span = monthSpan(month);
  const rows = await entriesOf(db, seller, span);
  const payments = (await paymentsOf(db, seller, span)).map(presentPayment);
  const entries = inLocale('en', () => rows.map(presentEntry));
  const sum = (of: (entry: EarningEntry) => number) => entries.reduce((total, entry) => total + of(entry), 0);
  const csv = [
    writeCsv([CSV_COLUMNS]),
    ...entries.map((entry) =>
      csvLine(
        [dayInKarachi(new Date(entry.at)), entry.kind, entry.tracking_id, entry.garment],
        [...AMOUNTS.map((of) => of(entry)), 0],
      ),
    ),
    ...payments.map(({ at, amount, reference }) =>
      csvLine(
        [dayInKarachi(new Date(at)), amount < 0 ? 'PAYOUT_RETURNED' : 'PAYOUT', '', reference],
        [...AMOUNTS.map(() => 0), amount],
      ),
    ),
    csvLine(['total', '', '', ''], [...AMOUNTS.map(sum), sumOf(payments)]),
  ].join('');
  return { bytes: Buffer.from(csv), filename: `earnings-${month}.csv` };
}

const CSV_COLUMNS = [
  ...['day', 'kind', 'tracking_number', 'garment'],
  ...['stitching', 'urgent_surcharge', 'goods', 'discount', 'commission', 'withheld_tax', 'net', 'paid_out'],
];

const AMOUNTS: readonly ((entry: EarningEntry) => number)[] = [
  (entry) => entry.stitching,
  (entry) => entry.urgent_surcharge,
  (entry) => entry.goods,
  (entry) => entry.discount,
  (entry) => entry.commission,
  (entry) => entry.withheld,
  (entry) => entry.net,
];

/** Keeps amounts as numbers; `writeCsv` would quote a negative one as text. */
function csvLine(texts: readonly string[], amounts: readonly number[]): string {
  return `${writeCsv([texts]).trimEnd()},${amounts.join(',')}\r\n`;
}

export function isOver(month: string): boolean {
  return month < dayInKarachi().slice(0, 7);
}

/** Locks the seller, so that no entry of the month is inserted after its statement. */
export async function holdSeller(tx: Tx, scope: SellerScope): Promise<Seller> {
  const seller = await sellerIn(tx, scope);
  await lockSeller(tx, seller);
  return seller;
}

export async function sellerIn(db: Db | Tx, scope: SellerScope): Promise<Seller> {
  return (await sellerWithin(db, scope)) ?? fail('request.not_found');
}

interface Closing {
  paid: number;
  balance: number;
  number: number | undefined;
}

function summaryOf(month: string, totals: Totals, { paid, balance, number }: Closing): MonthSummary {
  const statement = number === undefined ? null : documentName('STATEMENT', number);
  return { month, ...totals, paid_out: paid, balance, is_over: isOver(month), statement };
}

function sumOf(payments: readonly { amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

function monthOf(at: string): string {
  return dayInKarachi(new Date(at)).slice(0, 7);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
