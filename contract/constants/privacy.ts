/** Of one account, in 24 hours. */
export const MAX_EXPORTS_PER_DAY = 5;

/** In which an account can be kept after its owner has asked to delete it. */
export const DELETION_REGRET_DAYS = 14;

/** After the end of an order, or the last word of a conversation: until then people ask, complain and return. */
export const RETENTION_MONTHS = 24;
