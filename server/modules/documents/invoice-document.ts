import { inLocale, paperWords } from '#words';
import { formatLongDay } from '../../../contract/money.ts';
import { HAIRLINE, INDIGO, INK, PURPLE } from '../../infra/pdf/colours.ts';
import { stitchedLine } from '../../infra/pdf/ornaments.ts';
import { type Box, flow, write } from '../../infra/pdf/paragraph.ts';
import { qrOutline } from '../../infra/pdf/qr.ts';
import { Sheet } from '../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../infra/pdf/table.ts';
import { layOut, type TextStyle } from '../../infra/pdf/text.ts';
import { assertCorrect, facts, type InvoiceContent, inEach } from './invoice-content.ts';
import {
  AMOUNT,
  BODY,
  BRAND,
  HEADING,
  inBoth,
  inFigures,
  inShort,
  LABEL,
  MAX_LENGTHS,
  NAME,
  SMALL,
  SUBTITLE,
  TITLE,
  together,
} from './invoice-style-document.ts';
import { drawTotal, drawTracking } from './invoice-total-document.ts';

/** Heading and first line of the table. */
const LEAST_OF_LINES = 100;

const titleOf = ({ kind = 'INVOICE' }: InvoiceContent) => paperWords.titles[kind];

function drawHeader(sheet: Sheet, invoice: InvoiceContent): void {
  const gap = 24;
  const aside = invoice.urdu ? 235 : 190;
  const main: Box = { x: sheet.start, width: sheet.width - aside - gap };
  const both = (read: () => string) => inBoth(invoice, read);
  let y = write(sheet, inShort(invoice.seller.name, MAX_LENGTHS.brand), BRAND, main, sheet.y) + 3;
  const lines = invoice.seller.lines.filter((line) => line.trim() !== '');
  for (const line of lines) y = write(sheet, inShort(line), SMALL, main, y);
  const right: Box = { x: sheet.end - aside, width: aside };
  const [title, inUrdu] = inEach(invoice, titleOf);
  let below = write(sheet, title, TITLE, { ...right, tag: 'H1' }, sheet.y + 6, 'end') + 3;
  if (inUrdu !== undefined) below = write(sheet, inUrdu, SUBTITLE, right, below - 3, 'end') + 3;
  below = write(sheet, invoice.number, { ...HEADING, size: 10.5 }, right, below, 'end');
  const issued = both(() => paperWords.issuedOn({ day: formatLongDay(invoice.issuedAt) }));
  below = write(sheet, issued, SMALL, right, below, 'end');
  const order = both(() => paperWords.orderNumber({ id: invoice.order.id }));
  below = write(sheet, order, SMALL, right, below, 'end');
  sheet.y = Math.max(y, below) + 18;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 20;
}

function drawParties(sheet: Sheet, invoice: InvoiceContent): void {
  const start = sheet.y;
  const billedTo: Box = { x: sheet.start, width: 190 };
  const both = (read: () => string) => inBoth(invoice, read);
  const addressee = both(() => paperWords.addressees[invoice.kind ?? 'INVOICE']);
  let y = write(sheet, addressee, LABEL, { ...billedTo, tag: 'H2' }, start) + 2;
  y = write(sheet, inShort(invoice.customer.name), NAME, billedTo, y) + 1;
  const { address = [], email, phone } = invoice.customer;
  for (const line of [...address, email, phone].filter((one) => one.trim() !== '')) {
    y = write(sheet, inShort(line, MAX_LENGTHS.email), BODY, billedTo, y);
  }
  const ways = [
    [() => paperWords.clothCollectedFrom, invoice.collectedFrom],
    [() => paperWords.deliveredTo, invoice.deliveredTo],
  ] as const;
  for (const [label, lines] of ways) {
    if (!lines) continue;
    y = write(sheet, both(label), LABEL, { ...billedTo, tag: 'H2' }, y + 8) + 2;
    for (const line of lines) y = write(sheet, inShort(line, MAX_LENGTHS.email), BODY, billedTo, y);
  }
  sheet.y = Math.max(y, drawFacts(sheet, invoice, sheet.start + billedTo.width + 30)) + 24;
}

/** Two columns from `x` on; returns where they end. */
function drawFacts(sheet: Sheet, invoice: InvoiceContent, x: number): number {
  const gap = 20;
  const width = (sheet.end - x - gap) / 2;
  const set = (text: string) => layOut(sheet.fonts, text, BODY, width);
  let top = sheet.y;
  let lowest = sheet.y;
  const [english, urdu] = inEach(invoice, facts);
  for (const [index, [label, value]] of english.entries()) {
    const box: Box = { x: x + (index % 2) * (width + gap), width };
    if (index % 2 === 0) top = lowest + (index === 0 ? 0 : 7);
    const named = write(sheet, together([label, urdu?.[index]?.[0]]), LABEL, box, top);
    const translated = urdu?.[index]?.[1];
    const values = [inShort(value), translated && inShort(translated)] as const;
    const onOneLine = set(together(values));
    const block = onOneLine.lines.length === 1 ? onOneLine : set(together(values, '\n'));
    sheet.text(block, box.x, named, width);
    lowest = Math.max(lowest, named + block.height);
  }
  return lowest;
}

