import { defineConfig } from 'vitest/config';

const { POSTGRESQL_BIN, HAPROXY_PATH } = process.env;

/** One after the other, on the real server with the embedded PostgreSQL. */
export default defineConfig({
  test: {
    reporters: ['default', './test/vitest-recorder.ts'],
    include: ['test/faults/**/*.test.ts'],
    // These need programs that `npm test` does not install.
    exclude: POSTGRESQL_BIN && HAPROXY_PATH ? [] : ['test/faults/switchover.test.ts'],
    // Each test measures its own promise; the rest of its time depends on the machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
