import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FSDriver } from 'flydrive/drivers/fs';
import { isFileKey, MissingFileError, type Storage } from './storage.ts';

/** Folder of incomplete files; folders of complete ones have one-letter names. */
const UNFINISHED = 'unfinished';
/** Holds the id of the database that owns the files. */
const OWNER = '.naap-owner';
const STALE_AFTER_MS = 3_600_000;

/** Stores files as `<folder>/a/b/ab…`, accessible to the server's user only. */
export class DiskStorage implements Storage {
  readonly place: string;
  #opening: Promise<FSDriver> | undefined;

  constructor(folder: string) {
    this.place = folder;
  }

  async put(key: string, bytes: Buffer, mediaType: string): Promise<void> {
    const { outer, inner, file } = placeOf(key);
    const driver = await this.#driver();
    const unfinished = `${UNFINISHED}/${randomUUID()}`;
    try {
      await driver.put(unfinished, bytes, { contentType: mediaType });
      await flush(join(this.place, unfinished));
      const firstCreated = await mkdir(join(this.place, inner), { recursive: true });
      await rename(join(this.place, unfinished), join(this.place, file));
      await flushFolder(join(this.place, inner));
      if (firstCreated) await Promise.all([flushFolder(join(this.place, outer)), flushFolder(this.place)]);
    } catch (error) {
      await driver.delete(unfinished);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    if (!isFileKey(key)) throw new MissingFileError(key);
    const driver = await this.#driver();
    const stream = await driver.getStream(placeOf(key).file);
    try {
      await once(stream, 'open');
    } catch (cause) {
      throw isMissing(cause) ? new MissingFileError(key, { cause }) : cause;
    }
    return stream;
  }

  async remove(key: string): Promise<void> {
    const driver = await this.#driver();
    await driver.delete(placeOf(key).file);
  }

  async *list(before: Date): AsyncGenerator<string> {
    const driver = await this.#driver();
    for (const outer of await foldersIn(driver, '')) {
      for (const inner of await foldersIn(driver, `${outer}/`)) yield* filesIn(driver, inner, before);
    }
  }

  async owner(): Promise<string | undefined> {
    const text = await readFile(join(this.place, OWNER), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    return text.trim() || undefined;
  }

  async setOwner(id: string): Promise<void> {
    const driver = await this.#driver();
    const unfinished = `${UNFINISHED}/${randomUUID()}`;
    await driver.put(unfinished, `${id}\n`);
    await flush(join(this.place, unfinished));
    await rename(join(this.place, unfinished), join(this.place, OWNER));
    await flushFolder(this.place);
  }

  #driver(): Promise<FSDriver> {
    this.#opening ??= this.#open().catch((error) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<FSDriver> {
    const { FSDriver } = await import('flydrive/drivers/fs');
    const driver = new FSDriver({ location: this.place, visibility: 'private' });
    await mkdir(join(this.place, UNFINISHED), { recursive: true, mode: 0o700 });
    const abandoned = filesIn(driver, UNFINISHED, new Date(Date.now() - STALE_AFTER_MS));
    for await (const name of abandoned) await driver.delete(`${UNFINISHED}/${name}`);
    return driver;
  }
}

/** Two levels keep folders small. */
function placeOf(key: string): { outer: string; inner: string; file: string } {
  if (!isFileKey(key)) throw new RangeError(`"${key}" is no file key`);
  const outer = key.slice(0, 1);
  const inner = `${outer}/${key.slice(1, 2)}`;
  return { outer, inner, file: `${inner}/${key}` };
}

async function foldersIn(driver: FSDriver, parent: string): Promise<string[]> {
  const { objects } = await driver.listAll(parent);
  const names = Array.from(objects, (object) => (object.isDirectory ? object.name : ''));
  return names.filter((name) => name.length === 1).map((name) => parent + name);
}

async function* filesIn(driver: FSDriver, folder: string, before: Date): AsyncGenerator<string> {
  const { objects } = await driver.listAll(folder);
  for (const { isFile, name } of objects) {
    if (!isFile) continue;
    const written = await driver.getMetaData(`${folder}/${name}`).then(
      (metadata) => metadata.lastModified,
      (error) => {
        if (isMissing(error)) return before;
        throw error;
      },
    );
    if (written < before) yield name;
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** fsync of the directory entries; unsupported and unneeded on Windows. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await flush(path);
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
