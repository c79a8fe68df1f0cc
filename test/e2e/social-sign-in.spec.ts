import type { Page } from '@playwright/test';
import { linkTo } from './mailbox.ts';
import { expect, expectAccessiblePage, storedIn, test } from './shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** Submits the provider's form. */
async function signInAtGoogle(page: Page, email: string) {
  // Wait, because /login has a field of the same name.
  await expect(heading(page)).toHaveText('A provider');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const newEmail = () => `zara.${crypto.randomUUID().slice(0, 8)}@example.com`;

test('a first sign-in with Google makes an account, and later ones lead straight in', {
  tag: '@any-width',
}, async ({ page }) => {
  const email = newEmail();
  await page.goto('/login?next=/orders');
  await page.getByLabel('Remember me').check();
  await google(page).click();
  await signInAtGoogle(page, email);
  await expect(page).toHaveURL('/sign-in-return');
  await expect(heading(page)).toHaveText('Create your account');
  await expect(page.getByLabel('Username')).toHaveValue(email.split('@')[0] as string);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel(/^I agree/)).toBeFocused();
  await expectAccessiblePage(page);
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/orders');
  const { user, refreshToken } = await storedIn(page);
  expect(JSON.parse(user ?? '')).toMatchObject({ email, user_type: 'customer', phone_number: null });

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await google(page).click();
  await signInAtGoogle(page, email);
  await expect(page).toHaveURL('/');
  const again = await storedIn(page);
  expect(JSON.parse(again.user ?? '')).toMatchObject({ email });
  expect(again.refreshToken).not.toBe(refreshToken);
  expect(await page.evaluate(() => history.length)).toBeLessThan(20);
});

test('an account with the same address is connected by its password or a mailed link, and disconnected in the profile', {
  tag: '@any-width',
}, async ({ page, register }) => {
  const { email, password } = await register();
  await page.goto('/login');
  await google(page).click();
  await signInAtGoogle(page, email);
  await expect(heading(page)).toHaveText('You already have an account');
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(
    page.getByText(`We e-mailed a link to ${email}. Open it in this browser within one hour.`),
  ).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/profile');
  const ways = page.getByRole('region', { name: 'Ways to sign in' });
  await ways.getByRole('button', { name: 'Disconnect Google' }).click();
  const connect = ways.getByRole('button', { name: 'Connect Google' });
  await expect(connect).toBeFocused();
  await connect.click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google' });
  await expectAccessiblePage(page);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue to Google' }).click();
  await signInAtGoogle(page, email);
  await expect(page).toHaveURL('/profile');
  await ways.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(connect).toBeVisible();

  await page.goto(await linkTo(email, '/connect-sign-in'));
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText(/^Google is connected\./)).toBeVisible();
});

test('cancelling at Google leads back to /login with a sentence', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/login?next=/orders');
  await google(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login?social=cancelled&next=%2Forders');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The sign-in was cancelled. You can try again, or sign in another way.',
  );
  await expectAccessiblePage(page);
});
