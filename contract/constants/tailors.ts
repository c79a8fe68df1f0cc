/** How many tailors a page holds (tailors-3). */
export const TAILOR_PAGE_SIZE = 10;

/** What the customer may filter by, and the words for it (tailors-3). */
export const TAILOR_FILTERS = {
  all: 'All Tailors',
  best: 'Best Tailors',
  gents: 'Men Tailors',
  ladies: 'Women Tailors',
} as const;

/** The two trades; a tailor without one shows as "Not specified" (tailors-1). */
export const TAILOR_TYPES = ['Gents Tailor', 'Ladies Tailor'] as const;
