export const CODE_STATES = ['awaited', 'coming', 'open', 'used_up', 'over'] as const;

export const MIN_CODE_LENGTH = 4;
export const MAX_CODE_LENGTH = 20;

/** Letters, digits and dashes; upper case, as stored. */
export const CODE_PATTERN = /^[A-Z0-9](?:-?[A-Z0-9])+$/;

/** What a customer may type, with spaces. */
export const MAX_TYPED_CODE = 40;

/** Codes of one brand that are not over (discounts-12). */
export const MAX_SELLER_CODES = 50;

/** Rupees; fits the largest cart. */
export const MAX_CODE_AMOUNT = 1_000_000;
export const MAX_CODE_USES = 1_000_000;

/** Per cent of the price that is paid at least, until the owner sets it (discounts-3). */
export const LOWEST_SHARE_PERCENT = 70;

/** Wrong codes per hour of an account or visitor, and of guests behind one address, maybe a city (discounts-7). */
export const MAX_WRONG_CODES = 10;
export const NETWORK_MAX_WRONG_CODES = 300;
