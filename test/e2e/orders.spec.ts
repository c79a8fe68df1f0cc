import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { formatDay } from '../../web/lib/format.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  isPhone,
  test,
} from './shop.ts';

const LIST = '**/tailor_module/single-orders/all/*';

/** The columns of orders-19. */
const COLUMNS = [
  'ID',
  'Status',
  'Bill Status',
  'Payment Type',
  'Tracking Id',
  'User Confirmation',
  'Created At',
  'Expected Delivery',
  'Action',
];

/** The demo customer, who has an order in every status. */
async function demoCustomer(request: APIRequestContext): Promise<Customer> {
  const account = { email: 'customer@demo.naap.example', password: 'measure once 2026' };
  const response = await request.post('/auth/login/', { data: account });
  expect(response.status()).toBe(200);
  return { username: 'ayesha.siddiqui', ...account, session: await response.json() };
}

/** The fields of a phone's cards, except the summary in the first cell. */
const ON_CARDS = ['', 'ID', 'Status', 'Tracking Id', 'Created At', 'Expected Delivery'];

function cell(page: Page, id: number | string, column: string) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `View order ${id}`, exact: true }) })
    .getByRole('cell')
    .nth((isPhone(page) ? ON_CARDS : COLUMNS).indexOf(column))
    .locator('span')
    .last();
}

test('orders need sign-in; loading and empty states are shown', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
}) => {
  await page.goto('/orders?page=1');
  await expect(page).toHaveURL('/login?next=%2Forders%3Fpage%3D1');
  await signIn(page, await register());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LIST, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/orders');
  await expect(page.getByText('Loading orders...')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Loading orders...');
  await expectAccessiblePage(page);
  release();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByText('Loading orders...')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Book a tailor' })).toHaveAttribute('href', '/book-tailor');
  await expect(page.getByRole('link', { name: 'Tailor Orders' })).toHaveAttribute('aria-current', 'page');
});

test('errors are shown as "Error: …" and can be retried', { tag: '@any-width' }, async ({
  page,
  signIn,
  regular,
}) => {
  expectConsole(page, /500|502|ERR_FAILED/);
  await signIn(page, regular);
  const sentence = 'Something went wrong on our side. Please try again.';
  const answers = [
    [{ status: 500, json: { detail: sentence, code: 'server.failed' } }, `Error: ${sentence}`],
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'Error: Failed to get order'],
  ] as const;
  for (const [answer, told] of answers) {
    await page.route(LIST, (route) => route.fulfill(answer), { times: 1 });
    await page.goto('/orders');
    await expect(page.getByText(told)).toBeVisible();
  }
  await expectAccessiblePage(page);
  await page.route(LIST, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error: Network error occurred')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the table has its columns, and N/A where a date is missing (orders-19)', async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  const { placed, confirmed } = regular;
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    for (const order of list.results) {
      if (order.id === placed.id) order.expected_delivery_date = null;
      else Object.assign(order, { order_date: 'yesterday', expected_delivery_date: '2026-02-30T' });
    }
    await route.fulfill({ response, json: list });
  });
  await page.goto('/orders');
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
  await expect(page.getByRole('row')).toHaveCount(3);
  for (const [column, text] of [
    ['ID', String(placed.id)],
    ['Status', 'Placed'],
    ['Bill Status', 'Unpaid'],
    ['Payment Type', 'COD'],
    ['Tracking Id', placed.tracking_id],
    ['User Confirmation', 'Pending'],
    ['Created At', /^\d{1,2} \w+ \d{4}, \d\d:\d\d$/],
    ['Expected Delivery', 'N/A'],
  ] as const) {
    if (isPhone(page) && !ON_CARDS.includes(column)) continue;
    await expect(cell(page, placed.id, column)).toHaveText(text);
  }
  await expect(cell(page, confirmed.id, 'Status')).toHaveText('Confirmed');
  if (!isPhone(page)) await expect(cell(page, confirmed.id, 'User Confirmation')).toHaveText('Confirmed');
  await expect(cell(page, confirmed.id, 'Created At')).toHaveText('N/A');
  await expect(cell(page, confirmed.id, 'Expected Delivery')).toHaveText('N/A');
  await page.unroute(LIST);
  await page.reload();
  await expect(cell(page, placed.id, 'Expected Delivery')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
});

