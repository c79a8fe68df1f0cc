import type { Product } from '../../contract/catalogue.ts';

/** The link's state, for an instant first paint (catalogue-6). */
export interface ProductState {
  product: Product;
}

/** Props for a link to a product's page (catalogue-6). */
export function productLink(product: Product): { to: string; state: ProductState } {
  return { to: productAddress(product), state: { product } };
}

export function productAddress({ id, type }: Pick<Product, 'id' | 'type'>): string {
  return `${type === 'culture' ? '/culture_product' : '/product'}?id=${id}`;
}
