import { readFile } from 'node:fs/promises';
import { readPdf } from '../pdf-reader.ts';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

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

test('the code of a tag leads tailor, staff and customer to their own page of the order, and nobody else (orders-231) @any-width', async ({
  page,
  request,
  openBrowser,
  register,
  measure,
  order,
}) => {
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  const confirmed = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
    headers: bearer(customer),
    data: { action: 'confirm' },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const readers = [
    [await signedInAs(request, 'workshop'), `/workshop/orders/${id}`],
    [await signedInAs(request, 'support'), `/admin/orders/${id}`],
    [customer, `/orders?order=${id}`],
  ] as const;
  for (const [reader, own] of readers) {
    const theirs = await openBrowser(storageOf(reader));
    // The second one is on tags that staff printed before.
    for (const printed of [`/workshop/orders/${id}`, `/admin/orders/${id}`]) {
      await theirs.goto(printed);
      await theirs.waitForURL((url) => url.pathname + url.search === own);
    }
    await expect(theirs.getByText(/NP-/).first()).toBeVisible();
  }
  const stranger = await openBrowser(storageOf(await register()));
  expectConsole(stranger, /status of 404/);
  await stranger.goto(`/workshop/orders/${id}`);
  await expect(stranger.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await page.goto(`/workshop/orders/${id}`);
  await page.waitForURL((url) => url.pathname === '/login' && url.search.includes(`orders%2F${id}`));
});
