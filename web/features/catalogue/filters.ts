import {
  BRAND_LOCATIONS,
  BRAND_TYPES,
  CATEGORIES,
  COLLECTIONS,
  PRODUCT_SORTS,
  SEARCH_MAX_LENGTH,
} from '../../../contract/constants/catalogue.ts';
import type { QueryFor } from '../../../contract/paths.ts';
import { choiceIn, pageIn } from '../../lib/query.ts';

export type BrandFilters = Required<QueryFor<'GET /api/brands/brands/'>> & { page: number };
export type CultureFilters = Required<QueryFor<'GET /api/products/culture/'>> & { page: number };

/** The filters in a query; invalid values are ignored. */
export function brandFilters(search: URLSearchParams): BrandFilters {
  return {
    search: wordsIn(search),
    type: choiceIn(BRAND_TYPES, search.get('type')) ?? 'all',
    location: choiceIn(BRAND_LOCATIONS, search.get('location')) ?? 'all',
    category: choiceIn(CATEGORIES, search.get('category')) ?? 'all',
    page: pageIn(search),
  };
}

/** The filters and order in a query; invalid values are ignored. */
export function cultureFilters(search: URLSearchParams): CultureFilters {
  return {
    search: wordsIn(search),
    category: choiceIn(CATEGORIES, search.get('category')) ?? 'all',
    collection: choiceIn(COLLECTIONS, search.get('collection')) ?? 'all',
    sort: choiceIn(PRODUCT_SORTS, search.get('sort')) ?? 'popular',
    page: pageIn(search),
  };
}

function wordsIn(search: URLSearchParams): string {
  const words = (search.get('search') ?? '').trim();
  return words.length <= SEARCH_MAX_LENGTH && !words.includes('\0') ? words : '';
}

/** The query string for these filters with its question mark, without defaults; may be empty. */
export function queryFor<Filters extends object>(filters: Filters, unfiltered: Filters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== unfiltered[name as keyof Filters]) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

const NOTHING = new URLSearchParams();
const { page: _firstBrands, ...noBrandFilters } = brandFilters(NOTHING);
const { page: _firstCulture, ...noCultureFilters } = cultureFilters(NOTHING);

/** The defaults: all brands. */
export const NO_BRAND_FILTERS = noBrandFilters;
/** The defaults: the whole culture collection, the most popular first. */
export const NO_CULTURE_FILTERS = noCultureFilters;

export const BRAND_QUERY = Object.keys(brandFilters(NOTHING));
export const CULTURE_QUERY = Object.keys(cultureFilters(NOTHING));
