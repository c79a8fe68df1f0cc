import { num } from '../web/art/path.ts';
import {
  type Bolt,
  type Fold,
  flat,
  folds,
  part,
  placed,
  type Sheet,
  shade,
  stitch,
} from '../web/art/sheet.ts';
import { roll } from './cloths.ts';
import { resting } from './goods-stage.ts';

function packet(sheet: Sheet, bolt: Bolt, width: number, height: number, scale = 1.3): string {
  const cloth = sheet.cloth(bolt, { scale });
  const under = [12, 8, 4]
    .map(
      (by) =>
        part(
          'layer',
          `M8 ${by}H${width + by}V${height + by}H12Q4 ${height + by} 4 ${height - 8}Z`,
          cloth,
          1,
        ) + shade(`M8 ${by}H${width + by}V${height + by}H8Z`, 0.2),
    )
    .join('');
  const face = `M10 0H${width}V${height}H10Q0 ${height} 0 ${height - 10}V10Q0 0 10 0Z`;
  return (
    under +
    part('packet', face, cloth, 1.4) +
    shade(
      `M${width - 26} 0H${width}V${height}H${width - 14}Q${width - 30} ${height / 2} ${width - 26} 0Z`,
      0.1,
    ) +
    flat(`M10 0Q0 0 0 10V${height - 10}Q0 ${height} 10 ${height}Q4 ${height / 2} 10 0Z`, '#fff', 0.28) +
    part('selvedge', `M${width - 9} 0H${width}V${height}H${width - 9}Z`, '#FBF6EC', 0.9) +
    `<path d="M${width - 4.5} 6V${height - 4}" stroke="#B3261E" stroke-width="1.6" stroke-dasharray="1 9"/>` +
    folds([
      [16, 2, 30, height * 0.2, 24, height * 0.42, 1.6],
      [width * 0.62, height - 1, width * 0.6, height * 0.8, width * 0.66, height * 0.62, 1.8],
    ])
  );
}

function band(width: number, y: number, color: string): string {
  return (
    part('band', `M-3 ${y}H${width + 3}V${y + 54}H-3Z`, '#FBF6EC', 1.1) +
    shade(`M-3 ${y + 54}H${width + 3}V${y + 58}H-3Z`, 0.16) +
    stitch(`M0 ${y + 6}H${width}M0 ${y + 48}H${width}`, color) +
    `<circle cx="${width / 2}" cy="${y + 27}" r="17" fill="${color}" stroke-width="1.1"/><circle cx="${width / 2}" cy="${y + 27}" r="12.6" stroke="#FBF6EC" stroke-width="1" stroke-dasharray="2 1.6"/>` +
    `<path d="M${num(width / 2)} ${y + 18}V${y + 38}M${width / 2 - 3} ${y + 20}h6M${width / 2 - 6} ${y + 31}q6-8 12 0" stroke="#FBF6EC" stroke-width="1.6"/>`
  );
}

export function unstitched(sheet: Sheet, bolt: Bolt, seal = '#4338CA'): string {
  const { second, veil } = bolt;
  return (
    (veil ? placed(packet(sheet, veil, 240, 330, 1.1), 176, 82, 1, 9) : '') +
    (second ? placed(resting('M0 0H252V332H0Z', packet(sheet, second, 240, 320)), 66, 112, 1, -7) : '') +
    placed(
      resting('M0 0H276V338H0Z', packet(sheet, bolt, 264, 326) + band(264, 196, seal)),
      106,
      164,
      1,
      veil ? -1.5 : 2,
    )
  );
}

export function boltOfCloth(sheet: Sheet, bolt: Bolt): string {
  const fall =
    'M84 196C88 300 80 430 62 548C120 566 182 548 240 556C300 564 352 550 414 560C400 440 394 300 398 196Z';
  const hang: Fold[] = [
    [128, 552, 132, 440, 146, 280, 2.6],
    [214, 553, 212, 430, 218, 300, 2.2],
    [306, 558, 304, 440, 296, 280, -2.6],
    [366, 555, 362, 450, 350, 320, -2.2],
  ];
  return (
    part('length', fall, sheet.cloth(bolt, { scale: 1.5 })) +
    part(
      'selvedge',
      'M84 196C88 300 80 430 62 548L71 550C89 430 96 300 93 196ZM398 196C394 300 400 440 414 560L404 558C391 440 386 300 389 196Z',
      '#FBF6EC',
      0.9,
    ) +
    shade('M84 196H398V232C300 250 180 250 84 232Z', 0.24) +
    shade('M340 196H398C394 300 400 440 414 560L360 556C352 440 344 300 340 196Z', 0.1) +
    folds(hang) +
    stitch('M72 538C124 554 182 538 240 546C300 554 352 540 404 549') +
    placed(roll(sheet, bolt, 374, 112), 54, 108)
  );
}

