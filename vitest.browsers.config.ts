import { defineConfig } from 'vitest/config';

/**
 * Tests the system's Firefox and WebKitGTK, which Playwright cannot drive: puppeteer-core drives Firefox without a
 * driver program, selenium-webdriver drives WebKitGTK through its own.
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/vitest-recorder.ts'],
    include: ['test/browsers/**/*.test.ts'],
    globalSetup: ['test/browsers/global-setup.ts'],
    // Tolerates a busy machine; a broken journey fails twice.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
  },
});
