import { randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { serviceWorkers } from '../../server/http/service-workers.ts';
import { SHOP } from './address.ts';
import { countingProxy } from './counting-proxy.ts';
import { inDatabase } from './database.ts';
import { type OwnTailor, orderAtWork, tailorIn } from './own-tailor.ts';
import {
  bearer,
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';
import { chooseInHouse } from './stitched-order-form.ts';

test.use({ serviceWorkers: 'allow' });

const PHONE = { width: 360, height: 800 };

/** A phone on which the workshop has been opened once with a network. */
async function phoneOf(
  openBrowser: (stored: ReturnType<typeof storageOf>) => Promise<Page>,
  tailor: OwnTailor,
) {
  const page = await openBrowser(storageOf(tailor));
  await page.setViewportSize(PHONE);
  await page.goto('/workshop');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return { context: page.context(), page };
}

/** The app is opened anew: nothing is in memory. */
async function opened(context: BrowserContext, path: string): Promise<Page> {
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(path);
  return page;
}

const isSheetKept = (page: Page, id: number) =>
  page.evaluate(
    (order) =>
      new Promise<boolean>((resolve) => {
        const asked = indexedDB.open('drafts');
        asked.onsuccess = () => {
          const keys = asked.result.transaction('files').objectStore('files').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.some((key) => String(key).endsWith(`.order.${order}`)));
        };
      }),
    id,
  );

async function historyOf(request: APIRequestContext, customer: Customer, id: number) {
  const order = await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) });
  const { events } = (await order.json()) as { events: { action: string; photos: string[] }[] };
  return events;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const area = () => `Mohalla ${randomBytes(4).toString('hex')}`;

async function leave(tailor: OwnTailor): Promise<void> {
  await inDatabase('update tailors set active = false where id = $1', [tailor.id]);
}

test('a day that begins without a network: opened cold, steps and a photo wait, and arrive once (workshop-71)', {
  tag: '@any-width',
}, async ({ request, register, measure, openBrowser }) => {
  const tailor = await tailorIn(request, area(), await register());
  const customer = await register();
  await measure(customer);
  const stitched = await orderAtWork(request, customer, tailor);
  const awaited = await orderAtWork(request, customer, tailor, ['accept']);
  const { context, page } = await phoneOf(openBrowser, tailor);
  // The other sheet and the board are not opened: Today reads them ahead.
  await page.goto(`/workshop/orders/${stitched}`);
  await page.getByRole('button', { name: 'Start stitching' }).waitFor();
  await page.goto('/workshop');
  await expect.poll(() => isSheetKept(page, awaited)).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);

  await context.setOffline(true);
  const cold = await opened(context, '/workshop');
  await expect(cold.getByText(/^No network\. This is how it stood at/)).toBeVisible();
  await expectAccessiblePage(cold);
  await cold.getByRole('link', { name: 'Board' }).click();
  await expect(cold.getByRole('heading', { name: 'Board' })).toBeVisible();
  await cold.getByRole('link', { name: 'Accepted', exact: true }).click();
  await expect(cold.getByRole('list', { name: 'Accepted' }).getByRole('listitem')).toHaveCount(2);
  await cold.goto(`/workshop/orders/${awaited}`);
  await press(cold, 'The cloth has come');
  await cold
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Metres/ })
    .fill('4');
  await press(cold, 'Save the receipt');
  await expect(cold.getByText('Cloth received: waiting to be sent')).toBeVisible();
  await cold.goto(`/workshop/orders/${stitched}`);
  await cold.getByText('Add a photo or a note').click();
  await cold.locator('input[type=file]').setInputFiles(DESIGN);
  await expect(cold.getByText('Photo and note go with the step')).toBeVisible();
  await press(cold, 'Start stitching');
  await press(cold, 'To the quality check');
  await expect(cold.getByText('3 steps are waiting to be sent.', { exact: false })).toBeVisible();

  const again = await opened(context, `/workshop/orders/${stitched}`);
  await expect(again.getByText('Stitching started: waiting to be sent')).toBeVisible();
  await expect(again.getByText('3 steps are waiting to be sent.', { exact: false })).toBeVisible();
  await expectAccessiblePage(again);
  await expectDarkModeContrast(again);
  expect((await historyOf(request, customer, stitched)).map(({ action }) => action)).not.toContain('start');

  await context.setOffline(false);
  await expect(again.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  const events = await historyOf(request, customer, stitched);
  expect(events.map(({ action }) => action)).toEqual([
    ...['place', 'confirm', 'accept', 'receive_cloth', 'start', 'check'],
  ]);
  expect(events.find(({ action }) => action === 'start')?.photos).toHaveLength(1);
  expect((await historyOf(request, customer, awaited)).map(({ action }) => action)).toEqual([
    ...['place', 'confirm', 'accept', 'receive_cloth'],
  ]);
  await leave(tailor);
});

