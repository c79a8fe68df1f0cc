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
  Totals,
} from '../../../contract/earnings.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { monthSpan, startOfMonth } from '../../month-span.ts';
import {
  commissionPercent,
  deliveryOf,
  earnedOf,
  entriesOf,
  firstEarning,
  insertEarning,
  monthTotals,
  statementNumber,
  statementNumbers,
  totalsOf,
} from './earnings-queries.ts';
import { presentEntry } from './present.ts';
import { lockWorkshop, type WorkshopScope, workshopWithin } from './queries.ts';

interface DeliveredOrder {
  id: number;
  tailorId: number;
  stitchingPrice: number | null;
  urgentSurcharge: number | null;
}

/** Writes the tailor's earnings for the first delivery of an order, less today's commission (earnings-1). */
export async function recordDelivery(tx: Tx, order: DeliveredOrder): Promise<void> {
  await lockWorkshop(tx, { tailor: order.tailorId });
  const stitching = order.stitchingPrice ?? 0;
  const urgentSurcharge = order.urgentSurcharge ?? 0;
  const percent = await commissionPercent(tx);
  await insertEarning(tx, {
    tailorId: order.tailorId,
    orderId: order.id,
    kind: 'DELIVERY',
    stitching,
    urgentSurcharge,
    commissionPercent: percent,
    commission: Math.round(((stitching + urgentSurcharge) * percent) / 100),
  });
}

/** Alterations earn nothing (orders-16). */
export async function recordAlteration(tx: Tx, { id, tailorId }: DeliveredOrder): Promise<void> {
  await lockWorkshop(tx, { tailor: tailorId });
  await insertEarning(tx, { tailorId, orderId: id, kind: 'ALTERATION' });
}

/** Rupees that a tailor has earned by an order before commission and still keeps. */
export async function takeableFromTailor(db: Db | Tx, orderId: number): Promise<number> {
  const { stitching, urgentSurcharge } = await earnedOf(db, orderId);
  return stitching + urgentSurcharge;
}

/**
 * Takes back `amount` of the tailor's earnings by a refunded order, or all of them, with the commission. Does nothing
 * before delivery. The caller has checked that the earnings suffice.
 */
export async function recordRefund(tx: Tx, orderId: number, amount?: number): Promise<void> {
  const delivery = await deliveryOf(tx, orderId);
  if (!delivery || amount === 0) return;
  const { tailorId, commissionPercent: percent } = delivery;
  await lockWorkshop(tx, { tailor: tailorId });
  const earned = await earnedOf(tx, orderId);
  const all = earned.stitching + earned.urgentSurcharge;
  const back = Math.min(amount ?? all, all);
  if (back === 0) return;
  const stitching = Math.min(back, earned.stitching);
  const commission = back === all ? earned.commission : Math.round((back * percent) / 100);
  await insertEarning(tx, {
    tailorId,
    orderId,
    kind: 'REFUND',
    commissionPercent: percent,
    // Avoids negative zero.
    stitching: 0 - stitching,
    urgentSurcharge: 0 - (back - stitching),
    commission: 0 - commission,
  });
}

/** The present year by default. Fails with `request.not_found` without a workshop, like the functions below. */
export async function readEarnings(
  db: Db,
  scope: WorkshopScope,
  asked: number | undefined,
): Promise<Earnings> {
  const tailorId = await tailorIdOf(db, scope);
  const present = yearOf(dayInKarachi());
  const year = asked ?? present;
  const span = { from: startOfMonth(`${year}-01`), until: startOfMonth(`${year + 1}-01`) };
  const [totals, months, numbers, first] = await Promise.all([
    totalsOf(db, tailorId, span),
    monthTotals(db, tailorId, span),
    statementNumbers(db, tailorId, year),
    firstEarning(db, tailorId),
  ]);
  const oldest = first ? yearOf(dayInKarachi(first)) : present;
  return {
    year,
    years: Array.from({ length: present - oldest + 1 }, (_, ago) => present - ago),
    totals,
    months: months.map(({ month, ...sums }) => summaryOf(month, sums, numbers.get(month))),
  };
}

/** Returns an empty page if `after` is another tailor's entry. */
export async function readMonth(
  db: Db,
  scope: WorkshopScope,
  month: string,
  after: number | undefined,
): Promise<EarningsMonth> {
  const tailorId = await tailorIdOf(db, scope);
  const span = monthSpan(month);
  const [totals, rows, number] = await Promise.all([
    totalsOf(db, tailorId, span),
    entriesOf(db, tailorId, span, { after, limit: EARNINGS_PAGE_SIZE + 1 }),
    statementNumber(db, tailorId, month),
  ]);
  const entries = rows.slice(0, EARNINGS_PAGE_SIZE).map(presentEntry);
  return {
    ...summaryOf(month, totals, number),
    entries,
    next: rows.length > EARNINGS_PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null,
  };
}

/** The month's entries and their sum. */
export async function monthAsCsv(db: Db, scope: WorkshopScope, month: string) {
  const tailorId = await tailorIdOf(db, scope);
  const rows = await entriesOf(db, tailorId, monthSpan(month));
  const entries = inLocale('en', () => rows.map(presentEntry));
  const sum = (of: (entry: EarningEntry) => number) => entries.reduce((total, entry) => total + of(entry), 0);
  const csv = [
    writeCsv([CSV_COLUMNS]),
    ...entries.map((entry) =>
      csvLine(
        [dayInKarachi(new Date(entry.at)), entry.kind, entry.tracking_id, entry.garment],
        AMOUNTS.map((of) => of(entry)),
      ),
    ),
    csvLine(['total', '', '', ''], AMOUNTS.map(sum)),
  ].join('');
  return { bytes: Buffer.from(csv), filename: `earnings-${month}.csv` };
}

const CSV_COLUMNS = [
  ...['day', 'kind', 'tracking_number', 'garment'],
  ...['stitching', 'urgent_surcharge', 'commission', 'net'],
];

const AMOUNTS: readonly ((entry: EarningEntry) => number)[] = [
  (entry) => entry.stitching,
  (entry) => entry.urgent_surcharge,
  (entry) => entry.commission,
  (entry) => entry.net,
];

/** Keeps amounts as numbers; `writeCsv` would quote a negative one as text. */
function csvLine(texts: readonly string[], amounts: readonly number[]): string {
  return `${writeCsv([texts]).trimEnd()},${amounts.join(',')}\r\n`;
}

export function isOver(month: string): boolean {
  return month < dayInKarachi().slice(0, 7);
}

/** Locks the workshop and returns its id, so that no entry of the month is inserted after its statement. */
export async function holdWorkshop(tx: Tx, scope: WorkshopScope): Promise<number> {
  return ((await lockWorkshop(tx, scope)) ?? fail('request.not_found')).id;
}

async function tailorIdOf(db: Db, scope: WorkshopScope): Promise<number> {
  return ((await workshopWithin(db, scope)) ?? fail('request.not_found')).id;
}

function summaryOf(month: string, totals: Totals, number: number | undefined): MonthSummary {
  const statement = number === undefined ? null : documentName('STATEMENT', number);
  return { month, ...totals, is_over: isOver(month), statement };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
