/** How many pieces of one line, and how many lines, a cart may hold. */
export const MAX_PIECES = 99;
export const MAX_LINES = 50;

/** The largest total of an order, rupees: more than anybody buys, and less than a whole number of the database holds. */
export const MAX_TOTAL = 100_000_000;
