import { basicWords, roundWords, sampleWords } from '#words';
import type { RoundPaper } from '../../../../contract/constants/rounds.ts';
import { formatDay, formatLongDay, formatMoment, formatRupees } from '../../../../contract/money.ts';
import { handedOver, isDone } from '../../../../contract/round-words.ts';
import type { Round, RoundArea, Stop } from '../../../../contract/rounds.ts';
import { HAIRLINE, INK, MUTED } from '../../../infra/pdf/colours.ts';
import { type FontLibrary, fontLibrary } from '../../../infra/pdf/fonts.ts';
import { type LabelLine, stacked } from '../../../infra/pdf/labels.ts';
import { A4, type Paper, Sheet } from '../../../infra/pdf/sheet.ts';
import { isolated, layOut, type TextStyle } from '../../../infra/pdf/text.ts';

interface Printing {
  brand: string;
  paper: RoundPaper;
  compress?: boolean;
}

/** What is drawn in one piece. */
interface Block {
  height: number;
  draw: (sheet: Sheet) => void;
  /** Stays with the block that follows. */
  isHeading?: boolean;
}

const MM = 72 / 25.4;
const MARGINS = {
  a4: { side: A4.side, top: A4.top, bottom: A4.bottom },
  '80mm': { side: 4 * MM, top: 11, bottom: 20 },
} as const satisfies Record<RoundPaper, Omit<Paper, 'width' | 'height'>>;
const WIDTHS = { a4: A4.width, '80mm': 80 * MM } as const satisfies Record<RoundPaper, number>;

const BOX = { side: 13, gap: 9, weight: 1 } as const;

const BRAND: TextStyle = { face: 'strong', size: 9, color: MUTED };
const TITLE: TextStyle = { face: 'display', size: 18, color: INK, leading: 1.2 };
const AREA: TextStyle = { face: 'strong', size: 13, color: INK };
const NAME: TextStyle = { face: 'strong', size: 11, color: INK };
const BODY: TextStyle = { face: 'text', size: 9.5, color: INK };
const FIGURE: TextStyle = { ...BODY, face: 'strong', tabular: true };
const SMALL: TextStyle = { face: 'text', size: 8.5, color: MUTED };

/** The list of a day in the present language, with names and addresses as they were written (backoffice-25). */
export async function renderRound(
  round: Round,
  { brand, paper, compress = true }: Printing,
): Promise<Buffer> {
  const fonts = await fontLibrary();
  const margins = MARGINS[paper];
  const width = WIDTHS[paper] - 2 * margins.side;
  const blocks = [
    headOf(fonts, width, round, brand),
    ...round.areas.flatMap((area) => [
      headingOf(fonts, width, area),
      ...area.stops.map((stop) => stopBlock(fonts, width, stop)),
    ]),
    endOf(fonts, width, round),
  ];
  const all = blocks.reduce((sum, { height }) => sum + height, 0);
  const height = paper === 'a4' ? A4.height : all + margins.top + margins.bottom;
  const title = roundWords.theRidersListOf({ day: formatLongDay(round.day) });
  const sheet = await Sheet.open({
    ...{ title, subject: title, author: brand, compress },
    createdAt: new Date(round.day),
    paper: { ...margins, width: WIDTHS[paper], height },
  });
  for (const [place, block] of blocks.entries()) {
    const next = block.isHeading ? (blocks[place + 1]?.height ?? 0) : 0;
    // On a roll the heights add up to the page but for rounding.
    if (paper === 'a4') sheet.need(block.height + next);
    block.draw(sheet);
  }
  return sheet.finish((page, pages) => {
    if (paper !== 'a4') return;
    const text = `${title} · ${page} / ${pages}`;
    const foot = layOut(sheet.fonts, text, SMALL, sheet.width);
    sheet.lines(foot, foot.lines, sheet.start, sheet.bottom + 22, sheet.width);
  });
}

function linesBlock(fonts: FontLibrary, width: number, lines: readonly LabelLine[], below: number): Block {
  const label = stacked(fonts, lines, width);
  return {
    height: label.height + below,
    draw(sheet) {
      label.draw(sheet, sheet.start, sheet.y);
      sheet.y += label.height + below;
    },
  };
}

function headOf(fonts: FontLibrary, width: number, round: Round, brand: string): Block {
  const { collections, deliveries, cash, left_out: leftOut } = round;
  const counts = [
    roundWords.collections({ count: collections }),
    roundWords.deliveries({ count: deliveries }),
    `${roundWords.cashInAll}: ${isolated(formatRupees(cash))}`,
  ];
  return linesBlock(
    fonts,
    width,
    [
      { text: brand, style: BRAND },
      { text: roundWords.theRidersList, style: TITLE, tag: 'H1' },
      { text: formatLongDay(round.day), style: NAME },
      { text: counts.join(' · '), style: FIGURE },
      ...(leftOut > 0 ? [{ text: roundWords.leftOut({ count: leftOut }), style: BODY }] : []),
      ...(round.areas.length === 0 ? [{ text: roundWords.nothingOnThisDay, style: BODY }] : []),
    ],
    8,
  );
}

