import { MAX_PICTURE_PIXELS } from '../../../contract/constants/files.ts';
import { PictureError } from './pictures.ts';

interface RawPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a top-level image of a HEIC file, upright; sizes are checked first. Throws PictureError for too many pixels,
 * another error for a damaged file.
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
