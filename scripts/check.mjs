import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { main, makeReady, root, SetupError } from './ready.mjs';
import { environment } from './run.mjs';

/** @typedef {string[]} Step */

const BIN = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript-7/bin/tsc',
  cruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'node_modules/knip/bin/knip.js',
};

/**
 * All checks of the sources, none of which needs a server, the longest first. The steps of a check run in sequence.
 * @type {[name: string, ...steps: Step[]][]}
 */
const CHECKS = [
  [
    'types',
    [BIN.reactRouter, 'typegen'],
    // More threads would repeat shared work: on two cores they take twice the CPU time.
    [BIN.tsc, '--singleThreaded', '--pretty', String(process.stdout.isTTY === true)],
  ],
  ['format and lint', [BIN.biome, 'check', '--error-on-warnings']],
  [
    'who may import whom',
    [BIN.cruise, '--output-type', 'err-long', 'contract', 'server', 'web', 'art', 'test'],
  ],
  ['what nobody uses', [BIN.knip, '--no-progress']],
  ['migrations and schema', ['scripts/check-migrations.mjs']],
  ['regular expressions', ['scripts/check-expressions.mjs']],
];

await main(async () => {
  const node = makeReady();
  const env = environment(node, process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});
  const waiting = [...CHECKS];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, ...steps] = check;
      const started = performance.now();
      const complaint = await firstComplaint(node, steps, env);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${complaint === null ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
      if (complaint === null) continue;
      console.log(`\n${complaint.trim()}\n`);
      failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
  if (failed.length > 0) throw new SetupError(`The check failed: ${failed.join(', ')}.`);
});

/** The output of the first step that fails; null when all succeed. */
async function firstComplaint(
  /** @type {string} */ node,
  /** @type {Step[]} */ steps,
  /** @type {NodeJS.ProcessEnv} */ env,
) {
  for (const [program = '', ...args] of steps) {
    const { status, output } = await runQuietly(node, [join(root, program), ...args], env);
    if (status !== 0) return `${program} ended with ${status}\n${output}`;
  }
  return null;
}

function runQuietly(
  /** @type {string} */ program,
  /** @type {string[]} */ args,
  /** @type {NodeJS.ProcessEnv} */ env,
) {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((/** @type {(end: { status: number, output: string }) => void} */ resolve) => {
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
