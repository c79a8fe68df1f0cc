import type { Locator, Page } from '@playwright/test';
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
  await expectFailureInView(page);
  await page.unroute(calls);
}

/**
 * Presses a button three times: the first request is lost, then the answer to the second. Each failure is seen beside
 * the button, nothing typed is lost, and the three calls are the same.
 */
export async function pressThroughCuts(page: Page, calls: string, button: Locator): Promise<void> {
  expectConsole(page, /ERR_FAILED/);
  const sent: object[] = [];
  await page.route(calls, async (route) => {
    const request = route.request();
    const method = request.method();
    if (method === 'GET') return route.fallback();
    const { 'content-type': type, 'idempotency-key': key } = await request.allHeaders();
    if (method === 'POST') expect(key).toMatch(/^[0-9a-f]{32}$/);
    sent.push({ method, url: request.url(), key, body: type?.includes('json') && request.postDataJSON() });
    if (sent.length > 2) return route.fallback();
    if (sent.length === 2) expect((await route.fetch()).ok(), 'the lost answer is a success').toBe(true);
    return route.abort();
  });
  const typed = await typedIn(page);
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(() => sent.length).toBe(times);
    await expectFailureInView(page);
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await typedIn(page)).toEqual(typed);
  }
  await button.click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  await page.unroute(calls);
}

async function expectFailureInView(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /Network error occurred|could not be reached/ })
      .first(),
  ).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.activeElement === document.body), 'focus is on body').toBe(false);
}

/** What stands in the fields of a page. Empty fields are left out, for a part loaded later may bring some. */
const typedIn = (page: Page) =>
  page.locator('input, textarea, select').evaluateAll((fields) =>
    fields
      .map((field) => {
        const { type, checked, value } = field as HTMLInputElement;
        return type === 'checkbox' || type === 'radio' ? checked : value;
      })
      .filter((value) => value !== ''),
  );
