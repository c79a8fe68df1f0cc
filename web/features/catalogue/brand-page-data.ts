import type { BrandDetail, BrandSection, Product } from '../../../contract/catalogue.ts';
import { codesOf } from '../../../contract/codes.ts';
import { BRAND_SECTIONS } from '../../../contract/constants/catalogue.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';
import { choiceIn, idIn, pageIn } from '../../lib/query.ts';
import { listSection, readBrand } from './api.ts';
import type { Listing } from './listing.ts';

/** What a brand's page shows: the brand and a page of one of its tabs. */
export interface BrandPageData {
  brand: BrandDetail;
  section: BrandSection;
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
  const section = sectionFor(search.get('tab'), brand);
  if (!brand.number_by_section[section]) return { brand, section, listing: undefined };
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

/** The tab an address asks for; where it names none, the first that holds something. */
export function sectionFor(
  asked: string | null,
  { number_by_section: numbers }: Pick<BrandDetail, 'number_by_section'>,
): BrandSection {
  const sections = codesOf(BRAND_SECTIONS);
  return choiceIn(sections, asked) ?? sections.find((section) => numbers[section] > 0) ?? 'western';
}
