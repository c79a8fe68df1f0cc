import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../test/command.ts';

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
  const { status, error } = await runCommand(file, [], { DATA_DIR: dataDir });
  expect(error).toBe(
    `${name}: ${dataDir}/postgres holds no database; set DATA_DIR or DATABASE_URL to the shop's.\n`,
  );
  expect(status).toBe(1);
  expect(await readdir(dataDir)).not.toContain('postgres');
});
