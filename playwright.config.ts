import { defineConfig } from '@playwright/test';
import { SHOP } from './test/e2e/address.ts';
import { DESK, PHONE } from './test/e2e/widths.ts';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than CI has cores: with two, they are idle an eighth of the time.
  workers: 3,
  // Five times the slowest test on an idle machine.
  timeout: 180_000,
  // Tolerates a busy machine; a broken journey fails twice.
  retries: process.env.CI ? 1 : 0,
  // On a busy machine axe takes 15 s for the largest page.
  expect: { timeout: 45_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ['./test/playwright-recorder.ts']],
  forbidOnly: true,
  use: {
    baseURL: SHOP,
    actionTimeout: 30_000,
    // In CI only retries are traced, because tracing all takes an eighth more time.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    // Tests that need animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // offline-workshop.spec.ts allows them; a worker would answer for files that journeys reroute.
    serviceWorkers: 'block',
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
    // Journeys that ignore the width run once; `expectAccessiblePage` also checks `@both-widths` at desk width.
    { name: 'desk', use: { viewport: DESK }, grepInvert: /@any-width|@both-widths/ },
  ],
  webServer: {
    command: `"${process.execPath}" test/e2e/serve.ts`,
    url: `${SHOP}/readyz`,
    // The server may have to build first.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
