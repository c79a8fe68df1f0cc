import { grouped } from '../../../contract/figures.ts';
import { formatLongDay, type Rupees } from '../../../contract/money.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../infra/pdf/colours.ts';
import { stitchedLine } from '../../infra/pdf/ornaments.ts';
import { type Box, flow, write } from '../../infra/pdf/paragraph.ts';
import { Sheet } from '../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../infra/pdf/table.ts';
import { isolated, layOut, type TextStyle } from '../../infra/pdf/text.ts';
import { inShort } from './invoice-style-document.ts';

export interface CommercialLine {
  /** For customs. */
  words: string;
  /** As the shop names it, such as the fabric or the product. */
  detail: string;
  hsCode: string;
  /** Name of the country. */
  origin: string;
  quantity: number;
  unitValue: Rupees;
}

/** A name with the lines of its address. */
interface Party {
  name: string;
  lines: readonly string[];
}

/** What travels with a parcel abroad (abroad-8). */
export interface CommercialInvoice {
  /** Of the parcel. */
  number: string;
  orderNumber: string;
  /** Of the invoice of the order, once there is one. */
  invoice: string | null;
  /** UTC. */
  printedAt: string;
  exporter: Party;
  consignee: Party;
  /** Name of the country. */
  destination: string;
  lines: readonly CommercialLine[];
  discount: Rupees;
  /** Garments of the consignee that were measured and go back in the parcel. */
  returned: number;
}

interface Printing {
  /** Name of the shop. */
  brand: string;
  compress?: boolean;
}

const TITLE: TextStyle = { face: 'display', size: 24, color: INK, leading: 1.2 };
const NUMBER: TextStyle = { face: 'strong', size: 12, color: INK, tabular: true };
const NAME: TextStyle = { face: 'strong', size: 12, color: INK };
const BODY: TextStyle = { face: 'text', size: 9.5, color: INK };
const FIGURE: TextStyle = { ...BODY, tabular: true };
const STRONG: TextStyle = { face: 'strong', size: 9.5, color: INK };
const TOTAL: TextStyle = { face: 'strong', size: 14, color: INK, tabular: true };
const LABEL: TextStyle = { face: 'text', size: 8, color: MUTED };

/** Longer addresses would push the goods off the page. */
const MAX_LINES = 10;

/** What the customer pays for the goods in the parcel. */
export function valueOfGoods({ lines, discount }: Pick<CommercialInvoice, 'lines' | 'discount'>): Rupees {
  return lines.reduce((sum, { quantity, unitValue }) => sum + quantity * unitValue, 0) - discount;
}

/** An A4 paper in English, which customs of all countries read (abroad-8); names and addresses as they were written. */
export async function renderCommercialInvoice(
  invoice: CommercialInvoice,
  { brand, compress = true }: Printing,
): Promise<Buffer> {
  const title = `Commercial invoice ${invoice.number}`;
  const createdAt = new Date(invoice.printedAt);
  const sheet = await Sheet.open({ title, author: brand, subject: title, createdAt, compress });
  drawHead(sheet, invoice);
  drawParties(sheet, invoice);
  drawLines(sheet, invoice);
  drawTotal(sheet, invoice);
  drawDeclaration(sheet, invoice);
  return sheet.finish((page, pages) => {
    const text = `${isolated(inShort(brand))} · ${title} · Page ${page} of ${pages}`;
    const block = layOut(sheet.fonts, text, LABEL, sheet.width);
    sheet.lines(block, block.lines.slice(0, 2), sheet.start, sheet.bottom + 22, sheet.width);
  });
}

function drawHead(sheet: Sheet, { number, orderNumber, invoice, printedAt }: CommercialInvoice): void {
  const aside = 190;
  const main: Box = { x: sheet.start, width: sheet.width - aside - 20 };
  const right: Box = { x: sheet.end - aside, width: aside };
  let y = write(sheet, 'Commercial invoice', TITLE, { ...main, tag: 'H1' }, sheet.y) + 2;
  y = write(sheet, number, NUMBER, main, y);
  let below = sheet.y + 6;
  const facts = [
    `Date: ${formatLongDay(printedAt)}`,
    `Order: ${orderNumber}`,
    ...(invoice === null ? [] : [`Invoice: ${invoice}`]),
    'Reason for export: Sale',
    'Currency: Pakistani rupees (PKR)',
  ];
  for (const fact of facts) below = write(sheet, fact, BODY, right, below, 'end');
  sheet.y = Math.max(y, below) + 12;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 16;
}

