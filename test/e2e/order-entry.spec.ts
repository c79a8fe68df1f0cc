import type { Page } from '@playwright/test';
import { dayInKarachi } from '../../contract/dates.ts';
import { signedInAs } from './demo-account.ts';
import { DESIGN, expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

/** The measures of a shalwar kameez in inches. */
const MEASURES: Record<string, string> = {
  'Chest / bust': '38',
  'Natural waist': '34',
  'Shoulder (teera)': '18',
  Sleeve: '24',
  Neck: '15.5',
  Inseam: '30',
  Height: `5'8"`,
  'Weight (kg)': '75',
};

/** Drops the first response; returns the sent idempotency keys and received orders. */
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

  await page.getByRole('button', { name: 'Add another garment' }).click();
  const second = page.getByRole('region', { name: 'Garment 2 of 2' });
  await expect(second.getByRole('combobox', { name: 'Garment' })).toBeFocused();
  await second.getByRole('combobox', { name: 'Garment' }).selectOption('Kurta');
  await second.getByRole('combobox', { name: 'Fabric' }).selectOption('Linen');
  await expect(second.getByRole('combobox', { name: 'Whose measures' })).toContainText(name);
  await page.getByRole('button', { name: 'Add another garment' }).click();
  await page.getByRole('button', { name: 'Remove garment 3' }).click();
  await expect(page.getByRole('button', { name: 'Add another garment' })).toBeFocused();
  await page.getByLabel('Needed by').fill(dayInKarachi());
  await page.getByRole('combobox', { name: 'Occasion' }).selectOption('EID');
  await expect(page.getByText('later than it is needed')).toBeVisible();
  const length = page
    .getByRole('region', { name: 'Garment 1 of 2' })
    .getByRole('textbox', { name: /^Length/ });
  await length.fill('0');
  await page.getByRole('button', { name: 'Enter the order' }).click();
  await expect(length).toBeFocused();
  await length.fill('40');

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
  await expect(page.getByRole('region', { name: 'Garment 2 of 2: Kurta' })).toContainText('Linen');
  await expect(page.getByText('accounts.invalid')).toHaveCount(0);
  await expectAccessiblePage(page);

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('accounts.invalid')).toHaveCount(0);
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('button', { name: 'Show saved measures' }).click();
  await expect(page.getByRole('combobox', { name: 'Whose measures' })).not.toHaveValue('');
});

test('a price that has changed meanwhile is shown before the order is entered with it (orders-52)', {
  tag: '@any-width',
}, async ({ request, openBrowser, register, measure }) => {
  const customer = await register();
  await measure(customer, 'Eid suit');
  const page = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await page.goto('/admin/orders/new');
  await page.getByRole('searchbox', { name: 'Find a customer' }).fill(customer.email);
  await page.getByRole('link', { name: new RegExp(customer.email) }).click();
  await page.getByRole('combobox', { name: 'Garment' }).selectOption('Kurta');
  await page.getByRole('combobox', { name: 'Fabric' }).selectOption('Cotton');
  await page.getByRole('button', { name: 'Show saved measures' }).click();
  await expect(page.getByRole('combobox', { name: 'Whose measures' })).not.toHaveValue('');

  const sent: { total: number; expected_delivery_date: string }[] = [];
  await page.route('**/api/staff/customers/*/orders/', async (route) => {
    const body = route.request().postDataJSON();
    sent.push(body);
    if (sent.length > 1) return route.abort();
    const price = { urgent_surcharge: 0, collection_fee: 0, delivery_fee: 0, sample_fee: 0 };
    return route.fulfill({
      status: 409,
      json: {
        code: 'orders.terms_changed',
        total: { before: body.total, now: 9800 },
        expected_delivery_date: { before: body.expected_delivery_date, now: '2030-01-04' },
        price: { ...price, stitching: 9800, total: 9800 },
      },
    });
  });
  expectConsole(page, /status of 409/, /ERR_FAILED/);
  await page.getByRole('button', { name: 'Enter the order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Rs 9,800, ready on 4 Jan 2030' })).toBeInViewport();
  await page.getByRole('button', { name: 'Enter the order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeInViewport();
  expect(sent[0]?.total).toBeLessThan(9800);
  expect(sent[1]).toMatchObject({ total: 9800, expected_delivery_date: '2030-01-04' });
  await page.getByRole('radio', { name: /^Urgent/ }).check();
  await expect(page.getByText('Rs 9,800').filter({ visible: true })).toHaveCount(0);
});

test('support asks somebody for measures by a link, and confirms once they are there (backoffice-29)', {
  tag: '@any-width',
}, async ({ request, openBrowser, register }) => {
  const customer = await register();
  const page = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await page.goto('/admin/orders/new');
  await page.getByRole('searchbox', { name: 'Find a customer' }).fill(customer.email);
  await page.getByRole('link', { name: new RegExp(customer.email) }).click();
  await page.getByRole('combobox', { name: 'Garment' }).selectOption('Kurta');
  await page.getByRole('combobox', { name: 'Fabric' }).selectOption('Cotton');
  await page.getByLabel('Picture of the design (optional)').setInputFiles(DESIGN);
  await page.getByRole('radio', { name: 'Somebody is asked by a link' }).check();
  await page.getByRole('radio', { name: "From a brand's shelf" }).check();
  await page.getByRole('searchbox', { name: 'Find cloth' }).fill('khaddar');
  await page
    .getByRole('button', { name: /Khaddar/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /^Colour of/ }).selectOption({ index: 1 });
  await expect(page.getByRole('textbox', { name: 'Pieces' })).toHaveValue('1');
  await expect(page.getByText('Brands send all the cloth')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('radio', { name: 'The customer posts it' }).check();
  await page.getByRole('button', { name: 'Enter the order' }).click();
  const name = page.getByRole('textbox', { name: 'Whose measures' });
  await expect(name).toBeFocused();
  await name.fill('Bilal');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Enter the order' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  await expect(page.getByRole('img', { name: /^Design/ })).toBeVisible();
  await page.getByRole('button', { name: 'Make the link: Bilal' }).click();
  const link = page.getByRole('textbox', { name: 'Private link' });
  await expect(link).toHaveValue(/measures-for\?token=/);
  await expectAccessiblePage(page);

  const token = new URL(await link.inputValue()).searchParams.get('token');
  const taken = { chest: 100, waist: 88, shoulder: 46, sleeve: 62, neck: 40, inseam: 78, height: 176 };
  const answered = await request.post('/api/measure-links/answer/', {
    data: { token, unit: 'cm', ...taken, weight: 80, hip: 102 },
  });
  expect(answered.status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'The customer agrees: confirm' }).click();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expectAccessiblePage(page);
});
