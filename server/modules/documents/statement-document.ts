import { currentLocale, paperWords } from '#words';
import { EARNING_KIND_NAMES } from '../../../contract/constants/workshop.ts';
import type { EarningEntry, Payment, Totals } from '../../../contract/earnings.ts';
import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts';
import { formatLongDay } from '../../../contract/money.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../infra/pdf/colours.ts';
import { panel, stitchedLine } from '../../infra/pdf/ornaments.ts';
import { type Box, flow, write } from '../../infra/pdf/paragraph.ts';
import { Sheet } from '../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../infra/pdf/table.ts';
import { isolated, layOut, type TextStyle } from '../../infra/pdf/text.ts';
import { drop, inFigures, inShort } from './invoice-style-document.ts';

/** Stored as JSON when issued and never changed (earnings-2). Whole rupees; days are calendar days in Asia/Karachi. */
export interface StatementContent {
  kind: 'STATEMENT';
  /** Of the tailor; absent for English. */
  locale?: Locale;
  number: string;
  issuedAt: string;
  shop: { name: string; lines: readonly string[] };
  /** The seller. */
  tailor: { name: string; lines: readonly string[] };
  /** Absent for tailors. */
  isBrand?: true;
  /** `2026-11` */
  month: string;
  /** Without goods and tax in those of release 1.0.0, like the entries. */
  totals: Omit<Totals, Newer> & Partial<Totals>;
  /** Oldest first. */
  entries: readonly (Omit<EarningEntry, 'at' | 'id' | 'seller_order' | Newer> &
    Partial<Pick<EarningEntry, 'seller_order' | Newer>> & { day: string })[];
  /** What was due before the month, and what was paid out in it (earnings-16); absent in older ones. */
  account?: { opening: number; payments: readonly (Omit<Payment, 'at'> & { day: string })[] };
}

type Newer = 'goods' | 'discount' | 'withheld';

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

