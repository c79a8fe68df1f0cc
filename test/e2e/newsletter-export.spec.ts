import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { linkTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectDarkModeContrast, storageOf, test } from './shop.ts';

test('support exports the readers of the newsletter, and sees what people wish for (contact-10, catalogue-18)', {
  tag: '@any-width',
}, async ({ page: own, request, openBrowser }) => {
  const tag = randomBytes(5).toString('hex');
  const [reader, asked] = [`reader${tag}@example.com`, `asked${tag}@example.com`];
  for (const email of [reader, asked]) await request.post(`${SHOP}/api/newsletter/`, { data: { email } });
  const token = new URL(await linkTo(reader, '/newsletter/confirm')).searchParams.get('token');
  expect((await request.post(`${SHOP}/api/newsletter/confirm/`, { data: { token } })).status()).toBe(200);
  const wished = {
    productType: 'bespoke',
    category: 'mens',
    wearCategory: 'eastern',
    dressType: 'Sherwani',
    priceRange: 'above60000',
    favoriteColor: '#1F7A83',
    brandPreference: 'local',
  };
  expect((await request.post(`${SHOP}/api/brands/preferences/`, { data: wished })).status()).toBe(201);

  const page = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await page.setViewportSize(own.viewportSize() ?? { width: 1280, height: 850 });
  await page.goto('/admin/newsletter');
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(tag);
  await expect(page).toHaveURL(new RegExp(`search=${tag}`));
  await expect(page.getByText('2 addresses', { exact: true })).toBeVisible();
  await expect(page.getByRole('table').getByText('Unconfirmed', { exact: true })).toHaveCount(1);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export subscribed addresses' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(reader);
  expect(csv).toContain(`${SHOP}/newsletter/unsubscribe?token=`);
  expect(csv).not.toContain(asked);

  await page.getByRole('button', { name: `Unsubscribe ${reader}` }).click();
  const question = page.getByRole('alertdialog', { name: `Unsubscribe ${reader}?` });
  await question.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: `Unsubscribe ${reader}` })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeFocused();

  await page.goto('/admin/preferences');
  await expect(page.getByRole('row', { name: /^Sherwani, Mens Wear/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ferozi/ })).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
});
