import { BRAND_SECTIONS, COLLECTIONS, type Product } from '../../../contract/catalogue.ts';

/** A step of the way from the front of the shop to a product. */
export interface TrailStep {
  name: string;
  /** Path within the shop. */
  to: string;
}

/** The way to a product, without the product itself. `culture` is what the shop calls its own collection. */
export function trailTo(
  { brand, section, collection }: Pick<Product, 'brand' | 'section' | 'collection'>,
  culture: string,
): TrailStep[] {
  const home = { name: 'Home', to: '/' };
  if (brand) {
    const page = `/brands/${brand.id}`;
    return [
      home,
      { name: 'Brands', to: '/brands' },
      { name: brand.name, to: page },
      ...(section ? [{ name: BRAND_SECTIONS[section], to: `${page}?section=${section}` }] : []),
    ];
  }
  return [
    home,
    { name: culture, to: '/culture_by_tailor' },
    ...(collection ? [{ name: COLLECTIONS[collection], to: `/culture?collection=${collection}` }] : []),
  ];
}
