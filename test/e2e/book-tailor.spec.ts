import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SHOP } from './address.ts';
import {
  bearer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectFocusKept,
  type Shop,
  test,
} from './shop.ts';

/** Walks to the form with a partner tailor who stitches shalwar kameez. */
async function choosePartner(page: Page) {
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

async function chooseInHouse(page: Page, trade: 'Gents Tailor' | 'Ladies Tailor') {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel(trade).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
}

/** Fills what is required, with the first dress type on offer. */
async function fillForm(page: Page) {
  await page.getByLabel('Dress type').selectOption({ index: 1 });
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await page.getByLabel('Description').fill('Ban collar, two pockets');
}

/** Opens a form that only needs to be submitted, for a customer with measurements. */
async function fillInHouseOrder({
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
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Order' }).click();

test('books a partner tailor, confirms, downloads the invoice and finds the order', async ({
  page,
  register,
  signIn,
  measure,
}) => {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  const tailor = await choosePartner(page);
  await fillForm(page);
  await page.getByText('In half the time, 30 % more').click();
  await expect(page.getByText('Urgent delivery', { exact: true })).toBeVisible();
  await expectAccessiblePage(page);
  await submit(page);

  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeFocused();
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(page.getByText(tailor)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ban collar, two pockets')).toBeVisible();
  await expectAccessiblePage(page);
  const total = await page
    .getByRole('region', { name: 'Order summary' })
    .getByText(/^Rs [\d,]+$/)
    .last()
    .textContent();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  const modal = page.getByRole('dialog', { name: 'Your order is confirmed' });
  await expect(modal).toBeVisible();
  await expectAccessiblePage(page);
  expectConsole(page, /503/);
  await page.route('**/single-order/invoice/*/', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await modal.getByRole('button', { name: 'Download invoice' }).click();
  await expect(modal.getByRole('alert').filter({ hasText: 'Failed to generate invoice' })).toBeVisible();
  const download = page.waitForEvent('download');
  await modal.getByRole('button', { name: 'Download invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/^NP-INV-\d{6}\.pdf$/);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/orders');
  const row = page.getByRole('row').filter({ hasText: 'NP-' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Confirmed');
  await page.getByRole('link', { name: /^View order/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText(customer.email)).toBeVisible();
  await expect(details.getByText(total ?? 'no total')).toBeVisible();
  await expectAccessiblePage(page);
});

test('a tailor for gents and ladies is ordered from once the customer says whom it is for (tailors-7)', {
  tag: '@any-width',
}, async ({ page, request, register, signIn, measure }) => {
  const list = await request.get(`${SHOP}/tailor_module/tailors/?filter_type=ladies&area=quetta`);
  const { results }: { results: { id: number; user_username: string; tailor_type_name: string | null }[] } =
    await list.json();
  const tailor = results.find(({ tailor_type_name }) => tailor_type_name === null);
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await page.goto(`/tailors/${tailor?.id}`);
  await page.getByRole('link', { name: 'Order from this tailor' }).click();
  await expect(page.getByRole('heading', { name: 'Gents Tailor or Ladies Tailor?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expectAccessiblePage(page);
  await page.getByLabel('Gents Tailor').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeFocused();
  await expect(page.getByLabel('Fabric type').getByRole('option', { name: 'Silk' })).toHaveCount(0);
  await fillForm(page);
  await submit(page);
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(page.getByText(tailor?.user_username ?? 'nobody')).toBeVisible();
});

test('orders from the workshop with a picture of the measurements', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  await signIn(page, await register());
  await chooseInHouse(page, 'Ladies Tailor');
  await expect(page.getByText('Delivered within 7 days')).toBeVisible();
  await fillForm(page);
  await page.getByText('Uploaded picture').click();
  await submit(page);
  await expect(page.getByText('Add the picture of your measurements.')).toBeVisible();
  await page.getByLabel('Measurement image').setInputFiles(DESIGN);
  await expect(page.getByAltText('Preview of design.png')).toHaveCount(2);
  await page.getByText('A different number').click();
  await page.getByLabel('New contact number').fill('0300');
  await submit(page);
  await expect(page.getByText('Enter a number such as 0300 1234567')).toBeVisible();
  await expect(page.getByLabel('New contact number')).toBeFocused();
  await page.getByLabel('New contact number').fill('0300 7654321');
  await submit(page);
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(page.getByText('+923007654321')).toBeVisible();
});

test('switching the measurement source clears the chosen picture', { tag: '@any-width' }, async ({
  page,
}) => {
  await chooseInHouse(page, 'Gents Tailor');
  await page.getByText('Uploaded picture').click();
  await page.getByLabel('Measurement image').setInputFiles(DESIGN);
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  await page.getByText('Saved measurements').click();
  await page.getByText('Uploaded picture').click();
  await expect(page.getByLabel('Measurement image')).toBeVisible();
  await expect(page.getByAltText('Preview of design.png')).toHaveCount(0);
});

test('submitting signed out leads to sign-in and restores the draft, picture included', {
  tag: '@any-width',
}, async ({ page, register, measure }) => {
  const customer = await register();
  await measure(customer);
  await choosePartner(page);
  await fillForm(page);
  await submit(page);
  const alert = page.getByRole('dialog', { name: 'Login Alert' });
  await expect(alert.getByText('For Order Login Require')).toBeVisible();
  await expectAccessiblePage(page);
  await alert.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  await expect(page.getByLabel('Whose measurements')).toContainText('Myself');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
  await page.goto('/book-tailor?step=order');
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
});

test('without saved measurements a link leads to the profile and back', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  await signIn(page, await register());
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await submit(page);
  const alert = page.getByRole('dialog', { name: 'Measurement' });
  await expect(
    alert.getByText('No Meaurement added, choose other option or update measurement from profile'),
  ).toBeVisible();
  await alert.getByRole('link', { name: 'Go to profile' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=measurements/);
});

test('a record that was deleted elsewhere is replaced by no other, and the customer chooses again', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  const customer = await register();
  await measure(customer, 'Ahmed');
  await measure(customer, 'Bilal');
  await signIn(page, customer);
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  const whose = page.getByLabel('Whose measurements');
  await expect(whose.locator('option:checked')).toHaveText('Ahmed');
  await page.request.delete(`/user_module/measurements/${await whose.inputValue()}/`, {
    headers: bearer(customer),
  });
  expectConsole(page, /Failed to load resource/);
  await submit(page);
  await expect(whose).toBeFocused();
  await expect(whose).toHaveAccessibleDescription('This measurement record does not exist.');
  await expect(whose.locator('option')).toHaveText(['Bilal', 'Deleted record']);
  await submit(page);
  await expect(whose).toBeFocused();
  await expect(whose).toHaveAccessibleDescription('This record was deleted. Choose another one.');
  await whose.selectOption('Bilal');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
});

test('an expired token is refreshed once and the order placed once', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  expectConsole(page, /401/);
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh/')) refreshes += 1;
  });
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired.token.here'));
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
  expect(refreshes).toBe(1);
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(1);
});

test('a network error keeps the form; the retry places one order', { tag: '@any-width' }, async ({
  page,
  context,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.setOffline(true);
  await submit(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Network error occurred' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(failure.locator('xpath=..')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await context.setOffline(false);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/single-order/create/', async (route) => {
    await held;
    await route.continue();
  });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Description')).toBeDisabled();
  await expectFocusKept(page);
  release();
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
});

test('a lost response does not place a second order', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  expectConsole(page, /ERR_FAILED/);
  await page.route(
    '**/single-order/create/',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page);
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(1);
});

test('a server error is shown and focused on its field', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  expectConsole(page, /400/);
  const answer = (json: Record<string, string[]>) =>
    page.route('**/single-order/create/', (route) => route.fulfill({ status: 400, json }), { times: 1 });
  await answer({ fabric_type: ['Not this one.'] });
  await submit(page);
  await expect(page.getByText('Not this one.')).toBeVisible();
  await expect(page.getByLabel('Fabric type')).toBeFocused();
  await answer({ dress_design: ['No picture at all.'] });
  await submit(page);
  await expect(page.getByLabel('Demo image of the design')).toHaveAccessibleDescription(
    /No picture at all\./,
  );
  await expect(page.getByLabel('Demo image of the design')).toBeFocused();
});

test('a session refused on submit leads to sign-in and keeps the draft', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  expectConsole(page, /401/);
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'expired.token.here');
    localStorage.setItem('refreshToken', 'revoked');
  });
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Login Alert' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
});

test('signing out deletes the draft and its picture, in other tabs too', { tag: '@any-width' }, async ({
  page,
  context,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Sign out' }).filter({ hasText: 'Sign out' }).first().click();
  await expect(other).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
  const left = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('drafts');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    return new Promise<number>((resolve, reject) => {
      const counting = database.transaction('files').objectStore('files').count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
    });
  });
  expect(left).toBe(0);
});

test('another customer on the same device does not see the draft', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  const next = await register();
  await page.evaluate(
    ({ username, email, session: { access, refresh } }) => {
      localStorage.setItem('user', JSON.stringify({ username, email, user_type: 'customer' }));
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    { username: next.username, email: next.email, session: next.session },
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
});

test('the same picture can be chosen again after it was removed', { tag: '@any-width' }, async ({ page }) => {
  await chooseInHouse(page, 'Gents Tailor');
  const field = page.getByLabel('Demo image of the design');
  await field.setInputFiles(DESIGN);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByAltText('Preview of design.png')).toHaveCount(0);
  // The browser fires `change` only when the selection differs from the current one.
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
});

test('while submitting, the button shows it and every field is disabled', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/single-order/create/', async (route) => {
    await held;
    await route.continue();
  });
  await submit(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  for (const control of await page.locator('main form :is(input, select, textarea)').all()) {
    await expect(control).toBeDisabled();
  }
  release();
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
});

