import { paperWords } from '#words';
import { HAIRLINE, INDIGO, INK, MUTED } from '../../infra/pdf/colours.ts';
import { badge, drawQr, panel } from '../../infra/pdf/ornaments.ts';
import { type Box, write } from '../../infra/pdf/paragraph.ts';
import type { QrOutline } from '../../infra/pdf/qr.ts';
import type { Sheet } from '../../infra/pdf/sheet.ts';
import { layOut, type TextStyle } from '../../infra/pdf/text.ts';
import { amountInWords } from './amount-in-words.ts';
import { figure, type InvoiceContent, inEach, settlement, stateName, stateOf } from './invoice-content.ts';
import {
  AMOUNT,
  BODY,
  drop,
  HEADING,
  inBoth,
  inFigures,
  LABEL,
  SMALL,
  TOTAL,
  together,
} from './invoice-style-document.ts';

const PAPER = '#FBF9F5';

const STATES: Record<InvoiceContent['paymentState'], { ink: string; ground: string }> = {
  QUOTED: { ink: '#8A5406', ground: '#FAEBD3' },
  UNPAID: { ink: '#8A5406', ground: '#FAEBD3' },
  PARTIALLY_PAID: { ink: '#8A5406', ground: '#FAEBD3' },
  PAID: { ink: '#17694B', ground: '#DDF0E7' },
  REFUNDED: { ink: MUTED, ground: '#EDEAF2' },
  CANCELLED: { ink: MUTED, ground: '#EDEAF2' },
};

export function drawTotal(sheet: Sheet, invoice: InvoiceContent): void {
  const inset = 16;
  const side = 180;
  const words: Box = { x: sheet.start + inset, width: sheet.width - side - 2 * inset - 24 };
  const figures: Box = { x: sheet.end - inset - side, width: side };
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const inWords = set(
    inBoth(invoice, (read) => amountInWords(figure(read).amount), '\n'),
    BODY,
    words.width,
  );
  const state = inBoth(invoice, stateName);
  const { ink, ground } = STATES[stateOf(invoice)];
  const badgeStyle: TextStyle = { ...HEADING, size: 9, color: ink };
  const heading = set(
    inBoth(invoice, (read) => figure(read).inWords),
    LABEL,
    words.width,
  );
  const how = set(
    inBoth(invoice, ({ received, notes }) => (received ? (notes[0] ?? '') : ''), '\n'),
    SMALL,
    words.width,
  );
  // Urdu reaches above its line.
  const badgeInset = invoice.urdu ? 5 : 3;
  const below = Math.max(34, set(state, badgeStyle, words.width).height + 2 * badgeInset + 8);
  const said = below + Math.max(12, heading.height);
  const [english, urdu] = inEach(invoice, settlement);
  const rows = english.map(([name, part], index) => {
    const figure = set(inFigures(part), AMOUNT, side);
    const room = urdu ? side - (figure.lines[0]?.width ?? 0) - 8 : side;
    const named = (between: ' · ' | '\n') =>
      set(together([name, urdu?.[index]?.[0]], between), { ...BODY, color: MUTED }, room);
    const onOneLine = named(' · ');
    return { name: onOneLine.lines.length === 1 ? onOneLine : named('\n'), figure };
  });
  const rowHeight = Math.max(16, ...rows.map(({ name }) => name.height));
  const height =
    2 * inset +
    Math.max(42 + rows.length * rowHeight, said + inWords.height + (invoice.received ? 6 + how.height : 0));
  sheet.need(height);
  const top = sheet.y;
  panel(sheet, sheet.start, top, sheet.width, height, PAPER);
  badge(sheet, state, badgeStyle, ground, words.x, top + inset, badgeInset);
  sheet.text(heading, words.x, top + inset + below, words.width);
  sheet.text(inWords, words.x, top + inset + said, words.width);
  if (invoice.received) sheet.text(how, words.x, top + inset + said + inWords.height + 6, words.width);

  const name = set(
    inBoth(invoice, (read) => figure(read).name),
    BODY,
    side,
  );
  sheet.text(name, figures.x, top + inset + 8 - drop(set('', BODY, side), name), side);
  const amount = inFigures(figure(invoice).amount);
  const natural = set(amount, TOTAL, sheet.width).lines[0]?.width ?? 0;
  const beside = invoice.received ? (name.lines[0]?.width ?? 0) + 8 : urdu ? 90 : 36;
  const size = TOTAL.size * Math.min(1, (side - beside) / natural);
  const style = { ...TOTAL, size, leading: (TOTAL.size * 1.3) / size };
  let y = write(sheet, amount, style, figures, top + inset, 'end') + 6;
  sheet.ornament((pen) => {
    pen
      .moveTo(figures.x, y)
      .lineTo(figures.x + side, y)
      .lineWidth(0.6)
      .stroke(HAIRLINE);
  });
  y += 8;
  for (const { name, figure } of rows) {
    sheet.text(name, figures.x, y, side);
    sheet.text(figure, figures.x, y + drop(figure, name), side, { align: 'end' });
    y += rowHeight;
  }
  sheet.y = top + height + 26;
}

export function drawTracking(sheet: Sheet, invoice: InvoiceContent, qr: QrOutline): void {
  const side = 84;
  const x = sheet.start + side + 20;
  const width = sheet.end - x;
  const both = (read: () => string) => inBoth(invoice, read);
  const set = (text: string, style: TextStyle) => layOut(sheet.fonts, text, style, width);
  const { trackingUrl, order } = invoice;
  const { trackingNumber } = order;
  const blocks = [
    set(
      both(() => paperWords.followYourOrder),
      HEADING,
    ),
    set(
      inBoth(invoice, () => paperWords.scanTheCode, '\n'),
      SMALL,
    ),
    set(trackingNumber, { ...HEADING, size: 14 }),
  ] as const;
  const url = set(trackingUrl, { ...SMALL, color: INDIGO });
  const [heading, hint, number] = blocks;
  const above = Math.max(
    54,
    blocks.reduce((sum, block) => sum + block.height, 4),
  );
  const height = Math.max(side, above + url.height);
  sheet.need(height);
  const top = sheet.y;
  const figure = sheet.element('Figure', sheet.root, {
    alt: paperWords.qrCodeThatOpens({ address: trackingUrl }),
  });
  sheet.content(figure, () => drawQr(sheet, qr, sheet.start, top, side, INK));
  sheet.text(heading, x, top, width, { tag: 'H2' });
  let y = top + heading.height;
  sheet.text(hint, x, y, width);
  y += hint.height + 3;
  sheet.text(number, x, y, width);
  y += number.height + 1;
  const link = sheet.element('Link');
  sheet.content(link, () => sheet.lines(url, url.lines, x, y, width));
  const linked = Math.max(0, ...url.lines.map((line) => line.width));
  sheet.link(link, trackingUrl, paperWords.trackOrder({ trackingNumber }), x, y, linked, url.height);
  sheet.y = top + height + 22;
}
