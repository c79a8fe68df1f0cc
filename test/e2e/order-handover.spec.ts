import type { Page } from '@playwright/test';
import { DESIGN, expect, expectAccessiblePage, type Shop, test } from './shop.ts';

async function openForm(page: Page) {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel('Gents Tailor').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Dress type').selectOption('Kurta');
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
}

async function openFormOf({
  page,
  register,
  signIn,
  measure,
}: Pick<Shop, 'register' | 'signIn' | 'measure'> & { page: Page }) {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await openForm(page);
  return customer;
}

const pickup = (page: Page) => page.getByRole('group', { name: 'Pickup: the cloth comes to the tailor' });
const delivery = (page: Page) => page.getByRole('group', { name: 'Delivery: the garment comes to you' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Order' }).click();

test('the shop collects and delivers at an address, which joins the address book (orders-13)', {
  tag: '@both-widths',
}, async ({ page, register, signIn, measure }) => {
  await openFormOf({ page, register, signIn, measure });
  await expect(page.getByText('12 Darzi Street').first(), 'where the cloth is brought').toBeVisible();
  await expect(page.getByText('Mon-Fri 9AM-8PM').first()).toBeVisible();
  await pickup(page).getByText('By the shop').click();
  await delivery(page).getByText('By the shop').click();
  await page.getByLabel('Payment type').selectOption('COD');
  await submit(page);
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Ayesha Khan');
  await page.getByLabel('Phone', { exact: true }).fill('0300 1234567');
  await page.getByLabel('Address', { exact: true }).fill('House 12, Street 4');
  await page.getByLabel('City').fill('Lahore');
  await expect(page.getByLabel('Where you collect the cloth')).toBeChecked();
  await expect(page.getByLabel('Keep it in my address book')).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('City'), 'what was typed is kept').toHaveValue('Lahore');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(page.getByText('House 12, Street 4')).toHaveCount(2);
  await expectAccessiblePage(page);

  await openForm(page);
  await pickup(page).getByText('By the shop').click();
  await expect(page.getByLabel(/^Ayesha Khan/)).toBeChecked();
  await expect(page.getByLabel('Full name')).toBeHidden();
});

test('an order from abroad goes by courier and is paid in advance (orders-40)', {
  tag: '@both-widths',
}, async ({ page, register, signIn, measure }) => {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await page.addInitScript(() => localStorage.setItem('userLocationType', 'international'));
  await openForm(page);
  await expect(page.getByLabel('By myself')).toHaveCount(0);
  await expect(page.getByText(/^Choose the country where you live to see the price/)).toBeVisible();
  await expect(page.getByText(/expected by/)).toBeHidden();
  await page.getByLabel('Where do you live?').selectOption({ label: 'United Kingdom' });
  await pickup(page).scrollIntoViewIfNeeded();
  for (const [index, city] of ['Leeds', 'Manchester'].entries()) {
    if (index === 1) await page.getByLabel('Another address').last().check();
    await page.getByLabel('Full name').nth(index).fill('Ayesha Khan');
    await page.getByLabel('Phone', { exact: true }).nth(index).fill('+44 7400 123456');
    await page.getByLabel('Address', { exact: true }).nth(index).fill('9 High Street');
    await page.getByLabel('City').nth(index).fill(city);
    await expect(page.getByLabel('Country').nth(index), 'where the customer lives').toHaveValue('GB');
  }
  await expect(delivery(page).getByText(/Economy courier, 7–12 business days, Rs 4,600 ≈/)).toBeVisible();
  await expect(page.getByText(/with 24 business days for the courier/)).toBeVisible();
  const courier = page.getByRole('group', { name: 'Courier' });
  await expect(courier.getByText(/3–5 business days each way, Rs 15,100 in all ≈/)).toBeVisible();
  await courier.getByText('Express', { exact: true }).click();
  await expect(delivery(page).getByText(/Express courier, 3–5 business days, Rs 8,300 ≈/)).toBeVisible();
  await expect(page.getByText(/with 10 business days for the courier/)).toBeVisible();
  await expect(page.getByLabel('Payment type').getByRole('option')).toHaveText([
    'Choose...',
    'Payment in advance',
  ]);
  await page.getByLabel('Payment type').selectOption('ADVANCE');
  // Nothing is set for the country (abroad-6).
  const duties = page.getByRole('region', { name: 'Duties and taxes abroad' });
  await expect(duties).toContainText('Duties and taxes of your country are not part of our price.');
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(duties).toContainText('are not part of this bill');
  await expect(page.getByText('Payment in advance')).toBeVisible();
  await expect(page.getByText('Manchester')).toBeVisible();
  await expect(page.getByText('United Kingdom')).toHaveCount(2);
  await expect(page.getByText('Express', { exact: true })).toBeVisible();
});

test('a record that hardly fits the tailor is questioned before the upload (orders-41)', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel('Ladies Tailor').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Dress type').selectOption('Abaya');
  await page.getByLabel('Fabric type').selectOption('Crepe');
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await submit(page);
  const question = page.getByRole('alertdialog', { name: 'Is this the right record?' });
  await expect(question).toContainText('This record is a man’s, and you order from a Ladies Tailor.');
  await expectAccessiblePage(page);
  await question.getByRole('button', { name: 'Choose another' }).click();
  await expect(page).toHaveURL(/step=order/);
  await submit(page);
  await question.getByRole('button', { name: 'Use it anyway' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
});

test('a dress type that is not on the list any more is chosen again (orders-42)', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await openForm(page);
  await page.getByLabel('Payment type').selectOption('COD');
  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const [key, stored] of Object.entries(storage)) {
        if (key.includes('book-tailor')) storage.setItem(key, stored.replace('"Kurta"', '"Space_Suit"'));
      }
    }
  });
  await page.reload();
  const dress = page.getByLabel('Dress type');
  await expect(dress).toHaveValue('');
  await expect(dress).toHaveAccessibleDescription(
    'This tailor no longer stitches what you chose. Choose again.',
  );
  await submit(page);
  await expect(dress).toBeFocused();
  await expect(page).toHaveURL(/step=order/);
});