test('an empty form reports every missing field and focuses the first', { tag: '@any-width' }, async ({
  page,
}) => {
  await chooseInHouse(page, 'Gents Tailor');
  await submit(page);
  await expect(page.getByText('Choose the dress type.')).toBeVisible();
  await expect(page.getByText('Choose the fabric.')).toBeVisible();
  await expect(page.getByText('Choose how you pay.')).toBeVisible();
  await expect(page.getByText('Add a picture of the design you want.')).toBeVisible();
  await expect(page.getByLabel('Dress type')).toBeFocused();
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await expect(page.getByText('Add a picture of the design you want.')).toHaveCount(0);
  await expectAccessiblePage(page);
});

test('leaving before the pictures are sent cancels the order', { tag: '@any-width' }, async ({
  page,
  context,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  // Recording a trace fetches the URLs of previews.
  expectConsole(page, /Connecting to 'blob:/);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  const network = await context.newCDPSession(page);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = sharp({ create: { width: 900, height: 700, channels: 3, background: 'white', noise } });
  await page
    .getByLabel('Demo image of the design')
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: await large.png().toBuffer() });
  await network.send('Network.emulateNetworkConditions', slow);
  await submit(page);
  await expect(page.getByText(/^Uploading: [1-9]/)).toBeVisible();
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/create/'));
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await cancelled;
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  const told = page.getByRole('alert').filter({ hasText: 'Your order was not sent.' });
  await told.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
});

