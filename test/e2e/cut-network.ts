import type { Page } from '@playwright/test';
import { expect, expectConsole } from './shop.ts';

/**
 * Loses the network in the middle of a submit: the failure is seen in full, and the focus is not lost. Pressing again
 * is up to the journey.
 */
export async function cutNetworkAt(page: Page, calls: string, press: () => Promise<void>): Promise<void> {
  expectConsole(page, /ERR_FAILED/);
  let isCut = false;
  await page.route(calls, async (route) => {
    if (isCut || route.request().method() === 'GET') return route.fallback();
    isCut = true;
    return route.abort();
  });
  await press();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /Network error occurred|could not be reached/ })
      .first(),
  ).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.activeElement === document.body), 'focus is on body').toBe(false);
  await page.unroute(calls);
}
