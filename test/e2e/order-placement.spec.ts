import type { Page } from '@playwright/test';
import { addDays, dayInKarachi, nearestBusinessDay } from '../../contract/dates.ts';
import { usualDaysOff } from '../../contract/holidays.ts';
import { inDatabase } from './database.ts';
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

const SINGLE = '**/single-order/create/';
const nextMonth = addDays(dayInKarachi(), 30);

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Order' }).click();

async function expectStep(page: Page, place: string, title: string) {
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(page.getByText(place, { exact: true })).toBeVisible();
}

async function choose(page: Page, label: string | RegExp) {
  await page.getByRole('radio', { name: label, exact: true }).check();
  await next(page);
}

/** Walks to the sixth step. */
async function openPictures(page: Page, category: RegExp, inspiration: RegExp) {
  await page.goto('/order_placement');
  await choose(page, /Single order/);
  await choose(page, category);
  await choose(page, 'Male');
  await choose(page, inspiration);
}

async function fillDetails(page: Page) {
  await page.getByLabel('E-mail').first().fill('amna@mail.example');
  await page.getByLabel('Contact number').fill('0321 4567890');
  await page.getByLabel('Delivery date').fill(nextMonth);
  await page.getByLabel('Note').fill('Like the one of last year');
}

async function fillAddress(page: Page) {
  await page.getByLabel('Full name').fill('Amna Khan');
  await page.getByLabel('Phone', { exact: true }).fill('0300 1234567');
  await page.getByLabel('Address', { exact: true }).fill('School Road 4');
  await page.getByLabel('City').fill('Multan');
}

const payInCash = (page: Page) => page.getByLabel('Payment type').selectOption('COD');

/** Records the part names of each sent form, because Chromium does not report bodies with files. */
async function recordParts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentParts: [...body.keys()] });
      send.call(this, body);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sentParts: string[] }).sentParts);
}

async function ordersOf(page: Page, path: string) {
  const access = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.get(path, { headers: { authorization: `Bearer ${access}` } });
  return response.json();
}

const login = async (page: Page, customer: Awaited<ReturnType<Shop['register']>>) => {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('orders a dress by a garment that goes along with the cloth (orders-180)', async ({
  page,
  register,
  signIn,
}) => {
  const customer = await register();
  await signIn(page, customer);
  await openPictures(page, /Dress/, /No/);
  await choose(page, 'Kurta');
  await page.getByRole('radio', { name: /A garment that fits/ }).check();
  await next(page);
  await expect(page.getByText('Say what garment it is.')).toBeVisible();
  await page.getByLabel('What is it?').fill('Blue kurta');
  await page.getByLabel('Whom does it fit?').fill('Bilal');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await expectAccessiblePage(page);
  await page.reload();
  await expect(page.getByLabel('What is it?')).toHaveValue('Blue kurta');
  await next(page);
  await expectStep(page, 'Step 8 of 8', 'Contact details');
  await page.getByLabel('Use my saved phone number').check();
  await page.getByLabel('Delivery date').fill(nextMonth);
  await payInCash(page);
  await submit(page);
  await expect(page.getByText('Single order placed successfully!')).toBeVisible();
  const { results } = await ordersOf(page, '/tailor_module/single-orders/all/');
  expect(results[0]).toMatchObject({ measurement_source: 'SAMPLE' });
});

test('asks somebody for the measures, of posted cloth for an occasion, and offers the link (orders-210)', async ({
  page,
  register,
  signIn,
}) => {
  await signIn(page, await register());
  await openPictures(page, /Dress/, /No/);
  await choose(page, 'Kurta');
  await page.getByRole('radio', { name: 'Ask somebody for their measures' }).check();
  await next(page);
  await expect(page.getByText('Enter the name of the person you ask.')).toBeVisible();
  await page.getByLabel('Whose measures').fill('Bilal');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await expectAccessiblePage(page);
  await page.reload();
  await expect(page.getByLabel('Whose measures')).toHaveValue('Bilal');
  await next(page);
  await expectStep(page, 'Step 8 of 8', 'Contact details');
  await page.getByLabel('Use my saved phone number').check();
  await page.getByLabel('Delivery date').fill(nextMonth);
  await page.getByLabel('Occasion').selectOption('EID');
  await payInCash(page);
  await page.getByRole('checkbox', { name: 'I post my cloth to the tailor' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'I post my cloth to the tailor' })).toBeChecked();
  await page.getByLabel('How much cloth do I need?').selectOption('Kurta');
  await expect(page.getByText(/^You need about/)).toBeVisible();
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page.getByText('Single order placed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Send this link to Bilal now.')).toBeVisible();
  await expect(page.getByLabel('Private link')).toHaveValue(/measures-for\?token=/);
  await expectAccessiblePage(page);
  const { results } = await ordersOf(page, '/tailor_module/single-orders/all/');
  const order = await ordersOf(page, `/tailor_module/single-order/${results[0].id}/`);
  expect(order).toMatchObject({ occasion: 'EID', needed_by: nextMonth, measurement_from: { name: 'Bilal' } });
  expect(order.garments[0].cloth_source).toBe('POSTED');
});

