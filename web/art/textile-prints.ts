import { INK, LEAF, MADDER, PAPER, SAFFRON } from './colors.ts';
import { dyes } from './dyes.ts';
import { palette } from './palettes.ts';
import { num, type Point, polyline, star } from './path.ts';
import type { Random } from './random.ts';
import { type Repeat, threads } from './repeat.ts';

const AJRAK = {
  indigo: ['#2A2B7C', MADDER, INK],
  madder: ['#8F1F1B', '#2A2B7C', INK],
  blue: ['#1F2466', '#A8261F', '#3B35A8'],
  teal: ['#1C5560', '#B5473B', '#16303A'],
  leaf: ['#23593F', '#A8392B', '#16302A'],
  black: ['#221E30', '#A8261F', '#2A2B7C'],
  saffron: ['#C98A2B', '#8F1F1B', '#2A2350'],
} as const;

/** A Sindhi resist print in madder and indigo. */
export function ajrak(random: Random, seed: string): Repeat {
  const [ground, main, second] = palette(random, seed, AJRAK, 3, dyes.ajrak);
  const size = 52;
  const half = size / 2;
  const corners: Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  const dots = (r: number, count: number, dot: number, color: string, [x, y]: Point) =>
    `<circle cx="${x}" cy="${y}" r="${r}" stroke="${color}" stroke-width="${dot}" stroke-linecap="round" stroke-dasharray="0 ${((2 * Math.PI * r) / count).toFixed(3)}"/>`;
  const medal = star([half, half], 16, [20, 15.2]);
  const diamonds = [
    [half, 0],
    [0, half],
    [size, half],
    [half, size],
  ].map(([x = 0, y = 0]) => `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`);
  return {
    width: size,
    height: size,
    ground,
    marks:
      `<path d="${diamonds.join('')}" fill="${second}" stroke="${PAPER}" stroke-width="1"/>` +
      `<path d="${medal}" fill="${main}" stroke="${PAPER}" stroke-width="1.3"/>` +
      `<path d="${star([half, half], 16, [13.5, 10])}" fill="${second}" stroke="${PAPER}" stroke-width=".9"/>` +
      dots(6.6, 8, 2.6, PAPER, [half, half]) +
      `<circle cx="${half}" cy="${half}" r="3" fill="${SAFFRON}"/>` +
      corners
        .map(
          (at) =>
            `<circle cx="${at[0]}" cy="${at[1]}" r="10.5" fill="${second}" stroke="${PAPER}"/>` +
            `<circle cx="${at[0]}" cy="${at[1]}" r="3.6" fill="${main}" stroke="${PAPER}" stroke-width=".8"/>` +
            dots(7, 10, 1.6, PAPER, at),
        )
        .join(''),
  };
}

function darned([x, y]: Point, a: number, b: number, upright: boolean): string {
  let d = '';
  const step = 2;
  const reach = upright ? a : b;
  for (let at = -reach + step / 2; at < reach; at += step) {
    const half = (upright ? b : a) * (1 - Math.abs(at) / reach) - 0.4;
    if (half <= 0.3) continue;
    d += upright
      ? `M${num(x + at)} ${num(y - half)}v${num(half * 2)}`
      : `M${num(x - half)} ${num(y + at)}h${num(half * 2)}`;
  }
  return d;
}

const PHULKARI = {
  madder: ['#8A1F2D', '#F2B843', SAFFRON, '#F3D9C0'],
  purple: ['#5B2A86', '#F2B843', '#E07A3F', '#F6E3B5'],
  brick: ['#9C2A1C', '#F4C65A', '#E0812F', '#F0C3CF'],
  indigo: ['#2C2F77', '#F2B843', '#D9577A', '#F6E3B5'],
  leaf: ['#1F6B52', '#F2C25B', '#E58A5A', '#F6E3B5'],
  ivory: ['#F2E8D4', '#B3261E', '#D9912B', '#4338CA'],
  rose: ['#C03A66', '#F6D77A', '#F2A65A', '#FBE3D0'],
  black: ['#241F33', '#F2B843', '#D9577A', '#8FC1B5'],
} as const;

