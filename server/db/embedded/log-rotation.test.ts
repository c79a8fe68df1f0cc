import { appendFile, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rotateLog, startLogRotation } from './process.ts';

let folder = '';
let log = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naap-log-'));
  log = join(folder, 'postgres.log');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

test('keeps one previous log with mode 0600, while its writer continues', async () => {
  const writer = await open(log, 'a', 0o600);
  await writer.write('first line that is long\n');
  await rotateLog(log, 20);
  await writer.write('second\n');
  expect(await readFile(log, 'utf8')).toBe('second\n');
  expect(await readFile(`${log}.1`, 'utf8')).toBe('first line that is long\n');
  expect((await stat(`${log}.1`)).mode & 0o077).toBe(0);
  await rotateLog(log, 20);
  expect(await readFile(log, 'utf8')).toBe('second\n');
  await writer.write('third line that is long\n');
  await rotateLog(log, 20);
  await writer.close();
  expect(await readFile(`${log}.1`, 'utf8')).toBe('second\nthird line that is long\n');
  expect(await readFile(log, 'utf8')).toBe('');
  expect(await readdir(folder)).toEqual(['postgres.log', 'postgres.log.1']);
});

test('does not rotate a log that does not exist', async () => {
  await rotateLog(log, 0);
  expect(await readdir(folder)).toEqual([]);
});

test('checks the log every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await writeFile(log, Buffer.alloc(5_000_001));
  const stop = startLogRotation(log);
  vi.advanceTimersByTime(61_000);
  await expect.poll(async () => (await stat(log)).size).toBe(0);
  stop();
  await appendFile(log, Buffer.alloc(5_000_001));
  vi.advanceTimersByTime(120_000);
  expect((await stat(log)).size).toBe(5_000_001);
});
