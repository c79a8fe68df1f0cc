import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The folder of the project, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A process that says where it listens, and listens on 127.0.0.1. */
export interface Listening {
  url: string;
  /** Process ids: its own first, then all that descend from it. */
  pids(): number[];
  /** SIGTERM, and SIGKILL after 20 s; resolves once it is gone. */
  stop(): Promise<void>;
}

/** The first start may have to build the pages and draw the pictures. */
const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 20_000;

/** Runs a file of the project with this Node until it names an http address on its standard output. */
export async function startListening(file: string, env: Record<string, string>): Promise<Listening> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // The channel tells whoever listens to it that we are gone.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await firstAddress(child);
  return {
    url: address.replace('localhost', '127.0.0.1'),
    pids: () => treeOf(child.pid ?? 0),
    stop: () => endProcess(child),
  };
}

/** Starts the shop as `npm start` does, on a free port, warnings in its log, without the limit of calls a minute. */
export function startShop(env: Record<string, string>): Promise<Listening> {
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMIT: '0' };
  return startListening('scripts/start.mjs', { ...settings, ...env });
}

/** Ends a process of ours and waits for it. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(limit);
}

/** Resident memory of a process, in megabytes (of 1,048,576 bytes). */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** What a process was started with. */
export function commandOf(pid: number): string {
  return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
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
