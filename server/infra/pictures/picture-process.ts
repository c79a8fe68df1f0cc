import { setPriority } from 'node:os';
import sharp, { type Metadata } from 'sharp';
import { PictureError, type PreparedPicture } from './pictures.ts';
import { preparePicture } from './prepare-picture.ts';

/** What the picture process is sent: one upload at a time. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly format: Metadata['format'];
  /** Pixels. */
  readonly longSide: number;
}

/** What it answers to each. */
export type PictureAnswer =
  | { outcome: 'prepared'; picture: PreparedPicture }
  | { outcome: 'refused'; code: PictureError['code']; reason: string };

sharp.cache(false);
sharp.concurrency(1);
// Requests come first: a large photograph may take a second longer.
setPriority(10);
// The parent decides when to stop; a Ctrl-C in the terminal must not cut an upload in flight.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ bytes, format, longSide }: PictureTask) => {
  const upload = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  process.send?.(await answer(upload, format, longSide));
});

async function answer(upload: Buffer, format: Metadata['format'], longSide: number): Promise<PictureAnswer> {
  try {
    return { outcome: 'prepared', picture: await preparePicture(upload, format, longSide) };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { outcome: 'refused', code: error.code, reason: String(error.cause ?? '') };
  }
}
