import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, type Customer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';

const IBAN = 'PK36SCBL0000001123456702';

async function brandOf({ email }: Customer) {
  const [row] = await inDatabase(
    'select b.id, b.name, b.user_id as account from brands b join users u on u.id = b.user_id where u.email = $1',
    [email],
  );
  return row as { id: number; name: string; account: number };
}

/** A checked bank account of the demo's brand. */
async function check(request: APIRequestContext, admin: Customer, brand: Customer): Promise<void> {
  const given = await request.post(`${SHOP}/api/workshop/identity/`, {
    headers: bearer(brand),
    multipart: { cnic: '35202-1234567-1', iban: IBAN },
  });
  expect(given.status(), await given.text()).toBe(200);
  const { account } = await brandOf(brand);
  const url = `${SHOP}/api/staff/sellers/${account}/identity/`;
  const { version } = await (await request.get(url, { headers: bearer(admin) })).json();
  const checked = await request.put(url, { headers: bearer(admin), data: { version, verdict: 'checked' } });
  expect(checked.status(), await checked.text()).toBe(200);
}

test('admins pay a brand in a run that a second one approves, the brand sees it, and a reversal puts it back (earnings-12 to earnings-16)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request }) => {
  const admin = await signedInAs(request, 'admin');
  const brand = await signedInAs(request, 'brand');
  await check(request, admin, brand);
  const size = page.viewportSize() ?? { width: 1280, height: 850 };
  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(size);
  await staff.goto('/admin/payouts');
  const balances = staff.getByRole('region', { name: 'Balances' });
  await expect(balances.getByText(/account ends in 6702/).first()).toBeVisible();
  await expectAccessiblePage(staff);
  const { name, account } = await brandOf(brand);
  await balances.getByRole('checkbox', { name: `${name}, brand` }).check();
  await balances.getByRole('button', { name: /^Make a run of Rs/ }).click();
  await expect(staff.getByRole('heading', { level: 1, name: /^Payout run \d+$/ })).toBeVisible();
  await expect(staff.getByText('Another admin has to approve it, because you have made it.')).toBeVisible();
  await expectAccessiblePage(staff);

  // The demo has one admin: as if somebody else had made the run.
  const id = Number(/payouts\/(\d+)/.exec(staff.url())?.[1]);
  await inDatabase('update payout_runs set created_by = null where id = $1', [id]);
  await staff.reload();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText(`Run ${id} is approved.`)).toBeVisible();
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Download the bank file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`,${IBAN},`);
  await expectAccessiblePage(staff);
  const payment = staff.getByRole('form', { name: 'Payment' });
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(payment.getByText("Enter the bank's reference.")).toBeVisible();
  await payment.getByLabel('Reference of the bank').fill('HBL 4711');
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(staff.getByText(/Reference: HBL 4711/)).toBeVisible();

  const seller = await openBrowser(storageOf(brand));
  await seller.setViewportSize(size);
  await seller.goto('/workshop/earnings');
  const due = seller.getByRole('region', { name: 'Still due' });
  await expect(due.getByText('Rs 0', { exact: true })).toBeVisible();
  await expect(due.getByText(/Account ending in .*6702.*, HBL 4711/).first()).toBeVisible();
  await expectAccessiblePage(seller);
  await seller
    .getByText(/^Orders of /)
    .last()
    .click();
  await expect(seller.getByRole('link', { name: /^NP-/ }).first()).toHaveAttribute(
    'href',
    /\/workshop\/shipments\/\d+/,
  );

  const reversal = staff.getByRole('form', { name: 'Reversal' });
  await reversal.getByLabel('Payout').selectOption('all');
  await reversal.getByLabel('Why?').fill('The bank sent it back.');
  await reversal.getByRole('button', { name: 'Reverse' }).click();
  await expect(staff.getByText(/The bank sent it back\./)).toBeVisible();
  await expect(staff.getByRole('form', { name: 'Reversal' })).toHaveCount(0);
  await expectAccessiblePage(staff);
  await seller.reload();
  await expect(due.getByText(/^Came back /).first()).toBeVisible();
  await expect(due.getByText('Rs 0', { exact: true })).toHaveCount(0);

  const url = `${SHOP}/api/staff/sellers/${account}/identity/`;
  await request.delete(url, { headers: bearer(admin) });
});

test('an admin sets the commission of a brand, and the brand reads it (earnings-8)', {
  tag: '@any-width',
}, async ({ page, openBrowser, request }) => {
  const admin = await signedInAs(request, 'admin');
  const brand = await signedInAs(request, 'brand');
  const { id } = await brandOf(brand);
  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await staff.goto(`/admin/brands/${id}`);
  const form = staff.getByRole('form', { name: 'Commission' });
  const own = form.getByLabel(/^Own commission/);
  await own.fill('120');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
  await own.fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('The commission is 12 % from now on.')).toBeVisible();
  await expect(staff.getByText(/^From now on the shop keeps 12 %/)).toBeVisible();
  await expectAccessiblePage(staff);
  await own.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('The commission is 0 % from now on.')).toBeVisible();
});
