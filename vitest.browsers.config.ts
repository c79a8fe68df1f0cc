import { defineConfig } from 'vitest/config';

/**
 * Firefox and WebKitGTK as systems have them, which Playwright does not drive: puppeteer-core speaks to Firefox, which needs
 * no driver program then; WebKitGTK has one, to which selenium-webdriver speaks.
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