test('orders a dress by a sample design, in eight steps of which the third is skipped', async ({
  page,
  register,
  measure,
}) => {
  const sentParts = await recordParts(page);
  const customer = await register();
  await measure(customer, 'Amna', { top_length: null });
  await page.goto('/order_placement');
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await next(page);
  await expect(page.getByText('Choose one of the options.')).toBeVisible();
  await expectFocusKept(page);
  await choose(page, /Single order/);
  await expectStep(page, 'Step 2 of 8', 'What should we make?');
  await choose(page, /Dress/);
  await expectStep(page, 'Step 4 of 8', 'Who is it for?');
  await previous(page);
  await expectStep(page, 'Step 2 of 8', 'What should we make?');
  await next(page);
  await choose(page, 'Female');
  await expectStep(page, 'Step 5 of 8', 'Do you have a design inspiration?');
  await choose(page, /No/);
  await expectStep(page, 'Step 6 of 8', 'Choose one of our designs');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await next(page);
  await expect(page.getByText('Choose one of the designs.')).toBeVisible();
  await expectAccessiblePage(page);
  await choose(page, 'Anarkali');
  await expectStep(page, 'Step 7 of 8', 'Your measurements');
  await page.getByText('Get From Setting').click();
  await expect(page.getByText('Login required to get data from settings')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Get From Setting/ })).not.toBeChecked();
  await page.goto('/login?next=%2Forder_placement%3Fstep%3Dmeasurement');
  await login(page, customer);
  await expect(page.getByRole('heading', { name: 'Your measurements' })).toBeVisible();
  await page.getByRole('radio', { name: /Get From Setting/ }).check();
  await expect(page.getByText('We take the measurements of Amna.')).toBeVisible();
  // Asked for because the record has none (measurements-22).
  await page.getByRole('radio', { name: 'My own length' }).check();
  await next(page);
  await expect(page.getByText('Enter a number.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'My own length' })).toBeChecked();
  await page.getByRole('radio', { name: 'The tailor decides' }).check();
  await next(page);
  await expectStep(page, 'Step 8 of 8', 'Contact details');
  await expect(page.getByLabel('E-mail').first()).toHaveValue(customer.email);
  await page.getByLabel('Use my saved phone number').check();
  await expect(page.getByLabel('Contact number')).toHaveCount(0);
  await page.getByLabel('Delivery date').fill(nextMonth);
  await payInCash(page);
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page.getByText('Single order placed successfully!')).toBeVisible();
  expect(await sentParts()).toEqual([
    'item_type',
    'gender',
    'additional_notes',
    'expected_delivery_date',
    'contact_number',
    'is_contact_same_as_register',
    'email',
    'pickup',
    'delivery',
    'payment_type',
    'country',
    'measurement_option',
    'length_choice',
    'design_inspiration',
  ]);
  await expectFocusKept(page);
  await expectAccessiblePage(page);
  const { results } = await ordersOf(page, '/tailor_module/single-orders/all/');
  expect(results).toMatchObject([{ item_type: 'dress', measurement_label: 'Amna', status: 'PLACED' }]);
  const order = await ordersOf(page, `/tailor_module/single-order/${results[0].id}/`);
  expect(order).toMatchObject({ gender: 'female', price: null });
  // The chosen drawing was sent as the design.
  const design = await page.request.get(results[0].dress_design);
  expect((await design.body()).length).toBeGreaterThan(5000);
  const another = page.getByRole('link', { name: 'Add another garment' });
  await expect(another).toHaveAttribute('href', `/garment?order=${results[0].id}`);
  await page.getByRole('button', { name: 'Place Another Order' }).click();
  await expect(page.getByRole('radio', { name: /Single order/ })).not.toBeChecked();
});

