export const BRAND_PAGE_SIZE = 4;

export const PRODUCT_PAGE_SIZE = 12;

export const BRAND_TYPES = { all: 'All', sale: 'Sale', bespoke: 'BeSpoke' } as const;
export const BRAND_LOCATIONS = {
  best: 'Best Brands',
  local: 'Local Brands',
  international: 'International Brands',
  near: 'Near Me',
} as const;

export const CATEGORIES = { mens: 'Mens Wear', womens: 'Womens Wear', childrens: 'Childrens Wear' } as const;

export const BRAND_SECTIONS = {
  western: 'Western wear',
  unstitched: 'Unstitched',
  stitched: 'Stitched',
  formal: 'Formal',
  buttons: 'Buttons',
} as const;

export const COLLECTIONS = {
  punjabi: 'Punjabi Collection',
  sindhi: 'Sindhi Heritage',
  balochi: 'Balochi Tradition',
  jewelry: 'Jewelry & Accessories',
  abayas: 'Abayas',
  home_decor: 'Home Decor',
} as const;

export const PRODUCT_SORTS = {
  popular: 'Most popular',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Best rated',
  newest: 'Newest',
} as const;

/** `brand`: sold by a brand; `culture`: the shop's own collection (catalogue-4). */
export const PRODUCT_TYPES = ['brand', 'culture'] as const;

export const SIZES = ['S', 'M', 'L', 'XL'] as const;

export const WISHLIST_LIMIT = 200;

export const REVIEW_PAGE_SIZE = 5;

export const REVIEW_PHOTOS = ['photo_1', 'photo_2', 'photo_3'] as const;

export const SEARCH_MAX_LENGTH = 80;

/** Results per kind on the result page. */
export const SEARCH_LIMIT = 24;

export const SUGGESTION_LIMIT = 8;
