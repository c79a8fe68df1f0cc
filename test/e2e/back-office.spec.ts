import { demoAccount } from './demo-account.ts';
import { expect, expectAccessiblePage, expectConsole, test } from './shop.ts';

test('the back office is closed to visitors and customers, and open to staff', async ({
  page,
  register,
  signIn,
  request,
}) => {
  expectConsole(page, /status of 404/);
  await page.goto('/admin');
  await expect(page).toHaveURL('/login?next=%2Fadmin');

  await signIn(page, await register());
  await page.goto('/admin/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fchat');

  const { email, password } = await demoAccount(request, 'support');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin/chat');
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Chat' }),
  ).toBeVisible();
  await expectAccessiblePage(page);
});
