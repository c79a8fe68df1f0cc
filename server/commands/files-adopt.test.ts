import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { runCommand, settingsOf } from '../../test/command.ts';
import { newFileKey } from '../infra/storage/storage.ts';

const shop = testApp({ JOBS: 'false' });

async function run(...args: string[]): Promise<string> {
  const { status, output, error } = await runCommand('files-adopt', args, settingsOf(shop));
  expect(status, error).toBe(0);
  return output;
}

test('deletes old files without a row only when asked to', async () => {
  const { storage } = shop.deps;
  const [old, young] = [newFileKey(), newFileKey()];
  for (const key of [old, young]) await storage.put(key, Buffer.from('picture'), 'image/webp');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  const folder = join(shop.config.dataDir, 'files');
  const [path = ''] = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(old));
  await utimes(join(folder, path), twoDaysAgo, twoDaysAgo);
  expect(await run()).toContain('2 files, 0 of them with a row');
  await expect(storage.read(old)).resolves.toBeDefined();
  expect(await run('--delete-orphans')).toContain('1 files without a row deleted');
  await expect(storage.read(old)).rejects.toThrow();
  await expect(storage.read(young)).resolves.toBeDefined();
}, 60_000);