test('a large photo is downscaled, and its upload can be cancelled and retried', {
  tag: '@any-width',
}, async ({ page, context, register, signIn, measure }) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  // Recording a trace fetches the URLs of previews.
  expectConsole(page, /Connecting to 'blob:/);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'white', noise } });
  const buffer = await photo.jpeg().toBuffer();
  await page
    .getByLabel('Demo image of the design')
    .setInputFiles({ name: 'photo.jpeg', mimeType: 'image/jpeg', buffer });
  const preview = page.getByAltText('Preview of photo.jpg');
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([2000, 1000]);
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await submit(page);
  await expect(page.getByText(/^Uploading: [1-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Submit Order' })).toBeFocused();
  await expect(page.getByLabel('Description')).toBeEnabled();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(1);
});

test('leaving later reports that the order was placed, without a redirect', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/single-order/create/', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await submit(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  answer();
  const told = page.getByRole('alert').filter({ hasText: /Your order NP-\S+ was placed/ });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await told.getByRole('link', { name: 'See and confirm it' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
  await page.goto('/book-tailor?step=order');
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
});

test('Back returns to the previous step and the URL follows; a reload keeps the step', {
  tag: '@any-width',
}, async ({ page }) => {
  await choosePartner(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Select a Partner Tailor' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Select a Partner Tailor' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/step=source/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Select a Partner Tailor' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the tailor list filters by area, has pages, and handles no results and errors', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /Partner Tailor/ }).click();
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Select / }) }),
  ).toHaveCount(10);
  await expectAccessiblePage(page);
  await page.getByLabel('Search by area').fill('no such place');
  await expect(page.getByText('No tailors found matching your criteria.')).toBeVisible();
  await page.getByLabel('Search by area').fill('');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expectConsole(page, /500/);
  await page.route('**/tailor_module/tailors/?*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'The shop is closed.', code: 'server.failed' } }),
  );
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByText('Error: The shop is closed.')).toBeVisible();
});

