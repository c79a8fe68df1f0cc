import { type BodyCut, bodyOutline, hangingSleeves, hemLine, type SleeveCut, sideShade } from './cut.ts';
import { shirtCollar } from './garments-kameez.ts';
import { both, mirror } from './path.ts';
import {
  type Bolt,
  buttons,
  type Fold,
  flipped,
  folds,
  part,
  type Sheet,
  seam,
  shade,
  stitch,
} from './sheet.ts';

export function shirt(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [22, 44],
    neckDepth: 62,
    shoulder: [80, 62],
    armpit: [72, 142],
    waist: [68, 226],
    hip: [73, 292],
    hem: [75, 330],
    dip: 22,
    corner: 18,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [150, 292], inner: [120, 301] };
  const cloth = sheet.cloth(bolt);
  const across = sheet.cloth(bolt, { angle: 90 });
  const hang: Fold[] = [
    [67, 226, 54, 222, 40, 230, 1.6],
    [68, 236, 56, 236, 44, 246, 1.4],
    [72, 148, 54, 158, 38, 182, 1.8],
    [44, 346, 48, 310, 42, 270, 2],
    [24, 352, 22, 320, 26, 290, 1.6],
  ];
  return (
    hangingSleeves(sheet, bolt, arm, { fill: across, depth: 17 }) +
    part('body', bodyOutline(cut), cloth) +
    part('yoke', both('M22 44L80 62C78 70 76 76 75 82Q44 70 18 68Z'), across, 1) +
    sideShade(cut) +
    folds([...hang, ...flipped(hang)]) +
    part('placket', 'M-8 62V353H8V62Z', cloth, 1) +
    shade('M8 66V352H12V68Z', 0.18) +
    stitch('M-5 64V350M5 64V350') +
    buttons(
      [82, 124, 166, 208, 250, 292, 328].map((y) => [0, y] as const),
      2.6,
    ) +
    part('pocket', 'M28 126H60V162L44 170L28 162Z', cloth, 1) +
    stitch('M30 131H58M30.5 134V160.5L44 167L57.5 160.5V134') +
    stitch(hemLine({ ...cut, hem: [75, 326] }, 2, 16)) +
    shirtCollar(cut.neck, cut.neckDepth, cloth)
  );
}

export function tShirt(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [30, 62],
    neckDepth: 88,
    shoulder: [88, 82],
    armpit: [78, 164],
    waist: [76, 240],
    hip: [78, 300],
    hem: [80, 342],
    dip: 4,
  };
  const arm: SleeveCut = {
    shoulder: cut.shoulder,
    armpit: cut.armpit,
    outer: [136, 164],
    inner: [100, 180],
    bow: 6,
  };
  const cloth = sheet.cloth(bolt);
  const hole = 'M-30 62Q0 58 30 62C30 78 16 88 0 88C-16 88-30 78-30 62Z';
  const hang: Fold[] = [
    [77, 170, 60, 178, 42, 200, 1.8],
    [76, 240, 62, 238, 48, 246, 1.6],
    [77, 252, 64, 254, 54, 262, 1.4],
    [46, 344, 48, 316, 44, 284, 1.8],
  ];
  return (
    hangingSleeves(sheet, bolt, arm) +
    stitch(both('M133 158L102 172')) +
    part('body', bodyOutline(cut), cloth) +
    sideShade(cut) +
    folds([...hang, ...flipped(hang)]) +
    stitch(hemLine(cut, 9)) +
    stitch(hemLine(cut, 6)) +
    part('neck', hole, cloth, 1) +
    shade(hole, 0.4) +
    part(
      'rib',
      'M30 62C30 78 16 88 0 88C-16 88-30 78-30 62L-37 64.5C-36 84-20 96 0 96C20 96 36 84 37 64.5Z',
      cloth,
      1,
    ) +
    seam('M-24 83l-3 6M-14 88.5l-2 6M0 89v7M14 88.5l2 6M24 83l3 6', 0.7)
  );
}

/** Half widths; each leg ends between the two values of `ankle`. */
export interface LegCut {
  waist: number;
  hip: number;
  ankle: readonly [number, number];
  top: number;
  foot: number;
}

