import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import {
  bearer,
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  isPhone,
  test,
} from './shop.ts';

const PASSWORDS = { customer: 'measure once 2026', tailor: 'cut twice 2026' };

/** Signs in to a demo account through the API. */
async function demo(request: APIRequestContext, name: 'customer' | 'tailor'): Promise<Customer> {
  const account = { email: `${name}@demo.naap.example`, password: PASSWORDS[name] };
  const response = await request.post('/auth/login/', { data: account });
  expect(response.status()).toBe(200);
  return { username: name, ...account, session: await response.json() };
}

/** Assigns an order to the demo tailor, who has an account. */
const giveToDemoTailor = (id: number) =>
  inDatabase(
    `update orders set tailor_id = (select t.id from tailors t join users u on u.id = t.user_id
      where u.email = 'tailor@demo.naap.example') where id = $1`,
    [id],
  );

const confirm = (request: APIRequestContext, customer: Customer, id: number) =>
  request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, { headers: bearer(customer) });

const cancelDialog = (page: Page) => page.getByRole('alertdialog', { name: /^Cancel order NP-/ });

test('an order is cancelled with a reason, which is kept through a failure (orders-24)', {
  tag: '@any-width',
}, async ({ page, register, measure, order, signIn }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await expect(page.getByRole('heading', { name: 'Please confirm this order' })).toBeVisible();
  await expect(page.getByText('Nothing is stitched before you confirm.')).toBeVisible();

  const opener = page.getByRole('button', { name: 'Cancel this order' });
  await opener.click();
  const dialog = cancelDialog(page);
  await expectAccessiblePage(page);
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Say why in a few words.')).toBeVisible();
  await expect(dialog.getByLabel('Why do you cancel it?')).toBeFocused();
  await dialog.getByLabel('Why do you cancel it?').fill('The wedding was put off');
  expectConsole(page, /502/);
  await page.route('**/steps/', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Failed to cancel the order')).toBeVisible();
  await expect(dialog.getByLabel('Why do you cancel it?')).toHaveValue('The wedding was put off');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You have cancelled this order' })).toBeFocused();
  await expect(page.getByText('The wedding was put off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await expectAccessiblePage(page);
});

test('Edit opens the whole form of a placed order, and its price is counted again (orders-32)', {
  tag: '@both-widths',
}, async ({ page, register, measure, order, signIn }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  const receipt = page.getByRole('region', { name: 'Order summary' });
  await expect(receipt.getByText('Urgent delivery')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit this order' }).click();
  await expect(page).toHaveURL(/book-tailor\?step=order/);
  await expect(page.getByText(/You are editing order NP-.* It stays as it is until you save/)).toBeVisible();
  await expect(page.getByLabel('Whose measurements')).toHaveValue('');
  await page.getByLabel('Fabric type').selectOption('Linen');
  await page.getByLabel('Description').fill('Ban collar, one pocket');
  await page.getByText('Urgent', { exact: true }).click();
  await page.getByLabel('Address', { exact: true }).fill('Office 9, Mall Road');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await expectAccessiblePage(page);
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, one pocket');
  await page.getByRole('button', { name: 'Save changes' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`/checkout?order=${id}`);
  await expect(page.getByText(/Your order NP-.* is changed/)).toBeVisible();
  await expect(receipt.getByText('Urgent delivery')).toBeVisible();
  await expect(page.getByText('Office 9, Mall Road')).toBeVisible();
  await expect(page.getByText('Ban collar, one pocket')).toBeVisible();
  await expect(page.getByAltText(/The design you sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
});

test('an edit that is left changes nothing, and a cancelled order has its credit note (orders-32, invoices-7)', {
  tag: '@any-width',
}, async ({ page, request, register, measure, order, signIn }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await page.getByRole('button', { name: 'Edit this order' }).click();
  await page.getByLabel('Description').fill('Never saved');
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page).toHaveURL(`/checkout?order=${id}`);
  await expect(page.getByText('Never saved')).toHaveCount(0);
  expect((await confirm(request, customer, id)).status()).toBe(200);
  await request.post(`/api/orders/${id}/steps/`, {
    headers: bearer(customer),
    data: { action: 'cancel', reason: 'The wedding was put off' },
  });
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download credit note' }).click();
  expect((await download).suggestedFilename()).toMatch(/^NP-CN-\d{6}\.pdf$/);
});

test('an order of /order_placement is told where to be delivered (orders-32)', { tag: '@any-width' }, async ({
  page,
  request,
  register,
  signIn,
}) => {
  const customer = await register();
  const response = await request.post('/tailor_module/single-order/create/', {
    headers: bearer(customer),
    multipart: {
      item_type: 'shoes',
      shoe_size: '42',
      gender: 'male',
      is_contact_same_as_register: 'true',
      ...{
        email: customer.email,
        expected_delivery_date: addDays(dayInKarachi(), 90),
        additional_notes: 'Khussa',
      },
    },
  });
  const { id } = await response.json();
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await page.getByRole('button', { name: 'Edit this order' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit order NP-/ });
  const delivery = dialog.getByRole('group', { name: /^Delivery: the shoes come to you/ });
  await delivery.getByText('By the shop').click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  expectConsole(page, /400/);
  await expect(dialog.getByRole('alert')).toContainText('full name: ');
  await dialog.getByLabel('Full name').fill('Bilal Ahmed');
  await dialog.getByLabel('Phone').fill('0300 1234567');
  await dialog.getByLabel('Address', { exact: true }).fill('12 Canal Road');
  await dialog.getByLabel('City').fill('Multan');
  await expectAccessiblePage(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('12 Canal Road')).toBeVisible();
});

test('a changed price is shown beside the old one and agreed to (orders-25)', {
  tag: '@both-widths',
}, async ({ page, register, measure, order, signIn }) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  // As if fees were Rs 321 lower when it was placed.
  await inDatabase('update orders set total = total - 321 where id = $1', [id]);
  await inDatabase(
    'update single_order_details set stitching_price = stitching_price - 321 where order_id = $1',
    [id],
  );
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  expectConsole(page, /409/);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  const agree = page.getByRole('button', { name: 'Agree and confirm' });
  await expect(agree).toBeVisible();
  const change = page.getByRole('row', { name: /^Total/ });
  await expect(change.locator('s')).toHaveText(/^Rs [\d,]+$/);
  const total = await change.getByRole('cell').last().textContent();
  await expect(
    page
      .getByRole('region', { name: 'Order summary' })
      .getByText(total ?? 'none')
      .last(),
  ).toBeVisible();
  await expectAccessiblePage(page);
  await agree.click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'This order is confirmed' })).toBeVisible();
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByText(/^Bring your cloth to Naap, /)).toBeVisible();
  await expect(next.getByText(`You pay ${total}`)).toBeVisible();
  await expect(next.getByRole('link', { name: /^NP-/ })).toHaveAttribute(
    'href',
    /^\/order_tracking\?number=NP-/,
  );
  await expectAccessiblePage(page);
});

test('the customer cancels while the tailor accepts: one wins, the other is told', {
  tag: '@any-width',
}, async ({ page, request, register, measure, order, signIn }) => {
  const customer = await register();
  await measure(customer);
  const tailor = await demo(request, 'tailor');
  const accept = (id: number) =>
    request.post(`${SHOP}/api/orders/${id}/steps/`, {
      headers: bearer(tailor),
      data: { action: 'accept', expected_status: 'CONFIRMED' },
    });
  await signIn(page, customer);

  const first = await order(customer);
  expect((await confirm(request, customer, first.id)).status()).toBe(200);
  await giveToDemoTailor(first.id);
  await page.goto(`/checkout?order=${first.id}`);
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await cancelDialog(page).getByLabel('Why do you cancel it?').fill('Too late for the wedding');
  expect((await accept(first.id)).status()).toBe(200);
  expectConsole(page, /409/);
  await cancelDialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(
    cancelDialog(page).getByText('This order has changed: it is accepted now. Please look at it again.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'The tailor has accepted this order' })).toBeVisible();

  const second = await order(customer);
  expect((await confirm(request, customer, second.id)).status()).toBe(200);
  await giveToDemoTailor(second.id);
  await page.goto(`/checkout?order=${second.id}`);
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await cancelDialog(page).getByLabel('Why do you cancel it?').fill('Changed my mind');
  await cancelDialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: 'You have cancelled this order' })).toBeVisible();
  const refused = await accept(second.id);
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'orders.status_changed', status: 'CANCELLED' });
});

