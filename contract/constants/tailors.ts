export const TAILOR_PAGE_SIZE = 10;

export const TAILOR_FILTERS = {
  all: 'All Tailors',
  best: 'Best Tailors',
  gents: 'Men Tailors',
  ladies: 'Women Tailors',
} as const;

/** A tailor without one shows as "Not specified" (tailors-1). */
export const TAILOR_TYPES = ['Gents Tailor', 'Ladies Tailor'] as const;

/** Whom a tailor stitches for; one for both has no tailor type, and the customer names it with the order (tailors-7). */
export const TAILOR_KINDS = {
  gents: 'Gents',
  ladies: 'Ladies',
  both: 'Gents and ladies',
} as const;
export type TailorKind = keyof typeof TAILOR_KINDS;

/** What a tailor may offer besides stitching. */
export const TAILOR_SERVICES = {
  alteration: 'Alterations',
  fitting: 'Fitting at your home',
  embroidery: 'Hand embroidery',
  zari: 'Zari and gota work',
  doch: 'Balochi doch embroidery',
  urgent: 'Stitched in half the time',
  fabric: 'Fabric sourcing',
  pressing: 'Pressing and packing',
} as const;

/** Whole rupees for a dress type. */
export const RATE_LIMITS = { min: 100, max: 1_000_000 } as const;

/** Garments a week. */
export const MAX_WEEKLY_CAPACITY = 500;

/** Entries of a tailor's own days off, days of one entry, and how far ahead it may begin. */
export const MAX_DAYS_OFF = 40;
export const MAX_DAYS_OFF_LENGTH = 92;
export const MAX_DAYS_OFF_AHEAD = 366;

/** Lines of the opening hours. */
export const MAX_OPENING_HOURS = 7;

/** Characters of an area that is searched for. */
export const MAX_AREA = 60;

/** Business days of a partner tailor; which of them the shop takes is a setting, 7 to 14 at first (orders-11). */
export const LEAD_TIME_DAYS = { min: 1, max: 60 } as const;

/** Delivered orders from which on the share of kept promises is told (tailors-12). */
export const MIN_PROMISED_ORDERS = 10;

/** The pictures of an application, each a file of the form. */
export const APPLICATION_PICTURES = [
  'picture_1',
  'picture_2',
  'picture_3',
  'picture_4',
  'picture_5',
  'picture_6',
] as const;

/** What becomes of an application (tailors-8). */
export const APPLICATION_STATES = ['UNCONFIRMED', 'SUBMITTED', 'QUESTIONED', 'APPROVED', 'DECLINED'] as const;

export const APPLICATION_STATE_NAMES = {
  UNCONFIRMED: 'Not confirmed',
  SUBMITTED: 'To review',
  QUESTIONED: 'Waiting for an answer',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
} as const satisfies Record<(typeof APPLICATION_STATES)[number], string>;

export const APPLICATION_ACTIONS = ['submit', 'ask', 'answer', 'approve', 'decline'] as const;

/** Days that the mailed link waits for its press. */
export const CONFIRM_APPLICATION_DAYS = 7;

export const MAX_SHOP_NAME = 60;
export const MAX_APPLICATION_WORDS = 1000;
