import { formatRupees } from '../../../contract/money.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../infra/pdf/colours.ts';
import { badge, drawQr, panel, stitchedLine } from '../../infra/pdf/ornaments.ts';
import { type Box, flow, write } from '../../infra/pdf/paragraph.ts';
import { type QrOutline, qrOutline } from '../../infra/pdf/qr.ts';
import { Sheet } from '../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../infra/pdf/table.ts';
import { layOut, type TextStyle } from '../../infra/pdf/text.ts';
import { amountInWords } from './amount-in-words.ts';
import {
  ADDRESSEES,
  assertCorrect,
  facts,
  type InvoiceContent,
  onDay,
  settlement,
  titleOf,
} from './invoice-content.ts';

const PAPER = '#FBF9F5';

const BRAND: TextStyle = { face: 'display', size: 30, color: [INDIGO, PURPLE], leading: 1.2 };
const TITLE: TextStyle = { face: 'display', size: 22, color: INK, leading: 1.2 };
const HEADING: TextStyle = { face: 'strong', size: 11, color: INK };
const NAME: TextStyle = { face: 'strong', size: 12, color: INK };
const BODY: TextStyle = { face: 'text', size: 9.5, color: INK };
const AMOUNT: TextStyle = { ...BODY, tabular: true };
const LABEL: TextStyle = { face: 'text', size: 8, color: MUTED };
const SMALL: TextStyle = { face: 'text', size: 8.5, color: MUTED };
const TOTAL: TextStyle = { face: 'strong', size: 21, color: INK, leading: 1.3, tabular: true };

const STATES: Record<InvoiceContent['paymentState'], { label: string; ink: string; ground: string }> = {
  QUOTED: { label: 'Quote', ink: '#8A5406', ground: '#FAEBD3' },
  UNPAID: { label: 'Unpaid', ink: '#8A5406', ground: '#FAEBD3' },
  PARTIALLY_PAID: { label: 'Partially paid', ink: '#8A5406', ground: '#FAEBD3' },
  PAID: { label: 'Paid', ink: '#17694B', ground: '#DDF0E7' },
  REFUNDED: { label: 'Refunded', ink: MUTED, ground: '#EDEAF2' },
  CANCELLED: { label: 'Cancelled', ink: MUTED, ground: '#EDEAF2' },
};

/** Longer values would push the order off its page. */
const MAX_LENGTHS = { brand: 60, field: 120, email: 254 } as const;

function inFigures(amount: number): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
}

function inShort(text: string, longest: number = MAX_LENGTHS.field): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}

function drawHeader(sheet: Sheet, invoice: InvoiceContent): void {
  const gap = 24;
  const aside = 190;
  const main: Box = { x: sheet.left, width: sheet.width - aside - gap };
  let y = write(sheet, inShort(invoice.seller.name, MAX_LENGTHS.brand), BRAND, main, sheet.y) + 3;
  const lines = invoice.seller.lines.filter((line) => line.trim() !== '');
  for (const line of lines) y = write(sheet, inShort(line), SMALL, main, y);
  const right: Box = { x: sheet.right - aside, width: aside };
  let below = write(sheet, titleOf(invoice), TITLE, { ...right, tag: 'H1' }, sheet.y + 6, 'right') + 3;
  below = write(sheet, invoice.number, { ...HEADING, size: 10.5 }, right, below, 'right');
  below = write(sheet, `Issued ${onDay(invoice.issuedAt)}`, SMALL, right, below, 'right');
  below = write(sheet, `Order no. ${invoice.order.id}`, SMALL, right, below, 'right');
  sheet.y = Math.max(y, below) + 18;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 20;
}

function drawParties(sheet: Sheet, invoice: InvoiceContent): void {
  const start = sheet.y;
  const billedTo: Box = { x: sheet.left, width: 190 };
  let y = write(sheet, ADDRESSEES[invoice.kind ?? 'INVOICE'], LABEL, { ...billedTo, tag: 'H2' }, start) + 2;
  y = write(sheet, inShort(invoice.customer.name), NAME, billedTo, y) + 1;
  const { address = [], email, phone } = invoice.customer;
  for (const line of [...address, email, phone].filter((one) => one.trim() !== '')) {
    y = write(sheet, inShort(line, MAX_LENGTHS.email), BODY, billedTo, y);
  }
  const ways = [
    ['Cloth collected from', invoice.collectedFrom],
    ['Delivered to', invoice.deliveredTo],
  ] as const;
  for (const [label, lines] of ways) {
    if (!lines) continue;
    y = write(sheet, label, LABEL, { ...billedTo, tag: 'H2' }, y + 8) + 2;
    for (const line of lines) y = write(sheet, inShort(line, MAX_LENGTHS.email), BODY, billedTo, y);
  }

  const gap = 20;
  const from = sheet.left + billedTo.width + 30;
  const width = (sheet.right - from - gap) / 2;
  let top = start;
  let lowest = start;
  for (const [index, [label, value]] of facts(invoice).entries()) {
    const box: Box = { x: from + (index % 2) * (width + gap), width };
    if (index % 2 === 0) top = lowest + (index === 0 ? 0 : 7);
    const below = write(sheet, inShort(value), BODY, box, write(sheet, label, LABEL, box, top));
    lowest = Math.max(lowest, below);
  }
  sheet.y = Math.max(y, lowest) + 24;
}

