import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PICTURE_FORMS, PICTURE_RATIO, PICTURE_WIDTHS, type PictureForm } from '../contract/pictures.ts';
import type { GoodsPicture } from './goods.ts';
import { STAGE } from './goods-stage.ts';

/**
 * The encoders' effort. AVIF at effort 1 takes a fifth of the time of the usual 4 for a tenth more bytes. Rarely
 * fetched pictures (the widest form, everything not in lists) have effort 0. Details are all pattern, which hides a
 * coarser quality.
 */
const AVIF = {
  320: { effort: 1, quality: 47, detail: 38 },
  640: { effort: 1, quality: 45, detail: 38 },
  960: { effort: 0, quality: 42, detail: 34 },
} as const;
const WEBP = {
  320: { effort: 3, quality: 60, detail: 34 },
  640: { effort: 1, quality: 62, detail: 42 },
  960: { effort: 1, quality: 60, detail: 42 },
} as const;
const WIDEST = Math.max(...PICTURE_WIDTHS);

// One thread for each picture: several threads on one picture wait for each other.
sharp.concurrency(1);

const OWN_TEXT = readFileSync(import.meta.filename);

/** The key of a drawing; equal drawings with equal settings have equal keys. */
export function keyOf(svg: string): string {
  return createHash('sha256').update(OWN_TEXT).update(svg).digest('hex').slice(0, 32);
}

/** Names of the files of the picture at `path`. */
export function filesOf(path: string): string[] {
  return PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMS.map((form) => `${path}-${width}.${form}`));
}

/** The width at which a shadow's shape is computed; a small one is enough, because the shadow is blurred. */
const SHADOW_WIDTH = 160;

/** The soft shadow of goods as a drawing: dark where they touch the ground, faint around. */
async function shadowOf(alone: string): Promise<string> {
  const { width, height } = STAGE;
  const shape = await sharp(Buffer.from(alone), { density: (72 * SHADOW_WIDTH) / width })
    .extractChannel('alpha')
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: shape.info.width, height: shape.info.height, channels: 1 } as const;
  const layer = async (blur: number, strength: number, x: number, y: number) => {
    const alpha = await sharp(shape.data, { raw })
      .blur(blur)
      .linear(strength, 0)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const png = await sharp({ create: { ...raw, channels: 3, background: '#3A2A10' } })
      .joinChannel(alpha, { raw })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  };
  return (await layer(3.6, 0.26, 8, 14)) + (await layer(1, 0.26, 2, 4));
}

/** Writes all widths and formats of a picture of goods; `path` is the prefix of their names. */
export async function press({ role, svg, alone }: GoodsPicture, path: string): Promise<void> {
  const text = svg(alone ? await shadowOf(alone()) : '');
  const { data, info } = await sharp(Buffer.from(text), { density: (72 * WIDEST) / STAGE.width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = { width: info.width, height: info.height, channels: 3 } as const;
  for (const width of PICTURE_WIDTHS) {
    const raw = { width, height: width * PICTURE_RATIO, channels: 3 } as const;
    const small =
      width === WIDEST
        ? data
        : await sharp(data, { raw: whole }).resize(raw.width, raw.height).raw().toBuffer();
    const file = (form: PictureForm) => `${path}-${width}.${form}`;
    const { effort, quality, detail } = AVIF[width];
    await sharp(small, { raw })
      .avif({
        effort: role === 'main' ? effort : 0,
        quality: role === 'detail' ? detail : quality,
        chromaSubsampling: '4:2:0',
      })
      .toFile(file('avif'));
    const webp = WEBP[width];
    await sharp(small, { raw })
      .webp({ effort: webp.effort, quality: role === 'detail' ? webp.detail : webp.quality })
      .toFile(file('webp'));
  }
}
