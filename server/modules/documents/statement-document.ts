import { EARNING_KIND_NAMES } from '../../../contract/constants/workshop.ts';
import type { EarningEntry, Totals } from '../../../contract/earnings.ts';
import { formatRupees } from '../../../contract/money.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../infra/pdf/colours.ts';
import { panel, stitchedLine } from '../../infra/pdf/ornaments.ts';
import { type Box, flow, write } from '../../infra/pdf/paragraph.ts';
import { Sheet } from '../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../infra/pdf/table.ts';
import { layOut, type TextStyle } from '../../infra/pdf/text.ts';

/** Stored as JSON when issued and never changed (earnings-2). Whole rupees; days are calendar days in Asia/Karachi. */
export interface StatementContent {
  kind: 'STATEMENT';
  number: string;
  issuedAt: string;
  shop: { name: string; lines: readonly string[] };
  tailor: { name: string; lines: readonly string[] };
  /** `2026-11` */
  month: string;
  totals: Totals;
  /** Oldest first. */
  entries: readonly (Omit<EarningEntry, 'at' | 'id'> & { day: string })[];
}

const PAPER = '#FBF9F5';

const BRAND: TextStyle = { face: 'display', size: 26, color: [INDIGO, PURPLE], leading: 1.2 };
const TITLE: TextStyle = { face: 'display', size: 22, color: INK, leading: 1.2 };
const HEADING: TextStyle = { face: 'strong', size: 11, color: INK };
const NAME: TextStyle = { face: 'strong', size: 12, color: INK };
const BODY: TextStyle = { face: 'text', size: 9.5, color: INK };
const AMOUNT: TextStyle = { ...BODY, tabular: true };
const LABEL: TextStyle = { face: 'text', size: 8, color: MUTED };
const SMALL: TextStyle = { face: 'text', size: 8.5, color: MUTED };
const TOTAL: TextStyle = { face: 'strong', size: 15, color: INK, tabular: true };

const MAX_LENGTH = 120;

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const issued = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Karachi' });

/** A tagged A4 PDF; equal content gives equal bytes. Throws if the entries do not add up to the totals. */
export async function renderStatement(
  content: StatementContent,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
  assertCorrect(content);
  const month = monthName.format(new Date(`${content.month}-01`));
  const sheet = await Sheet.open({
    title: `Statement ${content.number}, ${month}`,
    author: content.shop.name,
    subject: `Earnings of ${content.tailor.name} in ${month}`,
    createdAt: new Date(content.issuedAt),
    ...options,
  });
  drawHeader(sheet, content, month);
  drawEntries(sheet, content);
  drawTotals(sheet, content.totals);
  flow(
    sheet,
    'Stitching and surcharges for urgent orders that were delivered in this month, by the day of their first delivery. Alterations are free of charge.',
    SMALL,
    0,
  );
  return sheet.finish((page, pages) => {
    const text = `${inShort(content.shop.name)} · ${content.number} · page ${page} of ${pages}`;
    const block = layOut(sheet.fonts, text, LABEL, sheet.width);
    sheet.lines(block, block.lines.slice(0, 2), sheet.left, sheet.bottom + 22, sheet.width);
  });
}

/** Throws, because a contradictory statement must never reach a tailor. */
function assertCorrect({ number, entries, totals }: StatementContent): void {
  const sum = entries.reduce((net, entry) => net + entry.net, 0);
  const { stitching, urgent_surcharge, refunds, commission, net } = totals;
  if (sum !== net || stitching + urgent_surcharge - refunds - commission !== net)
    throw new Error(`Statement ${number}: its entries add up to ${sum}, its total is ${net}.`);
}

