import type { APIRequestContext, Page } from '@playwright/test';
import {
  fillCard,
  fillShipping,
  guestEmail,
  PLACE,
  placeButton,
  TEST_CARD,
  trackingNumber,
} from './checkout.ts';
import { openWithCart, someGoods, storedCart } from './goods.ts';
import { expect, expectAccessiblePage, expectConsole, test } from './shop.ts';

/** Drops the first response to an order; returns the sent idempotency keys and received tracking numbers. */
async function loseFirstAnswer(page: Page) {
  const keys: string[] = [];
  const numbers: string[] = [];
  await page.route(PLACE, async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    const response = await route.fetch();
    numbers.push((await response.json()).tracking_id);
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  return { keys, numbers };
}

/** Fills in a guest's checkout except the payment; the first response will be lost. */
async function checkOutAndLoseAnswer(page: Page, request: APIRequestContext) {
  expectConsole(page, /ERR_FAILED/);
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  const lost = await loseFirstAnswer(page);
  await openWithCart(page, [good.line]);
  await page.goto('/cart_checkout');
  await fillShipping(page, { 'E-mail': guestEmail() });
  return { ...lost, good };
}

test('a lost response and a double click place one order', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const { good, keys, numbers } = await checkOutAndLoseAnswer(page, request);
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Network error occurred');
  expect(await storedCart(page)).toEqual([good.line]);
  await expectAccessiblePage(page);
  await placeButton(page).dblclick();
  const shown = await trackingNumber(page);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(numbers).toEqual([shown, shown]);
});

test('a lost response, a reload and the card typed again place one order', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const { numbers } = await checkOutAndLoseAnswer(page, request);
  await fillCard(page, TEST_CARD);
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Network error occurred');
  await page.reload();
  await fillCard(page, TEST_CARD);
  await placeButton(page).click();
  const shown = await trackingNumber(page);
  expect(numbers).toEqual([shown, shown]);
});

test('a lost response is replayed, even if the order has taken the last pieces', {
  tag: '@any-width',
}, async ({ page, request }) => {
  const { numbers } = await checkOutAndLoseAnswer(page, request);
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Network error occurred');
  await page.route('**/api/shop/cart/check/', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.items[0], {
      problem: 'sold_out',
      note: 'Sold out.',
      available: 0,
      left: 0,
      line_total: 0,
    });
    Object.assign(json.bill, { sub_total: 0, total: 0 });
    await route.fulfill({ response, json: { ...json, ready: false } });
  });
  await page.reload();
  await expect(page.getByText('Sold out.').first()).toBeVisible();
  await placeButton(page).click();
  const shown = await trackingNumber(page);
  expect(numbers).toEqual([shown, shown]);
});
