import type { APIRequestContext } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  storageOf,
  test,
} from './shop.ts';

/** Requests forty uniforms through the API. */
async function askFor(
  request: APIRequestContext,
  customer: Customer,
): Promise<{ id: number; tracking_id: string }> {
  const response = await request.post('/tailor_module/bulk-order/create/', {
    headers: bearer(customer),
    data: {
      number_of_pieces: 40,
      item_type: 'Waiter uniforms',
      expected_delivery_date: addDays(dayInKarachi(), 20),
      is_contact_same_as_register: true,
      delivery_address: JSON.stringify({
        full_name: 'Amna Khan',
        phone: '0300 1234567',
        address: 'School Road 4',
        city: 'Multan',
      }),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

test('support finds a bulk order, calls its customer and sends a quote, unless a colleague was first', {
  tag: '@both-widths',
}, async ({ request, register, openBrowser, page: own }) => {
  const customer = await register();
  const order = await askFor(request, customer);
  const support = await signedInAs(request, 'support');
  const page = await openBrowser(storageOf(support));
  await page.setViewportSize(own.viewportSize() ?? { width: 1280, height: 850 });
  await page.goto('/admin/orders?waiting=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(customer.username);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expectAccessiblePage(page);

  await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody-of-this-name');
  await expect(page.getByText('No orders match.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: order.tracking_id }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.tracking_id}` })).toBeVisible();
  await expectAccessiblePage(page);

  await page.getByRole('textbox', { name: 'What was said (optional)' }).fill('Wants the logo on the pocket.');
  await page.getByRole('button', { name: 'Log the call' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants the logo on the pocket.' })).toBeVisible();

  await page.getByRole('button', { name: 'Send a quote' }).click();
  const dialog = page.getByRole('dialog', { name: `Send a quote: ${order.tracking_id}` });
  await dialog.getByRole('textbox', { name: 'Price of a piece, in rupees' }).fill('900');
  await expect(dialog.getByText('40 pieces: Rs 36,000')).toBeVisible();
  await expectAccessiblePage(page);
  const first = await request.post(`/api/orders/${order.id}/steps/`, {
    headers: bearer(support),
    data: {
      action: 'quote',
      per_piece_price: 950,
      expected_delivery_date: addDays(dayInKarachi(), 40),
    },
  });
  expect(first.status()).toBe(200);
  expectConsole(page, /status of 409/);
  await dialog.getByRole('button', { name: 'Send a quote' }).click();
  await expect(dialog.getByRole('alert')).toContainText('quoted');
  await expect(dialog.getByRole('textbox', { name: 'Price of a piece, in rupees' })).toHaveValue('900');
  await dialog.getByRole('button', { name: 'Send a quote' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Rs 36,000').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Contract NP-CT-/ })).toHaveCount(2);
});

test('several orders are cancelled at once, and what failed stays selected @any-width', async ({
  request,
  register,
  openBrowser,
}) => {
  const customer = await register();
  const orders = [await askFor(request, customer), await askFor(request, customer)];
  const support = await signedInAs(request, 'support');
  const page = await openBrowser(storageOf(support));
  await page.goto(`/admin/orders?search=${customer.username}`);
  for (const { tracking_id } of orders) {
    await page.getByRole('checkbox', { name: `Select ${tracking_id}` }).check();
  }
  const [withdrawn, open] = orders;
  await request.post(`/api/orders/${withdrawn?.id}/steps/`, {
    headers: bearer(customer),
    data: { action: 'cancel' },
  });
  expectConsole(page, /status of 409/);
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByRole('button', { name: 'Cancel', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Cancel: 2 orders' });
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('The mill has closed.');
  await expectAccessiblePage(page);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog.getByText('1 order is done.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(String(withdrawn?.tracking_id));
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: `Select ${withdrawn?.tracking_id}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Select ${open?.tracking_id}` })).not.toBeChecked();
});
