import { expect, expectConsole, test } from './shop.ts';

test('a sign-in without a network is reported, and the form stays', { tag: '@any-width' }, async ({
  page,
  context,
}) => {
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('somebody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('measure twice, cut once');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error occurred' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('somebody@example.com');
});

test('a toast is announced even if its chunk cannot be loaded', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /ERR_FAILED/);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.route(/\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Sign-in with Facebook is not available yet.' }),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
