import { BULK_STATUSES, ORDER_STATUSES } from './orders.ts';
import { SELLER_ORDER_STATUSES } from './shop-orders.ts';
import type { TAILOR_TYPES, TailorKind } from './tailors.ts';

export const TYPE_OF_KIND = { gents: 'Gents Tailor', ladies: 'Ladies Tailor', both: null } as const;

export function kindOf(type: (typeof TAILOR_TYPES)[number] | null): TailorKind {
  if (type === null) return 'both';
  return type === TYPE_OF_KIND.gents ? 'gents' : 'ladies';
}

/** Filters of the list of tailors (tailors-30). A blocked account may still get orders until staff pause it. */
export const TAILOR_STATES = {
  active: 'Takes orders',
  paused: 'Paused',
  blocked: 'Account blocked',
} as const;

/** Filters by rating; all but the last require reviews. */
export const TAILOR_RATINGS = {
  '4.5': '4.5 and more',
  '4': '4 and more',
  below3: 'Below 3',
  none: 'No reviews yet',
} as const;

/** Characters of an area with its city, and of a tailor's description. */
export const MAX_TAILOR_AREA = 110;
export const MAX_TAILOR_ABOUT = 1000;

export const MAX_PAUSE_REASON = 300;

/** Days in which an invited person can set the first password. */
export const INVITATION_DAYS = 7;

export const BLOCK_REASON_MAX_LENGTH = 300;

export const NOTE_MAX_LENGTH = 2000;

export const ORDER_KINDS = ['single', 'bulk', 'goods'] as const;

export const ALL_STATUSES = [
  ...new Set([...ORDER_STATUSES, ...BULK_STATUSES, ...SELLER_ORDER_STATUSES]),
] as const;

/** What the shop has to do before an order can continue (backoffice-2). */
export const WAITS_FOR = ['price', 'quote', 'tailor', 'call', 'payment', 'refund'] as const;

/** Why a stitched order will probably miss its promised day (backoffice-13). */
export const MISS_REASONS = [
  'not_accepted',
  'not_begun',
  'in_production',
  'in_check',
  'unpaid',
  'objected',
  'days_off',
  'cloth_late',
] as const;
export type MissReason = (typeof MISS_REASONS)[number];

export const MISS_REASON_NAMES: Record<MissReason, string> = {
  not_accepted: 'The tailor has not accepted it',
  not_begun: 'It is not begun',
  in_production: 'It is in production for too long',
  in_check: 'It is still in the quality check',
  unpaid: 'It waits for the payment in advance',
  objected: 'The customer objects to the receipt of the cloth',
  days_off: 'The tailor has days off before then',
  cloth_late: 'The brand has not brought the cloth in time',
};

/** Orders of the list of those that will miss their day, and tailors with room named for each. */
export const MISSES_SHOWN = 20;
export const TAILORS_WITH_ROOM_SHOWN = 3;

export const CALL_OUTCOMES = ['CONTACTED', 'UNREACHABLE'] as const;

export const MAX_ORDER_NOTE_LENGTH = 2000;

/** Groups of settings, each saved separately with its own version (settings-1). */
export const SETTINGS_GROUPS = [
  'surcharges',
  'handover',
  'goods',
  'currencies',
  'account',
  'times',
  'calendar',
  'business',
  'social',
] as const;

export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Settings that affect prices, which only admins see and change (people-3). */
export const MONEY_SETTINGS = [
  'surcharges',
  'handover',
  'goods',
  'currencies',
  'account',
] as const satisfies SettingsGroup[];

export const MAX_FEE = 100_000;
export const MAX_COURIER_DAYS = 60;
export const MAX_SET_DAYS = 400;
export const MAX_CITY_PAIRS = 100;
export const MAX_DUTY_TEXT = 500;
export const MAX_DUTY_THRESHOLD = 100_000_000;
