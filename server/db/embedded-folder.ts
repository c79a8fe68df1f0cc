import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './embedded-account.ts';
import { own } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';
import { EmbeddedPostgresError, folderError } from './embedded-error.ts';

/** The superuser and the database that a fresh folder gets. */
export const USER = 'naap';
export const DATABASE = 'naap';

const FORGOTTEN_AFTER_MS = 10 * 60_000;

interface Options {
  /** Absolute path of the data folder. */
  folder: string;
  binaries: Binaries;
  account: Account;
  log: { info(message: string): void; warn(message: string): void };
}

/**
 * Makes sure that `folder` holds an initialised database of our major version and returns its password,
 * kept beside it in `<folder>-password`. A folder is filled under another name and then renamed, so an
 * interrupted initialisation leaves nothing that looks finished.
 * Throws EmbeddedPostgresError when the folder cannot be used.
 */
export async function prepareFolder(options: Options): Promise<string> {
  const { folder, binaries, log } = options;
  const version = await versionOf(folder);
  const known = await readPassword(folder);
  if (version === null) {
    const password = known ?? (await createPassword(folder));
    log.info(`Preparing a PostgreSQL ${binaries.major} database in ${folder}.`);
    await initialise(options, password);
    return password;
  }
  if (version !== binaries.major) {
    throw new EmbeddedPostgresError(
      `${folder} was written by PostgreSQL ${version}, this is PostgreSQL ${binaries.major}: carry the data over with pg_dump of version ${version}, or set another DATA_DIR.`,
    );
  }
  await own(folder, options.account);
  if (known !== null) return known;
  const password = await createPassword(folder);
  log.warn(`The password of ${folder} was missing; it got a new one.`);
  await runAlone(options, folder, `ALTER ROLE ${USER} PASSWORD '${password}'`);
  return password;
}

/** The major version of the database in `folder`; null when there is none yet. */
async function versionOf(folder: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(join(folder, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const content = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (content.length === 0) return null;
  throw new EmbeddedPostgresError(
    `${folder} is not empty and holds no PostgreSQL database; move it away or set another DATA_DIR.`,
  );
}

function passwordFile(folder: string): string {
  return `${folder}-password`;
}

async function readPassword(folder: string): Promise<string | null> {
  const text = await readFile(passwordFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return /^[\w-]{32}$/.test(text.trim()) ? text.trim() : null;
}

/** Never overwrites a whole password that another process has written meanwhile: it returns that one. */
async function createPassword(folder: string): Promise<string> {
  const file = passwordFile(folder);
  const draft = `${file}.new-${process.pid}`;
  const password = randomBytes(24).toString('base64url');
  await rm(file, { force: true });
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${password}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    // Some file systems know no hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(draft, file);
  }
  await rm(draft, { force: true });
  return (await readPassword(folder)) ?? password;
}

async function initialise(options: Options, password: string): Promise<void> {
  const { folder, binaries, account } = options;
  await removeForgotten(folder);
  const workshop = await mkdtemp(`${folder}.new-${process.pid}-`);
  try {
    const secret = join(workshop, 'password');
    const data = join(workshop, 'data');
    const handle = await open(secret, 'wx', 0o600);
    await handle.writeFile(password);
    await handle.close();
    await own(workshop, account);
    await run(account, binaries.initdb, [
      ...[`--pgdata=${data}`, `--username=${USER}`, `--pwfile=${secret}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ]);
    await runAlone(options, data, `CREATE DATABASE ${DATABASE}`);
    await rmdir(folder).catch(() => undefined);
    await rename(data, folder).catch((error: NodeJS.ErrnoException) => {
      // Another start was faster: its folder is as good as ours.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(folder));
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Removes what interrupted initialisations have left beside the folder. */
async function removeForgotten(folder: string): Promise<void> {
  const start = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(start)) continue;
    const path = join(dirname(folder), name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age < FORGOTTEN_AFTER_MS && isRunning(Number.parseInt(name.slice(start.length), 10))) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Runs one statement in a database that no server holds. */
async function runAlone({ binaries, account }: Options, data: string, statement: string): Promise<void> {
  await run(account, binaries.postgres, ['--single', '-j', '-D', data, 'postgres'], `${statement};\n\n`);
}

/** Runs a PostgreSQL program to its end; rejects with all that it printed when it fails. */
function run(account: Account, program: string, args: string[], input = ''): Promise<void> {
  const [file, ...words] = [...account.prefix, program, ...args];
  return new Promise((resolve, reject) => {
    const options = { ...account.identity, cwd: '/', env: environment(), maxBuffer: 64 << 20 };
    const child = execFile(file as string, words, options, (error, stdout, stderr) => {
      // A single-user PostgreSQL ends well even after a statement that failed.
      if (error || /\b(ERROR|FATAL|PANIC):/.test(stderr))
        reject(new Error(`${error?.message}\n${stdout}\n${stderr}`));
      else resolve();
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** What the PostgreSQL programs see of our environment: none of its secrets, no PG* variables. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, SystemRoot } = process.env;
  return { PATH, TMPDIR, SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Creates the folder that the data folder stands in, for us alone. Throws EmbeddedPostgresError. */
export async function makeParent(folder: string): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true });
  } catch (error) {
    throw folderError(folder, error);
  }
}
