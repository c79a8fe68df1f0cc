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
}

interface CellLine {
  paragraph: Element;
  block: TextBlock;
  line: TextBlock['lines'][number];
}

/** Points needed for repeated headings and the start of a split row. */
const HEADING_ROOM = 60;

function rule(sheet: Sheet, color: string, weight: number): void {
  sheet.ornament((pen) => {
    pen.moveTo(sheet.left, sheet.y).lineTo(sheet.right, sheet.y).lineWidth(weight).stroke(color);
  });
}

function headings(sheet: Sheet, columns: readonly Column[], style: TableStyle, row?: Element): void {
  const height = Math.max(...columns.map((column) => column.heading.height));
  for (const column of columns) {
    const draw = () => {
      sheet.lines(column.heading, column.heading.lines, column.x, sheet.y, column.width, column.align);
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
  for (const { line } of lines) {
    if (height + line.height > room) break;
    height += line.height;
    count += 1;
  }
  return { count, height };
}

/** Draws from `sheet.y`. Rows move to the next page, or are split if longer than a page; headings repeat. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly Row[],
  style: TableStyle,
): void {
  const table = sheet.element('Table');
  headings(sheet, columns, style, sheet.element('TR', table));
  for (const row of rows) {
    const element = sheet.element('TR', table);
    const cells = columns.map((column, index) => {
      const cell = sheet.element('TD', element);
      const lines = (row[index] ?? []).flatMap((block) => {
        const paragraph = sheet.element('P', cell);
        return block.lines.map((line): CellLine => ({ paragraph, block, line }));
      });
      return { column, lines };
    });
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
        for (const { paragraph, block, line } of cell.lines.splice(0, count)) {
          sheet.content(paragraph, () => {
            y = sheet.lines(block, [line], cell.column.x, y, cell.column.width, cell.column.align);
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
