import type { DesignChoices } from '../../contract/design-features.ts';
import { type BodyCut, bandCollar, bodyOutline, hangingSleeves, type SleeveCut, sideShade } from './cut.ts';
import { coatFolds, row, welt } from './garments-formal.ts';
import { both, mirror, symmetric } from './path.ts';
import { type Bolt, buttons, folds, part, plain, type Sheet, seam, shade, stitch } from './sheet.ts';

const BRASS = '#E3B45B';
const HORN = '#262238';

function liningOf(sheet: Sheet, bolt: Bolt, { lining = 'full' }: DesignChoices): string {
  return lining === 'none' ? sheet.cloth(bolt) : sheet.cloth(plain(lining === 'full' ? 'plum' : 'cream'));
}

function lowPockets(fill: string, y: number, { pockets }: DesignChoices): string {
  if (pockets === 'flap')
    return part('flap', both(`M26 ${y}L62 ${y - 4}L63.5 ${y + 12}Q44 ${y + 16} 27 ${y + 14}Z`), fill, 1);
  if (pockets === 'welt')
    return part('pocket', both(`M28 ${y + 4}L62 ${y}L62.5 ${y + 8}L28.5 ${y + 12}Z`), fill, 1);
  if (pockets !== 'patch') return '';
  const patch = `M24 ${y - 6}L62 ${y - 10}L64 ${y + 32}Q62 ${y + 38} 56 ${y + 38}L32 ${y + 40}Q26 ${y + 40} 25 ${y + 34}Z`;
  return part('pocket', both(patch), fill, 1.1) + stitch(both(`M26 ${y + 2}L62 ${y - 2}`));
}

const COAT_FEET = { short: 316, knee: 346, long: 380, floor: 396 } as const;
const CUFF_DEPTHS = { plain: 0, band: 14, button: 18, turned_back: 28 } as const;

/** A long closed coat: sherwani, achkan, prince coat. */
export function drawSherwani(sheet: Sheet, bolt: Bolt, choices: DesignChoices): string {
  const foot = COAT_FEET[choices.length ?? 'knee'];
  const cut: BodyCut = {
    neck: [19, 34],
    neckDepth: 50,
    shoulder: [64, 47],
    armpit: [57, 114],
    waist: [51, 182],
    hip: [64, 256],
    hem: [72 + (foot - 300) * 0.12, foot],
    dip: 5,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [121, 236], inner: [98, 244] };
  const cloth = sheet.cloth(bolt);
  const cuff = choices.cuffs ?? 'plain';
  const depth = CUFF_DEPTHS[cuff];
  const across = sheet.cloth(bolt, { angle: 90 });
  const closed = choices.placket === 'hidden';
  return (
    hangingSleeves(sheet, bolt, arm, depth ? { fill: across, depth } : undefined) +
    (cuff === 'button'
      ? buttons(
          [
            [114, 230],
            [-114, 230],
            [112, 222],
            [-112, 222],
          ],
          2,
          BRASS,
        )
      : '') +
    part('daman', bodyOutline(cut), cloth) +
    sideShade(cut) +
    coatFolds(cut) +
    seam(both(`M34 112C30 160 30 200 34 ${foot - 30}`), 0.7) +
    seam(`M0 54V${foot + 5}`, 1.2) +
    shade(`M0 56L8 54V${foot + 5}H0Z`, 0.12) +
    stitch(`M7 56V${foot + 2}`) +
    (closed ? '' : buttons(row(68, 222, 8), 2.8, BRASS)) +
    (choices.pockets === 'none' ? '' : welt(22, 110, 22, cloth, -3)) +
    (choices.pockets === 'flap' ? lowPockets(cloth, 214, choices) : '') +
    bandCollar(
      cut.neck,
      cut.neckDepth,
      cloth,
      liningOf(sheet, bolt, choices),
      choices.collar === 'band' ? 9 : 14,
    )
  );
}

