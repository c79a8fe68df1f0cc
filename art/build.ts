/**
 * Draws every picture of the site into web/public/art/, if the sources have changed; run as `node art/build.ts`.
 * Flat drawings stay SVG, which Brotli makes smaller than AVIF; goods become AVIF and WebP in three widths,
 * because a phone would draw their patterns and shadows anew on every page.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';

const ROOT = join(import.meta.dirname, '..');
/** Folders of the drawings; the pages draw with the second too. */
const SOURCES = ['art', 'web/art'];
const TARGET = join(ROOT, 'web/public/art');
/** Hash of the sources, the files made from them, and the key of every goods picture. */
const STAMP = join(ROOT, '.cache/art.json');
interface Stamp {
  fingerprint: string;
  files: string[];
  goods?: Record<string, string>;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = (await readdir(join(ROOT, folder)))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort();
    for (const name of names) hash.update(name).update(await readFile(join(ROOT, folder, name)));
  }
  return hash.digest('hex');
}

async function readStamp(): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(STAMP, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

async function filesPresent(): Promise<Set<string>> {
  return new Set(await readdir(TARGET, { recursive: true }).catch(() => []));
}

async function isComplete(files: readonly string[]): Promise<boolean> {
  const present = await filesPresent();
  return files.every((file) => present.has(file));
}

async function draw(): Promise<string[]> {
  const [{ icon, pictures, shareImage }, { default: sharp }] = await Promise.all([
    import('./pictures.ts'),
    import('sharp'),
  ]);
  const files: string[] = [];
  const save = async (file: string, content: string | Buffer) => {
    files.push(file);
    await mkdir(dirname(join(TARGET, file)), { recursive: true });
    await writeFile(join(TARGET, file), content);
  };
  const raster = (svg: string, scale: number) => sharp(Buffer.from(svg), { density: 72 * scale });

  for (const { name, svg } of pictures) {
    // Only inlined drawings use the names of their parts.
    const text = svg().replaceAll(/ data-(?:part|garment)="[^"]*"/g, '');
    await save(`${name}.svg`, text);
  }
  for (const [file, size] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    await save(
      file,
      await raster(icon.svg(), size / icon.width)
        .resize(size, size)
        .png()
        .toBuffer(),
    );
  }
  const favicon = pictures.find(({ name }) => name === 'favicon');
  if (!favicon) throw new Error('The favicon is not drawn.');
  const sizes = [16, 32, 48].map(async (size) => {
    const png = await raster(favicon.svg(), size / favicon.width)
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
    return { size, png };
  });
  await save('favicon.ico', ico(await Promise.all(sizes)));
  await save('og.png', await raster(shareImage.svg(), 1).png({ palette: true, quality: 90 }).toBuffer());
  return files;
}

/** Encodes the goods pictures whose key or files have changed, one per core. */
async function drawGoods(
  known: Record<string, string>,
): Promise<{ files: string[]; goods: Record<string, string> }> {
  const [{ goodsPictures }, { filesOf, keyOf, press }] = await Promise.all([
    import('./goods.ts'),
    import('./build-goods.ts'),
  ]);
  await mkdir(join(TARGET, 'goods'), { recursive: true });
  const present = await filesPresent();
  const all = goodsPictures.map((picture) => ({ picture, path: join('goods', picture.name) }));
  const goods: Record<string, string> = {};
  const waiting = all.filter(({ picture, path }) => {
    const key = keyOf(picture.svg(''));
    goods[path] = key;
    return known[path] !== key || !filesOf(path).every((file) => present.has(file));
  });
  await pLimit(availableParallelism()).map(waiting, ({ picture, path }) =>
    press(picture, join(TARGET, path)),
  );
  return { goods, files: all.flatMap(({ path }) => filesOf(path)) };
}

const before = await readStamp();
const now = await fingerprint();
if (before?.fingerprint !== now || !(await isComplete(before.files))) {
  await mkdir(TARGET, { recursive: true });
  const flat = await draw();
  const { files: pressed, goods } = await drawGoods(before?.goods ?? {});
  const files = [...flat, ...pressed];
  for (const stale of (before?.files ?? []).filter((file) => !files.includes(file))) {
    await rm(join(TARGET, stale), { force: true });
  }
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  await writeFile(STAMP, JSON.stringify({ fingerprint: now, files, goods } satisfies Stamp));
  console.log(`art: ${files.length} files drawn into web/public/art`);
}

interface Size {
  /** The side in pixels, at most 256. */
  size: number;
  png: Buffer;
}

/** An icon file of PNG images: a header, an entry for each image, and the images. */
function ico(images: readonly Size[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    // 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
