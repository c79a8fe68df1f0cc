import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMS, PICTURE_RATIO, PICTURE_WIDTHS } from '../../contract/pictures.ts';
import type { GoodsPicture } from '../ui/drawings/goods.ts';

/**
 * How hard the encoders work, by width. AVIF at effort 1 takes a fifth of the time of the usual 4 for a tenth more
 * bytes; the widest form is fetched by few, so effort 0 does. The close-ups are all pattern: a coarser step hides
 * in it.
 */
const AVIF = {
  320: { effort: 1, quality: 47, close: 40 },
  640: { effort: 1, quality: 45, close: 38 },
  960: { effort: 0, quality: 42, close: 34 },
} as const;
const WEBP = { 320: 64, 640: 64, 960: 62 } as const;
const CLOSE_WEBP = 46;

// One picture to a core: several threads on one picture wait for each other.
sharp.concurrency(1);

/** The same drawing pressed the same way gives the same key. */
export function keyOf(svg: string): string {
  return createHash('sha256')
    .update(JSON.stringify([AVIF, WEBP, CLOSE_WEBP]))
    .update(svg)
    .digest('hex')
    .slice(0, 32);
}

/** Names of the files of one picture, without folder. */
export function filesOf(name: string): string[] {
  return PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMS.map((form) => `${name}-${width}.${form}`));
}

/** Writes all widths and forms of a picture of goods into `folder`. */
export async function press({ name, close }: GoodsPicture, svg: string, folder: string): Promise<void> {
  const [widest] = [...PICTURE_WIDTHS].sort((one, two) => two - one) as [number];
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * widest) / 480 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const width of PICTURE_WIDTHS) {
    const height = width * PICTURE_RATIO;
    const small = width === info.width ? data : await whole.clone().resize(width, height).raw().toBuffer();
    const raw = { width, height, channels: 3 } as const;
    const { effort, quality, close: coarse } = AVIF[width];
    const file = (form: string) => join(folder, `${name}-${width}.${form}`);
    await sharp(small, { raw })
      .avif({ effort: close ? 0 : effort, quality: close ? coarse : quality, chromaSubsampling: '4:2:0' })
      .toFile(file('avif'));
    await sharp(small, { raw })
      .webp({ effort: 2, quality: close ? CLOSE_WEBP : WEBP[width] })
      .toFile(file('webp'));
  }
}
