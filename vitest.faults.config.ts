import { defineConfig } from 'vitest/config';

/** One after the other, on the real server with the embedded PostgreSQL. */
export default defineConfig({
  test: {
    reporters: ['default', './test/vitest-recorder.ts'],
    include: ['test/faults/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
