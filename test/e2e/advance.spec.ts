import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { cutNetworkAt } from './cut-network.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  DESIGN,
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

// One at a time, because they change the same settings.
test.describe.configure({ mode: 'default' });

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

test('an advance by transfer, which staff refuse first and then find, the work, and the balance at the delivery (payments-13, payments-17, payments-18)', {
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
  const confirmed = await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, {
    headers: bearer(customer),
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);

  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  const proof = page.getByRole('region', { name: 'Have you transferred it?' });
  await proof.getByRole('button', { name: 'I have transferred it' }).click();
  await expect(proof.getByLabel('Rupees that you have transferred')).toHaveValue('600100');
  const send = proof.getByRole('button', { name: 'Send it' });
  await send.click();
  await expect(proof.getByText('Enter the number of the transaction, or add a picture.')).toBeVisible();
  const number = proof.getByLabel('Number of the transaction');
  await number.fill(`FT-${id}`);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await cutNetworkAt(page, '**/payment-proofs/', () => send.click());
  await expect(number, 'what was typed is kept').toHaveValue(`FT-${id}`);
  await send.click();
  await expect(proof.getByText('We are looking for it')).toBeVisible();
  await expect(proof.getByText(`Transaction FT-${id}`)).toBeVisible();
  await expectFocusKept(page);

  const office = await openBrowser(storageOf(admin));
  await office.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await office.goto('/admin/owed');
  await office.getByRole('button', { name: 'More' }).click();
  await office.getByRole('link', { name: 'Payments to check' }).filter({ visible: true }).click();
  await expect(office, 'what is decided comes after what is to check').toHaveURL(/payments\?state=open$/);
  await expectAccessiblePage(office);
  const check = office.getByRole('button', { name: `Check the payment for ${tracking_id}` });
  await check.click();
  const dialog = office.getByRole('dialog', { name: `Transfer for ${tracking_id}` });
  await expect(dialog.getByLabel('Number of the transaction')).toHaveValue(`FT-${id}`);
  await dialog.getByLabel('It is not there').check({ force: true });
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(dialog.getByText('Say why in a few words.')).toBeVisible();
  await dialog.getByLabel('What the customer reads').fill('Our bank does not know this number.');
  await expectAccessiblePage(office);
  await cutNetworkAt(office, '**/payment-proofs/**', () =>
    dialog.getByRole('button', { name: 'Refuse it' }).click(),
  );
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(check).toHaveCount(0);

  await page.reload();
  await expect(proof.getByText('Our bank does not know this number.')).toBeVisible();
  await proof.getByRole('button', { name: 'I have transferred it' }).click();
  await proof.getByLabel('Picture of the transfer').setInputFiles(DESIGN);
  await send.click();
  await expect(proof.getByText('We are looking for it')).toBeVisible();
  await expectAccessiblePage(page);

  await office.reload();
  await check.click();
  await expect(dialog.getByAltText('What the customer has sent')).toBeVisible();
  await dialog.getByLabel('How it came').selectOption('RAAST');
  await dialog.getByLabel('Number of the transaction').fill(`RT-${id}`);
  await dialog.getByRole('button', { name: 'Record the payment' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText(`Transaction RT-${id}`)).toBeVisible();

  // The advance is in, so that the work can begin.
  const workshop = await signedInAs(request, 'workshop');
  const take = async (data: object, by = workshop) => {
    const taken = await request.post(`${SHOP}/api/orders/${id}/steps/`, { headers: bearer(by), data });
    expect(taken.status(), await taken.text()).toBe(200);
  };
  for (const action of ['accept', 'receive_cloth', 'start', 'check']) await take({ action });
  const measured = await request.put(`${SHOP}/api/workshop/orders/${id}/finished-measures/`, {
    headers: bearer(workshop),
    data: {
      unit: 'in',
      values: { chest: 42, waist: 40, shoulder: 18, sleeve: 24, neck: 15.5, top_length: 40 },
    },
  });
  expect(measured.status(), await measured.text()).toBe(200);

  await take({
    action: 'ship',
    courier: 'TCS',
    courier_number: '77 1',
    despite_difference: true,
    reason: 'As measured',
  });
  await take({ action: 'deliver' }, admin);
  await page.reload();
  await expect(proof).toHaveCount(0);
  const receipts = payments.getByRole('button', { name: 'Download receipt' });
  await expect(receipts).toHaveCount(2);
  const names = new Set<string>();
  for (const receipt of await receipts.all()) {
    const [file] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    names.add(file.suggestedFilename());
  }
  expect([...names]).toEqual([
    expect.stringMatching(/^NP-RC-\d+\.pdf$/),
    expect.stringMatching(/^NP-RC-\d+\.pdf$/),
  ]);
  await expectAccessiblePage(page);
  const read = await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) });
  expect(await read.json()).toMatchObject({ status: 'DELIVERED', bill_status: 'PAID', paid: 1_500_250 });
});
