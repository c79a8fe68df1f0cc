import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PORT } from './address.ts';
import { fillShipping, guestEmail, placeButton, trackingNumber } from './checkout.ts';
import { openWithCart, someGoods } from './goods.ts';
import { linkTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

test('a guest confirms a cash order by the mailed link, which requires a click', {
  tag: '@any-width',
}, async ({ page, request }) => {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  const email = guestEmail();
  await openWithCart(page, [good.line]);
  await page.goto('/cart_checkout');
  await fillShipping(page, { 'E-mail': email });
  await placeButton(page).click();
  const number = await trackingNumber(page);
  const step = page.getByRole('region', { name: 'One more step: confirm your order' });
  await expect(step).toContainText(`We e-mailed a link to ${email}.`);
  await expect(step).toContainText('Your items are reserved for 30 minutes');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const link = await linkTo(email, '/confirm-order');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your order');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await expectAccessiblePage(page);
  await page.goto(`/order_tracking?number=${number}`);
  await expect(page.getByRole('heading', { name: 'Waiting for your confirmation' })).toBeVisible();

  for (const _press of ['first', 'again']) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
    await expect(page.getByRole('status').filter({ hasText: number })).toBeFocused();
  }
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed', exact: true })).toBeVisible();
});

test('an incomplete link is reported without a button, and a failed confirmation can be retried', {
  tag: '@any-width',
}, async ({ page }) => {
  expectConsole(page, /400|ERR_FAILED/);
  const confirm = page.getByRole('button', { name: 'Confirm my order' });
  await page.goto(`/confirm-order?token=${'x'.repeat(43)}`);
  await page.route('**/confirm/', (route) => route.abort(), { times: 1 });
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('Network error occurred');
  await expect(confirm).toBeFocused();
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
  await expect(confirm).toHaveCount(0);
  await page.goto('/confirm-order');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});

test('a cart too large for a guest offers an account before the form', { tag: '@any-width' }, async ({
  page,
  request,
  register,
}) => {
  expectConsole(page, /400/);
  const [good] = await someGoods(request, 'culture');
  if (!good) throw new Error('Goods are missing.');
  const cart = [{ ...good.line, quantity: 21 }];
  const notice = page.getByText(
    'Without an account, an order can hold at most 20 pieces of 5 different items.',
  );
  await openWithCart(page, cart);
  await page.goto('/cart');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'CHECKOUT' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toHaveAccessibleDescription(
    /too large to order without an account/,
  );
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.goto('/cart_checkout');
  await expect(notice).toBeVisible();
  await expectAccessiblePage(page);
  const bill = page.getByRole('region', { name: 'Bill Details' });
  await expect(bill.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fcart_checkout',
  );
  await bill.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fcart_checkout');
  await openWithCart(page, cart, await register());
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Bill Details' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('with cards disabled the checkout offers cash only', { tag: '@any-width' }, async ({ openBrowser }) => {
  const port = String(PORT + 1000);
  const shop = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['test/e2e/serve.ts'], {
    stdio: 'ignore',
    env: { ...process.env, E2E_PORT: port, PAYMENTS: 'off' },
  });
  try {
    await expect
      .poll(
        () =>
          fetch(`${shop}/readyz`)
            .then(({ ok }) => ok)
            .catch(() => false),
        { timeout: 120_000 },
      )
      .toBe(true);
    const { results } = await (await fetch(`${shop}/api/products/culture/`)).json();
    const { id, name, price, image, category } = results[0];
    const line = { id, name, price, image, category, quantity: 1, type: 'culture' };
    const page = await openBrowser({
      cookies: [],
      origins: [
        {
          origin: shop,
          localStorage: [
            { name: 'userLocationType', value: 'local' },
            { name: 'cart', value: JSON.stringify([line]) },
          ],
        },
      ],
    });
    // A card payment chosen before cards were disabled.
    await page.addInitScript(() => {
      sessionStorage.setItem('draft.cart-checkout', JSON.stringify({ paymentMethod: 'creditCard' }));
    });
    await page.goto(`${shop}/cart_checkout`);
    const methods = page.getByRole('group', { name: 'Payment method' });
    await expect(methods.getByRole('radio')).toHaveCount(1);
    await expect(methods.getByLabel('Cash on delivery')).toBeChecked();
    await expect(page.getByText('Credit card')).toHaveCount(0);
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    // Pictures that are still on their way would fail without the server.
    await page.waitForLoadState('networkidle');
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
