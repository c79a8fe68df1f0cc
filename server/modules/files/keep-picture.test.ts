import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, png, signUp } from '../../../test/factories.ts';
import { files } from '../../db/schema/files.ts';
import { fail } from '../../fail.ts';
import { newFileKey } from '../../infra/storage/storage.ts';
import { withPictures } from './keep-picture.ts';

const app = testApp();

async function uploads() {
  return { design: { bytes: await jpeg() }, measurement: { bytes: await png(80, 40) }, third: undefined };
}

async function stored(): Promise<string[]> {
  const keys = [];
  for await (const key of app.deps.storage.list(new Date(Date.now() + 60_000))) keys.push(key);
  return keys.sort();
}

const rowsOf = (ownerId: number) => app.deps.db.select().from(files).where(eq(files.ownerId, ownerId));

test('stored pictures have a row each and a file', async () => {
  const { id } = await signUp(app);
  const kept = await withPictures(app.deps, id, await uploads(), (keep) => app.deps.db.transaction(keep));
  const rows = await rowsOf(id);
  expect(Object.keys(kept)).toEqual(['design', 'measurement']);
  expect(rows.map((row) => row.id).sort()).toEqual(Object.values(kept).sort());
  expect(rows.find((row) => row.id === kept.measurement)).toMatchObject({
    mediaType: 'image/webp',
    width: 80,
    height: 40,
  });
  for (const { key, bytes } of rows) {
    const content = await (await app.deps.storage.read(key)).toArray();
    expect(Buffer.concat(content).length).toBe(bytes);
  }
});

test('stores nothing without pictures', async () => {
  const { id } = await signUp(app);
  expect(
    await withPictures(app.deps, id, { design: undefined }, (keep) => app.deps.db.transaction(keep)),
  ).toEqual({});
  expect(await rowsOf(id)).toEqual([]);
});

test('unused pictures are deleted, as for a replayed order', async () => {
  const { id } = await signUp(app);
  const before = await stored();
  expect(await withPictures(app.deps, id, await uploads(), async () => 'the first answer')).toBe(
    'the first answer',
  );
  expect(await stored()).toEqual(before);
  expect(await rowsOf(id)).toEqual([]);
});

test('pictures of a failed transaction are deleted', async () => {
  const { id } = await signUp(app);
  const before = await stored();
  const failing = withPictures(app.deps, id, await uploads(), (keep) =>
    app.deps.db.transaction(async (tx) => {
      await keep(tx);
      return fail('orders.tailor_unknown');
    }),
  );
  await expect(failing).rejects.toMatchObject({ code: 'orders.tailor_unknown' });
  expect(await stored()).toEqual(before);
  expect(await rowsOf(id)).toEqual([]);
});

test('pictures are kept when the commit is in doubt', async () => {
  const { id } = await signUp(app);
  const lost = withPictures(app.deps, id, await uploads(), async (keep) => {
    await app.deps.db.transaction(keep);
    throw new Error('Connection terminated unexpectedly');
  });
  await expect(lost).rejects.toThrow('Connection terminated');
  for (const { key } of await rowsOf(id)) (await app.deps.storage.read(key)).destroy();
  expect(await rowsOf(id)).toHaveLength(2);
});

test('one refused picture refuses all, before any effect', async () => {
  const { id } = await signUp(app);
  const before = await stored();
  const wrong = { design: { bytes: await jpeg() }, measurement: { bytes: Buffer.from('no picture') } };
  const refused = withPictures(app.deps, id, wrong, async () => expect.unreachable());
  await expect(refused).rejects.toMatchObject({
    code: 'files.not_a_picture',
    fields: { measurement: [expect.stringContaining('Upload a picture')] },
  });
  expect(await stored()).toEqual(before);
});

async function insertFiles(ownerId: number, count: number) {
  const size = { bytes: 1, width: 1, height: 1 };
  await app.deps.db
    .insert(files)
    .values(
      Array.from({ length: count }, () => ({ key: newFileKey(), ownerId, mediaType: 'image/webp', ...size })),
    );
}

test.each([
  ['a customer without a confirmed address', { proven: false }, 20, 'files.too_many_unproven'],
  ['a customer', {}, 100, 'files.too_many'],
])('%s keeps a number of pictures within a day (files-4)', async (_name, account, limit, code) => {
  const { id } = await signUp(app, account);
  const keepTwo = async () =>
    withPictures(app.deps, id, await uploads(), (keep) => app.deps.db.transaction(keep));
  await keepTwo();
  await insertFiles(id, limit - 3);
  const before = await stored();
  await expect(keepTwo()).rejects.toMatchObject({ code });
  expect(await stored()).toEqual(before);
  const [oldest] = await rowsOf(id);
  const yesterday = new Date(Date.now() - 25 * 3600_000);
  await app.deps.db
    .update(files)
    .set({ createdAt: yesterday })
    .where(eq(files.id, oldest?.id ?? 0));
  await keepTwo();
});

test('brands and tailors, whom the shop has let in, keep any number of pictures', async () => {
  const { id } = await signUp(app, { userType: 'brand' });
  await insertFiles(id, 101);
  await withPictures(app.deps, id, await uploads(), (keep) => app.deps.db.transaction(keep));
});
