import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, findOtherBrowsers } from './browser.mjs';
import { isBuilt } from './build-record.mjs';
import { main, makeReady, root } from './ready.mjs';
import { environment, run, runScript } from './run.mjs';
import { summarise } from './test-summary.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
/** Stages of one line run in parallel: the faults are mostly idle. */
const STAGES = [
  [['check', 'scripts/check.mjs']],
  [
    ['unit and HTTP tests', VITEST, 'run'],
    ['faults', VITEST, 'run', '--config', 'vitest.faults.config.ts'],
  ],
  [['browser tests', 'node_modules/@playwright/test/cli.js', 'test']],
  [['Firefox and WebKit', VITEST, 'run', '--config', 'vitest.browsers.config.ts']],
];

await main(async () => {
  const node = makeReady();
  const browsers = { CHROMIUM_PATH: await findBrowser(node), ...(await findOtherBrowsers()) };
  if (!isBuilt(root)) await runScript(node, 'scripts/build.mjs');

  const folder = mkdtempSync(join(tmpdir(), 'naap-test-records-'));
  /** @type {import('../test/test-records.ts').TestRecord[]} */
  const records = [];
  let status = 0;
  for (const stages of STAGES) {
    const ends = await Promise.all(
      stages.map(async ([name = '', ...args], index) => {
        const TEST_RECORDS = join(folder, `${name}.json`);
        const env = environment(node, { ...browsers, TEST_RECORDS });
        // Parallel output would interleave: only the first stage prints live, the others at their end.
        const output = index === 0 ? undefined : join(folder, `${name}.log`);
        const started = Date.now();
        if (!output) console.log(`\n== ${name}`);
        const status = await run(node, args, { env, output });
        if (output) console.log(`\n== ${name}\n${readFileSync(output, 'utf8')}`);
        console.log(`\n${name}: ${Math.round((Date.now() - started) / 1000)} s, status ${status}`);
        return { name, status, recorded: readRecords(TEST_RECORDS) };
      }),
    );
    for (const end of ends) {
      records.push(...end.recorded);
      if (end.status === 0) continue;
      status = end.status;
      if (!end.recorded.some(({ outcome }) => outcome === 'failed')) {
        records.push({ name: end.name, outcome: 'failed', seconds: 0 });
      }
    }
    if (status !== 0) break;
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
    // A stage without tests, or one that crashed early.
    return [];
  }
}
