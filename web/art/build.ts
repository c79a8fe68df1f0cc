/**
 * Draws every picture of the site into web/public/art/. Run as `node web/art/build.ts`. Does nothing when the
 * sources have not changed since the last run. There are no AVIF or WebP forms: compressed with Brotli, each
 * drawing takes less than AVIF needs for it even at its natural size.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [join(ROOT, 'web/ui/drawings'), join(ROOT, 'web/art')];
const TARGET = join(ROOT, 'web/public/art');
/** Fingerprint of the sources and the files made from them. */
const STAMP = join(ROOT, '.cache/art.json');
interface Stamp {
  fingerprint: string;
  files: string[];
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = (await readdir(folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort();
    for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
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

async function isComplete(files: readonly string[]): Promise<boolean> {
  const present = new Set(await readdir(TARGET).catch(() => []));
  return files.every((file) => present.has(file));
}

async function draw(): Promise<string[]> {
  const [{ icon, pictures, shareImage }, { default: sharp }] = await Promise.all([
    import('../ui/drawings/pictures.ts'),
    import('sharp'),
  ]);
  const files: string[] = [];
  const save = async (file: string, content: string | Buffer) => {
    files.push(file);
    await writeFile(join(TARGET, file), content);
  };
  /** SVG is rasterised at its own size times `scale`. */
  const raster = (svg: string, scale: number) => sharp(Buffer.from(svg), { density: 72 * scale });

  for (const { name, svg } of pictures) {
    // The names of parts serve those who read a drawing in the page; a file does not need them.
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
  await save('og.png', await raster(shareImage.svg(), 1).png({ palette: true, quality: 90 }).toBuffer());
  return files;
}

const before = await readStamp();
const now = await fingerprint();
if (before?.fingerprint !== now || !(await isComplete(before.files))) {
  await mkdir(TARGET, { recursive: true });
  const files = await draw();
  for (const stale of (before?.files ?? []).filter((file) => !files.includes(file))) {
    await rm(join(TARGET, stale), { force: true });
  }
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  await writeFile(STAMP, JSON.stringify({ fingerprint: now, files } satisfies Stamp));
  console.log(`art: ${files.length} files drawn into web/public/art`);
}
