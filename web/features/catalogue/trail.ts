import { COLLECTIONS, type Product } from '../../../contract/catalogue.ts';

/** A step of the way from the front of the shop to a product. */
export interface TrailStep {
  name: string;
  /** Path within the shop. */
  to: string;
}

type Origin = Pick<Product, 'brand' | 'collection'>;

/** The way to a product of the shop called `shop`, without the product itself. */
export function trailTo(origin: Origin, shop: string): TrailStep[] {
  const shelf = origin.brand
    ? { name: 'Brands', to: '/brands' }
    : { name: `Culture by ${shop}`, to: '/culture_by_tailor' };
  const maker = makerStep(origin);
  return [{ name: 'Home', to: '/' }, shelf, ...(maker ? [maker] : [])];
}

/** Where there is more of the same brand, or of the same collection. */
export function makerStep({ brand, collection }: Origin): TrailStep | undefined {
  if (brand) return { name: brand.name, to: `/brands/${brand.id}` };
  return collection ? { name: COLLECTIONS[collection], to: `/culture?collection=${collection}` } : undefined;
}
