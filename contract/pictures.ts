/** Widths in pixels in which every picture of the shop is kept. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Forms in which every width is kept, the smallest first. */
export const PICTURE_FORMS = ['avif', 'webp'] as const;
export type PictureForm = (typeof PICTURE_FORMS)[number];

/** Height of a picture of goods as a share of its width. */
export const PICTURE_RATIO = 1.25;

/** The end of every picture's address: the width in the middle, as WebP, which every browser and mail program shows. */
const ENDING = '-640.webp';

/** The address of another width or form of a picture; an address of some other kind comes back as it is. */
export function pictureForm(picture: string, width: PictureWidth, form: PictureForm): string {
  if (!picture.endsWith(ENDING)) return picture;
  return `${picture.slice(0, -ENDING.length)}-${width}.${form}`;
}