export function phulkari(random: Random, seed: string): Repeat {
  const [ground, light, deep, spark] = palette(random, seed, PHULKARI, 4, dyes.phulkari);
  const [width, height] = [40, 52];
  const [a, b] = [width / 4, height / 4];
  const lozenge = (x: number, y: number) => ({
    upright: darned([x, y - b / 2 - 1], a / 2, b / 2, true) + darned([x, y + b / 2 + 1], a / 2, b / 2, true),
    lying: darned([x - a / 2 - 1, y], a / 2, b / 2, false) + darned([x + a / 2 + 1, y], a / 2, b / 2, false),
  });
  const places: Point[] = [
    [width / 2, height / 2],
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  const made = places.map(([x, y]) => lozenge(x, y));
  let frame = '';
  let sparks = '';
  for (const [x, y] of places)
    frame += `M${x} ${y - b - 7}L${x + a + 6} ${y}L${x} ${y + b + 7}L${x - a - 6} ${y}Z`;
  for (const [x, y] of [
    [width / 2, 0],
    [0, height / 2],
    [width, height / 2],
    [width / 2, height],
  ] as Point[])
    sparks += `M${x - 3} ${y}h6M${x} ${y - 3}v6`;
  return {
    width,
    height,
    ground,
    marks:
      threads(width, height, '#000', 0.1, 6) +
      `<path d="${made.map((one) => one.upright).join('')}" stroke="${light}" stroke-width="1.5"/>` +
      `<path d="${made.map((one) => one.lying).join('')}" stroke="${deep}" stroke-width="1.5"/>` +
      `<path d="${frame}" stroke="${spark}" stroke-width=".9" stroke-dasharray="1.8 1.6"/>` +
      `<path d="${sparks}" stroke="${spark}" stroke-width="1.5"/>`,
  };
}

const DOCH = {
  black: [INK, MADDER, '#E8772E', PAPER, LEAF],
  madder: ['#7A1420', '#F0A93B', PAPER, INK, '#2E8F6B'],
  indigo: ['#23206B', '#E8772E', '#D9577A', PAPER, '#F0B94D'],
  ivory: ['#F2E8D4', MADDER, '#E8772E', INK, LEAF],
  leaf: ['#16513F', '#F0A93B', '#E98B74', PAPER, '#F6D77A'],
} as const;

/** Balochi embroidery of chevrons, triangles and lozenges. */
export function doch(random: Random, seed: string): Repeat {
  const [ground, ...silks] = palette(random, seed, DOCH, 3, dyes.doch);
  const [one, two, three, four] = silks;
  const width = 16;
  const rows: string[] = [];
  let y = 0;
  const line = (color: string) => {
    rows.push(`<path d="M0 ${y + 1}h${width}" stroke="${color}" stroke-width="1.3"/>`);
    y += 3;
  };
  const beads = (color: string) => {
    rows.push(`<path d="M2 ${y + 1}h${width}" stroke="${color}" stroke-width="1.6" stroke-dasharray="2 2"/>`);
    y += 3;
  };
  const zigzag = (color: string, amplitude: number, width_ = 1.4) => {
    const tops: Point[] = [];
    for (let x = -4; x <= width + 4; x += 4) tops.push([x, y + (x % 8 === 0 ? amplitude : 0) + 1]);
    rows.push(`<path d="${polyline(tops)}" stroke="${color}" stroke-width="${width_}"/>`);
    y += amplitude + 3;
  };
  const teeth = (color: string, other: string, height: number) => {
    rows.push(
      `<path d="M0 ${y}l4 ${height}l4-${height}Zm8 0l4 ${height}l4-${height}Z" fill="${color}"/>` +
        `<path d="M4 ${y}l4 ${height}h-8Zm8 0l4 ${height}h-8Z" fill="${other}" transform="translate(0 1)" opacity=".9"/>`,
    );
    y += height + 3;
  };
  const lozenges = (color: string, other: string, heart: string) => {
    const c = y + 8;
    rows.push(
      `<path d="M8 ${c - 8}L16 ${c}L8 ${c + 8}L0 ${c}Z" fill="${color}"/><path d="M8 ${c - 5}L13 ${c}L8 ${c + 5}L3 ${c}Z" fill="${other}"/>` +
        `<path d="M8 ${c - 2.2}L10.2 ${c}L8 ${c + 2.2}L5.8 ${c}Z" fill="${heart}"/><path d="M0 ${c - 5}v-3m0 13v3M${width} ${c - 5}v-3m0 13v3" stroke="${heart}" stroke-width="2"/>`,
    );
    y += 19;
  };
  line(three);
  zigzag(one, 4);
  zigzag(two, 4);
  line(three);
  lozenges(one, three, four);
  line(three);
  teeth(two, four, 6);
  beads(three);
  zigzag(four, 3);
  beads(one);
  return { width, height: y, ground, marks: rows.join('') };
}

const JAMAWAR = {
  plum: ['#4A1D56', '#E3B45B', '#C7587B', '#6FA98C'],
  madder: ['#74162A', '#E6BC67', '#E08A4A', '#5B9B86'],
  teal: ['#173F4A', '#E3B45B', '#C9604F', '#7FB59A'],
  night: ['#2A2560', '#E3B45B', '#B55CA5', '#6FA98C'],
  ivory: ['#EFE4CB', '#B4843A', '#B5473B', '#4F8068'],
  emerald: ['#14503E', '#E6BC67', '#D98A5A', '#A9CFA6'],
  black: ['#221D2E', '#DDB05A', '#A8443A', '#6FA98C'],
} as const;

export function jamawar(random: Random, seed: string): Repeat {
  const [ground, gold, second, leaf] = palette(random, seed, JAMAWAR, 4, dyes.jamawar);
  const [width, height] = [46, 64];
  const boteh = 'M2 14C-9 14-11 1-4-6C1-11 4-13 3-19C12-14 14-4 12 3C11 10 8 14 2 14Z';
  const inner = 'M2 10C-5 10-7 2-2-3C2-7 5-9 5-12C9-7 9-1 8 3C7 7 5 10 2 10Z';
  const motif =
    `<path d="${boteh}" fill="${second}" stroke="${gold}" stroke-width="1.3"/>` +
    `<path d="${inner}" stroke="${gold}" stroke-width=".8" fill="${ground}"/>` +
    `<path d="M2 7v-8M2 3l-3-3M2 3l3-3M2 0l-2-3M2 0l2-3" stroke="${gold}" stroke-width=".8"/>` +
    `<path d="M13-9q4 1 6-3" stroke="${gold}" stroke-width=".9"/>` +
    `<path d="M14-10q3-5 7-3q-2 5-7 3Z" fill="${leaf}"/>`;
  const at = (x: number, y: number, flip = 1) =>
    `<g transform="translate(${x} ${y})${flip < 0 ? 'scale(-1 1)' : ''}">${motif}</g>`;
  return {
    width,
    height,
    ground,
    marks:
      `<path d="M4 0v${height}M12 0v${height}M20 0v${height}M28 0v${height}M36 0v${height}M43 0v${height}" stroke="#fff" stroke-width="3" stroke-opacity=".035"/>` +
      at(11, 22) +
      at(34, 49, -1) +
      `<path d="M35 10h.01M35 22h.01M29 16h.01M41 16h.01M5 50h.01M17 50h.01M11 44h.01M11 56h.01" stroke="${gold}" stroke-width="2.2" stroke-linecap="round"/>` +
      `<path d="M35 16h.01M11 50h.01" stroke="${second}" stroke-width="3" stroke-linecap="round"/>`,
  };
}
