import type { BrandDetail, Product } from '../../../contract/catalogue.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';
import { idIn, pageIn } from '../../lib/query.ts';
import { listSection, readBrand } from './api.ts';
import { numberIn, type ShownSection, sectionNamed } from './brand-sections.ts';
import type { Listing } from './listing.ts';

/** What a brand's page shows: the brand and a page of one of its tabs. */
export interface BrandPageData {
  brand: BrandDetail;
  section: ShownSection;
  /** Undefined when nothing lies in the tab. */
  listing: Listing<Product> | undefined;
}

/**
 * Reads what the page of a brand shows; `id` stands in the path, tab and page in the query. Undefined for an unknown
 * brand; throws CallError when the brand could not be read.
 */
export async function readBrandPage(
  read: Read,
  id: string,
  search: URLSearchParams,
): Promise<BrandPageData | undefined> {
  const brandId = idIn(id);
  const brand = brandId && (await knownBrand(read, brandId));
  if (!brand) return undefined;
  const section = sectionNamed(search.get('tab'));
  if (numberIn(brand, section) === 0) return { brand, section, listing: undefined };
  const page = pageIn(search);
  return { brand, section, listing: await listSection(read, { id: brand.id, section, page }) };
}

async function knownBrand(read: Read, id: number): Promise<BrandDetail | undefined> {
  try {
    return await readBrand(read, id);
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}
