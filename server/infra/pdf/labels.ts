import type { LabelSize } from '../../../contract/constants/prints.ts';
import { INK } from './colours.ts';
import { type FontLibrary, fontLibrary } from './fonts.ts';
import { A4, type Paper, Sheet } from './sheet.ts';
import { layOut, type TextBlock, type TextStyle } from './text.ts';

/** What is drawn on a label; its height is known before its page is made. */
export interface Label {
  height: number;
  /** `x` and `y` as for the sheet. */
  draw: (sheet: Sheet, x: number, y: number) => void;
}

interface LabelPage {
  paper: Omit<Paper, 'height'>;
  /** Text is larger on a wider label. */
  scale: number;
}

interface LabelsOptions {
  title: string;
  author: string;
  createdAt: Date;
  lang?: string;
  size: LabelSize;
  compress?: boolean;
}

const millimetres = (length: number) => (length * 72) / 25.4;

/** On a roll a page is as high as its label. */
const ROLLS: Record<Exclude<LabelSize, 'a4'>, LabelPage> = {
  '62mm': { paper: { width: millimetres(62), side: millimetres(3), top: 9, bottom: 12 }, scale: 1 },
  '80mm': { paper: { width: millimetres(80), side: millimetres(4), top: 11, bottom: 14 }, scale: 1.2 },
};

/** Two columns to be cut out. */
const PAGE_OF_LABELS: Paper = { ...A4, side: 28, top: 28, bottom: 28 };
const COLUMNS = 2;
const LEAST_ROWS = 4;
const PADDING = 12;

/** Lays out each label for the width that it has, and prints all of them. */
export async function printLabels<Content>(
  contents: readonly Content[],
  layLabel: (content: Content, fonts: FontLibrary, width: number, scale: number) => Promise<Label>,
  { size, title, ...options }: LabelsOptions,
): Promise<Buffer> {
  const fonts = await fontLibrary();
  const { paper, scale } = size === 'a4' ? { paper: PAGE_OF_LABELS, scale: 1.2 } : ROLLS[size];
  const inner = paper.width - 2 * paper.side;
  const width = size === 'a4' ? inner / COLUMNS - 2 * PADDING : inner;
  const labels = await Promise.all(contents.map((content) => layLabel(content, fonts, width, scale)));
  const margins = paper.top + paper.bottom;
  const first = size === 'a4' ? A4.height : (labels[0]?.height ?? 0) + margins;
  const sheet = await Sheet.open({ ...options, title, subject: title, paper: { ...paper, height: first } });
  if (size === 'a4') fillPages(sheet, labels);
  else {
    for (const label of labels) {
      if (label !== labels[0]) sheet.newPage(label.height + margins);
      label.draw(sheet, sheet.start, sheet.y);
    }
  }
  return sheet.finish(() => {});
}

function fillPages(sheet: Sheet, labels: readonly Label[]): void {
  const width = sheet.width / COLUMNS;
  const least = (sheet.bottom - sheet.top) / LEAST_ROWS;
  for (let first = 0; first < labels.length; first += COLUMNS) {
    const row = labels.slice(first, first + COLUMNS);
    const height = Math.max(least, ...row.map((label) => label.height + 2 * PADDING));
    // Rows that fill a page add up to its height but for rounding.
    sheet.need(height - 0.01);
    row.forEach((label, column) => {
      const x = sheet.start + column * width;
      cut(sheet, { x, y: sheet.y, width, height });
      label.draw(sheet, x + PADDING, sheet.y + PADDING);
    });
    sheet.y += height;
  }
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The lines to cut along, each once: neighbours share theirs, and dashes over dashes are a solid line. */
function cut(sheet: Sheet, { x, y, width, height }: Cell): void {
  const [start, end, bottom] = [sheet.fromLeft(x), sheet.fromLeft(x + width), y + height];
  sheet.ornament((pen) => {
    pen.moveTo(start, bottom).lineTo(end, bottom).moveTo(end, y).lineTo(end, bottom);
    if (x === sheet.start) pen.moveTo(start, y).lineTo(start, bottom);
    if (y === sheet.top) pen.moveTo(start, y).lineTo(end, y);
    pen.lineWidth(0.5).dash(3, { space: 3 }).stroke(INK);
  });
}

export interface LabelLine {
  text: string;
  style: TextStyle;
  /** Points below it. */
  gap?: number;
  tag?: string;
}

/** Lines below each other. */
export function stacked(fonts: FontLibrary, lines: readonly LabelLine[], width: number): Label {
  const blocks = lines.map((line): [LabelLine, TextBlock] => [
    line,
    layOut(fonts, line.text, line.style, width),
  ]);
  return {
    height: blocks.reduce((sum, [{ gap = 1 }, block]) => sum + block.height + gap, 0),
    draw(sheet, x, top) {
      let y = top;
      for (const [{ gap = 1, tag }, block] of blocks) {
        sheet.text(block, x, y, width, tag ? { tag } : {});
        y += block.height + gap;
      }
    },
  };
}
