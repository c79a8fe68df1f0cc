import { type BrandDetail, BrandSection, type Product } from '../../../contract/catalogue.ts';
import { PageNumber } from '../../../contract/page.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';
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
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const brand = await knownBrand(read, Number(id));
  if (!brand) return undefined;
  const section = sectionFor(search.get('tab'), brand);
  if (!brand.number_by_section[section]) return { brand, section, listing: undefined };
  const page = PageNumber.catch(1).parse(search.get('page') ?? 1);
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
  const named = BrandSection.safeParse(asked).data;
  return named ?? BrandSection.options.find((section) => numbers[section] > 0) ?? 'western';
}