interface Drop {
  half: number;
  foot: number;
  border: number;
  fringe: number;
  scale: number;
}

export function overRail(sheet: Sheet, bolt: Bolt, { half, foot, border, fringe, scale }: Drop): string {
  const [left, right] = [240 - half, 240 + half];
  const wave = (y: number) =>
    `Q${num(right - half * 0.5)} ${y + 8} 240 ${y + 2}Q${num(left + half * 0.5)} ${y - 5} ${left} ${y}`;
  const back = (y: number) =>
    `Q${num(left + half * 0.5)} ${y - 5} 240 ${y + 2}Q${num(right - half * 0.5)} ${y + 8} ${right} ${y}`;
  const face = `M${left} 62Q240 50 ${right} 62V${foot}${wave(foot)}Z`;
  const end = (from: number, to: number) => `M${left} ${from}${back(from)}V${to}${wave(to)}Z`;
  const behind = `M${left + 16} 62H${right + 16}V${foot - 70}Q${num(240 + half * 0.5)} ${foot - 64} 240 ${foot - 70}T${left + 16} ${foot - 70}Z`;
  const cloth = sheet.cloth(bolt, { scale });
  const trim = bolt.trim ? sheet.cloth(bolt.trim, { scale: 0.9 }) : cloth;
  const hang: Fold[] = [-0.72, -0.34, 0.06, 0.42, 0.76].map((share, index) => {
    const x = 240 + share * half;
    return [
      x,
      foot + 2,
      x + (index % 2 ? 9 : -7),
      foot * 0.7,
      x + share * 6,
      90 + (index % 3) * 46,
      index % 2 ? -3 : 3,
    ];
  });
  let threads = '';
  for (let x = left + 4; x < right; x += 7)
    threads += `M${x} ${foot + 1}q${x % 2 ? 2 : -2} ${fringe * 0.6} 0 ${fringe}`;
  return (
    part('behind', behind, cloth, 1.2) +
    shade(behind, 0.34) +
    (fringe
      ? `<path d="${threads}" stroke-width="3.4"/><path d="${threads}" stroke="#EAD9B4" stroke-width="1.8"/>`
      : '') +
    part('length', face, cloth) +
    (border
      ? part('border', end(foot - border, foot), trim, 1.2) +
        part('line', end(foot - border - 12, foot - border - 7), '#DDA147', 0.8)
      : '') +
    shade(
      `M${right} 62V${foot}L${right - 20} ${foot + 4}Q${right - 30} ${foot / 2} ${right - 14} 60Z`,
      0.15,
    ) +
    flat(`M${left} 62Q240 50 ${right} 62V80Q240 68 ${left} 80Z`, '#fff', 0.2) +
    folds(hang, 0.14) +
    (part('rail', 'M28 56H452V66H28Z', '#C99A63', 1.2) +
      '<circle cx="26" cy="61" r="9" fill="#E0B050"/><circle cx="454" cy="61" r="9" fill="#E0B050"/>') +
    part('length', `M${left} 70Q240 60 ${right} 70V58Q240 40 ${left} 58Z`, cloth, 1.2) +
    flat(`M${left} 66Q240 54 ${right} 66V58Q240 40 ${left} 58Z`, '#fff', 0.18)
  );
}

export function foldedShawl(sheet: Sheet, bolt: Bolt): string {
  const palla = sheet.cloth(bolt.trim ?? { textile: 'jamawar', seed: 'madder' }, { scale: 1.1 });
  const cloth = sheet.cloth(bolt, { scale: 1.3 });
  const fringe = (from: number, to: number, y: number) => {
    let d = '';
    for (let x = from; x <= to; x += 6.4) d += `M${num(x)} ${y}q${x % 3 ? 2 : -2} 16 0 28`;
    return `<path d="${d}" stroke-width="3.2"/><path d="${d}" stroke="#EFE0BE" stroke-width="1.7"/>`;
  };
  const layer = (x: number, y: number, width: number, height: number) =>
    fringe(x + 4, x + width - 4, y + height) +
    part('fold', `M${x} ${y}H${x + width}V${y + height}H${x}Z`, cloth) +
    part('palla', `M${x} ${y + height - 104}H${x + width}V${y + height - 8}H${x}Z`, palla, 1.1) +
    `<path d="M${x} ${y + height - 110}H${x + width}M${x} ${y + height - 4}H${x + width}" stroke="#DDA147" stroke-width="3"/>`;
  return (
    layer(132, 84, 270, 410) +
    (resting('M84 62H320V482H84Z', layer(84, 62, 236, 420)) +
      shade('M296 62H320V482H300Q286 260 296 62Z', 0.14) +
      folds([
        [150, 480, 154, 380, 144, 240, 2.2],
        [236, 480, 232, 400, 240, 280, -2.2],
      ]))
  );
}
