import { pick, type Random } from './random.ts';

/** A seed that names its colours: `E8A0B4-3F6B4F`. */
const DYED = /^([0-9A-F]{6})-([0-9A-F]{6})$/;

/** The seed for a cloth in these two colours (`#RRGGBB`). */
export function dyedIn(main: string, accent: string): string {
  return `${main.slice(1)}-${accent.slice(1)}`.toUpperCase();
}

/** The main colour a seed names, as `#RRGGBB`; undefined for any other seed. */
export function mainColor(seed: string): string | undefined {
  const main = DYED.exec(seed)?.[1];
  return main && `#${main}`;
}

type Dyed<Colors> = { readonly [Place in keyof Colors]: string };

/**
 * The colours of a cloth: those dyed from the two the seed names, those of the palette the seed names (`night`,
 * `rose`), else one of the first `lot` palettes by chance. Palettes past the lot can only be had by name, so that
 * adding one changes no cloth that is drawn already.
 */
export function palette<const Colors extends readonly [string, ...string[]]>(
  random: Random,
  seed: string,
  palettes: Readonly<Record<string, NoInfer<Dyed<Colors>>>>,
  lot: number,
  dye: (main: string, accent: string) => Colors,
): Dyed<Colors> {
  const drawn = pick(random, Object.values(palettes).slice(0, lot));
  const [, main, accent] = DYED.exec(seed) ?? [];
  if (main && accent) return dye(`#${main}`, `#${accent}`) as Dyed<Colors>;
  return Object.hasOwn(palettes, seed) ? (palettes[seed] as Dyed<Colors>) : drawn;
}
