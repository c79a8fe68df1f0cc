export const LIST_PAGE_SIZE = 25;

export const MAX_LIST_PAGE_SIZE = 100;

/** Lists count up to here, because counting a million rows takes longer than reading a page. */
export const MAX_COUNT = 1000;

export const LIST_SEARCH_MAX_LENGTH = 100;

/** Per person, in all lists together. */
export const MAX_SAVED_VIEWS = 50;

export const SAVED_VIEW_NAME_MAX_LENGTH = 60;

/** Lists whose filters can be saved. */
export const LISTS_WITH_VIEWS = [
  'orders',
  'customers',
  'applications',
  'tailors',
  'brands',
  'products',
  'inbox',
  'newsletter',
  'mails',
  'staff',
  'audit',
] as const;

export type ListWithViews = (typeof LISTS_WITH_VIEWS)[number];
