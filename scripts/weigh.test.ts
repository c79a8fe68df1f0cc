import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressFolder } from './compress.mjs';
import { SetupError } from './ready.mjs';
import { weigh, weighPages } from './weigh.mjs';

let client: string;

const put = (name: string, content: string | Buffer) => writeFile(join(client, 'assets', name), content);
const chunk = (name: string, more: object = {}) => ({
  module: `/assets/${name}.js`,
  imports: [],
  css: [],
  ...more,
});

async function weighHome() {
  const home = (await weighPages(client)).find(({ path }) => path === '/');
  if (!home) throw new Error('There is no home page.');
  return home;
}

async function putManifest(routes: object): Promise<void> {
  const manifest = { entry: chunk('entry'), routes, url: '/assets/manifest-1.js' };
  await put('manifest-1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
}

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'naap-weigh-'));
  await mkdir(join(client, 'assets'));
  vi.spyOn(console, 'log').mockReturnValue();
  await put('entry.js', 'import{a}from"./shared.js";a()');
  await put('shared.js', 'export{a}from"./deeper.js"');
  await put('deeper.js', 'export const a=1');
  await put('root.js', 'const links=["/assets/app.css"]');
  await put('app.css', 'body{}');
  await put('home.js', 'home');
  await put('home.css', 'h1{}');
  await put('split.js', 'loader');
  await put('other.js', 'import("./lazy.js")');
  await putManifest({
    root: { id: 'root', path: '', ...chunk('root') },
    frame: { id: 'frame', parentId: 'root', ...chunk('home') },
    admin: { id: 'admin', path: 'admin', parentId: 'root', ...chunk('other') },
    orders: { id: 'orders', path: 'orders/:id', parentId: 'admin', ...chunk('other') },
    home: {
      id: 'home',
      index: true,
      parentId: 'frame',
      ...chunk('home', { css: ['/assets/home.css'], clientLoaderModule: '/assets/split.js' }),
    },
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(client, { recursive: true, force: true });
});

test('the home page is its routes, their static imports, split modules and linked styles', async () => {
  const { files } = await weighHome();
  const names = files.map(({ path }) => String(path).replace('/assets/', '')).sort();
  expect(names).toEqual([
    ...['app.css', 'deeper.js', 'entry.js', 'home.css', 'home.js', 'manifest-1.js'],
    ...['root.js', 'shared.js', 'split.js'],
  ]);
});

test('the compressed copy is what is transferred', async () => {
  const plain = await weighHome();
  await put('deeper.js', `export const a="${'naap'.repeat(5_000)}"`);
  await compressFolder(client);
  const packed = await readFile(join(client, 'assets', 'deeper.js.br'));
  expect(brotliDecompressSync(packed)).toEqual(await readFile(join(client, 'assets', 'deeper.js')));
  const { js } = await weighHome();
  expect(js - plain.js).toBe(packed.length - 'export const a=1'.length);
});

test('only files that become smaller are compressed', async () => {
  await put('small.css', 'a{}');
  await put('photo.jpg', 'x'.repeat(9_000));
  await put('big.svg', '<svg>'.repeat(900));
  expect(await compressFolder(client)).toMatchObject({ copies: 1, before: 4_500 });
});

test('every page is weighed with its parent routes', async () => {
  await put('other.js', `import"./shared.js";import("./lazy.js");"${'x'.repeat(9_000)}"`);
  const [heaviest, ...others] = await weighPages(client);
  expect(heaviest).toMatchObject({ path: '/admin/orders/:id', budget: 200_000 });
  expect(heaviest?.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/assets/entry.js', '/assets/root.js', '/assets/other.js', '/assets/shared.js']),
  );
  expect(heaviest?.files.map(({ path }) => path)).not.toContain('/assets/home.js');
  expect(others.map(({ path }) => path)).toEqual(['/']);
});

test('a page that loads schemas at once fails the build, and one that loads them late does not', async () => {
  await put('schemas-1.js', 'export const z=1');
  await put('other.js', 'import("./schemas-1.js")');
  await weigh(client);
  await put('other.js', 'import{z}from"./schemas-1.js";z');
  await expect(weigh(client)).rejects.toThrow('/admin/orders/:id loads Zod at once, by /assets/other.js.');
});

test('a page beyond its budget fails the build and is named', async () => {
  await weigh(client);
  let heavy = '';
  for (let number = 1; heavy.length < 600_000; number += 1) heavy += (Math.sin(number) * 1e15).toString(36);
  await put('other.js', heavy);
  await expect(weigh(client)).rejects.toThrow(SetupError);
  await expect(weigh(client)).rejects.toThrow('Heavier than their budget: /admin/orders/:id.');
  await put('other.js', 'export const a=1');
  await put('app.css', heavy.slice(0, 60_000));
  await expect(weigh(client)).rejects.toThrow(/Heavier than their budget/);
});