function drawHeader(sheet: Sheet, { shop, tailor, number, issuedAt }: StatementContent, month: string): void {
  const aside = 200;
  const main: Box = { x: sheet.left, width: sheet.width - aside - 24 };
  let y = write(sheet, inShort(shop.name), BRAND, main, sheet.y) + 3;
  for (const line of shop.lines.filter(Boolean)) y = write(sheet, inShort(line), SMALL, main, y);
  const right: Box = { x: sheet.right - aside, width: aside };
  let below = write(sheet, 'Statement', TITLE, { ...right, tag: 'H1' }, sheet.y + 4, 'right') + 3;
  below = write(sheet, month, NAME, right, below, 'right');
  below = write(sheet, number, { ...HEADING, size: 10.5 }, right, below, 'right');
  below = write(sheet, `Issued ${issued.format(new Date(issuedAt))}`, SMALL, right, below, 'right');
  sheet.y = Math.max(y, below) + 16;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 18;
  sheet.y = write(sheet, 'Earned by', LABEL, { ...main, tag: 'H2' }, sheet.y) + 2;
  sheet.y = write(sheet, inShort(tailor.name), NAME, main, sheet.y) + 1;
  for (const line of tailor.lines.filter(Boolean)) sheet.y = write(sheet, inShort(line), BODY, main, sheet.y);
  sheet.y += 18;
}

const WIDTHS = { day: 52, amount: 68 } as const;

function drawEntries(sheet: Sheet, { entries }: StatementContent): void {
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const amounts = ['Stitching', 'Urgent', 'Commission', 'Yours'];
  const gap = 8;
  const order = sheet.width - WIDTHS.day - amounts.length * (WIDTHS.amount + gap) - gap;
  const columns: Column[] = [
    { heading: set('Day', LABEL, WIDTHS.day), x: sheet.left, width: WIDTHS.day, align: 'left' },
    { heading: set('Order', LABEL, order), x: sheet.left + WIDTHS.day + gap, width: order, align: 'left' },
    ...amounts.map((name, index): Column => {
      const x = sheet.right - (amounts.length - index) * WIDTHS.amount - (amounts.length - 1 - index) * gap;
      return { heading: set(name, LABEL, WIDTHS.amount), x, width: WIDTHS.amount, align: 'right' };
    }),
  ];
  const rows = entries.map((entry): Row => {
    const kind = entry.kind === 'DELIVERY' ? '' : ` · ${EARNING_KIND_NAMES[entry.kind]}`;
    return [
      [set(dayName.format(new Date(entry.day)), BODY, WIDTHS.day)],
      [set(inShort(entry.garment), BODY, order), set(`${entry.tracking_id}${kind}`, SMALL, order)],
      ...[entry.stitching, entry.urgent_surcharge, -entry.commission, entry.net].map((amount) => [
        set(amount === 0 ? '–' : inFigures(amount), AMOUNT, WIDTHS.amount),
      ]),
    ];
  });
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 5 });
  sheet.y += 16;
}

function drawTotals(sheet: Sheet, totals: Totals): void {
  const lines: [string, number][] = [
    [`Stitching of ${totals.delivered} ${totals.delivered === 1 ? 'garment' : 'garments'}`, totals.stitching],
    ['Surcharges for urgent orders', totals.urgent_surcharge],
    ['Refunds', -totals.refunds],
    ['Commission of the shop', -totals.commission],
  ];
  const inset = 14;
  const height = 2 * inset + lines.length * 15 + 30;
  sheet.need(height + 20);
  const top = sheet.y;
  panel(sheet, sheet.left, top, sheet.width, height, PAPER);
  const box: Box = { x: sheet.left + inset, width: sheet.width - 2 * inset };
  let y = top + inset;
  for (const [label, amount] of lines) {
    write(sheet, label, BODY, box, y);
    write(sheet, inFigures(amount), AMOUNT, box, y, 'right');
    y += 15;
  }
  write(sheet, 'Your earnings', NAME, box, y + 10);
  write(sheet, inFigures(totals.net), TOTAL, box, y + 7, 'right');
  sheet.y = top + height + 16;
}

function inFigures(amount: number): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
}

function inShort(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH).join('')}…`
    : characters.join('');
}
