import {
  type BodyCut,
  backHem,
  bandCollar,
  bodyOutline,
  hangingSleeves,
  hemLine,
  type SleeveCut,
  sideShade,
} from './cut.ts';
import { between, both, mirror, through } from './path.ts';
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

export function bodyFolds({ armpit, waist, hem }: BodyCut): string {
  const hang: Fold[] = [
    [hem[0] * 0.56, hem[1] + 3, hem[0] * 0.6, hem[1] - 42, hem[0] * 0.53, hem[1] - 92, 2.2],
    [hem[0] * 0.26, hem[1] + 4, hem[0] * 0.22, hem[1] - 30, hem[0] * 0.28, hem[1] - 60, 1.6],
    [waist[0], waist[1], waist[0] - 7, waist[1] + 20, waist[0] - 9, waist[1] + 50, 1.6],
    [armpit[0] - 1, armpit[1] + 5, armpit[0] - 15, armpit[1] + 14, armpit[0] - 30, armpit[1] + 32, 1.6],
  ];
  return folds([...hang, ...flipped(hang)]);
}

export function placket(fill: string, from: number, to: number, count: number): string {
  const step = (to - from - 36) / (count - 1);
  return (
    part('placket', `M-7 ${from}V${to}L0 ${to + 6}L7 ${to}V${from}Z`, fill, 1) +
    shade(`M7 ${from + 2}V${to}L3 ${to + 4}L10 ${to}V${from + 2}Z`, 0.2) +
    stitch(`M-4.5 ${from + 2}V${to - 2}M4.5 ${from + 2}V${to - 2}M-5 ${to - 10}H5`) +
    buttons(Array.from({ length: count }, (_, index) => [0, from + 14 + index * step] as const))
  );
}

export function pocket(fill: string, x: number, y: number): string {
  return (
    part('pocket', `M${x} ${y}h26v24l-13 7l-13-7Z`, fill, 1) +
    stitch(`M${x + 2} ${y + 4}h22M${x + 2.5} ${y + 6}v16.5l10.5 5.5l10.5-5.5v-16.5`)
  );
}

export function kurta(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [20, 34],
    neckDepth: 50,
    shoulder: [66, 49],
    armpit: [60, 118],
    waist: [57, 194],
    hip: [66, 262],
    hem: [72, 372],
    dip: 4,
    corner: 16,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [131, 240], inner: [106, 248] };
  const cloth = sheet.cloth(bolt);
  return (
    backHem(cut, cloth) +
    hangingSleeves(sheet, bolt, arm, { fill: cloth, depth: 13 }) +
    part('daman', bodyOutline(cut), cloth) +
    sideShade(cut) +
    bodyFolds(cut) +
    stitch(hemLine(cut, 7, 10)) +
    stitch(both('M62.5 264L67 352')) +
    placket(cloth, 52, 150, 4) +
    pocket(cloth, 22, 118) +
    bandCollar(cut.neck, cut.neckDepth, cloth)
  );
}

