import { INK, PAPER } from './colors.ts';
import { dyes } from './dyes.ts';
import { palette } from './palettes.ts';
import type { Random } from './random.ts';
import { type Repeat, threads } from './repeat.ts';

/** Ground, stripe, fine line. */
const SHIRTING = {
  blue: ['#F3F1EA', '#5B7BB8', '#2A3F86'],
  rose: ['#F6EFEA', '#CF7F8C', '#8E2F4B'],
  leaf: ['#F2F1E6', '#5C9479', '#1F5C45'],
  night: ['#2B2F5E', '#F3EEE2', '#8FA6DC'],
  sand: ['#EFE4D0', '#A9824E', '#5C4326'],
  lilac: ['#F2EEF5', '#9A80C8', '#4B2A7A'],
  red: ['#F7F0E6', '#B5473B', '#5C1F23'],
  saffron: ['#F8F0DC', '#DB9C3D', '#8A5216'],
} as const;

export function gingham(random: Random, seed: string): Repeat {
  const [ground, stripe, line] = palette(random, seed, SHIRTING, 8, dyes.gingham);
  return {
    width: 20,
    height: 20,
    ground,
    marks:
      `<path d="M0 0H10V20H0Z" fill="${stripe}" fill-opacity=".55"/><path d="M0 0H20V10H0Z" fill="${stripe}" fill-opacity=".55"/>` +
      threads(20, 20, line, 0.12, 2.5),
  };
}

export function stripe(random: Random, seed: string): Repeat {
  const [ground, bold, line] = palette(random, seed, SHIRTING, 8, dyes.stripe);
  return {
    width: 18,
    height: 20,
    ground,
    marks:
      `<path d="M4 0V20" stroke="${bold}" stroke-width="4"/><path d="M12 0V20" stroke="${line}" stroke-width="1"/>` +
      threads(18, 20, line, 0.06, 2.5),
  };
}

export function madras(random: Random, seed: string): Repeat {
  const [ground, one, two, three] = palette(
    random,
    seed,
    {
      sea: ['#E9EEF0', '#2F6673', '#DDA147', '#4B43B8'],
      brick: ['#F2E7D8', '#B5473B', '#2B2854', '#DDA147'],
      forest: ['#22443B', '#B5473B', '#E9DDC6', '#DDA147'],
      navy: ['#272B55', '#B5473B', '#8FA6DC', '#E9DDC6'],
      candy: ['#F8EEE8', '#D9577A', '#5B7BB8', '#F0B94D'],
    } as const,
    5,
    dyes.madras,
  );
  const bars = (at: number, color: string, width: number, opacity: number) =>
    `<path d="M${at} 0V48M0 ${at}H48" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return {
    width: 48,
    height: 48,
    ground,
    marks:
      bars(9, one, 13, 0.5) +
      bars(30, two, 8, 0.5) +
      bars(41, three, 3, 0.8) +
      bars(20, three, 1.2, 0.9) +
      bars(9, two, 1.2, 0.8) +
      threads(48, 48, INK, 0.08, 2),
  };
}

const SUITING = {
  navy: ['#2A2F55', '#C9D2F0'],
  charcoal: ['#45434F', '#D8D4DE'],
  brown: ['#5C4737', '#E4C9A4'],
  wine: ['#5B2233', '#E8BFC4'],
  olive: ['#55573A', '#E0DDB4'],
  cream: ['#E9DFCB', '#9C8660'],
  black: ['#25222E', '#B9B4C4'],
  steel: ['#6D7A90', '#F0F2F6'],
} as const;

export function windowpane(random: Random, seed: string): Repeat {
  const [ground, line] = palette(random, seed, SUITING, 8, dyes.windowpane);
  return {
    width: 36,
    height: 42,
    ground,
    marks:
      `<path d="${diagonals(36, 42)}" stroke="#fff" stroke-width=".7" stroke-opacity=".1"/>` +
      `<path d="M18 0V42M0 21H36" stroke="${line}" stroke-width="1.2" stroke-opacity=".6"/>`,
  };
}

export function chalkstripe(random: Random, seed: string): Repeat {
  const [ground, line] = palette(random, seed, SUITING, 8, dyes.chalkstripe);
  return {
    width: 12,
    height: 24,
    ground,
    marks:
      `<path d="${diagonals(12, 24)}" stroke="#fff" stroke-width=".7" stroke-opacity=".1"/>` +
      `<path d="M6 0V24" stroke="${line}" stroke-width="1" stroke-opacity=".65" stroke-dasharray="3 1"/>`,
  };
}

function diagonals(width: number, height: number): string {
  let d = '';
  for (let at = -height; at < width; at += 3) d += `M${at} ${height}L${at + height} 0`;
  return d;
}

/** The seed is the colour's name. */
export function knit(random: Random, seed: string): Repeat {
  const [ground, bar] = palette(
    random,
    seed,
    {
      mustard: ['#D9A441', PAPER],
      brick: ['#B5573B', '#F3E3C8'],
      navy: ['#2B3160', '#F3EEE2'],
      sage: ['#8FAE93', '#2F5C4C'],
      rose: ['#D98C9A', '#F8F0E4'],
      cream: ['#EFE6D2', '#B5573B'],
    } as const,
    6,
    dyes.knit,
  );
  return {
    width: 24,
    height: 48,
    ground,
    marks:
      `<path d="M0 9H24M0 15H24" stroke="${bar}" stroke-width="3.4"/>` +
      `<path d="${Array.from({ length: 12 }, (_, k) => `M0 ${k * 4}l3 3l3-3l3 3l3-3l3 3l3-3l3 3l3-3`).join('')}" stroke="#000" stroke-width=".8" stroke-opacity=".13"/>`,
  };
}
