import {
  type BodyCut,
  bodyOutline,
  hangingSleeves,
  hemLine,
  neckHollow,
  type SleeveCut,
  sideShade,
} from '../web/art/cut.ts';
import { shirtCollar } from '../web/art/garments-kameez.ts';
import { both, mirror, symmetric } from '../web/art/path.ts';
import {
  type Bolt,
  buttons,
  type Fold,
  flipped,
  folds,
  part,
  plain,
  type Sheet,
  seam,
  shade,
  stitch,
} from '../web/art/sheet.ts';

function longFolds(hem: readonly [number, number], top: number): string {
  const rise = (hem[1] - top) * 0.62;
  const hang: Fold[] = [
    [hem[0] * 0.78, hem[1] + 2, hem[0] * 0.74, hem[1] - rise * 0.6, hem[0] * 0.58, hem[1] - rise, -2.4],
    [hem[0] * 0.5, hem[1] + 4, hem[0] * 0.5, hem[1] - rise * 0.5, hem[0] * 0.42, hem[1] - rise * 0.8, 2],
    [hem[0] * 0.22, hem[1] + 5, hem[0] * 0.19, hem[1] - rise * 0.4, hem[0] * 0.22, hem[1] - rise * 0.66, 1.8],
  ];
  return folds([...hang, ...flipped(hang)]);
}

export function abaya(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [20, 30],
    neckDepth: 50,
    shoulder: [62, 43],
    armpit: [60, 118],
    waist: [66, 196],
    hip: [80, 280],
    hem: [104, 398],
    dip: 7,
  };
  const arm: SleeveCut = {
    shoulder: cut.shoulder,
    armpit: cut.armpit,
    outer: [150, 214],
    inner: [108, 236],
    bow: 10,
  };
  const work = sheet.cloth(bolt.trim ?? { textile: 'jamawar', seed: bolt.seed }, { scale: 0.5 });
  const edge = 'M20 30C19 42 12 56 1 72L2 404L14 404L12 80C22 66 30 48 31 33Z';
  return (
    hangingSleeves(sheet, bolt, arm, { fill: work, depth: 22 }) +
    part('body', bodyOutline(cut), sheet.cloth(bolt)) +
    sideShade(cut, 22) +
    longFolds(cut.hem, 100) +
    neckHollow('M-20 30Q0 24 20 30C19 42 12 56 0 72C-12 56-19 42-20 30Z', sheet.cloth(plain('plum'))) +
    part('edge', both(edge), work, 1) +
    seam('M0 72V404', 1.6) +
    stitch(hemLine(cut, 6, 2), '#fff')
  );
}

export function kaftan(sheet: Sheet, bolt: Bolt): string {
  const half =
    'M0 34L24 34L92 56C116 64 138 80 150 100C150 140 142 176 128 214C112 206 92 204 76 214C64 222 62 236 70 252C84 300 98 350 104 392C66 402 30 402 0 402';
  const outline = symmetric(half);
  const work = sheet.cloth(bolt.trim ?? { textile: 'doch', seed: 1 }, { scale: 0.45 });
  const neck = 'M-20 34Q0 28 20 34L0 104Z';
  const side: Fold[] = [
    [56, 218, 70, 180, 88, 120, 2.2],
    [62, 222, 90, 196, 124, 150, 2],
    [40, 214, 44, 170, 58, 110, 1.8],
    [50, 228, 66, 290, 78, 392, 2.4],
    [34, 230, 42, 300, 48, 380, 2],
    [16, 230, 18, 290, 22, 350, 1.6],
    [64, 230, 78, 290, 90, 350, 1.6],
  ];
  return (
    part('body', outline, sheet.cloth(bolt)) +
    sheet.clipped(
      'kaftan',
      outline,
      part('border', both('M150 96L128 214L116 209L138 92Z'), work, 1) +
        part('border', 'M-110 378Q0 390 110 378V410H-110Z', work, 1),
    ) +
    shade(
      'M150 100C150 140 142 176 128 214C112 206 92 204 76 214C64 222 62 236 70 252C84 300 98 350 104 392L84 396C78 330 58 260 50 232C60 200 110 190 128 150Z',
      0.12,
    ) +
    folds([...side, ...flipped(side)]) +
    part('neck', 'M-32 36L0 132L32 36L20 34L0 104L-20 34Z', work, 1.1) +
    neckHollow(neck, sheet.cloth(plain('night'))) +
    part('cord', 'M-66 226Q0 236 66 226', 'none', 3.4) +
    `<path d="M-66 226Q0 236 66 226M-4 231C-12 262-14 286-12 306M4 231C12 256 14 276 13 294" stroke="#DDA147" stroke-width="1.8"/>` +
    part('tassel', 'M-15 306h6l2 16h-10ZM10 294h6l2 16h-10Z', '#DDA147', 1)
  );
}

