import {
  type BodyCut,
  bodyOutline,
  hangingSleeves,
  hemLine,
  type SleeveCut,
  sideShade,
} from '../web/art/cut.ts';
import { kurta, shirtCollar } from '../web/art/garments-kameez.ts';
import { belt, type LegCut, legs } from '../web/art/garments-western.ts';
import { between, both, mirror, symmetric, through } from '../web/art/path.ts';
import {
  type Bolt,
  buttons,
  type Fold,
  flat,
  flipped,
  folds,
  part,
  placed,
  plain,
  type Sheet,
  seam,
  shade,
  stitch,
} from '../web/art/sheet.ts';

const TOP: BodyCut = {
  neck: [26, 56],
  neckDepth: 76,
  shoulder: [84, 76],
  armpit: [76, 160],
  waist: [73, 240],
  hip: [76, 300],
  hem: [77, 336],
  dip: 4,
};
const LONG_ARM: SleeveCut = {
  shoulder: TOP.shoulder,
  armpit: TOP.armpit,
  outer: [148, 300],
  inner: [120, 309],
};
const SHORT_ARM: SleeveCut = {
  shoulder: TOP.shoulder,
  armpit: TOP.armpit,
  outer: [130, 160],
  inner: [97, 176],
  bow: 6,
};

const HANG: Fold[] = [
  [75, 168, 58, 176, 42, 196, 1.8],
  [73, 240, 60, 238, 46, 246, 1.6],
  [44, 338, 46, 312, 42, 282, 1.8],
];

function ribs(half: number, top: number, foot: number): string {
  let d = '';
  for (let x = -half + 4; x < half; x += 5) d += `M${x} ${top}V${foot}`;
  return seam(d, 0.6);
}

function trimOf(sheet: Sheet, bolt: Bolt): string {
  return sheet.cloth(bolt.trim ?? plain('cream'));
}

export function polo(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const trim = trimOf(sheet, bolt);
  return (
    hangingSleeves(sheet, bolt, SHORT_ARM, { fill: trim, depth: 9 }) +
    part('body', bodyOutline(TOP), cloth) +
    sideShade(TOP) +
    folds([...HANG, ...flipped(HANG)]) +
    stitch(hemLine(TOP, 8)) +
    part('placket', 'M-8 74V142L0 147L8 142V74Z', trim, 1) +
    stitch('M-5 78V140M5 78V140') +
    buttons([
      [0, 92],
      [0, 112],
      [0, 132],
    ]) +
    shirtCollar(TOP.neck, TOP.neckDepth, trim)
  );
}

function hem(fill: string): string {
  return part('hem', 'M-77 318Q0 324 77 318L76 338Q0 345-76 338Z', fill, 1.1) + ribs(75, 322, 340);
}

export function sweater(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const hole = 'M-26 56Q0 51 26 56C26 70 14 78 0 78C-14 78-26 70-26 56Z';
  let cable = '';
  for (let y = 100; y < 312; y += 14)
    cable += `M-9 ${y}C9 ${y + 3} 9 ${y + 11}-9 ${y + 14}M9 ${y}C-9 ${y + 3}-9 ${y + 11} 9 ${y + 14}`;
  return (
    hangingSleeves(sheet, bolt, LONG_ARM, { fill: cloth, depth: 20 }) +
    part('body', bodyOutline(TOP), cloth) +
    `<path d="${cable}" stroke-width="1.6" stroke-opacity=".75"/>` +
    placed(`<path d="${cable}" stroke-width="1.3" stroke-opacity=".6"/>`, -38, 0) +
    placed(`<path d="${cable}" stroke-width="1.3" stroke-opacity=".6"/>`, 38, 0) +
    sideShade(TOP) +
    folds([...HANG, ...flipped(HANG)]) +
    hem(cloth) +
    part('neck', hole, cloth, 1) +
    shade(hole, 0.45) +
    part(
      'rib',
      'M26 56C26 70 14 78 0 78C-14 78-26 70-26 56L-34 58C-33 78-18 88 0 88C18 88 33 78 34 58Z',
      cloth,
      1.2,
    ) +
    seam('M-30 66l6-4M-24 75l5-5M-14 82l3-6M0 85v-7M14 82l-3-6M24 75l-5-5M30 66l-6-4', 0.8)
  );
}

export function zipJacket(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const trim = trimOf(sheet, bolt);
  const collar = 'M-25 47Q0 40 25 47L27 62Q12 74 1 76V62H-1V76Q-12 74-27 62Z';
  return (
    hangingSleeves(sheet, bolt, LONG_ARM, { fill: trim, depth: 16 }) +
    `<path d="${both('M95 92C118 140 128 210 141 286')}" stroke-width="9"/><path d="${both('M95 92C118 140 128 210 141 286')}" stroke="${trim}" stroke-width="6.6"/>` +
    part('body', bodyOutline(TOP), cloth) +
    part('yoke', both('M26 56L84 76C80 92 78 104 77 118L0 104V80Z'), trim, 1.1) +
    sideShade(TOP) +
    folds([...HANG, ...flipped(HANG)]) +
    hem(trim) +
    part('neck', 'M-25 47Q0 40 25 47L24 58Q0 64-24 58Z', cloth, 1) +
    shade('M-25 47Q0 40 25 47L24 58Q0 64-24 58Z', 0.4) +
    part('collar', collar, trim, 1.2) +
    '<path d="M0 64V342" stroke-width="5.4"/><path d="M0 64V342" stroke="#E0B050" stroke-width="3.2" stroke-dasharray="1.6 1.6" stroke-linecap="butt"/>' +
    part('pull', 'M-3 84H3L4 98H-4Z', '#E0B050', 0.9) +
    seam(both('M40 262L62 246'), 1.6)
  );
}

