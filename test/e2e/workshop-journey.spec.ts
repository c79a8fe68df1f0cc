import type { APIRequestContext, Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { pressThroughCuts } from './cut-network.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  storageOf,
  test,
} from './shop.ts';

interface ListedTailor {
  id: number;
  user_username: string;
  rate_per_design: Record<string, number>;
}

async function listedTailor(request: APIRequestContext, username: string): Promise<ListedTailor> {
  for (let page = 1; ; page += 1) {
    const list = await (await request.get(`${SHOP}/tailor_module/tailors/?page=${page}`)).json();
    const found = list.results.find((tailor: ListedTailor) => tailor.user_username === username);
    if (found) return found;
    if (!list.next) throw new Error('The tailor of the demo is not listed');
  }
}

/** An order that waits for the demo tailor, placed through the API. */
async function confirmedOrder(request: APIRequestContext, customer: Customer) {
  const { username } = await signedInAs(request, 'tailor');
  const tailor = await listedTailor(request, username);
  const [dressType] = Object.keys(tailor.rate_per_design);
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers: bearer(customer),
    multipart: {
      tailor: String(tailor.id),
      dress_type: dressType ?? '',
      fabric_type: 'Cotton',
      description: 'Ban collar, two pockets',
      measurement_source: 'STORE',
      is_contact_same_as_register: 'true',
      payment_type: 'COD',
      delivery_type: 'URGENT',
      pickup: 'BY_OWN',
      delivery: 'BY_OWN',
      dress_design: DESIGN,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id, tracking_id } = await placed.json();
  const confirmed = await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, {
    headers: bearer(customer),
  });
  expect(confirmed.status()).toBe(200);
  return { id: Number(id), trackingNumber: String(tracking_id) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page, name: string) => page.getByText(name, { exact: true }).first();
const actionsOf = async (request: APIRequestContext, customer: Customer, id: number): Promise<string[]> => {
  const order = await (await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) })).json();
  return order.events.map(({ action }: { action: string }) => action);
};

