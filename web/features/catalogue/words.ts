import { COLLECTIONS, type Product } from '../../../contract/catalogue.ts';

/** Who makes a product, or the collection it belongs to. */
export function makerOf({ brand, collection }: Pick<Product, 'brand' | 'collection'>): string | undefined {
  return brand?.name ?? (collection ? COLLECTIONS[collection] : undefined);
}
