import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { rupees } from './goods.ts';
import { bearer, expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

test('a stitched order is made cheaper by a code and paid with credit (discounts-9, credit-8)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, order, signIn }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  const admin = await signedInAs(request, 'admin');
  const code = `SILAI-${Date.now().toString(36).toUpperCase()}`;
  const made = await request.post(`${SHOP}/api/staff/discounts/`, {
    headers: { ...bearer(admin), 'idempotency-key': code },
    data: { code, percent: 10, starts_on: '2020-01-01' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const read = async () =>
    (await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) })).json();
  const { price } = await read();
  const off = Math.round((price.stitching + price.urgent_surcharge + price.cloth) / 10);

  await signIn(page, customer);
  expectConsole(page, /400/);
  await page.goto(`/checkout?order=${id}`);
  const typed = page.getByRole('textbox', { name: /^Discount code/ });
  await typed.fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know this code. Check its letters and digits.')).toBeVisible();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('NO-SUCH-CODE');
  await expectAccessiblePage(page);
  await typed.fill(` ${code.toLowerCase()}`);
  await typed.press('Enter');
  await expect(page.getByText(`Code ${code} takes ${rupees(off)} off.`)).toBeVisible();
  const bill = page.getByRole('region', { name: 'Order summary' });
  await expect(bill).toContainText(`− ${rupees(off)}`);
  await expect(bill).toContainText(rupees(price.total - off));
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByRole('button', { name: `Remove code ${code}` }).click();
  await expect(bill).toContainText(rupees(price.total));
  await typed.fill(code);
  await typed.press('Enter');
  await expect(bill).toContainText(rupees(price.total - off));

  await inDatabase(
    "insert into credit_entries (customer_id, kind, amount) select id, 'GOODWILL', 20000 from users where email = $1",
    [customer.email],
  );
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  await page.keyboard.press('Escape');
  const sum = page.getByLabel('Rupees from your store credit');
  await expect(sum).toHaveValue(String(price.total - off));
  await sum.fill('0');
  await page.getByRole('button', { name: 'Pay with store credit' }).click();
  await expect(page.getByText('Enter whole rupees, such as 500.')).toBeVisible();
  await expectAccessiblePage(page);
  await sum.fill('100');
  await page.getByRole('button', { name: 'Pay with store credit' }).click();
  await expect(sum).toHaveValue(String(price.total - off - 100));
  await page.getByRole('button', { name: 'Pay with store credit' }).click();
  await expect(sum).toBeHidden();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('Store credit');
  await expectAccessiblePage(page);
  expect(await read()).toMatchObject({ bill_status: 'PAID', paid: price.total - off });
});
