import { signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

test('two people change the same setting: the second decides, and visitors see the result', {
  tag: '@any-width',
}, async ({ page, request, openBrowser }) => {
  const size = page.viewportSize() ?? { width: 1280, height: 850 };
  const open = async (role: 'admin' | 'support') => {
    const staff = await openBrowser(storageOf(await signedInAs(request, role)));
    await staff.setViewportSize(size);
    await staff.goto('/admin/settings');
    const times = staff.getByRole('region', { name: 'Times' });
    const field = (name: string) => times.getByRole('textbox', { name });
    await expect(field('In-house workshop, days')).toBeVisible();
    return { staff, times, field, save: times.getByRole('button', { name: 'Save times' }) };
  };
  const mine = await open('admin');
  const theirs = await open('support');
  await expect(theirs.staff.getByRole('region', { name: 'Surcharges' })).toHaveCount(0);
  await expectAccessiblePage(mine.staff);

  const before = Number(await mine.field('In-house workshop, days').inputValue());
  await theirs.field('In-house workshop, days').fill(String(before + 2));
  await theirs.field('A bulk quote stays open, days').fill('21');
  await theirs.save.click();
  await expect(theirs.staff.getByText('Times: saved')).toBeVisible();
  await page.goto('/shipping');
  await expect(page.getByText(`Our own workshop: ${before + 2} days`)).toBeVisible();

  expectConsole(mine.staff, /status of 4(00|09)/);
  await mine.field('In-house workshop, days').fill(String(before + 1));
  await mine.save.click();
  const conflict = mine.staff.getByRole('region', { name: /has changed this since you opened it/ });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByText('You left this as it was')).toBeVisible();
  await expect(mine.field('In-house workshop, days')).toHaveValue(String(before + 1));
  await expectAccessiblePage(mine.staff);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(mine.field('A bulk quote stays open, days')).toHaveValue('21');
  await expect(mine.save).toBeFocused();
  await page.reload();
  await expect(page.getByText(`Our own workshop: ${before + 1} days`)).toBeVisible();

  await mine.field('In-house workshop, days').fill('');
  await mine.save.click();
  await expect(mine.field('In-house workshop, days')).toBeFocused();
  await mine.field('In-house workshop, days').fill(String(before));
  await mine.field('A bulk quote stays open, days').fill('14');
  await mine.save.click();
  await expect(mine.times.getByText(/^Last changed by/)).toBeVisible();
});
