import { randomUUID } from 'node:crypto';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

test('money of a cancelled order goes to an account that its customer gives (payments-36, payments-38)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, order, signIn, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const { id, tracking_id } = await order(customer);
  const admin = await signedInAs(request, 'admin');
  const step = async (by: typeof admin, data: Record<string, unknown>) => {
    const headers = { ...bearer(by), 'idempotency-key': randomUUID() };
    const taken = await request.post(`${SHOP}/api/orders/${id}/steps/`, { headers, data });
    expect(taken.status(), await taken.text()).toBe(200);
  };
  await step(customer, { action: 'confirm' });
  await step(admin, { action: 'record_payment', method: 'TRANSFER', reference: `TX-${id}` });
  await step(admin, { action: 'cancel', reason: 'No cloth of that colour' });

  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  const owed = page.getByRole('region', { name: 'We owe you back' });
  await expect(owed.getByText('What you had paid before the order was cancelled')).toBeVisible();
  await owed.getByLabel('IBAN').fill('PK37 SCBL 0000 0011 2345 6702');
  await owed.getByLabel('Name of the account').fill('Zainab Ali');
  await owed.getByRole('button', { name: 'Send it to this account' }).click();
  await expect(owed.getByLabel('IBAN')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const ACCOUNT = `**/api/orders/${id}/refund-account/`;
  expectConsole(page, /net::ERR_FAILED/);
  await owed.getByLabel('IBAN').fill('PK36 SCBL 0000 0011 2345 6702');
  await page.route(ACCOUNT, (route) => route.abort());
  await owed.getByRole('button', { name: 'Send it to this account' }).click();
  await expect(owed.getByRole('alert')).toBeVisible();
  await expect(owed.getByLabel('IBAN'), 'what was typed is kept').toHaveValue(
    'PK36 SCBL 0000 0011 2345 6702',
  );
  await page.unroute(ACCOUNT);
  await owed.getByRole('button', { name: 'Send it to this account' }).click();
  await expect(
    owed.getByText('We send it to the account of Zainab Ali whose IBAN ends in 6702.'),
  ).toBeVisible();

  const office = await openBrowser(storageOf(admin));
  await office.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await office.goto(`/admin/owed?search=${tracking_id}`);
  const one = office.getByRole('row').filter({ hasText: tracking_id });
  await expect(one.getByText('Today')).toBeVisible();
  await one.getByRole('button', { name: `See the IBAN for ${tracking_id}` }).click();
  await expect(one.getByText('PK36 SCBL 0000 0011 2345 6702')).toBeVisible();
  await expectAccessiblePage(office);
  await step(admin, { action: 'record_refund' });
  await office.reload();
  await expect(office.getByRole('heading', { name: 'Owed back' })).toBeVisible();
  await expect(office.getByText(tracking_id)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'We owe you back' })).toHaveCount(0);
});