test('View shows every field of an order, and its pictures', { tag: '@both-widths' }, async ({
  page,
  signIn,
  request,
  regular,
}) => {
  await signIn(page, await demoCustomer(request));
  await page.goto('/orders');
  await page
    .getByRole('row')
    .filter({ hasText: 'Sherwani' })
    .getByRole('link', { name: /^View order/ })
    .click();
  const details = page.getByRole('dialog', { name: /^Order \d+$/ });
  const values = {
    'Customer e-mail': 'customer@demo.naap.example',
    'Tailor e-mail': 'tailor@demo.naap.example',
    'Contact number': '+923017654321',
    'Tracking number': /^NP-[0-9A-HJKMNP-TV-Z]{10}$/,
    'Fabric type': 'Velvet',
    'Dress type': 'Sherwani',
    'Measurement source': 'Saved measurements',
    'Order date': /^\d{1,2} \w+ \d{4}, \d\d:\d\d$/,
    'Total bill': /^Rs [\d,]+$/,
    'Times contacted': '3',
    'Contact status': 'Contacted',
    'Bill status': 'Unpaid',
    'Payment type': 'Cash on Delivery',
    'User confirmation': 'Confirmed',
    Status: 'In production',
    Pickup: 'By myself',
    Delivery: 'By myself',
    'Delivery type': 'Normal',
  };
  for (const [name, value] of Object.entries(values)) {
    const term = details.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value);
  }
  await expectAccessiblePage(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await signIn(page, regular);
  await page.goto('/orders');
  await page.getByRole('link', { name: `View order ${regular.placed.id}` }).click();
  await expect(details.getByText('Ban collar, two pockets')).toBeVisible();
  const picture = details.getByAltText('Design, opens in full size');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  await expect(details.getByRole('link', { name: 'Design, opens in full size' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('Invoice downloads the PDF by its number; an unconfirmed order can be confirmed instead', {
  tag: '@any-width',
}, async ({ page, signIn, regular }) => {
  expectConsole(page, /503/);
  await signIn(page, regular);
  await page.goto('/orders');
  const { placed, confirmed } = regular;
  const invoice = page.getByRole('button', { name: `Invoice of order ${confirmed.id}` });
  await page.route('**/single-order/invoice/*/', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await invoice.click();
  await expect(page.getByText('Failed to generate invoice')).toBeVisible();
  const download = page.waitForEvent('download');
  await invoice.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${confirmed.invoice_id}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('button', { name: `Invoice of order ${placed.id}` })).toHaveCount(0);
  await page.getByRole('link', { name: `Confirm order ${placed.id} to get its invoice` }).click();
  await expect(page).toHaveURL(`/checkout?order=${placed.id}`);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible();
});

test('the eleventh order is on the second page, whose number is in the URL', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
  measure,
  order,
}) => {
  const customer = await register();
  await measure(customer);
  const { id: first } = await order(customer);
  for (let count = 1; count < 11; count += 1) await order(customer);
  await signIn(page, customer);
  await page.goto('/orders');
  const rows = page.getByRole('link', { name: /^View order/ });
  await expect(rows).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: 'Orders: pages' });
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/orders?page=2');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('link', { name: `View order ${first}`, exact: true })).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(10);
  expectConsole(page, /404/);
  await page.goto('/orders?page=3');
  await expect(page.getByText('There is no page 3.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Show page 1' }).press('Enter');
  await expect(rows).toHaveCount(10);
  await expectFocusKept(page);
});

test("checkout hides other customers' orders, and explains why an order cannot be confirmed", {
  tag: '@any-width',
}, async ({ page, request, signIn, regular }) => {
  expectConsole(page, /404|502/);
  await page.goto('/checkout');
  const nothing = page.getByText('No order details available.');
  await expect(nothing).toBeVisible();
  await page.goto(`/checkout?order=${regular.placed.id}`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/checkout?order=${regular.placed.id}`)}`);
  await signIn(page, await demoCustomer(request));
  for (const order of [String(regular.placed.id), '0', 'mine', '']) {
    await page.goto(`/checkout?order=${order}`);
    await expect(nothing).toBeVisible();
  }
  await signIn(page, regular);
  await page.goto(`/checkout?order=${regular.placed.id}`);
  await page.route('**/checkout/', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByText('Failed to confirm order')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeEnabled();
  const path = `/tailor_module/single-order/${regular.placed.id}/`;
  const order = await (await request.get(path, { headers: bearer(regular) })).json();
  expect(order.status).toBe('PLACED');
});

// The tag limits it to the phone's project, which has cards.
test('on a phone each order names garment, person, tailor and total, and leads to its tracking', {
  tag: '@any-width',
}, async ({ page, signIn, regular }) => {
  await signIn(page, regular);
  await page.goto('/orders');
  const card = page.getByRole('row').filter({ hasText: regular.placed.tracking_id });
  for (const words of ['Kurta', 'for Myself', 'by Naap', /Rs [\d,]+/])
    await expect(card).toContainText(words);
  await expect(card.locator('img').first()).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await card.getByRole('link', { name: `Track order ${regular.placed.id}` }).click();
  await expect(page).toHaveURL(`/order_tracking?number=${regular.placed.tracking_id}`);
});

test('orders are found by status and tracking number, all in the URL (orders-19)', {
  tag: '@both-widths',
}, async ({ page, signIn, request }) => {
  await signIn(page, await demoCustomer(request));
  await page.goto('/orders');
  const rows = page.getByRole('link', { name: /^View order/ });
  await expect(rows).toHaveCount(10);
  await page.getByLabel('Status').selectOption('In production');
  await expect(page).toHaveURL('/orders?status=IN_PRODUCTION');
  await expect(rows).toHaveCount(1);
  const shown = (await rows.getAttribute('aria-label')) ?? '';
  await expectAccessiblePage(page);
  await rows.click();
  await expect(page).toHaveURL(/\/orders\?status=IN_PRODUCTION&order=\d+$/);
  const dialog = page.getByRole('dialog');
  const number = (await dialog.getByText(/^NP-/).textContent()) ?? '';
  await page.reload();
  await expect(dialog).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/orders?status=IN_PRODUCTION');

  await page.getByLabel('Status').selectOption('All');
  await page.getByLabel('Tracking number').fill(number.slice(3, 9).toLowerCase());
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveAttribute('aria-label', shown);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Tracking number').fill('ZZZZZZ');
  await page.getByLabel('Tracking number').press('Enter');
  await expect(page.getByText('No orders match.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Show all orders' }).press('Enter');
  await expect(page).toHaveURL('/orders');
  await expect(rows).toHaveCount(10);
  await expectFocusKept(page);
});

test("the address of another customer's order says that there is none", { tag: '@any-width' }, async ({
  page,
  signIn,
  request,
  regular,
}) => {
  expectConsole(page, /404/);
  await signIn(page, await demoCustomer(request));
  for (const tab of ['tailor', 'bulk', 'brand']) {
    await page.goto(`/orders?tab=${tab}&order=${regular.placed.id}`);
    await expect(page.getByRole('dialog')).toContainText('There is no such order among yours.');
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/orders?tab=brand');
});

test('bulk orders have their columns, and a detail that says everything', async ({
  page,
  signIn,
  register,
  request,
}) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/orders?tab=bulk');
  await expect(page.getByText('No bulk orders yet')).toBeVisible();
  await expectAccessiblePage(page);
  const response = await request.post('/tailor_module/bulk-order/create/', {
    headers: bearer(customer),
    data: {
      number_of_pieces: 120,
      item_type: 'School uniforms',
      expected_delivery_date: addDays(dayInKarachi(), 90),
      additional_notes: 'Navy, with the crest on the pocket.',
      is_contact_same_as_register: true,
      is_requested_sample: true,
    },
  });
  expect(response.status()).toBe(201);
  const { id, tracking_id } = await response.json();
  await page.goto('/orders?tab=bulk');
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Item Type',
    'Quantity',
    'Status',
    'Bill Status',
    'Payment Type',
    'Number of contacts to client',
    'Action',
  ]);
  const row = page.getByRole('row').filter({ hasText: String(id) });
  for (const words of ['120', 'School uniforms', 'Requested']) await expect(row).toContainText(words);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await row.getByRole('link', { name: `View order ${id}` }).click();
  await expect(page).toHaveURL(`/orders?tab=bulk&order=${id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${id}` });
  for (const words of [
    customer.username,
    customer.email,
    tracking_id,
    formatDay(addDays(dayInKarachi(), 90)),
    'Navy, with the crest on the pocket.',
    'Not contacted',
    'Cash on Delivery',
  ]) {
    await expect(dialog).toContainText(words);
  }
  await expect(dialog).not.toContainText('Total bill');
  await expectAccessiblePage(page);
  await dialog.getByRole('link', { name: 'Track this order' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed', exact: true })).toBeVisible();
  await expect(page.getByText('120 pieces')).toBeVisible();
});

test('Order again fills in the form as last time, and asks before it replaces another order', {
  tag: '@both-widths',
}, async ({ page, signIn, regular }) => {
  await signIn(page, regular);
  await page.goto(`/orders?order=${regular.placed.id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${regular.placed.id}` });
  await dialog.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
  await expect(page.getByLabel('Dress type')).toHaveValue('Kurta');
  await expect(page.getByLabel('Fabric type')).toHaveValue('');
  await expect(page.locator('textarea[name=description]')).toHaveValue('Ban collar, two pockets');
  await page.goto(`/orders?order=${regular.placed.id}`);
  await dialog.getByRole('button', { name: 'Order again' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace the order you have begun?' });
  await expectAccessiblePage(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Order again' }).click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
});

test('an order is cancelled from its details, with a reason', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
  measure,
  order,
}) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  await signIn(page, customer);
  await page.goto(`/orders?order=${id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Why do you cancel it?').fill('Ordered twice.');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: `Order ${id}` })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});
