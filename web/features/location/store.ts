import { create } from 'zustand';
import type { Currency } from '../../../contract/settings.ts';
import { useShop } from '../../lib/shop.ts';
import { approximate, currencyFor } from './currency.ts';

/** Where a customer shops from (pages-5). */
export type LocationType = 'local' | 'international';

/** The key is fixed (pages-11). */
const KEY = 'userLocationType';
/** Where the currency lies that a visitor from abroad has chosen. */
const CURRENCY_KEY = 'currency';

interface LocationPreference {
  /** `null` means never asked; `undefined` means not read yet (server, first paint). */
  location: LocationType | null | undefined;
  /** Code of the currency the visitor has chosen; `null` leaves it to the region of their browser. */
  currency: string | null;
}

/** Where this visitor shops from. It decides the default phone country, prices and delivery choices (pages-5). */
export const useLocationPreference = create<LocationPreference>(() => ({
  location: undefined,
  currency: null,
}));

export function chooseLocation(location: LocationType): void {
  localStorage.setItem(KEY, location);
  read();
}

export function chooseCurrency(code: string): void {
  localStorage.setItem(CURRENCY_KEY, code);
  read();
}

function read(): void {
  const location = locationFrom(localStorage.getItem(KEY));
  // The style sheet keeps room for approximate prices by it.
  document.documentElement.dataset.location = location ?? '';
  useLocationPreference.setState({ location, currency: localStorage.getItem(CURRENCY_KEY) });
}

export function watchLocation(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === CURRENCY_KEY || event.key === null) read();
  };
  read();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/**
 * Runs in the head of every page before anything is painted: tells the style sheet where the visitor shops from, so that
 * an approximate price finds its place free when it comes.
 */
export const MARK_LOCATION = `try{document.documentElement.dataset.location=localStorage.getItem('${KEY}')||''}catch{}`;

/** What a stored value means; anything that is not one of the two counts as never asked. */
export function locationFrom(stored: string | null): LocationType | null {
  return stored === 'local' || stored === 'international' ? stored : null;
}

/** The currency this visitor sees beside rupees; undefined for local visitors and before the location is known. */
export function useCurrency(): Currency | undefined {
  const { currencies } = useShop();
  const { location, currency } = useLocationPreference();
  if (location !== 'international') return undefined;
  return currencyFor(currencies, currency, navigator.languages);
}

/**
 * Turns rupees into an approximate amount of the visitor's currency (`≈ $5.70`); gives undefined to local visitors, for
 * nothing, and before the location is known.
 */
export function useApproximation(): (rupees: number) => string | undefined {
  const currency = useCurrency();
  return (rupees) => currency && approximate(rupees, currency);
}
