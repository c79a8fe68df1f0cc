import { measuresToFinish } from '../../../../contract/finished-measures.ts';
import { MEASURE_CODES, MEASURES, type Unit } from '../../../../contract/measures.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { onTape } from '../../../../contract/tape.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../../infra/pdf/colours.ts';
import { drawQr, stitchedLine } from '../../../infra/pdf/ornaments.ts';
import { flow, write } from '../../../infra/pdf/paragraph.ts';
import { qrOutline } from '../../../infra/pdf/qr.ts';
import { Sheet } from '../../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../../infra/pdf/table.ts';
import { layOut, type TextStyle } from '../../../infra/pdf/text.ts';
import type { PreparedPicture } from '../../../infra/pictures/pictures.ts';
import { dressLabel } from '../order-rules.ts';

const TITLE: TextStyle = { face: 'display', size: 24, color: INK, leading: 1.2 };
const NUMBER: TextStyle = { face: 'strong', size: 14, color: INK, tabular: true };
const BODY: TextStyle = { face: 'text', size: 10.5, color: INK };
const STRONG: TextStyle = { face: 'strong', size: 11, color: INK };
const VALUE: TextStyle = { face: 'strong', size: 13, color: INK, tabular: true };
const LABEL: TextStyle = { face: 'text', size: 8.5, color: MUTED };

const QR_SIDE = 96;

interface Printing {
  brand: string;
  /** Target of the QR code. */
  sheetUrl: string;
  unit: Unit;
  /** The customer's design as JPEG. */
  design?: PreparedPicture;
  compress?: boolean;
}

/** An A4 page to lie beside the cloth, without the customer's address, e-mail and phone (workshop-7). */
export async function renderJobCard(order: WorkshopOrder, printing: Printing): Promise<Buffer> {
  const { brand, sheetUrl, compress = true } = printing;
  const title = `Job card ${order.tracking_id}`;
  const createdAt = new Date(order.order_date);
  const [qr, sheet] = await Promise.all([
    qrOutline(sheetUrl),
    Sheet.open({ title, author: brand, subject: title, createdAt, compress }),
  ]);
  const width = sheet.width - QR_SIDE - 20;
  const top = sheet.y;
  const figure = sheet.element('Figure', sheet.root, { alt: `QR code that opens ${sheetUrl}` });
  sheet.content(figure, () => drawQr(sheet, qr, sheet.right - QR_SIDE, top, QR_SIDE, INK));
  const box = { x: sheet.left, width };
  sheet.y = write(sheet, garmentOf(order), TITLE, { ...box, tag: 'H1' }, sheet.y) + 2;
  sheet.y = write(sheet, order.tracking_id, NUMBER, box, sheet.y) + 6;
  for (const [label, value] of factsOf(order)) {
    sheet.y = write(sheet, `${label}: ${value}`, BODY, box, sheet.y) + 1;
  }
  sheet.y = Math.max(sheet.y, top + QR_SIDE) + 10;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 16;
  if (order.alteration) {
    flow(sheet, 'To alter', LABEL, 2);
    flow(sheet, order.alteration, STRONG, 12);
  }
  drawMeasures(sheet, order, printing.unit);
  drawWords(sheet, order);
  if (printing.design) drawDesign(sheet, printing.design);
  return sheet.finish((page, pages) => {
    const block = layOut(sheet.fonts, `${brand} · ${title} · page ${page} of ${pages}`, LABEL, sheet.width);
    sheet.lines(block, block.lines, sheet.left, sheet.bottom + 22, sheet.width);
  });
}

function garmentOf({ item_type, dress_type, shoe_size }: WorkshopOrder): string {
  if (item_type === 'shoes') return `Shoes, number ${shoe_size}`;
  return dressLabel(dress_type) ?? 'Garment to be agreed';
}

function factsOf(order: WorkshopOrder): [string, string][] {
  const promised = order.expected_delivery_date;
  return [
    ['Promised for', promised ? formatDay(promised) : 'to be agreed'],
    ['Urgency', order.delivery_type === 'URGENT' ? 'URGENT' : 'normal'],
    ['Fabric', order.fabric_type ?? 'to be agreed'],
    ['For', order.made_for],
    ...(order.made_for === order.customer_name
      ? []
      : [['Customer', order.customer_name] as [string, string]]),
    ['Garment', order.delivery === 'BY_OWN' ? 'the customer collects it' : 'the shop delivers it'],
    ['Cash at the handover', order.collect > 0 ? formatRupees(order.collect) : 'none'],
  ];
}

function drawMeasures(sheet: Sheet, { dress_type, measures, finished }: WorkshopOrder, unit: Unit): void {
  if (!measures) return;
  const measured = new Set(measuresToFinish(dress_type, measures.values));
  const widths = { measure: 230, value: 110, finished: 120 };
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const columns: Column[] = [
    { heading: set('Measure', LABEL, widths.measure), x: sheet.left, width: widths.measure, align: 'left' },
    {
      heading: set(`Ordered (${unit})`, LABEL, widths.value),
      x: sheet.left + widths.measure + 20,
      width: widths.value,
      align: 'left',
    },
    {
      heading: set('Finished', LABEL, widths.finished),
      x: sheet.right - widths.finished,
      width: widths.finished,
      align: 'left',
    },
  ];
  const rows = MEASURE_CODES.flatMap((code): Row[] => {
    const stored = measures.values[code];
    if (stored === undefined) return [];
    const value = [set(onTape(code, stored, unit), VALUE, widths.value)];
    if (measures.estimated.includes(code)) value.push(set('estimated', LABEL, widths.value));
    const made = finished?.values[code];
    const done = measured.has(code)
      ? made === undefined
        ? []
        : [set(onTape(code, made, unit), VALUE, widths.finished)]
      : [set('not of the garment', LABEL, widths.finished)];
    return [[[set(MEASURES[code].name, STRONG, widths.measure)], value, done]];
  });
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 4 });
  sheet.y += 10;
  if (measures.note) flow(sheet, `Note on the measures: ${measures.note}`, BODY, 6);
}

const DESIGN_SIDE = 220;

function drawDesign(sheet: Sheet, { bytes, width, height }: PreparedPicture): void {
  const scale = Math.min(1, DESIGN_SIDE / width, DESIGN_SIDE / height);
  sheet.need(height * scale + 10);
  const figure = sheet.element('Figure', sheet.root, { alt: 'Design of the customer' });
  sheet.content(figure, () => {
    // A transferred buffer arrives as a Uint8Array.
    sheet.pen.image(Buffer.from(bytes), sheet.left, sheet.y, {
      width: width * scale,
      height: height * scale,
    });
  });
  sheet.y += height * scale + 10;
}

function drawWords(sheet: Sheet, { design, description, answers }: WorkshopOrder): void {
  for (const { label, choice } of design) flow(sheet, `${label}: ${choice}`, BODY, 2);
  if (design.length > 0) sheet.y += 6;
  if (description) flow(sheet, description, BODY, 8);
  for (const { question, answer } of answers) {
    flow(sheet, question, LABEL, 2);
    flow(sheet, answer, BODY, 6);
  }
}
