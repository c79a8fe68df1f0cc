import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

test('the owner sees what the shop still needs, hides the list and shows it again (backoffice-12)', {
  tag: '@both-widths',
}, async ({ page: own, request, openBrowser }) => {
  const admin = await signedInAs(request, 'admin');
  const read = async () => (await request.get(`${SHOP}/api/staff/setup/`, { headers: bearer(admin) })).json();
  const before: { is_hidden: boolean; steps: { is_done: boolean }[] } = await read();
  const open = before.steps.filter(({ is_done }) => !is_done).length;
  const page = await openBrowser(storageOf(admin));
  await page.setViewportSize(own.viewportSize() ?? { width: 360, height: 800 });
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Set up the shop' });
  const show = page.getByRole('button', { name: `Show the setup list (${open} open)` });
  if (before.is_hidden) await show.click();
  await expect(list.getByRole('link', { name: 'Set up mail' })).toHaveAttribute('href', '/admin/mails');
  await expect(list.getByRole('link')).toHaveCount(open);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await expect(list.getByRole('alert')).toContainText(/network/i);
  await page.context().setOffline(false);
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(show).toBeVisible();
  await expectAccessiblePage(page);
  await show.click();
  await expect(list).toBeVisible();
  expect(await read()).toMatchObject({ is_hidden: false });
});
