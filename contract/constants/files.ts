/** What an upload may weigh, in bytes (files-1). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** How many pixels a picture may have. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Pictures accepted by content; the value serves as `accept` of a file input. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;
