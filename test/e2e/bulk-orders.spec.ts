import type { Page } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { expect, expectAccessiblePage, expectConsole, expectFocusKept, test } from './shop.ts';

const CREATE = '**/bulk-order/create/';
const nextMonth = addDays(dayInKarachi(), 30);

async function openForm(page: Page) {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Bulk Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Bulk Order Form' })).toBeFocused();
}

async function fillForm(page: Page) {
  await page.getByLabel('Quantity').fill('40');
  await page.getByLabel('Preferred delivery date').fill(nextMonth);
  await page.getByLabel('Item types').fill('Waiter uniforms');
  await page.getByLabel('Notes').fill('Bottle green');
  await page.getByLabel('Full name').fill('Amna Khan');
  await page.getByLabel('Phone', { exact: true }).fill('0300 1234567');
  await page.getByLabel('Address', { exact: true }).fill('School Road 4');
  await page.getByLabel('City').fill('Multan');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Order' }).click();
const placed = (page: Page) => page.getByRole('heading', { name: 'Order Placed Successfully!' });

test('asks for a bulk order, signs in on the way, and can place another one', {
  tag: '@both-widths',
}, async ({ page, register }) => {
  const customer = await register();
  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Request a sample').check();
  await page.getByLabel('A different number').check();
  await page.getByLabel('New contact number').fill('0321 4567890');
  await expectAccessiblePage(page);
  await submit(page);
  const alert = page.getByRole('dialog', { name: 'Login Alert' });
  await expect(alert).toContainText('For Order Login Require');
  await alert.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByLabel('Item types')).toHaveValue('Waiter uniforms');
  await expect(page.getByLabel('Quantity')).toHaveValue('40');
  await expect(page.getByLabel('New contact number')).toHaveValue('0321 4567890');
  const request = page.waitForRequest(CREATE);
  await submit(page);
  expect((await request).postDataJSON()).toEqual({
    number_of_pieces: 40,
    item_type: 'Waiter uniforms',
    expected_delivery_date: nextMonth,
    additional_notes: 'Bottle green',
    is_contact_same_as_register: false,
    contact_number: '0321 4567890',
    is_requested_sample: true,
    delivery_address: expect.stringMatching(/School Road 4.*Multan.*PK/),
  });
  await expect(placed(page)).toBeFocused();
  await expect(page.getByText('Bulk order placed successfully!')).toBeVisible();
  await expect(page.getByText(/^NP-[0-9A-Z]{10}$/)).toBeVisible();
  await expectAccessiblePage(page);

  await page.getByRole('button', { name: 'Place Another Order' }).click();
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
  await expectFocusKept(page);
  await page.getByRole('button', { name: /Bulk Order/ }).click();
  await expect(page.getByLabel('Item types')).toHaveValue('');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeFocused();
});

test('reports what is missing or impossible on its field', { tag: '@any-width' }, async ({ page }) => {
  await openForm(page);
  await submit(page);
  await expect(page.getByLabel('Quantity')).toBeFocused();
  await expect(page.getByLabel('Item types')).toHaveAccessibleDescription(/This field is required\./);
  await expect(page.getByLabel('Preferred delivery date')).toHaveAccessibleDescription(
    /This field is required\./,
  );
  await expect(page.getByLabel('City')).toHaveAccessibleDescription(/This field is required\./);
  await fillForm(page);
  await page.getByLabel('Quantity').fill('0');
  await page.getByLabel('Preferred delivery date').fill(addDays(dayInKarachi(), -1));
  await page.getByLabel('A different number').check();
  await page.getByLabel('New contact number').fill('ring twice');
  await submit(page);
  await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(/Enter 1 or more\./);
  await expect(page.getByLabel('Preferred delivery date')).toHaveAccessibleDescription(
    /Choose today or a later day\./,
  );
  await expect(page.getByLabel('New contact number')).toHaveAccessibleDescription(/Enter a number such as/);
  await expectAccessiblePage(page);
});

test('while it is sent every field is disabled; a network that breaks keeps the form', {
  tag: '@any-width',
}, async ({ page, context, register, signIn }) => {
  await signIn(page, await register());
  await openForm(page);
  await fillForm(page);
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(true);
  await submit(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Network error occurred' });
  await expect(failure).toBeVisible();
  await expectFocusKept(page);
  await expect(page.getByLabel('Notes')).toHaveValue('Bottle green');
  await context.setOffline(false);

  // The order is saved but its response lost: the second submit must not place another.
  await page.route(
    CREATE,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Item types')).toHaveValue('Waiter uniforms');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CREATE, async (route) => {
    await held;
    await route.continue();
  });
  await submit(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  for (const control of await page.locator('main form :is(input, select, textarea)').all()) {
    await expect(control).toBeDisabled();
  }
  await expectFocusKept(page);
  release();
  await expect(placed(page)).toBeVisible();
  const access = await page.evaluate(() => localStorage.getItem('accessToken'));
  const list = await page.request.get('/user_module/bulk-order/sepcific-user/list/', {
    headers: { authorization: `Bearer ${access}` },
  });
  expect((await list.json()).count).toBe(1);
});

test('the footer and the contact page lead to the form', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bulk Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk Order Form' })).toBeVisible();
  await page.goto('/contact-us');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bulk orders/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Bulk Order Form' })).toBeVisible();
});