/** `top` is the height of the waistband, `foot` of the hem. */
export function shalwar(sheet: Sheet, bolt: Bolt, top: number, foot: number, hip = 84): string {
  const height = foot - top;
  const [heel, toe] = [hip - 14, 12];
  const outer = `M${hip - 16} ${top}C${hip - 4} ${top + height * 0.08} ${hip + 4} ${top + height * 0.22} ${hip + 2} ${top + height * 0.42}C${hip} ${top + height * 0.62} ${heel + 3} ${foot - 40} ${heel} ${foot}`;
  const inner = `M0 ${top + height * 0.46}C5 ${top + height * 0.62} ${toe - 5} ${foot - 50} ${toe} ${foot}`;
  const cloth = sheet.cloth(bolt);
  const leg = between(`M0 ${top}L${outer.slice(1)}`, inner);
  const paincha = `M${heel} ${foot - 12}L${heel} ${foot}H${toe}L${toe - 1.5} ${foot - 12}Z`;
  const gathers: Fold[] = [];
  for (let index = 0; index < 6; index++) {
    const x = 6 + index * ((hip - 18) / 6);
    gathers.push([x, top + 1, x + index * 0.8, top + 20, x + index * 2.4, top + 34 + (index % 3) * 14, 1.3]);
  }
  const drape: Fold[] = [
    [heel - 14, foot - 12, heel - 6, foot - height * 0.26, hip - 14, top + height * 0.5, -2.2],
    [toe + 14, foot - 12, toe + 8, foot - height * 0.24, toe + 16, top + height * 0.5, 2],
    [1, top + height * 0.48, 14, top + height * 0.44, 28, top + height * 0.3, 1.8],
    [4, top + height * 0.62, 14, top + height * 0.6, 24, top + height * 0.52, 1.4],
  ];
  return (
    part('shalwar', leg, cloth) +
    part('shalwar', mirror(leg), cloth) +
    shade(
      between(
        outer,
        through([
          [hip - 22, top],
          [hip - 12, top + height * 0.5],
          [heel - 8, foot],
        ]),
      ),
      0.13,
    ) +
    folds([...gathers, ...flipped(gathers), ...drape, ...flipped(drape)]) +
    part('paincha', both(paincha), 'none', 1) +
    stitch(both(`M${heel} ${foot - 8}H${toe}M${heel} ${foot - 4}H${toe}`))
  );
}

export function shalwarKameez(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [19, 28],
    neckDepth: 44,
    shoulder: [62, 42],
    armpit: [57, 104],
    waist: [56, 170],
    hip: [64, 222],
    hem: [70, 304],
    dip: 4,
    corner: 14,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [120, 214], inner: [97, 221] };
  const cloth = sheet.cloth(bolt);
  return (
    shalwar(sheet, bolt, 246, 410, 80) +
    backHem(cut, cloth) +
    hangingSleeves(sheet, bolt, arm, { fill: cloth, depth: 14 }) +
    part('daman', bodyOutline(cut), cloth) +
    sideShade(cut) +
    bodyFolds(cut) +
    stitch(hemLine(cut, 6, 10)) +
    stitch(both('M60.5 224L65 286')) +
    placket(cloth, 46, 128, 4) +
    pocket(cloth, 20, 100) +
    shirtCollar(cut.neck, cut.neckDepth, cloth)
  );
}

export function shirtCollar([x, y]: readonly [number, number], depth: number, fill: string): string {
  const behind = `M${3 - x} ${y - 9}Q0 ${y - 14} ${x - 3} ${y - 9}L${x - 1} ${y}Q0 ${depth + 8} ${1 - x} ${y}Z`;
  const leaf = `M${x - 3} ${y - 9}C${x + 1} ${y - 5} ${x + 4} ${y} ${x + 3} ${y + 6}L${x - 5} ${depth + 14}L0 ${depth - 1}C${x * 0.6} ${depth - 10} ${x - 4} ${y + 1} ${x - 3} ${y - 9}Z`;
  return (
    part('neck', behind, fill, 1) +
    shade(behind, 0.4) +
    part('collar', leaf, fill, 1.2) +
    part('collar', mirror(leaf), fill, 1.2) +
    stitch(both(`M${x} ${y + 6}L${x - 6} ${depth + 9}L4 ${depth - 1}`))
  );
}

