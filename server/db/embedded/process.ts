import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { environment } from './folder.ts';
import { endOrphan, holderSetting, readPidFile } from './holder.ts';

export interface PostgresProcess {
  pid: number;
  ended: Promise<void>;
  /** INT rolls back open transactions, QUIT skips even that. */
  signal(name: 'INT' | 'QUIT' | 'KILL'): void;
  output(): Promise<string>;
}

interface Options {
  folder: string;
  binaries: Binaries;
  account: Account;
  port: number;
  connections: number;
}

const POLL_MS = 8;
/** For commands, backups, psql, and PostgreSQL's superuser reserve. */
const SPARE_CONNECTIONS = 20;

/**
 * Prints PostgreSQL's process id and passes on signals read from descriptor 3; when that closes it stops PostgreSQL: in
 * order, after 5 s immediately, after 12 s by force.
 */
const SUPERVISOR = `
trap '' HUP INT TERM
"$@" 3<&- >&2 &
postgres=$!
echo "$postgres"
exec >&-
{
  while read -r name <&3; do kill -s "$name" "$postgres"; done
  tries=0
  name=INT
  while [ "$tries" -lt 20 ] && kill -s "$name" "$postgres" 2>&-; do
    sleep 1
    tries=$((tries + 1))
    if [ "$tries" -ge 12 ]; then name=KILL; elif [ "$tries" -ge 5 ]; then name=QUIT; fi
  done
} &
watcher=$!
exec 3<&-
wait "$postgres"
kill -s KILL "$watcher"
`;

/** Passed on the command line, so that a later version can change them. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'effective_cache_size=512MB',
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'max_wal_size=512MB',
  'random_page_cost=1.1',
  'jit=off',
  'max_worker_processes=4',
  'max_logical_replication_workers=0',
  'timezone=UTC',
  'log_timezone=UTC',
  // Column values stay out of the log: no statements, no details.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
  'log_line_prefix=%m [%p] ',
];

/** Logs into `<folder>.log`. Rejects when the process cannot be spawned. */
export async function startProcess({
  folder,
  binaries,
  account,
  port,
  connections,
}: Options): Promise<PostgresProcess> {
  const settings = [
    ...SETTINGS,
    `max_connections=${connections + SPARE_CONNECTIONS}`,
    `port=${port}`,
    holderSetting(),
  ].flatMap((setting) => ['-c', setting]);
  const command = [binaries.postgres, '-D', folder, ...settings];
  const logFile = `${folder}.log`;
  await rotateLog(logFile);
  const offset = await sizeOf(logFile);
  const log = await open(logFile, 'a', 0o600);
  const output = async () => (await readFile(logFile)).subarray(offset).toString();
  try {
    const started =
      process.platform === 'win32'
        ? await spawnUnsupervised(command, binaries.pgCtl, log.fd, output)
        : await spawnSupervised(folder, command, account, log.fd, output);
    const stopRotation = startLogRotation(logFile);
    started.ended.then(stopRotation, stopRotation);
    return started;
  } finally {
    await log.close();
  }
}

async function spawnSupervised(
  folder: string,
  command: string[],
  account: Account,
  log: number,
  output: PostgresProcess['output'],
): Promise<PostgresProcess> {
  const [file, ...args] = [...account.prefix, 'sh', '-c', SUPERVISOR, 'naap-postgres', ...command];
  // A session of its own, so that Ctrl-C reaches only Naap.
  const options = { ...account.identity, cwd: '/', env: environment(), detached: true };
  const child = spawn(file as string, args, { ...options, stdio: ['ignore', 'pipe', log, 'pipe'] });
  const ended = endOf(child);
  const control = child.stdio[3] as Writable;
  control.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [pid] = await Promise.race([once(lines, 'line'), ended.then(() => [0])]);
  return {
    pid: Number(pid),
    // The supervisor outlives PostgreSQL unless it was killed.
    ended: ended.then(() => endOrphan(folder, Number(pid))).finally(() => control.destroy()),
    signal: (name) => void control.write(`${name}\n`),
    output,
  };
}

/** Windows lacks the supervisor's shell and signals. */
async function spawnUnsupervised(
  command: string[],
  pgCtl: string,
  log: number,
  output: PostgresProcess['output'],
): Promise<PostgresProcess> {
  const [file, ...args] = command;
  const child = spawn(file as string, args, { env: environment(), stdio: ['ignore', log, log] });
  const ended = endOf(child);
  await Promise.race([once(child, 'spawn'), ended]);
  const pid = child.pid ?? 0;
  const signal = (name: string) => void spawn(pgCtl, ['kill', name, String(pid)], { stdio: 'ignore' });
  return { pid, ended, signal, output };
}

function endOf(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

/** False when PostgreSQL ended, `limitMs` passed or `signal` aborted. */
export async function waitUntilReady(
  folder: string,
  process: PostgresProcess,
  limitMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const limit = Date.now() + limitMs;
  let hasEnded = false;
  const ended = process.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded && !signal?.aborted && Date.now() < limit) {
    const pidFile = await readPidFile(folder);
    if (pidFile?.pid === process.pid && pidFile.status === 'ready') return true;
    await Promise.race([sleep(POLL_MS), ended]);
  }
  return false;
}

/** Fast shutdown; after 8 s immediate (it needs 5 s for its own processes), after 7 s more by force. */
export async function endProcess(process: PostgresProcess): Promise<void> {
  const limits = [
    ['INT', 8_000],
    ['QUIT', 7_000],
    ['KILL', 2_000],
  ] as const;
  for (const [name, limitMs] of limits) {
    process.signal(name);
    const limit = new AbortController();
    const hasEnded = await Promise.race([
      process.ended.then(() => true),
      sleep(limitMs, false, { signal: limit.signal }).catch(() => false),
    ]);
    limit.abort();
    if (hasEnded) return;
  }
}

const LOG_LIMIT_BYTES = 5_000_000;
const LOG_CHECK_MS = 60_000;

/**
 * Copies an oversized log to `<file>.1` and truncates it in place, for writers that append. Lines written meanwhile may
 * be lost.
 */
export async function rotateLog(file: string, limitBytes = LOG_LIMIT_BYTES): Promise<void> {
  if ((await sizeOf(file)) <= limitBytes) return;
  // On a full disk the log is dropped without a copy.
  await copyFile(file, `${file}.1`).catch(() => rm(`${file}.1`, { force: true }));
  await truncate(file);
}

export function startLogRotation(file: string): () => void {
  const timer = setInterval(() => void rotateLog(file).catch(() => undefined), LOG_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}
