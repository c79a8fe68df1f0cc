import type { Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { guestEmail } from './checkout.ts';
import { inDatabase } from './database.ts';
import { someGoods } from './goods.ts';
import { linkTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

const stages = (page: Page) =>
  page
    .getByRole('list', { name: 'Progress' })
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => heading.textContent));

const field = (page: Page) => page.getByLabel('Enter a tracking number');
const track = (page: Page) => page.getByRole('button', { name: 'Track', exact: true }).click();

test("anyone with the number sees the order's stages, but not its customer", { tag: '@both-widths' }, async ({
  page,
  regular,
}) => {
  const { tracking_id, customer_email } = regular.placed;
  await page.goto('/order_tracking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your order');
  await expect(page.getByRole('heading', { name: 'How an order progresses' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await field(page).fill(tracking_id.toLowerCase().replaceAll('-', ' '));
  await track(page);
  await expect(page).toHaveURL(/\/order_tracking\?number=/);
  const title = page.getByRole('heading', { name: 'Order placed', exact: true });
  await expect(title).toBeFocused();
  await expect(field(page)).toHaveValue(tracking_id);
  expect(await stages(page)).toEqual([
    'Order Placed: Now',
    'In Production: Still to come',
    'Quality Check: Still to come',
    'Shipped: Still to come',
    'Delivered: Still to come',
  ]);
  await expect(page.locator('[aria-current=step]')).toContainText('Order Placed');
  await expect(page.getByText('Estimated delivery')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(String(customer_email));
  await expect(page.locator('main')).not.toContainText(regular.username);
  await expect(page.getByText('This is your order.')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
});

test("a guest's cart order is tracked by name and number", { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const [good] = await someGoods(request, 'culture');
  if (!good) throw new Error('Nothing is for sale.');
  const { id, variant, price, name } = good.line;
  const email = guestEmail();
  const bought = await request.post(`${SHOP}/api/shop/orders/`, {
    data: {
      items: [{ id, variant, price, quantity: 2 }],
      full_name: 'Zubaida Guest',
      address: '9 Bazaar Lane',
      city: 'Multan',
      postal_code: '60000',
      email,
      payment_method: 'cashOnDelivery',
      total: 2 * price,
    },
  });
  expect(bought.status()).toBe(201);
  const address = `/order_tracking?number=${(await bought.json()).tracking_id}`;
  await page.goto(address);
  await expect(
    page.getByRole('heading', { name: 'Waiting for your confirmation', exact: true }),
  ).toBeVisible();
  expect((await stages(page))[0]).toBe('Order Placed: Still to come');
  await expectAccessiblePage(page);
  const [, token] = (await linkTo(email, '/confirm-order')).split('token=');
  const confirmed = await request.post(`${SHOP}/api/shop/orders/confirm/`, { data: { token } });
  expect(confirmed.status()).toBe(200);
  // Another spelling, because the first page is cached.
  await page.goto(address.replace('NP-', 'np-'));
  await expect(page.getByRole('heading', { name: 'Order placed', exact: true })).toBeVisible();
  expect(await stages(page)).toEqual([
    'Order Placed: Now',
    'Packed: Still to come',
    'Shipped: Still to come',
    'Delivered: Still to come',
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('2 pieces');
  for (const secret of ['Zubaida', 'Bazaar', 'Multan']) {
    await expect(page.locator('main')).not.toContainText(secret);
  }
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
});

test('the link of the invoice works without JavaScript', { tag: '@any-width' }, async ({
  browser,
  regular,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`/order_tracking?number=${regular.confirmed.tracking_id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  await field(page).fill('NP-ZZZZZZZZZZ');
  await track(page);
  await expect(page.getByText('We found no order with the number NP-ZZZZZZZZZZ.')).toBeVisible();
  await context.close();
});

test('an invalid number is explained and stays in the field', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /404/);
  const response = await page.goto('/order_tracking?number=NP-ZZZZZZZZZZ');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Compare it with your invoice, character by character.')).toBeVisible();
  await expect(field(page)).toHaveValue('NP-ZZZZZZZZZZ');
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', '/chat');
  await expectAccessiblePage(page);
  await field(page).fill('order 12');
  await track(page);
  await expect(page.getByText('This is not a tracking number')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('order 12');
  await field(page).fill('');
  await track(page);
  await expect(page.getByText('Enter the tracking number from your invoice')).toBeVisible();
});

test('a network error keeps the number, and the retry shows the order', { tag: '@any-width' }, async ({
  page,
  regular,
}) => {
  await page.goto('/order_tracking');
  expectConsole(page, /500/);
  await page.route('**/order-tracking/**', (route) =>
    route.fulfill({ status: 500, json: { detail: 'The shop is closed.', code: 'server.failed' } }),
  );
  await field(page).fill(regular.placed.tracking_id);
  await track(page);
  await expect(page.getByText('Error: The shop is closed.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.unroute('**/order-tracking/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed', exact: true })).toBeFocused();
});

test('a customer chooses a recent order and opens its details', { tag: '@both-widths' }, async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  await page.goto('/order_tracking');
  const recent = page.getByRole('region', { name: 'Your recent orders' });
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await recent.getByRole('link', { name: regular.confirmed.tracking_id }).click();
  await expect(page.getByRole('heading', { name: 'Order confirmed' })).toBeFocused();
  await expect(recent.locator('[aria-current]')).toContainText(regular.confirmed.tracking_id);
  await expect(page.getByText('This is your order.')).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByRole('link', { name: 'See all its details' }).click();
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
});

test('a customer without orders gets a link to place the first', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  await signIn(page, await register());
  await page.goto('/order_tracking');
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a tailor' })).toHaveAttribute('href', '/book-tailor');
  await expectAccessiblePage(page);
});

test('signing in leads back to the tracked order', { tag: '@any-width' }, async ({ page, regular }) => {
  const { tracking_id } = regular.placed;
  await page.goto(`/order_tracking?number=${tracking_id}`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(regular.email);
  await page.getByLabel('Password', { exact: true }).fill(regular.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${SHOP}/order_tracking?number=${tracking_id}`);
  await expect(page.getByText('This is your order.')).toBeVisible();
});

/** Records a step of a stitched order in the database. */
async function step(orderId: number, from: string, to: string, courier: (string | null)[] = [null, null]) {
  await inDatabase(
    `with moved as (update orders set status = $3 where id = $1 returning id)
     insert into order_events (order_id, from_status, to_status, courier, courier_number)
     select id, $2, $3, $4, $5 from moved`,
    [orderId, from, to, ...courier],
  );
}

test('an open page shows each step as it is taken, and leaves the focus where it is (tracking-5)', {
  tag: '@both-widths',
}, async ({ page, register, measure, order }) => {
  const customer = await register();
  await measure(customer);
  const { id, tracking_id } = await order(customer);
  await page.goto(`/order_tracking?number=${tracking_id}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await field(page).focus();
  await step(id, 'PLACED', 'IN_PRODUCTION');
  await expect(page.getByRole('heading', { name: 'In production', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Now: In production' })).toBeAttached();
  await step(id, 'QUALITY_CHECK', 'SHIPPED', ['TCS', '77142093551']);
  await expect(page.getByRole('region', { name: 'Courier' })).toContainText('TCS, number 77142093551');
  expect((await stages(page)).at(3)).toBe('Shipped: Now');
  await expect(field(page)).toBeFocused();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await step(id, 'SHIPPED', 'CANCELLED');
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
});

test('a failure keeps what is known and is told, and the next reading shows the steps (tracking-5)', {
  tag: '@any-width',
}, async ({ page, register, measure, order }) => {
  expectConsole(page, /500/);
  const customer = await register();
  await measure(customer);
  const { id, tracking_id } = await order(customer);
  await page.goto(`/order_tracking?number=${tracking_id}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await field(page).focus();
  const read = `**/order-tracking/${tracking_id}/`;
  await page.route(read, (route) =>
    route.fulfill({ status: 500, json: { detail: 'The shop is closed.', code: 'server.failed' } }),
  );
  await step(id, 'PLACED', 'IN_PRODUCTION');
  await expect(page.getByText('Error: The shop is closed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order placed', exact: true })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
  await page.unroute(read);
  await expect(page.getByRole('heading', { name: 'In production', exact: true })).toBeVisible();
  await expect(page.getByText('Error: The shop is closed.')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('a page that was hidden catches up when it is seen again', { tag: '@any-width' }, async ({
  page,
  register,
  measure,
  order,
}) => {
  const customer = await register();
  await measure(customer);
  const { id, tracking_id } = await order(customer);
  await page.goto(`/order_tracking?number=${tracking_id}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await step(id, 'PLACED', 'IN_PRODUCTION');
  await expect(page.getByRole('heading', { name: 'Order placed', exact: true })).toBeVisible();
  await show('visible');
  await expect(page.getByRole('heading', { name: 'In production', exact: true })).toBeVisible();
});
