/** How many pieces of one line, and how many lines, a cart may hold. */
export const MAX_PIECES = 99;
export const MAX_LINES = 50;
