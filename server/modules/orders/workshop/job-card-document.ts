import { inLocale } from '#words';
import { measuresToFinish } from '../../../../contract/finished-measures.ts';
import { notesIn } from '../../../../contract/fit-notes.ts';
import { MEASURE_CODES, type Unit } from '../../../../contract/measures.ts';
import { formatDay } from '../../../../contract/money.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { onTape } from '../../../../contract/tape.ts';
import { designIn, dressIn, localeOfTongue, type Tongue } from '../../../../contract/tongues.ts';
import { JOB_CARD_WORDS, type JobCardWords } from '../../../../words/tongues.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../../infra/pdf/colours.ts';
import { drawQr, stitchedLine } from '../../../infra/pdf/ornaments.ts';
import { flow, write } from '../../../infra/pdf/paragraph.ts';
import { drawParts } from '../../../infra/pdf/parts.ts';
import { type QrOutline, qrOutline } from '../../../infra/pdf/qr.ts';
import { Sheet } from '../../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../../infra/pdf/table.ts';
import { isolated, layOut, type TextStyle } from '../../../infra/pdf/text.ts';
import type { PreparedPicture } from '../../../infra/pictures/pictures.ts';
import { drawChoice } from './choices-document.ts';
import { factsOf, garmentOf, garmentsOf, type PrintedGarment } from './garment-facts-document.ts';

const TITLE: TextStyle = { face: 'display', size: 24, color: INK, leading: 1.2 };
const NUMBER: TextStyle = { face: 'strong', size: 14, color: INK, tabular: true };
const BODY: TextStyle = { face: 'text', size: 10.5, color: INK };
const STRONG: TextStyle = { face: 'strong', size: 11, color: INK };
const VALUE: TextStyle = { face: 'strong', size: 13, color: INK, tabular: true };
const LABEL: TextStyle = { face: 'text', size: 8.5, color: MUTED };

const QR_SIDE = 96;

export interface JobCard {
  order: WorkshopOrder;
  /** Target of the QR code. */
  sheetUrl: string;
  unit: Unit;
  /** The customer's designs as JPEG, by garment. */
  designs?: ReadonlyMap<number, PreparedPicture>;
}

interface Printing {
  brand: string;
  /** English if left out. */
  tongue?: Tongue;
  compress?: boolean;
}

/**
 * An A4 page for each garment, to lie beside its cloth, without the customer's address, e-mail and phone (workshop-7,
 * workshop-15, workshop-32).
 */
export function renderJobCard(
  order: WorkshopOrder,
  printing: Printing & Omit<JobCard, 'order'>,
): Promise<Buffer> {
  return renderJobCards([{ ...printing, order }], printing);
}

/** The cards of each order begin a page and have page numbers of their own. */
export function renderJobCards(orders: readonly JobCard[], printing: Printing): Promise<Buffer> {
  const { tongue = 'en' } = printing;
  return inLocale(localeOfTongue(tongue), () => draw(orders, { ...printing, tongue }));
}

async function draw(
  orders: readonly JobCard[],
  { brand, tongue, compress = true }: Printing & { tongue: Tongue },
): Promise<Buffer> {
  const [first, ...others] = orders;
  if (!first) throw new Error('There is nothing to print');
  const words = JOB_CARD_WORDS[tongue];
  const title = others.length > 0 ? words.jobCards : titleOf(first, words);
  const createdAt = new Date(first.order.order_date);
  const sheet = await Sheet.open({ title, author: brand, subject: title, createdAt, lang: tongue, compress });
  return drawParts(
    sheet,
    orders,
    async ({ order, sheetUrl, ...card }) => {
      for (const garment of garmentsOf(order, sheetUrl, words)) {
        if (!garment.isFirst) sheet.newPage();
        drawCard(sheet, { ...card, ...garment }, await qrOutline(garment.sheetUrl), words);
      }
    },
    (order, page, pages) => {
      const text = `${isolated(brand)} · ${titleOf(order, words)} · ${words.pageOf({ page, pages })}`;
      const block = layOut(sheet.fonts, text, LABEL, sheet.width);
      sheet.lines(block, block.lines, sheet.start, sheet.bottom + 22, sheet.width);
    },
  );
}

function titleOf({ order }: JobCard, words: JobCardWords): string {
  return words.title({ trackingId: isolated(order.tracking_id) });
}

function drawCard(
  sheet: Sheet,
  card: Omit<JobCard, 'order'> & PrintedGarment,
  qr: QrOutline,
  words: JobCardWords,
): void {
  const { order, id, place, isFirst, sheetUrl, unit, designs } = card;
  const design = id === undefined ? undefined : designs?.get(id);
  const width = sheet.width - QR_SIDE - 20;
  const top = sheet.y;
  const alt = words.qrCodeThatOpens({ address: sheetUrl });
  const figure = sheet.element('Figure', sheet.root, { alt });
  sheet.content(figure, () => drawQr(sheet, qr, sheet.end - QR_SIDE, top, QR_SIDE, INK));
  const box = { x: sheet.start, width };
  sheet.y = write(sheet, garmentOf(order, words), TITLE, { ...box, tag: 'H1' }, sheet.y) + 2;
  const number = place === undefined ? order.tracking_id : `${order.tracking_id} · ${place}`;
  sheet.y = write(sheet, number, NUMBER, box, sheet.y) + 6;
  for (const [label, value] of factsOf(order, words, isFirst)) {
    sheet.y = write(sheet, `${label}: ${value}`, BODY, box, sheet.y) + 1;
  }
  sheet.y = Math.max(sheet.y, top + QR_SIDE) + 10;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 16;
  if (order.alteration) {
    flow(sheet, words.toAlter, LABEL, 2);
    flow(sheet, order.alteration, STRONG, 12);
  }
  drawFitNotes(sheet, order, unit, words);
  drawMeasures(sheet, order, unit, words);
  drawChoices(sheet, order, words);
  drawWords(sheet, order);
  if (design) drawDesign(sheet, design, words);
}