function headingOf(fonts: FontLibrary, width: number, { city, area, stops, cash }: RoundArea): Block {
  const counts = [roundWords.stops({ count: stops.length }), isolated(formatRupees(cash))].join(' · ');
  const label = stacked(
    fonts,
    [
      { text: [city, area || roundWords.withoutAnArea].map(isolated).join(' · '), style: AREA, tag: 'H2' },
      { text: counts, style: FIGURE },
    ],
    width,
  );
  const above = 10;
  const height = above + label.height + 4;
  return {
    height,
    isHeading: true,
    draw(sheet) {
      label.draw(sheet, sheet.start, sheet.y + above);
      sheet.y += height;
      rule(sheet, INK);
    },
  };
}

function stopBlock(fonts: FontLibrary, width: number, stop: Stop): Block {
  const inset = BOX.side + BOX.gap;
  const label = stacked(fonts, linesOf(stop), width - inset);
  const padding = 7;
  const height = label.height + 2 * padding;
  return {
    height,
    draw(sheet) {
      const top = sheet.y + padding;
      const figure = sheet.element('Figure', sheet.root, { alt: roundWords.boxToTick });
      sheet.content(figure, () => {
        const left = sheet.fromLeft(sheet.start, BOX.side);
        const pen = sheet.pen
          .save()
          .lineWidth(BOX.weight)
          .rect(left, top + 1, BOX.side, BOX.side)
          .stroke(INK);
        if (isDone(stop)) {
          pen
            .moveTo(left + 3, top + 8)
            .lineTo(left + 5.5, top + 11)
            .lineTo(left + 10.5, top + 4)
            .lineWidth(1.5)
            .stroke(INK);
        }
        pen.restore();
      });
      label.draw(sheet, sheet.start + inset, top);
      sheet.y += height;
      rule(sheet, HAIRLINE);
    },
  };
}

function linesOf(stop: Stop): LabelLine[] {
  const { kind, address, cash, tick } = stop;
  const { workshop, promised } = stop;
  const money =
    cash === 0
      ? []
      : [
          isDone(stop)
            ? roundWords.taken({ amount: rupees(cash) })
            : roundWords.collect({ amount: rupees(cash) }),
        ];
  const place = [workshop.name, workshop.address]
    .filter(Boolean)
    .map(isolated)
    .join(basicWords.listSeparator);
  const facts = [
    isolated(stop.tracking_id),
    ...(promised ? [roundWords.promisedFor({ day: formatDay(promised) })] : []),
    ...(stop.is_urgent ? [roundWords.urgent] : []),
  ];
  return [
    { text: `${roundWords.kinds[kind]}: ${isolated(address.full_name)}`, style: NAME, tag: 'H3' },
    ...address.address.split(/\r\n?|\n/).map((text) => ({ text, style: BODY })),
    { text: `${isolated(address.city)} ${address.postal_code}`.trim(), style: BODY },
    { text: isolated(address.phone.replaceAll(' ', '\u00A0')), style: FIGURE },
    { text: handedOver(stop), style: BODY },
    ...(stop.samples > 0
      ? [{ text: sampleWords.samplesGoAlong({ count: stop.samples }), style: FIGURE }]
      : []),
    ...money.map((text) => ({ text, style: { ...NAME, tabular: true } })),
    ...(kind === 'collection' ? [{ text: roundWords.goesTo({ workshop: place }), style: BODY }] : []),
    { text: facts.join(' · '), style: SMALL },
    ...(tick ? [{ text: tickIn(kind, tick), style: BODY }] : []),
  ];
}

function tickIn(kind: Stop['kind'], { outcome, at, by, note }: NonNullable<Stop['tick']>): string {
  const name = outcome === 'DONE' ? roundWords.done[kind] : roundWords.notDone[kind];
  const when = roundWords.tickedAt({ time: formatMoment(at), by: isolated(by) });
  return [`${name} (${when})`, ...(note ? [isolated(note)] : [])].join(' ');
}

function endOf(fonts: FontLibrary, width: number, { cash, areas }: Round): Block {
  if (areas.length === 0) return { height: 0, draw() {} };
  return linesBlock(
    fonts,
    width,
    [
      { text: '', style: SMALL },
      { text: `${roundWords.cashInAll}: ${rupees(cash)}`, style: { ...AREA, tabular: true } },
    ],
    4,
  );
}

function rupees(amount: number): string {
  return isolated(formatRupees(amount));
}

function rule(sheet: Sheet, color: string): void {
  sheet.ornament((pen) => {
    const [from, to] = [sheet.fromLeft(sheet.start), sheet.fromLeft(sheet.end)];
    pen.moveTo(from, sheet.y).lineTo(to, sheet.y).lineWidth(0.6).stroke(color);
  });
}