test('a tailor takes an order from accepting it to its delivery, with the network cut in the middle (workshop-11)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, signIn, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const { id, trackingNumber } = await confirmedOrder(request, customer);
  const tailor = await openBrowser(storageOf(await signedInAs(request, 'tailor')));
  await tailor.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await tailor.goto('/workshop');
  await expect(tailor.getByRole('heading', { name: /^New: accept or decline/ })).toBeVisible();
  await expectAccessiblePage(tailor);
  await tailor.goto(`/workshop/orders/${id}`);
  await expect(tailor.getByText(trackingNumber)).toBeVisible();
  await expect(tailor.getByText(customer.email)).toHaveCount(0);
  await tailor.getByRole('button', { name: 'inches' }).click();
  await expect(tailor.getByRole('row', { name: /^Neck/ })).toContainText('15 1/2');
  await expectAccessiblePage(tailor);
  await expectDarkModeContrast(tailor);

  await press(tailor, 'Accept the order');
  await expect(status(tailor, 'Accepted')).toBeVisible();
  await expectFocusKept(tailor);
  await press(tailor, 'Ask the customer');
  await tailor.getByRole('textbox', { name: 'Your question' }).fill('Brown or black buttons?');
  await press(tailor, 'Send the question');
  await expect(tailor.getByText('The promised day waits for the answer', { exact: false })).toBeVisible();

  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await expect(page.getByRole('heading', { name: 'The tailor has a question' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Black ones, please');
  await expectAccessiblePage(page);
  await pressThroughCuts(page, '**/steps/', page.getByRole('button', { name: 'Send the answer' }));
  await expect(page.getByRole('heading', { name: 'The tailor has a question' })).toHaveCount(0);
  await expectFocusKept(page);

  await tailor.reload();
  await expect(tailor.getByRole('definition').filter({ hasText: 'Black ones, please' })).toBeVisible();
  await tailor.getByText('Add a photo or a note').click();
  await tailor.locator('input[type=file]').setInputFiles(DESIGN);
  await tailor.getByRole('textbox', { name: 'Note' }).fill('Cut today');
  await press(tailor, 'Start stitching');
  await expect(status(tailor, 'In production')).toBeVisible();
  await expect(tailor.getByRole('link', { name: /Stitching started, 1/ })).toBeVisible();

  expectConsole(tailor, /ERR_INTERNET_DISCONNECTED/);
  await tailor.context().setOffline(true);
  await tailor.getByRole('textbox', { name: /^Sleeve/ }).fill('25');
  await press(tailor, 'Save the finished measures');
  await press(tailor, 'To the quality check');
  await expect(tailor.getByText('In the quality check: waiting to be sent')).toBeVisible();
  await press(tailor, 'Ready to be collected');
  await expect(tailor.getByRole('dialog')).toContainText('1 in too large');
  await tailor
    .getByRole('textbox', { name: 'Why does it go out as it is?' })
    .fill('The customer wants it longer');
  await press(tailor, 'Send it anyway');
  await expect(tailor.getByText('3 steps are waiting to be sent.', { exact: false })).toBeVisible();
  await expect(status(tailor, 'Ready')).toBeVisible();
  expect(await actionsOf(request, customer, id)).not.toContain('check');

  await tailor.context().setOffline(false);
  await expect(tailor.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  await tailor.getByRole('button', { name: /^Delivered, Rs [\d,]+ taken$/ }).click();
  await expect(tailor.getByText('This order is delivered.')).toBeVisible();
  await expect(tailor.getByText('Delivered: waiting to be sent')).toHaveCount(0);
  expect(await actionsOf(request, customer, id)).toEqual([
    ...['place', 'confirm', 'accept', 'ask', 'answer', 'start', 'check', 'make_ready', 'deliver'],
  ]);
});

test('a step that came too late is shown, and the tailor lets it go (workshop-11) @any-width', async ({
  request,
  register,
  measure,
  openBrowser,
}) => {
  const customer = await register();
  await measure(customer);
  const { id, trackingNumber } = await confirmedOrder(request, customer);
  const tailor = await openBrowser(storageOf(await signedInAs(request, 'tailor')));
  expectConsole(tailor, /ERR_INTERNET_DISCONNECTED/, /status of 409/);
  await tailor.goto(`/workshop/orders/${id}`);
  await tailor.getByRole('button', { name: 'Accept the order' }).waitFor();
  await tailor.context().setOffline(true);
  await press(tailor, 'Accept the order');
  await expect(tailor.getByText('Accepted: waiting to be sent')).toBeVisible();
  const cancelled = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
    headers: bearer(customer),
    data: { action: 'cancel', reason: 'The wedding was put off' },
  });
  expect(cancelled.status()).toBe(200);

  await tailor.context().setOffline(false);
  const refused = tailor
    .getByRole('alert')
    .filter({ hasText: `“Accepted” of ${trackingNumber} was not accepted` });
  await expect(refused).toContainText('This order has changed: it is cancelled now.');
  await expectAccessiblePage(tailor);
  await tailor.reload();
  await press(tailor, 'Let it go');
  await expect(refused).toHaveCount(0);
  await expect(tailor.getByText('This order is cancelled. Please do not stitch it.')).toBeVisible();
});

test('cloth is received with a photo, objected to, corrected without a network, and stitched (orders-81, orders-82)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, signIn, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await confirmedOrder(request, customer);
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await expect(
    page.getByText(/working days? after your cloth arrives; if it is here by/).first(),
  ).toBeVisible();

  const tailor = await openBrowser(storageOf(await signedInAs(request, 'tailor')));
  await tailor.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await tailor.goto(`/workshop/orders/${id}`);
  await press(tailor, 'Accept the order');
  await expect(tailor.getByText(/^The cloth is due by/)).toBeVisible();
  await press(tailor, 'The cloth has come');
  const dialog = tailor.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(DESIGN);
  await dialog.getByRole('textbox', { name: /^Metres/ }).fill('4');
  await dialog.getByRole('textbox', { name: 'Pieces' }).fill('2');
  await dialog.getByRole('textbox', { name: /^Number on the tag/ }).fill('B-17');
  await expectAccessiblePage(tailor);
  await press(tailor, 'Save the receipt');
  await expect(tailor.getByText(/^The cloth is due by/)).toHaveCount(0);
  await expect(tailor.getByRole('definition').filter({ hasText: '4 m, 2 pieces' })).toBeVisible();
  await expectFocusKept(tailor);

  await page.reload();
  const receipt = page.getByRole('region', { name: 'Your cloth, as the tailor received it' });
  await expect(receipt).toContainText('4 m, 2 pieces');
  await expect(receipt.getByRole('img', { name: /^Photo of the cloth/ })).toBeVisible();
  await receipt.getByRole('button', { name: 'Something is wrong' }).click();
  await page.getByRole('textbox', { name: 'Your objection' }).fill('There were 5 metres');
  await expectAccessiblePage(page);
  await pressThroughCuts(page, '**/steps/', page.getByRole('button', { name: 'Send the objection' }));
  await expect(receipt).toContainText('There were 5 metres');
  await expect(receipt.getByRole('button', { name: 'Something is wrong' })).toHaveCount(0);
  await page.goto(`/ur/checkout?order=${id}`);
  await expect(page.getByRole('region', { name: 'آپ کا کپڑا، جیسا درزی کو ملا' })).toContainText(
    '4 میٹر، 2 عدد',
  );
  await expectAccessiblePage(page);

  await tailor.goto('/workshop');
  await expect(tailor.getByRole('heading', { name: /^Objections to a receipt/ })).toBeVisible();
  await tailor.goto(`/workshop/orders/${id}`);
  await expect(tailor.getByText('There were 5 metres').first()).toBeVisible();
  await expect(tailor.getByRole('button', { name: 'Start stitching' })).toHaveCount(0);
  expectConsole(tailor, /ERR_INTERNET_DISCONNECTED/);
  await tailor.context().setOffline(true);
  await press(tailor, 'Correct the receipt');
  await tailor.getByRole('textbox', { name: /^Metres/ }).fill('5');
  await press(tailor, 'Save the receipt');
  await expect(tailor.getByText('Cloth received: waiting to be sent')).toBeVisible();
  await tailor.context().setOffline(false);
  await expect(tailor.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  await press(tailor, 'Start stitching');
  await expect(status(tailor, 'In production')).toBeVisible();

  await page.goto(`/checkout?order=${id}`);
  await expect(receipt).toContainText('5 m, 2 pieces');
  await receipt.getByText('Written down before').click();
  await expect(receipt).toContainText('There were 5 metres');
  expect(await actionsOf(request, customer, id)).toEqual([
    ...['place', 'confirm', 'accept', 'receive_cloth', 'object_cloth', 'receive_cloth', 'start'],
  ]);
});