/** The partner tailors of the demo, of whom ten stand on a page. */
async function openTailors(page: Page, search = '') {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /Partner Tailor/ }).click();
  await expect(tailorsShown(page)).toHaveCount(10);
  if (search) await page.goto(`/book-tailor?step=tailor&${search}`);
}

function tailorsShown(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Select/ }) });
}

test('typing an area filters the loaded page at once and offers what other pages hold (tailors-4)', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const read = async (query: string) => (await request.get(`${SHOP}/tailor_module/tailors/?${query}`)).json();
  const { results }: { results: { tailor_area: string }[] } = await read('page=2');
  const cities = results.map(({ tailor_area }) => tailor_area.split(', ').at(-1));
  // Other journeys add tailors in Lahore.
  const city = String(cities.find((name) => name !== 'Lahore'));
  const { count } = await read(`area=${city}`);
  await openTailors(page);
  const area = page.getByLabel('Search by area');
  await area.pressSequentially(city.toLowerCase());
  const here = await tailorsShown(page).count();
  expect(here).toBeLessThan(10);
  const offer = page.getByRole('button', { name: `${count - here} more in ${city}` });
  await expect(offer).toBeVisible();
  await expectAccessiblePage(page);
  await offer.press('Enter');
  await expect(page).toHaveURL(new RegExp(`area=${city}`, 'i'));
  await expect(tailorsShown(page)).toHaveCount(Math.min(10, count));
  await expect(offer).toHaveCount(0);
  await expectFocusKept(page);
  await page.reload();
  await expect(area).toHaveValue(city.toLowerCase());
  await expect(tailorsShown(page)).toHaveCount(Math.min(10, count));
  await area.fill('');
  await expect(page).not.toHaveURL(/area=/);
  await expect(tailorsShown(page)).toHaveCount(10);
});

test('a chosen garment shows its price and time, and leaves out who does not stitch it', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const answer = await request.get(`${SHOP}/tailor_module/tailors/?dress_type=Sherwani`);
  const { results, count } = await answer.json();
  const [first] = results;
  await openTailors(page);
  await page.getByLabel('Which garment?').selectOption('Sherwani');
  await expect(page).toHaveURL(/dress=Sherwani/);
  await expect(tailorsShown(page)).toHaveCount(Math.min(10, count));
  const card = tailorsShown(page).first();
  await expect(card).toContainText(`Rs ${first.rate_per_design.Sherwani.toLocaleString('en')}`);
  await expect(card).toContainText(`Ready in ${first.lead_time_days} business days`);
  await expectAccessiblePage(page);
  await card.getByRole('button', { name: `Select ${first.user_username}` }).click();
  await expect(page.getByLabel('Dress type')).toHaveValue('Sherwani');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: `Selected ${first.user_username}` })).toHaveText('Selected');
});

test('a page past the end of the tailors offers page 1', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /404/);
  await openTailors(page, 'page=40');
  await expect(page.getByText('There is no page 40.')).toBeVisible();
  await page.getByRole('button', { name: 'Show page 1' }).press('Enter');
  await expect(tailorsShown(page)).toHaveCount(10);
  await expect(page).toHaveURL(/page=1/);
  await expectFocusKept(page);
});

test('two tabs keep a draft each, and sending one leaves the other (orders-2)', {
  tag: '@any-width',
}, async ({ page, context, register, signIn, measure }) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/book-tailor?step=order');
  await expect(other.getByAltText('Preview of design.png')).toBeVisible();
  await other.getByLabel('Description').fill('Round collar');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await submit(page);
  await expect(page).toHaveURL(/\/checkout/);
  await other.reload();
  await expect(other.getByLabel('Description')).toHaveValue('Round collar');
  await expect(other.getByAltText('Preview of design.png')).toBeVisible();
});
