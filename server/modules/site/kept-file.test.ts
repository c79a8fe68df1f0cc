import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFile } from './kept-file.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function* oneOf(text: string) {
  yield text;
}

test('a file is made once for all who ask, and again when its time is over', async () => {
  let made = 0;
  const file = keptFile(() => oneOf(`made ${++made}`), 1000);
  const [one, other] = await Promise.all([file(), file()]);
  expect(other).toBe(one);
  expect(gunzipSync(one.gzipped).toString()).toBe('made 1');
  await vi.advanceTimersByTimeAsync(999);
  expect(await file()).toBe(one);
  await vi.advanceTimersByTimeAsync(1);
  const next = await file();
  expect(gunzipSync(next.gzipped).toString()).toBe('made 2');
  expect(next.etag).not.toBe(one.etag);
});

test('the same content has the same tag', async () => {
  const [one, other] = [keptFile(() => oneOf('same'), 1000), keptFile(() => oneOf('same'), 1000)];
  expect((await one()).etag).toBe((await other()).etag);
});

test('a file that failed is made again', async () => {
  let isDown = true;
  const file = keptFile(() => {
    if (isDown) throw new Error('The database is down');
    return oneOf('back');
  }, 1000);
  await expect(async () => file()).rejects.toThrow('down');
  isDown = false;
  expect(gunzipSync((await file()).gzipped).toString()).toBe('back');
  const broken = keptFile(
    // biome-ignore lint/correctness/useYield: it fails before the first part
    async function* () {
      throw new Error('It broke');
    },
    1000,
  );
  await expect(broken()).rejects.toThrow('broke');
  await expect(broken()).rejects.toThrow('broke');
});
