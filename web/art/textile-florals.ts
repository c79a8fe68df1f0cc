import { INK, LEAF, MADDER, PAPER, SAFFRON } from './colors.ts';
import { dyes } from './dyes.ts';
import { palette } from './palettes.ts';
import { num, type Point } from './path.ts';
import type { Random } from './random.ts';
import { type Repeat, threads } from './repeat.ts';

function petals([x, y]: Point, count: number, radius: number, width: number, turn = 0): string {
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2 + turn;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, across: number) =>
      `${num(x + c * along - s * across)} ${num(y + s * along + c * across)}`;
    d += `M${at(0, 0)}C${at(radius * 0.35, -width)} ${at(radius * 0.95, -width)} ${at(radius, -width * 0.12)}L${at(radius * 0.92, 0)}L${at(radius, width * 0.12)}C${at(radius * 0.95, width)} ${at(radius * 0.35, width)} ${at(0, 0)}Z`;
  }
  return d;
}

function leaf([x, y]: Point, length: number, turn: number): readonly [blade: string, vein: string] {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) =>
    `${num(x + c * along * length - s * across * length)} ${num(y + s * along * length + c * across * length)}`;
  return [
    `M${at(0, 0)}Q${at(0.42, -0.36)} ${at(1, 0)}Q${at(0.46, 0.28)} ${at(0, 0)}Z`,
    `M${at(0.08, 0)}Q${at(0.5, -0.04)} ${at(0.88, 0)}`,
  ];
}

/** Repeats a mark that the tile's edge cuts; `reach` is its radius. */
function wrapped(
  [x, y]: Point,
  reach: number,
  width: number,
  height: number,
  mark: (at: Point) => string,
): string {
  let marks = '';
  for (const dx of [-width, 0, width])
    for (const dy of [-height, 0, height]) {
      const [px, py] = [x + dx, y + dy];
      if (px > -reach && px < width + reach && py > -reach && py < height + reach) marks += mark([px, py]);
    }
  return marks;
}

/** Ground, two flowers from light to dark, leaf, deep line, heart. */
const LAWN = {
  rose: ['#F6E4E1', '#D9647F', '#F0A8AE', '#6E9B7B', '#8E2F4B', '#F1C65B'],
  mint: ['#DDEBE0', '#E58A72', '#F6C9A8', '#4F8E78', '#8C4433', '#F3D06B'],
  sky: ['#DCE6F2', '#4F6FB8', '#9DB6E3', '#7B9E7F', '#27366E', '#F0C55E'],
  butter: ['#F8EBC6', '#D9783F', '#F2B872', '#7E9460', '#8C3F1F', '#B43B46'],
  lilac: ['#E9E1F3', '#8A5CC0', '#C3A3E4', '#7DA083', '#4B2A7A', '#F0C55E'],
  night: ['#232048', '#D9577A', '#F2B5B0', '#5FA386', '#F0D9A8', '#F0B94D'],
  coral: ['#E9765F', '#FBE6CF', '#F9C7A6', '#2F6F68', '#8C2A2E', '#F6D36B'],
  ivory: ['#F7F0E2', '#B3412F', '#E79A77', '#52795B', '#6E1F23', '#D9A03B'],
  teal: ['#1F5A60', '#F2B48A', '#FBE0C2', '#8DBE9B', '#F7EEDB', '#F0B94D'],
  plum: ['#5A2A5E', '#E58FA6', '#F6CFC6', '#86B08E', '#F4E3C8', '#F0B94D'],
} as const;

