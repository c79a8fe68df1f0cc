import { uiWords } from '#words';
import type { Product } from '../../contract/catalogue.ts';
import { PICTURE_FORMS, PICTURE_RATIO, PICTURE_WIDTHS, pictureForm } from '../../contract/pictures.ts';
import { formatRupees } from './format.ts';

export function variantWords({
  colour,
  size,
}: {
  colour?: string | null | undefined;
  size?: string | null | undefined;
}): string[] {
  return [...(colour ? [colour] : []), ...(size ? [uiWords.size({ size })] : [])];
}

/** `2 × Rs 1,599`, not wrapped. */
export function piecesAt({ quantity, price }: { quantity: number; price: number }): string {
  return `${quantity} × ${formatRupees(price)}`.replaceAll(' ', '\u00a0');
}

const WIDTH = 640;

/** The props of `<Picture>` for a product's `image` (contract/pictures.ts). */
export function goodsPicture(image: string) {
  const size = { src: image, width: WIDTH, height: WIDTH * PICTURE_RATIO };
  // Other URLs have no variants.
  if (pictureForm(image, 320, 'avif') === image) return { ...size, sources: [] };
  const sources = PICTURE_FORMS.map((form) => ({
    type: `image/${form}`,
    srcSet: PICTURE_WIDTHS.map((width) => `${pictureForm(image, width, form)} ${width}w`).join(', '),
  }));
  return { ...size, sources };
}

/** The state of a link, for an instant first paint (catalogue-6). */
interface ProductState {
  product: Product;
}

/** Props for a link to a product's page (catalogue-6). */
export function productLink(product: Product): { to: string; state: ProductState } {
  return { to: productAddress(product), state: { product } };
}

export function productAddress({ id, type }: Pick<Product, 'id' | 'type'>): string {
  return `${type === 'culture' ? '/culture_product' : '/product'}?id=${id}`;
}
