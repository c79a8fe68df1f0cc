import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './test/vitest-recorder.ts'],
    include: ['{contract,server,web,test,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', 'test/{browsers,e2e,faults}/**'],
    globalSetup: ['test/global-setup.ts'],
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
  },
});
