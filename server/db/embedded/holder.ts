import { execFile } from 'node:child_process';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './error.ts';

interface PidFile {
  text: string;
  pid: number;
  /** 'starting', 'ready', 'stopping' or 'standby'; empty while it is being written. */
  status: string;
}

const WAIT_FOR_PREVIOUS_MS = 15_000;
/** An orphaned PostgreSQL ends within milliseconds; a supervised one is still ready after this. */
const GRACE_MS = 1_000;
/** A PostgreSQL may hang in shutdown when some of its processes were killed. */
const SHUTDOWN_TIMEOUT_MS = 6_000;
const HOLDER = /"cluster_name=naap-(\d+)"/;

/** Marks which Naap process started a PostgreSQL. */
export function holderSetting(): string {
  return `cluster_name=naap-${process.pid}`;
}

export async function readPidFile(folder: string): Promise<PidFile | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  // Single-user mode writes a negative process id.
  return { text, pid: Math.abs(Number(lines[0])), status: lines[7]?.trim() ?? '' };
}

/**
 * Resolves once no PostgreSQL runs on `folder`: clears stale files, waits up to 15 s for one that is stopping, stops an
 * orphan. Throws EmbeddedPostgresError when a live server holds it.
 */
export async function releaseFolder(folder: string, log: { info(message: string): void }): Promise<void> {
  const started = Date.now();
  let announced = false;
  let signalled = 0;
  for (;;) {
    const pidFile = await readPidFile(folder);
    if (pidFile === null) return;
    const { pid, status } = pidFile;
    if (pid === process.pid || !(await isPostgresOn(folder, pid))) return removeStale(folder, pidFile);

    const waited = Date.now() - started;
    const naap = await holderOf(folder);
    const isAbandoned = naap !== null && (await hasEnded(naap));
    if (!isAbandoned && status !== 'stopping' && waited > GRACE_MS) throw heldBy(folder, naap, pid);
    if (isAbandoned && waited > GRACE_MS && Date.now() - signalled > GRACE_MS) {
      signalled = Date.now();
      signal(pid, waited > SHUTDOWN_TIMEOUT_MS ? 'SIGQUIT' : 'SIGINT');
    }
    if (waited > WAIT_FOR_PREVIOUS_MS) {
      throw new EmbeddedPostgresError(
        `The previous PostgreSQL (process ${pid}) on ${folder} has not stopped within 15 s; wait or end it.`,
      );
    }
    if (!announced) {
      announced = true;
      log.info(`Waiting for the previous PostgreSQL (process ${pid}) to finish.`);
    }
    await sleep(20);
  }
}

/** Stops a PostgreSQL that lost its supervisor; a reused process id is left alone. */
export async function endOrphan(folder: string, pid: number): Promise<void> {
  const started = Date.now();
  while (await isPostgresOn(folder, pid)) {
    signal(pid, Date.now() - started > SHUTDOWN_TIMEOUT_MS ? 'SIGKILL' : 'SIGQUIT');
    await sleep(100);
  }
}

function heldBy(folder: string, naap: number | null, postgres: number): EmbeddedPostgresError {
  const holder = naap === null ? `PostgreSQL (process ${postgres})` : `Naap (process ${naap})`;
  return new EmbeddedPostgresError(
    `${folder} is in use by a running ${holder}; stop that one or set another DATA_DIR.`,
  );
}

async function holderOf(folder: string): Promise<number | null> {
  const options = await readFile(join(folder, 'postmaster.opts'), 'utf8').catch(() => '');
  const match = HOLDER.exec(options);
  return match ? Number(match[1]) : null;
}

type Reach = 'ours' | "somebody else's" | 'gone';

/** Signal 0 only tests for the process. */
function signal(pid: number, name: NodeJS.Signals | 0): Reach {
  try {
    process.kill(pid, name);
    return 'ours';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? "somebody else's" : 'gone';
  }
}

/** A process id may be reused after a reboot, so the data folder is checked too. */
async function isPostgresOn(folder: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid === 0 || signal(pid, 0) !== 'ours') return false;
  if (await hasEnded(pid)) return false;
  if (!/postgres/.test(await commandOf(pid))) return false;
  const [theirs, ours] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => null),
    stat(folder).catch(() => null),
  ]);
  return !theirs || !ours || (theirs.ino === ours.ino && theirs.dev === ours.dev);
}

/** A zombie still has a process id. */
async function hasEnded(pid: number): Promise<boolean> {
  if (signal(pid, 0) === 'gone') return true;
  return process.platform === 'linux' && (await stateOf(pid)).isZombie;
}

async function stateOf(pid: number): Promise<{ command: string; isZombie: boolean }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, command = '', state = ''] = /^\d+ \((.*)\) (\w)/s.exec(text) ?? [];
  return { command, isZombie: state === 'Z' || state === 'X' };
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return (await stateOf(pid)).command;
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
      : ['ps', ['-o', 'comm=', '-p', String(pid)]];
  return new Promise((resolve) => {
    execFile(program as string, args as string[], (error, output) => resolve(error ? '' : output));
  });
}

async function removeStale(folder: string, stale: PidFile): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const stalePath = `${path}.stale-${process.pid}`;
  const isMoved = await rename(path, stalePath).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (!isMoved) return;
  if ((await readFile(stalePath, 'utf8')) === stale.text) await rm(stalePath, { force: true });
  else await rename(stalePath, path);
}
