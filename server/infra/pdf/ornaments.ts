import type { QrOutline } from './qr.ts';
import type { Sheet } from './sheet.ts';
import { layOut, type TextStyle } from './text.ts';

const STITCH = { length: 7, gap: 4.5, weight: 1.3 } as const;

export function stitchedLine(sheet: Sheet, y: number, from: string, to: string): void {
  const needle = { length: 26, eye: 5 };
  const end = sheet.end - needle.length;
  sheet.ornament((pen) => {
    sheet.mirror();
    const thread = pen.linearGradient(sheet.start, 0, sheet.end, 0).stop(0, from).stop(1, to);
    pen.lineWidth(STITCH.weight).lineCap('round').dash(STITCH.length, { space: STITCH.gap });
    pen
      .moveTo(sheet.start + STITCH.weight / 2, y)
      .lineTo(end - 8, y)
      .stroke(thread);
    pen
      .undash()
      .moveTo(end - 8, y)
      .quadraticCurveTo(end - 3, y, end + needle.eye / 2, y)
      .lineWidth(0.8)
      .stroke(thread);
    pen
      .moveTo(end, y)
      .bezierCurveTo(end, y - 2, end + needle.eye, y - 1.9, end + needle.eye + 3, y - 1.3)
      .lineTo(sheet.end, y)
      .lineTo(end + needle.eye + 3, y + 1.3)
      .bezierCurveTo(end + needle.eye, y + 1.9, end, y + 2, end, y)
      .moveTo(end + 1.6, y)
      .bezierCurveTo(end + 2, y - 0.9, end + needle.eye, y - 0.9, end + needle.eye + 1, y)
      .bezierCurveTo(end + needle.eye, y + 0.9, end + 2, y + 0.9, end + 1.6, y)
      .fill(thread, 'even-odd');
  });
}

export function panel(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): void {
  sheet.ornament((pen) => {
    pen.roundedRect(sheet.fromLeft(x, width), y, width, height, Math.min(8, height / 2)).fill(color);
  });
}

/** `side` is in points; must be inside a described element. */
export function drawQr(sheet: Sheet, qr: QrOutline, x: number, y: number, side: number, color: string): void {
  const { pen } = sheet;
  pen
    .save()
    .translate(sheet.fromLeft(x, side), y)
    .scale(side / qr.size);
  pen.path(qr.path).fill(color, 'even-odd');
  pen.restore();
}

export function badge(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  ground: string,
  x: number,
  y: number,
  inset: number,
): void {
  const block = layOut(sheet.fonts, text, style, sheet.width);
  const width = (block.lines[0]?.width ?? 0) + 20;
  panel(sheet, x, y, width, block.height + 2 * inset, ground);
  sheet.text(block, x + 10, y + inset, width);
}
