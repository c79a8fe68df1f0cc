import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { own } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, folderError } from './error.ts';

/** The shop's role and database; the superuser is separate. */
export const USER = 'naap';
export const DATABASE = 'naap';
export const ADMIN = 'postgres';

const STALE_AFTER_MS = 10 * 60_000;

interface Options {
  folder: string;
  binaries: Binaries;
  account: Account;
  log: { info(message: string): void; warn(message: string): void };
}

interface Passwords {
  password: string;
  adminPassword: string;
}

/**
 * Ensures an initialised database of our major version; returns its passwords, stored beside the folder. Initialises
 * under a temporary name and renames. Throws EmbeddedPostgresError.
 */
export async function prepareFolder(options: Options): Promise<Passwords> {
  const { folder, binaries, log } = options;
  const version = await versionOf(folder);
  const known = await readPassword(`${folder}-password`);
  const knownOfAdmin = await readPassword(`${folder}-admin-password`);
  if (version !== null && version !== binaries.major) throw otherVersion(folder, version, binaries.major);
  if (version !== null) await own(folder, options.account);
  const password = known ?? (await createPassword(`${folder}-password`));
  const adminPassword = knownOfAdmin ?? (await createPassword(`${folder}-admin-password`));
  if (version === null) {
    log.info(`Preparing a PostgreSQL ${binaries.major} database in ${folder}.`);
    await initialise(options, { password, adminPassword });
    return { password, adminPassword };
  }
  if (known === null) {
    log.warn(`The password of ${folder} was missing; it got a new one.`);
    await runSingleUser(options, folder, `ALTER ROLE ${USER} PASSWORD '${password}'`);
  }
  if (knownOfAdmin === null) await runSingleUser(options, folder, setAdminPassword(adminPassword));
  return { password, adminPassword };
}

/** Folders of earlier versions lack this role; it is created once the server runs. */
function setAdminPassword(password: string): string {
  return `DO $$ BEGIN IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${ADMIN}') THEN ALTER ROLE ${ADMIN} PASSWORD '${password}'; END IF; END $$`;
}

/**
 * Used before a restart, which must not initialise a new database in place of a lost one. Throws EmbeddedPostgresError,
 * which is final when the folder is gone or of another version.
 */
export async function assertPrepared(folder: string, major: number): Promise<void> {
  const version = await versionOf(folder);
  if (version === null)
    throw new EmbeddedPostgresError(`The database in ${folder} is gone.`, { isFinal: true });
  if (version !== major) throw otherVersion(folder, version, major);
}

function otherVersion(folder: string, version: number, ours: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${folder} was written by PostgreSQL ${version}, this is PostgreSQL ${ours}: make a backup with the version of Naap that wrote it and restore that here, or set another DATA_DIR.`,
    { isFinal: true },
  );
}

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

async function readPassword(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return /^[\w-]{32}$/.test(text.trim()) ? text.trim() : null;
}

/** Returns the password of a concurrent process rather than overwriting it. */
async function createPassword(file: string): Promise<string> {
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
    // Some file systems lack hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(draft, file);
  }
  await rm(draft, { force: true });
  return (await readPassword(file)) ?? password;
}

async function initialise(options: Options, { password, adminPassword }: Passwords): Promise<void> {
  const { folder, binaries, account } = options;
  await removeLeftovers(folder);
  const workshop = await mkdtemp(`${folder}.new-${process.pid}-`);
  try {
    const secret = join(workshop, 'password');
    const data = join(workshop, 'data');
    const handle = await open(secret, 'wx', 0o600);
    await handle.writeFile(adminPassword);
    await handle.close();
    await own(workshop, account);
    await run(account, binaries.initdb, [
      ...[`--pgdata=${data}`, `--username=${ADMIN}`, `--pwfile=${secret}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ]);
    const createRole = `CREATE ROLE ${USER} LOGIN PASSWORD '${password}'`;
    await runSingleUser(options, data, createRole, `CREATE DATABASE ${DATABASE} OWNER ${USER}`);
    await rmdir(folder).catch(() => undefined);
    await rename(data, folder).catch((error: NodeJS.ErrnoException) => {
      // Another start was faster; use its folder.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(folder));
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const start = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(start)) continue;
    const path = join(dirname(folder), name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age < STALE_AFTER_MS && isRunning(Number.parseInt(name.slice(start.length), 10))) continue;
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

async function runSingleUser(
  { binaries, account }: Options,
  data: string,
  ...statements: string[]
): Promise<void> {
  const input = statements.map((statement) => `${statement};\n\n`).join('');
  await run(account, binaries.postgres, ['--single', '-j', '-D', data, 'postgres'], input);
}

/** Rejects with the program's whole output. */
function run(account: Account, program: string, args: string[], input = ''): Promise<void> {
  const [file, ...words] = [...account.prefix, program, ...args];
  return new Promise((resolve, reject) => {
    const options = { ...account.identity, cwd: '/', env: environment(), maxBuffer: 64 << 20 };
    const child = execFile(file as string, words, options, (error, stdout, stderr) => {
      // Single-user PostgreSQL exits with 0 even after a failed statement.
      if (error || /\b(ERROR|FATAL|PANIC):/.test(stderr))
        reject(new Error(`${error?.message}\n${stdout}\n${stderr}`));
      else resolve();
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** No secrets and no PG* variables reach the PostgreSQL programs. */
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

/** Throws EmbeddedPostgresError. */
export async function createParentFolder(folder: string): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true });
  } catch (error) {
    throw folderError(folder, error);
  }
}
