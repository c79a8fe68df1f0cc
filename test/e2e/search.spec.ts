import type { Page } from '@playwright/test';
import { expect, expectAccessiblePage, isPhone, test } from './shop.ts';

async function openBox(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page
    .getByRole('combobox', { name: 'Search tailors, brands and products' })
    .and(page.locator(':visible'));
}

test('suggests while typing, and the keyboard reaches the suggestions', async ({ page }) => {
  await page.goto('/');
  const box = await openBox(page);
  await box.fill('fulkar');
  const options = page
    .getByRole('listbox', { name: 'Suggestions' })
    .and(page.locator(':visible'))
    .getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectAccessiblePage(page);
  const name = options.first().locator('span').first();
  await expect(name).toHaveText('Bagh Phulkari Dupatta');
  const isCut = await name.evaluate((text) => text.scrollWidth > text.clientWidth);
  expect(isCut).toBe(false);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/(culture_)?product\?id=\d+$/);
});

test('a chosen suggestion stays chosen when the list changes', { tag: '@any-width' }, async ({ page }) => {
  const suggestion = (id: number, text: string) => ({
    kind: 'product',
    id,
    text,
    note: 'Product',
    address: `/product?id=${id}`,
  });
  const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/search/suggestions/**', async (route) => {
    const isLonger = route.request().url().endsWith('kurta');
    if (isLonger) await typed;
    const before = isLonger ? [suggestion(7, 'Kurta with a ban collar')] : [];
    await route.fulfill({
      json: { results: [...before, suggestion(1, 'Kurta of lawn'), suggestion(2, 'Kurta of silk')] },
    });
  });
  await page.goto('/');
  const box = await openBox(page);
  const option = (name: string) => page.getByRole('option', { name }).and(page.locator(':visible'));
  await box.fill('kurt');
  await expect(option('Kurta of lawn')).toBeVisible();
  await box.pressSequentially('a');
  await box.press('ArrowDown');
  await expect(option('Kurta of lawn')).toHaveAttribute('aria-selected', 'true');
  answer();
  await expect(option('Kurta with a ban collar')).toBeVisible();
  await expect(option('Kurta of lawn')).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL('/product?id=1');
});

test('Escape closes the suggestions and keeps the text', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/brands');
  const box = await openBox(page);
  await box.fill('kurta');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.and(page.locator(':visible'))).toBeVisible();
  await box.press('Escape');
  await expect(list.and(page.locator(':visible'))).toHaveCount(0);
  await expect(box).toHaveValue('kurta');
});

test('Enter shows all results, misspelt words included', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  const box = await openBox(page);
  await box.fill('qameez');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=qameez');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “qameez”');
  await expect(page.getByRole('link', { name: /^View Detail: .*kameez/i }).first()).toBeVisible();
  await expectAccessiblePage(page);
});

test('a tailor in the results can be booked', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?q=ustad+rafiq');
  await page.getByRole('link', { name: 'Book this tailor: ustad_rafiq' }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
  await expect(page).toHaveURL('/book-tailor?step=order');
  await expect(page.getByRole('complementary').getByText('ustad_rafiq')).toBeVisible();
});

test('no results are reported, with links', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?q=xylophone');
  await expect(page.getByText('No results')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('main').getByRole('link', { name: 'brands' }).click();
  await expect(page).toHaveURL('/brands');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the result page is complete', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/search?q=ajrak');
    await expect(page.getByRole('link', { name: /^View Detail: / }).first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('strange searches neither break the page nor widen it', { tag: '@any-width' }, async ({ page }) => {
  for (const words of ['a%00b', 'w'.repeat(300), `a${'%F0%9F%A7%B5'.repeat(60)}`]) {
    const response = await page.goto(`/search?q=${words}`);
    expect(response?.status()).toBe(200);
    const widths = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    const [content, window] = await widths();
    expect(content).toBe(window);
  }
});
