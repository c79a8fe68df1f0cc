import { z } from 'zod';
import { brands, cultureProducts } from '../../../contract/catalogue.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';

/** What the list of brands is filtered by, and its page. */
export type BrandFilters = QueryOf<typeof brands>;
/** What the culture list is filtered and sorted by, and its page. */
export type CultureFilters = QueryOf<typeof cultureProducts>;

/** The filters in an address; what makes no sense there, or the API refuses, counts as not said. */
export function brandFilters(search: URLSearchParams): BrandFilters {
  return filtersIn(brands.query, search);
}

/** The filters and the order in an address of the culture list; what makes no sense there counts as not said. */
export function cultureFilters(search: URLSearchParams): CultureFilters {
  return filtersIn(cultureProducts.query, search);
}

function filtersIn<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, search: URLSearchParams) {
  const said: Record<string, string> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = search.get(name);
    if (value !== null && !value.includes('\0') && z.safeParse(field, value).success) said[name] = value;
  }
  return schema.parse(said);
}

/**
 * The query of an address with these filters: without what is not filtered by, and without the first page. Begins with
 * a question mark, or is empty.
 */
export function queryFor<Filters extends object>(filters: Filters, unfiltered: Filters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== unfiltered[name as keyof Filters]) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

const { page: _firstBrands, ...noBrandFilters } = brandFilters(new URLSearchParams());
const { page: _firstCulture, ...noCultureFilters } = cultureFilters(new URLSearchParams());

/** All brands: what an address need not say. */
export const NO_BRAND_FILTERS = noBrandFilters;
/** The whole culture collection, the most popular first: what an address need not say. */
export const NO_CULTURE_FILTERS = noCultureFilters;
