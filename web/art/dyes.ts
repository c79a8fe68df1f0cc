import { INK, PAPER, SAFFRON } from './colors.ts';

/** The colours of a pattern, derived from a main colour and an accent (`#RRGGBB`), in the order of its palettes. */

const CREAM = '#FBF3E0';

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` 0 is the first colour, 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const parts = a.map((from, index) => Math.round(from + ((b[index] ?? from) - from) * share));
  return `#${parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

const isLight = (hex: string) => lightness(hex) > 0.6;

/** The accent if it contrasts with the ground, else a colour that does. */
function seen(ground: string, accent: string, light: string, dark: string): string {
  if (Math.abs(lightness(ground) - lightness(accent)) > 0.16) return accent;
  return isLight(ground) ? dark : light;
}

const gold = (ground: string, accent: string) => seen(ground, accent, '#F1D08B', '#A8772B');

function striped(main: string, accent: string): readonly [string, string, string] {
  const [light, dark] = lightness(main) >= lightness(accent) ? [main, accent] : [accent, main];
  return [mixed(light, '#FFFFFF', 0.3), dark, mixed(dark, INK, 0.35)];
}

export const dyes = {
  lawn: (main: string, accent: string) => {
    const [, green, blue] = channels(accent);
    const [red] = channels(accent);
    const isGreen = green >= red && green >= blue;
    const bloom = isGreen
      ? mixed(main, isLight(main) ? '#A3193F' : CREAM, isLight(main) ? 0.5 : 0.8)
      : accent;
    return [
      isLight(main) ? mixed(main, CREAM, 0.35) : main,
      bloom,
      mixed(bloom, '#FFF6E6', 0.6),
      isGreen ? accent : '#5B8F6E',
      mixed(bloom, INK, 0.5),
      '#F0C55E',
    ] as const;
  },
  buti: (main: string, accent: string) =>
    [
      main,
      seen(main, accent, CREAM, '#8E2F4B'),
      mixed(accent, '#3F7A63', 0.7),
      isLight(main) ? '#B3412F' : SAFFRON,
    ] as const,
  chikan: (main: string, accent: string) =>
    [main, mixed(accent, '#FFFFFF', 0.4), mixed(main, INK, 0.34)] as const,
  chunri: (main: string, accent: string) => [main, mixed(accent, '#FFFFFF', 0.72), accent] as const,
  kites: (main: string, accent: string) => [main, accent, '#2A3F86', '#F8F3E8', '#F6C95C'] as const,
  ajrak: (main: string, accent: string) => [main, accent, mixed(main, INK, 0.75)] as const,
  phulkari: (main: string, accent: string) => [main, accent, mixed(accent, '#D9577A', 0.55), CREAM] as const,
  doch: (main: string, accent: string) => [main, accent, '#F0A93B', PAPER, '#2E8F6B'] as const,
  khaddar: (main: string, accent: string) => [main, accent, mixed(accent, '#B3261E', 0.3)] as const,
  jamawar: (main: string, accent: string) =>
    isLight(main)
      ? ([main, '#B4843A', accent, '#4F8068'] as const)
      : ([main, gold(main, accent), mixed(main, '#F7C0A8', 0.5), '#7FB59A'] as const),
  susi: (main: string, accent: string) =>
    [main, accent, mixed(main, CREAM, 0.72), mixed(accent, '#B3261E', 0.45)] as const,
  brocade: (main: string, accent: string) =>
    lightness(accent) > lightness(main)
      ? ([main, accent, mixed(main, accent, 0.42)] as const)
      : ([main, '#FBE3A0', accent] as const),
  zari: (main: string, accent: string) =>
    [main, gold(main, accent), isLight(main) ? '#8E2F4B' : CREAM] as const,
  damask: (main: string, accent: string) => [main, mixed(main, accent, 0.36)] as const,
  ralli: (main: string, accent: string) =>
    isLight(main)
      ? ([main, accent, '#E9B44C', '#FFFFFF', '#7FAE9B', '#7D9CC4', accent] as const)
      : ([main, '#F0B94D', accent, PAPER, '#2F7659', mixed(accent, main, 0.5), CREAM] as const),
  mirror: (main: string, accent: string) => [main, accent, mixed(accent, '#F6C8D0', 0.55), CREAM] as const,
  gingham: striped,
  stripe: striped,
  madras: (main: string, accent: string) => [main, mixed(main, INK, 0.55), accent, '#F3E3BC'] as const,
  windowpane: (main: string, accent: string) => [main, accent] as const,
  chalkstripe: (main: string, accent: string) => [main, accent] as const,
  knit: (main: string, accent: string) => [main, mixed(main, accent, 0.3)] as const,
};
