import type { Product } from '../../contract/catalogue.ts';

/** What a product's page gets along with the address, for an instant first paint (catalogue-6). */
export interface ProductState {
  product: Product;
}

/** Where a product is shown, `/product?id=` or `/culture_product?id=` (catalogue-6), to be spread onto a link. */
export function productLink(product: Product): { to: string; state: ProductState } {
  return { to: productAddress(product), state: { product } };
}

/** The address of a product's page: of a brand's goods, or of the culture collection's. */
export function productAddress({ id, type }: Pick<Product, 'id' | 'type'>): string {
  return `${type === 'culture' ? '/culture_product' : '/product'}?id=${id}`;
}
