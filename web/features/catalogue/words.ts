import type { BrandDetail, BrandLocation, BrandSection, Product } from '../../../contract/catalogue.ts';
import { codesOf } from '../../../contract/codes.ts';
import { BRAND_SECTIONS, COLLECTIONS } from '../../../contract/constants/catalogue.ts';
import { choiceIn } from '../../lib/query.ts';

/** For the brand's card; the filters use other words (catalogue-2). */
export const BRAND_STANDING: Record<BrandLocation, string> = {
  best: 'Best brand',
  local: 'Local brand',
  international: 'International brand',
  near: 'Near you',
};

export function originOf({ brand, collection }: Pick<Product, 'brand' | 'collection'>): string | undefined {
  return brand?.name ?? (collection ? COLLECTIONS[collection] : undefined);
}

export function productsIn(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`;
}

export function brandsIn(count: number): string {
  return `${count} ${count === 1 ? 'brand' : 'brands'}`;
}

/** `all` is the default tab. */
export type ShownSection = BrandSection | 'all';

export const SHOWN_SECTIONS: readonly ShownSection[] = ['all', ...codesOf(BRAND_SECTIONS)];

export const SECTION_NAMES: Record<ShownSection, string> = { all: 'All', ...BRAND_SECTIONS };

export function numberIn(
  brand: Pick<BrandDetail, 'number_of_products' | 'number_by_section'>,
  section: ShownSection,
): number {
  return section === 'all' ? brand.number_of_products : brand.number_by_section[section];
}

export function sectionNamed(asked: string | null): ShownSection {
  return choiceIn(codesOf(BRAND_SECTIONS), asked) ?? 'all';
}
