import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { someGoods } from './goods.ts';
import { bearer, type Customer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';

/** The shop's own goods, packed by staff. */
async function pack(request: APIRequestContext, customer: Customer, support: Customer) {
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
      phone: '0300 1234567',
      email: customer.email,
      delivery: 'standard',
      payment_method: 'cashOnDelivery',
      total: good.line.price,
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(201);
  const { id, tracking_id: trackingNumber, parts } = await ordered.json();
  const packed = await request.post(`${SHOP}/api/seller-orders/${parts[0].id}/steps/`, {
    headers: { ...bearer(support), 'idempotency-key': randomUUID() },
    data: { action: 'pack' },
  });
  expect(packed.status(), await packed.text()).toBe(200);
  return { id: id as number, trackingNumber: trackingNumber as string, part: parts[0].id as number };
}

test('staff books a parcel with a courier, prints its label and sends it under its number (couriers-21 to couriers-24)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request, register }) => {
  const customer = await register();
  const support = await signedInAs(request, 'support');
  const { id, trackingNumber } = await pack(request, customer, support);
  const staff = await openBrowser(storageOf(support));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await staff.goto(`/admin/orders/${id}`);
  const courier = staff.getByRole('region', { name: 'Courier' });
  await courier.getByLabel('Boxes').selectOption('2');
  await courier.getByRole('button', { name: 'Book PostEx' }).click();
  await expect(courier).toContainText('Booked with PostEx under the number CX-');
  await expect(courier).toContainText('The courier collects Rs');
  await expectAccessiblePage(staff);
  const [label] = await Promise.all([
    staff.waitForEvent('download'),
    courier.getByRole('button', { name: "Print the courier's label" }).click(),
  ]);
  expect(label.suggestedFilename()).toMatch(/^postex-label-CX-/);

  await courier.getByRole('button', { name: 'Cancel the booking' }).click();
  const asked = staff.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await asked.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(courier).toContainText('The booking was cancelled.');
  await courier.getByRole('button', { name: 'Book PostEx again' }).click();
  await expect(courier).toContainText('Booked with PostEx under the number CX-');
  const number = (await courier.locator('bdi').first().textContent()) ?? '';

  await staff
    .getByRole('button', { name: /^Mark as shipped/ })
    .first()
    .click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByLabel('Courier', { exact: true })).toHaveValue('PostEx');
  await expect(dialog.getByLabel('Their number')).toHaveValue(number);
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/order_tracking?number=${trackingNumber}`);
  await expect(
    page.getByRole('region', { name: 'Courier' }).or(page.getByText(number)).first(),
  ).toBeVisible();
  await expectAccessiblePage(page);
});

test('staff finds a parcel that has come back and sends it to a corrected address (couriers-31, couriers-32)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request, register }) => {
  const customer = await register();
  const support = await signedInAs(request, 'support');
  const { part, trackingNumber } = await pack(request, customer, support);
  for (const data of [
    { action: 'ship', courier: 'TCS', courier_number: '1' },
    { action: 'come_back', failure: 'WRONG_ADDRESS', reason: 'House 12, not 21.' },
  ]) {
    const taken = await request.post(`${SHOP}/api/seller-orders/${part}/steps/`, {
      headers: { ...bearer(support), 'idempotency-key': randomUUID() },
      data,
    });
    expect(taken.status(), await taken.text()).toBe(200);
  }
  const staff = await openBrowser(storageOf(support));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await staff.goto('/admin/came-back');
  const parcel = staff.getByRole('listitem').filter({ hasText: trackingNumber });
  await expect(parcel).toContainText('House 12, not 21.');
  await expectAccessiblePage(staff);
  await parcel.getByRole('button', { name: `Send again: ${trackingNumber}` }).click();
  const dialog = staff.getByRole('dialog', { name: `Send again: ${trackingNumber}` });
  await dialog.getByLabel('It goes to another address').check();
  await dialog.getByRole('button', { name: 'Send it again' }).click();
  await expect(dialog).toContainText('This field is required.');
  await dialog.getByLabel('Phone').fill('0300 1234567');
  await dialog.getByLabel('Address', { exact: true }).fill('5 Canal Road');
  await dialog.getByLabel('City').fill('Multan');
  await dialog.getByRole('button', { name: 'Send it again' }).click();
  await expect(dialog).toBeHidden();
  await expect(parcel).toContainText('Multan');
});
