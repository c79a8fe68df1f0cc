import type { TAILOR_TYPES, TailorKind } from './tailors.ts';

export const TYPE_OF_KIND = { gents: 'Gents Tailor', ladies: 'Ladies Tailor', both: null } as const;

export function kindOf(type: (typeof TAILOR_TYPES)[number] | null): TailorKind {
  if (type === null) return 'both';
  return type === TYPE_OF_KIND.gents ? 'gents' : 'ladies';
}

/** Staff filter by these (tailors-30). A blocked account may still take orders, until staff pauses it. */
export const TAILOR_STATES = {
  active: 'Takes orders',
  paused: 'Paused',
  blocked: 'Account blocked',
} as const;

/** Staff filter by these; with reviews but for the last. */
export const TAILOR_RATINGS = {
  '4.5': '4.5 and more',
  '4': '4 and more',
  below3: 'Below 3',
  none: 'No reviews yet',
} as const;

/** Characters of an area with its city, and of a tailor's own words. */
export const MAX_TAILOR_AREA = 110;
export const MAX_TAILOR_ABOUT = 1000;

export const MAX_PAUSE_REASON = 300;
