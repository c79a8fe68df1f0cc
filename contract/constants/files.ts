export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

export const MAX_PICTURE_PIXELS = 50_000_000;

/** Also the `accept` of file inputs. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;
