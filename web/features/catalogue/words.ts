import type { BrandLocation, Product } from '../../../contract/catalogue.ts';
import { COLLECTIONS } from '../../../contract/constants/catalogue.ts';

/** What a brand's place among the brands is called on its own card; the filters have others (catalogue-2). */
export const BRAND_STANDING: Record<BrandLocation, string> = {
  best: 'Best brand',
  local: 'Local brand',
  international: 'International brand',
  near: 'Near you',
};

/** Who makes a product, or the collection it belongs to. */
export function makerOf({ brand, collection }: Pick<Product, 'brand' | 'collection'>): string | undefined {
  return brand?.name ?? (collection ? COLLECTIONS[collection] : undefined);
}

/** `1 product`, `12 products`. */
export function productsIn(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`;
}

/** `1 brand`, `12 brands`. */
export function brandsIn(count: number): string {
  return `${count} ${count === 1 ? 'brand' : 'brands'}`;
}
