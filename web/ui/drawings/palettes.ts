import { pick, type Random } from './random.ts';

/**
 * The colours of a cloth: those the seed names (`night`, `rose`), else one of the first `lot` by chance. Palettes past
 * the lot can only be had by name, so that adding one changes no cloth that is drawn already.
 */
export function palette<Colors extends readonly string[]>(
  random: Random,
  seed: string,
  palettes: Readonly<Record<string, Colors>>,
  lot: number,
): Colors {
  const drawn = pick(random, Object.values(palettes).slice(0, lot));
  return Object.hasOwn(palettes, seed) ? (palettes[seed] as Colors) : drawn;
}
