import { defineConfig } from 'vitest/config';

/** The main journeys in the browsers that Playwright does not drive here: Firefox and WebKit. */
export default defineConfig({
  test: {
    reporters: ['default', './test/vitest-recorder.ts'],
    include: ['test/browsers/**/*.test.ts'],
    globalSetup: ['test/browsers/global-setup.ts'],
    // A machine that is busy with something else gets one more chance; a broken journey fails twice.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
  },
});
