/** What staff record (payments-12): `LINK` is a card by a payment link, `CREDIT` the customer's store credit. */
export const RECORDED_METHODS = ['CASH', 'TRANSFER', 'RAAST', 'LINK', 'CREDIT'] as const;

/** How money came in; `WALLET` is booked by what its gateway answers (payments-31). */
export const BILL_PAYMENT_METHODS = [...RECORDED_METHODS, 'WALLET'] as const;
export type BillPaymentMethod = (typeof BILL_PAYMENT_METHODS)[number];

export const MAX_REFERENCE_LENGTH = 60;
