export const GATEWAYS = ['sandbox', 'stripe'] as const;

/** `VOIDED`: everything was cancelled before the capture. */
export const PAYMENT_STATUSES = ['AUTHORISED', 'CAPTURED', 'REFUNDED', 'VOIDED', 'FAILED'] as const;

/** `CHARGEBACK`: the customer's bank has taken it back. */
export const REFUND_CAUSES = ['PART_CANCELLED', 'RETURN', 'GOODWILL', 'CHARGEBACK'] as const;

/** What a customer's bank has decided about a charge; `LOST`: it took the money back. */
export const DISPUTE_STATES = ['OPEN', 'WON', 'LOST'] as const;

/** Of one account. */
export const MAX_SAVED_CARDS = 10;

/** Why a saved card cannot be charged: past its month, or kept by a gateway that is no longer in use. */
export const SAVED_CARD_PROBLEMS = ['expired', 'other_gateway'] as const;