/** What did not fit in earlier garments of the person (measurements-15). */
function drawFitNotes(sheet: Sheet, { fit_notes }: WorkshopOrder, unit: Unit, words: JobCardWords): void {
  const wording = { wordDay: formatDay, wordDress: (code: string) => dressIn(words, code) ?? code };
  for (const { heading, lines } of notesIn(words, fit_notes, unit, wording)) {
    flow(sheet, heading, LABEL, 2);
    for (const line of lines) flow(sheet, line, STRONG, 2);
    sheet.y += 8;
  }
}

function drawMeasures(
  sheet: Sheet,
  { dress_type, measures, finished }: WorkshopOrder,
  unit: Unit,
  words: JobCardWords,
): void {
  if (!measures) return;
  const measured = new Set(measuresToFinish(dress_type, measures.values));
  const widths = { measure: 230, value: 110, finished: 120 };
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const columns: Column[] = [
    {
      heading: set(words.measure, LABEL, widths.measure),
      x: sheet.start,
      width: widths.measure,
      align: 'start',
    },
    {
      heading: set(words.orderedIn[unit], LABEL, widths.value),
      x: sheet.start + widths.measure + 20,
      width: widths.value,
      align: 'start',
    },
    {
      heading: set(words.finished, LABEL, widths.finished),
      x: sheet.end - widths.finished,
      width: widths.finished,
      align: 'start',
    },
  ];
  const rows = MEASURE_CODES.flatMap((code): Row[] => {
    const stored = measures.values[code];
    if (stored === undefined) return [];
    const value = [set(onTape(code, stored, unit, words), VALUE, widths.value)];
    if (measures.estimated.includes(code)) value.push(set(words.estimated, LABEL, widths.value));
    const made = finished?.values[code];
    const done = measured.has(code)
      ? made === undefined
        ? []
        : [set(onTape(code, made, unit, words), VALUE, widths.finished)]
      : [set(words.notOfTheGarment, LABEL, widths.finished)];
    return [[[set(words.measureNames[code], STRONG, widths.measure)], value, done]];
  });
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 4 });
  sheet.y += 10;
  if (measures.note) flow(sheet, words.noteOnTheMeasures({ note: isolated(measures.note) }), BODY, 6);
}

const CHOICE = { side: 48, gap: 8, between: 16, columns: 2 } as const;

/** The design choices, each beside the picture that the order form has for it. */
function drawChoices(
  sheet: Sheet,
  { design, dress_type: dressType }: WorkshopOrder,
  words: JobCardWords,
): void {
  const { side, gap, between, columns } = CHOICE;
  const width = (sheet.width - between * (columns - 1)) / columns;
  const cells = designIn(words, design).map(({ feature, option, label, choice }) => ({
    choice: { dressType: dressType ?? '', feature, option },
    text: layOut(sheet.fonts, `${label}: ${choice}`, BODY, width - side - gap),
  }));
  for (let first = 0; first < cells.length; first += columns) {
    const row = cells.slice(first, first + columns);
    const height = Math.max(side, ...row.map(({ text }) => text.height));
    sheet.need(height);
    row.forEach(({ choice, text }, column) => {
      const x = sheet.start + column * (width + between);
      drawChoice(sheet, choice, { x, y: sheet.y + (height - side) / 2, side });
      sheet.text(text, x + side + gap, sheet.y + (height - text.height) / 2, width - side - gap);
    });
    sheet.y += height + 4;
  }
  if (cells.length > 0) sheet.y += 6;
}

const DESIGN_SIDE = 220;

function drawDesign(sheet: Sheet, { bytes, width, height }: PreparedPicture, words: JobCardWords): void {
  const scale = Math.min(1, DESIGN_SIDE / width, DESIGN_SIDE / height);
  sheet.need(height * scale + 10);
  const figure = sheet.element('Figure', sheet.root, { alt: words.designOfTheCustomer });
  sheet.content(figure, () => {
    // A transferred buffer arrives as a Uint8Array.
    sheet.pen.image(Buffer.from(bytes), sheet.fromLeft(sheet.start, width * scale), sheet.y, {
      width: width * scale,
      height: height * scale,
    });
  });
  sheet.y += height * scale + 10;
}

/** What people have written, each paragraph in the direction of its script. */
function drawWords(sheet: Sheet, { description, answers }: WorkshopOrder): void {
  if (description) flow(sheet, description, BODY, 8);
  for (const { question, answer } of answers) {
    flow(sheet, question, LABEL, 2);
    flow(sheet, answer, BODY, 6);
  }
}
