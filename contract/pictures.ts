/** Pixels. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Smallest first. */
export const PICTURE_FORMS = ['avif', 'webp'] as const;
export type PictureForm = (typeof PICTURE_FORMS)[number];

/** Height of a product picture as a share of its width. */
export const PICTURE_RATIO = 1.25;

const ENDING = '-640.webp';

/** The URL in another width or format; other URLs are returned unchanged. */
export function pictureForm(picture: string, width: PictureWidth, form: PictureForm): string {
  if (!picture.endsWith(ENDING)) return picture;
  return `${picture.slice(0, -ENDING.length)}-${width}.${form}`;
}
