import { demoAccount, signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

test('the back office is closed to visitors and customers, and open to staff', {
  tag: '@both-widths',
}, async ({ page, register, signIn, request }) => {
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
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Chat' }),
  ).toBeVisible();
  await expectAccessiblePage(page);
});

test('staff see what waits and follow it to its list, and export orders', { tag: '@any-width' }, async ({
  openBrowser,
  request,
}) => {
  const page = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await page.goto('/admin?days=90');
  await expect(page.getByRole('heading', { name: 'The last 90 days' })).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Revenue' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'To quote' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?.*status=REQUESTED/);
  const button = page.getByRole('button', { name: 'Export', exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('The file is complete.')).toBeVisible();
  await expect(button).toBeFocused();
  await page.goto('/admin/transfers');
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  await expectAccessiblePage(page);
});
