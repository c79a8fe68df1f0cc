import { num, star } from '../web/art/path.ts';
import { type Bolt, flat, folds, part, placed, plain, type Sheet, shade } from '../web/art/sheet.ts';
import { resting } from './goods-stage.ts';
import { bangles, bust, topi } from './ornaments.ts';

export type ButtonKind =
  | 'pearl'
  | 'shell'
  | 'brass'
  | 'wood'
  | 'horn'
  | 'glass'
  | 'cloth'
  | 'silver'
  | 'knot';

const FACES: Record<ButtonKind, readonly [face: string, rim: string, light: string]> = {
  pearl: ['#F6EEE8', '#D9C3BA', '#FFFFFF'],
  shell: ['#EFE6DC', '#CFC2B8', '#FFFFFF'],
  brass: ['#DDAE4C', '#A87824', '#F9E2A0'],
  wood: ['#A8743F', '#7A4F26', '#D2A06A'],
  horn: ['#4A3A34', '#2B2220', '#9A7B68'],
  glass: ['#7E4BB8', '#532C86', '#E6D4FA'],
  cloth: ['#8F1F1B', '#5C1412', '#F0C8B0'],
  silver: ['#C9CCD8', '#8E92A4', '#FFFFFF'],
  knot: ['#B5473B', '#7C2A22', '#F0B09A'],
};

const DISC = 'M-30 0A30 30 0 1 1 30 0A30 30 0 1 1-30 0Z';

function oneButton(sheet: Sheet, kind: ButtonKind, bolt: Bolt | undefined, turn: number): string {
  const [face, rim, light] = FACES[kind];
  const shine = `<path d="M-20-13A24 24 0 0 1 4-24" stroke="${light}" stroke-width="3.4" stroke-opacity=".85"/>`;
  const holes = (at: number, thread: string) =>
    `<path d="M${-at}-${at}L${at} ${at}M${at}-${at}L-${at} ${at}" stroke="${thread}" stroke-width="3"/>` +
    [-at, at]
      .map((x) =>
        [-at, at].map((y) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#1B1730" stroke="none"/>`).join(''),
      )
      .join('');
  const dish =
    `<circle r="21" stroke="${rim}" stroke-width="1.6"/>` +
    shade('M24-18A30 30 0 0 1-18 24A26 26 0 0 0 24-18Z', 0.16);
  let marks = part('button', DISC, bolt ? sheet.cloth(bolt, { scale: 0.62 }) : face, 1.4);
  if (kind === 'brass' || kind === 'silver')
    marks +=
      `<circle r="26" stroke="${rim}" stroke-width="1.4"/><circle r="22.5" stroke="${rim}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 5.9"/>` +
      `<path d="${star([0, 0], 16, [15, 9])}" fill="${light}" stroke="${rim}" stroke-width="1.4"/><circle r="4.4" fill="${rim}" stroke="none"/>` +
      shade('M24-18A30 30 0 0 1-18 24A34 34 0 0 0 24-18Z', 0.18) +
      shine;
  else if (kind === 'wood')
    marks += `<path d="M-27-10Q0-18 26-12M-29-1Q0-8 29-2M-28 9Q0 3 28 8M-22 19Q0 13 22 19" stroke="${rim}" stroke-width="1.5"/>${dish}${holes(6, '#F0E3C8')}${shine}`;
  else if (kind === 'cloth')
    marks +=
      shade('M24-18A30 30 0 0 1-18 24A34 34 0 0 0 24-18Z', 0.3) +
      `<path d="M-19-15A24 24 0 0 1 6-24" stroke="#fff" stroke-width="4" stroke-opacity=".45"/>`;
  else if (kind === 'knot')
    marks +=
      `<path d="M-22-8C-8-26 8-26 22-8M-26 2C-10-14 10-14 26 2M-24 12C-8-2 8-2 24 12M-16 22C-4 12 4 12 16 22M-10-27C-26-12-24 10-10 27M10-27C26-12 24 10 10 27M0-29V29" stroke="${rim}" stroke-width="2"/>` +
      `<path d="M-20-12C-8-24 8-24 20-12M-24-2C-10-16 10-16 24-2" stroke="${light}" stroke-width="1.2"/>` +
      shade('M24-18A30 30 0 0 1-18 24A34 34 0 0 0 24-18Z', 0.24);
  else if (kind === 'glass')
    marks +=
      `<path d="${star([0, 0], 16, [28, 19])}" fill="${light}" fill-opacity=".28" stroke="${light}" stroke-width="1"/><path d="${star([0, 0], 8, [17, 12])}" fill="${face}" stroke="${light}" stroke-width="1"/><circle r="5" fill="${light}" stroke="none"/>` +
      shine;
  else
    marks +=
      (kind === 'shell'
        ? '<path d="M-24 10C-10-14 12 8 24-14" stroke="#BFE0DC" stroke-width="5" stroke-opacity=".65"/><path d="M-20 18C-4 0 8 18 25 2" stroke="#F0C3CF" stroke-width="5" stroke-opacity=".6"/>'
        : '<path d="M-26 6C-8-10 6 12 26-6" stroke="#8A6A54" stroke-width="4" stroke-opacity=".6"/><path d="M-18-18C-6-6 8-14 18-20" stroke="#C2A188" stroke-width="2" stroke-opacity=".6"/>') +
      dish +
      holes(6, kind === 'shell' ? '#B3261E' : '#E9DDC6') +
      shine;
  return `<g transform="rotate(${turn})">${marks}</g>`;
}

export function buttonCard(sheet: Sheet, kind: ButtonKind, paper: string, bolt?: Bolt): string {
  const card = 'M-132-190Q-132-206-116-206H116Q132-206 132-190V190Q132 206 116 206H-116Q-132 206-132 190Z';
  let sewn = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++)
      sewn += placed(
        resting(DISC, oneButton(sheet, kind, bolt, ((row * 3 + column) * 37) % 50), 5),
        (column - 1) * 78,
        -92 + row * 76,
      );
  return (
    `<g transform="translate(240 300)rotate(-2)scale(1.14)">${part('card', card, paper, 1.3)}` +
    `<path d="M-122-186Q-122-196-112-196H112Q122-196 122-186V186Q122 196 112 196H-112Q-122 196-122 186Z" stroke="#8A6B3C" stroke-width="1.1" stroke-dasharray="4 3"/>` +
    `<circle cy="-174" r="9" fill="#EADBC2" stroke-width="1.2"/>` +
    `<path d="M-70-174H-24M24-174H70" stroke="#8A6B3C" stroke-width="1.6"/><path d="M-47-179l5 5l-5 5l-5-5ZM47-179l5 5l-5 5l-5-5Z" fill="#B3261E" stroke="none"/>` +
    `<path d="M-60 180H60" stroke="#8A6B3C" stroke-width="1.4" stroke-dasharray="14 5"/>${sewn}</g>`
  );
}

