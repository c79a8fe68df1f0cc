/** The longest search, in characters. Apart from the schemas, for the box stands on every page. */
export const LONGEST_SEARCH = 80;
