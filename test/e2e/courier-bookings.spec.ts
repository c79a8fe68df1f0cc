import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PORT, SHOP } from './address.ts';
import { cutNetworkAt } from './cut-network.ts';
import { signedInAs } from './demo-account.ts';
import { someGoods } from './goods.ts';
import { demoSeller } from './seller.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

/** Goods of the shop itself or of the first brand, packed by their seller. */
async function pack(
  request: APIRequestContext,
  customer: Customer,
  seller: Customer,
  { type = 'culture', city = 'Lahore' }: { type?: 'culture' | 'brand'; city?: string } = {},
) {
  const [good] = await someGoods(request, type);
  if (!good) throw new Error('Nothing is for sale');
  const ordered = await request.post(`${SHOP}/api/shop/orders/`, {
    headers: bearer(customer),
    data: {
      items: [good.line],
      full_name: 'Ayesha Khan',
      address: '12 Mall Road',
      city,
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
    headers: { ...bearer(seller), 'idempotency-key': randomUUID() },
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

/** The numbers of orders for which the stub of PostEx has parcels. */
async function parcelsAtCourier(request: APIRequestContext): Promise<string[]> {
  const all = await request.get(
    `http://127.0.0.1:${PORT + 500}/services/integration/api/order/v1/get-all-order`,
    {
      headers: { token: 'postex-secret-token-7' },
    },
  );
  const { dist } = await all.json();
  return dist.map((one: { trackingResponse: { orderRefNumber: string } }) =>
    one.trackingResponse.orderRefNumber.slice(0, 13),
  );
}

test('a brand books several parcels at once: a lost answer and a refusal are seen, and a second press repeats only those (couriers-34)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request, register }) => {
  const seller = await demoSeller(request);
  const placed = [];
  for (const city of ['Lahore', 'Karachi', 'Gilgit']) {
    placed.push(await pack(request, await register(), seller, { type: 'brand', city }));
  }
  const numbers = placed.map(({ trackingNumber }) => trackingNumber);
  const brand = await openBrowser(storageOf(seller));
  await brand.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await brand.goto('/workshop?status=PACKED');
  await brand.getByRole('button', { name: 'Choose several' }).click();
  for (const number of numbers) await brand.getByRole('checkbox', { name: number }).check();
  await brand.getByRole('button', { name: 'Book the courier' }).click();
  const dialog = brand.getByRole('dialog', { name: 'Book the courier: 3 parcels' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessiblePage(brand);
  const rowOf = (place: number) => dialog.getByRole('listitem').filter({ hasText: numbers[place] ?? '' });
  const [lahore, karachi, gilgit] = [rowOf(0), rowOf(1), rowOf(2)];

  // The server books the first one, and its answer is lost.
  expectConsole(brand, /ERR_FAILED/, /status of 4\d\d/);
  let lost = 0;
  await brand.route('**/api/courier-bookings/', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Book PostEx: 3 parcels' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /Network error occurred/ })).toBeInViewport();
  await expect(dialog).toContainText('0 of 3 parcels are booked.');
  await dialog.getByRole('button', { name: 'Book PostEx again: 3 parcels' }).click();
  await expect(dialog).toContainText('2 of 3 parcels are booked.');
  await expect(lahore).toContainText('Booked with PostEx under the number CX-');
  await expect(karachi).toContainText('Booked with PostEx under the number CX-');
  await expect(gilgit).toContainText('The courier does not deliver to “Gilgit”');
  await expectAccessiblePage(brand);
  await expectDarkModeContrast(brand);
  const atCourier = await parcelsAtCourier(request);
  expect(numbers.map((number) => atCourier.filter((one) => one === number).length)).toEqual([1, 1, 0]);

  await dialog.getByRole('button', { name: 'Book PostEx again: 1 parcel' }).click();
  await expect(gilgit).toContainText('The courier does not deliver to “Gilgit”');
  expect((await parcelsAtCourier(request)).length).toBe(atCourier.length);
  const [labels] = await Promise.all([
    brand.waitForEvent('download'),
    dialog.getByRole('button', { name: "Print the courier's labels" }).click(),
  ]);
  expect(labels.suggestedFilename()).toBe('postex-labels.pdf');

  await brand.reload();
  await brand.getByRole('button', { name: 'Choose several' }).click();
  await brand.getByRole('checkbox', { name: numbers[0] ?? '' }).check();
  await brand.getByRole('button', { name: 'Book the courier' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(brand.getByRole('dialog')).toContainText('Booked with PostEx under the number CX-');
});

test('a tailor books the parcel on the sheet of the order and hands it over under its number (couriers-35)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request, register, measure, order }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  const tailor = await signedInAs(request, 'workshop');
  for (const [by, action] of [
    [customer, 'confirm'],
    [tailor, 'accept'],
    [tailor, 'receive_cloth'],
    [tailor, 'start'],
    [tailor, 'check'],
  ] as const) {
    const taken = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
      headers: { ...bearer(by), 'idempotency-key': randomUUID() },
      data: { action, ...(action === 'receive_cloth' && { metres: 4 }) },
    });
    expect(taken.status(), `${action}: ${await taken.text()}`).toBe(200);
  }
  const measured = await request.put(`${SHOP}/api/workshop/orders/${id}/finished-measures/`, {
    headers: bearer(tailor),
    data: {
      unit: 'in',
      values: { chest: 38, waist: 34, shoulder: 18, sleeve: 24, neck: 15.5, top_length: 40 },
    },
  });
  expect(measured.status(), await measured.text()).toBe(200);
  const workshop = await openBrowser(storageOf(tailor));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await workshop.goto(`/workshop/orders/${id}`);
  const courier = workshop.getByRole('region', { name: 'Courier' });
  await expect(courier).toContainText('The courier collects Rs');
  await cutNetworkAt(workshop, '**/api/courier-bookings/', () =>
    courier.getByRole('button', { name: 'Book PostEx' }).click(),
  );
  await courier.getByRole('button', { name: 'Book PostEx' }).click();
  await expect(courier).toContainText('Booked with PostEx under the number CX-');
  await expectAccessiblePage(workshop);
  await expectDarkModeContrast(workshop);
  const number = (await courier.locator('bdi').first().textContent()) ?? '';
  await workshop.getByRole('button', { name: 'Hand to the courier' }).click();
  const dialog = workshop.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Courier' })).toHaveValue('PostEx');
  await expect(dialog.getByRole('textbox', { name: 'Number of the parcel' })).toHaveValue(number);
});