const SLIM: LegCut = { waist: 48, hip: 60, ankle: [20, 42], top: 34, foot: 392 };

export function leggings(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  return (
    legs(SLIM, cloth) +
    part('waistband', 'M-48 32Q0 36 48 32L50 54Q0 59-50 54Z', cloth, 1.2) +
    ribs(47, 36, 55) +
    seam('M0 56V132') +
    stitch(both('M21 386H43'))
  );
}

export function shorts(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const leg = 'M0 62L66 60C78 92 88 130 92 244Q52 254 14 248C10 210 6 180 0 158Z';
  const cuff = 'M14 248Q52 254 92 244L91 226Q52 236 12 230Z';
  return (
    part('leg', leg, cloth) +
    part('leg', mirror(leg), cloth) +
    shade('M66 60C78 92 88 130 92 244L78 247C74 160 68 110 52 62Z', 0.13) +
    shade('M0 158C-6 180-10 210-14 248L-24 249C-20 200-14 170-6 150Z', 0.1) +
    part('cuff', both(cuff), cloth, 1.1) +
    stitch(both('M15 242Q52 249 90 240')) +
    folds([
      [1, 152, 16, 146, 34, 124, 1.8],
      [-1, 152, -16, 146, -34, 124, -1.8],
      [50, 228, 48, 200, 54, 168, 1.6],
      [-50, 228, -48, 200, -54, 168, -1.6],
    ]) +
    seam(both('M60 78L78 116')) +
    seam('M0 78V158') +
    belt(66, 60, cloth) +
    `<path d="M-6 74C-14 92-14 104-18 112M6 74C12 90 10 104 16 116" stroke-width="3"/><path d="M-6 74C-14 92-14 104-18 112M6 74C12 90 10 104 16 116" stroke="#FBF3DF" stroke-width="1.6"/>`
  );
}

export function tracksuit(sheet: Sheet, bolt: Bolt): string {
  const trim = trimOf(sheet, bolt);
  return (
    placed(
      legs({ waist: 62, hip: 80, ankle: [22, 60], top: 34, foot: 300 }, sheet.cloth(bolt)) +
        `<path d="${both('M76 110C72 190 66 250 57 298')}" stroke-width="8"/><path d="${both('M76 110C72 190 66 250 57 298')}" stroke="${trim}" stroke-width="5.6"/>` +
        part('cuff', both('M22 286H62L60 302H22Z'), trim, 1),
      0,
      160,
      0.83,
    ) + placed(zipJacket(sheet, bolt), 0, -18, 0.8)
  );
}

export function gown(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const gold = '#DDA147';
  const body = symmetric(
    'M0 92C16 88 30 80 38 66L50 70C50 92 46 112 40 130C34 148 36 160 42 178C54 214 62 250 66 290C70 330 74 370 82 402Q44 412 0 412',
  );
  const drape: Fold[] = [
    [44, 86, 20, 104, -26, 108, 2],
    [42, 108, 14, 124, -30, 126, 1.8],
    [36, 132, 10, 146, -34, 144, 1.6],
    [-48, 410, -40, 330, -34, 230, 2.2],
    [-18, 412, -12, 340, -14, 250, 2],
    [70, 406, 56, 330, 48, 240, -2.2],
  ];
  const slit = 'M26 412C24 350 20 300 12 262C30 300 40 350 46 410Z';
  return (
    `<path d="${both('M38 66C38 50 34 40 30 28M50 70C46 50 40 40 32 28')}" stroke-width="2.4"/>` +
    part('body', body, cloth) +
    shade(
      between(
        through([
          [50, 70],
          [40, 130],
          [42, 178],
          [66, 290],
          [82, 402],
        ]),
        through([
          [36, 80],
          [28, 130],
          [28, 180],
          [48, 290],
          [60, 408],
        ]),
      ),
      0.15,
    ) +
    shade(slit, 0.5) +
    seam('M12 262C30 300 40 350 46 410', 1.1) +
    folds(drape) +
    part('girdle', 'M-39 144Q0 156 39 144L38 158Q0 170-38 158Z', gold, 1.1) +
    `<path d="M-33 151h.01M-22 154h.01M-11 156h.01M0 157h.01M11 156h.01M22 154h.01M33 151h.01" stroke="#FBF3DF" stroke-width="4"/>` +
    flat(
      'M-46 76C-40 110-34 130-34 150C-40 200-56 250-60 330C-58 250-50 200-44 170C-40 150-42 110-46 76Z',
      '#fff',
      0.16,
    )
  );
}

export function dhotiKurta(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt.second ?? plain('cream'));
  const wrap = symmetric('M0 250L72 246C92 300 96 350 88 402C64 396 44 402 26 396C18 404 8 398 0 402');
  const pleats: Fold[] = [
    [-14, 400, -12, 350, -6, 290, 2],
    [6, 400, 6, 350, 2, 290, 2],
    [24, 396, 20, 350, 10, 296, 2],
    [58, 398, 52, 350, 32, 300, -2.2],
    [-58, 398, -52, 350, -32, 300, 2.2],
  ];
  return (
    part('dhoti', wrap, cloth) +
    part('pleat', 'M-8 270C-30 320-40 360-46 400Q-20 408 4 402L30 406C24 360 12 310 4 268Z', cloth, 1.2) +
    folds(pleats) +
    `<path d="M-86 396C-64 390-44 396-26 390M86 396C64 390 44 396 26 390M-45 392Q-20 400 4 394L28 398" stroke="#DDA147" stroke-width="5"/>` +
    shade('M72 246C92 300 96 350 88 402L72 399C78 350 74 300 56 250Z', 0.14) +
    placed(kurta(sheet, bolt), 0, 2, 0.84)
  );
}
