import { signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

test('the workshop is closed to visitors and to staff @any-width', async ({ page, request, openBrowser }) => {
  await page.goto('/workshop/board');
  await expect(page).toHaveURL('/login?next=%2Fworkshop%2Fboard');

  const staff = await openBrowser(storageOf(await signedInAs(request, 'admin')));
  await staff.goto('/workshop');
  await expect(
    staff.getByRole('heading', { level: 1, name: 'This page is for tailors and brands' }),
  ).toBeVisible();
  await expect(staff.getByRole('navigation', { name: 'Workshop' })).toHaveCount(0);
  await expectAccessiblePage(staff);
});

test('an unknown address of the workshop says so inside its frame @any-width', async ({
  page,
  register,
  signIn,
}) => {
  expectConsole(page, /status of 404/);
  await signIn(page, await register());
  await page.goto('/workshop/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText('The workshop has no such page.')).toBeVisible();
});
