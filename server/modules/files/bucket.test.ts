import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { runCommand, settingsOf } from '../../../test/command.ts';
import { createDatabase, dropDatabase } from '../../../test/databases.ts';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { buildApp } from '../../app.ts';
import { files, storageIdentity } from '../../db/schema/files.ts';
import { openStorage } from '../../infra/storage/open-storage.ts';
import { newFileKey } from '../../infra/storage/storage.ts';
import { parseStorageUrl } from '../../infra/storage/storage-url.ts';
import { storageWarning, sweepFiles } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const other = testApp({ JOBS: 'false' });
const PICTURE = Buffer.from('a picture');
const LATER = Date.now() + 2 * 86_400_000;
const silent = { info: () => {}, error: () => {} };

let server: S3Server;

beforeAll(async () => {
  server = await startS3Server(['naap', 'restored']);
  for (const { deps, config } of [shop, other]) {
    deps.storage = openStorage({ ...config, storageBucket: parseStorageUrl(server.url('naap')) });
  }
});
afterAll(() => server.close());

async function run(command: string, args: string[], target = shop, bucket = 'naap') {
  const settings = { ...settingsOf(target), STORAGE_URL: server.url(bucket) };
  const { status, output, error } = await runCommand(command, args, settings);
  expect(status, error).toBe(0);
  return output;
}

async function withEmptyDatabase(act: (url: string) => Promise<unknown>): Promise<void> {
  const name = `restored_pictures_${process.pid}`;
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  await createDatabase(name);
  try {
    await act(url.href);
  } finally {
    await dropDatabase(name);
  }
}

async function storePicture({ withRow }: { withRow: boolean }): Promise<string> {
  const key = newFileKey();
  await shop.deps.storage.put(key, PICTURE, 'image/webp');
  const row = { key, mediaType: 'image/webp', bytes: PICTURE.length, width: 1, height: 1 };
  if (withRow) await shop.deps.db.insert(files).values(row);
  return key;
}

test('a picture in a bucket is served only by a signed link', async () => {
  const key = await storePicture({ withRow: true });
  const response = await shop.app.inject(shop.deps.links.sign(key, 600));
  expect(response.rawPayload).toEqual(PICTURE);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(PICTURE.length),
  });
  expect((await shop.app.inject(`/files/${key}`)).statusCode).toBe(404);
  await shop.deps.storage.remove(key);
  expect((await shop.app.inject(shop.deps.links.sign(key, 600))).statusCode).toBe(404);
});

test('while the store does not respond, a picture is unavailable, not 404', async () => {
  const key = await storePicture({ withRow: true });
  const gone = parseStorageUrl('s3+http://key:secret@127.0.0.1:1/naap');
  const storage = openStorage({ ...shop.config, storageBucket: gone });
  const log = pino({ level: 'silent' });
  const app = await buildApp({ ...shop.deps, storage }, { pages: false, log });
  const response = await app.inject(shop.deps.links.sign(key, 600));
  expect(response.statusCode).toBe(503);
  expect(response.json().code).toBe('server.unavailable');
  await app.close();
});

test('a bucket belongs to one database; another one deletes nothing there until it adopts it', async () => {
  expect(await storageWarning(shop.deps)).toBeUndefined();
  const [kept, orphan] = [await storePicture({ withRow: true }), await storePicture({ withRow: false })];
  expect(await storageWarning(other.deps)).toContain('belong to another database');
  await sweepFiles(other.deps, silent, LATER);
  await sweepFiles(shop.deps, silent);
  await expect(shop.deps.storage.read(orphan)).resolves.toBeDefined();
  await sweepFiles(shop.deps, silent, LATER);
  await expect(shop.deps.storage.read(orphan)).rejects.toThrow();
  await expect(shop.deps.storage.read(kept)).resolves.toBeDefined();

  expect(await run('files-adopt', [], other)).toMatch(
    /\/naap\/ belongs to this database now: \d+ files, 0 of/,
  );
  expect(await storageWarning(other.deps)).toBeUndefined();
  expect(await storageWarning(shop.deps)).toContain('belong to another database');
  await run('files-adopt', []);
  expect(await storageWarning(shop.deps)).toBeUndefined();
}, 60_000);

test('a backup reads pictures from the bucket, and a restore writes them to another', async () => {
  const key = await storePicture({ withRow: true });
  const file = join(shop.config.dataDir, 'backup.tar.gz');
  try {
    expect(await run('backup', ['--to', file])).toMatch(/ [1-9]\d* pictures, /);
    await withEmptyDatabase((databaseUrl) =>
      run('restore', [file], { ...other, config: { ...other.config, databaseUrl } }, 'restored'),
    );
    const restored = openStorage({
      ...other.config,
      storageBucket: parseStorageUrl(server.url('restored')),
    });
    expect(await buffer(await restored.read(key))).toEqual(PICTURE);
    const [identity] = await shop.deps.db.select().from(storageIdentity);
    expect(await restored.owner()).toBe(identity?.id);
  } finally {
    await rm(file, { force: true });
  }
}, 60_000);
