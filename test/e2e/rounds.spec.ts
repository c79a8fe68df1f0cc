import type { APIRequestContext, Page } from '@playwright/test';
import { SHOP } from './address.ts';
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
  storageOf,
  test,
} from './shop.ts';

const HOME = {
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
};

interface Placed {
  id: number;
  trackingNumber: string;
  customer: Customer;
}

const step = async (request: APIRequestContext, by: Customer, id: number, data: object) => {
  const taken = await request.post(`${SHOP}/api/orders/${id}/steps/`, { headers: bearer(by), data });
  expect(taken.status(), await taken.text()).toBe(200);
};

/** An accepted order of the in-house workshop. */
async function accepted(request: APIRequestContext, customer: Customer, ways: object): Promise<Placed> {
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers: bearer(customer),
    multipart: {
      dress_type: 'Kurta',
      fabric_type: 'Cotton',
      description: 'Ban collar, two pockets',
      measurement_source: 'STORE',
      is_contact_same_as_register: 'true',
      payment_type: 'COD',
      delivery_type: 'NORMAL',
      pickup: 'BY_OWN',
      delivery: 'BY_OWN',
      dress_design: DESIGN,
      ...ways,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id, tracking_id: trackingNumber } = await placed.json();
  await step(request, customer, id, { action: 'confirm' });
  await step(request, await signedInAs(request, 'workshop'), id, { action: 'accept' });
  return { id, trackingNumber, customer };
}

async function collection(request: APIRequestContext, customer: Customer): Promise<Placed> {
  const order = await accepted(request, customer, {
    pickup: 'BY_SHOP',
    collection_address: JSON.stringify(HOME),
  });
  await inDatabase('update single_order_details set cloth_due_on = current_date - 1 where order_id = $1', [
    order.id,
  ]);
  return order;
}

async function parcel(request: APIRequestContext, customer: Customer): Promise<Placed> {
  const order = await checked(request, customer, {
    delivery: 'BY_SHOP',
    delivery_address: JSON.stringify(HOME),
  });
  const away = { action: 'ship', courier: 'OWN_RIDER', despite_difference: true, reason: 'As agreed' };
  await step(request, await signedInAs(request, 'workshop'), order.id, away);
  return order;
}

/** Stitched and measured, in the quality check. */
async function checked(request: APIRequestContext, customer: Customer, ways: object): Promise<Placed> {
  const order = await accepted(request, customer, ways);
  const workshop = await signedInAs(request, 'workshop');
  await step(request, workshop, order.id, { action: 'start' });
  await step(request, workshop, order.id, { action: 'check' });
  const values = { chest: 42, waist: 40, shoulder: 18, sleeve: 24, neck: 15.5, top_length: 40 };
  const measured = await request.put(`${SHOP}/api/workshop/orders/${order.id}/finished-measures/`, {
    headers: bearer(workshop),
    data: { unit: 'in', values },
  });
  expect(measured.status(), await measured.text()).toBe(200);
  return order;
}

const stopOf = (page: Page, { trackingNumber }: Placed) =>
  page.getByRole('listitem').filter({ hasText: trackingNumber });

const actionsOf = async (request: APIRequestContext, { id, customer }: Placed): Promise<string[]> => {
  const order = await (await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) })).json();
  return order.events.map(({ action }: { action: string }) => action);
};

