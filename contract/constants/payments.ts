export const GATEWAYS = ['sandbox', 'stripe'] as const;

/** Of one account. */
export const MAX_SAVED_CARDS = 10;

/** Why a saved card cannot be charged: past its month, or kept by a gateway that is no longer in use. */
export const SAVED_CARD_PROBLEMS = ['expired', 'other_gateway'] as const;