export function drawWaistcoat(sheet: Sheet, bolt: Bolt, choices: DesignChoices): string {
  const cloth = sheet.cloth(bolt);
  const lining = liningOf(sheet, bolt, choices);
  const deep = choices.collar === 'v_neck';
  const back = symmetric('M0 46L22 42L68 58C70 100 80 134 92 152L88 250L94 322C60 330 30 326 0 326');
  const neck = deep ? 'M0 150C10 120 22 84 22 42' : 'M0 66C14 66 22 54 22 42';
  const front = symmetric(
    `${neck}L68 58C58 104 66 140 92 152C91 190 84 220 87 250C88 276 92 300 94 326L58 334L30 356L2 334L0 334`,
  );
  const top = deep ? 156 : 86;
  return (
    part('back', back, lining) +
    shade(back, 0.25) +
    part('front', front, cloth) +
    shade(
      'M92 152C91 190 84 220 87 250C88 276 92 300 94 326L78 329C76 290 72 250 74 220C76 190 80 166 92 152Z',
      0.14,
    ) +
    folds([
      [86, 248, 72, 243, 58, 247, 1.5],
      [-86, 248, -72, 243, -58, 247, -1.5],
    ]) +
    stitch(both('M64.5 60C54 108 62 144 88 155')) +
    seam(`M2 ${top - 20}V334`, 1.2) +
    stitch(`M6 ${top - 14}V335L30 352.5L57 331L90 323.5M-4 336L-30 352.5L-57 331L-90 323.5`) +
    lowPockets(cloth, 250, choices) +
    (choices.pockets === 'none' ? '' : welt(30, 150, 28, cloth, -5)) +
    (choices.placket === 'hidden' ? '' : buttons(row(top, 306, deep ? 5 : 6, -3), 3.4, HORN)) +
    (deep ? '' : bandCollar([22, 42], 66, cloth, lining, 11))
  );
}

function lapels(cloth: string, kind: DesignChoices['collar'], to: number, wide: number): string {
  const foot = `C${wide - 8} 130 14 ${to - 26} 3 ${to}C2 ${to - 50} 8 90 16 62Z`;
  if (kind === 'shawl_lapel') {
    const shawl = `M17 32C26 44 ${wide} 66 ${wide} 104${foot}`;
    return part('lapel', shawl, cloth, 1.2) + part('lapel', mirror(shawl), cloth, 1.2);
  }
  const tip =
    kind === 'peak_lapel'
      ? `L${wide - 8} 84L${wide + 12} 66L${wide + 2} 104`
      : `L${wide - 9} 80L${wide + 3} 80L${wide} 104`;
  const lapel = `M20 50${tip}${foot}`;
  const collar = `M17 32C22 36 26 42 28 50L${wide - 6} 72L${wide - 9} 81L20 55C14 60 12 62 12 66Q8 48 17 32Z`;
  return (
    part('lapel', lapel, cloth, 1.2) +
    part('lapel', mirror(lapel), cloth, 1.2) +
    part('collar', both(collar), cloth, 1.2)
  );
}

const BUTTON_ROWS = {
  one: [[-3, 232]],
  two: [
    [-3, 222],
    [-3, 252],
  ],
  three: [
    [-3, 196],
    [-3, 226],
    [-3, 256],
  ],
  double: [
    [16, 206],
    [-22, 206],
    [16, 242],
    [-22, 242],
  ],
} as const;

export function drawJacket(sheet: Sheet, bolt: Bolt, choices: DesignChoices): string {
  const kind = choices.buttons ?? 'two';
  const cross = { one: 222, two: 210, three: 184, double: 192 }[kind];
  const cut: BodyCut = {
    neck: [20, 40],
    neckDepth: 46,
    shoulder: [78, 58],
    armpit: [68, 138],
    waist: [62, 220],
    hip: [72, 290],
    hem: [75, 340],
    dip: 2,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [140, 296], inner: [113, 304] };
  const cloth = sheet.cloth(bolt);
  const back = `M-17 32Q0 26 17 32L12 60L0 ${cross + 2}L-12 60Z`;
  const edge = kind === 'double' ? 24 : 3;
  return (
    hangingSleeves(sheet, bolt, arm) +
    part('body', bodyOutline(cut), cloth) +
    sideShade(cut) +
    coatFolds(cut) +
    seam(both('M42 140C37 190 36 220 40 254')) +
    part('lining', back, liningOf(sheet, bolt, choices), 1) +
    shade(back, 0.25) +
    seam(`M${edge} ${cross}V300Q${edge} 330 ${edge + 23} 342`, 1.2) +
    shade(
      `M${edge} ${cross + 2}V300Q${edge} 330 ${edge + 23} 342L${edge + 31} 342Q${edge + 7} 330 ${edge + 6} 298V${cross + 2}Z`,
      0.2,
    ) +
    lapels(cloth, choices.collar, cross, 42) +
    lowPockets(cloth, 266, choices) +
    welt(32, 146, 26, cloth, -4) +
    buttons(BUTTON_ROWS[kind], 3.6, HORN) +
    buttons(
      [
        [125, 278],
        [122.5, 269],
        [120, 260],
      ],
      2,
      HORN,
    )
  );
}
