import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { rupees, someGoods } from './goods.ts';
import { resetLinkTo } from './mailbox.ts';
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

/** Somebody whom the admin adds, and who sets a password by the mailed link. */
async function secondAdmin(request: APIRequestContext, admin: Customer): Promise<Customer> {
  const username = `second.${randomUUID().slice(0, 8)}`;
  const [email, password] = [`${username}@shop.example`, 'nine green lanterns'];
  const added = await request.post(`${SHOP}/api/staff/members/`, {
    headers: { ...bearer(admin), 'idempotency-key': randomUUID() },
    data: { username, email, first_name: 'Sana', last_name: 'Malik', role: 'admin' },
  });
  expect(added.status(), await added.text()).toBe(201);
  const token = new URL(await resetLinkTo(email)).searchParams.get('token');
  const set = await request.post(`${SHOP}/auth/reset-password/`, { data: { token, password } });
  expect(set.status(), await set.text()).toBe(200);
  const session = await (await request.post(`${SHOP}/auth/login/`, { data: { email, password } })).json();
  return { username, email, password, session };
}

async function setCommission(
  request: APIRequestContext,
  admin: Customer,
  account: number,
  percent: number | null,
): Promise<void> {
  const url = `${SHOP}/api/staff/sellers/${account}/commission/`;
  const { version } = await (await request.get(url, { headers: bearer(admin) })).json();
  const saved = await request.put(url, { headers: bearer(admin), data: { version, percent } });
  expect(saved.status(), await saved.text()).toBe(200);
}

interface Sale {
  price: number;
  off: number;
  cash: number;
  courier: string;
  part: number;
  number: string;
}

/** A customer buys a piece with the brand's own code; the brand sends it, and the courier takes the cash. */
async function sell(request: APIRequestContext, brand: Customer, customer: Customer): Promise<Sale> {
  const code = `OWN-${Date.now().toString(36).toUpperCase()}`;
  const made = await request.post(`${SHOP}/api/workshop/discounts/`, {
    headers: { ...bearer(brand), 'idempotency-key': code },
    data: { code, percent: 10, starts_on: '2020-01-01' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await brandOf(brand);
  const [good] = await someGoods(request, 'brand', 1, id);
  if (!good) throw new Error('Goods are missing.');
  const { price } = good.line;
  const off = Math.round(price / 10);
  const ordered = await request.post(`${SHOP}/api/shop/orders/`, {
    headers: { ...bearer(customer), 'idempotency-key': randomUUID() },
    data: {
      ...{ items: [good.line], full_name: 'Ayesha Khan', address: '12 Mall Road', city: 'Lahore' },
      ...{ postal_code: '54000', email: customer.email, delivery: 'standard', code },
      ...{ payment_method: 'cashOnDelivery', total: price - off },
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(201);
  const { parts, tracking_id: number } = await ordered.json();
  const courier = `Red ${randomUUID().slice(0, 6)}`;
  for (const data of [
    { action: 'pack' },
    { action: 'ship', courier, courier_number: number },
    { action: 'deliver' },
  ]) {
    const taken = await request.post(`${SHOP}/api/seller-orders/${parts[0].id}/steps/`, {
      headers: { ...bearer(brand), 'idempotency-key': randomUUID() },
      data,
    });
    expect(taken.status(), await taken.text()).toBe(200);
  }
  return { price, off, cash: price - off, courier, part: parts[0].id, number };
}

/** `October 2026`, the month before this one in Pakistan. */
function lastMonth(): string {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' })
    .format(new Date())
    .split('-')
    .map(Number);
  const of = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en', of).format(Date.UTC(year, month - 2, 15));
}

test("a brand's month from the sale to the payout that a second admin approves, and a reversal (earnings-12 to earnings-16, earnings-19)", {
  tag: '@both-widths',
}, async ({ page, openBrowser, request, register }) => {
  const admin = await signedInAs(request, 'admin');
  const brand = await signedInAs(request, 'brand');
  await check(request, admin, brand);
  await setCommission(request, admin, (await brandOf(brand)).account, 10);
  const sale = await sell(request, brand, await register());
  await setCommission(request, admin, (await brandOf(brand)).account, null);
  const size = page.viewportSize() ?? { width: 1280, height: 850 };
  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(size);

  await staff.goto('/admin/couriers');
  await staff.getByRole('link', { name: sale.courier }).click();
  await expect(staff.getByRole('heading', { name: `Holds ${rupees(sale.cash)}`, exact: true })).toBeVisible();
  await staff
    .getByRole('checkbox', { name: /^Select parcel/ })
    .first()
    .check();
  await staff.getByRole('button', { name: `Book ${rupees(sale.cash)} as handed over` }).click();
  await staff.getByRole('dialog').getByLabel('Reference').fill('Receipt 7');
  await staff.getByRole('dialog').getByRole('button', { name: 'Book it' }).click();
  await expect(staff.getByRole('heading', { name: 'Holds Rs 0', exact: true })).toBeVisible();

  // As if it had been sold in the month that is over, whose statement can be issued.
  await inDatabase(
    `update earnings set at = date_trunc('month', now() at time zone 'Asia/Karachi') at time zone 'Asia/Karachi'
      - interval '2 days' where seller_order_id = ${Number(sale.part)}`,
  );
  const seller = await openBrowser(storageOf(brand));
  await seller.setViewportSize(size);
  await seller.goto('/workshop/earnings');
  const card = seller
    .getByRole('listitem')
    .filter({ has: seller.getByRole('heading', { name: lastMonth(), exact: true }) });
  await expect(card.getByText('Discounts that you bear')).toBeVisible();
  await expectAccessiblePage(seller);
  const saved = async (name: string) => {
    const [file] = await Promise.all([
      seller.waitForEvent('download'),
      card.getByRole('button', { name }).click(),
    ]);
    return readFile(await file.path());
  };
  const { price, off } = sale;
  const commission = Math.round((price - off) / 10);
  expect((await saved(`CSV of ${lastMonth()}`)).toString()).toMatch(
    new RegExp(
      `,GOODS,${sale.number},.*,0,0,${price},${off},${commission},0,${price - off - commission},0\r\n`,
    ),
  );
  expect((await saved(`Statement (PDF) of ${lastMonth()}`)).subarray(0, 5).toString()).toBe('%PDF-');

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

  await expect(staff.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const id = Number(/payouts\/(\d+)/.exec(staff.url())?.[1]);
  const second = await openBrowser(storageOf(await secondAdmin(request, admin)));
  await second.setViewportSize(size);
  await second.goto(`/admin/payouts/${id}`);
  await second.getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText(`Run ${id} is approved.`)).toBeVisible();
  await staff.reload();
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

  await seller.reload();
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
