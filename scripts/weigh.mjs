import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from './compress.mjs';
import { SetupError } from './ready.mjs';

/** Brotli bytes of a first visit without fonts, explained in docs/decisions/0058-what-a-page-weighs.md. */
const BUDGET = { js: 155_000, css: 14_500 };

/** Back office and workshop, which their users open every day. */
const AT_WORK = { js: 200_000, path: /^\/(admin|workshop)(\/|$)/ };

/** Zod, in the group `schemas` of vite.config.ts, loads with a form's schema on the first focus. */
const SCHEMAS = /^\/assets\/(schemas-[^/]+\.js)$/;

/** @typedef {{ module: string, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Chunk & { id: string, parentId?: string, path?: string, index?: boolean }} Route */
/** @typedef {{ entry: Chunk, routes: Record<string, Route>, url: string }} Manifest */
/** @typedef {{ path: string, js: number, css: number, budget: number, files: { path: string, bytes: number }[] }} Weight */

/**
 * The Brotli bytes of each page's first visit by React Router's manifest in `folder` (build/client), heaviest page and
 * file first. Throws SetupError without a manifest.
 */
export async function weighPages(/** @type {string} */ folder) {
  const manifest = readManifest(folder);
  /** @type {Map<string, Promise<number>>} */
  const known = new Map();
  const bytesOf = (/** @type {string} */ path) => {
    const bytes = known.get(path) ?? transferred(folder, path);
    known.set(path, bytes);
    return bytes;
  };
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const pages = Object.values(manifest.routes).filter(({ id }) => !parents.has(id));
  const weights = await Promise.all(pages.map((page) => weighPage(folder, manifest, page, bytesOf)));
  return weights.sort((a, b) => b.js - a.js);
}

/** Throws SetupError if a page exceeds its budget or loads schemas at once. */
export async function weigh(/** @type {string} */ folder) {
  const weights = await weighPages(folder);
  const isHeavy = (/** @type {Weight} */ { js, css, budget }) => js > budget || css > BUDGET.css;
  console.log('first visit of each page, in Brotli:');
  console.log('  JavaScript       of        CSS  page');
  for (const weight of weights) {
    const { path, js, css, budget } = weight;
    const columns = [kilo(js).padStart(12), kilo(budget).padStart(8), kilo(css).padStart(10)];
    console.log(`${columns.join(' ')}  ${path}${isHeavy(weight) ? '  TOO HEAVY' : ''}`);
  }
  for (const { path, files } of weights) failOnSchemas(folder, path, files);
  const [heaviest, ...others] = weights.filter(isHeavy);
  if (!heaviest) return;
  console.log(`\n${heaviest.path} loads:`);
  for (const { path, bytes } of heaviest.files) console.log(`${kilo(bytes).padStart(12)}  ${path}`);
  const names = [heaviest, ...others].map(({ path }) => path).join(', ');
  throw new SetupError(`Heavier than their budget: ${names}. The list above names what the first one loads.`);
}

function failOnSchemas(
  /** @type {string} */ folder,
  /** @type {string} */ page,
  /** @type {Weight['files']} */ files,
) {
  const [name] = files.flatMap(({ path }) => SCHEMAS.exec(path)?.[1] ?? []);
  if (!name) return;
  const scripts = files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  const importers = scripts.filter((path) => readAsset(folder, path).includes(`"./${name}"`)).join(', ');
  throw new SetupError(
    `${page} loads Zod at once, by ${importers}. Schemas load late (docs/decisions/0044-calls-without-schemas.md).`,
  );
}

/** @returns {Promise<Weight>} */
async function weighPage(
  /** @type {string} */ folder,
  /** @type {Manifest} */ { entry, routes, url },
  /** @type {Route} */ page,
  /** @type {(path: string) => Promise<number>} */ bytesOf,
) {
  /** @type {(route: Route | undefined) => Route[]} */
  const around = (route) => (route ? [...around(routes[route.parentId ?? '']), route] : []);
  const chain = around(page);
  const chunks = [entry, ...chain];
  const scripts = followImports(folder, [url, ...chunks.flatMap(modulesOf)]);
  const named = scripts.flatMap((path) => stylesIn(readAsset(folder, path)));
  const styles = [...new Set([...chunks.flatMap(({ css = [] }) => css), ...named])];
  const files = await Promise.all(
    [...scripts, ...styles].map(async (path) => ({ path, bytes: await bytesOf(path) })),
  );
  const sum = (/** @type {string} */ ending) =>
    files.filter((file) => file.path.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  const segments = chain.map((route) => (route.path ?? '').replace(/^\/|\/$/g, '')).filter(Boolean);
  const path = `/${segments.join('/')}`;
  const budget = AT_WORK.path.test(path) ? AT_WORK.js : BUDGET.js;
  return { path, js: sum('.js'), css: sum('.css'), budget, files: files.sort((a, b) => b.bytes - a.bytes) };
}

function kilo(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @returns {Manifest} */
export function readManifest(/** @type {string} */ folder) {
  const assets = join(folder, 'assets');
  const [name, ...more] = readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file));
  if (!name || more.length > 0) throw new SetupError(`There is not exactly one manifest in ${assets}.`);
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** React Router may split a route's module into several. */
function modulesOf(/** @type {Chunk & Record<string, unknown>} */ chunk) {
  const split = [chunk.clientLoaderModule, chunk.clientMiddlewareModule, chunk.hydrateFallbackModule];
  return [chunk.module, ...(chunk.imports ?? []), ...split.filter((path) => typeof path === 'string')];
}

/** The scripts in `paths` and their static imports. */
export function followImports(/** @type {string} */ folder, /** @type {string[]} */ paths) {
  const found = new Set(paths);
  for (const path of found) {
    for (const [, name] of readAsset(folder, path).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      found.add(`/assets/${name}`);
    }
  }
  return [...found];
}

function stylesIn(/** @type {string} */ script) {
  return [...script.matchAll(/["'`](\/assets\/[^"'`]+\.css)["'`]/g)].map(([, path = '']) => path);
}

function readAsset(/** @type {string} */ folder, /** @type {string} */ path) {
  return readFileSync(join(folder, path), 'utf8');
}

export async function transferred(/** @type {string} */ folder, /** @type {string} */ path) {
  const packed = await readFile(join(folder, `${path}.br`)).catch(() => null);
  if (packed) return packed.length;
  const source = await readFile(join(folder, path));
  return Math.min(source.length, (await brotli(source)).length);
}
