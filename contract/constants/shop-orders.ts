export const MAX_PIECES = 99;
export const MAX_LINES = 50;

/** Rupees; fits a PostgreSQL integer. */
export const MAX_TOTAL = 100_000_000;

export const GUEST_MAX_PIECES = 20;
export const GUEST_MAX_LINES = 5;

/** Per e-mail address, phone number or network, within a day. */
export const GUEST_MAX_UNCONFIRMED = 3;

/** Cash orders that are neither delivered nor cancelled, per customer. */
export const MAX_OPEN_CASH_ORDERS = 20;

export function isTooLargeForGuest(lines: readonly { quantity: number }[]): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.length > GUEST_MAX_LINES || pieces > GUEST_MAX_PIECES;
}

export const PAYMENT_METHODS = { cashOnDelivery: 'Cash on delivery', creditCard: 'Credit card' } as const;

/** `UNCONFIRMED`: a guest's cash order that is not confirmed yet. */
export const SELLER_ORDER_STATUSES = [
  'UNCONFIRMED',
  'PLACED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
] as const;
export const SHOP_BILL_STATUSES = ['UNPAID', 'PAID', 'REFUNDED'] as const;

export const SHOP_ORDER_PAGE_SIZE = 10;
