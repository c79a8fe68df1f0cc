import { PICTURE_FORMS, PICTURE_RATIO, PICTURE_WIDTHS, pictureForm } from '../../contract/pictures.ts';

const WIDTH = 640;

/** What `<Picture>` needs of the picture of a product at `image` (contract/pictures.ts). */
export function goodsPicture(image: string) {
  const size = { src: image, width: WIDTH, height: WIDTH * PICTURE_RATIO };
  // Some other kind of address has no other forms.
  if (pictureForm(image, 320, 'avif') === image) return { ...size, sources: [] };
  const sources = PICTURE_FORMS.map((form) => ({
    type: `image/${form}`,
    srcSet: PICTURE_WIDTHS.map((width) => `${pictureForm(image, width, form)} ${width}w`).join(', '),
  }));
  return { ...size, sources };
}
