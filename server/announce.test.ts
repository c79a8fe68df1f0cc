import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naap-announce-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['false', false, true],
  ['false', true, false],
  ['true', false, false],
])('only a shop without an admin is told how to make one: demo %s, admin %s', (demo, hasAdmin, isTold) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  announce(readConfig({ DATA_DIR: folder, DEMO: demo }), [], { voidAccounts: 0, hasAdmin });
  const printed = write.mock.calls.map(([text]) => String(text)).join('');
  expect(printed).toContain('is open at');
  expect(printed.includes('npm run admin:create')).toBe(isTold);
});