function drawLines(sheet: Sheet, invoice: InvoiceContent): void {
  const amountWidth = 110;
  const wide = sheet.width - amountWidth - 20;
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const columns: Column[] = [
    { heading: set('Description', LABEL, wide), x: sheet.left, width: wide, align: 'left' },
    {
      heading: set('Amount', LABEL, amountWidth),
      x: sheet.right - amountWidth,
      width: amountWidth,
      align: 'right',
    },
  ];
  const rows = invoice.lines.map((line): Row => {
    const texts = [set(line.label, BODY, wide)];
    if (line.note) texts.push(set(line.note, SMALL, wide));
    return [texts, [set(inFigures(line.amount), AMOUNT, amountWidth)]];
  });
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 6.5 });
}

function drawTotal(sheet: Sheet, invoice: InvoiceContent): void {
  const inset = 16;
  const side = 180;
  const words: Box = { x: sheet.left + inset, width: sheet.width - side - 2 * inset - 24 };
  const figures: Box = { x: sheet.right - inset - side, width: side };
  const inWords = layOut(sheet.fonts, amountInWords(invoice.total), BODY, words.width);
  const rows = settlement(invoice);
  const rowHeight = 16;
  const height = 2 * inset + Math.max(42 + rows.length * rowHeight, 46 + inWords.height);
  sheet.y += 18;
  sheet.need(height);
  const top = sheet.y;
  panel(sheet, sheet.left, top, sheet.width, height, PAPER);

  const { label, ink, ground } = STATES[invoice.paymentState];
  badge(sheet, label, { ...HEADING, size: 9, color: ink }, ground, words.x, top + inset);
  write(sheet, 'Total in words', LABEL, words, top + inset + 34);
  sheet.text(inWords, words.x, top + inset + 46, words.width);

  write(sheet, 'Total', BODY, figures, top + inset + 8);
  const amount = inFigures(invoice.total);
  const natural = layOut(sheet.fonts, amount, TOTAL, sheet.width).lines[0]?.width ?? 0;
  const size = TOTAL.size * Math.min(1, (side - 36) / natural);
  let y =
    write(
      sheet,
      amount,
      { ...TOTAL, size, leading: (TOTAL.size * 1.3) / size },
      figures,
      top + inset,
      'right',
    ) + 6;
  sheet.ornament((pen) => {
    pen
      .moveTo(figures.x, y)
      .lineTo(figures.x + side, y)
      .lineWidth(0.6)
      .stroke(HAIRLINE);
  });
  y += 8;
  for (const [name, part] of rows) {
    write(sheet, name, { ...BODY, color: MUTED }, figures, y);
    write(sheet, inFigures(part), AMOUNT, figures, y, 'right');
    y += rowHeight;
  }
  sheet.y = top + height + 26;
}

function drawTracking(sheet: Sheet, invoice: InvoiceContent, qr: QrOutline): void {
  const side = 84;
  const x = sheet.left + side + 20;
  const width = sheet.right - x;
  const url = layOut(sheet.fonts, invoice.trackingUrl, { ...SMALL, color: INDIGO }, width);
  const height = Math.max(side, 54 + url.height);
  sheet.need(height);
  const top = sheet.y;
  const figure = sheet.element('Figure', sheet.root, { alt: `QR code that opens ${invoice.trackingUrl}` });
  sheet.content(figure, () => drawQr(sheet, qr, sheet.left, top, side, INK));
  let y = write(sheet, 'Follow your order', HEADING, { x, width, tag: 'H2' }, top);
  y =
    write(sheet, 'Scan the code, or open the page below with your tracking number.', SMALL, { x, width }, y) +
    3;
  y = write(sheet, invoice.order.trackingNumber, { ...HEADING, size: 14 }, { x, width }, y) + 1;
  const link = sheet.element('Link');
  sheet.content(link, () => sheet.lines(url, url.lines, x, y, width));
  const linked = Math.max(0, ...url.lines.map((line) => line.width));
  sheet.link(
    link,
    invoice.trackingUrl,
    `Track order ${invoice.order.trackingNumber}`,
    x,
    y,
    linked,
    url.height,
  );
  sheet.y = top + height + 22;
}

function drawNotes(sheet: Sheet, notes: readonly string[]): void {
  if (notes.length === 0) return;
  sheet.need(40);
  sheet.y = write(sheet, 'Notes', HEADING, { x: sheet.left, width: sheet.width, tag: 'H2' }, sheet.y) + 2;
  for (const note of notes) flow(sheet, note, SMALL, 3);
}

function drawFooter(sheet: Sheet, invoice: InvoiceContent, page: number, pages: number): void {
  const y = sheet.bottom + 22;
  const left = layOut(
    sheet.fonts,
    `${inShort(invoice.seller.name, MAX_LENGTHS.brand)} · ${invoice.number}`,
    LABEL,
    sheet.width - 90,
  );
  const right = layOut(sheet.fonts, `Page ${page} of ${pages}`, LABEL, 80);
  sheet.lines(left, left.lines.slice(0, 2), sheet.left, y, sheet.width - 90);
  sheet.lines(right, right.lines, sheet.right - 80, y, 80, 'right');
}

/**
 * A tagged A4 PDF; equal content gives equal bytes. `compress: false` is for tests. Throws if the lines do not add up
 * or contradict the payment.
 */
export async function renderInvoice(
  invoice: InvoiceContent,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
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
  drawLines(sheet, invoice);
  drawTotal(sheet, invoice);
  drawTracking(sheet, invoice, qr);
  drawNotes(sheet, invoice.notes);
  return sheet.finish((page, pages) => drawFooter(sheet, invoice, page, pages));
}