export function lawn(random: Random, seed: string): Repeat {
  const [ground, main, light, green, deep, heart] = palette(random, seed, LAWN, 10, dyes.lawn);
  const [width, height] = [104, 120];
  const rose = (at: Point, r: number, turn: number, [outer, inner]: readonly [string, string]) =>
    `<path d="${petals(at, 7, r, r * 0.52, turn)}" fill="${outer}" stroke="${deep}" stroke-width=".8"/>` +
    `<path d="${petals(at, 6, r * 0.68, r * 0.4, turn + 0.5)}" fill="${inner}" stroke="${deep}" stroke-width=".7"/>` +
    `<path d="${petals(at, 5, r * 0.42, r * 0.24, turn)}" fill="${outer}" stroke="${deep}" stroke-width=".6"/>` +
    `<circle cx="${num(at[0])}" cy="${num(at[1])}" r="${num(r * 0.15)}" fill="${heart}"/>` +
    `<circle cx="${num(at[0])}" cy="${num(at[1])}" r="${num(r * 0.24)}" stroke="${heart}" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="0 ${num(r * 0.216)}"/>`;
  const spray = (at: Point, length: number, turn: number) => {
    const pair = [
      leaf(at, length, turn),
      leaf(at, length * 0.8, turn + 52),
      leaf(at, length * 0.72, turn - 50),
    ];
    return (
      `<path d="${pair.map(([blade]) => blade).join('')}" fill="${green}" stroke="${deep}" stroke-width=".6"/>` +
      `<path d="${pair.map(([, vein]) => vein).join('')}" stroke="${ground}" stroke-width=".7" stroke-opacity=".8"/>`
    );
  };
  const small = (at: Point, turn: number, color: string) =>
    `<path d="${petals(at, 5, 6.4, 3.3, turn)}" fill="${color}" stroke="${deep}" stroke-width=".5"/><circle cx="${num(at[0])}" cy="${num(at[1])}" r="1.5" fill="${heart}"/>`;
  const put = (at: Point, reach: number, mark: (at: Point) => string) =>
    wrapped(at, reach, width, height, mark);
  const vines =
    'M-8 30C20 20 30 50 52 44S88 20 112 30M-8 92C14 84 34 110 56 100S90 84 112 92M26 34C34 60 20 76 28 92M78 32C70 52 86 70 78 94';
  const sprigs: readonly (readonly [number, number, number])[] = [
    [8, 60, 30],
    [52, 14, 210],
    [94, 66, 120],
    [50, 74, -20],
    [8, 112, -60],
    [90, 8, 80],
  ];
  return {
    width,
    height,
    ground,
    marks:
      threads(width, height, deep, 0.05, 4) +
      `<path d="${vines}" stroke="${green}" stroke-width="1.3"/>` +
      put([26, 30], 34, (at) => spray(at, 31, 150) + spray(at, 31, -24)) +
      put([78, 90], 34, (at) => spray(at, 31, 30) + spray(at, 31, 206)) +
      sprigs.map(([x, y, turn]) => put([x, y], 12, (at) => spray(at, 10, turn))).join('') +
      put([26, 30], 22, (at) => rose(at, 19, random() * 2, [main, light])) +
      put([78, 90], 22, (at) => rose(at, 17, random() * 2, [light, main])) +
      put([80, 30], 14, (at) => rose(at, 10, 0.4, [light, main])) +
      put([27, 94], 14, (at) => rose(at, 11, 0.9, [main, light])) +
      put([53, 58], 8, (at) => small(at, 0.3, light)) +
      put([4, 78], 8, (at) => small(at, 0.9, main)) +
      put([55, 116], 8, (at) => small(at, 0.1, main)) +
      put([100, 54], 8, (at) => small(at, 0.6, light)) +
      `<path d="M44 28h.01M58 32h.01M12 8h.01M66 64h.01M40 72h.01M92 108h.01M14 104h.01M62 82h.01" stroke="${deep}" stroke-width="2" stroke-linecap="round"/>`,
  };
}

/** Ground, flower, leaf, dot. */
const BUTI = {
  white: ['#F6F1E7', '#B3412F', '#3F7A63', '#2A2B7C'],
  indigo: ['#2A2F78', '#F3ECDD', '#8FB7D9', '#F0B94D'],
  mustard: ['#DDA147', '#8F1F1B', '#2F5C4C', '#F8ECD0'],
  rose: ['#EBC4C2', '#8E2F4B', '#4F7E63', '#F8F0E4'],
  sage: ['#B9CBB2', '#A8443A', '#2F5C4C', '#F8F2E2'],
  sky: ['#BFD2E6', '#2A3F86', '#4F7E63', '#F8F2E2'],
  terracotta: ['#B5573B', '#F7E3C4', '#26343F', '#F0B94D'],
  black: ['#26223A', '#E58F6C', '#7FB59A', '#F3E3C0'],
} as const;

