export const TAILOR_PAGE_SIZE = 10;

export const TAILOR_FILTERS = {
  all: 'All Tailors',
  best: 'Best Tailors',
  gents: 'Men Tailors',
  ladies: 'Women Tailors',
} as const;

/** A tailor without one shows as "Not specified" (tailors-1). */
export const TAILOR_TYPES = ['Gents Tailor', 'Ladies Tailor'] as const;

/** Characters of an area that is searched for. */
export const MAX_AREA = 60;
