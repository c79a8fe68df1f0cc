import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetBuild, isBuilt, recordBuild } from './build-record.mjs';

let root: string;

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'naap-build-'));
  await put('web/root.tsx', 'page');
  await put('contract/money.ts', 'money');
  await put('server/main.ts', 'code');
  await put('build/client/a.js', '');
  await put('build/server/index.js', '');
  await put('build/ur/server/index.js', '');
  await put('build/shop/main.js', '');
  recordBuild(root, forgetBuild(root));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a build is valid until a source changes', async () => {
  expect(isBuilt(root)).toBe(true);
  await put('server/main.ts', 'more');
  expect(isBuilt(root)).toBe(false);
});

test('new and removed sources invalidate it', async () => {
  await put('web/ui/button.tsx', '');
  expect(isBuilt(root)).toBe(false);
  await rm(join(root, 'web/ui'), { recursive: true });
  expect(isBuilt(root)).toBe(true);
  await rm(join(root, 'web/root.tsx'));
  expect(isBuilt(root)).toBe(false);
});

test('modification times, tests and drawn pictures do not', async () => {
  await utimes(join(root, 'web/root.tsx'), 1, 1);
  await put('web/root.test.tsx', 'test');
  await put('web/public/art/hero.svg', 'drawn');
  expect(isBuilt(root)).toBe(true);
});

test('a lost or interrupted build is not valid', async () => {
  await rm(join(root, 'build/shop'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
  await put('build/shop/main.js', '');
  expect(isBuilt(root)).toBe(true);
  forgetBuild(root);
  expect(isBuilt(root)).toBe(false);
});

test('a change during the build is built by the next start', async () => {
  const record = forgetBuild(root);
  await put('web/root.tsx', 'changed meanwhile');
  recordBuild(root, record);
  expect(isBuilt(root)).toBe(false);
});
