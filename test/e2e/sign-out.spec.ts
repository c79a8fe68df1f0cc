import { expect, test } from './shop.ts';

test('a response that arrives after sign-out does not sign in again', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  await signIn(page, await register());
  await page.goto('/order_tracking');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answered = page.waitForResponse('**/auth/profile/');
  await page.route('**/auth/profile/', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
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
  await page.getByText('Logout').filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login/);
  release();
  await answered;
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
