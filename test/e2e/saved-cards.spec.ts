import type { APIRequestContext, Page } from '@playwright/test';
import {
  CHALLENGED_CARD,
  fillCard,
  fillShipping,
  placeButton,
  TEST_CARD,
  trackingNumber,
} from './checkout.ts';
import { openWithCart, someGoods } from './goods.ts';
import { type Customer, expect, expectAccessiblePage, expectConsole, test } from './shop.ts';

async function openCheckout(page: Page, request: APIRequestContext, customer: Customer) {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], customer);
  await page.goto('/cart_checkout');
  await fillShipping(page);
}

test('a card is saved at the checkout, pays the next order, and is removed in the profile', {
  tag: '@any-width',
}, async ({ page, request, register }) => {
  // The response with the bank's challenge.
  expectConsole(page, /402/);
  const customer = await register();
  await openCheckout(page, request, customer);
  await fillCard(page, TEST_CARD);
  await page.getByLabel('Save this card for my next order').check();
  await placeButton(page).click();
  await trackingNumber(page);

  await openCheckout(page, request, customer);
  await page.getByLabel('Credit card').check();
  await expect(page.getByLabel(/^Visa ending in 4242/)).toBeChecked();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await expectAccessiblePage(page);
  await placeButton(page).click();
  await trackingNumber(page);
  await expect(page.getByText('4242').first()).toBeVisible();

  await openCheckout(page, request, customer);
  await page.getByLabel('Credit card').check();
  await page.getByLabel('Another card').check();
  await fillCard(page, CHALLENGED_CARD);
  await page.getByLabel('Save this card for my next order').check();
  await placeButton(page).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await trackingNumber(page);

  await page.goto('/profile?tab=payment');
  const cards = page.getByRole('list', { name: 'Saved cards' });
  const [first, second] = [cards.getByRole('article').first(), cards.getByRole('article').nth(1)];
  await expect(first).toHaveAccessibleName('Visa ending in 4242');
  await expect(first.getByText('Default')).toBeVisible();
  await second.getByRole('button', { name: 'Make default: Visa ending in 3184' }).click();
  await expect(first).toHaveAccessibleName('Visa ending in 3184');
  await expect(first.getByText('Default')).toBeVisible();
  await expect(first.locator('[tabindex="-1"]')).toBeFocused();
  await expectAccessiblePage(page);
  await first.getByRole('button', { name: 'Remove Visa ending in 3184' }).click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByText('The card is removed.')).toBeVisible();
  await expect(cards.getByRole('article')).toHaveCount(1);
  await expect(cards).toBeFocused();
});

test('a card that was removed elsewhere is not charged, and the form takes another', {
  tag: '@any-width',
}, async ({ page, request, register }) => {
  expectConsole(page, /404/);
  const customer = await register();
  await openCheckout(page, request, customer);
  await fillCard(page, TEST_CARD);
  await page.getByLabel('Save this card for my next order').check();
  await placeButton(page).click();
  await trackingNumber(page);

  await openCheckout(page, request, customer);
  await page.getByLabel('Credit card').check();
  await expect(page.getByLabel(/^Visa ending in 4242/)).toBeChecked();
  const headers = { authorization: `Bearer ${customer.session.access}` };
  const { results } = await (await request.get('/api/payments/cards/', { headers })).json();
  await request.delete(`/api/payments/cards/${results[0].id}/`, { headers });
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('This saved card is no longer there.');
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a visitor is not offered to save a card', { tag: '@any-width' }, async ({ page, request }) => {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line]);
  await page.goto('/cart_checkout');
  await page.getByLabel('Credit card').check();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByLabel(/Save this card/)).toHaveCount(0);
});
