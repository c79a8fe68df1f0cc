import type { Align, Element, Sheet } from './sheet.ts';
import type { TextBlock } from './text.ts';

export interface Column {
  heading: TextBlock;
  x: number;
  width: number;
  align: Align;
}

export type Row = readonly (readonly TextBlock[])[];

interface TableStyle {
  rule: string;
  headingRule: string;
  padding: number;
  /** Whether the first lines of a row stand on one baseline, as Urdu needs beside figures; as the sheet by default. */
  levels?: boolean;
}

interface CellLine {
  paragraph: Element;
  block: TextBlock;
  line: TextBlock['lines'][number];
  /** Points above it. */
  drop: number;
}

/** Points needed for repeated headings and the start of a split row. */
const HEADING_ROOM = 60;

function rule(sheet: Sheet, color: string, weight: number): void {
  sheet.ornament((pen) => {
    pen.moveTo(sheet.start, sheet.y).lineTo(sheet.end, sheet.y).lineWidth(weight).stroke(color);
  });
}

function ascentOf(line: TextBlock['lines'][number] | undefined): number {
  return line?.ascent ?? 0;
}

function headings(sheet: Sheet, columns: readonly Column[], style: TableStyle, row?: Element): void {
  const ascent = style.levels ? Math.max(...columns.map(({ heading }) => ascentOf(heading.lines[0]))) : 0;
  const drops = columns.map(({ heading }) => Math.max(0, ascent - ascentOf(heading.lines[0])));
  const height = Math.max(...columns.map(({ heading }, index) => heading.height + (drops[index] ?? 0)));
  for (const [index, { heading, x, width, align }] of columns.entries()) {
    const draw = () => {
      sheet.lines(heading, heading.lines, x, sheet.y + (drops[index] ?? 0), width, align);
    };
    if (row === undefined) sheet.ornament(draw);
    else sheet.content(sheet.element('TH', row, { scope: 'Column' }), draw);
  }
  sheet.y += height + style.padding * 0.7;
  rule(sheet, style.headingRule, 0.9);
}

function linesWithin(lines: readonly CellLine[], room: number): { count: number; height: number } {
  let height = 0;
  let count = 0;
  for (const { line, drop } of lines) {
    if (height + drop + line.height > room) break;
    height += drop + line.height;
    count += 1;
  }
  return { count, height };
}

/** Draws from `sheet.y`. Rows move to the next page, or are split if longer than a page; headings repeat. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly Row[],
  tableStyle: TableStyle,
): void {
  const levels = tableStyle.levels ?? sheet.isRightToLeft;
  // Urdu reaches above its line.
  const style = { ...tableStyle, levels, padding: tableStyle.padding + (levels ? 2 : 0) };
  const table = sheet.element('Table');
  headings(sheet, columns, style, sheet.element('TR', table));
  for (const row of rows) {
    const element = sheet.element('TR', table);
    const cells = columns.map((column, index) => {
      const cell = sheet.element('TD', element);
      const lines = (row[index] ?? []).flatMap((block) => {
        const paragraph = sheet.element('P', cell);
        return block.lines.map((line): CellLine => ({ paragraph, block, line, drop: 0 }));
      });
      return { column, lines };
    });
    const firsts = cells.flatMap(({ lines }) => lines.slice(0, 1));
    const ascent = Math.max(...firsts.map(({ line }) => line.ascent));
    if (style.levels) for (const first of firsts) first.drop = ascent - first.line.ascent;
    const height = Math.max(...cells.map((cell) => linesWithin(cell.lines, Number.POSITIVE_INFINITY).height));
    const longest = sheet.bottom - sheet.top - 2 * style.padding - HEADING_ROOM;
    const whole = height > longest ? HEADING_ROOM : height + 2 * style.padding;
    if (sheet.need(whole)) headings(sheet, columns, style);
    let left = true;
    while (left) {
      sheet.y += style.padding;
      const room = sheet.bottom - sheet.y - style.padding;
      let used = 0;
      left = false;
      for (const cell of cells) {
        const { count, height: drawn } = linesWithin(cell.lines, room);
        let y = sheet.y;
        for (const { paragraph, block, line, drop } of cell.lines.splice(0, count)) {
          sheet.content(paragraph, () => {
            y = sheet.lines(block, [line], cell.column.x, y + drop, cell.column.width, cell.column.align);
          });
        }
        used = Math.max(used, drawn);
        left ||= cell.lines.length > 0;
      }
      sheet.y += used + style.padding;
      if (left) {
        sheet.newPage();
        headings(sheet, columns, style);
      }
    }
    rule(sheet, style.rule, 0.6);
  }
}
