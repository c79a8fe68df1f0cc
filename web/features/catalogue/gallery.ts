import type { Product, ProductDetail } from '../../../contract/catalogue.ts';

/** A picture of a product with its words. */
export type GalleryPicture = ProductDetail['pictures'][number];

/** All pictures of a product, the one of the lists first; that one alone while the others are not known. */
export function galleryOf(
  product: Pick<Product, 'image' | 'image_description'> & Partial<Pick<ProductDetail, 'pictures'>>,
): GalleryPicture[] {
  const first = { image: product.image, description: product.image_description };
  return [first, ...(product.pictures ?? []).filter(({ image }) => image !== product.image)];
}

/** Which of the pictures shows a colour: the first that names it; undefined where none does. */
export function placeOfColour(pictures: readonly GalleryPicture[], colour: string): number | undefined {
  const name = colour.toLowerCase();
  const place = pictures.findIndex(({ description }) => description.toLowerCase().includes(name));
  return place === -1 ? undefined : place;
}
