/** Of one account, in 24 hours. */
export const MAX_EXPORTS_PER_DAY = 5;
