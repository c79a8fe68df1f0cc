import type { BrandDetail, Product } from '../../../contract/catalogue.ts';
import { nullWhereMissing } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';
import { idIn, pageIn } from '../../lib/query.ts';
import { listSection, readBrand } from './api.ts';
import type { Listing } from './listing.ts';
import { numberIn, type ShownSection, sectionNamed } from './words.ts';

export interface BrandPageData {
  brand: BrandDetail;
  section: ShownSection;
  /** Undefined for an empty tab. */
  listing: Listing<Product> | undefined;
}

/** Undefined for an unknown brand; throws CallError when the brand cannot be read. */
export async function readBrandPage(
  read: Read,
  id: string,
  search: URLSearchParams,
): Promise<BrandPageData | undefined> {
  const brandId = idIn(id);
  const brand = brandId && (await readBrand(read, brandId).catch(nullWhereMissing));
  if (!brand) return undefined;
  const section = sectionNamed(search.get('tab'));
  if (numberIn(brand, section) === 0) return { brand, section, listing: undefined };
  const page = pageIn(search);
  return { brand, section, listing: await listSection(read, { id: brand.id, section, page }) };
}
