import { PICTURE_FORMS, PICTURE_RATIO, PICTURE_WIDTHS, pictureForm } from '../../contract/pictures.ts';

const WIDTH = 640;

/** The props of `<Picture>` for a product's `image` (contract/pictures.ts). */
export function goodsPicture(image: string) {
  const size = { src: image, width: WIDTH, height: WIDTH * PICTURE_RATIO };
  // Addresses of another form have no variants.
  if (pictureForm(image, 320, 'avif') === image) return { ...size, sources: [] };
  const sources = PICTURE_FORMS.map((form) => ({
    type: `image/${form}`,
    srcSet: PICTURE_WIDTHS.map((width) => `${pictureForm(image, width, form)} ${width}w`).join(', '),
  }));
  return { ...size, sources };
}
