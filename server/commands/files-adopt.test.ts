import { execFile } from 'node:child_process';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { newFileKey } from '../infra/storage/file-key.ts';

const shop = testApp({ JOBS: 'false' });
const command = fileURLToPath(new URL('./files-adopt.ts', import.meta.url));

function run(...args: string[]): Promise<string> {
  const { databaseUrl, jwtSecret, dataDir } = shop.config;
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, JWT_SECRET: jwtSecret, DATA_DIR: dataDir };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [command, ...args], { env }, (error, output) =>
      error ? reject(error) : resolve(output),
    );
  });
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
