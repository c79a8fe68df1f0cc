import { readFile } from 'node:fs/promises';
import { readPdf } from '../pdf-reader.ts';
import { signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, storageOf, test } from './shop.ts';

test('a tailor chooses orders on the board and prints their tags on the roll that was used last (workshop-41) @any-width', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser(storageOf(await signedInAs(request, 'tailor')));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/workshop/board?stage=ALTERATION');
  await page.getByRole('button', { name: 'Print several' }).click();
  await page.getByRole('checkbox', { name: /NP-/ }).first().check();
  await expect(page.getByText('1 order chosen', { exact: true })).toBeVisible();
  await expectAccessiblePage(page);

  const print = page.getByRole('button', { name: 'Print', exact: true });
  await print.click();
  const dialog = page.getByRole('dialog', { name: '1 order chosen' });
  await dialog.getByRole('radio', { name: 'Tag of the cloth' }).check();
  await dialog.getByRole('combobox', { name: 'Paper' }).selectOption('Roll of 62 mm');
  await expectAccessiblePage(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Print', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cloth-tag-NP-\w+\.pdf$/);
  const [size, ...others] = readPdf(await readFile(await download.path())).sizes;
  expect(others).toEqual([]);
  expect(size?.width).toBeCloseTo((62 * 72) / 25.4, 1);
  await expect(dialog).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Print several' }).click();
  await page.getByRole('button', { name: /Choose all/ }).click();
  await print.click();
  await page.getByRole('radio', { name: 'Parcel label' }).check();
  await expect(page.getByRole('combobox', { name: 'Paper' })).toHaveValue('62mm');
});
