import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  field,
  fillCard,
  fillShipping,
  guestEmail,
  logOut,
  PLACE,
  placeButton,
  SHIPPING,
  TEST_CARD,
  trackingNumber,
} from './checkout.ts';
import { openWithCart, someGoods, storedCart } from './goods.ts';
import { type Customer, expect, expectAccessiblePage, expectConsole, test } from './shop.ts';

async function buy(page: Page, request: APIRequestContext, customer: Customer): Promise<void> {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], customer);
  await page.goto('/cart_checkout');
  await fillShipping(page);
  await placeButton(page).click();
  await trackingNumber(page);
}

test('the form survives a reload and a navigation, the card does not, and signing out clears both', {
  tag: '@any-width',
}, async ({ page, request, register }) => {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], await register());
  await page.goto('/cart_checkout');
  await fillShipping(page, { Phone: '0321 7654321' });
  await page.getByLabel('Express delivery').check();
  await fillCard(page, TEST_CARD);
  await page.reload();
  for (const [label, text] of Object.entries({ ...SHIPPING, Phone: '0321 7654321' })) {
    await expect(field(page, label)).toHaveValue(text);
  }
  await expect(page.getByLabel('Express delivery')).toBeChecked();
  await expect(page.getByLabel('Credit card')).toBeChecked();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain('Gulberg III');
  expect(stored).not.toMatch(/4242|12\/30/);

  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Gulberg III');
  await page.goto('/cart_checkout');
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByText('You are buying as a guest.')).toBeVisible();
});

test('signing out on the success screen removes the order', { tag: '@any-width' }, async ({
  page,
  request,
  register,
}) => {
  await buy(page, request, await register());
  // With slow scripts the page must not redirect to the cart.
  await page.route('**/*.js', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  await logOut(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/cart_checkout');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('signing out in another tab removes the order from the success screen', { tag: '@any-width' }, async ({
  page,
  request,
  register,
}) => {
  await buy(page, request, await register());
  const other = await page.context().newPage();
  await other.goto('/terms');
  await logOut(other);
  await page.bringToFront();
  await expect(page.getByText('There is nothing to check out at the moment.')).toBeVisible();
  await expect(page.getByText(SHIPPING['Full name'])).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test("a session that ends is reported, and the form continues as a guest's", {
  tag: '@any-width',
}, async ({ page, request, register }) => {
  expectConsole(page, /401/);
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], await register());
  await page.goto('/cart_checkout');
  await fillShipping(page);
  const refused = { status: 401, json: { detail: 'Token is invalid or expired.', code: 'session.invalid' } };
  await page.route(PLACE, (route) => route.fulfill(refused), { times: 1 });
  await page.route('**/auth/refresh/', (route) => route.fulfill(refused));
  await placeButton(page).click();
  await expect(page.getByText('Your session has ended. Sign in again, or buy as a guest.')).toBeVisible();
  await expect(page.getByText('You are buying as a guest.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Lahore');
  expect(await storedCart(page)).toEqual([good.line]);
  await page.getByLabel('E-mail').fill(guestEmail());
  await placeButton(page).click();
  await trackingNumber(page);
});
