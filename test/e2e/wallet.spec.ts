import { SHOP } from './address.ts';
import { fillShipping, guestEmail, placeButton } from './checkout.ts';
import { cutNetworkAt } from './cut-network.ts';
import { signedInAs } from './demo-account.ts';
import { openWithCart, someGoods } from './goods.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

test('a wallet is paid with the browser closed on the way, and declined and tried again (payments-21)', {
  tag: '@both-widths',
}, async ({ page, request, openBrowser }) => {
  const [goods] = await someGoods(request, 'brand', 1);
  if (!goods) throw new Error('Goods are missing.');
  await openWithCart(page, [goods.line]);
  await page.goto('/cart_checkout');
  await fillShipping(page);
  await page.getByLabel('E-mail').fill(guestEmail());
  await page.getByRole('radio', { name: 'Test wallet' }).check();
  await expectAccessiblePage(page);
  await placeButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Test wallet' })).toBeVisible();
  await expect(page.getByText(/No money moves here/)).toBeVisible();
  await expectAccessiblePage(page);
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';

  // The browser is closed; another one opens the page of the payment.
  await page.close();
  const other = await openBrowser();
  await other.goto(`/payment?reference=${reference}`);
  await expect(other.getByRole('heading', { name: 'Your order waits for your payment' })).toBeVisible();
  await expectAccessiblePage(other);
  await expectDarkModeContrast(other);
  await other.getByRole('button', { name: 'Pay with Test wallet' }).click();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expect(other.getByText(/Nothing was charged/)).toBeVisible();
  await expectAccessiblePage(other);

  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Test wallet' })).toBeVisible();
  const second = new URL(other.url()).searchParams.get('reference') ?? '';
  expect(second).not.toBe(reference);
  // Paid there, and closed before coming back: a later look finds it.
  await request.post(`${SHOP}/api/payments/sandbox/wallet/${second}/`, { data: { approved: true } });
  await other.goto(`${SHOP}/api/payments/sandbox_wallet/return/?reference=${second}`);
  await expect(other.getByRole('heading', { name: 'Paid. Your order is placed' })).toBeVisible();
  await expectAccessiblePage(other);
  await expectDarkModeContrast(other);
  await other.getByRole('link', { name: 'Track your order' }).click();
  await expect(other).toHaveURL(/order_tracking\?number=NP-/);

  expectConsole(other, /404/);
  await other.goto('/payment?reference=TUNKNOWN');
  await expect(other.getByText('We do not know this payment.', { exact: false })).toBeVisible();
  await other.goto(`/ur/payment?reference=${second}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('ادائیگی ہو گئی، آپ کا آرڈر ہو گیا');
});

test('what is due of a stitched order is paid by wallet, with the browser closed on the way (payments-31)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, order, signIn, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  const confirmed = await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, {
    headers: bearer(customer),
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);

  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  const pay = page
    .getByRole('region', { name: 'Pay now' })
    .getByRole('button', { name: /with Test wallet$/ });
  await expect(pay).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await cutNetworkAt(page, '**/wallet-payment/', () => pay.click());
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test wallet' })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await page.close();

  // Another browser declines, and tries again.
  const other = await openBrowser(storageOf(customer));
  await other.setViewportSize({ width: 360, height: 800 });
  await other.goto(`/payment?reference=${reference}`);
  await expect(other.getByRole('heading', { name: 'A payment for your order' })).toBeVisible();
  await expectAccessiblePage(other);
  await other.getByRole('button', { name: 'Pay with Test wallet' }).click();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expectAccessiblePage(other);
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Test wallet' })).toBeVisible();
  const second = new URL(other.url()).searchParams.get('reference') ?? '';
  expect(second).not.toBe(reference);
  // Paid there, and closed before coming back.
  await request.post(`${SHOP}/api/payments/sandbox/wallet/${second}/`, { data: { approved: true } });
  await request.get(`${SHOP}/api/payments/sandbox_wallet/return/?reference=${second}`, { maxRedirects: 0 });
  await other.goto(`/payment?reference=${second}`);
  await expect(other.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible();
  await expectAccessiblePage(other);
  await expectDarkModeContrast(other);
  await other.getByRole('link', { name: 'See the order' }).click();
  const payments = other.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('Wallet', { exact: true })).toBeVisible();
  await expect(payments.getByText(`Transaction ${second}`)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Pay now' })).toHaveCount(0);
  const download = other.waitForEvent('download');
  await payments.getByRole('button', { name: 'Download receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/^NP-RC-\d+\.pdf$/);

  const admin = await signedInAs(request, 'admin');
  const office = await openBrowser(storageOf(admin));
  await office.goto(`/admin/orders/${id}`);
  const money = office.getByRole('region', { name: 'Price and payment' });
  await expect(money.getByRole('heading', { name: 'Payments at a gateway' })).toBeVisible();
  await expect(money.getByText(reference)).toBeVisible();
  await expect(money.getByRole('button', { name: 'Recorded by mistake' })).toHaveCount(0);
  await expectAccessiblePage(office);
});
