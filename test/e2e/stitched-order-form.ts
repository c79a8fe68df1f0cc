import type { Page } from '@playwright/test';
import { DESIGN, expect, type Shop } from './shop.ts';

/** Walks to the form with a partner tailor who stitches shalwar kameez. */
export async function choosePartner(page: Page) {
  await page.goto('/book-tailor');
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
  await page.getByRole('button', { name: /Single Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Who would you like to order from?' })).toBeVisible();
  await page.getByRole('button', { name: /Partner Tailor/ }).click();
  await expect(page.getByRole('heading', { name: 'Select a Partner Tailor' })).toBeVisible();
  await page.getByLabel('Show').selectOption('Men Tailors');
  await expect(page).toHaveURL(/filter=gents/);
  const card = page.getByRole('listitem').filter({ hasText: 'Gents Tailor' }).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Select ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
  return name;
}

export async function chooseInHouse(page: Page, trade: 'Gents Tailor' | 'Ladies Tailor') {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel(trade).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
}

/** Fills in the required fields, with the first offered dress type. */
export async function fillForm(page: Page) {
  await page.getByLabel('Dress type').selectOption({ index: 1 });
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await page.getByLabel('Description').fill('Ban collar, two pockets');
}

/** Opens a form that is ready to submit, for a customer with measurements. */
export async function fillInHouseOrder({
  page,
  register,
  signIn,
  measure,
}: Pick<Shop, 'register' | 'signIn' | 'measure'> & { page: Page }) {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  // Without them the form cannot be sent; a slow machine shows them last.
  await expect(page.getByLabel('Whose measurements')).toBeVisible();
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Order' }).click();
