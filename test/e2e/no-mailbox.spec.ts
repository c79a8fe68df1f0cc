import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { findTo } from './sent-code.ts';
import { type Customer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';

async function registerByPhone(request: APIRequestContext): Promise<Customer> {
  const phone = `0347 ${randomInt(1_000_000, 10_000_000)}`;
  const post = async (path: string, data: object) => {
    const response = await request.post(`${SHOP}/auth/phone/${path}/`, { data });
    if (!response.ok()) throw new Error(await response.text());
    return response.json();
  };
  await post('codes', { phone });
  const code = await findTo(phone, /\d{6}(?= signs you in)/);
  const { ticket } = await post('sign-in', { phone, code });
  const username = `no.mailbox.${Date.now().toString(36)}`;
  const session = await post('register', { ticket, username, agreed: true });
  return { username, email: '', password: '', session };
}

test('without a mailbox the pages ask for none, and say where news and answers come (accounts-31, accounts-32)', {
  tag: '@both-widths',
}, async ({ page, request, openBrowser }) => {
  const customer = await openBrowser(storageOf(await registerByPhone(request)));
  await customer.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await customer.goto('/notifications');
  await expect(customer.getByRole('heading', { name: 'Which news' })).toBeVisible();
  // Which one depends on what staff offer.
  await expect(customer.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(customer.getByRole('radio', { name: /^E-mail/ })).toHaveCount(0);
  await expectAccessiblePage(customer);
  await customer.getByRole('link', { name: 'add an e-mail address' }).click();
  await expect(customer).toHaveURL('/profile');

  await customer.goto('/contact-us');
  await expect(customer.getByText('We answer in the chat during business hours.')).toBeVisible();
  await customer.getByLabel('First name').fill('Rafiq');
  await customer.getByLabel('Last name').fill('Ahmad');
  await customer.getByRole('textbox', { name: 'Message' }).fill('Do you stitch sherwanis?');
  await customer.getByRole('button', { name: 'Send Message' }).click();
  await expect(customer.getByText('will answer in the chat, or call you.')).toBeVisible();

  await customer.goto('/order_placement');
  await customer.getByRole('radio', { name: /^Bulk order/ }).check({ force: true });
  await customer.getByRole('button', { name: 'Next' }).click();
  await customer.getByLabel('Quantity').fill('20');
  await customer.getByRole('button', { name: 'Submit Order' }).click();
  await expect(customer.getByText('Choose the kind of business.')).toBeVisible();
  const email = customer.getByRole('main').getByRole('textbox', { name: /^E-mail/ });
  await expect(email).toHaveValue('');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(customer.getByText('news of the order come to your phone')).toBeVisible();
  await expectAccessiblePage(customer);
});