test('another person on the same phone neither sees nor sends what waits (workshop-76)', {
  tag: '@any-width',
}, async ({ request, register, measure, openBrowser }) => {
  const tailor = await tailorIn(request, area(), await register());
  const other = await tailorIn(request, area(), await register());
  const customer = await register();
  await measure(customer);
  const id = await orderAtWork(request, customer, tailor);
  const { context, page } = await phoneOf(openBrowser, tailor);
  await page.goto(`/workshop/orders/${id}`);
  await page.getByRole('button', { name: 'Start stitching' }).waitFor();
  await context.setOffline(true);
  const cold = await opened(context, `/workshop/orders/${id}`);
  await press(cold, 'Start stitching');
  await expect(cold.getByText('1 step is waiting to be sent.', { exact: false })).toBeVisible();
  await press(cold, 'Logout');
  const signIn = async ({ session: { access, refresh, ...user } }: OwnTailor, path: string) => {
    await cold.evaluate(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      { accessToken: access, refreshToken: refresh, user: JSON.stringify(user) },
    );
    return opened(context, path);
  };
  const second = await signIn(other, `/workshop/orders/${id}`);
  await expect(
    second.getByText('The shop cannot be reached').or(second.getByRole('alert')).first(),
  ).toBeVisible();
  await expect(second.getByText('Start stitching', { exact: false })).toHaveCount(0);
  await context.setOffline(false);
  await second.goto('/workshop');
  await expect(second.getByText('Nothing is waiting for you')).toBeVisible();
  await expect(second.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  expect((await historyOf(request, customer, id)).map(({ action }) => action)).not.toContain('start');
  await second.evaluate(() => localStorage.clear());
  const login = await request.post(`${SHOP}/auth/login/`, {
    data: { email: tailor.email, password: tailor.password },
  });
  const back = await context.newPage();
  await back.goto('/about');
  await back.evaluate(
    ({ access, refresh, ...user }) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('user', JSON.stringify(user));
    },
    (await login.json()) as { access: string; refresh: string },
  );
  await back.goto('/workshop');
  await expect
    .poll(
      async () => (await historyOf(request, customer, id)).filter(({ action }) => action === 'start').length,
    )
    .toBe(1);
  await Promise.all([tailor, other].map(leave));
});

test('a new release takes over while a step waits, and a retired worker leaves nothing (workshop-73, workshop-74)', {
  tag: '@any-width',
}, async ({ request, register, measure, openBrowser }) => {
  const tailor = await tailorIn(request, area(), await register());
  const customer = await register();
  await measure(customer);
  const id = await orderAtWork(request, customer, tailor);
  const replaced = new Map<string, string>();
  const proxy = await countingProxy(replaced);
  const { cookies, origins } = storageOf(tailor);
  const first = await openBrowser({
    cookies,
    origins: origins.map((one) => ({ ...one, origin: proxy.origin })),
  });
  await first.goto(`${proxy.origin}/workshop`);
  await first.waitForFunction(() => navigator.serviceWorker.controller);
  const context = first.context();
  // Calls of a page with a worker pass by `route`.
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (asked, ...options) =>
      localStorage.getItem('cut') && String(asked).includes('/steps/')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(asked, ...options);
  });
  let page = await opened(context, `${proxy.origin}/workshop/orders/${id}`);
  await page.evaluate(() => localStorage.setItem('cut', 'yes'));
  await press(page, 'Start stitching');
  await expect(page.getByText('1 step is waiting to be sent.', { exact: false })).toBeVisible();

  const script = await (await request.get(`${SHOP}/service-worker.js`)).text();
  const release = /[`"']([0-9a-f]{12})[`"']/.exec(script)?.[1] ?? '';
  expect(release).not.toBe('');
  const update = async (body: string) => {
    replaced.set('/service-worker.js', body);
    await page.evaluate(async () => {
      // As if the page were of the release before.
      window.__reactRouterManifest = { url: '/assets/manifest-before.js' };
      await (await navigator.serviceWorker.ready).update();
    });
  };
  await update(script.replaceAll(release, 'ffffffffffff'));
  const notice = page.getByText('A new version of the workshop is here.', { exact: false });
  await expect(notice).toBeVisible();
  await expectAccessiblePage(page);
  await press(page, 'Update');
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('1 step is waiting to be sent.', { exact: false })).toBeVisible();
  await update(script.replaceAll(release, 'eeeeeeeeeeee'));
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(['naap /workshop ffffffffffff', 'naap /workshop eeeeeeeeeeee']);

  await page.evaluate(() => localStorage.removeItem('cut'));
  page = await opened(context, `${proxy.origin}/workshop/orders/${id}`);
  await expect
    .poll(async () => (await historyOf(request, customer, id)).map(({ action }) => action))
    .toEqual(['place', 'confirm', 'accept', 'receive_cloth', 'start']);

  const retired = serviceWorkers({ publicUrl: SHOP, offlinePages: false }).get('/service-worker.js');
  await update(String(retired?.body.bytes));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  proxy.close();
  await leave(tailor);
});

test('a draft of an order opens without a network, and no other page passes through a worker (workshop-72)', {
  tag: '@any-width',
}, async ({ page, context }) => {
  await page.goto('/book-tailor');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await chooseInHouse(page, 'Gents Tailor');
  await page.getByLabel('Description').fill('Ban collar');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/book-tailor')) !== undefined))
    .toBe(true);
  await page.goto('/about');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto('/book-tailor?step=order');
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const cold = await opened(context, '/book-tailor?step=order');
  await expect(cold.getByLabel('Description')).toHaveValue('Ban collar');
  await expectAccessiblePage(cold);
  await context.setOffline(false);
});
