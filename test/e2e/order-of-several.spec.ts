import type { Page } from '@playwright/test';
import {
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  test,
} from './shop.ts';
import { chooseInHouse, fillForm } from './stitched-order-form.ts';
import { DESK, PHONE } from './widths.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const card = (page: Page, place: number) => page.getByRole('article', { name: new RegExp(`^${place}\\.`) });

async function begin(page: Page, choice: string | RegExp, place: number) {
  await press(page, 'Add another garment');
  await press(page, choice);
  await expect(page.getByRole('heading', { name: `Garment ${place}`, exact: true })).toBeFocused();
  await expect(page.getByLabel('Dress type')).toBeVisible();
}

async function fillGarment(page: Page, dress: string) {
  await page.getByLabel('Dress type').selectOption(dress);
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
}

/** A kurta and a shalwar kameez for one person, and a waistcoat for Bilal, who is asked for his measures. */
async function fillThree(page: Page) {
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page.getByLabel('Dress type').selectOption('Kurta');

  await begin(page, 'For another person', 2);
  await page.getByLabel('Ask somebody for their measures').check();
  await page.getByLabel('Whose measures').fill('Bilal');
  await page.getByLabel('Male', { exact: true }).check();
  await press(page, 'Add to the order');
  await expect(page.getByText('Choose the dress type.')).toBeVisible();
  await expect(page.getByLabel('Dress type')).toBeFocused();
  await fillGarment(page, 'Waistcoat');
  await expect(page.getByRole('region', { name: 'What it adds' })).toContainText('Rs ');
  await expectAccessiblePage(page);
  await press(page, 'Add to the order');
  await expect(page.getByRole('heading', { name: '2 garments' })).toBeFocused();
  await expect(card(page, 2)).toContainText('2. Waistcoat for Bilal');

  await begin(page, 'For the same person', 3);
  await page.getByLabel('Start with a copy of').selectOption({ label: '1. Kurta' });
  await press(page, 'Copy it');
  await expect(page.getByText('It is copied.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await page.getByLabel('Dress type').selectOption('Shalwar_Kameez');
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  await press(page, 'Add to the order');
  await expect(page.getByRole('heading', { name: '3 garments' })).toBeFocused();
}

async function signInByForm(page: Page, customer: Customer) {
  await page.getByRole('dialog', { name: 'Login Alert' }).getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await press(page, 'Sign In');
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
}

test('three garments for two people are filled in signed out, and become one bill over a dead network (orders-203)', {
  tag: '@both-widths',
}, async ({ page, register, measure }) => {
  const customer = await register();
  await measure(customer, 'Ahmed');
  await fillThree(page);
  await expect(card(page, 3)).toContainText(/3\. Shalwar kameez.*Rs [\d,]+/);
  await expect(page.getByRole('region', { name: 'Your price' })).toContainText(
    /1\. Kurta.*2\. Waistcoat.*3\. Shalwar kameez/,
  );
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: '3 garments' })).toBeVisible();
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  await press(page, 'Submit Order');
  await signInByForm(page, customer);
  // The record of the first garment is that of the third one too.
  await expect(card(page, 1)).toContainText('Kurta for Ahmed');
  await expect(card(page, 3)).toContainText('Shalwar kameez for Ahmed');

  // The shop has the second garment, and its answer is lost; the third one does not reach it.
  expectConsole(page, /ERR_FAILED/);
  let calls = 0;
  await page.route('**/api/orders/*/garments/', async (route) => {
    calls += 1;
    if (calls === 1) expect((await route.fetch()).status()).toBe(201);
    await route.abort();
  });
  await press(page, 'Submit Order');
  await expect(page.getByRole('heading', { name: /^Order NP-.+: 1 of 3 garments are sent$/ })).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: 'Network error occurred' });
  await expect(failure).toContainText('Not sent: 2. Waistcoat for Bilal');
  await expect(failure).toBeInViewport();
  await expect(card(page, 2)).toContainText('Network error occurred');
  await expect(card(page, 3)).toContainText('Not sent yet');
  await expectFocusKept(page);
  await expectAccessiblePage(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: /: 1 of 3 garments are sent$/ })).toBeVisible();
  await press(page, 'Submit Order');
  await expect(failure).toBeVisible();
  await page.unroute('**/api/orders/*/garments/');
  await press(page, 'Submit Order');

  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(page.getByRole('heading', { name: '3 garments' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    /1\. Kurta.*2\. Waistcoat.*3\. Shalwar kameez/,
  );
  await expect(page.getByRole('article', { name: /^4\./ })).toHaveCount(0);
  await page.goto('/book-tailor?step=order');
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
});

test('the list of garments is changed, and one that cannot be sent is told at its place (orders-206)', {
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

  await begin(page, 'For another person', 2);
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText('Bilal');
  await page.getByLabel('Dress type').selectOption('Waistcoat');
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await press(page, 'Back to the list');
  await expect(card(page, 2)).toContainText('Add a picture of the design');
  await press(page, 'Submit Order');
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent: 2. Waistcoat for Bilal' })).toBeVisible();
  await expect(card(page, 2).getByText('Add a picture of the design')).toBeFocused();
  await expect(page).toHaveURL(/step=order/);

  await press(page, 'Change 2. Waistcoat for Bilal');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  await press(page, 'Add to the order');
  await expect(card(page, 2)).not.toContainText('Add a picture of the design');
  await begin(page, 'A copy of Waistcoat for Bilal', 3);
  await press(page, 'Add to the order');
  await expect(page.getByRole('heading', { name: '3 garments' })).toBeFocused();

  await press(page, 'Remove 3. Waistcoat for Bilal');
  await page
    .getByRole('alertdialog', { name: 'Remove 3. Waistcoat for Bilal?' })
    .getByRole('button', { name: 'Remove it' })
    .click();
  await expect(page.getByRole('heading', { name: '2 garments' })).toBeFocused();
  await press(page, 'Remove 1. Kurta for Ahmed');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Add another garment' })).toBeFocused();
  await expect(page.getByLabel('Dress type')).toHaveValue('Waistcoat');
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText('Bilal');
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessiblePage(page);
  }
  await press(page, 'Submit Order');
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
});
