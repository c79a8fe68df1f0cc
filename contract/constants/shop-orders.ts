/** How many pieces of one line, and how many lines, a cart may hold. */
export const MAX_PIECES = 99;
export const MAX_LINES = 50;

/** The largest total of an order, rupees: more than anybody buys, and less than a whole number of the database holds. */
export const MAX_TOTAL = 100_000_000;

/** Limits of an order without an account. */
export const GUEST_MAX_PIECES = 20;
export const GUEST_MAX_LINES = 5;

/** Unconfirmed orders of guests allowed for one e-mail address, phone number or network within a day. */
export const GUEST_MAX_UNCONFIRMED = 3;

/** Cash orders a customer may have that are neither delivered nor ended. */
export const MAX_OPEN_CASH_ORDERS = 20;

/** Whether a cart is too large to order without an account. */
export function isTooLargeForGuest(lines: readonly { quantity: number }[]): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.length > GUEST_MAX_LINES || pieces > GUEST_MAX_PIECES;
}

/** How ready-made goods are paid for (shop-6). */
export const PAYMENT_METHODS = { cashOnDelivery: 'Cash on delivery', creditCard: 'Credit card' } as const;

/** The life of what one seller sends; `UNCONFIRMED`: a guest's cash order that is not confirmed yet. */
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

/** How many orders a page holds. */
export const SHOP_ORDER_PAGE_SIZE = 10;
