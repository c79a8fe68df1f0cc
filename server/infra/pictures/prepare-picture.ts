import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { MAX_PICTURE_PIXELS } from '../../../contract/constants/files.ts';
import { PictureError, type PreparedPicture } from './pictures.ts';

const QUALITY = 82;

const READING: SharpOptions = { failOn: 'error', sequentialRead: true, limitInputPixels: MAX_PICTURE_PIXELS };

/**
 * Re-encodes a picture to at most `longSide` pixels, after checking the size in the header. Throws PictureError for
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

/** Restores the colour profile (phones use Display P3), which the HEIC decoder drops. */
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

const HEADER_BYTES = 33;

export function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(typeAndData.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([
    png.subarray(0, HEADER_BYTES),
    length,
    typeAndData,
    checksum,
    png.subarray(HEADER_BYTES),
  ]);
}

interface RawPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an upright top-level image of a HEIC file, after checking its size. Throws PictureError for too many pixels,
 * another error for a damaged file.
 */
async function decodeHeic(bytes: Uint8Array, index: number): Promise<RawPicture> {
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
