import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkTo, mailsTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectConsole, storedIn, test } from './shop.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();

test('a new account confirms its address by the mailed link', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
}) => {
  expectConsole(page, /400/);
  const customer = await register({ proven: false });
  await signIn(page, customer);
  await page.goto('/profile');
  await expect(page.getByText('Your address is not confirmed yet.')).toBeVisible();
  await expectAccessiblePage(page);
  const first = await linkTo(customer.email, '/confirm-email');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(
    page.getByText(`We e-mailed a link to ${customer.email}. It works for 24 hours.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeFocused();
  expect(await linkTo(customer.email, '/confirm-email', 1)).not.toBe(first);

  await page.goto(first);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText(`Thank you: ${customer.email} is confirmed.`)).toBeVisible();
  await expectAccessiblePage(page);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await expect(page.getByText('Your address is not confirmed yet.')).toHaveCount(0);
  await expect
    .poll(async () =>
      (await mailsTo(customer.email)).some((mail) => mail.includes('Subject: Welcome to Naap')),
    )
    .toBe(true);

  await page.goto(first);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');
  await expect(page.getByRole('alert').locator('xpath=..')).toBeFocused();
});

test('a new address needs the password and its link, and the old one can undo the change', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  expectConsole(page, /40[01]/);
  // Long enough to overflow a phone's width.
  const email = `walker.of.a.long.name.${randomUUID().slice(0, 8)}@subdomain.example.com`;
  const customer = await register({ email, proven: false });
  const moved = `moved.${customer.email}`;
  await signIn(page, customer);
  await page.goto(await linkTo(customer.email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('link', { name: 'Go to my profile' }).click();

  const password = page.getByLabel('Your password');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(password).toHaveCount(0);
  await page.getByLabel('E-mail').fill(moved);
  await save(page);
  await expect(password).toHaveAccessibleDescription(/Enter your current password/);
  await expect(password).toBeFocused();
  await expectAccessiblePage(page);
  await password.fill('not this one');
  await save(page);
  await expect(password).toHaveAccessibleDescription(/This is not your current password\./);
  await password.fill(customer.password);
  await save(page);
  await expect(page.getByText(`We e-mailed a link to ${moved}.`)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeFocused();
  await expectAccessiblePage(page);

  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(page.getByText(`Your address stays ${customer.email}.`)).toBeVisible();
  await expectAccessiblePage(page);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.getByLabel('E-mail').fill(moved);
  await password.fill(customer.password);
  await save(page);
  await expect(page.getByText(`We e-mailed a link to ${moved}.`)).toBeVisible();
  await page.goto(await linkTo(moved, '/confirm-email', 1));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText(`Your address is ${moved} from now on.`)).toBeVisible();
  expect(JSON.parse((await storedIn(page)).user ?? '')).toMatchObject({ email: moved });

  await page.goto(await linkTo(customer.email, '/undo-email-change'));
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText(`Your address is ${customer.email} again`)).toBeVisible();
  await expectAccessiblePage(page);
  expect((await storedIn(page)).user ?? null).toBeNull();
  await page.goto(await linkTo(customer.email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('ten brass thimbles');
  await page.getByLabel('Confirm new password').fill('ten brass thimbles');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('ten brass thimbles');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
});
