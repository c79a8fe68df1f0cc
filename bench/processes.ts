import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A process that listens on 127.0.0.1 and prints its address. */
export interface Listening {
  url: string;
  /** The process, then its descendants. */
  pids(): number[];
  /** SIGTERM, and SIGKILL after 20 s; resolves after the exit. */
  stop(): Promise<void>;
}

/** The first start may have to build the pages and draw the pictures. */
const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 20_000;

/** The path of the server in its command line. */
const SERVER = 'build/shop/main.js';

/** Runs a file of the project until it prints an http URL. */
export async function startListening(file: string, env: Record<string, string>): Promise<Listening> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // The child sees the channel close when this process ends.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await firstAddress(child);
  return {
    url: address.replace('localhost', '127.0.0.1'),
    pids: () => treeOf(child.pid ?? 0),
    stop: () => endProcess(child),
  };
}

/** Runs `npm start` on a free port, without the rate limit. */
export function startShop(env: Record<string, string>): Promise<Listening> {
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMIT: '0' };
  return startListening('scripts/start.mjs', { ...settings, ...env });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(limit);
}

/** Resident memory of the server's process in MB of 1,048,576 bytes. */
export function residentMegabytes(shop: Listening): number {
  const server = shop.pids().find((pid) => ofProcess(pid, 'args').includes(SERVER));
  if (!server) throw new Error('There is no process of the server');
  return Number(ofProcess(server, 'rss')) / 1024;
}

function ofProcess(pid: number, column: 'args' | 'rss'): string {
  return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

function firstAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (why: string) => {
      reject(new Error(`${child.spawnargs.join(' ')} ${why}`));
    };
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      refuse('says no address');
    }, READY_WITHIN_MS);
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [address] = /http:\/\/[\w.]+:\d+(?=\s)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
    child.once('exit', () => {
      clearTimeout(limit);
      refuse(`has ended: ${said}`);
    });
  });
}

function treeOf(pid: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [pid];
  for (const parent of tree) {
    tree.push(...processes.flatMap(([child, of]) => (child && of === parent ? [child] : [])));
  }
  return tree;
}
