/** How many brands a page holds (catalogue-2). */
export const BRAND_PAGE_SIZE = 4;

/** How many products a page of any list holds. */
export const PRODUCT_PAGE_SIZE = 12;

/** What brands are filtered by, and the words for it (catalogue-2). */
export const BRAND_TYPES = { all: 'All', sale: 'Sale', bespoke: 'BeSpoke' } as const;
export const BRAND_LOCATIONS = {
  best: 'Best Brands',
  local: 'Local Brands',
  international: 'International Brands',
  near: 'Near Me',
} as const;

/** Whom clothes are for, brands and products alike (catalogue-1). */
export const CATEGORIES = { mens: 'Mens Wear', womens: 'Womens Wear', childrens: 'Childrens Wear' } as const;

/** The tabs of a brand's page (catalogue-3). */
export const BRAND_SECTIONS = {
  western: 'Western wear',
  unstitched: 'Unstitched',
  stitched: 'Stitched',
  formal: 'Formal',
  buttons: 'Buttons',
} as const;

/** The collections of the culture shop (catalogue-8). */
export const COLLECTIONS = {
  punjabi: 'Punjabi Collection',
  sindhi: 'Sindhi Heritage',
  balochi: 'Balochi Tradition',
  jewelry: 'Jewelry & Accessories',
  abayas: 'Abayas',
  home_decor: 'Home Decor',
} as const;

/** How the culture list is sorted (catalogue-7), and the words for it. */
export const PRODUCT_SORTS = {
  popular: 'Most popular',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Best rated',
  newest: 'Newest',
} as const;

/** Ready-made goods come from a brand or from the shop's own culture collection (catalogue-4). */
export const PRODUCT_TYPES = ['brand', 'culture'] as const;

/** The sizes goods come in (catalogue-5). */
export const SIZES = ['S', 'M', 'L', 'XL'] as const;