test('orders shoes with an own picture, signs in on the way, and keeps it all', {
  tag: '@any-width',
}, async ({ page, register }) => {
  const sentParts = await recordParts(page);
  const customer = await register();
  await openPictures(page, /Shoes/, /Yes/);
  await expectStep(page, 'Step 6 of 8', 'Upload your design');
  await page.getByLabel('Design inspiration').setInputFiles(DESIGN);
  await next(page);
  await expectStep(page, 'Step 7 of 8', 'Your shoe number');
  await page.getByLabel('Shoe number').fill('0');
  await next(page);
  await expect(page.getByLabel('Shoe number')).toHaveAccessibleDescription(/from 1 to 60/);
  await page.getByLabel('Shoe number').fill('42');
  await next(page);
  await expect(page.getByLabel('Use my saved phone number')).toHaveCount(0);
  await submit(page);
  await expect(page.getByLabel('E-mail').first()).toBeFocused();
  await expect(page.getByLabel('Delivery date')).toHaveAccessibleDescription(/This field is required\./);
  await fillDetails(page);
  // Shoes need no cloth.
  await expect(page.getByText(/^Pickup/)).toHaveCount(0);
  await page.getByText('By the shop').click();
  await fillAddress(page);
  await payInCash(page);
  await page.getByLabel('Delivery date').fill(addDays(dayInKarachi(), -1));
  await submit(page);
  await expect(page.getByLabel('Delivery date')).toHaveAccessibleDescription(/Choose today or a later day\./);
  await page.getByLabel('Delivery date').fill(nextMonth);
  await submit(page);
  const alert = page.getByRole('dialog', { name: 'Login Alert' });
  await expect(alert).toContainText('For Order Login Require');
  await alert.getByRole('link', { name: 'Login' }).click();
  await login(page, customer);
  await expect(page.getByLabel('Note')).toHaveValue('Like the one of last year');
  await submit(page);
  await expect(page.getByText('Single order placed successfully!')).toBeVisible();
  expect(await sentParts()).toEqual([
    'item_type',
    'gender',
    'additional_notes',
    'expected_delivery_date',
    'contact_number',
    'is_contact_same_as_register',
    'email',
    'pickup',
    'delivery',
    'payment_type',
    'country',
    'delivery_address',
    'shoe_size',
    'design_inspiration',
  ]);
  const { results } = await ordersOf(page, '/tailor_module/single-orders/all/');
  expect(results).toMatchObject([{ item_type: 'shoes', shoe_size: 42, contact_number: '+923214567890' }]);
  const order = await ordersOf(page, `/tailor_module/single-order/${results[0].id}/`);
  expect(order).toMatchObject({ delivery: 'BY_SHOP', delivery_address: { city: 'Multan' } });
});

test('orders for a business in three steps', { tag: '@both-widths' }, async ({ page, register, signIn }) => {
  const sentParts = await recordParts(page);
  await signIn(page, await register());
  await page.goto('/order_placement');
  await choose(page, /Bulk order/);
  await expectStep(page, 'Step 3 of 3', 'Bulk order');
  await submit(page);
  await expect(page.getByLabel('Item type')).toBeFocused();
  await expect(page.getByLabel('Business type')).toHaveAccessibleDescription(/Choose the kind of business\./);
  await page.getByLabel('Item type').fill('Khussa');
  await page.getByLabel('Quantity').fill('12');
  await page.getByLabel('Business type').selectOption('Start_up');
  await fillDetails(page);
  await fillAddress(page);
  await page.getByLabel('Design', { exact: false }).last().setInputFiles(DESIGN);
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page.getByText('Bulk order placed successfully!')).toBeVisible();
  expect(await sentParts()).toEqual([
    'item_type',
    'number_of_pieces',
    'additional_notes',
    'expected_delivery_date',
    'contact_number',
    'is_contact_same_as_register',
    'business_type',
    'delivery_address',
    'Email',
    'design_inspiration',
  ]);
  const { data } = await ordersOf(page, '/user_module/bulk-order/sepcific-user/list/');
  expect(data).toMatchObject([
    {
      item_type: 'Khussa',
      number_of_pieces: 12,
      business_type: 'Start_up',
      contact_email: 'amna@mail.example',
    },
  ]);
});

