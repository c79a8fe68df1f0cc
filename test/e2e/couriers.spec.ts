import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { someGoods } from './goods.ts';
import { bearer, type Customer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';

/** Goods that a courier has brought and that were paid to it in cash. */
async function deliverBy(
  request: APIRequestContext,
  {
    customer,
    support,
    courier,
    number,
  }: { customer: Customer; support: Customer; courier: string; number: string },
): Promise<number> {
  const [good] = await someGoods(request, 'culture');
  if (!good) throw new Error('Nothing is for sale');
  const ordered = await request.post(`${SHOP}/api/shop/orders/`, {
    headers: bearer(customer),
    data: {
      items: [good.line],
      full_name: 'Ayesha Khan',
      address: '12 Mall Road',
      city: 'Lahore',
      postal_code: '54000',
      email: customer.email,
      delivery: 'standard',
      payment_method: 'cashOnDelivery',
      total: good.line.price,
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(201);
  const { parts } = await ordered.json();
  for (const step of [
    { action: 'pack' },
    { action: 'ship', courier, courier_number: number },
    { action: 'deliver' },
  ]) {
    const taken = await request.post(`${SHOP}/api/seller-orders/${parts[0].id}/steps/`, {
      headers: { ...bearer(support), 'idempotency-key': randomUUID() },
      data: step,
    });
    expect(taken.status(), await taken.text()).toBe(200);
  }
  const [row] = await inDatabase('select cash from seller_orders where id = $1', [parts[0].id]);
  return Number(row?.cash);
}

const rupees = (amount: number) => `Rs ${amount.toLocaleString('en')}`;

test('cash of delivered parcels is held by the courier until its file is booked, and differences until they are closed (couriers-1 to couriers-9)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request, register }) => {
  const customer = await register();
  const admin = await signedInAs(request, 'admin');
  const courier = `Blue ${randomUUID().slice(0, 6)}`;
  const [first, second, third] = ['B-1', 'B-2', 'B-3'].map((end) => `${courier.slice(5)}-${end}`);
  const send = (number = '') => deliverBy(request, { customer, support: admin, courier, number });
  const [one, two, three] = [await send(first), await send(second), await send(third)];

  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await staff.goto('/admin/couriers');
  await expect(staff.getByRole('list', { name: 'Couriers' })).toContainText(courier);
  await expectAccessiblePage(staff);
  await staff.getByRole('link', { name: courier }).click();
  const held = (sum: number) => staff.getByRole('heading', { name: `Holds ${rupees(sum)}`, exact: true });
  await expect(held(one + two + three)).toBeVisible();
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Download as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(second);

  const form = staff.getByRole('form', { name: 'Remittance file' });
  await form.getByRole('button', { name: 'Check the file' }).click();
  await expect(form.getByText('Choose the CSV file of the courier.')).toBeVisible();
  const csv = [
    'Consignment;COD amount;Charges;Paid on;Remark',
    `${first};${one};25;27/11/2026;`,
    `${second};${two - 100};;27/11/2026;`,
    'X-404;700;;27/11/2026;not known',
  ].join('\r\n');
  const file = { name: 'blue.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await form.getByLabel('CSV file').setInputFiles(file);
  await expect(form.getByLabel('Number')).toHaveValue('Consignment');
  await expect(form.getByLabel('Cash')).toHaveValue('COD amount');
  await form.getByRole('button', { name: 'Check the file' }).click();
  const result = staff.getByRole('region', { name: 'Result of the check' });
  await expect(result.getByRole('status').first()).toHaveText(
    `2 parcels, ${rupees(one + two - 100)} less fees of Rs 25: ${rupees(one + two - 125)}.`,
  );
  await expect(result.getByText('No such parcel: 1')).toBeVisible();
  await expect(result.getByText(/Row 4: X-404/)).toBeVisible();
  await expectAccessiblePage(staff);
  await expect(held(one + two + three), 'the check changes nothing').toBeVisible();
  await result.getByLabel('Reference of the bank').fill('HBL 4711');
  await result.getByRole('button', { name: `Book ${rupees(one + two - 125)}` }).click();
  await expect(held(three + 100)).toBeVisible();
  await expect(staff.getByText(/blue\.csv · HBL 4711/)).toBeVisible();

  await form.getByLabel('CSV file').setInputFiles(file);
  await form.getByRole('button', { name: 'Check the file' }).click();
  await expect(result.getByRole('status').first()).toHaveText(/^No row belongs to a parcel/);
  await expect(result.getByText('Paid already: 2')).toBeVisible();

  const rows = staff.getByRole('region', { name: 'Rows that were not booked' });
  await rows.getByRole('button', { name: /^Close row 4/ }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect(dialog.getByText('Choose what became of it.')).toBeVisible();
  await dialog.getByLabel('What became of it?').selectOption('RETURNED');
  await dialog.getByLabel('Why?').fill('Of another shop');
  await expectAccessiblePage(staff);
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect(rows).toHaveCount(0);

  const list = staff.getByRole('region', { name: 'Parcels', exact: true });
  await list
    .getByRole('button', { name: /^Close the parcel/ })
    .first()
    .click();
  await expect(dialog).toContainText('Rs 100 of this parcel has not come');
  await dialog.getByLabel('What became of it?').selectOption('WRITTEN_OFF');
  await dialog.getByLabel('Why?').fill('Too little to ask for');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect(held(three)).toBeVisible();

  await list
    .getByRole('checkbox', { name: /^Select parcel/ })
    .nth(2)
    .check();
  await staff.getByRole('button', { name: `Book ${rupees(three)} as handed over` }).click();
  await dialog.getByLabel('Reference').fill('Receipt 7');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(held(0)).toBeVisible();
  await expectAccessiblePage(staff);

  await staff
    .getByRole('button', { name: /^Undo remittance/ })
    .last()
    .click();
  await dialog.getByLabel('Why?').fill('Wrong file');
  await dialog.getByRole('button', { name: 'Undo it' }).click();
  await expect(held(one + two)).toBeVisible();
  await expect(staff.getByText(/Undone .* Wrong file/)).toBeVisible();
});