export function buti(random: Random, seed: string): Repeat {
  const [ground, flower, green, dot] = palette(random, seed, BUTI, 8, dyes.buti);
  const [width, height] = [34, 44];
  const sprig = ([x, y]: Point) => {
    const leaves = [
      leaf([x, y + 8], 8, -150),
      leaf([x, y + 8], 8, -30),
      leaf([x, y + 11], 6, 170),
      leaf([x, y + 11], 6, 10),
    ];
    return (
      `<path d="M${x} ${y}v13" stroke="${green}" stroke-width="1.1"/><path d="${leaves.map(([blade]) => blade).join('')}" fill="${green}"/>` +
      `<path d="${petals([x, y - 1], 6, 7, 3, -Math.PI / 2)}" fill="${flower}"/><circle cx="${x}" cy="${y - 1}" r="2" fill="${dot}"/>`
    );
  };
  return {
    width,
    height,
    ground,
    marks:
      threads(width, height, INK, 0.05, 4) +
      sprig([width / 4, 11]) +
      sprig([(width * 3) / 4, 11 + height / 2]) +
      `<path d="M${width * 0.75} 9h.01M${width / 4} ${9 + height / 2}h.01" stroke="${dot}" stroke-width="2.6" stroke-linecap="round"/>` +
      `<path d="M${width * 0.75 - 4} 9h.01m8 0h.01m-4-4h.01m0 8h.01M${width / 4 - 4} ${9 + height / 2}h.01m8 0h.01m-4-4h.01m0 8h.01" stroke="${flower}" stroke-width="1.5" stroke-linecap="round"/>`,
  };
}

/** Ground, thread, shadow of the thread. */
const CHIKAN = {
  white: ['#F5F1E9', '#FFFFFF', '#B8AC98'],
  powder: ['#D7E1EC', '#FFFFFF', '#8FA2BC'],
  mint: ['#CFE3D6', '#FFFFFF', '#86AD98'],
  peach: ['#F2D2C0', '#FFFFFF', '#C4917C'],
  lilac: ['#DCD3EA', '#FFFFFF', '#9C8CBC'],
  butter: ['#F4E4B6', '#FFFFFF', '#C0A560'],
  black: ['#2A2738', '#F4EEE2', '#0E0C18'],
  rose: ['#E7B9C0', '#FFFFFF', '#B07A86'],
} as const;

export function chikan(random: Random, seed: string): Repeat {
  const [ground, thread, shadow] = palette(random, seed, CHIKAN, 8, dyes.chikan);
  const [width, height] = [52, 72];
  const twice = (marks: (color: string) => string) =>
    `<g transform="translate(.9 1.1)" opacity=".75">${marks(shadow)}</g>${marks(thread)}`;
  const vine = 'M26 0C8 12 8 26 26 36S44 60 26 72';
  const leaves = [
    leaf([15, 14], 12, 200),
    leaf([12, 24], 12, 130),
    leaf([38, 48], 12, -20),
    leaf([40, 60], 12, 60),
    leaf([24, 34], 11, -70),
    leaf([28, 38], 11, 110),
  ];
  const blooms: readonly Point[] = [
    [36, 16],
    [14, 54],
  ];
  const knots =
    'M4 4h.01M48 4h.01M46 30h.01M4 38h.01M6 70h.01M26 56h.01M26 18h.01M48 72h.01M2 22h.01M50 40h.01';
  return {
    width,
    height,
    ground,
    marks:
      threads(width, height, shadow, 0.16, 4) +
      twice(
        (color) =>
          `<path d="${vine}" stroke="${color}" stroke-width="1.7" stroke-dasharray="2.6 1"/>` +
          `<path d="${leaves.map(([blade]) => blade).join('')}" fill="${color}" fill-opacity=".55" stroke="${color}" stroke-width="1.1"/>` +
          blooms
            .map(
              (at) =>
                `<path d="${petals(at, 8, 10.5, 3.6, 0.2)}" fill="${color}" fill-opacity=".8" stroke="${color}" stroke-width=".9"/>`,
            )
            .join('') +
          `<path d="${knots}" stroke="${color}" stroke-width="2.6" stroke-linecap="round"/>`,
      ) +
      blooms
        .map(
          ([x, y]) =>
            `<path d="${petals([x, y], 8, 10.5, 3.6, 0.2)}" stroke="${shadow}" stroke-opacity=".55" stroke-width=".5"/>` +
            `<circle cx="${x}" cy="${y}" r="2.6" fill="${shadow}" stroke="${thread}" stroke-width="1.4"/>`,
        )
        .join('') +
      `<path d="${leaves.map(([, vein]) => vein).join('')}" stroke="${shadow}" stroke-width=".8" stroke-opacity=".7"/>`,
  };
}

