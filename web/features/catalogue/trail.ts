import { catalogueWords, goodsWords } from '#words';
import type { Product } from '../../../contract/catalogue.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';

type Origin = Pick<Product, 'brand' | 'collection'>;

/** The breadcrumbs of a product, without the product itself. */
export function trailTo(origin: Origin, shop: string): Crumb[] {
  const shelf = origin.brand
    ? { text: catalogueWords.brands, to: '/brands' }
    : { text: catalogueWords.cultureBy({ shop }), to: '/culture_by_tailor' };
  const crumb = originCrumb(origin);
  return [{ text: catalogueWords.home, to: '/' }, shelf, ...(crumb ? [crumb] : [])];
}

/** The link to more of the same brand or collection. */
export function originCrumb({ brand, collection }: Origin): Crumb | undefined {
  if (brand) return { text: brand.name, to: `/brands/${brand.id}` };
  return collection
    ? { text: goodsWords.collections[collection], to: `/culture?collection=${collection}` }
    : undefined;
}
