/** Of one account, in 24 hours. */
export const MAX_EXPORTS_PER_DAY = 5;

/** In which an account can be kept after its owner has asked to delete it. */
export const DELETION_REGRET_DAYS = 14;
