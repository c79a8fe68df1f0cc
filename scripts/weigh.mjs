import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from './compress.mjs';
import { SetupError } from './ready.mjs';

/** What a first visit of the home page may transfer in Brotli, fonts apart. */
const BUDGET = { js: 170_000, css: 20_000 };

/** @typedef {{ module: string, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Chunk & { id: string, parentId?: string, path?: string, index?: boolean }} Route */

/**
 * Weighs what the browser loads for `/`, found in the manifest that React Router has written into `folder`
 * (build/client). Returns bytes in Brotli and the files, heaviest first. Throws SetupError without a manifest.
 */
export async function weighHome(/** @type {string} */ folder) {
  const { entry, routes, url } = readManifest(folder);
  const chunks = [entry, ...homeRoutes(routes)];
  const scripts = followImports(folder, [url, ...chunks.flatMap(modulesOf)]);
  const named = scripts.flatMap((path) => stylesIn(readAsset(folder, path)));
  const styles = [...new Set([...chunks.flatMap(({ css = [] }) => css), ...named])];
  const files = await Promise.all(
    [...scripts, ...styles].map(async (path) => ({ path, bytes: await transferred(folder, path) })),
  );
  const sum = (/** @type {string} */ ending) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum('.js'), css: sum('.css'), files: files.sort((a, b) => b.bytes - a.bytes) };
}

/** Prints the weight of the home page; throws SetupError when it is beyond the budget. */
export async function weigh(/** @type {string} */ folder) {
  const weight = await weighHome(folder);
  const against = (/** @type {'js' | 'css'} */ kind) => `${kilo(weight[kind])} of ${kilo(BUDGET[kind])}`;
  console.log(`first visit of /: JavaScript ${against('js')}, CSS ${against('css')} (Brotli)`);
  if (weight.js <= BUDGET.js && weight.css <= BUDGET.css) return;
  for (const { path, bytes } of weight.files) console.log(`  ${kilo(bytes).padStart(9)}  ${path}`);
  throw new SetupError('The home page is heavier than its budget; the list above names what it loads.');
}

function kilo(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @returns {{ entry: Chunk, routes: Record<string, Route>, url: string }} */
function readManifest(/** @type {string} */ folder) {
  const assets = join(folder, 'assets');
  const [name, ...more] = readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file));
  if (!name || more.length > 0) throw new SetupError(`There is not exactly one manifest in ${assets}.`);
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** The index route at `/` and all routes around it. */
function homeRoutes(/** @type {Record<string, Route>} */ routes) {
  /** @type {(route: Route | undefined) => Route[]} */
  const around = (route) => (route ? [route, ...around(routes[route.parentId ?? ''])] : []);
  const home = Object.values(routes)
    .filter(({ index }) => index)
    .map(around)
    .find((chain) => chain.every(({ path }) => !path || path === '/'));
  if (!home) throw new SetupError('The build has no route for /.');
  return home;
}

/** The modules that the browser needs at once; React Router may have split some off the route's own. */
function modulesOf(/** @type {Chunk & Record<string, unknown>} */ chunk) {
  const split = [chunk.clientLoaderModule, chunk.clientMiddlewareModule, chunk.hydrateFallbackModule];
  return [chunk.module, ...(chunk.imports ?? []), ...split.filter((path) => typeof path === 'string')];
}

/** All scripts that `paths` import statically, and themselves. */
function followImports(/** @type {string} */ folder, /** @type {string[]} */ paths) {
  const found = new Set(paths);
  for (const path of found) {
    for (const [, name] of readAsset(folder, path).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      found.add(`/assets/${name}`);
    }
  }
  return [...found];
}

/** Style sheets that a script links to by their address. */
function stylesIn(/** @type {string} */ script) {
  return [...script.matchAll(/["'`](\/assets\/[^"'`]+\.css)["'`]/g)].map(([, path = '']) => path);
}

function readAsset(/** @type {string} */ folder, /** @type {string} */ path) {
  return readFileSync(join(folder, path), 'utf8');
}

async function transferred(/** @type {string} */ folder, /** @type {string} */ path) {
  const packed = await readFile(join(folder, `${path}.br`)).catch(() => null);
  if (packed) return packed.length;
  const source = await readFile(join(folder, path));
  return Math.min(source.length, (await brotli(source)).length);
}