function dated(day: string, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[currentLocale()], { ...parts, timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** A tagged A4 PDF in the present language; equal content gives equal bytes. Throws if the entries do not add up to the totals. */
export async function renderStatement(
  content: StatementContent,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
  assertCorrect(content);
  const month = dated(`${content.month}-01`, { month: 'long', year: 'numeric' });
  const sheet = await Sheet.open({
    title: paperWords.statementOf({ number: content.number, month }),
    author: content.shop.name,
    subject: paperWords.earningsOf({ tailor: content.tailor.name, month }),
    createdAt: new Date(content.issuedAt),
    ...options,
  });
  drawHeader(sheet, content, month);
  drawEntries(sheet, content);
  drawTotals(sheet, content);
  drawAccount(sheet, content);
  flow(sheet, explanationOf(content), SMALL, 0);
  return sheet.finish((page, pages) => {
    const parts = [
      isolated(inShort(content.shop.name)),
      isolated(content.number),
      paperWords.pageOf({ page, pages }),
    ];
    const block = layOut(sheet.fonts, parts.join(' · '), LABEL, sheet.width);
    sheet.lines(block, block.lines.slice(0, 2), sheet.start, sheet.bottom + 22, sheet.width);
  });
}

function explanationOf({ isBrand, entries }: StatementContent): string {
  if (!isBrand) return paperWords.whatIsCounted;
  return entries.some(isDiscounted) ? paperWords.whatIsCountedWithDiscounts : paperWords.whatIsCountedOfGoods;
}

function isDiscounted({ discount = 0 }: Pick<Entry, 'discount'>): boolean {
  return discount !== 0;
}

/** Throws, because a contradictory statement must never reach a tailor. */
function assertCorrect({ number, entries, totals }: StatementContent): void {
  const sum = entries.reduce((net, entry) => net + entry.net, 0);
  const {
    stitching,
    urgent_surcharge,
    goods = 0,
    discount = 0,
    refunds,
    commission,
    withheld = 0,
    net,
  } = totals;
  const charged = stitching + urgent_surcharge + goods - discount;
  if (sum !== net || charged - refunds - commission - withheld !== net)
    throw new Error(`Statement ${number}: its entries add up to ${sum}, its total is ${net}.`);
}

function drawHeader(sheet: Sheet, { shop, tailor, number, issuedAt }: StatementContent, month: string): void {
  const aside = 200;
  const main: Box = { x: sheet.start, width: sheet.width - aside - 24 };
  let y = write(sheet, inShort(shop.name), BRAND, main, sheet.y) + 3;
  for (const line of shop.lines.filter(Boolean)) y = write(sheet, inShort(line), SMALL, main, y);
  const right: Box = { x: sheet.end - aside, width: aside };
  let below = write(sheet, paperWords.statement, TITLE, { ...right, tag: 'H1' }, sheet.y + 4, 'end') + 3;
  below = write(sheet, month, NAME, right, below, 'end');
  below = write(sheet, number, { ...HEADING, size: 10.5 }, right, below, 'end');
  const issued = paperWords.issuedOn({ day: formatLongDay(issuedAt) });
  below = write(sheet, issued, SMALL, right, below, 'end');
  sheet.y = Math.max(y, below) + 16;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 18;
  sheet.y = write(sheet, paperWords.earnedBy, LABEL, { ...main, tag: 'H2' }, sheet.y) + 2;
  sheet.y = write(sheet, inShort(tailor.name), NAME, main, sheet.y) + 1;
  for (const line of tailor.lines.filter(Boolean)) sheet.y = write(sheet, inShort(line), BODY, main, sheet.y);
  sheet.y += 18;
}

const WIDTHS = { day: 52, amount: 68 } as const;

type Entry = StatementContent['entries'][number];

/** The columns of amounts; discounts and tax only where there are some. */
function amountsOf({ isBrand, totals, entries }: StatementContent): [string, (entry: Entry) => number][] {
  const isTaxed = totals.withheld !== 0 || entries.some(({ withheld = 0 }) => withheld !== 0);
  const less: [string, (entry: Entry) => number] = [paperWords.discount, ({ discount = 0 }) => 0 - discount];
  const charged: [string, (entry: Entry) => number][] = isBrand
    ? [[paperWords.goodsColumn, ({ goods = 0 }) => goods], ...(entries.some(isDiscounted) ? [less] : [])]
    : [
        [paperWords.stitching, ({ stitching }) => stitching],
        [paperWords.urgent, ({ urgent_surcharge }) => urgent_surcharge],
      ];
  return [
    ...charged,
    [paperWords.commission, ({ commission }) => -commission],
    ...(isTaxed && totals.withheld !== undefined
      ? [[paperWords.tax, ({ withheld = 0 }) => -withheld] as [string, (entry: Entry) => number]]
      : []),
    [paperWords.yours, ({ net }) => net],
  ];
}

function drawEntries(sheet: Sheet, content: StatementContent): void {
  const { entries } = content;
  if (entries.length === 0) return;
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const columnsOfAmounts = amountsOf(content);
  const amounts = columnsOfAmounts.map(([name]) => name);
  const gap = 8;
  const order = sheet.width - WIDTHS.day - amounts.length * (WIDTHS.amount + gap) - gap;
  const columns: Column[] = [
    { heading: set(paperWords.day, LABEL, WIDTHS.day), x: sheet.start, width: WIDTHS.day, align: 'start' },
    {
      heading: set(paperWords.order, LABEL, order),
      x: sheet.start + WIDTHS.day + gap,
      width: order,
      align: 'start',
    },
    ...amounts.map((name, index): Column => {
      const x = sheet.end - (amounts.length - index) * WIDTHS.amount - (amounts.length - 1 - index) * gap;
      return { heading: set(name, LABEL, WIDTHS.amount), x, width: WIDTHS.amount, align: 'right' };
    }),
  ];
  const rows = entries.map((entry): Row => {
    const kind =
      entry.kind === 'DELIVERY' || entry.kind === 'GOODS' ? '' : ` · ${EARNING_KIND_NAMES[entry.kind]}`;
    return [
      [set(dated(entry.day, { day: 'numeric', month: 'short' }), BODY, WIDTHS.day)],
      [set(inShort(entry.garment), BODY, order), set(isolated(entry.tracking_id) + kind, SMALL, order)],
      ...columnsOfAmounts
        .map(([, of]) => of(entry))
        .map((amount) => [set(amount === 0 ? '–' : inFigures(amount), AMOUNT, WIDTHS.amount)]),
    ];
  });
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 5 });
  sheet.y += 16;
}

