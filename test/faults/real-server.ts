import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** What `npm start` runs. */
export const BUILT_SERVER = join(root, 'build/shop/main.js');

const ERROR_LEVEL = 50;
const READY_WITHIN_MS = 30_000;
const GONE_WITHIN_MS = 10_000;

/** A server as in production: a process with the embedded PostgreSQL as its child. */
export interface RealServer {
  /** http://127.0.0.1:<port> */
  url: string;
  dataDir: string;
  startedAt: Date;
  /** Standard error, and log lines of level "error" or above. */
  complaints: string[];
  /** SIGKILL for the Node process alone. Resolves once it is gone. */
  killNode(): Promise<void>;
  /** SIGKILL for the Node process and its descendants, PostgreSQL included. Resolves once they are gone. */
  killTree(): Promise<void>;
  /** SIGTERM; resolves to the exit status, null when it had to be killed. */
  stop(): Promise<number | null>;
}

/** Builds unless the build is up to date. */
export async function makeBuild(): Promise<void> {
  await run(process.execPath, [join(root, 'scripts/build.mjs'), '--if-changed'], { cwd: root });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the server is ready; if it fails, throws its last output. */
export async function startServer(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<RealServer> {
  const startedAt = new Date();
  const server = spawn(process.execPath, [BUILT_SERVER], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'false',
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT: '0',
      TRUST_PROXY: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const complaints: string[] = [];
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (line.startsWith('{') && JSON.parse(line).level >= ERROR_LEVEL) complaints.push(line);
  });
  createInterface({ input: server.stderr }).on('line', (line) => complaints.push(line));

  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(url, server))) {
    await killAll(await treeOf(server.pid ?? 0));
    throw new Error(`The server did not become ready: ${complaints.join('\n')}`);
  }
  return {
    url,
    dataDir,
    startedAt,
    complaints,
    killNode: () => killAll([server.pid ?? 0]),
    killTree: async () => killAll(await treeOf(server.pid ?? 0)),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
      server.kill('SIGTERM');
      const [status] = await once(server, 'exit');
      return status;
    },
  };
}

export async function databaseUrl(dataDir: string): Promise<string> {
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8');
  const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return `postgres://naap:${password.trim()}@127.0.0.1:${pidFile.split('\n')[3]}/naap`;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<boolean> {
  const limit = Date.now() + READY_WITHIN_MS;
  while (server.exitCode === null && Date.now() < limit) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return true;
    await sleep(20);
  }
  return false;
}

/** SIGKILL for the embedded PostgreSQL: the postmaster only, or all processes with their supervisor. */
export async function killPostgres(dataDir: string, which: 'first' | 'all'): Promise<void> {
  const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(pidFile, 10);
  if (which === 'first') return killAll([postmaster]);
  const { stdout } = await run('ps', ['-o', 'ppid=', '-p', String(postmaster)]);
  await killAll(await treeOf(Number(stdout)));
}

/** The process, then its descendants. */
async function treeOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [pid];
  for (const parent of tree) {
    tree.push(...processes.flatMap(([child, of]) => (child && of === parent ? [child] : [])));
  }
  return tree;
}

async function killAll(pids: number[]): Promise<void> {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
  const limit = Date.now() + GONE_WITHIN_MS;
  while (await someRun(pids)) {
    if (Date.now() > limit) throw new Error(`Processes ${pids.join(', ')} outlive SIGKILL`);
    await sleep(10);
  }
}

/** Zombies do not count. */
async function someRun(pids: number[]): Promise<boolean> {
  // ps exits with 1 if it finds none.
  const { stdout } = await run('ps', ['-o', 'stat=', '-p', pids.join(',')]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').some((state) => /^[^ZX\s]/.test(state.trim()));
}
