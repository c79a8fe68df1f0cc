import { TRACKING_CHARACTERS, TRACKING_LENGTH } from '../../../contract/tracking-number.ts';

/** Deterministic random numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3600 * 1000);
}

/** Deterministic; real tracking numbers come from a secure source. */
export function seededTrackingNumber(random: () => number): string {
  const signs = Array.from(
    { length: TRACKING_LENGTH },
    () => TRACKING_CHARACTERS[Math.floor(random() * TRACKING_CHARACTERS.length)],
  );
  return `NP-${signs.join('')}`;
}
