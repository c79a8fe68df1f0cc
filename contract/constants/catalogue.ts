export const BRAND_PAGE_SIZE = 4;

export const PRODUCT_PAGE_SIZE = 12;

export const BRAND_TYPES = ['all', 'sale', 'bespoke'] as const;
export const BRAND_LOCATIONS = ['best', 'local', 'international', 'near'] as const;

export const CATEGORIES = ['mens', 'womens', 'childrens'] as const;

export const BRAND_SECTIONS = ['western', 'unstitched', 'stitched', 'formal', 'buttons'] as const;

export const COLLECTIONS = ['punjabi', 'sindhi', 'balochi', 'jewelry', 'abayas', 'home_decor'] as const;

export const PRODUCT_SORTS = ['popular', 'price-low', 'price-high', 'rating', 'newest'] as const;

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
