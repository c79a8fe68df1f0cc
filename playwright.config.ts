import { defineConfig } from '@playwright/test';
import { SHOP } from './test/e2e/address.ts';
import { DESK, PHONE } from './test/e2e/widths.ts';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of CI: with two, an eighth of their time is spent waiting.
  workers: 3,
  // Five times what the longest takes on an idle machine.
  timeout: 180_000,
  // Tolerates a busy machine; a broken journey fails twice.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ['./test/playwright-recorder.ts']],
  forbidOnly: true,
  use: {
    baseURL: SHOP,
    actionTimeout: 30_000,
    // In CI traces are recorded on retry only: recording all costs an eighth of the time.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    // Tests that need animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: PHONE, hasTouch: true } },
    // A journey that does not depend on the width runs once; `expectAccessiblePage` sees `@both-widths` on a desk too.
    { name: 'desk', use: { viewport: DESK }, grepInvert: /@any-width|@both-widths/ },
  ],
  webServer: {
    command: `"${process.execPath}" test/e2e/serve.ts`,
    url: `${SHOP}/readyz`,
    // It may have to be built.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
