/**
 * Why an order's customer is owed money: a refund that staff make by hand, what was paid of a cancelled order, or a
 * payment of a gateway that pays nothing.
 */
export const OWED_CAUSES = ['REFUND', 'CANCELLED', 'UNUSED'] as const;

export type OwedCause = (typeof OWED_CAUSES)[number];

/** How long the mailed link of a guest works. */
export const MONEY_BACK_LINK_DAYS = 30;
