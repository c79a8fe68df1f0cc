import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { files, storageIdentity } from '../../db/schema/files.ts';
import type { Storage } from '../../infra/storage/storage.ts';
import { newFileKey } from '../../infra/storage/storage.ts';
import { adoptStorage, deleteOrphans, storageWarning, sweepFiles } from './service.ts';

const shop = testApp();
const other = testApp();

const LATER = Date.now() + 2 * 86_400_000;
const said: { level: string; details: object; message: string }[] = [];
const log = {
  info: (details: object, message: string) => void said.push({ level: 'info', details, message }),
  error: (details: object, message: string) => void said.push({ level: 'error', details, message }),
};
afterEach(() => {
  said.length = 0;
});

async function store(count: number, { withRow }: { withRow: boolean }): Promise<string[]> {
  const { db, storage } = shop.deps;
  const keys = Array.from({ length: count }, newFileKey);
  for (const key of keys) await storage.put(key, Buffer.from('picture'), 'image/webp');
  const rows = keys.map((key) => ({ key, mediaType: 'image/webp', bytes: 7, width: 1, height: 1 }));
  if (withRow) await db.insert(files).values(rows);
  return keys;
}

async function countOf(storage: Storage): Promise<number> {
  let count = 0;
  for await (const _ of storage.list(new Date(LATER))) count += 1;
  return count;
}

test('a new shop claims its empty storage and deletes only files without a row, after a day', async () => {
  expect(await storageWarning(shop.deps)).toBeUndefined();
  const [kept = ''] = await store(1, { withRow: true });
  const [orphan = ''] = await store(1, { withRow: false });
  await sweepFiles(shop.deps, log);
  await expect(shop.deps.storage.read(orphan)).resolves.toBeDefined();
  expect(said).toEqual([]);
  await sweepFiles(shop.deps, log, LATER);
  await expect(shop.deps.storage.read(orphan)).rejects.toThrow();
  await expect(shop.deps.storage.read(kept)).resolves.toBeDefined();
  expect(said).toEqual([
    { level: 'info', details: { stored: 2, deleted: 1 }, message: expect.stringContaining('deleted') },
  ]);
});

test('a server that starts while another one claims the storage raises no false alarm', async () => {
  const { db, storage } = other.deps;
  const owner = storage.owner.bind(storage);
  vi.spyOn(storage, 'owner').mockImplementationOnce(async () => {
    expect(await storageWarning({ db, storage })).toBeUndefined();
    return owner();
  });
  expect(await storageWarning({ db, storage })).toBeUndefined();
});

const FOREIGN = expect.stringContaining('belong to another database');

test('another database on the same folder deletes nothing and logs an error', async () => {
  await store(20, { withRow: true });
  const before = await countOf(shop.deps.storage);
  const mixedUp = { db: other.deps.db, storage: shop.deps.storage };
  // Once with an empty storage, once with another database's.
  expect(await storageWarning(mixedUp)).toEqual(FOREIGN);
  expect(await storageWarning(other.deps)).toBeUndefined();
  await sweepFiles(mixedUp, log, LATER);
  expect(await countOf(shop.deps.storage)).toBe(before);
  expect(said).toEqual([{ level: 'error', details: {}, message: FOREIGN }]);
});

test('a database adopts files without an owner only on request', async () => {
  const storage = shop.deps.storage;
  const [id] = await shop.deps.db.select().from(storageIdentity);
  await storage.setOwner('');
  expect(await storageWarning(shop.deps)).toEqual(FOREIGN);
  const stored = await countOf(storage);
  const known = (await shop.deps.db.select().from(files)).length;
  expect(await adoptStorage(shop.deps)).toEqual({ stored, known });
  expect(await storage.owner()).toBe(id?.id);
  expect(await storageWarning(shop.deps)).toBeUndefined();
});

test('a shop of an earlier version claims its files, a foreign database does not', async () => {
  const storage = shop.deps.storage;
  await storage.setOwner('');
  await shop.deps.db.delete(storageIdentity);
  await other.deps.db.delete(storageIdentity);
  expect(await storageWarning({ db: other.deps.db, storage })).toEqual(FOREIGN);
  expect(await storageWarning(shop.deps)).toBeUndefined();
  expect(await storageWarning({ db: other.deps.db, storage })).toEqual(FOREIGN);
});

test('deletes nothing when there are too many orphans', async () => {
  await store(501, { withRow: false });
  const before = await countOf(shop.deps.storage);
  await sweepFiles(shop.deps, log, LATER);
  expect(await countOf(shop.deps.storage)).toBe(before);
  expect(said).toEqual([
    {
      level: 'error',
      details: { stored: before, orphans: 501, limit: 500 },
      message: expect.stringContaining('files:adopt -- --delete-orphans'),
    },
  ]);
  expect(await deleteOrphans(shop.deps, LATER)).toBe(501);
  expect(await countOf(shop.deps.storage)).toBe(before - 501);
}, 60_000);
