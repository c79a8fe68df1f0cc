/** A run is made, approved by a second admin and paid; cancelled once all its payouts are reversed before that. */
export const PAYOUT_STATES = ['OPEN', 'APPROVED', 'PAID', 'CANCELLED'] as const;

export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Sellers of one run. */
export const MAX_RUN_SELLERS = 200;

export const MAX_BANK_REFERENCE = 60;

export const MAX_REVERSAL_REASON = 300;
