/** How long the long side of a kept picture is at most, in pixels, unless somebody asks for less. */
export const LONG_SIDE = 2400;

/** A picture as it is kept: upright, within its long side, without any metadata. */
export interface PreparedPicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

export interface PictureOptions {
  /** Whose picture it is: one picture of a caller is processed at a time, so that nobody holds up the others. */
  caller?: string;
  /** Pixels, `LONG_SIDE` unless given. */
  longSide?: number;
}

/** Turns whatever somebody uploads into a picture that is safe to keep and to serve. */
export interface Pictures {
  /**
   * Judges an upload by its content alone: JPEG, PNG, WebP, AVIF or HEIC of at most `MAX_PICTURE_BYTES` and
   * `MAX_PICTURE_PIXELS` (files-1). Of an animation the first frame is kept. Throws PictureError for
   * anything else; another error means that the server itself failed.
   */
  prepare(bytes: Buffer, options?: PictureOptions): Promise<PreparedPicture>;
}

/** An upload that is refused; the code stands in the catalogue of `contract/errors.ts`. */
export class PictureError extends Error {
  readonly code: 'files.not_a_picture' | 'files.too_heavy' | 'files.too_many_pixels';

  constructor(code: PictureError['code'], options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureError';
    this.code = code;
  }
}
