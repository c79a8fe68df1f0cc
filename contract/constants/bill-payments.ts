/** How money came in; `LINK` is a card by a payment link, `CREDIT` the customer's store credit (payments-12). */
export const BILL_PAYMENT_METHODS = ['CASH', 'TRANSFER', 'RAAST', 'LINK', 'CREDIT'] as const;
export type BillPaymentMethod = (typeof BILL_PAYMENT_METHODS)[number];

export const MAX_REFERENCE_LENGTH = 60;
