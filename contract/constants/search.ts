/** The longest search, in characters. */
export const SEARCH_MAX_LENGTH = 80;

/** How many finds of a kind the result page shows at most. */
export const SEARCH_LIMIT = 24;

/** How many suggestions are shown at most while somebody types. */
export const SUGGESTION_LIMIT = 8;
