import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { inDatabase } from './database.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectFocusKept,
  type Shop,
  test,
} from './shop.ts';

/** Requests forty uniforms through the API; returns the order's id. */
async function askFor(request: APIRequestContext, customer: Customer): Promise<number> {
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
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

/** Creates a member of the support team through the API. */
async function hireSupport(request: APIRequestContext, register: Shop['register']) {
  const { email, password, username } = await register();
  await inDatabase("update users set user_type = 'support' where username = $1", [username]);
  const login = await request.post('/auth/login/', { data: { email, password } });
  expect(login.status()).toBe(200);
  const headers = { authorization: `Bearer ${(await login.json()).access}` };
  return async (id: number, step: Record<string, unknown>) => {
    const response = await request.post(`/api/orders/${id}/steps/`, { headers, data: step });
    expect(response.status()).toBe(200);
  };
}

const quote = (price: number) => ({
  action: 'quote',
  per_piece_price: price,
  expected_delivery_date: addDays(dayInKarachi(), 40),
  reason: 'With your logo on the pocket',
});

const rowOf = (page: Page, id: number) => page.getByRole('row').filter({ hasText: String(id) });

test('a quote is read, its contract downloaded, and accepted by the typed name', {
  tag: '@both-widths',
}, async ({ page, request, register, signIn }) => {
  const customer = await register();
  const id = await askFor(request, customer);
  const takeStep = await hireSupport(request, register);
  await signIn(page, customer);
  await page.goto('/orders?tab=bulk');
  await expect(rowOf(page, id)).toContainText('Requested');
  await expect(page.getByRole('button', { name: `Accept the quote for order ${id}` })).toHaveCount(0);
  await takeStep(id, quote(900));
  await page.reload();
  await expect(rowOf(page, id)).toContainText('Quoted');
  await rowOf(page, id)
    .getByRole('button', { name: `Accept the quote for order ${id}` })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Quote for order NP-/ });
  for (const words of ['Rs 900', 'Rs 36,000', 'With your logo on the pocket', 'NP-CT-']) {
    await expect(dialog).toContainText(words);
  }
  await expectAccessiblePage(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Contract (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^NP-CT-\d{6}\.pdf$/);
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  const name = dialog.getByLabel('Type your full name to accept');
  await expect(name).toHaveAccessibleDescription(/Type your name to accept the quote\./);
  await expect(name).toBeFocused();

  // Support quotes again while the customer reads the first quote.
  await name.fill('Amna Khan');
  await takeStep(id, quote(850));
  await expect(dialog).toContainText('Rs 34,000');
  await expect(dialog.getByText('There is a newer quote for this order.')).toBeVisible();
  await expect(name).toHaveValue('');
  await name.fill('Amna Khan');
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  await expect(page.getByText(/You have accepted the quote for order NP-/)).toBeVisible();
  await expect(rowOf(page, id)).toContainText('Accepted');
  await expectFocusKept(page);
  await rowOf(page, id)
    .getByRole('link', { name: `View order ${id}` })
    .click();
  const details = page.getByRole('dialog', { name: `Order ${id}` });
  await expect(details).toContainText('Amna Khan, ');
  await expectAccessiblePage(page);
});

test('Delete asks once and withdraws; an accepted order needs a reason, one in production stays', {
  tag: '@any-width',
}, async ({ page, request, register, signIn }) => {
  const customer = await register();
  const [first, second] = [await askFor(request, customer), await askFor(request, customer)];
  const takeStep = await hireSupport(request, register);
  await takeStep(second, quote(900));
  await signIn(page, customer);
  await page.goto('/orders?tab=bulk');
  await rowOf(page, first)
    .getByRole('button', { name: `Delete order ${first}` })
    .click();
  const question = page.getByRole('alertdialog', { name: /^Withdraw order NP-/ });
  await expect(question).toContainText('40 × Waiter uniforms');
  await expectAccessiblePage(page);
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await expect(rowOf(page, first)).toContainText('Requested');
  await rowOf(page, first)
    .getByRole('button', { name: `Delete order ${first}` })
    .click();
  await question.getByRole('button', { name: 'Withdraw order' }).click();
  await expect(rowOf(page, first)).toContainText('Cancelled');
  await expectFocusKept(page);
  const spent = rowOf(page, first).getByRole('button', {
    name: `Delete order ${first}: It is cancelled already.`,
  });
  await expect(spent).toBeDisabled();
  await spent.click({ force: true });
  await expect(page.getByText('It is cancelled already.')).toBeVisible();

  await rowOf(page, second)
    .getByRole('button', { name: `Accept the quote for order ${second}` })
    .click();
  await page.getByLabel('Type your full name to accept').fill('Amna Khan');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept quote' }).click();
  await expect(rowOf(page, second)).toContainText('Accepted');
  await rowOf(page, second)
    .getByRole('button', { name: `Delete order ${second}` })
    .click();
  await question.getByRole('button', { name: 'Withdraw order' }).click();
  await expect(question.getByLabel('Why do you withdraw it?')).toHaveAccessibleDescription(
    /Say why in a few words\./,
  );
  // Meanwhile the workshop has begun.
  await takeStep(second, { action: 'start' });
  expectConsole(page, /409/);
  await question.getByLabel('Why do you withdraw it?').fill('We have to save money');
  await question.getByRole('button', { name: 'Withdraw order' }).click();
  await expect(question.getByRole('alert')).toContainText('in production');
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await expect(rowOf(page, second)).toContainText('In production');
  await expect(rowOf(page, second).getByRole('button', { name: /^Delete order/ })).toBeDisabled();
});
