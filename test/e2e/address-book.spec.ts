import type { Page } from '@playwright/test';
import { expect, expectAccessiblePage, expectConsole, test } from './shop.ts';

const book = (page: Page) => page.getByRole('region', { name: 'Addresses' });
const cards = (page: Page) => book(page).getByRole('article');

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page
      .getByRole('dialog')
      .getByLabel(label, { exact: label === 'Address' })
      .fill(text);
  }
}

test('a customer keeps several addresses, one of them the default (accounts-16)', {
  tag: '@both-widths',
}, async ({ page, signIn, register }) => {
  await signIn(page, await register());
  await page.goto('/profile');
  await expect(book(page).getByText('No address yet.')).toBeVisible();

  const add = book(page).getByRole('button', { name: 'Add an address' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  const save = dialog.getByRole('button', { name: 'Save address' });
  await save.click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await fill(page, {
    'Full name': 'Ayesha Khan',
    Phone: '12',
    Address: 'House 12, Street 4',
    City: 'Lahore',
  });
  await save.click();
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Enter a phone number/);
  await expectAccessiblePage(page);
  await fill(page, { Phone: '0300 1234567' });
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await expect(cards(page)).toHaveText([/Default.*Ayesha Khan.*House 12, Street 4.*Lahore.*\+923001234567/]);

  await add.click();
  await fill(page, {
    'Full name': 'Bilal Khan',
    Phone: '+44 7400 123456',
    Address: '9 High Street',
    City: 'Leeds',
  });
  await page.keyboard.press('Escape');
  await add.click();
  await expect(dialog.getByLabel('City')).toHaveValue('Leeds');
  await dialog.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await save.click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(1)).toContainText('United Kingdom');

  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Make default/ })
    .click();
  await expect(cards(page).nth(0)).toContainText('Bilal Khan');
  await expect(cards(page).nth(0)).toContainText('Default');
  await expect(page.locator('body')).not.toBeFocused();
  await expectAccessiblePage(page);

  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Edit / })
    .click();
  await fill(page, { City: 'Karachi' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await expect(cards(page).nth(1)).toContainText('Karachi');

  await cards(page)
    .nth(0)
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(cards(page)).toHaveText([/Default.*Ayesha Khan/]);
  await expect(page.locator('body')).not.toBeFocused();
});

test('a failed save says so and keeps what was typed', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
}) => {
  await signIn(page, await register());
  await page.goto('/profile');
  await book(page).getByRole('button', { name: 'Add an address' }).click();
  await fill(page, { 'Full name': 'Ayesha', Phone: '0300 1234567', Address: 'House 12', City: 'Lahore' });
  expectConsole(page, /Failed to load resource/);
  await page.route('**/user_module/addresses/', (route) => route.abort());
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.unroute('**/user_module/addresses/');
  await expect(page.getByRole('dialog').getByLabel('City')).toHaveValue('Lahore');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
});