function drawTotals(sheet: Sheet, { totals, isBrand }: StatementContent): void {
  const { goods = 0, discount = 0, withheld = 0, delivered } = totals;
  const charged: [string, number][] = isBrand
    ? [
        [paperWords.goodsOfOrders({ orders: delivered }), goods],
        ...(discount === 0 ? [] : [[paperWords.discountsYouBear, -discount] as [string, number]]),
      ]
    : [
        [paperWords.stitchingOfGarments({ garments: delivered }), totals.stitching],
        [paperWords.urgentSurcharges, totals.urgent_surcharge],
      ];
  const lines: [string, number][] = [
    ...charged,
    [paperWords.refunds, -totals.refunds],
    [paperWords.commissionOfTheShop, -totals.commission],
    ...(withheld === 0 ? [] : [[paperWords.withheldTax, -withheld] as [string, number]]),
  ];
  drawPanel(sheet, lines, [paperWords.yourEarnings, totals.net]);
}

/** What is still due after the month: what was due before it, with what was earned and paid out (earnings-16). */
function drawAccount(sheet: Sheet, { account, totals }: StatementContent): void {
  if (!account) return;
  const { opening, payments } = account;
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const lines: [string, number][] = [
    [paperWords.dueBefore, opening],
    [paperWords.yourEarnings, totals.net],
    ...payments.map(({ day, amount, reference, account: end }): [string, number] => {
      const facts = { day: formatLongDay(day), account: isolated(end ?? '–'), reference: inShort(reference) };
      return [(amount < 0 ? paperWords.cameBack : paperWords.paidOut)(facts), -amount];
    }),
  ];
  drawPanel(sheet, lines, [paperWords.stillDue, opening + totals.net - paid]);
}

function drawPanel(
  sheet: Sheet,
  lines: readonly [string, number][],
  [totalName, total]: readonly [string, number],
): void {
  const inset = 14;
  const box: Box = { x: sheet.start + inset, width: sheet.width - 2 * inset };
  const set = (text: string, style: TextStyle) => layOut(sheet.fonts, text, style, box.width);
  const rows = lines.map(([label, amount]) => ({
    name: set(label, BODY),
    figure: set(inFigures(amount), AMOUNT),
  }));
  const name = set(totalName, NAME);
  const net = set(inFigures(total), TOTAL);
  const width = Math.max(
    ...[net, ...rows.map(({ figure }) => figure)].map(({ lines: [line] }) => line?.width ?? 0),
  );
  const figures: Box = { x: sheet.end - inset - width, width };
  const heights = rows.map((row) => Math.max(15, row.name.height));
  const height = 2 * inset + heights.reduce((sum, one) => sum + one) + Math.max(30, 10 + name.height);
  sheet.need(height + 20);
  const top = sheet.y;
  panel(sheet, sheet.start, top, sheet.width, height, PAPER);
  let y = top + inset;
  for (const [index, row] of rows.entries()) {
    sheet.text(row.name, box.x, y, box.width);
    sheet.text(row.figure, figures.x, y + drop(row.figure, row.name), figures.width, { align: 'right' });
    y += heights[index] ?? 0;
  }
  sheet.text(name, box.x, y + 10, box.width);
  sheet.text(net, figures.x, y + Math.max(7, 10 + drop(net, name)), figures.width, { align: 'right' });
  sheet.y = top + height + 16;
}
