import type { Page } from '@playwright/test';
import { signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

/** In inches; all that a shalwar kameez needs. */
const MEASURES: Record<string, string> = {
  ...{ 'Chest / bust': '38', 'Natural waist': '34', 'Shoulder (teera)': '18', Sleeve: '24' },
  ...{ Neck: '15.5', Inseam: '30', Height: `5'8"`, 'Weight (kg)': '75' },
};

/** Drops the first response; returns the idempotency keys sent and the orders received. */
async function loseFirstAnswer(page: Page) {
  const keys: string[] = [];
  const orders: number[] = [];
  await page.route('**/api/staff/customers/*/orders/', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    const response = await route.fetch();
    orders.push((await response.json()).id);
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  return { keys, orders };
}

test('support enters an order for a caller without an e-mail address, once (orders-52)', {
  tag: '@both-widths',
}, async ({ request, openBrowser, page: own }) => {
  const page = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await page.setViewportSize(own.viewportSize() ?? { width: 1280, height: 850 });
  const name = `Rubina${Date.now().toString(36).replace(/\d/g, '')}`;
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a customer' }).fill('nobody of this name');
  await expect(page.getByText('Nobody found.')).toBeVisible();
  await expectAccessiblePage(page);

  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'First name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone' }).fill('0300 7654321');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible();
  await expect(page.getByText('+923007654321, No e-mail address')).toBeVisible();

  await page.getByRole('button', { name: 'Enter the order' }).click();
  await expect(page.getByRole('combobox', { name: 'Garment' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Garment' }).selectOption('Shalwar_Kameez');
  await page.getByRole('combobox', { name: 'Fabric' }).selectOption('Cotton');
  await page.getByRole('textbox', { name: 'Description (optional)' }).fill('Ban collar, two pockets');

  await page.getByRole('button', { name: 'Take new measures' }).click();
  await expect(page.getByRole('heading', { name: `Measures for ${name}` })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  for (const [measure, value] of Object.entries(MEASURES)) {
    await page.getByRole('textbox', { name: measure, exact: true }).fill(value);
  }
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByRole('button', { name: 'Take new measures' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Whose measures' })).toContainText(name);
  await expect(page.getByRole('textbox', { name: 'Description (optional)' })).toHaveValue(
    'Ban collar, two pockets',
  );

  const garment = page.getByRole('group', { name: 'The garment' });
  await garment.getByRole('radio', { name: 'We deliver it' }).check();
  await page.getByRole('textbox', { name: 'Address' }).fill('House 3, Street 9');
  await page.getByRole('button', { name: 'Enter the order' }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused();
  await page.getByRole('textbox', { name: 'City' }).fill('Lahore');
  await expectAccessiblePage(page);

  expectConsole(page, /ERR_FAILED/);
  const { keys, orders } = await loseFirstAnswer(page);
  await page.getByRole('button', { name: 'Enter the order' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Network error occurred' });
  await expect(failure).toBeInViewport();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  expect(new Set(keys).size).toBe(1);
  expect(orders).toHaveLength(2);
  expect(new Set(orders).size).toBe(1);

  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('accounts.invalid')).toHaveCount(0);
  await expectAccessiblePage(page);

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('accounts.invalid')).toHaveCount(0);
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('button', { name: 'Show saved measures' }).click();
  await expect(page.getByRole('combobox', { name: 'Whose measures' })).not.toHaveValue('');
});
