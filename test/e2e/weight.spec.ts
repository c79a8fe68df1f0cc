import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { countingProxy } from './counting-proxy.ts';
import { inDatabase } from './database.ts';
import { orderAtWork, tailorIn } from './own-tailor.ts';
import { expect, expectAccessiblePage, storageOf, test } from './shop.ts';

const PHONE = { width: 360, height: 800 };

/** What a first visit of the page loads, in kB. */
async function firstVisit(browser: Browser, path: string, options: BrowserContextOptions = {}) {
  const proxy = await countingProxy();
  const context = await browser.newContext({ viewport: PHONE, ...options });
  const page = await context.newPage();
  await page.goto(proxy.origin + path);
  await page.waitForFunction(() => !window.earlyInput);
  await page.waitForLoadState('networkidle');
  const fonts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );
  await context.close();
  proxy.close();
  return { kilobytes: proxy.kilobytes(), fonts };
}

const SAVER = { extraHTTPHeaders: { 'save-data': 'on' } };

test('a first visit of /book-tailor loads less than 300 kB, with the data saver in both languages (pages-31)', {
  tag: '@any-width',
}, async ({ browser }) => {
  for (const [path, options, limit] of [
    ['/book-tailor', {}, 300],
    ['/book-tailor', SAVER, 300],
    ['/ur/book-tailor', SAVER, 300],
    ['/ur/book-tailor', {}, 400],
  ] as const) {
    const { kilobytes, fonts } = await firstVisit(browser, path, options);
    test
      .info()
      .annotations.push({ type: `${path} ${JSON.stringify(options)}`, description: `${kilobytes} kB` });
    expect(kilobytes, path).toBeLessThan(limit);
    if (options === SAVER) expect(fonts).toBe(0);
  }
});

for (const [path, light, limit] of [
  ['/workshop', false, 330],
  ['/workshop', true, 300],
  ['/ur/workshop', false, 430],
  ['/ur/workshop', true, 300],
] as const) {
  test(`the workshop installs with less than ${limit} kB, and a day loads less than 100 kB: ${path}${light ? ', light' : ''} (workshop-71)`, {
    tag: '@any-width',
  }, async ({ browser, request, register, measure }) => {
    const tailor = await tailorIn(request, `Mohalla ${randomBytes(4).toString('hex')}`, await register());
    const customer = await register();
    await measure(customer);
    const orders: number[] = [];
    for (let n = 0; n < 6; n += 1) orders.push(await orderAtWork(request, customer, tailor));
    const proxy = await countingProxy();
    const { cookies, origins } = storageOf(tailor);
    const context = await browser.newContext({
      viewport: PHONE,
      serviceWorkers: 'allow',
      storageState: { cookies, origins: origins.map((one) => ({ ...one, origin: proxy.origin })) },
      ...(light ? SAVER : {}),
    });
    let page = await context.newPage();
    await page.goto(proxy.origin + path);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForLoadState('networkidle');
    const install = proxy.kilobytes();
    for (const id of orders) {
      await page.close();
      page = await context.newPage();
      await page.goto(`${proxy.origin}${path}/orders/${id}`);
      const start = page.getByRole('button', { name: /^(?:Start stitching|سلائی شروع کریں)/ });
      await start.click();
      await expect(start).toHaveCount(0);
      await page.goto(`${proxy.origin}${path}/board`);
      await page.waitForLoadState('networkidle');
    }
    const day = proxy.kilobytes() - install;
    test.info().annotations.push({ type: path, description: `${install} kB, and ${day} kB for the day` });
    expect(install).toBeLessThan(limit);
    expect(day).toBeLessThan(100);
    await context.close();
    proxy.close();
    await inDatabase('update tailors set active = false where id = $1', [tailor.id]);
  });
}

test('the data saver is switched in the footer, shows a picture on a press, and lasts (pages-32) @both-widths', async ({
  page,
}) => {
  await page.goto('/culture');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Save data' }).click();
  const show = page.getByRole('button', { name: /^Show picture/ }).first();
  // The list may be loaded anew meanwhile, with another product at its head.
  await expect(async () => {
    await show.scrollIntoViewIfNeeded();
    await expect(show).toHaveText(/^Show picture \(\d+ kB\)/, { timeout: 2000 });
  }).toPass();
  await expect(page.locator('main picture')).toHaveCount(0);
  await expectAccessiblePage(page);
  await show.click();
  await expect(page.locator('main picture img').first()).toBeVisible();
  await page.goto('/ur/culture');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'true');
  await page.getByRole('contentinfo').getByRole('button', { name: 'تصویریں اور خط دکھائیں' }).click();
  await expect(page.locator('main picture').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'ڈیٹا بچائیں' })).toBeVisible();
});
