import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from './shop.ts';

const CODE = '**/assets/size-guide-page-*.js';
const PAGE = { path: '/size-guide', title: 'Size Guide' };
const COMPLAINTS = [/Error loading route module/, /dynamically imported module/, /Failed to load resource/];
const FAILURE = 'This page could not be shown';

function sizeGuide(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' });
}

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('a page whose code cannot be loaded without a network says so, and is shown once there is one', {
  tag: '@any-width',
}, async ({ page, context }) => {
  expectConsole(page, ...COMPLAINTS);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sizeGuide(page).click();
  const failure = page.getByRole('heading', { level: 1, name: FAILURE });
  await expect(failure).toBeFocused();
  await expect(page).toHaveURL(PAGE.path);
  await expect(page).toHaveTitle(/Something went wrong/);
  const reason = page.getByRole('alert').filter({ hasText: 'The shop cannot be reached.' });
  await expect(reason).toBeVisible();

  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(reason).toBeVisible();
  await expect(retry).toBeFocused();

  // Other links still work.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(failure).toBeHidden();
  await page.goForward();
  await expect(failure).toBeFocused();

  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: PAGE.title })).toBeVisible();
  await expect(page).toHaveURL(PAGE.path);
});

test('so does a page that loads its data in the browser', { tag: '@any-width' }, async ({
  page,
  context,
}) => {
  expectConsole(page, ...COMPLAINTS);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Order Tracking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FAILURE })).toBeFocused();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
});

test('a page whose code a release has replaced comes by one reload', { tag: '@any-width' }, async ({
  page,
}) => {
  expectConsole(page, ...COMPLAINTS);
  await page.goto('/about');
  await page.route(CODE, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const documents = documentsOf(page);
  await sizeGuide(page).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGE.title })).toBeVisible();
  await page.waitForFunction(() => !window.earlyInput);
  expect(documents).toEqual([PAGE.path]);
});

test('code that is missing for good leads to no second reload', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, ...COMPLAINTS);
  await page.goto('/about');
  await page.route(CODE, (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  await sizeGuide(page).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGE.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual([PAGE.path]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL('/help');
});
