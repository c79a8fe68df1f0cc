import { signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

test('support edits a page with a preview, keeps a draft, publishes it, and visitors read it', {
  tag: '@any-width',
}, async ({ page, request, openBrowser }) => {
  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await staff.goto('/admin/content');
  await expectAccessiblePage(staff);
  await staff.getByRole('link', { name: 'Edit Returns & Exchanges' }).click();
  const text = staff.getByRole('textbox', { name: 'Text in Markdown' });
  const preview = staff.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  await expectAccessiblePage(staff);

  await text.fill('## Gift cards\n\nThey come back within **{return_days} days**. [Ask us](/contact-us).');
  await expect(preview.getByText('They come back within 30 days.')).toBeVisible();
  await staff.reload();
  await expect(staff.getByText('What you typed is here again. It is not saved yet.')).toBeVisible();
  await expect(text).toHaveValue(/^## Gift cards/);
  await staff.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(staff.getByText('Draft saved')).toBeVisible();
  await page.goto('/returns');
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();

  await staff.getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('Published: visitors see it now')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Gift cards' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect(page).toHaveURL('/contact-us');

  expectConsole(staff, /status of 400/);
  await text.fill('[Gone](/nowhere)');
  await staff.getByRole('button', { name: 'Publish' }).click();
  await expect(text).toBeFocused();
  await expect(staff.getByText(/^These links lead nowhere: \/nowhere/)).toBeVisible();
  await staff.getByRole('button', { name: /^Discard changes of/ }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(text).toHaveValue(/^## Gift cards/);
  await expect(staff.getByRole('button', { name: /^Discard changes of/ })).toHaveCount(0);
  await staff.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(text).toHaveValue(/## Refunds/);
  await staff.getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('Version 4')).toBeVisible();
  await page.goto('/returns');
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
});