export function ladiesSuit(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [21, 28],
    neckDepth: 58,
    shoulder: [55, 38],
    armpit: [50, 98],
    waist: [45, 156],
    hip: [59, 214],
    hem: [68, 306],
    dip: 4,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [106, 194], inner: [84, 202] };
  const cloth = sheet.cloth(bolt);
  const band = sheet.cloth(bolt.trim ?? { textile: 'doch', seed: bolt.seed }, { scale: 0.5 });
  const outline = bodyOutline(cut);
  const border = sheet.clipped('suit-daman', outline, part('border', 'M-80 284H80V320H-80Z', band, 1));
  const yoke =
    'M-21 28C-21 46-12 58 0 58C12 58 21 46 21 28L30 30C30 56 20 70 8 74V112H-8V74C-20 70-30 56-30 30Z';
  return (
    dupatta(sheet, bolt.veil ?? plain('saffron'), bolt.trim) +
    shalwar(sheet, bolt.second ?? plain('cream'), 250, 410, 74) +
    backHem(cut, cloth, 5, 3) +
    hangingSleeves(sheet, bolt, arm, { fill: band, depth: 16 }) +
    part('daman', outline, cloth) +
    border +
    sideShade(cut) +
    bodyFolds(cut) +
    part('neck', 'M-21 28Q0 22 21 28C21 46 12 58 0 58C-12 58-21 46-21 28Z', cloth, 1) +
    shade('M-21 28Q0 22 21 28C21 46 12 58 0 58C-12 58-21 46-21 28Z', 0.5) +
    part('gala', yoke, band, 1.1) +
    seam('M0 58V112', 0.9)
  );
}

function dupatta(sheet: Sheet, bolt: Bolt, border: Bolt = { textile: 'phulkari', seed: 2 }): string {
  const cloth = sheet.cloth(bolt);
  const outer = through([
    [36, 34],
    [74, 60],
    [112, 130],
    [128, 210],
    [134, 300],
    [136, 350],
  ]);
  const inner = through([
    [30, 40],
    [52, 90],
    [72, 160],
    [84, 240],
    [88, 300],
    [90, 350],
  ]);
  const hang: Fold[] = [
    [100, 348, 98, 260, 82, 150, 2],
    [114, 348, 114, 260, 98, 130, 2.2],
    [126, 348, 124, 280, 114, 190, 1.6],
  ];
  let tassels = '';
  for (let x = 92; x <= 135; x += 5.4) tassels += `M${x.toFixed(1)} 350v9`;
  return (
    part('dupatta', between(outer, inner), cloth) +
    part('border', 'M89.5 334L90 350H136L135.7 334Z', sheet.cloth(border, { scale: 0.5 }), 1) +
    folds(hang) +
    seam(tassels, 1.6)
  );
}

/** A loose Balochi dress with doch embroidery and a long pocket. */
export function pashk(sheet: Sheet, bolt: Bolt): string {
  const cut: BodyCut = {
    neck: [19, 32],
    neckDepth: 46,
    shoulder: [62, 44],
    armpit: [62, 122],
    waist: [68, 200],
    hip: [82, 280],
    hem: [100, 392],
    dip: 6,
  };
  const arm: SleeveCut = {
    shoulder: cut.shoulder,
    armpit: cut.armpit,
    outer: [142, 222],
    inner: [110, 236],
    bow: 8,
  };
  const cloth = sheet.cloth(bolt);
  const work = bolt.trim ?? { textile: 'doch' as const, seed: 3 };
  const doch = sheet.cloth(work, { scale: 0.62 });
  const upright = sheet.cloth(work, { scale: 0.62, angle: 90 });
  const pandol = 'M-19 190L0 172L19 190L24 396Q0 400-24 396Z';
  return (
    hangingSleeves(sheet, bolt, arm, { fill: doch, depth: 34 }) +
    part('daman', bodyOutline(cut), cloth) +
    sideShade(cut) +
    bodyFolds(cut) +
    part('neck', 'M-19 32Q0 26 19 32C19 42 9 46 0 46C-9 46-19 42-19 32Z', cloth, 1) +
    shade('M-19 32Q0 26 19 32C19 42 9 46 0 46C-9 46-19 42-19 32Z', 0.5) +
    part('jeeg', 'M-19 32C-19 42-9 46 0 46C9 46 19 42 19 32L40 38V128H-40V38Z', doch, 1.2) +
    seam('M0 46V92', 1.2) +
    part('pandol', pandol, upright, 1.2) +
    seam('M-13 192L0 180L13 192L17 396M-13 192L-17 396', 0.8) +
    stitch(hemLine(cut, 7, 2))
  );
}
