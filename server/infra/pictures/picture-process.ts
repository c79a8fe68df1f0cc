import { setPriority } from 'node:os';
import sharp, { type Metadata } from 'sharp';
import { PictureError, type PreparedPicture } from './pictures.ts';
import { preparePicture } from './prepare-picture.ts';

export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly format: Metadata['format'];
  readonly longSide: number;
  readonly as: 'webp' | 'jpeg';
}

export type PictureAnswer =
  | { outcome: 'prepared'; picture: PreparedPicture }
  | { outcome: 'refused'; code: PictureError['code']; reason: string };

sharp.cache(false);
sharp.concurrency(1);
// Requests have priority over pictures.
setPriority(10);
// The parent stops it; Ctrl-C must not interrupt an upload.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ bytes, format, longSide, as }: PictureTask) => {
  const upload = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  process.send?.(await answer(upload, { format, longSide, as }));
});

async function answer(
  upload: Buffer,
  { format, longSide, as }: Omit<PictureTask, 'bytes'>,
): Promise<PictureAnswer> {
  try {
    return { outcome: 'prepared', picture: await preparePicture(upload, format, longSide, as) };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { outcome: 'refused', code: error.code, reason: String(error.cause ?? '') };
  }
}
