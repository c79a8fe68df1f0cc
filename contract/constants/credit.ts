/** `LAPSED`: what an account had when it was deleted. */
export const CREDIT_KINDS = ['GOODWILL', 'REFUND', 'SPENT', 'RETURNED', 'TAKEN_BACK', 'LAPSED'] as const;

/** Rupees of one entry; fits the largest order that a refund pays back. */
export const MAX_CREDIT = 1_000_000;

/** Rupees that support may grant one customer within 30 days; admins may grant more (credit-2). */
export const SUPPORT_CREDIT = 3000;
export const SUPPORT_CREDIT_DAYS = 30;

export const MAX_CREDIT_REASON = 300;

/** Newest entries that an account shows. */
export const SHOWN_CREDIT_ENTRIES = 100;
