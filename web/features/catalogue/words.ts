import { basicWords, catalogueWords, goodsWords } from '#words';
import type { BrandDetail, BrandLocation, BrandSection, Product } from '../../../contract/catalogue.ts';
import { BRAND_SECTIONS } from '../../../contract/constants/catalogue.ts';
import { choiceIn } from '../../lib/query.ts';

/** For the brand's card; the filters use other words (catalogue-2). */
export const BRAND_STANDING: Record<BrandLocation, string> = {
  best: catalogueWords.bestBrand,
  local: catalogueWords.localBrand,
  international: catalogueWords.internationalBrand,
  near: catalogueWords.nearYou,
};

export function originOf({ brand, collection }: Pick<Product, 'brand' | 'collection'>): string | undefined {
  return brand?.name ?? (collection ? goodsWords.collections[collection] : undefined);
}

export function productsIn(count: number): string {
  return catalogueWords.productCount({ count });
}

export function brandsIn(count: number): string {
  return catalogueWords.brandCount({ count });
}

/** `all` is the default tab. */
export type ShownSection = BrandSection | 'all';

export const SHOWN_SECTIONS: readonly ShownSection[] = ['all', ...BRAND_SECTIONS];

export const SECTION_NAMES: Record<ShownSection, string> = { all: basicWords.all, ...goodsWords.sections };

export function numberIn(
  brand: Pick<BrandDetail, 'number_of_products' | 'number_by_section'>,
  section: ShownSection,
): number {
  return section === 'all' ? brand.number_of_products : brand.number_by_section[section];
}

export function sectionNamed(asked: string | null): ShownSection {
  return choiceIn(BRAND_SECTIONS, asked) ?? 'all';
}
