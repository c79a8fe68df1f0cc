import { INK, LEAF, MADDER, PAPER, SAFFRON } from './colors.ts';
import { dyes } from './dyes.ts';
import { mainColor, palette } from './palettes.ts';
import { num } from './path.ts';
import { pick, type Random } from './random.ts';
import { type Repeat, threads } from './repeat.ts';

function slubs(random: Random, width: number, height: number, color: string, opacity: number): string {
  let d = '';
  for (let index = 0; index < 5; index++) {
    const [x, y] = [random() * width * 0.7, Math.round(random() * height)];
    d +=
      index % 2
        ? `M${num(x)} ${y}h${num(4 + random() * 7)}`
        : `M${Math.round(x)} ${num(y * 0.7)}v${num(4 + random() * 7)}`;
  }
  return `<path d="${d}" stroke="${color}" stroke-width="1" stroke-opacity="${opacity}"/>`;
}

const KHADDAR = {
  indigo: ['#EFE5D2', '#4338CA', MADDER],
  leaf: ['#EADFC9', LEAF, SAFFRON],
  madder: ['#F0E4D6', MADDER, '#2A2B7C'],
  purple: ['#E6DFD3', '#6B3FA0', SAFFRON],
  brown: ['#C9AE86', '#5C4326', '#8E2F2A'],
  teal: ['#2F5F68', '#E9DDC6', '#DDA147'],
  rust: ['#A8552F', '#F3E3C8', '#2B2854'],
} as const;

export function khaddar(random: Random, seed: string): Repeat {
  const [ground, broad, fine] = palette(random, seed, KHADDAR, 4, dyes.khaddar);
  const size = 40;
  return {
    width: size,
    height: size,
    ground,
    marks:
      `<path d="M5 0v${size}M0 5h${size}" stroke="${broad}" stroke-width="7" stroke-opacity=".3"/>` +
      `<path d="M5 0v${size}M0 5h${size}" stroke="${broad}" stroke-width="7" stroke-opacity=".5" stroke-dasharray="1 1"/>` +
      `<path d="M25 0v${size}M0 25h${size}" stroke="${fine}" stroke-width="1.4" stroke-opacity=".75"/>` +
      `<path d="M14 0v${size}M0 14h${size}" stroke="${broad}" stroke-width=".8" stroke-opacity=".5"/>` +
      threads(size, size, INK, 0.07) +
      slubs(random, size, size, '#8B7B5E', 0.3),
  };
}

const SOLIDS = {
  white: '#F6F1E7',
  cream: '#E9DDC6',
  sand: '#D8C3A0',
  indigo: '#4B43B8',
  night: '#2B2854',
  ink: '#262238',
  purple: '#7E4BB8',
  plum: '#5A2A5E',
  madder: '#A93A30',
  rose: '#C9788A',
  saffron: '#DDA147',
  leaf: '#3B8467',
  teal: '#2F6673',
  grey: '#8E8A99',
  sky: '#9DB4D6',
} as const;

export type Solid = keyof typeof SOLIDS;

function isSolid(seed: string): seed is Solid {
  return seed in SOLIDS;
}

/** Plain weave; the seed may name a colour (`indigo`, `cream`, …). */
export function weave(random: Random, seed: string): Repeat {
  const chosen = pick(random, Object.values(SOLIDS));
  const ground = mainColor(seed) ?? (isSolid(seed) ? SOLIDS[seed] : chosen);
  const size = 44;
  return {
    width: size,
    height: size,
    ground,
    marks:
      `<path d="${gridDashes(size)}" stroke="#fff" stroke-width=".7" stroke-opacity=".11"/>` +
      `<path d="${gridDashes(size, 2)}" stroke="#000" stroke-width=".7" stroke-opacity=".09"/>` +
      slubs(random, size, size, '#fff', 0.1),
  };
}

function gridDashes(size: number, shift = 0): string {
  let d = '';
  for (let y = 1 + shift / 2; y < size; y += 4) d += `M${shift} ${y}h${size}`;
  return d;
}

const SUSI = {
  ivory: ['#EDE3D0', '#4338CA', MADDER, SAFFRON],
  night: ['#2F2C63', '#E3B45B', '#C7587B', PAPER],
  leaf: ['#3B7F68', PAPER, SAFFRON, '#173F4A'],
  lilac: ['#EFE6DA', '#7E4BB8', '#1B1730', '#C9788A'],
  madder: ['#9C2F2A', '#F3E3C8', '#DDA147', '#2B2854'],
  butter: ['#F4E2B0', '#D9783F', '#8E2F4B', '#2F6673'],
} as const;

export function susi(random: Random, seed: string): Repeat {
  const [ground, one, two, three] = palette(random, seed, SUSI, 4, dyes.susi);
  const height = 24;
  const bar = (x: number, color: string, width: number) =>
    `<path d="M${x} 0v${height}" stroke="${color}" stroke-width="${width}"/>`;
  return {
    width: 36,
    height,
    ground,
    marks:
      bar(4, one, 5) +
      bar(9, two, 1.2) +
      bar(13, three, 2) +
      bar(17, two, 1.2) +
      bar(26, one, 1.2) +
      bar(29, one, 1.2) +
      threads(36, height, '#000', 0.07, 3),
  };
}

export function twill(random: Random, seed: string): Repeat {
  const chosen = pick(random, ['#33406F', '#2B2854', '#4A4658', '#6C5B4B']);
  const ground = mainColor(seed) ?? (isSolid(seed) ? SOLIDS[seed] : chosen);
  return {
    width: 6,
    height: 6,
    ground,
    marks:
      '<path d="M-1 4L4-1M-1 7L7-1M2 7L7 2" stroke="#fff" stroke-width=".8" stroke-opacity=".2"/>' +
      '<path d="M-1 1L1-1M-1 5.5L5.5-1M1 7L7 1" stroke="#000" stroke-width=".7" stroke-opacity=".16"/>',
  };
}

export function herringbone(random: Random, seed: string): Repeat {
  const chosen = pick(random, ['#6E6880', '#5B4A5E', '#4B4F68', '#7A6650']);
  const ground = mainColor(seed) ?? (isSolid(seed) ? SOLIDS[seed] : chosen);
  let d = '';
  for (let y = -8; y < 8; y += 4) d += `M0 ${y + 8}L8 ${y}L16 ${y + 8}`;
  return {
    width: 16,
    height: 8,
    ground,
    marks: `<path d="${d}M0 16L8 8L16 16" stroke="#fff" stroke-width="1.2" stroke-opacity=".22"/>`,
  };
}
