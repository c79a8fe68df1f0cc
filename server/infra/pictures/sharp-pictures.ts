import type { Metadata } from 'sharp';
import { MAX_PICTURE_BYTES } from '../../../contract/constants/files.ts';
import { FairQueue } from './fair-queue.ts';
import { PictureChild } from './picture-child.ts';
import type { PictureTask } from './picture-process.ts';
import {
  DEFAULT_LONG_SIDE_PX,
  PictureError,
  type PictureOptions,
  type Pictures,
  type PreparedPicture,
} from './pictures.ts';

/** Format by magic bytes, which the decoder must confirm. */
const FORMATS: Record<string, Metadata['format']> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/heic': 'heif',
  'image/heif': 'heif',
};

const MAX_PROCESSES = 2;
const TASK_TIMEOUT_MS = 30_000;

/** Decodes with sharp, and HEIC with libheif, in at most two child processes. */
export class SharpPictures implements Pictures {
  readonly #queue = new FairQueue(MAX_PROCESSES);
  readonly #idle = Array.from({ length: MAX_PROCESSES }, () => new PictureChild(TASK_TIMEOUT_MS));

  async prepare(
    bytes: Buffer,
    { caller = '', longSide = DEFAULT_LONG_SIDE_PX, as = 'webp' }: PictureOptions = {},
  ): Promise<PreparedPicture> {
    if (bytes.length > MAX_PICTURE_BYTES) throw new PictureError('files.too_heavy');
    const { fileTypeFromBuffer } = await import('file-type');
    const format = FORMATS[(await fileTypeFromBuffer(bytes))?.mime ?? ''];
    if (!format) throw new PictureError('files.not_a_picture');
    // Decoding 50 megapixels of AVIF or HEIC takes almost a gigabyte.
    const isHeavy = format === 'heif';
    return this.#queue.run({ caller, isHeavy }, () => this.#process({ bytes, format, longSide, as }));
  }

  async #process(task: PictureTask): Promise<PreparedPicture> {
    // The queue guarantees a free child. The most recently used one is taken, so that the other can time out.
    const child = this.#idle.pop() ?? new PictureChild(TASK_TIMEOUT_MS);
    try {
      const result = await child.run(task);
      if (result.outcome === 'refused') throw new PictureError(result.code, { cause: result.reason });
      return result.picture;
    } finally {
      this.#idle.push(child);
    }
  }
}
