import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  storageOf,
  test,
} from './shop.ts';

const ACCOUNT = {
  title: 'Naap (Pvt) Ltd',
  bank: 'Standard Chartered',
  iban: 'PK36SCBL0000001123456702',
  raast_id: '0300 1112223',
  qr_text: '00020101021128270008pk.raast0111030011122235204569953035865802PK5904Naap6006Lahore63042B87',
};

async function writeAccount(request: APIRequestContext, admin: Customer): Promise<void> {
  const headers = bearer(admin);
  const { account } = await (await request.get(`${SHOP}/api/staff/settings/`, { headers })).json();
  const data = { ...ACCOUNT, version: account.version };
  const saved = await request.put(`${SHOP}/api/staff/settings/account/`, { headers, data });
  expect(saved.status(), await saved.text()).toBe(200);
}

// No other order costs as much, so that the rule concerns this one only.
test.beforeAll(() =>
  inDatabase('update order_settings set advance_large_percent = 40, advance_from = 1000000'),
);
test.afterAll(async () => {
  await inDatabase('update order_settings set advance_large_percent = 0, advance_from = 0');
  await inDatabase("delete from settings_groups where name = 'account'");
});

test('an advance is transferred with the number of the order, and recorded by staff (payments-13, payments-16)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, order, signIn, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const { id, tracking_id } = await order(customer);
  const admin = await signedInAs(request, 'admin');
  await writeAccount(request, admin);
  const priced = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
    headers: bearer(admin),
    data: { action: 'price', stitching: 1_500_000 },
  });
  expect(priced.status(), await priced.text()).toBe(200);

  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await expect(
    page.getByText('Rs 600,100 is due before the work starts, and Rs 900,150 when you get it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('PK36 SCBL 0000 0011 2345 6702')).toBeVisible();
  await expect(payments.getByText(tracking_id)).toBeVisible();
  await expect(payments.getByRole('img', { name: /^QR code with the sum/ })).toBeVisible();
  await expect(payments.getByText('Rs 600,100').first()).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const office = await openBrowser(storageOf(admin));
  await office.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await office.goto(`/admin/orders/${id}`);
  await office.getByRole('button', { name: 'Record the payment' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Rupees')).toHaveValue('600100');
  await expect(dialog.getByLabel('How it came')).toHaveValue('TRANSFER');
  await dialog.getByLabel(/^Number of the transaction/).fill(`TX-${id}`);
  await expectAccessiblePage(office);
  const STEPS = `**/api/orders/${id}/steps/`;
  expectConsole(office, /net::ERR_FAILED/);
  await office.route(STEPS, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Record the payment' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(/^Number of the transaction/), 'what was typed is kept').toHaveValue(
    `TX-${id}`,
  );
  await expectFocusKept(office);
  await office.unroute(STEPS);
  await dialog.getByRole('button', { name: 'Record the payment' }).click();
  await expect(dialog).toBeHidden();
  const money = office.getByRole('region', { name: 'Price and payment' });
  await expect(money.getByText('Bank transfer')).toBeVisible();
  await expect(money.getByText(`TX-${id}`)).toBeVisible();
  await expectAccessiblePage(office);

  await page.reload();
  await expect(payments.getByText(`Transaction TX-${id}`)).toBeVisible();
  await expect(payments.getByText('Rs 900,150').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await payments.getByRole('button', { name: 'Download receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/^NP-RC-\d+\.pdf$/);
});
