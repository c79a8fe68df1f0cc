import { pictureProblem } from './picture-check.ts';

/** The long side of a picture as it is uploaded, in pixels: enough to see a stitch, a tenth of what a phone takes. */
const MAX_SIDE_PX = 2000;

const JPEG_QUALITY = 0.88;

interface Picked {
  /** What can be uploaded, made smaller where that saves bytes. */
  pictures: File[];
  /** Why another file cannot be. */
  problem: string | undefined;
}

/** Prepares chosen files for an upload. */
export async function preparePictures(files: readonly File[]): Promise<Picked> {
  const prepared = await Promise.all(files.map(downscaled));
  const problems = prepared.map(pictureProblem);
  return {
    pictures: prepared.filter((_, place) => problems[place] === undefined),
    problem: problems.find((problem) => problem !== undefined),
  };
}

/** The picture with at most MAX_SIDE_PX on its long side; as it is where the browser cannot draw it. */
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
  // Anything but a photo may be transparent.
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

/** The size of a picture that fits a square, in its own proportions; no larger than it is. */
export function sizeWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
