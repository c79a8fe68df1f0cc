import { RELATIONS } from '../../../contract/constants/measurements.ts';
import type { Measurement } from '../../../contract/measurements.ts';
import { FIRST_EIGHT, MEASURE_CODES, MEASURES, type MeasureCode } from '../../../contract/measures.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../infra/pdf/colours.ts';
import { stitchedLine } from '../../infra/pdf/ornaments.ts';
import { flow, write } from '../../infra/pdf/paragraph.ts';
import { Sheet } from '../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../infra/pdf/table.ts';
import { layOut, type TextStyle } from '../../infra/pdf/text.ts';

const BRAND: TextStyle = { face: 'display', size: 16, color: [INDIGO, PURPLE], leading: 1.2 };
const TITLE: TextStyle = { face: 'display', size: 22, color: INK, leading: 1.25 };
const NAME: TextStyle = { face: 'strong', size: 10, color: INK };
const BODY: TextStyle = { face: 'text', size: 9.5, color: INK };
const VALUE: TextStyle = { face: 'strong', size: 11, color: INK, tabular: true };
const SMALL: TextStyle = { face: 'text', size: 8, color: MUTED };

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Karachi',
});

/** A record on A4, with an empty column for measuring again (measurements-14). `compress: false` is for tests. */
export async function renderMeasurementSheet(
  record: Measurement,
  brand: string,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
  const savedAt = new Date(record.updated_at);
  const title = `Measurements of ${record.label}`;
  const sheet = await Sheet.open({ title, author: brand, subject: title, createdAt: savedAt, ...options });
  const box = { x: sheet.left, width: sheet.width };
  sheet.y = write(sheet, brand, BRAND, box, sheet.y) + 4;
  sheet.y = write(sheet, title, TITLE, { ...box, tag: 'H1' }, sheet.y, 'start') + 2;
  sheet.y = write(
    sheet,
    `${personOf(record)} · saved ${day.format(savedAt)}, version ${record.version}`,
    SMALL,
    box,
    sheet.y,
  );
  stitchedLine(sheet, sheet.y + 10, INDIGO, PURPLE);
  sheet.y += 22;
  drawMeasures(sheet, record);
  sheet.y += 12;
  if (record.note) flow(sheet, `Note: ${record.note}`, BODY, 6);
  if (record.estimated.length > 0) {
    flow(sheet, 'Estimated values were not taken by tape. Please measure these first.', BODY, 6);
  }
  flow(sheet, 'Measured by: ______________________    Date: ______________', BODY, 0);
  return sheet.finish((page, pages) => {
    const block = layOut(sheet.fonts, `${brand} · page ${page} of ${pages}`, SMALL, sheet.width);
    sheet.lines(block, block.lines, sheet.left, sheet.bottom + 22, sheet.width);
  });
}

function personOf({ person, label, relation, gender, age_group }: Measurement): string {
  const who = [age_group === 'child' ? 'child' : 'adult', gender];
  if (relation) who.unshift(RELATIONS[relation]);
  if (person !== label) who.unshift(person);
  return who.join(', ');
}

function drawMeasures(sheet: Sheet, record: Measurement): void {
  const widths = { measure: 250, value: 95, again: 110 };
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const columns: Column[] = [
    { heading: set('Measure', SMALL, widths.measure), x: sheet.left, width: widths.measure, align: 'left' },
    {
      heading: set(`Saved (${record.unit})`, SMALL, widths.value),
      x: sheet.left + widths.measure + 20,
      width: widths.value,
      align: 'left',
    },
    {
      heading: set('Measured again', SMALL, widths.again),
      x: sheet.right - widths.again,
      width: widths.again,
      align: 'left',
    },
  ];
  const listed = MEASURE_CODES.filter(
    (code) => record[code] !== null || FIRST_EIGHT.some((basic) => basic === code),
  );
  const rows = listed.map((code): Row => {
    const value = [set(valueText(code, record), VALUE, widths.value)];
    if (record.estimated.includes(code)) value.push(set('estimated', SMALL, widths.value));
    if (record.confirmed.includes(code)) value.push(set('measured twice', SMALL, widths.value));
    return [
      [set(MEASURES[code].name, NAME, widths.measure), set(MEASURES[code].howTo, SMALL, widths.measure)],
      value,
      [],
    ];
  });
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 3.5 });
}

/** Inches as on a tape measure: `38 5/16`. */
function valueText(code: MeasureCode, record: Measurement): string {
  const value = record[code];
  if (value === null) return '–';
  if (MEASURES[code].kind === 'weight') return `${value} kg`;
  if (record.unit === 'cm') return String(value);
  const sixteenths = Math.round(value * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return String(whole);
  const divisor = [8, 4, 2, 1].find((candidate) => rest % candidate === 0) ?? 1;
  return `${whole} ${rest / divisor}/${16 / divisor}`;
}
