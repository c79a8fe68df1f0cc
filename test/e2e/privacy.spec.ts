import { readFile } from 'node:fs/promises';
import { unzip } from '../zip.ts';
import { expect, expectAccessiblePage, test } from './shop.ts';

test('a customer downloads a copy of all their data', { tag: '@any-width' }, async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Your data' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(part.getByText('The download has begun.')).toBeVisible();
  const files = unzip(await readFile(await download.path()));
  const orders = JSON.parse(String(files.get('stitched-orders.json')));
  expect(orders.map(({ id }: { id: number }) => id)).toEqual([regular.confirmed.id, regular.placed.id]);
  expect([...files.keys()].filter((path) => path.startsWith('documents/'))).toHaveLength(1);
  await expectAccessiblePage(page);
});