test('a network that breaks while the order is sent loses nothing and orders once', {
  tag: '@any-width',
}, async ({ page, context, register, signIn }) => {
  await signIn(page, await register());
  await openPictures(page, /Shoes/, /Yes/);
  await page.getByLabel('Design inspiration').setInputFiles(DESIGN);
  await next(page);
  await page.getByLabel('Shoe number').fill('42');
  await next(page);
  await fillDetails(page);
  await payInCash(page);
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(true);
  await submit(page);
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Failed to place single order. Please try again.' });
  await expect(failure).toContainText('Network error occurred');
  await expectFocusKept(page);
  await context.setOffline(false);

  // The order is saved, its response lost.
  await page.route(
    SINGLE,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Note')).toHaveValue('Like the one of last year');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SINGLE, async (route) => {
    await held;
    await route.continue();
  });
  await submit(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (const control of await page.locator('main form :is(input, select, textarea)').all()) {
    await expect(control).toBeDisabled();
  }
  release();
  await expect(page.getByText('Single order placed successfully!')).toBeVisible();
  expect((await ordersOf(page, '/tailor_module/single-orders/all/')).count).toBe(1);
});

test('without saved measurements Get From Setting leads to the profile', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  const sentParts = await recordParts(page);
  await signIn(page, await register());
  await openPictures(page, /Dress/, /No/);
  await choose(page, 'Kurta');
  await page.waitForLoadState('networkidle');
  await page.getByText('Get From Setting').click();
  const alert = page.getByRole('dialog', { name: 'Measurement' });
  await expect(alert).toContainText('No Meaurement added');
  await expect(alert.getByRole('link', { name: 'Go to profile' })).toHaveAttribute(
    'href',
    '/profile?tab=measurements&next=%2Forder_placement%3Fstep%3Dmeasurement',
  );
  await page.keyboard.press('Escape');
  await page.getByText('Upload', { exact: true }).click();
  await next(page);
  await expect(page.getByLabel('Measurement image')).toHaveAccessibleDescription(
    /Add the picture of your measurements\./,
  );
  await page.getByLabel('Measurement image').setInputFiles(DESIGN);
  await next(page);
  await fillDetails(page);
  await payInCash(page);
  await submit(page);
  await expect(page.getByText('Single order placed successfully!')).toBeVisible();
  expect(await sentParts()).toContain('measurement_picture');
});

test('an order of the wizard is priced by support and confirmed at /checkout', { tag: '@any-width' }, async ({
  page,
  request,
  register,
  signIn,
}) => {
  const [customer, helper] = [await register(), await register()];
  await inDatabase("update users set user_type = 'support' where username = $1", [helper.username]);
  const { email, password } = helper;
  const support = await (await request.post('/auth/login/', { data: { email, password } })).json();
  const placed = await request.post('/tailor_module/single-order/create/', {
    headers: bearer(customer),
    multipart: {
      item_type: 'shoes',
      gender: 'male',
      additional_notes: 'Gold thread',
      contact_number: '0321 4567890',
      email: customer.email,
      expected_delivery_date: nextMonth,
      is_contact_same_as_register: 'false',
      shoe_size: '42',
    },
  });
  const { id } = await placed.json();
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await expect(page.getByText(/This order has no price yet\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
  await expectAccessiblePage(page);
  const priced = await request.post(`/api/orders/${id}/steps/`, {
    headers: { authorization: `Bearer ${support.access}` },
    data: {
      action: 'price',
      stitching: 4200,
      expected_delivery_date: nearestBusinessDay(addDays(nextMonth, 3), usualDaysOff(nextMonth)),
    },
  });
  expect(priced.status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Rs 4,200').first()).toBeVisible();
  await expect(page.getByText('Shoes, number 42')).toBeVisible();
  // The specified call sets no delivery.
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Say where it goes' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit order NP-/ });
  await payInCash(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
});

test('another customer on the same device does not see the draft', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  await signIn(page, await register());
  await openPictures(page, /Shoes/, /Yes/);
  await page.getByLabel('Design inspiration').setInputFiles(DESIGN);
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
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
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await openPictures(page, /Shoes/, /Yes/);
  await expect(page.getByLabel('Design inspiration')).toBeVisible();
  await expect(page.getByAltText('Preview of design.png')).toHaveCount(0);
});
