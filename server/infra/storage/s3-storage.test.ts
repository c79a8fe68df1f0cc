import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { BusyError } from '../busy-error.ts';
import { openStorage } from './open-storage.ts';
import { MissingFileError, newFileKey, type Storage } from './storage.ts';
import { parseStorageUrl } from './storage-url.ts';

const WEBP = 'image/webp';
const LATER = new Date(Date.now() + 3_600_000);

let server: S3Server;
let storage: Storage;
let rounds = 0;

const open = (url: string) => openStorage({ storageBucket: parseStorageUrl(url), dataDir: '/nowhere' });

beforeAll(async () => {
  server = await startS3Server(['naap']);
});
afterAll(() => server.close());
beforeEach(() => {
  rounds += 1;
  storage = open(server.url(`naap/round-${rounds}`));
});

async function listed(before = LATER): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(before)) keys.push(key);
  return keys.sort();
}

test('stores, reads, replaces and removes', async () => {
  const key = newFileKey();
  const picture = Buffer.alloc(3_000_000, 7);
  await storage.put(key, picture, WEBP);
  expect((await buffer(await storage.read(key))).equals(picture)).toBe(true);
  await storage.put(key, Buffer.from('second'), WEBP);
  expect(await buffer(await storage.read(key))).toEqual(Buffer.from('second'));
  await storage.remove(key);
  await storage.remove(key);
  await expect(storage.read(key)).rejects.toBeInstanceOf(MissingFileError);
});

test('a key cannot leave its prefix', async () => {
  for (const key of ['../../secret', '/etc/passwd', '.naap-owner', 'a/b', 'abc\0def', '']) {
    await expect(storage.read(key)).rejects.toBeInstanceOf(MissingFileError);
    await expect(storage.put(key, Buffer.from('x'), WEBP)).rejects.toThrow('is no file key');
    await expect(storage.remove(key)).rejects.toThrow('is no file key');
  }
});

test('lists every older file of its prefix, beyond a page of 1,000', async () => {
  const keys = Array.from({ length: 1010 }, newFileKey).sort();
  for (let from = 0; from < keys.length; from += 50) {
    await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, Buffer.from(key), WEBP)));
  }
  await storage.setOwner('an id');
  await open(server.url('naap/elsewhere')).put(newFileKey(), Buffer.from('x'), WEBP);
  expect(await listed()).toEqual(keys);
  // S3 timestamps have a resolution of one second.
  await sleep(1100);
  const between = new Date();
  await sleep(1100);
  await storage.put(keys[7] ?? '', Buffer.from('again'), WEBP);
  expect(await listed(between)).toEqual(keys.filter((key) => key !== keys[7]));
}, 60_000);

test('stores the owner', async () => {
  expect(await storage.owner()).toBeUndefined();
  await storage.setOwner('one');
  await storage.setOwner('another');
  expect(await storage.owner()).toBe('another');
  expect(await listed()).toEqual([]);
});

test('a missing bucket is reported', async () => {
  const missing = open(server.url('missing'));
  await expect(missing.owner()).rejects.toThrow(/bucket/);
  await expect(missing.read(newFileKey())).rejects.not.toBeInstanceOf(MissingFileError);
});

test('a wrong secret is reported', async () => {
  const strict = await startS3Server(['naap'], { checkSignatures: true });
  try {
    const key = newFileKey();
    await open(strict.url('naap')).put(key, Buffer.from('x'), WEBP);
    const stranger = open(strict.url('naap').replace(':S3RVER', ':wrong'));
    await expect(stranger.read(key)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  } finally {
    await strict.close();
  }
});

test('throws BusyError while the store does not respond', async () => {
  const gone = open('s3+http://key:secret@127.0.0.1:1/naap');
  await expect(gone.read(newFileKey())).rejects.toBeInstanceOf(BusyError);
  await expect(gone.put(newFileKey(), Buffer.from('x'), WEBP)).rejects.toBeInstanceOf(BusyError);
  await expect(gone.remove(newFileKey())).rejects.toBeInstanceOf(BusyError);
  await expect(gone.list(LATER)[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(BusyError);
});
