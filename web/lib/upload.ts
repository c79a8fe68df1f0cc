import { PICTURE_TYPES } from '../../contract/constants/files.ts';
import { pageSentence } from '../../contract/page-sentences.ts';
import { pictureProblem } from './picture-check.ts';

/** Enough to see a stitch, at a tenth of the bytes of a phone's picture. */
const MAX_SIDE_PX = 2000;

const JPEG_QUALITY = 0.88;

interface Prepared {
  /** Ready for upload, downscaled if that saves bytes. */
  pictures: File[];
  problem: string | undefined;
}

async function preparePictures(files: readonly File[]): Promise<Prepared> {
  const prepared = await Promise.all(files.map(preparePicture));
  return {
    pictures: prepared.flatMap(({ picture }) => picture ?? []),
    problem: prepared.find(({ problem }) => problem)?.problem,
  };
}

/** Checks a picture when it is chosen, as far as the browser can (files-3). */
async function preparePicture(file: File): Promise<{ picture?: File; problem?: string }> {
  if (file.size === 0) return { problem: pageSentence('files.empty') };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const picture = bitmap ? await downscaled(file, bitmap) : file;
  const isWhole = bitmap !== undefined || (await isDrawnElsewhere(file)) || (await isDrawnLarge(file));
  const problem = pictureProblem(picture) ?? (isWhole ? undefined : pageSentence('files.not_a_picture'));
  return problem ? { problem } : { picture };
}

/** The server decodes HEIC and AVIF if the browser cannot; a truncated file ends within its boxes. */
async function isDrawnElsewhere(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)$/.test(head) && hasWholeBoxes(file);
}

/** True if all boxes of an ISO base media file up to the picture's are complete. */
async function hasWholeBoxes(file: File): Promise<boolean> {
  let at = 0;
  while (at < file.size) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    if (head.byteLength < 8) return false;
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short || file.size - at;
    if (size < 8 || at + size > file.size) return false;
    if (head.getUint32(4) === MEDIA_DATA) return true;
    at += size;
  }
  return true;
}

/** `mdat` */
const MEDIA_DATA = 0x6d646174;

/** Above this, a bitmap may not fit into a phone's memory. */
const LARGE_PIXELS = 16_000_000;

/** True for a picture too large for a bitmap. Smaller ones do not count, as an image also decodes a truncated file. */
async function isDrawnLarge(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file);
  const image = Object.assign(new Image(), { src: address });
  return image
    .decode()
    .then(
      () => image.naturalWidth * image.naturalHeight > LARGE_PIXELS,
      () => false,
    )
    .finally(() => URL.revokeObjectURL(address));
}

/** The pictures that the shop takes, for a picture picker. */
export const picturePicking = { accept: PICTURE_TYPES.join(','), prepare: preparePictures };

async function downscaled(file: File, bitmap: ImageBitmap): Promise<File> {
  const { width, height } = sizeWithin(bitmap, MAX_SIDE_PX);
  const canvas = document.createElement('canvas');
  if (width < bitmap.width) {
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  }
  const isSmaller = width < bitmap.width;
  bitmap.close();
  if (!isSmaller) return file;
  // All formats but JPEG may be transparent.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, JPEG_QUALITY));
  if (!blob || blob.size >= file.size) return file;
  const name = file.name.replace(/\.\w+$/, '') + ENDINGS[blob.type];
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}

/** Browsers that cannot write WebP write PNG. */
const ENDINGS: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/png': '.png',
};

/** Fits a size into a square, keeping proportions; never enlarges. */
export function sizeWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
