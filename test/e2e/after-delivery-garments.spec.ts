import type { APIRequestContext, Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { deliverGarment } from './delivered.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectFocusKept,
  storageOf,
  test,
} from './shop.ts';

const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  description: 'Ban collar',
  measurement_source: 'STORE',
  dress_design: DESIGN,
};

/** A confirmed order of the in-house workshop: a shalwar kameez for Ahmed and a kurta for Bilal. */
async function orderTwo(
  request: APIRequestContext,
  customer: Customer,
): Promise<{ id: number; tracking_id: string }> {
  const headers = bearer(customer);
  const records = await (await request.get(`${SHOP}/user_module/measurements/`, { headers })).json();
  const recordOf = (label: string) =>
    String(records.find((one: { label: string }) => one.label === label).id);
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers,
    multipart: {
      ...{ ...FORM, measurement: recordOf('Ahmed'), tailor: '458', is_contact_same_as_register: 'true' },
      ...{ payment_type: 'COD', delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN' },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const order = await placed.json();
  const added = await request.post(`${SHOP}/api/orders/${order.id}/garments/`, {
    headers,
    multipart: { ...FORM, dress_type: 'Kurta', description: 'Long', measurement: recordOf('Bilal') },
  });
  expect(added.status(), await added.text()).toBe(201);
  await request.patch(`${SHOP}/tailor_module/single-order/${order.id}/checkout/`, { headers });
  return order;
}

async function showNext(page: Page, dress: string, person: string) {
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText(person);
  await expect(page.getByLabel('Dress type')).toHaveValue(dress);
}

test('each garment is reviewed, one is altered, and the next order remembers it (orders-120, reviews-7)', {
  tag: '@any-width',
}, async ({ page, request, register, signIn, measure, openBrowser }) => {
  const customer = await register();
  await measure(customer, 'Ahmed');
  await measure(customer, 'Bilal');
  const order = await orderTwo(request, customer);
  await deliverGarment(order);
  await signIn(page, customer);
  await page.goto(`/orders?tab=tailor&order=${order.id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${order.id}` });
  const [kameez, kurta] = ['1. Shalwar kameez for Ahmed', '2. Kurta for Bilal'] as const;

  const after = dialog.getByRole('region', { name: 'After delivery' });
  for (const [name, stars] of [
    [kameez, '5 stars: Excellent'],
    [kurta, '3 stars: Good'],
  ] as const) {
    await after.locator('summary', { hasText: name }).click();
    const review = dialog.getByRole('form', { name: `Review ${name}` });
    await review.getByRole('radio', { name: stars }).check({ force: true });
    if (name === kurta) {
      await review.getByText('How does it fit? (optional)').click();
      await review.getByLabel('Chest / bust').selectOption('Looser next time');
      await expectAccessiblePage(page);
      await page.route('**/review/', (route) => route.abort(), { times: 1 });
      expectConsole(page, /ERR_FAILED/);
      await review.getByRole('button', { name: 'Send review' }).click();
      await expect(review.getByRole('alert').filter({ hasText: /connection|again/i })).toBeVisible();
    }
    await review.getByRole('button', { name: 'Send review' }).click();
    await expect(after.getByText(new RegExp(`^${name}: reviewed, [35] stars$`))).toBeVisible();
    await expectFocusKept(page);
  }

  await dialog.getByText('Does something not fit?').click();
  const alteration = dialog.getByRole('form', { name: 'Alteration' });
  await expect(alteration.getByLabel('Which garment?')).toHaveValue('');
  await alteration.getByLabel('What is wrong?').fill('The left sleeve is too long.');
  await alteration.getByRole('button', { name: 'Ask for an alteration' }).click();
  await expect(alteration.getByLabel('Which garment?')).toBeFocused();
  await alteration.getByLabel('Which garment?').selectOption(kurta);
  await alteration.getByText('How does it fit? (optional)').click();
  await alteration.getByLabel('Sleeve', { exact: true }).selectOption('Tighter next time');
  await expectAccessiblePage(page);
  await alteration.getByRole('button', { name: 'Ask for an alteration' }).click();
  await expect(page.getByText('The tailor knows what is wrong and calls you.')).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: kurta })).toBeVisible();

  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.goto(`/admin/orders/${order.id}`);
  await expect(staff.getByText('Alteration: 2 of 2: Kurta')).toBeVisible();
  await staff.goto(`/admin/orders?search=bilal+${customer.username}`);
  await expect(staff.getByText(order.tracking_id).first()).toBeVisible();
  const workshop = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await workshop.goto('/workshop/board?stage=ALTERATION');
  await expect(workshop.getByText('Alteration: 2 of 2 · Kurta').first()).toBeVisible();
  await workshop.goto(`/workshop/orders/${order.id}`);
  await expect(workshop.getByRole('heading', { name: 'Alteration: 2 of 2 · Kurta' })).toBeVisible();
  await expect(workshop.getByText('The left sleeve is too long.').first()).toBeVisible();
  await expectAccessiblePage(workshop);

  await page.goto(`/orders?tab=tailor&order=${order.id}`);
  await dialog.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText(/^That order had 2 garments\./)).toBeVisible();
  await showNext(page, 'Shalwar_Kameez', 'Ahmed');
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByRole('button', { name: 'Submit Order' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/garment\\?order=\\d+&again=${order.id}$`));
  await expect(page.getByText(/^Filled in as before: Kurta for Bilal, 2 of 2\./)).toBeVisible();
  await showNext(page, 'Kurta', 'Bilal');
  const memory = page.getByText(`Last time (order ${order.tracking_id},`).locator('..');
  await expect(memory).toContainText('· Kurta');
  await expect(memory).toContainText('The left sleeve is too long.');
  await expect(memory).toContainText('too tight (you said)');
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Add to the order' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
  const next = new URL(page.url()).searchParams.get('order');
  await request.patch(`${SHOP}/tailor_module/single-order/${next}/checkout/`, { headers: bearer(customer) });
  await workshop.goto(`/workshop/orders/${next}`);
  const sheet = workshop.getByRole('region', { name: '2 of 2 · Kurta' });
  await expect(sheet.getByText(`Last time (order ${order.tracking_id},`)).toBeVisible();
  await expect(workshop.getByRole('region', { name: '1 of 2 · Shalwar kameez' })).not.toContainText(
    'Last time',
  );
});
