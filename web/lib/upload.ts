import { PICTURE_TYPES } from '../../contract/constants/files.ts';
import { pictureProblem } from './picture-check.ts';

/** Enough to see a stitch, a tenth of a phone's picture in bytes. */
const MAX_SIDE_PX = 2000;

const JPEG_QUALITY = 0.88;

interface Prepared {
  /** Ready to upload, downscaled where that saves bytes. */
  pictures: File[];
  problem: string | undefined;
}

async function preparePictures(files: readonly File[]): Promise<Prepared> {
  const prepared = await Promise.all(files.map(downscaled));
  const problems = prepared.map(pictureProblem);
  return {
    pictures: prepared.filter((_, place) => problems[place] === undefined),
    problem: problems.find((problem) => problem !== undefined),
  };
}

/** The pictures that the shop takes, for a picture picker. */
export const picturePicking = { accept: PICTURE_TYPES.join(','), prepare: preparePictures };

/** Unchanged where the browser cannot decode it. */
async function downscaled(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const { width, height } = sizeWithin(bitmap, MAX_SIDE_PX);
  const canvas = document.createElement('canvas');
  if (width < bitmap.width) {
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  }
  const isSmaller = width < bitmap.width;
  bitmap.close();
  if (!isSmaller) return file;
  // Anything but a JPEG may be transparent.
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
