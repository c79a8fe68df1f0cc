import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** @param {string[]} names */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Returns `find()`, after installing Debian packages if necessary; undefined if they cannot be installed.
 * @template T
 * @param {string[]} packages
 * @param {() => T | undefined} find
 */
export async function findOrInstall(packages, find) {
  const found = find();
  const canInstall = process.getuid?.() === 0 && process.platform === 'linux';
  if (found || !canInstall) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return find();
}

/**
 * The environment variable with which tests start their own Redis; says so if there is none.
 * @returns {Promise<Record<string, string>>}
 */
export async function findRedis() {
  const program = await findOrInstall(['redis-server'], () => findProgram('redis-server'));
  if (!program) console.log('No redis-server here: the tests with Redis are left out.');
  return program ? { REDIS_SERVER_PATH: program } : {};
}

const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';

/**
 * The environment variables with which a fault test runs two PostgreSQL servers behind haproxy; says so if the programs
 * are missing. It does not install them, because Debian's packages start servers of their own.
 * @returns {Record<string, string>}
 */
export function findSwitchover() {
  const [newest] = existsSync(DEBIAN_POSTGRESQL)
    ? readdirSync(DEBIAN_POSTGRESQL).sort((a, b) => Number(b) - Number(a))
    : [];
  const bin = join(DEBIAN_POSTGRESQL, newest ?? '', 'bin');
  const haproxy = findProgram('haproxy') ?? ['/usr/sbin/haproxy'].find((path) => existsSync(path));
  if (haproxy && existsSync(join(bin, 'postgres'))) return { POSTGRESQL_BIN: bin, HAPROXY_PATH: haproxy };
  console.log('No PostgreSQL of Debian or no haproxy here: the switchover is left out.');
  return {};
}