export function legs({ waist, hip, ankle, top, foot }: LegCut, cloth: string): string {
  const rise = top + (foot - top) * 0.26;
  const leg =
    `M0 ${top + 2}L${waist} ${top}C${waist + 6} ${top + 26} ${hip} ${rise - 20} ${hip} ${rise}C${hip + 1} ${rise + 90} ${ankle[1] + 3} ${foot - 110} ${ankle[1]} ${foot}` +
    `L${ankle[0]} ${foot + 2}C${ankle[0] - 3} ${foot - 120} 6 ${rise + 80} 0 ${rise + 8}Z`;
  const far = `M${hip} ${rise}C${hip + 1} ${rise + 90} ${ankle[1] + 3} ${foot - 110} ${ankle[1]} ${foot}L${ankle[1] - 10} ${foot}C${ankle[1] - 8} ${foot - 120} ${hip - 12} ${rise + 90} ${waist - 4} ${top}L${waist} ${top}C${waist + 6} ${top + 26} ${hip} ${rise - 20} ${hip} ${rise}Z`;
  const near = `M0 ${rise + 8}C-6 ${rise + 80} ${-ankle[0] + 3} ${foot - 120} ${-ankle[0]} ${foot + 2}L${-ankle[0] - 8} ${foot + 1}C${-ankle[0] - 6} ${foot - 120}-16 ${rise + 80}-8 ${rise}Z`;
  const creases: Fold[] = [
    [1, rise + 6, 14, rise - 2, 32, rise - 20, 1.7],
    [2, rise + 16, 16, rise + 12, 28, rise, 1.4],
    [
      ankle[0] - 1,
      foot - 120,
      (ankle[0] + ankle[1]) / 2 - 6,
      foot - 122,
      (ankle[0] + ankle[1]) / 2 + 4,
      foot - 132,
      1.4,
    ],
    [ankle[1] + 3, foot - 116, ankle[1] - 8, foot - 114, (ankle[0] + ankle[1]) / 2 + 4, foot - 106, 1.4],
  ];
  return (
    part('leg', leg, cloth) +
    part('leg', mirror(leg), cloth) +
    shade(far, 0.13) +
    shade(near, 0.1) +
    folds([...creases, ...flipped(creases)])
  );
}

export function belt(half: number, top: number, cloth: string): string {
  const loops = [-0.72, -0.3, 0.3, 0.72]
    .map((x) => `M${(x * half - 2.5).toFixed(1)} ${top + 0.5}h5v17.5h-5Z`)
    .join('');
  const inside = `M${-half} ${top}Q0 ${top - 9} ${half} ${top}Q0 ${top + 6} ${-half} ${top}Z`;
  return (
    part('inside', inside, cloth, 1) +
    shade(inside, 0.4) +
    part(
      'waistband',
      `M${-half} ${top}Q0 ${top + 3} ${half} ${top}L${half + 1} ${top + 16}Q0 ${top + 20} ${-half - 1} ${top + 16}Z`,
      cloth,
      1.2,
    ) +
    part('loops', loops, cloth, 0.9)
  );
}

export function trousers(sheet: Sheet, bolt: Bolt): string {
  const cut: LegCut = { waist: 58, hip: 78, ankle: [18, 66], top: 34, foot: 392 };
  const cloth = sheet.cloth(bolt);
  return (
    legs(cut, cloth) +
    seam(both('M40 54L43 62C46 160 45 290 42 391')) +
    seam(both('M56 54L68 96')) +
    stitch(both('M53 55L65 97')) +
    stitch('M0 130C10 128 13 116 13 100V54') +
    seam('M0 52V132') +
    belt(58, 34, cloth) +
    buttons([[6, 44]], 2.6)
  );
}

export function jeans(sheet: Sheet, bolt: Bolt): string {
  const cut: LegCut = { waist: 58, hip: 74, ankle: [22, 62], top: 34, foot: 388 };
  const cloth = sheet.cloth(bolt);
  const thread = '#E3A24A';
  return (
    legs(cut, cloth) +
    seam(both('M66 76Q48 92 28 82L26 52')) +
    stitch(both('M66 80Q47 96 25 84L23 54'), thread) +
    stitch('M0 128C9 126 12 116 12 100V54', thread) +
    stitch(both('M71 124C71 220 62 300 59 386M4 140C10 240 22 320 25 386'), thread) +
    seam('M0 52V132') +
    part('turn-up', both('M21 389V373L65 371L63 388Z'), cloth, 1.1) +
    flatShade() +
    stitch(both('M22 385.5H62.5'), thread) +
    belt(58, 34, cloth) +
    stitch('M-56 48Q0 52 56 48M-56 37Q0 40 56 37', thread) +
    buttons(
      [
        [6, 44],
        [60, 74],
        [-60, 74],
        [27, 56],
        [-27, 56],
      ],
      1.8,
      '#D9912B',
    )
  );
}

function flatShade(): string {
  return `<path d="${both('M21 389V373L65 371L63 388Z')}" fill="#fff" fill-opacity=".28" stroke="none"/>`;
}
