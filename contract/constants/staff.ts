import { BULK_STATUSES, ORDER_STATUSES } from './orders.ts';
import { SELLER_ORDER_STATUSES } from './shop-orders.ts';
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

/** Days that an invited person has to set the first password. */
export const INVITATION_DAYS = 7;

export const BLOCK_REASON_MAX_LENGTH = 300;

export const NOTE_MAX_LENGTH = 2000;

export const ORDER_KINDS = ['single', 'bulk', 'goods'] as const;

/** Every status that an order of some kind may have. */
export const ALL_STATUSES = [
  ...new Set([...ORDER_STATUSES, ...BULK_STATUSES, ...SELLER_ORDER_STATUSES]),
] as const;

/** What the shop has to do before an order goes on (backoffice-2). */
export const WAITS_FOR = ['price', 'quote', 'tailor', 'call', 'payment', 'refund'] as const;

/** What came of a call. */
export const CALL_OUTCOMES = ['CONTACTED', 'UNREACHABLE'] as const;

export const MAX_ORDER_NOTE_LENGTH = 2000;

/** Groups of settings; each is saved by itself and has a version of its own (settings-1). */
export const SETTINGS_GROUPS = [
  'surcharges',
  'handover',
  'goods',
  'currencies',
  'times',
  'calendar',
  'business',
  'social',
] as const;

export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** What customers pay follows from these: only admins see and change them (people-3). */
export const MONEY_SETTINGS = [
  'surcharges',
  'handover',
  'goods',
  'currencies',
] as const satisfies SettingsGroup[];

export const MAX_FEE = 100_000;
export const MAX_COURIER_DAYS = 60;
export const MAX_SET_DAYS = 400;