/** Ground, dots, second dots. */
const CHUNRI = {
  madder: ['#9E2A2B', '#F6E7C8', '#F0B94D'],
  saffron: ['#DD9A2E', '#FBF3DF', '#8F1F1B'],
  leaf: ['#2F7659', '#F8EFD6', '#F0B94D'],
  indigo: ['#39359B', '#F6EFE0', '#E58FA6'],
  rose: ['#C24D73', '#FBE9DC', '#F4CF6B'],
  black: ['#27233A', '#F3E6CB', '#D9577A'],
} as const;

/** Tie-dye: every dot is a knot. */
export function chunri(random: Random, seed: string): Repeat {
  const [ground, light, second] = palette(random, seed, CHUNRI, 6, dyes.chunri);
  const size = 56;
  const ring = ([x, y]: Point, r: number, count: number, color: string) =>
    wrapped(
      [x, y],
      r + 2,
      size,
      size,
      ([cx, cy]) =>
        `<circle cx="${cx}" cy="${cy}" r="${r}" stroke="${color}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0 ${((2 * Math.PI * r) / count).toFixed(3)}"/>`,
    );
  const dotted = (d: string, color: string) =>
    `<path d="${d}" stroke="${color}" stroke-width="2.3" stroke-linecap="round" stroke-dasharray="0 5.66"/>`;
  return {
    width: size,
    height: size,
    ground,
    marks:
      threads(size, size, '#000', 0.1, 4) +
      dotted(`M0 28L28 0L56 28L28 56Z`, light) +
      ring([28, 28], 10, 12, second) +
      ring([28, 28], 5, 6, light) +
      ring([0, 0], 10, 12, light) +
      ring([0, 0], 5, 6, second) +
      `<path d="M28 28h.01M0 0h.01M${size} 0h.01M0 ${size}h.01M${size} ${size}h.01" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>`,
  };
}

const CONFETTI = {
  white: ['#F8F3E8', MADDER, '#4B43B8', LEAF, SAFFRON],
  sky: ['#CFE0EF', '#E8772E', '#2A3F86', '#F8F3E8', '#D9577A'],
  butter: ['#F6E2A8', '#D9577A', '#2F6673', '#E8772E', '#F8F3E8'],
  mint: ['#CDE5D6', '#D9577A', '#2F6673', SAFFRON, '#F8F3E8'],
  rose: ['#F3CFD3', '#4B43B8', '#F8F3E8', '#E8772E', '#2F7659'],
  night: ['#2B2854', '#F0B94D', '#E58FA6', '#8FB7D9', '#F8F3E8'],
} as const;

export function kites(random: Random, seed: string): Repeat {
  const [ground, one, two, three, four] = palette(random, seed, CONFETTI, 6, dyes.kites);
  const [width, height] = [52, 60];
  const kite = (x: number, y: number, turn: number, [wing, half]: readonly [string, string]) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M0-11L9-1L0 11L-9-1Z" fill="${wing}"/><path d="M0-11L9-1L0 11Z" fill="${half}"/>` +
    `<path d="M0-11V11M-9-1Q0-5 9-1" stroke="${ground}" stroke-width=".8"/><path d="M0 11q5 4 1 8t2 8" stroke="${half}" stroke-width="1.1"/></g>`;
  return {
    width,
    height,
    ground,
    marks:
      threads(width, height, INK, 0.04, 4) +
      kite(14, 16, 18, [one, two]) +
      kite(39, 42, -22, [three, one]) +
      `<path d="M38 10h.01M30 26h.01M12 48h.01M24 56h.01" stroke="${three}" stroke-width="3.4" stroke-linecap="round"/>` +
      `<path d="M46 20h.01M4 36h.01M50 58h.01" stroke="${four}" stroke-width="3.4" stroke-linecap="round"/>` +
      `<path d="M28 6l2 3M8 56l3-2M44 26l3 1" stroke="${two}" stroke-width="1.8" stroke-linecap="round"/>`,
  };
}
