import { randomBytes, randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

export const PLACE = '**/api/shop/orders/';
/** Test cards of the sandbox: one pays, one requires a challenge, one is declined. */
export const TEST_CARD = '4242 4242 4242 4242';
export const CHALLENGED_CARD = '4000 0027 6000 3184';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** By label. */
export const SHIPPING = {
  'Full name': 'Ayesha Siddiqui',
  Address: 'House 12, Street 5, Gulberg III',
  City: 'Lahore',
  'Postal code': '54660',
};

/** Finds a field by its label, with or without "(optional)". */
export function field(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
}

export async function fillShipping(page: Page, more: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...SHIPPING, ...more })) {
    await field(page, label).fill(text);
  }
}

export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Credit card').check();
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expiry (MM/YY)').fill('12/30');
  await page.getByLabel(/^CVV/).fill('123');
}

/** Unique, because unconfirmed orders are limited by e-mail address and phone number. */
export function guestEmail(): string {
  return `guest.${randomBytes(6).toString('hex')}@example.com`;
}
export function guestPhone(): string {
  return `0300 ${randomInt(1_000_000, 10_000_000)}`;
}

export function placeButton(page: Page) {
  return page.getByRole('button', { name: 'Place Order' });
}

export async function logOut(page: Page) {
  await page
    .getByRole('button', { name: /^(Account|Menu)$/ })
    .filter({ visible: true })
    .click();
  await page.getByText('Logout').filter({ visible: true }).click();
  await expect(page).toHaveURL('/login');
}

export async function trackingNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Placed Successfully!');
  return (
    (await page
      .getByText(/^NP-[0-9A-Z]{10}$/)
      .first()
      .textContent()) ?? ''
  );
}
