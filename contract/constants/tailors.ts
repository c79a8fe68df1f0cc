export const TAILOR_PAGE_SIZE = 10;

export const TAILOR_FILTERS = ['all', 'best', 'gents', 'ladies'] as const;

/** A tailor without one shows as "Not specified" (tailors-1). */
export const TAILOR_TYPES = ['Gents Tailor', 'Ladies Tailor'] as const;

/** For whom a tailor stitches. `both` has no tailor type, and the customer chooses in the order (tailors-7). */
export const TAILOR_KINDS = ['gents', 'ladies', 'both'] as const;
export type TailorKind = (typeof TAILOR_KINDS)[number];

// biome-ignore format: related codes share a line
export const TAILOR_SERVICES = [
  'alteration', 'fitting', 'embroidery', 'zari', 'doch', 'urgent', 'fabric', 'pressing',
] as const;

/** Whole rupees for a dress type. */
export const RATE_LIMITS = { min: 100, max: 1_000_000 } as const;

/** Garments a week. */
export const MAX_WEEKLY_CAPACITY = 500;

/** Entries of a tailor's days off, days per entry, and how far ahead one may start. */
export const MAX_DAYS_OFF = 40;
export const MAX_DAYS_OFF_LENGTH = 92;
export const MAX_DAYS_OFF_AHEAD = 366;

/** Lines of the opening hours. */
export const MAX_OPENING_HOURS = 7;

/** Characters of a searched area. */
export const MAX_AREA = 60;

/** Business days of a partner tailor; a setting restricts them, by default to 7 to 14 (orders-11). */
export const LEAD_TIME_DAYS = { min: 1, max: 60 } as const;

/** The share of kept promises is shown from this many delivered orders on (tailors-12). */
export const MIN_PROMISED_ORDERS = 10;

/** The share of measured garments is shown from this many delivered ones on (tailors-13). */
export const MIN_MEASURABLE_ORDERS = 10;

/** File fields of an application's pictures. */
export const APPLICATION_PICTURES = [
  'picture_1',
  'picture_2',
  'picture_3',
  'picture_4',
  'picture_5',
  'picture_6',
] as const;

/** States of an application (tailors-8). */
export const APPLICATION_STATES = ['UNCONFIRMED', 'SUBMITTED', 'QUESTIONED', 'APPROVED', 'DECLINED'] as const;

export const APPLICATION_ACTIONS = ['submit', 'ask', 'answer', 'approve', 'decline'] as const;

/** Days for which the mailed link is valid. */
export const CONFIRM_APPLICATION_DAYS = 7;

export const MAX_SHOP_NAME = 60;
export const MAX_APPLICATION_WORDS = 1000;
