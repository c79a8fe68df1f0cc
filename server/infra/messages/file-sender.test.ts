import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileSender } from './file-sender.ts';

let parent = '';
let folder = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'naap-messages-'));
  folder = join(parent, 'messages');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const TO = { to: '+923001234567', userId: null };
const message = { id: 7, key: '1-7', kind: 'phones.code', ...TO, text: '123456 آپ کا کوڈ' };

test('writes one file per message that only its owner reads (messages-1)', async () => {
  const sender = new FileSender(folder);
  await sender.send(message);
  await sender.send(message);
  expect(await readdir(folder)).toEqual(['7-phones.code.txt']);
  const file = join(folder, '7-phones.code.txt');
  expect(await readFile(file, 'utf8')).toBe('To: +923001234567\n\n123456 آپ کا کوڈ\n');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('deletes its own files after a month', async () => {
  const sender = new FileSender(folder);
  await sender.purge();
  for (const id of [1, 2]) await sender.send({ ...message, id });
  await writeFile(join(folder, 'notes.txt'), 'mine');
  const old = new Date(Date.now() - 31 * 24 * 3600_000);
  for (const name of ['1-phones.code.txt', 'notes.txt']) await utimes(join(folder, name), old, old);
  await sender.purge();
  expect((await readdir(folder)).sort()).toEqual(['2-phones.code.txt', 'notes.txt']);
});
