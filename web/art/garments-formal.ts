import { INK, MADDER } from './colors.ts';
import { type BodyCut, bandCollar, bodyOutline, hangingSleeves, type SleeveCut, sideShade } from './cut.ts';
import { both, mirror, symmetric } from './path.ts';
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
} from './sheet.ts';

export function row(from: number, to: number, count: number, x = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => [x, from + (index * (to - from)) / (count - 1)]);
}

export function coatFolds({ armpit, waist, hem }: BodyCut): string {
  const hang: Fold[] = [
    [hem[0] * 0.72, hem[1] + 2, hem[0] * 0.74, hem[1] - 60, waist[0] * 0.82, waist[1] + 34, 2],
    [waist[0] - 1, waist[1] - 2, waist[0] - 13, waist[1] - 5, waist[0] - 24, waist[1] - 1, 1.5],
    [waist[0] - 1, waist[1] + 5, waist[0] - 10, waist[1] + 6, waist[0] - 17, waist[1] + 11, 1.3],
    [armpit[0] - 1, armpit[1] + 5, armpit[0] - 12, armpit[1] + 20, armpit[0] - 18, armpit[1] + 44, 1.6],
  ];
  return folds([...hang, ...flipped(hang)]);
}

function zari(d: string): string {
  return `<path d="${d}" stroke="#B9791F" stroke-width="3" stroke-dasharray="1.2 1.6"/>`;
}

export function welt(x: number, y: number, width: number, fill: string, tilt = 0): string {
  return part('pocket', `M${x} ${y}l${width} ${tilt}v8l${-width} ${-tilt}Z`, fill, 1);
}

export function sherwani(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [19, 34],
    neckDepth: 50,
    shoulder: [64, 47],
    armpit: [57, 114],
    waist: [51, 182],
    hip: [64, 256],
    hem: [78, 344],
    dip: 5,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [121, 236], inner: [98, 244] };
  const cloth = sheet.cloth(bolt);
  const trim = sheet.cloth(bolt.second ?? plain('cream'));
  const leg = 'M4 330L6 394Q16 400 30 394C34 370 42 350 44 330Z';
  const rings: Fold[] = [
    [30, 392, 20, 388, 9, 390, 1.4],
    [32, 382, 22, 379, 12, 382, 1.4],
    [35, 371, 26, 369, 18, 372, 1.3],
  ];
  return (
    part('churidar', both(leg), trim) +
    shade(both('M4 344L6 394L12 395L10 344Z'), 0.14) +
    folds([...rings, ...flipped(rings)]) +
    hangingSleeves(sheet, bolt, arm, { fill: trim, depth: 20 }) +
    part('daman', bodyOutline(cut), cloth) +
    sideShade(cut) +
    coatFolds(cut) +
    part('edge', 'M-5 54L-5 348L-12 348L-12 52ZM5 54V349H12V52Z', trim, 0.9) +
    seam('M0 54V349', 1.2) +
    shade('M0 56L12 52V349H0Z', 0.12) +
    part(
      'border',
      'M-78 344Q-40 349-12 349V339Q-40 339-76 333ZM78 344Q40 349 12 349V339Q40 339 76 333Z',
      trim,
      0.9,
    ) +
    zari('M-8.5 58V344M8.5 58V344M14 344.5Q42 344.5 75 339M-14 344.5Q-42 344.5-75 339') +
    buttons(row(66, 214, 8), 2.8, '#E3B45B') +
    welt(22, 110, 22, trim, -3) +
    part('rumal', 'M25 109L29 97L34 105L40 95L42 106Z', MADDER, 1) +
    bandCollar(cut.neck, cut.neckDepth, trim, cloth, 10)
  );
}

export function princeCoat(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [20, 42],
    neckDepth: 60,
    shoulder: [76, 58],
    armpit: [66, 136],
    waist: [60, 216],
    hip: [70, 286],
    hem: [73, 334],
    dip: 3,
    corner: 0,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [139, 290], inner: [112, 298] };
  const cloth = sheet.cloth(bolt);
  const flap = 'M24 254L58 250L59 264Q42 268 25 267Z';
  return (
    hangingSleeves(sheet, bolt, arm) +
    part('body', bodyOutline(cut), cloth) +
    sideShade(cut) +
    coatFolds(cut) +
    seam(both('M40 134C36 180 34 214 38 250')) +
    seam('M2 62V318Q2 334 14 337', 1.2) +
    shade('M2 64V318Q2 334 14 337L20 337Q8 332 7 316V64Z', 0.22) +
    stitch('M5.5 64V316Q6 330 16 333.5') +
    part('flap', both(flap), cloth, 1) +
    stitch(both('M26 264.5Q42 265.5 56.5 261.5')) +
    welt(28, 128, 26, cloth, -4) +
    part('rumal', 'M31 127L35 114L40 122L46 111L50 123Z', '#F6F1E7', 1) +
    buttons(row(84, 232, 5, -3), 3.2, '#E3B45B') +
    buttons(
      [
        [124, 272],
        [121.5, 263],
        [119, 254],
      ],
      2,
      '#E3B45B',
    ) +
    bandCollar(cut.neck, cut.neckDepth, cloth, sheet.cloth(plain('madder')), 11)
  );
}

