import { readStored, removeStored, writeText } from './storage.ts';

const KEY = 'cloth-for';
const LASTS_MS = 60 * 60_000;

/** Remembers in this tab the form for which cloth is chosen in the shop (orders-152); `to` is its address. */
export function beginClothErrand(to: string): void {
  writeText('tab', KEY, JSON.stringify({ to, at: Date.now() }));
}

/** The address of that form, if it was left less than an hour ago. */
export function clothErrand(): string | undefined {
  const { to, at } = Object(readStored('tab', KEY));
  const isFresh = typeof at === 'number' && Date.now() - at < LASTS_MS;
  return isFresh && typeof to === 'string' && to.startsWith('/') ? to : undefined;
}

export function endClothErrand(): void {
  removeStored('tab', KEY);
}
