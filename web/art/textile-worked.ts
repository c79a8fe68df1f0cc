import { INK, LEAF, MADDER, PAPER, SAFFRON } from './colors.ts';
import { dyes } from './dyes.ts';
import { palette } from './palettes.ts';
import { num, type Point, star } from './path.ts';
import type { Random } from './random.ts';
import { type Repeat, threads } from './repeat.ts';

/** Ground, gold, second silk. */
const BROCADE = {
  ruby: ['#7C1328', '#E6BC67', '#C9604F'],
  emerald: ['#12513F', '#E3B45B', '#8FBF9A'],
  midnight: ['#1F2052', '#E3B45B', '#7C86D6'],
  plum: ['#4E1E55', '#E6BC67', '#C07AB5'],
  ivory: ['#EFE3C8', '#B98A35', '#C9604F'],
  peacock: ['#0F4F5C', '#E6BC67', '#5DB1A5'],
  black: ['#221D2E', '#DDB05A', '#8C6A9A'],
  rose: ['#B14E68', '#F1D08B', '#F3D9C0'],
  gold: ['#C79A45', '#FFF0C4', '#8C3F1F'],
} as const;

export function brocade(random: Random, seed: string): Repeat {
  const [ground, gold, silk] = palette(random, seed, BROCADE, 9, dyes.brocade);
  const [width, height] = [48, 72];
  const [x, y] = [width / 2, height / 2];
  const ogee = (cx: number, cy: number) =>
    `M${cx} ${cy - y}C${cx + 4} ${cy - y + 12} ${cx + x} ${cy - 18} ${cx + x} ${cy}C${cx + x} ${cy + 18} ${cx + 4} ${cy + y - 12} ${cx} ${cy + y}` +
    `C${cx - 4} ${cy + y - 12} ${cx - x} ${cy + 18} ${cx - x} ${cy}C${cx - x} ${cy - 18} ${cx - 4} ${cy - y + 12} ${cx} ${cy - y}Z`;
  const lotus = (cx: number, cy: number) => {
    const petal = (turn: number, r: number, fill: string) =>
      `<path transform="translate(${cx} ${cy + 6})rotate(${turn})" d="M0 0C-6-5-5-${r - 3} 0-${r}C5-${r - 3} 6-5 0 0Z" fill="${fill}" stroke="${gold}" stroke-width="1"/>`;
    return (
      petal(-78, 13, ground) +
      petal(78, 13, ground) +
      petal(-44, 17, silk) +
      petal(44, 17, silk) +
      petal(0, 20, gold) +
      `<path d="M${cx - 9} ${cy + 9}q9 6 18 0M${cx} ${cy + 8}v9M${cx - 5} ${cy + 15}q5-3 10 0" stroke="${gold}" stroke-width="1.3"/>`
    );
  };
  return {
    width,
    height,
    ground,
    marks:
      `<path d="${Array.from({ length: 12 }, (_, k) => `M${k * 4 + 2} 0V${height}`).join('')}" stroke="#fff" stroke-width="1.6" stroke-opacity=".05"/>` +
      `<path d="${ogee(x, y)}" stroke="${gold}" stroke-width="2.2"/><path d="${ogee(x, y)}" stroke="${ground}" stroke-width=".7" stroke-dasharray="2 2"/>` +
      lotus(x, y) +
      [lotus(0, 0), lotus(width, 0), lotus(0, height), lotus(width, height)].join('') +
      `<path d="M${x} 0h.01M${x} ${height}h.01M0 ${y}h.01M${width} ${y}h.01" stroke="${silk}" stroke-width="5" stroke-linecap="round"/>`,
  };
}

/** Grounds and patches; the quilting thread is last. */
const RALLI = {
  madder: [MADDER, SAFFRON, INK, PAPER, LEAF, '#3B35A8', '#FBF3DF'],
  indigo: ['#2A2B7C', '#E8772E', MADDER, PAPER, '#F0B94D', LEAF, '#FBF3DF'],
  saffron: ['#DD9A2E', MADDER, '#27233A', PAPER, '#2F7659', '#8E2F6B', '#FFF8E6'],
} as const;

