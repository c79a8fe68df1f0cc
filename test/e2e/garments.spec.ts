import type { Page } from '@playwright/test';
import { cutNetworkAt } from './cut-network.ts';
import { DESIGN, expect, expectAccessiblePage, expectConsole, test } from './shop.ts';
import { chooseInHouse, fillForm, submit } from './stitched-order-form.ts';

const garment = (page: Page, place: number) =>
  page.getByRole('article', { name: new RegExp(`^${place}\\.`) });

async function expectForm(page: Page, place: number) {
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Garment ${place} of order NP-`) }),
  ).toBeVisible();
  await expect(page.getByLabel('Dress type')).toBeVisible();
}

async function fillGarment(page: Page, dress: string, person: string) {
  await page.getByLabel('Whose measurements').selectOption(person);
  await page.getByLabel('Dress type').selectOption(dress);
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Description').fill(`For ${person}`);
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
}

test('three garments for two people in one order, over a lost answer, and one removed (orders-105)', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  const customer = await register();
  await measure(customer, 'Ahmed');
  await measure(customer, 'Bilal');
  await signIn(page, customer);
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page.getByLabel('Dress type').selectOption('Kurta');
  await page.getByLabel('Whose measurements').selectOption('Ahmed');
  await submit(page);
  await page.getByRole('link', { name: 'Add another garment' }).click();

  await expectForm(page, 2);
  await expect(page).toHaveURL(/\/garment\?order=\d+$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('listitem').filter({ hasText: 'Kurta for Ahmed' })).toBeVisible();
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText('Ahmed');
  await page.getByRole('button', { name: 'Add to the order' }).click();
  await expect(page.getByText('Choose the dress type.')).toBeVisible();
  await expect(page.getByLabel('Dress type')).toBeFocused();
  await expectAccessiblePage(page);
  await fillGarment(page, 'Waistcoat', 'Bilal');
  await expect(page.getByRole('region', { name: 'What it adds' })).toContainText('Rs ');

  // The shop has the garment, and its answer is lost.
  expectConsole(page, /ERR_FAILED/);
  await page.route(
    '**/api/orders/*/garments/',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Add and make another' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Network error occurred' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('For Bilal');
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText('Bilal');
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  await page.getByRole('button', { name: 'Add and make another' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Waistcoat for Bilal is in the order.' }),
  ).toBeVisible();

  await expectForm(page, 3);
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText('Bilal');
  await page.getByLabel('Start with a copy of').selectOption('1. Kurta for Ahmed');
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(page.getByText('It is copied.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText('Ahmed');
  await page.getByLabel('Dress type').selectOption('Shalwar_Kameez');
  await page.getByRole('button', { name: 'Add to the order' }).click();

  await expect(page.getByRole('heading', { name: '3 garments' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(garment(page, 2)).toContainText('For Bilal');
  await expect(garment(page, 3)).toContainText('Shalwar kameez');
  const bill = page.getByRole('region', { name: 'Order summary' });
  await expect(bill).toContainText(/1\. Kurta.*2\. Waistcoat.*3\. Shalwar kameez/);
  await expectAccessiblePage(page);

  await garment(page, 3)
    .getByRole('link', { name: /^Change/ })
    .click();
  await expectForm(page, 3);
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText(
    'Ahmed, as in this order',
  );
  await page.getByLabel('Description').fill('With a band collar');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await cutNetworkAt(page, '**/api/orders/*/garments/*/', () => save.click());
  await save.click();
  await expect(garment(page, 3)).toContainText('With a band collar');

  await garment(page, 1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Remove Kurta for Ahmed?' });
  await expectAccessiblePage(page);
  const remove = question.getByRole('button', { name: 'Remove it' });
  await cutNetworkAt(page, '**/api/orders/*/garments/*/', () => remove.click());
  await remove.click();
  await expect(page.getByRole('heading', { name: '2 garments' })).toBeFocused();
  await expect(garment(page, 1)).toContainText('Waistcoat');
  await expect(bill).toContainText(/1\. Waistcoat.*2\. Shalwar kameez/);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(garment(page, 1).getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  const order = new URL(page.url()).searchParams.get('order');
  await page.goto(`/garment?order=${order}`);
  await expect(page.getByText('The garments of this order stay as they are')).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto('/orders');
  await expect(page.getByRole('table')).toContainText('Waistcoat and 1 more');
  await page.getByRole('link', { name: /^View order/ }).click();
  await expect(page.getByRole('dialog').getByText('With a band collar')).toBeVisible();
  await expectAccessiblePage(page);
});

test('the form of a garment asks who is signed in, and belongs to the customer of the order (orders-105)', {
  tag: '@any-width',
}, async ({ page, register, signIn, regular }) => {
  await page.goto(`/garment?order=${regular.placed.id}`);
  await expect(page).toHaveURL(/\/login\?next=%2Fgarment%3Forder%3D\d+/);
  await signIn(page, await register());
  expectConsole(page, /404/);
  await page.goto(`/garment?order=${regular.placed.id}`);
  await expect(page.getByText('There is no such order among yours.')).toBeVisible();
  await page.goto('/ur/garment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ایک اور لباس');
  await expectAccessiblePage(page);
});
