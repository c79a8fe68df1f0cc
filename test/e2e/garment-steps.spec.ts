import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
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

interface ListedTailor {
  id: number;
  user_username: string;
  rate_per_design: Record<string, number>;
}

async function demoTailor(request: APIRequestContext, username: string): Promise<ListedTailor> {
  for (let page = 1; ; page += 1) {
    const list = await (await request.get(`${SHOP}/tailor_module/tailors/?page=${page}`)).json();
    const found = list.results.find((one: ListedTailor) => one.user_username === username);
    if (found) return found;
    if (!list.next) throw new Error('The tailor of the demo is not listed');
  }
}

/** An order of two garments that the demo's tailor has accepted. */
async function acceptedOrder(request: APIRequestContext, customer: Customer, tailor: Customer) {
  const { id: tailorId, rate_per_design: rates } = await demoTailor(request, tailor.username);
  const form = {
    dress_type: Object.keys(rates)[0] ?? '',
    fabric_type: 'Cotton',
    description: 'Ban collar',
    measurement_source: 'STORE',
  };
  const headers = bearer(customer);
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers,
    multipart: {
      ...form,
      ...{ tailor: String(tailorId), is_contact_same_as_register: 'true', payment_type: 'COD' },
      ...{ delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN', dress_design: DESIGN },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = await placed.json();
  const added = await request.post(`${SHOP}/api/orders/${id}/garments/`, {
    headers,
    multipart: { ...form, description: 'Long', dress_design: DESIGN },
  });
  expect(added.status(), await added.text()).toBe(201);
  await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, { headers });
  const accepted = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
    headers: bearer(tailor),
    data: { action: 'accept' },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return Number(id);
}

test('one garment is ready before the other is begun (workshop-45, orders-113)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, openBrowser, signIn }) => {
  const customer = await register();
  await measure(customer);
  const tailor = await signedInAs(request, 'tailor');
  const id = await acceptedOrder(request, customer, tailor);
  const workshop = await openBrowser(storageOf(tailor));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await workshop.goto(`/workshop/orders/${id}`);
  const first = workshop.getByRole('region', { name: /^1 of 2/ });
  const second = workshop.getByRole('region', { name: /^2 of 2/ });
  await expect(second.getByText('Not started')).toBeVisible();
  await second.getByRole('button', { name: /^Start/ }).click();
  await expect(second.getByText('Being stitched')).toBeVisible();
  await expect(first.getByText('Not started')).toBeVisible();
  await expect(workshop.getByText('In production', { exact: true }).first()).toBeVisible();
  await second.getByRole('button', { name: /^Send to the check/ }).click();
  await second.getByText('Add a photo, or cloth that is left').click();
  await second.getByLabel('Photo').setInputFiles(DESIGN);
  await second.getByLabel(/^Metres of cloth left/).fill('lots');
  await second.getByRole('button', { name: /^Ready/ }).click();
  await expect(second.getByText(/^Enter metres/)).toBeVisible();
  await second.getByLabel(/^Metres of cloth left/).fill('1.5');
  await expectAccessiblePage(workshop);
  await second.getByRole('button', { name: /^Ready/ }).click();
  await expect(second.getByText('Ready', { exact: true })).toBeVisible();
  await expectAccessiblePage(workshop);
  await expectDarkModeContrast(workshop);
  await workshop.goto('/workshop/board?stage=IN_PRODUCTION');
  await expect(workshop.getByText('1 ready · 1 not started').first()).toBeVisible();
  await expect(workshop.getByRole('link', { name: / and 1 more$/ }).first()).toBeVisible();

  const read = await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) });
  const { tracking_id } = await read.json();
  await page.goto(`/order_tracking?number=${tracking_id}`);
  await expect(page.getByText('1 of 2 ready', { exact: true })).toBeVisible();
  const tracked = page.getByRole('region', { name: 'In production' });
  await expect(tracked.getByText('Not started', { exact: true })).toHaveCount(1);
  await expect(tracked.getByText('Ready', { exact: true })).toHaveCount(1);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await expect(page.getByRole('article', { name: /^2\./ })).toContainText('Ready');
  await expect(page.getByRole('article', { name: /^1\./ })).toContainText('Not started');
  await expect(page.getByRole('img', { name: /^Work on a garment/ })).toBeVisible();
  await expect(page.getByText('1.5 m', { exact: true })).toBeVisible();
  await expectAccessiblePage(page);

  // Without a network the steps wait, and the sheet shows where they lead.
  await workshop.goto(`/workshop/orders/${id}`);
  await expect(first.getByRole('button', { name: /^Start/ })).toBeVisible();
  expectConsole(workshop, /ERR_INTERNET_DISCONNECTED/);
  await workshop.context().setOffline(true);
  await first.getByRole('button', { name: /^Start/ }).click();
  await first.getByRole('button', { name: /^Send to the check/ }).click();
  await expect(first.getByText('Quality check')).toBeVisible();
  await expect(workshop.getByRole('list', { name: 'Waiting to be sent' })).toBeVisible();
  await workshop.context().setOffline(false);
  await expect(workshop.getByRole('list', { name: 'Waiting to be sent' })).toHaveCount(0);
  await first.getByRole('button', { name: /^Ready/ }).click();
  await expect(workshop.getByRole('button', { name: 'Delivered' })).toBeVisible();
});

