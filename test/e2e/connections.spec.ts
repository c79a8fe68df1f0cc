import type { APIRequestContext } from '@playwright/test';
import { verified, WebhookReceiver } from '../webhook-receiver.ts';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { demoSeller } from './seller.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  storageOf,
  test,
} from './shop.ts';

/** Journeys share the demo accounts. */
async function forget(request: APIRequestContext, who: Customer): Promise<void> {
  for (const kind of ['keys', 'webhooks']) {
    const url = `${SHOP}/api/connections/${kind}/`;
    const rows = await (await request.get(url, { headers: bearer(who) })).json();
    for (const { id } of rows) await request.delete(`${url}${id}/`, { headers: bearer(who) });
  }
}

test('a brand makes a key and a webhook, tests it and revokes the key (connecting-4, connecting-16)', {
  tag: '@any-width',
}, async ({ page, openBrowser, request }) => {
  const receiver = await WebhookReceiver.listen();
  const brand = await demoSeller(request);
  await forget(request, brand);
  const seller = await openBrowser(storageOf(brand));
  await seller.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await seller.goto('/workshop/connections');
  await expect(seller.getByText('No keys yet.')).toBeVisible();
  await expectAccessiblePage(seller);

  const newKey = seller.getByRole('form', { name: 'New key' });
  await newKey.getByRole('button', { name: 'Make a key' }).click();
  await expect(newKey.getByText('Enter a name.')).toBeVisible();
  await newKey.getByLabel('Name').fill('Stock program');
  await newKey.getByRole('button', { name: 'Make a key' }).click();
  await expect(newKey.getByText('Choose at least one.')).toBeVisible();
  await newKey.getByLabel('Read products and stock').check();
  await newKey.getByRole('button', { name: 'Make a key' }).click();
  const shown = seller.getByRole('region', { name: 'Your new key' });
  await expect(shown).toBeFocused();
  const key = (await shown.locator('code').textContent()) ?? '';
  const products = await request.get(`${SHOP}/api/shelf/products/`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(products.status()).toBe(200);
  await expectAccessiblePage(seller);
  await shown.getByRole('button', { name: 'I have it' }).click();
  await seller.reload();
  await expect(seller.getByText('Stock program')).toBeVisible();
  await expect(seller.getByText(key)).toHaveCount(0);

  await seller.getByRole('button', { name: 'Replace Stock program' }).click();
  await seller.getByLabel('The old one works').selectOption('0');
  await seller.getByRole('button', { name: 'Replace', exact: true }).click();
  const second = (await shown.locator('code').textContent()) ?? '';
  expect(second).not.toBe(key);

  const newWebhook = seller.getByRole('form', { name: 'New webhook' });
  expectConsole(seller, /status of 400/);
  await newWebhook.getByLabel('Address').fill('http://10.0.0.1/');
  await newWebhook.getByLabel('A new order').check();
  await newWebhook.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(newWebhook.getByText('Enter a public address that begins with https://.')).toBeVisible();
  await newWebhook.getByLabel('Address').fill(receiver.url('/hooks'));
  await newWebhook.getByRole('button', { name: 'Add the webhook' }).click();
  const once = seller.getByRole('region', { name: 'The secret of your webhook' });
  const secret = (await once.locator('code').textContent()) ?? '';
  await seller.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.at('/hooks').length, { timeout: 20_000 }).toBe(1);
  const [message] = receiver.at('/hooks');
  if (message) expect(verified(message, secret).type).toBe('webhook.test');
  await seller.getByRole('button', { name: 'Refresh' }).click();
  await expect(seller.getByText('Answered 204 at the first attempt.')).toBeVisible();
  await seller.getByText('Message and answer').click();
  await expectAccessiblePage(seller);

  await seller.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = seller.getByRole('form', { name: 'Change the webhook' });
  await edit.getByLabel('Address').fill(receiver.url('/moved'));
  await edit.getByLabel('A new order').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Choose at least one.')).toBeVisible();
  await edit.getByLabel('Stock that is low').check();
  await expectAccessiblePage(seller);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(seller.getByText(receiver.url('/moved'))).toBeVisible();
  receiver.answers.set('/moved', { status: 503, headers: { 'retry-after': '7200' } });
  await seller.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.at('/moved').length, { timeout: 20_000 }).toBe(1);
  await seller.getByRole('button', { name: 'Refresh' }).click();
  await expect(seller.getByText('Its receiver asked us to wait until')).toBeVisible();
  await expectAccessiblePage(seller);

  await seller.getByRole('button', { name: 'Revoke Stock program' }).click();
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(seller.getByText('No keys yet.')).toBeVisible();
  await seller.goto('/ur/workshop/connections');
  await expect(seller.getByRole('heading', { level: 1, name: 'رابطے' })).toBeVisible();
  await expectAccessiblePage(seller);
  await forget(request, brand);
  await receiver.close();
});

test('admins share the keys of the shop (connecting-1)', { tag: '@any-width' }, async ({
  page,
  openBrowser,
  request,
}) => {
  const admin = await signedInAs(request, 'admin');
  await forget(request, admin);
  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await staff.goto('/admin/connections');
  await expect(staff.getByText('Admins share these keys', { exact: false })).toBeVisible();
  await expect(staff.getByLabel('Read earnings')).toHaveCount(0);
  await expectAccessiblePage(staff);
});
