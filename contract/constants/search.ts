export const SEARCH_MAX_LENGTH = 80;

/** Results of one kind on the result page. */
export const SEARCH_LIMIT = 24;

export const SUGGESTION_LIMIT = 8;
