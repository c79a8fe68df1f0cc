import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findOtherBrowsers } from './browser.mjs';
import { isBuilt } from './build-record.mjs';
import { findRedis, findSwitchover } from './programs.mjs';
import { main, makeReady, root } from './ready.mjs';
import { environment, run, runScript } from './run.mjs';
import { makeTestFolder } from './test-folder.mjs';
import { summarise } from './test-summary.mjs';

const CHECK = 'check';
const VITEST = 'node_modules/vitest/vitest.mjs';
/** Lanes run in parallel, the stages of a lane in sequence: the faults are mostly idle. */
const LANES = [
  [
    [CHECK, 'scripts/check.mjs'],
    ['unit and HTTP tests', VITEST, 'run'],
    ['browser tests', 'node_modules/@playwright/test/cli.js', 'test'],
  ],
  [
    ['faults', VITEST, 'run', '--config', 'vitest.faults.config.ts'],
    ['Firefox and WebKit', VITEST, 'run', '--config', 'vitest.browsers.config.ts'],
  ],
];
/** The port of the shop for browser tests; each lane adds its index. */
const PORT = Number(process.env.E2E_PORT ?? 3199);

await main(async () => {
  const node = makeReady();
  const programs = {
    CHROMIUM_PATH: await findBrowser(node),
    ...(await findOtherBrowsers()),
    ...(await findRedis()),
    ...findSwitchover(),
  };
  // Runs beside the check, which needs only the sources.
  const built = isBuilt(root) ? Promise.resolve() : runScript(node, 'scripts/build.mjs');
  // A failure during the check is thrown after it.
  built.catch(() => undefined);

  const { folder, temporary } = makeTestFolder();
  /** @type {import('../test/test-records.ts').TestRecord[]} */
  const records = [];
  const statuses = await Promise.all(
    LANES.map(async (stages, lane) => {
      let laneStatus = 0;
      for (const [name = '', ...args] of stages) {
        if (name !== CHECK) await built;
        const TEST_RECORDS = join(folder, `${name}.json`);
        const E2E_PORT = String(PORT + lane);
        const env = environment(node, { ...programs, TMPDIR: temporary, TEST_RECORDS, E2E_PORT });
        // Parallel output would interleave, so only the first lane prints live, the other after each stage.
        const output = lane === 0 ? undefined : join(folder, `${name}.log`);
        const started = Date.now();
        if (!output) console.log(`\n== ${name}`);
        const status = await run(node, args, { env, output });
        if (output) console.log(`\n== ${name}\n${readFileSync(output, 'utf8')}`);
        console.log(`\n${name}: ${Math.round((Date.now() - started) / 1000)} s, status ${status}`);
        const recorded = readRecords(TEST_RECORDS);
        records.push(...recorded);
        if (status === 0) continue;
        if (!recorded.some(({ outcome }) => outcome === 'failed')) {
          records.push({ name, outcome: 'failed', seconds: 0 });
        }
        laneStatus = status;
        if (name === CHECK) break;
      }
      return laneStatus;
    }),
  );
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  console.log(`\n${summarise(records)}`);
  process.exitCode = statuses.find((status) => status !== 0) ?? 0;
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
