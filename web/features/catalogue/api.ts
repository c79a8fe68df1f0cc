import { catalogueWords } from '#words';
import type { Brand, BrandDetail, Product } from '../../../contract/catalogue.ts';
import { BRAND_PAGE_SIZE, PRODUCT_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import type { Preferences } from '../../../contract/preferences.ts';
import { call } from '../../lib/call.ts';
import type { Read } from '../../lib/load.ts';
import type { BrandFilters, CultureFilters } from './filters.ts';
import { type Listing, listed } from './listing.ts';
import type { ShownSection } from './words.ts';

/** See catalogue-2. */
export function listBrands(read: Read, filters: BrandFilters): Promise<Listing<Brand>> {
  return listed({
    read: () => read('GET /api/brands/brands/', { query: filters }),
    page: filters.page,
    size: BRAND_PAGE_SIZE,
    fallback: catalogueWords.failedToFetchBrands,
  });
}

/** Throws CallError. */
export function readBrand(read: Read, id: number): Promise<BrandDetail> {
  return read('GET /api/brands/brands/{id}/', { params: { id } });
}

export function listSection(
  read: Read,
  { id, section, page }: { id: number; section: ShownSection; page: number },
): Promise<Listing<Product>> {
  return listed({
    read: () =>
      read('GET /api/products/', { query: { brand: id, ...(section === 'all' ? {} : { section }), page } }),
    page,
    size: PRODUCT_PAGE_SIZE,
    fallback: catalogueWords.failedToFetchProducts,
  });
}

export function listCulture(read: Read, filters: CultureFilters): Promise<Listing<Product>> {
  return listed({
    read: () => read('GET /api/products/culture/', { query: filters }),
    page: filters.page,
    size: PRODUCT_PAGE_SIZE,
    fallback: catalogueWords.failedToFetchProducts,
  });
}

/** Sends the wizard's answers; returns the best matches first. Throws CallError. */
export function sendPreferences(preferences: Preferences, idempotencyKey: string) {
  return call('POST /api/brands/preferences/', { session: 'optional', body: preferences, idempotencyKey });
}
