import { defineConfig } from 'vitest/config';

/** Faults are tried on the real server with a PostgreSQL of its own: one after the other, apart from all other tests. */
export default defineConfig({
  test: {
    reporters: ['default', './test/vitest-recorder.ts'],
    include: ['test/faults/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
