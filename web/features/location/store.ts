import { create } from 'zustand';
import type { Currency } from '../../../contract/settings.ts';
import { useShop } from '../../lib/shop.ts';
import { readText, watchStored, writeText } from '../../lib/storage.ts';
import { approximate, currencyFor } from './currency.ts';

/** See pages-5. */
export type LocationType = 'local' | 'international';

/** A fixed key (pages-11). */
const KEY = 'userLocationType';
const CURRENCY_KEY = 'currency';

interface LocationPreference {
  /** `null` means never asked; `undefined` means not read yet (server, first paint). */
  location: LocationType | null | undefined;
  /** The chosen code; `null` follows the browser's region. */
  currency: string | null;
}

/** Decides the default phone country, prices and delivery options (pages-5). */
export const useLocationPreference = create<LocationPreference>(() => ({
  location: undefined,
  currency: null,
}));

export function chooseLocation(location: LocationType): void {
  writeText('device', KEY, location);
  show({ location });
}

export function chooseCurrency(code: string): void {
  writeText('device', CURRENCY_KEY, code);
  show({ currency: code });
}

function read(): void {
  show({
    location: locationFrom(readText('device', KEY)),
    currency: readText('device', CURRENCY_KEY),
  });
}

function show(preference: Partial<LocationPreference>): void {
  useLocationPreference.setState(preference);
  // CSS reserves room for approximate prices by this attribute.
  document.documentElement.dataset.location = useLocationPreference.getState().location ?? '';
}

export function watchLocation(): () => void {
  read();
  return watchStored([KEY, CURRENCY_KEY], read);
}

/** Runs in the head before the first paint, so that CSS reserves room for approximate prices. */
export const MARK_LOCATION = `try{document.documentElement.dataset.location=localStorage.getItem('${KEY}')||''}catch{}`;

export function locationFrom(stored: string | null): LocationType | null {
  return stored === 'local' || stored === 'international' ? stored : null;
}

/** Undefined for local visitors and until the location is known. */
export function useCurrency(): Currency | undefined {
  const { currencies } = useShop();
  const { location, currency } = useLocationPreference();
  if (location !== 'international') return undefined;
  return currencyFor(currencies, currency, navigator.languages);
}

/** Formats rupees in the visitor's currency (`≈ $5.70`); undefined for local visitors, unknown location and zero. */
export function useApproximation(): (rupees: number) => string | undefined {
  const currency = useCurrency();
  return (rupees) => currency && approximate(rupees, currency);
}
