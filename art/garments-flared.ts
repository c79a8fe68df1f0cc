import {
  type BodyCut,
  bodyOutline,
  hangingSleeves,
  neckHollow,
  type SkirtCut,
  type SleeveCut,
  sideShade,
  skirtFolds,
  skirtLine,
  skirtOutline,
  skirtShade,
} from '../web/art/cut.ts';
import { between, both, symmetric } from '../web/art/path.ts';
import { type Bolt, buttons, folds, part, plain, type Sheet, seam, shade, stitch } from '../web/art/sheet.ts';

export function anarkali(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const cut: BodyCut = {
    neck: [24, 30],
    neckDepth: 58,
    shoulder: [54, 38],
    armpit: [47, 94],
    waist: [41, 136],
    hip: [42, 146],
    hem: [43, 154],
    dip: 3,
  };
  const arm: SleeveCut = { shoulder: cut.shoulder, armpit: cut.armpit, outer: [104, 212], inner: [85, 218] };
  const skirt: SkirtCut = { top: [42, 152], hem: [132, 382], dip: 18, waves: 9, swing: 3.5 };
  const border = sheet.cloth(bolt.trim ?? { textile: 'jamawar', seed: 3 }, { scale: 0.55 });
  const plainCloth = sheet.cloth(plain('plum'));
  const kalis = [-0.72, -0.45, -0.16, 0.16, 0.45, 0.72];
  return (
    hangingSleeves(sheet, bolt, arm, { fill: border, depth: 22 }) +
    part('skirt', skirtOutline(skirt), cloth) +
    part('border', between(skirtLine(skirt), skirtLine(skirt, 26)), border, 1) +
    part('piping', between(skirtLine(skirt, 26), skirtLine(skirt, 31)), '#DDA147', 0.8) +
    seam(
      kalis
        .map((x) => `M${(x * 44).toFixed(1)} 156Q${(x * 70).toFixed(1)} 250 ${(x * 122).toFixed(1)} 366`)
        .join(''),
      0.7,
    ) +
    skirtShade(skirt) +
    folds(skirtFolds(skirt, 0.7)) +
    part('bodice', bodyOutline(cut), cloth) +
    sideShade(cut, 12) +
    part('band', 'M-43 146Q0 151 43 146V157Q0 162-43 157Z', border, 1) +
    part(
      'gala',
      'M-24 30C-23 48-12 58 0 58C12 58 23 48 24 30L33 32C33 56 18 70 6 72L0 82L-6 72C-18 70-33 56-33 32Z',
      border,
      1,
    ) +
    neckHollow('M-24 30Q0 23 24 30C23 48 12 58 0 58C-12 58-23 48-24 30Z', plainCloth) +
    seam(both('M30 100Q24 124 24 148'), 0.8)
  );
}

export function dress(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const bodice = symmetric('M0 76C16 74 28 60 32 34L50 38C48 66 54 96 64 110C60 136 52 156 48 178L0 180');
  const skirt: SkirtCut = { top: [48, 178], hem: [112, 356], dip: 14, waves: 7, swing: 4 };
  const lines = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];
  const sash = sheet.cloth(bolt.second ?? plain('madder'));
  return (
    part('back', symmetric('M0 52Q20 50 32 34L40 36L44 90L0 96'), cloth) +
    shade(symmetric('M0 52Q20 50 32 34L40 36L44 90L0 96'), 0.4) +
    part('skirt', skirtOutline(skirt), cloth) +
    seam(lines.map((x) => `M${x * 50} 182Q${x * 70} 270 ${x * 104} 350`).join(''), 0.6) +
    skirtShade(skirt) +
    folds(skirtFolds(skirt, 0.82)) +
    stitch(skirtLine(skirt, 7)) +
    part('bodice', bodice, cloth) +
    shade('M64 110C60 136 52 156 48 178L36 179C42 150 52 130 64 110Z', 0.14) +
    seam(both('M36 112Q28 146 26 176'), 0.8) +
    folds([
      [62, 114, 50, 120, 40, 132, 1.5],
      [-62, 114, -50, 120, -40, 132, -1.5],
    ]) +
    stitch(both('M3 78.5C18 76 31 60 34.5 38M48 42C46 68 52 98 61 112')) +
    part('sash', 'M-49 172Q0 180 49 172L50 188Q0 196-50 188Z', sash, 1.1) +
    part(
      'sash',
      'M22 186C34 210 40 240 40 268L28 272C30 240 24 212 16 190ZM18 188C18 216 12 238 6 258L17 262C24 240 28 214 26 188Z',
      sash,
      1,
    ) +
    part('knot', 'M14 178Q22 174 30 178Q32 188 28 194Q20 196 14 192Z', sash, 1)
  );
}

export function skirt(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const cut: SkirtCut = { top: [52, 76], hem: [128, 350], dip: 20, waves: 8, swing: 4 };
  return (
    part('skirt', skirtOutline(cut), cloth) +
    skirtShade(cut) +
    folds(skirtFolds(cut, 0.88)) +
    stitch(skirtLine(cut, 8)) +
    part('waistband', 'M-53 58Q0 66 53 58L53 80Q0 88-53 80Z', cloth, 1.2) +
    shade('M-53 58Q0 66 53 58L53 64Q0 72-53 64Z', 0.2) +
    stitch('M-51 77Q0 85 51 77') +
    buttons([[-40, 71]], 2.6)
  );
}