test('a customer cancels a garment before its work, and the workshop sees it (orders-112)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, openBrowser, signIn }) => {
  const customer = await register();
  await measure(customer);
  const tailor = await signedInAs(request, 'tailor');
  const id = await acceptedOrder(request, customer, tailor);
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  const second = page.getByRole('article', { name: /^2\./ });
  await second.getByRole('button', { name: /^Cancel/ }).click();
  await expect(second.getByText(/^It will not be stitched\. The order costs Rs /)).toBeVisible();
  await expectAccessiblePage(page);
  await second.getByRole('button', { name: 'Cancel this garment' }).click();
  await expect(second.getByText('Say why in a few words.')).toBeVisible();
  await second.getByLabel('Why do you cancel it?').fill('One is enough');
  // A cut network keeps what was typed, and the second press is the same request.
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/steps/'))
      keys.push(sent.headers()['idempotency-key']);
  });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await second.getByRole('button', { name: 'Cancel this garment' }).click();
  await expect(second.getByRole('alert')).toContainText(/network/i);
  await expect(second.getByLabel('Why do you cancel it?')).toHaveValue('One is enough');
  await expectAccessiblePage(page);
  await page.context().setOffline(false);
  await second.getByRole('button', { name: 'Cancel this garment' }).click();
  await expect(page.getByText(/is cancelled\. The total is now Rs /).first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await expect(second).toContainText('Cancelled');
  await expect(page.getByRole('heading', { name: '1 garment' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel .+ for/ })).toHaveCount(0);

  const workshop = await openBrowser(storageOf(tailor));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await workshop.goto(`/workshop/orders/${id}`);
  await expect(workshop.getByText(/^Cancelled, do not stitch: /)).toBeVisible();
  await expect(workshop.getByRole('button', { name: 'Start stitching' })).toBeVisible();
  await expectAccessiblePage(workshop);

  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await staff.goto(`/admin/orders/${id}`);
  await expect(staff.getByRole('region', { name: /^Garment cancelled/ })).toContainText('Cancelled');
  await expectAccessiblePage(staff);
});

test('a garment that waits is cancelled while the other is ready, and the order follows (orders-190, orders-191)', {
  tag: '@any-width',
}, async ({ page, request, register, measure, signIn }) => {
  const customer = await register();
  await measure(customer);
  const tailor = await signedInAs(request, 'tailor');
  const id = await acceptedOrder(request, customer, tailor);
  const order = await (await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) })).json();
  for (const action of ['start', 'check', 'make_ready']) {
    const taken = await request.post(`${SHOP}/api/orders/${id}/garments/${order.garments[1].id}/steps/`, {
      headers: bearer(tailor),
      data: { action },
    });
    expect(taken.status(), await taken.text()).toBe(200);
  }
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  const article = (place: number) => page.getByRole('article', { name: new RegExp(`^${place}\\.`) });
  const [first, second] = [article(1), article(2)];
  await expect(second.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  await first.getByRole('button', { name: /^Cancel/ }).click();
  await first.getByLabel('Why do you cancel it?').fill('One is enough');
  await first.getByRole('button', { name: 'Cancel this garment' }).click();
  await expect(page.getByText(/is cancelled\. The total is now Rs /).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your garment is ready' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto(`/order_tracking?number=${order.tracking_id}`);
  await expect(page.getByRole('heading', { name: 'Ready to collect' })).toBeVisible();
  await expect(page.getByText(/of 2 ready/)).toHaveCount(0);
});
