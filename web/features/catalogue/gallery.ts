import type { Product, ProductDetail } from '../../../contract/catalogue.ts';

export type GalleryPicture = ProductDetail['pictures'][number];

/** All pictures of a product, its main one first; only that one until the details are loaded. */
export function galleryOf(
  product: Pick<Product, 'image' | 'image_description'> & Partial<Pick<ProductDetail, 'pictures'>>,
): GalleryPicture[] {
  const pictures = product.pictures ?? [];
  const first = pictures.find(({ image }) => image === product.image);
  return [
    first ?? { image: product.image, description: product.image_description, colour: null },
    ...pictures.filter((picture) => picture !== first),
  ];
}

/** The index of a colour's first picture, -1 without one. */
export function indexOfColour(pictures: readonly GalleryPicture[], colour: string | undefined): number {
  return pictures.findIndex((picture) => picture.colour === colour);
}

/** The picture of a product in a colour, else its main one. */
export function imageInColour(product: Pick<ProductDetail, 'image' | 'pictures'>, colour: string): string {
  return product.pictures.find((picture) => picture.colour === colour)?.image ?? product.image;
}