export function necklace(sheet: Sheet, stone: string, second: string, velvet: Bolt): string {
  return placed(bust(sheet, { stone, second, velvet }), 240, 66, 2.34);
}

export function bangleStand(_sheet: Sheet, colors: readonly string[]): string {
  const row = (count: number) => Array.from({ length: count }, (_, k) => colors[k % colors.length] as string);
  const tier = (y: number, count: number, height: number, scale: number) =>
    part(
      'rod',
      `M${num(240 - count * 5 * scale - 34)} ${y - 9}H${num(240 + count * 5 * scale + 34)}V${y + 9}H${num(240 - count * 5 * scale - 34)}Z`,
      '#C99A63',
      1.2,
    ) + placed(bangles(row(count), height), 240 - (count - 1) * 5 * scale, y, scale);
  return (
    part('post', 'M232 110H248V500H232Z', '#B98552', 1.3) +
    part('knob', 'M226 112Q224 84 240 80Q256 84 254 112Z', '#C99A63', 1.2) +
    part(
      'foot',
      'M150 520Q156 492 240 488Q324 492 330 520Q334 536 322 538H158Q146 536 150 520Z',
      '#B98552',
      1.4,
    ) +
    shade('M158 538H322Q334 536 330 520Q240 534 150 520Q146 536 158 538Z', 0.2) +
    tier(214, 15, 120, 1.35) +
    tier(390, 19, 132, 1.4)
  );
}

export function cushions(sheet: Sheet, bolt: Bolt): string {
  const shape =
    'M-150-146C-60-130 60-130 150-146C134-60 134 60 150 146C60 130-60 130-150 146C-134 60-134-60-150-146Z';
  const one = (cloth: Bolt, scale: number, piping: string) =>
    part('cushion', shape, sheet.cloth(cloth, { scale }), 1.5) +
    `<path d="${shape}" stroke-width="7"/><path d="${shape}" stroke="${piping}" stroke-width="4.6"/>` +
    shade(
      'M150-146C134-60 134 60 150 146C60 130-60 130-150 146C-20 112 100 96 112-30C116-80 130-120 150-146Z',
      0.15,
    ) +
    flat('M-136-134C-60-118 20-118 60-124C-20-100-90-60-118 20C-124-40-124-90-136-134Z', '#fff', 0.14) +
    folds([
      [-146, -140, -122, -112, -96, -96, 2.6],
      [146, -140, 122, -112, 98, -96, -2.6],
      [-146, 140, -120, 116, -98, 96, 2.6],
      [146, 140, 122, 114, 96, 98, -2.6],
    ]) +
    [
      [-152, -148],
      [152, -148],
      [-152, 148],
      [152, 148],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="9" fill="${piping}" stroke-width="1.2"/>`)
      .join('');
  return (
    placed(one(bolt.second ?? plain('madder'), 1, '#FBF3DF'), 300, 226, 0.86, 9) +
    placed(resting(shape, one(bolt, 1.2, '#DDA147')), 208, 350, 1.06, -6)
  );
}

export function caps(sheet: Sheet, bolt: Bolt): string {
  return (
    placed(topi(sheet, bolt.second ?? { textile: 'ajrak', seed: 'madder' }), 318, 226, 1.9, 8) +
    placed(
      resting('M-54 22V-12Q-54-44 0-44Q54-44 54-12V22Q44 30 28 31H-28Q-44 30-54 22Z', topi(sheet, bolt), 2),
      218,
      386,
      3,
    )
  );
}
