import { execFile } from 'node:child_process';
import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';

/** The account that runs the PostgreSQL programs, which refuse to run as root. */
export interface Account {
  prefix: string[];
  identity: { uid?: number; gid?: number };
  owner: { uid: number; gid: number } | null;
}

interface User {
  name: string;
  uid: number;
  gid: number;
}

interface Options {
  folder: string;
  /** Absolute path; run with `-V` to test whether an account can execute it. */
  postgres: string;
  log: { info(message: string): void; warn(message: string): void };
}

/**
 * Chooses the account for PostgreSQL. Root prefers the folder's ordinary owner, then a private user namespace, then an
 * existing unprivileged user. Throws EmbeddedPostgresError.
 */
export async function chooseAccount({ folder, postgres, log }: Options): Promise<Account> {
  const direct: Account = { prefix: [], identity: {}, owner: null };
  if (process.platform === 'win32') return direct;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return direct;

  const works = (account: Account) => reaches(account, dirname(folder), postgres);
  const unprivileged = await unprivilegedUser();
  const namespace: Account = {
    prefix: ['unshare', '--user', `--map-user=${unprivileged.uid}`, `--map-group=${unprivileged.gid}`, '--'],
    identity: {},
    owner: isRoot ? { uid: 0, gid: 0 } : null,
  };
  if (!isRoot) {
    if (await works(namespace)) return namespace;
    throw new EmbeddedPostgresError(
      `User id ${process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL needs; add one or set DATABASE_URL.`,
    );
  }

  const database = await stat(join(folder, 'PG_VERSION')).catch(() => null);
  if (database && database.uid !== 0) {
    const asOwner = switched(database);
    if (await reaches(asOwner, folder, postgres)) {
      log.info(
        `PostgreSQL does not run as root: it runs as the owner of ${folder} (user id ${database.uid}).`,
      );
      return asOwner;
    }
  }
  if (await works(namespace)) {
    log.info('PostgreSQL does not run as root: it runs in a user namespace of its own.');
    return namespace;
  }
  const asUnprivileged = switched(unprivileged);
  for (const account of [asUnprivileged, passingClosedFolders(asUnprivileged, unprivileged)]) {
    if (!(await works(account))) continue;
    const note = account === asUnprivileged ? '' : ', with the capability to pass folders closed to it';
    log.warn(
      `PostgreSQL does not run as root and this system refuses user namespaces: it runs as ${unprivileged.name}${note}, who owns ${folder}.`,
    );
    return account;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and user ${unprivileged.name} cannot reach ${postgres} or ${dirname(folder)}: start as an ordinary user, move the project out of a closed folder, or set DATABASE_URL.`,
  );
}

function switched({ uid, gid }: { uid: number; gid: number }): Account {
  return { prefix: [], identity: { uid, gid }, owner: { uid, gid } };
}

function passingClosedFolders(account: Account, { uid, gid }: User): Account {
  const capability = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { ...account, prefix: ['setpriv', ...user, ...capability, '--'], identity: {} };
}

function reaches(account: Account, folder: string, program: string): Promise<boolean> {
  const [file, ...args] = [...account.prefix, 'sh', '-c', 'cd "$1" && exec "$2" -V', 'sh', folder, program];
  return new Promise((resolve) => {
    execFile(file as string, args, { ...account.identity, cwd: '/', timeout: 10_000 }, (error) =>
      resolve(!error),
    );
  });
}

/** initdb fails for a user id without a name, which is common in containers. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function unprivilegedUser(): Promise<User> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const users = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  return (
    users.find(({ name }) => name === 'nobody') ?? users[0] ?? { name: 'nobody', uid: 65534, gid: 65534 }
  );
}

export async function own(path: string, { owner }: Account): Promise<void> {
  const present = await stat(path).catch(() => null);
  if (!owner || !present || present.uid === owner.uid) return;
  const below = present.isDirectory() ? await readdir(path, { recursive: true }) : [];
  for (const name of below) await lchown(join(path, name), owner.uid, owner.gid);
  // Last, so that the next start notices an interruption.
  await lchown(path, owner.uid, owner.gid);
}