const CALLS = '**/api/rounds/**';
const cutOff = (page: Page) => page.route(CALLS, (route) => route.abort('internetdisconnected'));
async function reconnect(page: Page) {
  await page.unroute(CALLS);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('the rider ticks off without a network, reloads, and each tick is sent once (backoffice-27, backoffice-28)', {
  tag: '@any-width',
}, async ({ page, request, register, measure, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const cloth = await collection(request, customer);
  const missed = await parcel(request, customer);
  const late = await parcel(request, customer);
  const rider = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await rider.setViewportSize({ width: 360, height: 800 });
  await rider.goto('/workshop');
  await rider.getByRole('link', { name: /^The rider's list: \d+ stops?$/ }).click();
  await expect(rider).toHaveURL('/workshop/rounds');
  await expect(rider.getByRole('heading', { name: 'Lahore · Gulberg III' })).toBeVisible();
  await expect(stopOf(rider, cloth)).toContainText('Cloth for Kurta');
  await expect(stopOf(rider, missed)).toContainText(/Collect Rs [\d,]+/);
  await expectAccessiblePage(rider);
  await expectDarkModeContrast(rider);

  expectConsole(rider, /ERR_INTERNET_DISCONNECTED/, /status of 409/);
  await cutOff(rider);
  await stopOf(rider, cloth).getByRole('button', { name: 'Collected' }).click();
  await expect(stopOf(rider, cloth)).toContainText('Collected: waiting to be sent');
  await stopOf(rider, missed).getByText('Add a note').click();
  await stopOf(rider, missed).getByRole('textbox', { name: 'Note' }).fill('Rang twice');
  await stopOf(rider, missed).getByRole('button', { name: 'Nobody home' }).click();
  await expect(stopOf(rider, missed)).toContainText('Nobody home: waiting to be sent');
  await stopOf(rider, late)
    .getByRole('button', { name: /^Delivered, Rs/ })
    .click();
  await rider.reload();
  await expect(rider.getByText(/^No network\. This is the list as it was/)).toBeVisible();
  await expect(rider.getByText(/^3 ticks are waiting to be sent/)).toBeVisible();
  await expect(stopOf(rider, cloth)).toContainText('Collected: waiting to be sent');
  await expectAccessiblePage(rider);
  await step(request, await signedInAs(request, 'support'), late.id, {
    action: 'come_back',
    failure: 'REFUSED',
  });

  await reconnect(rider);
  await expect(rider.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  await expect(stopOf(rider, cloth)).toContainText('Collected');
  await expect(stopOf(rider, missed)).toContainText('Rang twice');
  const refused = rider.getByRole('alert').filter({ hasText: late.trackingNumber });
  await expect(refused).toContainText('“Delivered” of');
  await expectAccessiblePage(rider);
  await refused.getByRole('button', { name: 'Let it go' }).click();
  await expect(refused).toHaveCount(0);
  const counts = async (order: Placed, action: string) =>
    (await actionsOf(request, order)).filter((one) => one === action).length;
  expect(await counts(cloth, 'collect_cloth')).toBe(1);
  expect(await counts(missed, 'come_back')).toBe(1);
  expect(await counts(late, 'deliver')).toBe(0);

  await page.goto(`/order_tracking?number=${cloth.trackingNumber}`);
  await expect(page.getByText(/^Our rider collected your cloth on/)).toBeVisible();
  await rider.goto('/ur/workshop/rounds');
  await expect(rider.getByRole('heading', { level: 1, name: 'رائیڈر کی فہرست' })).toBeVisible();
  await expectAccessiblePage(rider);
});

test('a garment that comes back is collected where its cloth was (orders-240)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const ways = { pickup: 'BY_SHOP', collection_address: JSON.stringify(HOME) };
  const order = await checked(request, customer, ways);
  const workshop = await signedInAs(request, 'workshop');
  const said = { despite_difference: true, reason: 'As agreed' };
  await step(request, workshop, order.id, { action: 'make_ready', ...said });
  await step(request, workshop, order.id, { action: 'deliver' });

  const own = await openBrowser(storageOf(customer));
  await own.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await own.goto(`/orders?order=${order.id}`);
  const dialog = own.getByRole('dialog');
  await dialog.getByText('Does something not fit?').click();
  await expect(dialog.getByText(/Our rider collects it from House 12, Street 4/)).toBeVisible();
  await dialog.getByLabel('What is wrong?').fill('The sleeves are too long.');
  await dialog.getByRole('button', { name: 'Ask for an alteration' }).click();
  await expect(dialog.getByText('Does something not fit?')).toHaveCount(0);
  await own.goto(`/checkout?order=${order.id}`);
  await expect(own.getByText(/^Our rider collects it where your cloth was collected/)).toBeVisible();

  const rider = await openBrowser(storageOf(workshop));
  await rider.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await rider.goto('/workshop/rounds');
  await expect(stopOf(rider, order)).toContainText('To be altered: Kurta');
  await expectAccessiblePage(rider);
  await stopOf(rider, order).getByRole('button', { name: 'Collected' }).click();
  await expect(stopOf(rider, order).getByRole('button', { name: 'Not collected after all' })).toBeVisible();
  await expect(own.getByText(/^Our rider collected your garment on/)).toBeVisible();
  await page.goto(`/order_tracking?number=${order.trackingNumber}`);
  await expect(page.getByText(/^Our rider collected your garment on/)).toBeVisible();
  await expectAccessiblePage(page);
});

test('staff reads the list of a day, prints it, and finds an empty day (backoffice-24, backoffice-25)', {
  tag: '@both-widths',
}, async ({ page, request, openBrowser }) => {
  const desk = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await desk.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await desk.goto('/admin');
  await desk.getByRole('link', { name: /Stops of the rider today$/ }).click();
  await expect(desk).toHaveURL('/admin/rounds');
  await expect(desk.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  await expectAccessiblePage(desk);
  for (const name of ['Print on A4', 'Print on a roll']) {
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^round-\d{4}-\d\d-\d\d\.pdf$/);
  }
  await desk.getByRole('link', { name: 'The day after' }).click();
  await expect(desk).toHaveURL(/\?day=/);
  await desk.goto('/admin/rounds?day=2021-01-05');
  await expect(desk.getByText('Nothing to collect or to deliver')).toBeVisible();
  await expectAccessiblePage(desk);
  await desk.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Print on A4' })).toBeVisible();

  expectConsole(desk, /status of 403/);
  await desk.route(CALLS, (route) => route.fulfill({ status: 403, json: { detail: 'Not now.' } }));
  await desk.goto('/admin/rounds?day=2021-01-06');
  await expect(desk.getByRole('button', { name: 'Try again' })).toBeVisible();
  await desk.unroute(CALLS);
  await desk.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByText('Nothing to collect or to deliver')).toBeVisible();
});