/** A Sindhi patchwork quilt, four blocks to a repeat. */
export function ralli(random: Random, seed: string): Repeat {
  const [one, two, three, four, five, six, thread] = palette(random, seed, RALLI, 3, dyes.ralli);
  const side = 48;
  const block = (x: number, y: number, marks: string) => `<g transform="translate(${x} ${y})">${marks}</g>`;
  const square = (fill: string, inset = 0) =>
    `<path d="M${inset} ${inset}H${side - inset}V${side - inset}H${inset}Z" fill="${fill}"/>`;
  const diamond = (fill: string, r: number) =>
    `<path d="M24 ${24 - r}L${24 + r} 24L24 ${24 + r}L${24 - r} 24Z" fill="${fill}"/>`;
  const corners = (fill: string, r: number) =>
    `<path d="M0 0H${r}L0 ${r}ZM48 0V${r}L${48 - r} 0ZM48 48H${48 - r}L48 ${48 - r}ZM0 48V${48 - r}L${r} 48Z" fill="${fill}"/>`;
  const nested = square(one) + diamond(two, 24) + square(three, 12) + diamond(four, 12) + square(five, 18.5);
  const wheel =
    square(four) +
    `<path d="M24 24L0 0H24ZM24 24L48 0V24ZM24 24L48 48H24ZM24 24L0 48V24Z" fill="${six}"/><path d="M24 24L24 0H48ZM24 24L48 24V48ZM24 24L24 48H0ZM24 24L0 24V0Z" fill="${two}"/>` +
    `<circle cx="24" cy="24" r="7" fill="${one}" stroke="${four}" stroke-width="2"/>`;
  const flower =
    square(five) +
    corners(three, 13) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map(
        (turn) =>
          `<path transform="translate(24 24)rotate(${turn})" d="M0-3C-6-9-5-17 0-20C5-17 6-9 0-3Z" fill="${turn % 90 ? two : four}"/>`,
      )
      .join('') +
    `<circle cx="24" cy="24" r="4.6" fill="${one}"/>`;
  const teeth =
    square(three) +
    `<path d="M0 0L8 12L16 0L24 12L32 0L40 12L48 0ZM0 48L8 36L16 48L24 36L32 48L40 36L48 48Z" fill="${two}"/><path d="M0 0L12 8L0 16L12 24L0 32L12 40L0 48ZM48 0L36 8L48 16L36 24L48 32L36 40L48 48Z" fill="${one}"/>` +
    diamond(four, 13) +
    diamond(six, 8.5) +
    diamond(two, 4);
  let rows = '';
  for (let at = 3; at < side * 2; at += 6) rows += `M0 ${at}H${side * 2}`;
  return {
    width: side * 2,
    height: side * 2,
    ground: one,
    marks:
      block(0, 0, nested) +
      block(side, 0, flower) +
      block(0, side, wheel) +
      block(side, side, teeth) +
      `<path d="M0 0H96M0 48H96M0 0V96M48 0V96" stroke="${INK}" stroke-width="1.2" stroke-opacity=".5"/>` +
      `<path d="${rows}" stroke="${thread}" stroke-width=".9" stroke-dasharray="3 3" stroke-opacity=".75"/>`,
  };
}

/** Ground, petals, second petals, line. */
const MIRROR = {
  madder: ['#8F1F1B', '#F0B94D', '#E58FA6', '#F6E7C8'],
  indigo: ['#2A2B7C', '#F0B94D', '#D9577A', '#8FC1B5'],
  black: ['#241F33', '#E8772E', '#D9577A', '#F0B94D'],
  rose: ['#C03A66', '#F4CF6B', '#FBE3D0', '#5FBFA6'],
  leaf: ['#1F6B52', '#F0B94D', '#E98B74', '#F6E7C8'],
  ivory: ['#F2E9D6', '#B3261E', '#D9912B', '#2A2B7C'],
} as const;

export function mirror(random: Random, seed: string): Repeat {
  const [ground, one, two, line] = palette(random, seed, MIRROR, 6, dyes.mirror);
  const size = 60;
  const flower = ([x, y]: Point, r: number, petal: string, other: string) =>
    Array.from(
      { length: 8 },
      (_, k) =>
        `<path transform="translate(${x} ${y})rotate(${k * 45})" d="M0-${num(r + 1)}C-${num(r * 0.7)}-${num(r * 1.5)}-${num(r * 0.5)}-${num(r * 2.1)} 0-${num(r * 2.3)}C${num(r * 0.5)}-${num(r * 2.1)} ${num(r * 0.7)}-${num(r * 1.5)} 0-${num(r + 1)}Z" fill="${k % 2 ? petal : other}" fill-opacity=".9"/>`,
    ).join('') +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#DDE6F0"/><path d="M${x - r * 0.6} ${y + r * 0.5}L${x + r * 0.5} ${y - r * 0.6}A${r * 0.8} ${r * 0.8} 0 0 0 ${x - r * 0.6} ${y + r * 0.5}Z" fill="#fff"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" stroke="${line}" stroke-width="2.6" stroke-dasharray="1.6 1"/>`;
  const corners: readonly Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  return {
    width: size,
    height: size,
    ground,
    marks:
      threads(size, size, '#000', 0.1, 4) +
      `<path d="M30 0L60 30L30 60L0 30Z" stroke="${line}" stroke-width="1.8" stroke-dasharray="3 1.4"/>` +
      flower([30, 30], 6.4, one, two) +
      corners.map((at) => flower(at, 5, two, one)).join('') +
      `<path d="M30 0h.01M0 30h.01M60 30h.01M30 60h.01" stroke="${one}" stroke-width="5" stroke-linecap="round"/>`,
  };
}

