import { defineConfig } from '@playwright/test';
import { SHOP } from './test/e2e/address.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Journeys in a real browser against the real server, on a phone's and on a desk's width. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A machine that is busy with something else gets one more chance; a broken journey fails twice.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ['./test/playwright-recorder.ts']],
  forbidOnly: true,
  use: {
    baseURL: SHOP,
    actionTimeout: 15_000,
    // In CI only what failed is recorded, at its second attempt: recording all costs an eighth of the time.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    // Nobody waits for fades; what moves is looked at by the tests that ask for it.
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
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    // What has nothing to do with the width, as its tag says, is not done twice.
    { name: 'desk', use: { viewport: { width: 1280, height: 850 } }, grepInvert: /@any-width/ },
  ],
  webServer: {
    command: `"${process.execPath}" test/e2e/serve.ts`,
    url: `${SHOP}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