function drawParties(sheet: Sheet, { exporter, consignee, destination }: CommercialInvoice): void {
  const width = (sheet.width - 24) / 2;
  const draw = (label: string, { name, lines }: Party, x: number) => {
    const box: Box = { x, width };
    let y = write(sheet, label, LABEL, { ...box, tag: 'H2' }, sheet.y) + 2;
    y = write(sheet, inShort(name), NAME, box, y) + 1;
    const written = lines.map((line) => inShort(line)).filter(Boolean);
    for (const line of written.slice(0, MAX_LINES)) y = write(sheet, line, BODY, box, y);
    return y;
  };
  const ends = [
    draw('Exporter', exporter, sheet.start),
    draw('Consignee', consignee, sheet.start + width + 24),
  ];
  sheet.y = Math.max(...ends) + 10;
  const destined = `Country of destination: ${destination}`;
  sheet.y = write(sheet, destined, STRONG, { x: sheet.start, width: sheet.width }, sheet.y) + 12;
}

const WIDTHS = { hsCode: 64, origin: 62, quantity: 30, value: 66 } as const;
const GAP = 8;

function drawLines(sheet: Sheet, { lines }: CommercialInvoice): void {
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const beside = WIDTHS.hsCode + WIDTHS.origin + WIDTHS.quantity + 2 * WIDTHS.value + 5 * GAP;
  const goods = sheet.width - beside;
  const names: [heading: string, width: number, align: Column['align']][] = [
    ['Description of goods', goods, 'start'],
    ['HS code', WIDTHS.hsCode, 'start'],
    ['Origin', WIDTHS.origin, 'start'],
    ['Qty', WIDTHS.quantity, 'right'],
    ['Unit value', WIDTHS.value, 'right'],
    ['Value', WIDTHS.value, 'right'],
  ];
  let x = sheet.start;
  const columns = names.map(([heading, width, align]): Column => {
    const column = { heading: set(heading, LABEL, width), x, width, align };
    x += width + GAP;
    return column;
  });
  const rows = lines.map(
    ({ words, detail, hsCode, origin, quantity, unitValue }): Row => [
      [set(words, STRONG, goods), ...(detail === '' ? [] : [set(inShort(detail), BODY, goods)])],
      [set(hsCode, FIGURE, WIDTHS.hsCode)],
      [set(origin, BODY, WIDTHS.origin)],
      [set(grouped(quantity), FIGURE, WIDTHS.quantity)],
      [set(grouped(unitValue), FIGURE, WIDTHS.value)],
      [set(grouped(quantity * unitValue), FIGURE, WIDTHS.value)],
    ],
  );
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 5, levels: true });
  sheet.y += 8;
}

function drawTotal(sheet: Sheet, invoice: CommercialInvoice): void {
  const box: Box = { x: sheet.start, width: sheet.width };
  const pieces = invoice.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  sheet.need(70);
  if (invoice.discount > 0) {
    sheet.y = write(sheet, `Discount: PKR ${grouped(-invoice.discount)}`, FIGURE, box, sheet.y, 'end') + 2;
  }
  sheet.y =
    write(sheet, `Total value: PKR ${grouped(valueOfGoods(invoice))}`, TOTAL, box, sheet.y, 'end') + 2;
  const count = `${grouped(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}. Delivery is charged separately.`;
  sheet.y = write(sheet, count, BODY, box, sheet.y, 'end') + 12;
}

function drawDeclaration(sheet: Sheet, { returned }: CommercialInvoice): void {
  if (returned > 0) {
    const what = returned === 1 ? '1 garment' : `${returned} garments`;
    flow(
      sheet,
      `Also in the parcel: ${what} of the consignee, used for measuring and returned. Not sold, no charge.`,
      BODY,
      10,
    );
  }
  flow(
    sheet,
    'I declare that all information in this invoice is true and correct, and that the goods have the origin stated.',
    BODY,
    30,
  );
  sheet.need(40);
  const width = (sheet.width - 2 * 20) / 3;
  for (const [at, label] of ['Name', 'Signature', 'Date'].entries()) {
    const x = sheet.start + at * (width + 20);
    const y = sheet.y;
    sheet.ornament((pen) => {
      pen
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .stroke(INK);
    });
    write(sheet, label, LABEL, { x, width }, y + 4);
  }
  sheet.y += 24;
}
