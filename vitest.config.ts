import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for processes or try every field; they take 10 to 70 s. */
const SLOW =
  /\/(embedded-postgres|role|hostile-text|backup|admin-create|migrate|built-pages|operation|pubsub|boss-jobs|roles)\.test\.ts$/;

/** Without records Vitest starts with the largest files, so the slowest would run alone at the end. */
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
    include: ['{contract,server,web,words,art,test,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', 'test/{browsers,e2e,faults}/**'],
    globalSetup: ['test/global-setup.ts'],
    sequence: { sequencer: SlowestFirst },
    pool: 'threads',
    maxWorkers: 2,
    // Workers load each module once instead of once per file, for half the CPU time. Files must leave nothing behind.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // Tolerates a busy machine; a broken test fails twice.
    retry: process.env.CI ? 1 : 0,
    // A restart of PostgreSQL takes seconds, and several times that on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of one second is too short for a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
