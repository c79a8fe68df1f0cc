import type { BrandLocation, Product } from '../../../contract/catalogue.ts';
import { COLLECTIONS } from '../../../contract/constants/catalogue.ts';

/** On a brand's own card; the filters have other words (catalogue-2). */
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
