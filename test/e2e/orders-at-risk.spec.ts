import type { APIRequestContext } from '@playwright/test';
import { addBusinessDays, dayInKarachi } from '../../contract/dates.ts';
import { formatDay } from '../../contract/money.ts';
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
  type PlacedOrder,
  storageOf,
  test,
} from './shop.ts';

/** Adds a kurta, confirms the order, and writes down what the evening check would find. */
async function putAtRisk(
  request: APIRequestContext,
  customer: Customer,
  { id }: PlacedOrder,
  promised: string,
): Promise<void> {
  const headers = bearer(customer);
  const added = await request.post(`${SHOP}/api/orders/${id}/garments/`, {
    headers,
    multipart: {
      dress_type: 'Kurta',
      fabric_type: 'Cotton',
      description: 'Long',
      measurement_source: 'STORE',
      dress_design: DESIGN,
    },
  });
  expect(added.status(), await added.text()).toBe(201);
  const confirmed = await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, { headers });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  await inDatabase('update orders set expected_delivery_date = $2 where id = $1', [id, promised]);
  await inDatabase(
    `insert into orders_at_risk (order_id, reason, promised_on, status, tailor_id)
     select id, 'not_accepted', expected_delivery_date, status, tailor_id from orders where id = $1`,
    [id],
  );
}

test('support promises another day, or gives an order of several garments to who has room (backoffice-14)', {
  tag: '@both-widths',
}, async ({ page: own, request, register, measure, order, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const [late, busy] = [await order(customer), await order(customer)];
  const soon = addBusinessDays(dayInKarachi(), 1, { weekdays: [], days: [] });
  await putAtRisk(request, customer, late, soon);
  await putAtRisk(request, customer, busy, addBusinessDays(soon, 20, { weekdays: [], days: [] }));
  const support = await signedInAs(request, 'support');
  const page = await openBrowser(storageOf(support));
  await page.setViewportSize(own.viewportSize() ?? { width: 360, height: 800 });
  await page.goto('/admin/orders/at-risk');
  const entry = (of: PlacedOrder) => page.getByRole('listitem').filter({ hasText: of.tracking_id });
  await expect(entry(late)).toContainText('Kurta and 1 more for');
  await expect(entry(busy)).toContainText('Kurta and 1 more for');
  await expect(entry(late)).toContainText(`promised for ${formatDay(soon)}`);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  // A cut network keeps what was typed, and the second press is the same request.
  await entry(late)
    .getByRole('button', { name: /^Promise / })
    .click();
  const promise = page.getByRole('dialog', { name: new RegExp(late.tracking_id) });
  const why = promise.getByRole('textbox', { name: /^Why/ });
  await expect(why).not.toHaveValue('');
  await why.fill('The stitching takes longer than we thought.');
  await expectAccessiblePage(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes(`/api/orders/${late.id}/steps/`))
      keys.push(sent.headers()['idempotency-key']);
  });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  const send = promise.getByRole('button', { name: 'Move the day' });
  await send.click();
  await expect(promise.getByRole('alert')).toContainText(/network/i);
  await expectAccessiblePage(page);
  await page.context().setOffline(false);
  await expect(why).toHaveValue('The stitching takes longer than we thought.');
  await send.click();
  await expect(promise).toHaveCount(0);
  await expect(page.getByText(`${late.tracking_id} is promised for`).first()).toBeVisible();
  await expect(entry(late)).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);

  const give = entry(busy)
    .getByRole('button', { name: /^Give it to / })
    .first();
  const name = ((await give.textContent()) ?? '').replace(/^Give it to /, '');
  await give.click();
  const reassign = page.getByRole('dialog', { name: new RegExp(busy.tracking_id) });
  await expect(reassign).toContainText(`${name} can promise it for`);
  await expect(reassign.getByRole('textbox')).not.toHaveValue('');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await reassign.getByRole('button', { name: 'Choose another tailor' }).click();
  await expect(page.getByText(`${busy.tracking_id} goes to ${name}.`).first()).toBeVisible();
  await expect(entry(busy)).toHaveCount(0);

  const [told] = await inDatabase(
    `select count(*)::int as count from mails where recipient = $1 and subject like '%' || $2 || '%'`,
    [customer.email, busy.tracking_id],
  );
  expect(told?.count).toBeGreaterThan(0);
  // The demo has none of its orders late afterwards.
  for (const { id } of [late, busy]) {
    const cancelled = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
      headers: bearer(support),
      data: { action: 'cancel', reason: 'A test' },
    });
    expect(cancelled.status(), await cancelled.text()).toBe(200);
  }
});
