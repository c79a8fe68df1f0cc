/** How many pieces of one line, and how many lines, a cart may hold. */
export const MAX_PIECES = 99;
export const MAX_LINES = 50;

/** The largest total of an order, rupees: more than anybody buys, and less than a whole number of the database holds. */
export const MAX_TOTAL = 100_000_000;

/** What an order of somebody without an account may hold. */
export const GUEST_MAX_PIECES = 20;
export const GUEST_MAX_LINES = 5;

/** Orders of a guest that may wait to be confirmed, for one e-mail address, phone number or network within a day. */
export const GUEST_MAX_UNCONFIRMED = 3;

/** Orders a customer may have that are paid on delivery and have neither arrived nor ended. */
export const MAX_OPEN_CASH_ORDERS = 20;

/** Whether a cart is larger than what is sold to somebody without an account. */
export function isTooLargeForGuest(lines: readonly { quantity: number }[]): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.length > GUEST_MAX_LINES || pieces > GUEST_MAX_PIECES;
}
