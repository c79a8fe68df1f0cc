import { pick, type Random } from './random.ts';

/** A seed that names two colours: `E8A0B4-3F6B4F`. */
const DYED = /^([0-9A-F]{6})-([0-9A-F]{6})$/;

/** The seed for a main colour and an accent (`#RRGGBB`). */
export function dyedIn(main: string, accent: string): string {
  return `${main.slice(1)}-${accent.slice(1)}`.toUpperCase();
}

/** Undefined for seeds without colours. */
export function mainColor(seed: string): string | undefined {
  const main = DYED.exec(seed)?.[1];
  return main && `#${main}`;
}

type Dyed<Colors> = { readonly [Place in keyof Colors]: string };

/**
 * The colours a seed names, the palette it names (`night`), or a random one of the first `lot` palettes. Later palettes
 * are chosen by name only, so that adding one changes no existing cloth.
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
