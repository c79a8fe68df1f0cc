import type { Occasion } from './orders.ts';

interface NeededWords {
  occasions: Readonly<Record<Occasion, string>>;
  neededFor: (slots: { day: string; occasion: string }) => string;
}

/** `4 Dec 2026, Eid` (orders-65). */
export function neededIn(words: NeededWords, day: string, occasion: Occasion | null): string {
  return occasion ? words.neededFor({ day, occasion: words.occasions[occasion] }) : day;
}