/** Ground, gold, second thread. */
const ZARI = {
  madder: ['#7F1D24', '#E6BC67', '#F3DDB0'],
  night: ['#211F47', '#E3B45B', '#C9D2F0'],
  emerald: ['#124C3C', '#E6BC67', '#F3DDB0'],
  plum: ['#4E1E55', '#E6BC67', '#F0C9DC'],
  black: ['#1F1B29', '#DDB05A', '#E9E2D2'],
  teal: ['#124A55', '#E3B45B', '#F3DDB0'],
  ivory: ['#F1E7D2', '#B98A35', '#B3412F'],
  blush: ['#E6BDB4', '#B4843A', '#8E2F4B'],
  mint: ['#BFD9C8', '#B4843A', '#3F7A63'],
  sky: ['#AFC3DE', '#B4843A', '#39457F'],
} as const;

export function zari(random: Random, seed: string): Repeat {
  const [ground, gold, thread] = palette(random, seed, ZARI, 10, dyes.zari);
  const [width, height] = [40, 48];
  const buti = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0 9C-7 7-7-1-2-4C-1-8 2-9 3-12C8-7 8 5 0 9Z" fill="${gold}"/><path d="M1 5C-3 4-3 0 0-2C1-4 2-5 2-6C5-2 5 3 1 5Z" fill="${ground}"/>` +
    `<path d="M1 4V0" stroke="${thread}" stroke-width="1.2"/><path d="M-8 6h.01M9 4h.01M0 13h.01M-5-9h.01" stroke="${thread}" stroke-width="1.7" stroke-linecap="round"/></g>`;
  return {
    width,
    height,
    ground,
    marks:
      `<path d="${Array.from({ length: 10 }, (_, k) => `M${k * 4 + 1} 0V${height}`).join('')}" stroke="#fff" stroke-width="1.2" stroke-opacity=".05"/>` +
      buti(width / 4, height / 4) +
      buti((width * 3) / 4, (height * 3) / 4) +
      `<path d="M${width * 0.75} ${height / 4}h.01M${width / 4} ${height * 0.75}h.01" stroke="${gold}" stroke-width="2.4" stroke-linecap="round"/>`,
  };
}

export function damask(random: Random, seed: string): Repeat {
  const [ground, tone] = palette(
    random,
    seed,
    {
      white: ['#F4EFE4', '#DCD2BE'],
      sand: ['#D6C19C', '#BFA57A'],
      sky: ['#9DB4D6', '#7F98C0'],
      grey: ['#8E8A99', '#75717F'],
      night: ['#2B2854', '#3E3B72'],
      black: ['#262238', '#3B3652'],
      bottle: ['#1F4A3D', '#2F6353'],
      maroon: ['#6A1B29', '#86303D'],
      rust: ['#A8552F', '#BF7049'],
      rose: ['#C9788A', '#DA97A5'],
      teal: ['#2F6673', '#457F8C'],
      olive: ['#7A7A45', '#93935C'],
    } as const,
    12,
    dyes.damask,
  );
  const size = 32;
  const mark = ([x, y]: Point) =>
    `<path d="${star([x, y], 16, [12, 8.6])}" stroke="${tone}" stroke-width="1.3"/><path d="${star([x, y], 16, [7.5, 4.6])}" fill="${tone}"/>`;
  return {
    width: size,
    height: size,
    ground,
    marks:
      threads(size, size, '#000', 0.06, 2) +
      [
        mark([16, 16]),
        ...(
          [
            [0, 0],
            [size, 0],
            [0, size],
            [size, size],
          ] as const
        ).map((at) => `<path d="${star(at, 8, [7, 3])}" fill="${tone}"/>`),
      ].join('') +
      `<path d="M16 0v4M16 28v4M0 16h4M28 16h4" stroke="${tone}" stroke-width="1.6"/>`,
  };
}
