import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes of other files need no new build. */
const SOURCES = [
  'web',
  'art',
  'words',
  'contract',
  'server',
  'scripts/build.mjs',
  'scripts/bundle-server.mjs',
  'scripts/compress.mjs',
  'build-locale.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const PARTS = ['client', 'server', 'ur', 'shop'];
/** The build draws these pictures. */
const PRODUCTS = 'web/public/art';

/** Whether build/ is up to date. Hashes contents only when modification times differ. */
export function isBuilt(/** @type {string} */ root) {
  if (PARTS.some((part) => !existsSync(join(root, 'build', part)))) return false;
  const [dates, content] = readRecord(root);
  const files = list(root);
  if (hashDates(files) === dates) return true;
  if (hashContent(root, files) !== content) return false;
  recordBuild(root, snapshot(root, files));
  return true;
}

/** Call before a build; returns the record for `recordBuild`. */
export function forgetBuild(/** @type {string} */ root) {
  rmSync(recordPath(root), { force: true });
  return snapshot(root, list(root));
}

export function recordBuild(/** @type {string} */ root, /** @type {string} */ record) {
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(recordPath(root), record);
}

function recordPath(/** @type {string} */ root) {
  return join(root, 'build', '.naap-build-hash');
}

function readRecord(/** @type {string} */ root) {
  try {
    return readFileSync(recordPath(root), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function snapshot(/** @type {string} */ root, /** @type {ReturnType<typeof list>} */ files) {
  return `${hashDates(files)}\n${hashContent(root, files)}\n`;
}

function list(/** @type {string} */ root) {
  /** @type {{ path: string, size: number, changed: number }[]} */
  const files = [];
  const visit = (/** @type {string} */ path) => {
    if (path === PRODUCTS || /\.test\.tsx?$/.test(path)) return;
    const entry = statSync(join(root, path), { throwIfNoEntry: false });
    if (entry?.isDirectory())
      for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    else if (entry) files.push({ path, size: entry.size, changed: entry.mtimeMs });
  };
  for (const path of SOURCES) visit(path);
  return files;
}

function hashDates(/** @type {ReturnType<typeof list>} */ files) {
  const lines = files.map(({ path, size, changed }) => `${path} ${size} ${changed}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function hashContent(/** @type {string} */ root, /** @type {ReturnType<typeof list>} */ files) {
  const hash = createHash('sha256');
  for (const { path } of files) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
