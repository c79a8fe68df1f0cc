import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build-record.mjs';
import { isRelease, root } from './ready.mjs';

/** Above the limits of server/main.ts, about 21 s in total. */
const STOP_LIMIT_MS = 50_000;
/** On a large machine Node's default young generation grows to 100 MB. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=8';

/** Caches compiled code across starts; fewer glibc arenas return more memory after a busy hour. */
const DEFAULTS = { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), MALLOC_ARENA_MAX: '2' };

export const SERVER = { built: 'build/shop/main.js', sources: 'server/main.ts' };

/** The built file of a command of the server, if the build is up to date; other files as they are. */
export function builtFileOf(/** @type {string} */ source) {
  const [, name] = /^server\/(commands\/[a-z-]+)\.ts$/.exec(source) ?? [];
  return name && (isRelease(root) || isBuilt(root)) ? `build/shop/${name}.js` : source;
}

/** Starts the server, which stops when this process ends. `ended` resolves to its exit status; `stop` is idempotent. */
export function startServer(
  /** @type {string} */ node,
  /** @type {string} */ file,
  /** @type {NodeJS.ProcessEnv} */ env,
) {
  const stopWithParent = pathToFileURL(join(root, 'scripts', 'stop-with-parent.mjs')).href;
  const options = [SMALL_YOUNG_GENERATION, '--import', stopWithParent];
  const server = spawn(node, [...options, join(root, file)], {
    cwd: root,
    env: { ...DEFAULTS, ...process.env, ...env, NAAP_PARENT_FD: '3' },
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    // Its own process group, so that Ctrl-C reaches the server once, from us.
    detached: process.platform !== 'win32',
  });
  server.stdio[3]?.on('error', () => undefined);
  /** @type {NodeJS.Timeout | undefined} */
  let limit;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    server.once('error', (error) => {
      process.stderr.write(`naap: the server could not be started (${error.message}).\n`);
      resolve(1);
    });
    server.once('exit', (status, signal) => {
      clearTimeout(limit);
      resolve(signal ? 128 + constants.signals[signal] : (status ?? 1));
    });
  });
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (limit) return ended;
    limit = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
    // On Windows this would kill the server, which Ctrl-C has already reached.
    if (process.platform !== 'win32') server.kill(signal);
    return ended;
  };
  return { ended, stop };
}

/** Calls `stop` once, on a signal or after the npm that runs this process has ended. */
export function onStopRequest(/** @type {(signal: NodeJS.Signals) => void} */ stop) {
  let isAsked = false;
  const ask = (/** @type {NodeJS.Signals} */ signal) => {
    if (isAsked) return;
    isAsked = true;
    stop(signal);
  };
  process.on('SIGINT', () => ask('SIGINT'));
  process.on('SIGTERM', () => ask('SIGTERM'));
  process.on('SIGHUP', () => ask('SIGTERM'));
  // npm forwards signals, but cannot forward SIGKILL.
  if (!process.env.npm_lifecycle_event) return;
  const npm = callers();
  setInterval(() => {
    if (callers() !== npm) ask('SIGTERM');
  }, 500).unref();
}

/** Our parent and its parent, because npm may use a shell; they change when npm ends. */
function callers() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, command = '', parent] = /^\d+ \((.*)\) \w (\d+)/s.exec(status) ?? [];
    if (/^(ba|da|a|z)?sh$/.test(command)) return `${process.ppid} ${parent}`;
  } catch {
    // Not Linux, or the parent has ended.
  }
  return String(process.ppid);
}
