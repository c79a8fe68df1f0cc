import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits for processes, or tries every field; they take 10 to 70 s. */
const SLOW =
  /\/(embedded-postgres|role|hostile-text|backup|admin-create|migrate|built-pages|operation|pubsub|boss-jobs|roles)\.test\.ts$/;

/** Without records of earlier runs Vitest begins with the largest files, and the last file would run alone. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    reporters: ['default', './test/vitest-recorder.ts'],
    include: ['{contract,server,web,art,test,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', 'test/{browsers,e2e,faults}/**'],
    globalSetup: ['test/global-setup.ts'],
    sequence: { sequencer: SlowestFirst },
    pool: 'threads',
    maxWorkers: 2,
    // A module is loaded once by each worker instead of once by each file: half of the CPU time. A file leaves nothing behind.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // Tolerates a busy machine; a broken test fails twice.
    retry: process.env.CI ? 1 : 0,
    // A restart of PostgreSQL takes seconds on an idle machine, and several times that on a busy one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Instead of one second, within which a busy machine may not even answer.
    expect: { poll: { timeout: 10_000 } },
  },
});
