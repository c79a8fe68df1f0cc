import type { Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { fillShipping, guestPhone, placeButton, trackingNumber } from './checkout.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { openWithCart, someGoods } from './goods.ts';
import { codeTo } from './sent-code.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

// One at a time, because they change the same setting.
test.describe.configure({ mode: 'default' });

// No other order costs as much, so that the rule concerns these only.
const FROM = 2_000_000;
const PRICE = 900_000;
test.beforeAll(() => inDatabase(`update order_settings set cash_code_from = ${FROM}`));
test.afterAll(() => inDatabase('update order_settings set cash_code_from = 0'));

const panelOf = (page: Page) => page.getByRole('region', { name: 'Confirm your phone' });

test('a guest with a large cash order proves the phone, and is not asked again (payments-27, payments-30)', {
  tag: '@both-widths',
}, async ({ page, request, openBrowser }) => {
  const good = (await someGoods(request, 'brand', 4)).at(-1);
  if (!good) throw new Error('Goods are missing.');
  const { id } = good.line;
  const [before] = await inDatabase('select price, compare_at_price from products where id = $1', [id]);
  const setPrice = 'update products set price = $1, compare_at_price = $2 where id = $3';
  await inDatabase(setPrice, [PRICE, null, id]);
  try {
    await openWithCart(page, [{ ...good.line, price: PRICE, quantity: 3 }]);
    await page.goto('/cart_checkout');
    const phone = guestPhone();
    await fillShipping(page);
    const panel = panelOf(page);
    await expect(panel).toContainText('You pay Rs 2,000,000 or more in cash.');
    await expect(panel).toContainText('If you would rather not, pay by card, or call us.');
    await expect(panel).toContainText('Enter your mobile number above first.');
    await fillShipping(page, { Phone: phone });

    expectConsole(page, /409|400|net::ERR_FAILED/);
    await placeButton(page).click();
    await expect(page.getByText('please confirm your phone with the code')).toBeVisible();

    const CODES = '**/api/phones/codes/';
    await page.route(CODES, (route) => route.abort(), { times: 1 });
    const send = panel.getByRole('button', { name: 'Send the code' });
    await send.click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await send.click();
    const field = panel.getByLabel('Code from the message');
    await expect(field).toBeFocused();
    await expect(panel.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
    await expectAccessiblePage(page);
    await expectDarkModeContrast(page);
    const code = await codeTo(phone);
    await field.fill(code === '111111' ? '222222' : '111111');
    await field.press('Enter');
    await expect(panel.getByText('This code is not right or no longer valid.')).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessiblePage(page);
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${phone} is confirmed.` })).toBeFocused();
    await placeButton(page).click();
    const number = await trackingNumber(page);
    const [row] = await inDatabase('select phone_proven_at from orders where tracking_id = $1', [number]);
    expect(row?.phone_proven_at).toBeTruthy();

    const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
    await staff.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
    await staff.goto('/admin/messages');
    await expect(staff.getByText('Code by phone').filter({ visible: true }).first()).toBeVisible();
    await expect(staff.getByText('Sent', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(staff.getByText(code)).toHaveCount(0);
    await expectAccessiblePage(staff);
    await expectDarkModeContrast(staff);
  } finally {
    await inDatabase(setPrice, [before?.price, before?.compare_at_price, id]);
  }
});

test('a customer proves the phone of a large stitched order, in Urdu too (payments-27)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, order, signIn }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  const admin = await signedInAs(request, 'admin');
  const priced = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
    headers: bearer(admin),
    data: { action: 'price', stitching: FROM + 1000 },
  });
  expect(priced.status(), await priced.text()).toBe(200);
  const [row] = await inDatabase('select phone from orders where id = $1', [id]);
  const phone = String(row?.phone);

  await signIn(page, customer);
  await page.goto(`/ur/checkout?order=${id}`);
  await expect(page.getByRole('region', { name: 'اپنے فون کی تصدیق کریں' })).toContainText('Rs 2,000,000');
  await expectAccessiblePage(page);
  await page.goto(`/checkout?order=${id}`);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Send the code' }).click();
  await panel.getByLabel('Code from the message').fill(await codeTo(phone));
  await panel.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is confirmed.' })).toBeFocused();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
