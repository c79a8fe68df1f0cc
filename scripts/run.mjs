import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, SetupError } from './ready.mjs';

/** Runs a file of the project; `path` is relative to its root. Throws SetupError on an exit status other than 0. */
export async function runScript(
  /** @type {string} */ node,
  /** @type {string} */ path,
  /** @type {string[]} */ args = [],
  /** @type {NodeJS.ProcessEnv} */ env = {},
) {
  const status = await run(node, [join(root, path), ...args], { env: environment(node, env) });
  if (status !== 0) throw new SetupError(`${[path, ...args].join(' ')} failed with status ${status}.`);
}

/** Resolves to the exit status, or 1 if the program cannot be run. `output` is a file for its output. */
export function run(
  /** @type {string} */ program,
  /** @type {string[]} */ args,
  /** @type {{ env?: NodeJS.ProcessEnv, output?: string | undefined }} */ { env = process.env, output } = {},
) {
  const input = process.env.CI ? 'ignore' : 'inherit';
  const file = output === undefined ? 'inherit' : openSync(output, 'w');
  const child = spawn(program, args, { cwd: root, env, stdio: [input, file, file] });
  if (typeof file === 'number') closeSync(file);
  return new Promise((/** @type {(status: number) => void} */ resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
}

/** Our environment with `node` and node_modules/.bin first in the PATH. */
export function environment(/** @type {string} */ node, /** @type {NodeJS.ProcessEnv} */ more = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