test('each status is told truly (orders-20)', { tag: '@both-widths' }, async ({ page, request, signIn }) => {
  const customer = await demo(request, 'customer');
  const list = await request.get(`${SHOP}/tailor_module/single-orders/all/`, { headers: bearer(customer) });
  const { results } = (await list.json()) as { results: { id: number; status: string }[] };
  await signIn(page, customer);
  const TITLES: Record<string, string | RegExp> = {
    CONFIRMED: 'This order is confirmed',
    ACCEPTED: 'The tailor has accepted this order',
    DECLINED: 'We are looking for another tailor',
    IN_PRODUCTION: 'Your garment is being stitched',
    QUALITY_CHECK: 'Your garment is being checked',
    READY: 'Your garment is ready',
    SHIPPED: 'Your garment is on its way',
    DELIVERED: 'Your garment was delivered',
    ALTERATION: 'Your garment comes back for an alteration',
    CANCELLED: 'You have cancelled this order',
  };
  const shown = results.filter(({ status }) => status in TITLES);
  expect(new Set(shown.map(({ status }) => status)).size).toBeGreaterThan(6);
  for (const { id, status } of shown) {
    await page.goto(`/checkout?order=${id}`);
    await expect(page.getByRole('heading', { name: TITLES[status] ?? '' })).toBeVisible();
    const isOpen = ['CONFIRMED', 'ACCEPTED', 'DECLINED'].includes(status);
    await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(isOpen ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
    if (isPhone(page)) await expectAccessiblePage(page);
  }
});
