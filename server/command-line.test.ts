import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'naap-commands-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.each([
  ['files:adopt', 'files-adopt'],
  ['backup', 'backup'],
  ['orders:confirm', 'orders-confirm'],
  ['mail:resend', 'mail-resend'],
])('%s refuses a folder without a database and creates none', async (name, file) => {
  const command = fileURLToPath(new URL(`./commands/${file}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, error } = await new Promise<{ status: unknown; error: string }>((resolve) => {
    execFile(process.execPath, [command], { env }, (failure, _output, stderr) => {
      resolve({ status: failure?.code ?? 0, error: stderr });
    });
  });
  expect(error).toBe(
    `${name}: ${dataDir}/postgres holds no database; set DATA_DIR or DATABASE_URL to the shop's.\n`,
  );
  expect(status).toBe(1);
  expect(await readdir(dataDir)).not.toContain('postgres');
});
