import { expect, test } from './shop.ts';

test('signing out aborts what is being read, so that no response signs in again', {
  tag: '@any-width',
}, async ({ page, register, signIn }) => {
  await signIn(page, await register());
  await page.goto('/order_tracking');
  await page.route('**/auth/profile/', () => undefined);
  const asked = page.waitForRequest('**/auth/profile/');
  await page
    .getByRole('button', { name: /^(Account|Menu)$/ })
    .filter({ visible: true })
    .click();
  await page.getByText('Profile Settings').filter({ visible: true }).click();
  await asked;
  await page
    .getByRole('button', { name: /^(Account|Menu)$/ })
    .filter({ visible: true })
    .click();
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/profile/'));
  await page.getByText('Logout').filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await aborted;
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
