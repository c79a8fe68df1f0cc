import { SHOP } from './address.ts';
import {
  CHALLENGED_CARD,
  DECLINED_CARD,
  field,
  fillCard,
  fillShipping,
  guestEmail,
  guestPhone,
  PLACE,
  placeButton,
  TEST_CARD,
  trackingNumber,
} from './checkout.ts';
import { openWithCart, rupees, someGoods, storedCart } from './goods.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  test,
} from './shop.ts';

test('a guest completes the form, pays cash, and the cart is empty in every tab', async ({
  page,
  request,
}) => {
  const [first, second] = await someGoods(request, 'brand', 2);
  if (!first || !second) throw new Error('Goods are missing.');
  await openWithCart(page, [{ ...first.line, quantity: 2 }, second.line]);
  const other = await page.context().newPage();
  await other.goto('/cart');
  await expect(other.getByRole('heading', { name: first.line.name })).toBeVisible();

  await page.bringToFront();
  await page.goto('/cart_checkout');
  const total = rupees(2 * first.line.price + second.line.price);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(second.line.name);
  await expect(page.getByRole('region', { name: 'Bill Details' })).toContainText(total);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await placeButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all shipping details.');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByText('Enter the postal code, for example 54000.')).toBeVisible();
  await expectAccessiblePage(page);
  await fillShipping(page);
  await placeButton(page).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('Phone').fill(guestPhone());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(other.getByText('Your cart is empty.')).toHaveCount(0);

  await placeButton(page).click();
  const number = await trackingNumber(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'One more step: confirm your order' })).toContainText(
    /We will call you on \+92300\d{7}\..* reserved for 30 minutes/,
  );
  await expect(page.getByText('Cash on delivery')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bill Details' })).toContainText(total);
  await expect(other.getByText('Your cart is empty.')).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await page.reload();
  expect(await trackingNumber(page)).toBe(number);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Continue Shopping')).toBeHidden();
  await expect(page.getByText(first.line.name)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL(`/order_tracking?number=${number}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/cart_checkout');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('There is nothing to check out at the moment.')).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('the default address of the address book is filled in', { tag: '@any-width' }, async ({
  page,
  request,
  register,
}) => {
  const customer = await register();
  const home = { full_name: 'Ayesha Khan', address: 'House 12', city: 'Lahore', postal_code: '54660' };
  for (const form of [home, { ...home, city: 'Karachi', postal_code: '74000', is_default: true }]) {
    const data = { ...form, phone: '0301 7654321' };
    const saved = await request.post(`${SHOP}/user_module/addresses/`, { headers: bearer(customer), data });
    expect(saved.status()).toBe(201);
  }
  const [good] = await someGoods(request, 'culture');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], customer);
  await page.goto('/cart_checkout');
  await expect(field(page, 'Full name')).toHaveValue('Ayesha Khan');
  await expect(field(page, 'City')).toHaveValue('Karachi');
  await expect(field(page, 'Postal code')).toHaveValue('74000');
  await expect(page.getByLabel('Phone')).toHaveValue('+923017654321');
  const book = page.getByLabel('Send it to');
  await expect(page.getByLabel('Keep this address')).toHaveCount(0);
  await book.selectOption({ label: 'Ayesha Khan, House 12, Lahore 54660' });
  await expect(field(page, 'City')).toHaveValue('Lahore');
  await book.selectOption('Another address');
  await expect(field(page, 'City')).toHaveValue('');
  // A delivery from Pakistan to another country, saved in the address book.
  await fillShipping(page, { City: 'Leeds', 'Postal code': 'LS1 4DY' });
  await page.getByLabel('Country').selectOption('United Kingdom');
  await expect(page.getByLabel('International courier')).toBeChecked();
  await page.getByLabel('Keep this address').check();
  await expectAccessiblePage(page);
  await fillCard(page, TEST_CARD);
  await placeButton(page).click();
  await trackingNumber(page);
  await expect(page).toHaveTitle(/^Order placed/);
  await expect(async () => {
    const kept = await request.get(`${SHOP}/user_module/addresses/`, { headers: bearer(customer) });
    expect(await kept.json()).toContainEqual(expect.objectContaining({ city: 'Leeds', country: 'GB' }));
  }).toPass();
});

test('a customer pays by card; a declined card changes nothing', { tag: '@any-width' }, async ({
  page,
  request,
  register,
}) => {
  expectConsole(page, /402/);
  const customer = await register();
  const profile = await request.put(`${SHOP}/auth/profile/`, {
    headers: bearer(customer),
    multipart: { first_name: 'Ayesha', last_name: 'Malik', address: 'House 7, Street 3' },
  });
  expect(profile.status()).toBe(200);
  const [good] = await someGoods(request, 'culture');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], customer);
  await page.goto('/cart_checkout');
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await expect(page.getByLabel('Phone')).toHaveValue('+923001234567');
  await expect(field(page, 'Full name')).toHaveValue('Ayesha Malik');
  await expect(field(page, 'Address')).toHaveValue('House 7, Street 3');
  await field(page, 'Address').fill('House 8');
  await page.reload();
  await expect(field(page, 'Address'), 'a draft is not overwritten').toHaveValue('House 8');
  await fillShipping(page);
  await page.getByLabel('Credit card').check();
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all payment details.');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expectAccessiblePage(page);

  const number = page.getByLabel('Card number');
  await number.pressSequentially('4242424242424241');
  await expect(number).toHaveValue('4242 4242 4242 4241');
  await expect(page.getByText('This card number is not valid. Please check it.')).toBeVisible();
  await expect(number).toHaveAttribute('inputmode', 'numeric');
  await expect(number).toHaveAttribute('autocomplete', 'cc-number');
  await page.getByLabel('Expiry (MM/YY)').pressSequentially('120');
  await expect(page.getByLabel('Expiry (MM/YY)')).toHaveValue('12/0');
  await page.getByText('Test payments only').click();
  await page.getByRole('button', { name: `Use test card ${TEST_CARD}` }).click();
  await expect(number).toHaveValue(TEST_CARD);
  await expectAccessiblePage(page);

  await fillCard(page, DECLINED_CARD.replaceAll(' ', ''));
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await expect(page.getByLabel('City')).toHaveValue('Lahore');
  await expect(number).toHaveValue(DECLINED_CARD);
  expect(await storedCart(page)).toEqual([good.line]);
  await expectAccessiblePage(page);

  await fillCard(page, CHALLENGED_CARD);
  await placeButton(page).click();
  const challenge = page.getByRole('dialog', { name: 'Approve this payment?' });
  await expect(challenge).toBeVisible();
  await expectAccessiblePage(page);
  await challenge.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await expect(number).toBeFocused();
  expect(await storedCart(page)).toEqual([good.line]);

  await placeButton(page).click();
  await challenge.getByRole('button', { name: 'Approve' }).click();
  const tracking = await trackingNumber(page);
  await expect(page.getByText(/Visa ending in 3184 · Paid/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/cart_checkout');
  await expect(page, 'the order is not shown once more').toHaveURL('/cart');

  await page.goto('/orders');
  await expect(page.getByRole('link', { name: 'Tailor Orders' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Brand Orders' }).click();
  await expect(page).toHaveURL('/orders?tab=brand');
  await expect(page.getByRole('link', { name: 'Brand Orders' })).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Items',
    'Total',
    'Bill Status',
    'Status',
    'Tracking Id',
    'Created At',
    'Action',
  ]);
  const row = page.getByRole('row').filter({ hasText: tracking });
  for (const text of [good.line.name, rupees(good.line.price), /Paid|Unpaid/, 'Placed']) {
    await expect(row).toContainText(text);
  }
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await row.getByRole('link', { name: /^View order/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('House 12, Street 5, Gulberg III');
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByText('Gulberg III')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await dialog.getByRole('button', { name: /^Cancel what/ }).click();
  await expect(dialog.getByLabel('Why do you cancel it?')).toBeFocused();
  await expect(dialog).toContainText('The money goes back to your card.');
  await expectAccessiblePage(page);
  await dialog.getByLabel('Why do you cancel it?').fill('Bought twice');
  expectConsole(page, /ERR_FAILED/);
  await page.route('**/cancel/', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeInViewport();
  await expect(dialog.getByLabel('Why do you cancel it?')).toHaveValue('Bought twice');
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(dialog.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Cancel what/ })).toHaveCount(0);
  await expectFocusKept(page);
});

test('Brand Orders handles loading, an empty list and errors', { tag: '@both-widths' }, async ({
  page,
  register,
  signIn,
}) => {
  expectConsole(page, /500/);
  await signIn(page, await register());
  const sentence = 'Something went wrong on our side. Please try again.';
  await page.route('**/api/shop/orders/*', (route) =>
    route.fulfill({ status: 500, json: { detail: sentence, code: 'server.failed' } }),
  );
  await page.goto('/orders?tab=brand');
  await expect(page.getByText(`Error: ${sentence}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Brand Orders' })).toHaveAttribute('aria-current', 'page');
  await expectAccessiblePage(page);
  await page.unroute('**/api/shop/orders/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expectAccessiblePage(page);
});

test('a failed order can be retried, and fields are disabled while it is placed', {
  tag: '@any-width',
}, async ({ page, request }) => {
  expectConsole(page, /ERR_FAILED/);
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isCut = true;
  await page.route(PLACE, async (route) => {
    if (isCut) return route.abort();
    await held;
    await route.continue();
  });
  await openWithCart(page, [good.line]);
  await page.goto('/cart_checkout');
  await fillShipping(page, { 'E-mail': guestEmail() });
  await placeButton(page).click();
  const failure = page.getByRole('region', { name: 'Bill Details' }).getByRole('alert');
  await expect(failure).toContainText('Network error occurred');
  await expect(failure.locator('xpath=..')).toBeFocused();
  await expectAccessiblePage(page);
  isCut = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Placing Order…' })).toBeDisabled();
  await expect(page.getByLabel('City')).toBeDisabled();
  await expectFocusKept(page);
  await expectAccessiblePage(page);
  release();
  await trackingNumber(page);
});

test('a changed cart is shown again before it is charged', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  expectConsole(page, /409/);
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line]);
  await page.goto('/cart_checkout');
  await fillShipping(page, { 'E-mail': guestEmail() });
  await expect(page.getByRole('region', { name: 'Bill Details' })).toContainText(rupees(good.line.price));
  await page.route('**/api/shop/cart/check/', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.items[0].price += 200;
    await route.fulfill({ response, json });
  });
  await page.route(PLACE, (route) =>
    route.fulfill({
      status: 409,
      json: { detail: 'Something in your cart has changed.', code: 'shop.cart_changed' },
    }),
  );
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Something in your cart has changed.');
  await expectFocusKept(page);
  const accept = page.getByRole('button', {
    name: `Accept ${rupees(good.line.price + 200)}: ${good.line.name}`,
  });
  await expect(accept).toBeVisible();
  expect((await storedCart(page))[0]?.price).toBe(good.line.price);
  await expectAccessiblePage(page);
  await accept.click();
  expect((await storedCart(page))[0]?.price).toBe(good.line.price + 200);
});

