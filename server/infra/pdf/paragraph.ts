import type { Align, Element, Sheet } from './sheet.ts';
import { layOut, type TextStyle } from './text.ts';

export interface Box {
  x: number;
  width: number;
  tag?: string;
  parent?: Element;
}

export function write(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  box: Box,
  y: number,
  align: Align = 'start',
): number {
  const block = layOut(sheet.fonts, text, style, box.width);
  sheet.text(block, box.x, y, box.width, { align, tag: box.tag, parent: box.parent });
  return y + block.height;
}

/** Writes from `sheet.y` over as many pages as needed, then leaves `gap` points. */
export function flow(sheet: Sheet, text: string, style: TextStyle, gap: number): void {
  const block = layOut(sheet.fonts, text, style, sheet.width);
  const paragraph = sheet.element('P');
  for (const line of block.lines) {
    sheet.need(line.height);
    sheet.content(paragraph, () => {
      sheet.y = sheet.lines(block, [line], sheet.start, sheet.y, sheet.width, 'text');
    });
  }
  sheet.y += gap;
}