export function thobe(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [18, 26],
    neckDepth: 40,
    shoulder: [60, 39],
    armpit: [55, 100],
    waist: [57, 180],
    hip: [64, 260],
    hem: [74, 400],
    dip: 4,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [116, 204], inner: [94, 211] };
  const cloth = sheet.cloth(bolt);
  return (
    hangingSleeves(sheet, bolt, arm, { fill: cloth, depth: 15 }) +
    part('body', bodyOutline(cut), cloth) +
    sideShade(cut) +
    longFolds(cut.hem, 150) +
    part('placket', 'M-6 40V144H6V40Z', cloth, 1) +
    shade('M6 42V144H9V44Z', 0.2) +
    stitch('M-3.5 42V142M3.5 42V142') +
    buttons(
      [54, 74, 94, 114, 132].map((y) => [0, y] as const),
      1.8,
    ) +
    part('pocket', 'M19 92H43V118H19Z', cloth, 1) +
    stitch('M21 96H41M21 99V116H41V99') +
    stitch(hemLine(cut, 7, 2)) +
    shirtCollar(cut.neck, cut.neckDepth, cloth)
  );
}

export function bisht(sheet: Sheet, bolt: Bolt): string {
  const gold = '#DDA147';
  const inner = sheet.cloth(bolt.second ?? plain('white'));
  const thobeFront = symmetric('M0 40L18 28L34 34L36 388L0 392');
  const half =
    'M14 26L70 40C96 48 110 90 122 150L134 238L118 244L120 394C90 400 60 400 24 396C20 300 18 160 9 62Z';
  const edge =
    'M14 26C13 40 11 52 9 62C18 160 20 300 24 396L33 396.5C29 300 27 160 19 60C21 48 22 38 24 28.5Z';
  const side: Fold[] = [
    [110, 394, 104, 280, 88, 150, -2.4],
    [84, 398, 84, 280, 74, 160, 2.2],
    [58, 398, 56, 300, 52, 200, 2],
    [118, 244, 106, 190, 84, 120, 2],
    [126, 240, 112, 180, 96, 110, 1.5],
  ];
  return (
    part('thobe', thobeFront, inner) +
    seam('M0 46V150', 0.8) +
    buttons(
      [60, 80, 100, 120].map((y) => [0, y] as const),
      1.7,
    ) +
    shade(both('M9 62C18 160 20 300 24 396L36 396V40Z'), 0.12) +
    part('body', half, sheet.cloth(bolt)) +
    part('body', mirror(half), sheet.cloth(bolt)) +
    shade('M122 150L134 238L118 244L120 394L104 397C106 320 100 220 122 150Z', 0.18) +
    folds([...side, ...flipped(side)]) +
    part('edge', both(edge), gold, 1) +
    stitch(both('M19 34C18 46 16 54 14 62C23 160 25 300 28.5 394')) +
    part('cuff', both('M134 238L118 244L117 236L132.5 230Z'), gold, 1) +
    `<path d="${both('M26 92C20 110 8 116 6 132')}" stroke="${gold}" stroke-width="2.2"/>` +
    part('tassel', both('M3 132h6l2 18h-10Z'), gold, 1) +
    part('neck', 'M-18 28Q0 22 18 28Q8 42 0 44Q-8 42-18 28Z', inner, 1) +
    shade('M-18 28Q0 22 18 28Q8 42 0 44Q-8 42-18 28Z', 0.3)
  );
}