test('delivery follows the country that an international visitor chooses (shop-7)', {
  tag: '@any-width',
}, async ({ page, request }) => {
  const [good] = await someGoods(request, 'culture');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], undefined, 'international');
  await page.goto('/cart_checkout');
  await expect(page.getByLabel('International courier')).toBeChecked();
  await expect(page.getByLabel('Standard delivery')).toHaveCount(0);
  await fillShipping(page, { City: 'Leeds', 'Postal code': 'LS1 4DY', 'E-mail': guestEmail() });
  await placeButton(page).click();
  await expect(page.getByLabel('Country')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all shipping details.');
  await page.getByLabel('Country').selectOption('Pakistan');
  await expect(page.getByLabel('Standard delivery')).toBeChecked();
  await expect(page.getByLabel('Express delivery')).toBeVisible();
  await expect(page.getByLabel('International courier')).toHaveCount(0);
  await page.getByLabel('Country').selectOption('United Kingdom');
  await expect(page.getByLabel('International courier')).toBeChecked();
  await expect(page.getByLabel('Standard delivery')).toHaveCount(0);
  await expect(page.getByLabel('Cash on delivery')).toHaveCount(0);
  await expect(page.getByText('Orders sent abroad are paid in advance')).toBeVisible();
  await expectAccessiblePage(page);
  await fillCard(page, TEST_CARD);
  await placeButton(page).click();
  await trackingNumber(page);
  await expect(page.getByText(/Leeds LS1 4DY, United Kingdom/)).toBeVisible();
  await expect(page.getByText('International courier')).toBeVisible();
});
