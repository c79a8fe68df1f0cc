export const DEFAULT_LONG_SIDE_PX = 2400;

export interface PreparedPicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export interface PictureOptions {
  /** Pictures of one caller are processed one at a time. */
  caller?: string;
  longSide?: number;
  /** JPEG is for print, because PDF has no WebP. */
  as?: 'webp' | 'jpeg';
}

export interface Pictures {
  /**
   * Accepts JPEG, PNG, WebP, AVIF and HEIC by content, within `MAX_PICTURE_BYTES` and `MAX_PICTURE_PIXELS` (files-1);
   * takes the first frame. Throws PictureError otherwise; other errors are the server's.
   */
  prepare(bytes: Buffer, options?: PictureOptions): Promise<PreparedPicture>;
}

export class PictureError extends Error {
  readonly code: 'files.not_a_picture' | 'files.too_heavy' | 'files.too_many_pixels';

  constructor(code: PictureError['code'], options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureError';
    this.code = code;
  }
}
