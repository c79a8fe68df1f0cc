import type { Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { expect, expectAccessiblePage, expectConsole, storedIn, test } from './shop.ts';

// WebAuthn accepts host names only, no IP addresses.
test.use({ baseURL: SHOP.replace('127.0.0.1', 'localhost') });

/** Adds a virtual authenticator with a fingerprint reader that always agrees. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the profile, signs in on /login, and is removed', {
  tag: '@any-width',
}, async ({ page, register }) => {
  // The field's suggestion and the button may both answer, of which one comes too late.
  expectConsole(page, /40[01]/);
  const { email, password, username } = await register();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await plugInAuthenticator(page);

  await page.goto('/profile');
  const ways = page.getByRole('region', { name: 'Ways to sign in' });
  await ways.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My Pixel');
  await dialog.getByLabel('Current password').fill('not my password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expectAccessiblePage(page);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(ways.getByText('My Pixel')).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await expectAccessiblePage(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?next=/orders');
  // The virtual device may answer the field's suggestions at once.
  await page
    .getByRole('button', { name: 'Sign in with a passkey' })
    .click()
    .catch(() => undefined);
  await expect(page).toHaveURL('/orders');
  expect(JSON.parse((await storedIn(page)).user ?? '')).toMatchObject({ username });

  await page.goto('/profile');
  await expect(ways.getByText(/last used/)).toBeVisible();
  await ways.getByRole('button', { name: 'Remove passkey My Pixel' }).click();
  await expect(ways.getByText('My Pixel')).toHaveCount(0);
  await expect(ways.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
});
