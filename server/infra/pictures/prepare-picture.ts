import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { MAX_PICTURE_PIXELS } from '../../../contract/constants/files.ts';
import { decodeHeic } from './heic.ts';
import { withColourProfile } from './icc.ts';
import { PictureError, type PreparedPicture } from './pictures.ts';

const QUALITY = 82;

const READING: SharpOptions = { failOn: 'error', sequentialRead: true, limitInputPixels: MAX_PICTURE_PIXELS };

/**
 * Re-encodes a picture, at most `longSide` pixels; the size is checked by the header first. Throws PictureError for
 * foreign, damaged or too large content.
 */
export async function preparePicture(
  bytes: Buffer,
  format: Metadata['format'],
  longSide: number,
  as: 'webp' | 'jpeg' = 'webp',
): Promise<PreparedPicture> {
  try {
    const metadata = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
    if (metadata.format !== format) throw new PictureError('files.not_a_picture');
    if (metadata.width * metadata.height > MAX_PICTURE_PIXELS)
      throw new PictureError('files.too_many_pixels');
    if (metadata.compression === 'hevc') {
      return await encode(await readHeic(bytes, metadata, longSide), longSide, as);
    }
    return await encode(sharp(bytes, READING).autoOrient(), longSide, as);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('files.not_a_picture', { cause: error });
  }
}

/** The HEIC decoder drops the colour profile (phones use Display P3), so it is restored before the last step. */
async function readHeic(bytes: Buffer, { icc, pagePrimary = 0 }: Metadata, longSide: number): Promise<Sharp> {
  const { pixels, width, height } = await decodeHeic(bytes, pagePrimary);
  const raw = sharp(pixels, { ...READING, raw: { width, height, channels: 4 } });
  if (!icc) return raw;
  const png = await within(raw, longSide).png({ compressionLevel: 0 }).toBuffer();
  return sharp(withColourProfile(png, icc), READING);
}

async function encode(picture: Sharp, longSide: number, as: 'webp' | 'jpeg'): Promise<PreparedPicture> {
  const sized = within(picture, longSide);
  const encoded =
    as === 'jpeg'
      ? sized.flatten({ background: '#fff' }).jpeg({ quality: QUALITY })
      : sized.webp({ quality: QUALITY, smartSubsample: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: `image/${as}`, width: info.width, height: info.height };
}

function within(picture: Sharp, longSide: number): Sharp {
  return picture.resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true });
}
