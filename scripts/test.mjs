import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { isBuilt } from './build-record.mjs';
import { main, makeReady, root } from './ready.mjs';
import { environment, run, runScript } from './run.mjs';
import { summarise } from './test-summary.mjs';

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

  const folder = mkdtempSync(join(tmpdir(), 'naap-test-records-'));
  /** @type {import('../test/test-records.ts').TestRecord[]} */
  const records = [];
  let status = 0;
  for (const [index, [name = '', ...args]] of STAGES.entries()) {
    console.log(`\n== ${name}`);
    const started = Date.now();
    const TEST_RECORDS = join(folder, `${index}.json`);
    status = await run(node, args, { env: environment(node, { CHROMIUM_PATH, TEST_RECORDS }) });
    const recorded = readRecords(TEST_RECORDS);
    records.push(...recorded);
    console.log(`\n${name}: ${Math.round((Date.now() - started) / 1000)} s`);
    if (status === 0) continue;
    console.log(`${name} failed with status ${status}`);
    if (!recorded.some(({ outcome }) => outcome === 'failed')) {
      records.push({ name, outcome: 'failed', seconds: 0 });
    }
    break;
  }
  rmSync(folder, { recursive: true });
  console.log(`\n${summarise(records)}`);
  process.exitCode = status;
});

/** @returns {import('../test/test-records.ts').TestRecord[]} */
function readRecords(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A stage without tests, or one that ended before it could say anything.
    return [];
  }
}