export function waistcoat(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const lining = sheet.cloth({ textile: 'susi', seed: 3 });
  const back = symmetric('M0 46L22 42L68 58C70 100 80 134 92 152L88 250L94 322C60 330 30 326 0 326');
  const front = symmetric(
    'M0 66C14 66 22 54 22 42L68 58C58 104 66 140 92 152C91 190 84 220 87 250C88 276 92 300 94 326L58 334L30 356L2 334L0 334',
  );
  const creases: Fold[] = [
    [86, 248, 72, 243, 58, 247, 1.5],
    [87, 256, 74, 254, 64, 260, 1.3],
    [88, 154, 70, 164, 56, 186, 1.6],
    [64, 330, 62, 300, 54, 276, 1.6],
  ];
  return (
    part('back', back, lining) +
    shade(back, 0.25) +
    part('front', front, cloth) +
    shade(
      'M92 152C91 190 84 220 87 250C88 276 92 300 94 326L78 329C76 290 72 250 74 220C76 190 80 166 92 152Z',
      0.14,
    ) +
    folds([...creases, ...flipped(creases)]) +
    stitch(both('M64.5 60C54 108 62 144 88 155')) +
    seam(both('M50 150C46 200 44 240 50 270')) +
    seam('M2 66V334', 1.2) +
    shade('M2 68V334L9 340V68Z', 0.2) +
    stitch('M6 68V335L30 352.5L57 331L90 323.5M-4 336L-30 352.5L-57 331L-90 323.5') +
    part('pocket', both('M32 252L68 248L68.5 257L32.5 261Z'), cloth, 1) +
    welt(30, 150, 28, cloth, -5) +
    part('rumal', 'M34 148L38 134L44 143L50 131L54 143.5Z', MADDER, 1) +
    buttons(row(86, 306, 6, -3), 3.4, INK) +
    bandCollar([22, 42], 66, cloth, lining, 11)
  );
}

/** `to` is where the lapels cross. */
function lapel(cloth: string, to: number, wide: number): string {
  const real = `M20 50L${wide - 9} 80L${wide + 3} 80L${wide} 104C${wide - 8} 130 14 ${to - 26} 3 ${to}C2 ${to - 50} 8 90 16 62Z`;
  const collar = `M17 32C22 36 26 42 28 50L${wide - 6} 72L${wide - 9} 81L20 55C14 60 12 62 12 66Q8 48 17 32Z`;
  return (
    part('lapel', real, cloth, 1.2) +
    part('lapel', mirror(real), cloth, 1.2) +
    part('collar', both(collar), cloth, 1.2)
  );
}

export function jacket(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [20, 40],
    neckDepth: 46,
    shoulder: [78, 58],
    armpit: [68, 138],
    waist: [62, 220],
    hip: [72, 290],
    hem: [75, 340],
    dip: 2,
    corner: 0,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [140, 296], inner: [113, 304] };
  const cloth = sheet.cloth(bolt);
  const lining = sheet.cloth(plain('plum'));
  const back = 'M-17 32Q0 26 17 32L12 60L0 214L-12 60Z';
  return (
    hangingSleeves(sheet, bolt, arm) +
    part('body', bodyOutline(cut), cloth) +
    sideShade(cut) +
    coatFolds(cut) +
    seam(both('M42 140C37 190 36 220 40 254')) +
    part('lining', back, lining, 1) +
    shade(back, 0.25) +
    seam('M3 212V300Q3 330 26 342', 1.2) +
    shade('M3 214V300Q3 330 26 342L34 342Q10 330 9 298V214Z', 0.2) +
    stitch('M7 216V300Q8 326 30 338') +
    lapel(cloth, 212, 42) +
    shade('M45 84L42 104C34 130 14 186 3 212L10 206C22 184 40 140 47 108Z', 0.2) +
    part('flap', both('M26 262L62 258L63.5 274Q44 278 27 276Z'), cloth, 1) +
    welt(32, 146, 26, cloth, -4) +
    part('rumal', 'M35 144L39 132L44 139L49 129L53 141Z', MADDER, 1) +
    buttons(
      [
        [-3, 222],
        [-3, 252],
      ],
      3.6,
      INK,
    ) +
    buttons(
      [
        [125, 278],
        [122.5, 269],
        [120, 260],
      ],
      2,
      INK,
    )
  );
}

export function coat(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [20, 36],
    neckDepth: 42,
    shoulder: [70, 52],
    armpit: [61, 122],
    waist: [53, 190],
    hip: [70, 262],
    hem: [88, 388],
    dip: 4,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [132, 252], inner: [105, 260] };
  const cloth = sheet.cloth(bolt);
  const lining = sheet.cloth(plain('madder'));
  const back = 'M-17 28Q0 22 17 28L12 54L0 150L-12 54Z';
  return (
    hangingSleeves(sheet, bolt, arm, { fill: cloth, depth: 26 }) +
    part('body', bodyOutline(cut), cloth) +
    sideShade(cut, 20) +
    coatFolds(cut) +
    part('lining', back, lining, 1) +
    shade(back, 0.25) +
    seam('M22 146C24 240 26 320 28 391', 1.2) +
    shade('M22 146C24 240 26 320 28 391L36 391C33 320 30 240 27 146Z', 0.2) +
    stitch('M18 150C20 240 22 320 24 387') +
    `<g transform="translate(0 -5)">${lapel(cloth, 160, 46)}</g>` +
    part('belt', 'M-54 182Q0 190 54 182L55 197Q0 205-55 197Z', cloth, 1.2) +
    part('buckle', 'M-8 183H10V205H-8Z', '#E3B45B', 1.1) +
    part('buckle', 'M-4 188H6V200H-4Z', cloth, 1) +
    buttons(
      [
        ...row(160, 160.1, 2, 16),
        ...row(160, 160.1, 2, -18),
        ...row(222, 256, 2, 18),
        ...row(222, 256, 2, -20),
      ],
      3.6,
      INK,
    ) +
    part('pocket', both('M34 246L62 236L65 245L37 256Z'), cloth, 1)
  );
}
