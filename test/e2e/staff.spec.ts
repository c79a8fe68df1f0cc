import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { demoAccount } from './demo-account.ts';
import { resetLinkTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectConsole, test } from './shop.ts';

const PASSWORD = 'nine green lanterns';

async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signedInLongAgo(email: string): Promise<void> {
  await inDatabase(
    `update refresh_tokens set confirmed_at = now() - interval '1 hour'
      where user_id = (select id from users where email = $1)`,
    [email],
  );
}

test('an admin adds somebody of support, who works until blocked (people-12)', { tag: '@any-width' }, async ({
  page,
  openBrowser,
  request,
}) => {
  const name = `hina.${Date.now().toString(36)}`;
  const member = { email: `${name}@shop.example`, password: PASSWORD };
  const admin = await demoAccount(request, 'admin');
  await enter(page, admin);
  await expect(page).toHaveURL(/\/admin/);
  await signedInLongAgo(admin.email);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog', { name: 'Add a person' });
  await form.getByLabel('First name').fill('Hina');
  await form.getByLabel('Last name').fill('Shah');
  await form.getByLabel('E-mail').fill(member.email);
  await form.getByLabel('Username').fill(name);
  expectConsole(page, /status of 403/, /status of 400/);
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByLabel('Current password').fill('a guess');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('This is not your current password.')).toBeVisible();
  await expectAccessiblePage(page);
  await question.getByLabel('Current password').fill(admin.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`A link to set the password is on its way to ${member.email}.`)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectAccessiblePage(page);

  const desk = await openBrowser();
  await desk.goto(await resetLinkTo(member.email));
  await desk.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await desk.getByLabel('Confirm new password').fill(PASSWORD);
  await desk.getByRole('button', { name: 'Set new password' }).click();
  await expect(desk).toHaveURL(/\/login/);
  await enter(desk, member);
  await expect(desk).toHaveURL(/\/admin/);
  const rooms = desk.getByRole('navigation', { name: 'Back office' });
  await expect(rooms.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Staff' })).toHaveCount(0);

  await page
    .getByRole('button', { name: `Block ${name}` })
    .filter({ visible: true })
    .click();
  const block = page.getByRole('dialog', { name: `Block ${name}?` });
  await block.getByLabel('Reason').fill('Left the shop');
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: `Unblock ${name}` }).filter({ visible: true })).toBeVisible();

  // The open page may notice the change before a press, and then redirects to the sign-in.
  expectConsole(desk, /status of 401/, /status of 403/);
  await desk.goto('/admin/customers');
  await expect(desk).toHaveURL(/\/login/);
  await enter(desk, member);
  await expect(desk.getByRole('main').getByText('This account is blocked.')).toBeVisible();

  await page.goto('/admin/audit');
  await expect(page.getByText('Left the shop').filter({ visible: true }).first()).toBeVisible();
  await expectAccessiblePage(page);
});

test('support finds a customer, and every look at measurements is recorded (people-13)', {
  tag: '@any-width',
}, async ({ page, openBrowser, register, measure, request }) => {
  const customer = await register();
  await measure(customer, 'Wedding suit');
  await enter(page, await demoAccount(request, 'support'));
  await expect(page).toHaveURL(/\/admin/);
  await page.goto('/admin/customers');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer.email);
  await page.getByRole('link', { name: customer.username }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer.username })).toBeVisible();
  await page.getByLabel('New note').fill('Prefers calls in the evening');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').getByText('Prefers calls in the evening')).toBeVisible();
  await page.getByRole('button', { name: 'Show measurements' }).click();
  await expect(page.getByRole('heading', { name: 'Wedding suit' })).toBeVisible();
  await expectAccessiblePage(page);

  const office = await openBrowser();
  await enter(office, await demoAccount(request, 'admin'));
  await expect(office).toHaveURL(/\/admin/);
  await office.goto(`/admin/audit?search=${customer.username}`);
  await expect(
    office.getByText("Looked at a customer's measurements").filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(office.getByRole('status').filter({ hasText: '2 entries' })).toBeVisible();
});
