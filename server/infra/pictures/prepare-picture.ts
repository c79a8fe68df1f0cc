import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { MAX_PICTURE_PIXELS } from '../../../contract/files.ts';
import { decodeHeic } from './heic.ts';
import { withColourProfile } from './icc.ts';
import { PictureError, type PreparedPicture } from './pictures.ts';

const LONG_SIDE = 2400;
const QUALITY = 82;

const READING: SharpOptions = { failOn: 'error', sequentialRead: true, limitInputPixels: MAX_PICTURE_PIXELS };

/**
 * Decodes a picture of the given format and encodes it again. The size is judged by the header, before any pixel is
 * decoded. Throws PictureError when the content is something else, damaged or too large.
 */
export async function preparePicture(bytes: Buffer, format: Metadata['format']): Promise<PreparedPicture> {
  try {
    const metadata = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
    if (metadata.format !== format) throw new PictureError('files.not_a_picture');
    if (metadata.width * metadata.height > MAX_PICTURE_PIXELS)
      throw new PictureError('files.too_many_pixels');
    if (metadata.compression === 'hevc') return await encode(await readHeic(bytes, metadata));
    return await encode(sharp(bytes, READING).autoOrient());
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('files.not_a_picture', { cause: error });
  }
}

/** The HEIC decoder forgets the colour space (phones use Display P3), so it is put back before the last step. */
async function readHeic(bytes: Buffer, { icc, pagePrimary = 0 }: Metadata): Promise<Sharp> {
  const { pixels, width, height } = await decodeHeic(bytes, pagePrimary);
  const raw = sharp(pixels, { ...READING, raw: { width, height, channels: 4 } });
  if (!icc) return raw;
  const png = await withinLongSide(raw).png({ compressionLevel: 0 }).toBuffer();
  return sharp(withColourProfile(png, icc), READING);
}

async function encode(picture: Sharp): Promise<PreparedPicture> {
  const { data, info } = await withinLongSide(picture)
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height };
}

function withinLongSide(picture: Sharp): Sharp {
  return picture.resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true });
}
