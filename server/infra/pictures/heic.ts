import { MAX_PICTURE_PIXELS } from '../../../contract/constants/files.ts';
import { PictureError } from './pictures.ts';

/** Four bytes a pixel: red, green, blue, alpha. */
interface RawPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes one of the top-level images of a HEIC file, upright. The sizes are read before anything is decoded;
 * the decoder itself refuses an image that turns out larger than its header says. Throws PictureError when it has
 * too many pixels, another error when the file is damaged.
 */
export async function decodeHeic(bytes: Uint8Array, index: number): Promise<RawPicture> {
  const { default: heicDecode } = await import('heic-decode');
  const images = await heicDecode.all({ buffer: bytes });
  const image = images[index] ?? images[0];
  if (!image) throw new PictureError('files.not_a_picture');
  if (image.width * image.height > MAX_PICTURE_PIXELS) throw new PictureError('files.too_many_pixels');
  try {
    const { width, height, data } = await image.decode();
    return { pixels: new Uint8Array(data.buffer), width, height };
  } finally {
    images.dispose();
  }
}
