import { measureWords, paperWords, sampleWords } from '#words';
import type { Measurement } from '../../../contract/measurements.ts';
import { FIRST_EIGHT, MEASURE_CODES, MEASURES, type MeasureCode } from '../../../contract/measures.ts';
import { formatLongDay } from '../../../contract/money.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../infra/pdf/colours.ts';
import { stitchedLine } from '../../infra/pdf/ornaments.ts';
import { flow, write } from '../../infra/pdf/paragraph.ts';
import { Sheet } from '../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../infra/pdf/table.ts';
import { isolated, layOut, type TextStyle } from '../../infra/pdf/text.ts';

const BRAND: TextStyle = { face: 'display', size: 16, color: [INDIGO, PURPLE], leading: 1.2 };
const TITLE: TextStyle = { face: 'display', size: 22, color: INK, leading: 1.25 };
const NAME: TextStyle = { face: 'strong', size: 10, color: INK };
const BODY: TextStyle = { face: 'text', size: 9.5, color: INK };
const VALUE: TextStyle = { face: 'strong', size: 11, color: INK, tabular: true };
const SMALL: TextStyle = { face: 'text', size: 8, color: MUTED };

/** A record on A4 in the present language, with an empty column for measuring again (measurements-14). `compress: false` is for tests. */
export async function renderMeasurementSheet(
  record: Measurement,
  brand: string,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
  const savedAt = new Date(record.updated_at);
  const title = paperWords.measurementsOf({ label: isolated(record.label) });
  const sheet = await Sheet.open({ title, author: brand, subject: title, createdAt: savedAt, ...options });
  const box = { x: sheet.start, width: sheet.width };
  sheet.y = write(sheet, brand, BRAND, box, sheet.y) + 4;
  sheet.y = write(sheet, title, TITLE, { ...box, tag: 'H1' }, sheet.y, 'text') + 2;
  sheet.y = write(
    sheet,
    paperWords.savedVersion({
      who: personOf(record),
      day: formatLongDay(record.updated_at),
      version: record.version,
    }),
    SMALL,
    box,
    sheet.y,
  );
  stitchedLine(sheet, sheet.y + 10, INDIGO, PURPLE);
  sheet.y += 22;
  drawMeasures(sheet, record);
  sheet.y += 12;
  if (record.measured_on) {
    const { garment, by } = record.measured_on;
    flow(sheet, sampleWords.measuredOn({ garment: isolated(garment), by: isolated(by) }), BODY, 6);
  }
  if (record.note) flow(sheet, paperWords.note({ text: isolated(record.note) }), BODY, 6);
  if (record.estimated.length > 0) {
    flow(sheet, paperWords.estimatedAreNotByTape, BODY, 6);
  }
  flow(sheet, paperWords.measuredByAndDate, BODY, 0);
  return sheet.finish((page, pages) => {
    const block = layOut(
      sheet.fonts,
      `${isolated(brand)} · ${paperWords.pageOf({ page, pages })}`,
      SMALL,
      sheet.width,
    );
    sheet.lines(block, block.lines, sheet.start, sheet.bottom + 22, sheet.width);
  });
}

function personOf({ person, label, relation, gender, age_group }: Measurement): string {
  const who: string[] = [paperWords.people[age_group === 'child' ? 'child' : 'adult'][gender]];
  if (relation) who.unshift(measureWords.relations[relation]);
  if (person !== label) who.unshift(isolated(person));
  return who.reduceRight((rest, first) => paperWords.listed({ first, rest }));
}

function drawMeasures(sheet: Sheet, record: Measurement): void {
  const widths = { measure: 250, value: 95, again: 110 };
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const columns: Column[] = [
    {
      heading: set(paperWords.measure, SMALL, widths.measure),
      x: sheet.start,
      width: widths.measure,
      align: 'start',
    },
    {
      heading: set(paperWords.savedIn[record.unit], SMALL, widths.value),
      x: sheet.start + widths.measure + 20,
      width: widths.value,
      align: 'start',
    },
    {
      heading: set(paperWords.measuredAgain, SMALL, widths.again),
      x: sheet.end - widths.again,
      width: widths.again,
      align: 'start',
    },
  ];
  const listed = MEASURE_CODES.filter(
    (code) => record[code] !== null || FIRST_EIGHT.some((basic) => basic === code),
  );
  const rows = listed.map((code): Row => {
    const value = [set(valueText(code, record), VALUE, widths.value)];
    if (record.estimated.includes(code)) value.push(set(paperWords.estimated, SMALL, widths.value));
    if (record.confirmed.includes(code)) value.push(set(paperWords.measuredTwice, SMALL, widths.value));
    return [
      [
        set(measureWords.names[code], NAME, widths.measure),
        set(measureWords.howTo[code], SMALL, widths.measure),
      ],
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
  if (MEASURES[code].kind === 'weight') return measureWords.quantity({ value, unit: 'kg' });
  if (record.unit === 'cm') return String(value);
  const sixteenths = Math.round(value * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return String(whole);
  const divisor = [8, 4, 2, 1].find((candidate) => rest % candidate === 0) ?? 1;
  return `${whole} ${rest / divisor}/${16 / divisor}`;
}