function drawLines(sheet: Sheet, invoice: InvoiceContent): void {
  const gap = 20;
  const amountWidth = 110;
  const [english, urdu] = inEach(invoice, (its) => ({ heading: paperWords.description, lines: its.lines }));
  const wide = (sheet.width - amountWidth - gap * (urdu ? 2 : 1)) / (urdu ? 2 : 1);
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const amount = inBoth(invoice, () => paperWords.amount);
  const columns: Column[] = [
    { heading: set(english.heading, LABEL, wide), x: sheet.start, width: wide, align: 'start' },
    ...(urdu
      ? [
          {
            heading: set(urdu.heading, LABEL, wide),
            x: sheet.start + wide + gap,
            width: wide,
            align: 'end',
          } as const,
        ]
      : []),
    {
      heading: set(amount, LABEL, amountWidth),
      x: sheet.end - amountWidth,
      width: amountWidth,
      align: 'end',
    },
  ];
  const rows = english.lines.map(({ label, note, amount }, index): Row => {
    const other = urdu?.lines[index];
    const texts = [set(label, BODY, wide), ...(note ? [set(note, SMALL, wide)] : [])];
    const translated = [
      ...(other && other.label !== label ? [set(other.label, { ...BODY, direction: 'rtl' }, wide)] : []),
      ...(other?.note && other.note !== note ? [set(other.note, { ...SMALL, direction: 'rtl' }, wide)] : []),
    ];
    return [texts, ...(urdu ? [translated] : []), [set(inFigures(amount), AMOUNT, amountWidth)]];
  });
  const levels = urdu !== undefined;
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 6.5, levels });
}

function drawNotes(sheet: Sheet, invoice: InvoiceContent): void {
  // That of a receipt stands in its box.
  const first = invoice.received ? 1 : 0;
  if (invoice.notes.length === first) return;
  sheet.need(40);
  const heading = inBoth(invoice, () => paperWords.notes);
  sheet.y = write(sheet, heading, HEADING, { x: sheet.start, width: sheet.width, tag: 'H2' }, sheet.y) + 2;
  for (const [index, note] of invoice.notes.entries()) {
    if (index < first) continue;
    flow(sheet, note, SMALL, 3);
    const inUrdu = invoice.urdu?.notes[index];
    if (inUrdu !== undefined && inUrdu !== note) flow(sheet, inUrdu, SMALL, 3);
  }
}

function drawFooter(sheet: Sheet, invoice: InvoiceContent, page: number, pages: number): void {
  const y = sheet.bottom + 22;
  const side = invoice.urdu ? 130 : 80;
  const left = layOut(
    sheet.fonts,
    `${inShort(invoice.seller.name, MAX_LENGTHS.brand)} · ${invoice.number}`,
    LABEL,
    sheet.width - side - 10,
  );
  const count = inBoth(invoice, () => paperWords.pageOfInvoice({ page, pages }));
  const right = layOut(sheet.fonts, count, LABEL, side);
  sheet.lines(left, left.lines.slice(0, 2), sheet.start, y, sheet.width - side - 10);
  sheet.lines(right, right.lines, sheet.end - side, y, side, 'end');
}

/**
 * A tagged A4 PDF in English, with Urdu beside it for a customer who reads it; equal content gives equal bytes.
 * `compress: false` is for tests. Throws if the lines do not add up or contradict the payment.
 */
export function renderInvoice(
  invoice: InvoiceContent,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
  return inLocale('en', async () => {
    assertCorrect(invoice);
    const qr = await qrOutline(invoice.trackingUrl);
    const sheet = await Sheet.open({
      title: `${titleOf(invoice)} ${invoice.number}`,
      author: invoice.seller.name,
      subject: `Order ${invoice.order.trackingNumber}`,
      createdAt: new Date(invoice.issuedAt),
      ...options,
    });
    drawHeader(sheet, invoice);
    drawParties(sheet, invoice);
    if (invoice.received) {
      drawTotal(sheet, invoice);
      sheet.need(LEAST_OF_LINES);
    }
    drawLines(sheet, invoice);
    sheet.y += 18;
    if (!invoice.received) drawTotal(sheet, invoice);
    drawTracking(sheet, invoice, qr);
    drawNotes(sheet, invoice);
    return sheet.finish((page, pages) => drawFooter(sheet, invoice, page, pages));
  });
}
