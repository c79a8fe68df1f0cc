import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { isBuilt } from './build-record.mjs';
import { main, makeReady, root } from './ready.mjs';
import { environment, run, runScript } from './run.mjs';
import { countTests } from './test-totals.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const STAGES = [
  ['check', 'scripts/check.mjs'],
  ['unit and HTTP tests', VITEST, 'run'],
  ['faults', VITEST, 'run', '--config', 'vitest.faults.config.ts'],
  ['browser tests', 'node_modules/@playwright/test/cli.js', 'test'],
];

/** `npm test`: installs what is missing, builds, then runs every stage until one fails. */
await main(async () => {
  const node = makeReady();
  const CHROMIUM_PATH = await findBrowser(node);
  if (!isBuilt(root)) await runScript(node, 'scripts/build.mjs');

  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = environment(node, { CHROMIUM_PATH, ...colour });
  const total = { passed: 0, failed: 0 };
  let status = 0;
  for (const [name, ...args] of STAGES) {
    console.log(`\n== ${name}`);
    let output = '';
    const onOutput = (/** @type {string} */ text) => {
      output += text;
    };
    status = await run(node, args, { env, onOutput });
    const { passed, failed } = countTests(stripVTControlCharacters(output));
    total.passed += passed;
    total.failed += status === 0 ? failed : Math.max(failed, 1);
    if (status !== 0) {
      console.log(`\n${name} failed with status ${status}`);
      break;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = status;
});
