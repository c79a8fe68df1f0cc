import {
  type BodyCut,
  backHem,
  bodyOutline,
  hangingSleeves,
  type SkirtCut,
  type SleeveCut,
  sideShade,
  skirtFolds,
  skirtLine,
  skirtOutline,
  skirtShade,
} from '../web/art/cut.ts';
import { between, both, mirror, symmetric, through } from '../web/art/path.ts';
import {
  type Bolt,
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

const GOLD = '#DDA147';

/** A short fitted blouse, moved down by `drop`. */
function choli(sheet: Sheet, bolt: Bolt, trim: string): string {
  const cut: BodyCut = {
    neck: [27, 30],
    neckDepth: 64,
    shoulder: [56, 38],
    armpit: [50, 92],
    waist: [43, 124],
    hip: [42, 130],
    hem: [42, 136],
    dip: 5,
  };
  const arm: SleeveCut = {
    shoulder: cut.shoulder,
    armpit: cut.armpit,
    outer: [84, 104],
    inner: [60, 114],
    bow: 5,
  };
  const hole = 'M-27 30Q0 24 27 30C27 50 16 64 0 64C-16 64-27 50-27 30Z';
  const body = bodyOutline(cut);
  return (
    hangingSleeves(sheet, bolt, arm, { fill: trim, depth: 14 }) +
    part('choli', body, sheet.cloth(bolt)) +
    part('border', 'M-42.5 127Q0 137 42.5 127L42 136Q0 147-42 136Z', trim, 1) +
    sideShade(cut, 10) +
    seam(both('M50 84Q34 88 28 100Q24 114 24 133'), 0.8) +
    folds([
      [26, 104, 20, 96, 10, 92, 1.3],
      [-26, 104, -20, 96, -10, 92, -1.3],
    ]) +
    part('neck', hole, sheet.cloth(plain('plum')), 1) +
    shade(hole, 0.4) +
    part(
      'gala',
      'M27 30C27 50 16 64 0 64C-16 64-27 50-27 30L-34 32C-34 56-20 71 0 71C20 71 34 56 34 32Z',
      trim,
      1,
    )
  );
}

export function lehengaCholi(sheet: Sheet, bolt: Bolt): string {
  const work = sheet.cloth(bolt.trim ?? { textile: 'jamawar', seed: 4 }, { scale: 0.55 });
  const veil = sheet.cloth(bolt.veil ?? plain('rose'));
  const cut: SkirtCut = { top: [44, 168], hem: [138, 382], dip: 20, waves: 9, swing: 3.5 };
  const outer = through([
    [38, 30],
    [84, 62],
    [128, 150],
    [146, 240],
    [152, 330],
  ]);
  const inner = through([
    [34, 32],
    [60, 90],
    [84, 170],
    [96, 250],
    [104, 332],
  ]);
  return (
    part('dupatta', between(outer, inner), veil) +
    folds([
      [118, 330, 114, 220, 88, 120, 2],
      [136, 330, 130, 220, 104, 110, 2.2],
    ]) +
    part('border', 'M103 316L104 332L152 330L151 314Z', work, 1) +
    part('skirt', skirtOutline(cut), sheet.cloth(bolt)) +
    part('border', between(skirtLine(cut), skirtLine(cut, 30)), work, 1) +
    part('piping', between(skirtLine(cut, 30), skirtLine(cut, 35)), GOLD, 0.8) +
    skirtShade(cut) +
    folds(skirtFolds(cut, 0.82)) +
    part('waistband', 'M-45 158Q0 166 45 158L46 173Q0 182-46 173Z', work, 1.1) +
    `<path d="M38 172C44 184 46 196 44 210M41 172C50 182 54 194 54 204" stroke="${GOLD}" stroke-width="1.6"/>` +
    part('latkan', 'M41 208l6 0l2 13h-9ZM51 202h6l2 13h-9Z', GOLD, 1) +
    choli(sheet, bolt.second ?? { textile: 'jamawar', seed: bolt.seed }, work)
  );
}

export function saree(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const turned = sheet.cloth(bolt, { angle: 38 });
  const border = sheet.cloth(bolt.trim ?? { textile: 'phulkari', seed: 0 }, { scale: 0.5 });
  const fall = symmetric('M0 150L44 146C58 178 62 214 62 256C62 310 66 356 72 394C48 402 24 402 0 402');
  const pallu =
    'M-46 158C-30 132 10 96 30 66C38 54 44 44 48 34L72 44C74 60 66 92 48 122C32 150 4 184-30 204C-44 200-50 176-46 158Z';
  const behind = 'M48 34C66 36 82 56 92 92C104 140 108 220 110 326L58 332C60 240 62 150 58 84Z';
  const pleats = [-20, -12, -4, 4, 12, 20];
  return (
    part('pallu', behind, cloth) +
    part('border', 'M58.5 312L58 332L110 326L109.6 307Z', border, 1) +
    folds([
      [84, 329, 86, 220, 74, 110, 2],
      [98, 328, 96, 210, 82, 100, 2.2],
    ]) +
    seam('M66 331v8M72 330.5v8M78 330v8M84 329v8M90 328.5v8M96 328v8M102 327v8M107 326.5v8', 1.5) +
    choli(sheet, bolt.second ?? plain('saffron'), border) +
    part('fall', fall, cloth) +
    part(
      'border',
      'M-67 374C-44 382-22 384 0 384C22 384 44 382 67 374L72 394C48 402 24 402 0 402C-24 402-48 402-72 394Z',
      border,
      1,
    ) +
    shade('M44 146C58 178 62 214 62 256C62 310 66 356 72 394L54 399C50 340 48 220 32 150Z', 0.14) +
    part('pleats', 'M-22 158L22 158L30 396Q0 404-30 396Z', cloth, 1) +
    part('border', 'M-29.5 380Q0 386 29.5 380L30 396Q0 404-30 396Z', border, 1) +
    seam(pleats.map((x) => `M${x} 160L${(x * 1.3).toFixed(1)} 398`).join(''), 0.8) +
    shade(pleats.map((x) => `M${x} 160L${(x * 1.3).toFixed(1)} 398l6-.5L${x + 3} 160Z`).join(''), 0.16) +
    folds([
      [58, 250, 40, 230, 26, 190, 1.8],
      [-57, 246, -44, 228, -28, 212, -1.8],
      [-59, 290, -46, 268, -30, 254, -1.6],
    ]) +
    part('pallu', pallu, turned) +
    part(
      'border',
      'M-30 204C4 184 32 150 48 122C66 92 74 60 72 44L64 41C64 62 56 90 40 116C24 144-4 176-38 196Z',
      border,
      1,
    ) +
    folds([
      [-44, 164, -14, 134, 16, 100, 2],
      [-42, 178, -6, 150, 34, 96, 2],
      [52, 42, 48, 66, 34, 90, 1.8],
    ])
  );
}

export function sharara(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const work = sheet.cloth(bolt.trim ?? { textile: 'phulkari', seed: 1 }, { scale: 0.55 });
  const cut: BodyCut = {
    neck: [22, 28],
    neckDepth: 56,
    shoulder: [54, 37],
    armpit: [48, 94],
    waist: [43, 148],
    hip: [56, 196],
    hem: [64, 246],
    dip: 4,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [103, 186], inner: [82, 194] };
  const leg =
    'M0 230L62 230C64 256 64 276 66 294C86 326 104 362 112 394C82 408 34 408 6 396C8 360 10 330 16 296Z';
  const band = 'M16 288L65.5 284L66.5 298L14 302Z';
  const hem = 'M104 374C78 388 34 388 7 378L6 396C34 408 82 408 112 394Z';
  const gathers: Fold[] = [
    [22, 302, 20, 340, 14, 382, 1.8],
    [32, 302, 34, 340, 34, 370, 1.8],
    [42, 301, 50, 340, 54, 386, 2],
    [52, 300, 64, 336, 74, 370, 2],
    [61, 299, 80, 336, 94, 380, 2],
  ];
  const skirts = sheet.cloth(bolt.second ?? plain('teal'));
  const outline = bodyOutline(cut);
  return (
    part('sharara', mirror(leg), skirts) +
    part('sharara', leg, skirts) +
    shade('M62 230C64 256 64 276 66 294C86 326 104 362 112 394L94 400C84 350 66 320 54 298Z', 0.14) +
    folds([...gathers, ...flipped(gathers)]) +
    part('border', both(hem), work, 1) +
    part('gota', both(band), work, 1) +
    backHem(cut, cloth, 4, 3) +
    hangingSleeves(sheet, bolt, arm, { fill: work, depth: 15 }) +
    part('daman', outline, cloth) +
    sheet.clipped('sharara-daman', outline, part('border', 'M-70 230Q0 240 70 230V262H-70Z', work, 1)) +
    sideShade(cut, 12) +
    folds([
      [40, 248, 42, 220, 36, 186, 1.8],
      [-40, 248, -42, 220, -36, 186, -1.8],
      [43, 150, 34, 160, 32, 182, 1.5],
      [-43, 150, -34, 160, -32, 182, -1.5],
    ]) +
    part('neck', 'M-22 28Q0 22 22 28C22 46 10 56 0 62C-10 56-22 46-22 28Z', sheet.cloth(plain('plum')), 1) +
    shade('M-22 28Q0 22 22 28C22 46 10 56 0 62C-10 56-22 46-22 28Z', 0.4) +
    part('gala', both('M22 28C22 46 10 56 0 62V74C18 66 32 52 31 30Z'), work, 1) +
    stitch('M0 74V110')
  );
}
