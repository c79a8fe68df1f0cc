import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskStorage } from './disk-storage.ts';
import { MissingFileError, newFileKey } from './storage.ts';

const WEBP = 'image/webp';
const KEY = 'k7abcdefghijklmnopqrstuv01';

let parent = '';
let folder = '';
let storage = new DiskStorage('');

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'naap-storage-'));
  folder = join(parent, 'data', 'files');
  storage = new DiskStorage(folder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function bytesOf(stream: Promise<Readable>): Promise<Buffer> {
  return buffer(await stream);
}

async function listed(before = new Date(Date.now() + 60_000)): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(before)) keys.push(key);
  return keys.sort();
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

test('stores, reads, replaces and removes', async () => {
  await storage.put(KEY, Buffer.from('first'), WEBP);
  expect(await bytesOf(storage.read(KEY))).toEqual(Buffer.from('first'));
  await storage.put(KEY, Buffer.from('second'), WEBP);
  expect(await bytesOf(storage.read(KEY))).toEqual(Buffer.from('second'));
  expect(await filesOnDisk()).toEqual([`/k/7/${KEY}`]);
  await storage.remove(KEY);
  await storage.remove(KEY);
  await expect(storage.read(KEY)).rejects.toBeInstanceOf(MissingFileError);
  expect(await filesOnDisk()).toEqual([]);
});

test('the folder is not accessible to other users of the machine', async () => {
  await storage.put(KEY, Buffer.from('x'), WEBP);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('a key cannot escape the folder', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(parent, 'secret'), 'secret');
  for (const key of ['../../secret', '..', '/etc/passwd', 'k/7/x', 'unfinished/x', 'abc\0def', '']) {
    await expect(storage.read(key)).rejects.toBeInstanceOf(MissingFileError);
    await expect(storage.put(key, Buffer.from('x'), WEBP)).rejects.toThrow('is no file key');
    await expect(storage.remove(key)).rejects.toThrow('is no file key');
  }
  expect(await readFile(join(parent, 'secret'), 'utf8')).toBe('secret');
});

test('a failed write leaves nothing behind', async () => {
  await storage.put('kbother', Buffer.from('x'), WEBP);
  await writeFile(join(folder, 'k', '7'), 'a file where a folder is needed');
  await expect(storage.put(KEY, Buffer.from('x'), WEBP)).rejects.toThrow();
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

test('a folder that cannot be created throws, and is retried', async () => {
  await writeFile(join(parent, 'data'), 'in the way');
  await expect(storage.put(KEY, Buffer.from('x'), WEBP)).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(join(parent, 'data'));
  await storage.put(KEY, Buffer.from('x'), WEBP);
  expect(await bytesOf(storage.read(KEY))).toEqual(Buffer.from('x'));
});

test('readers never see a partly replaced file', async () => {
  const versions = [Buffer.alloc(3_000_000, 1), Buffer.alloc(3_000_000, 2)];
  await storage.put(KEY, versions[0] ?? Buffer.alloc(0), WEBP);
  const writing = (async () => {
    for (let round = 0; round < 10; round += 1)
      await storage.put(KEY, versions[round % 2] ?? Buffer.alloc(0), WEBP);
  })();
  for (let round = 0; round < 10; round += 1) {
    const seen = await bytesOf(storage.read(KEY));
    expect(versions.some((version) => version.equals(seen))).toBe(true);
  }
  await writing;
});

test('a process killed while writing leaves only complete files', async () => {
  const endlessly = `
    const { DiskStorage } = await import(${JSON.stringify(new URL('./disk-storage.ts', import.meta.url).href)});
    const storage = new DiskStorage(${JSON.stringify(folder)});
    for (let at = 1000; ; at += 1) {
      await storage.put('key-' + at, Buffer.alloc(4_000_000, 7), 'image/webp');
      console.log(at);
    }`;
  for (let round = 0; round < 3; round += 1) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', endlessly], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(writer.stdout, 'data');
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const keys = await listed();
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(await bytesOf(storage.read(key))).toHaveLength(4_000_000);
  }
});

describe('the list for the sweep of orphans', () => {
  test('names every file older than the moment and no younger one', async () => {
    const keys = Array.from({ length: 40 }, newFileKey).sort();
    for (const key of keys) await storage.put(key, Buffer.from(key), WEBP);
    expect(await listed()).toEqual(keys);
    expect(await listed(new Date(Date.now() - 60_000))).toEqual([]);
    const old = keys[7] ?? '';
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(folder, old.slice(0, 1), old.slice(1, 2), old), anHourAgo, anHourAgo);
    expect(await listed(new Date(Date.now() - 60_000))).toEqual([old]);
  });

  test('is empty before the first file', async () => {
    expect(await listed()).toEqual([]);
  });

  test('leaves out incomplete files, which a later start deletes after an hour', async () => {
    await storage.put(KEY, Buffer.from('x'), WEBP);
    const unfinished = join(folder, 'unfinished');
    await writeFile(join(unfinished, 'abandoned'), 'half a pic');
    await writeFile(join(unfinished, 'of-another-process'), 'half a pic');
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    await utimes(join(unfinished, 'abandoned'), twoHoursAgo, twoHoursAgo);
    expect(await listed()).toEqual([KEY]);
    storage = new DiskStorage(folder);
    expect(await listed()).toEqual([KEY]);
    expect(await readdir(unfinished)).toEqual(['of-another-process']);
  });
});
