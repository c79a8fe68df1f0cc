import sharp from 'sharp';
import { SHOP } from './address.ts';
import {
  bearer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectFocusKept,
  test,
} from './shop.ts';

import { chooseInHouse, choosePartner, fillForm, fillInHouseOrder, submit } from './stitched-order-form.ts';

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
  // What else was still loading fails as well.
  const failure = page
    .locator('[tabindex="-1"] > [role=alert]')
    .filter({ hasText: 'Network error occurred' });
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
