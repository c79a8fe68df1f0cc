import { expect, expectAccessiblePage, expectDarkModeContrast, test } from './shop.ts';

test.describe('a visitor from abroad', () => {
  test.use({ locale: 'en-US' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('userLocationType', 'international'));
  });

  test('sees approximate prices in the currency of their country', { tag: '@any-width' }, async ({
    page,
  }) => {
    await page.goto('/brands/1');
    const price = page.getByRole('article').first().locator('.price-about').first();
    await expect(price).toHaveText(/^≈ \$[\d,.]+$/);
    await expectAccessiblePage(page);
    await expectDarkModeContrast(page);
  });

  test('chooses another currency, which this device stores', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/brands/1');
    const price = page.getByRole('article').first().locator('.price-about').first();
    await page.getByLabel('Prices also in').selectOption('GBP');
    await expect(price).toHaveText(/^≈ £[\d,.]+$/);
    await page.reload();
    await expect(price).toHaveText(/^≈ £[\d,.]+$/);
    await expect(page.getByLabel('Prices also in')).toHaveValue('GBP');
  });

  test('sees no layout shift when the amount appears', async ({ page }) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/brands/1', { waitUntil: 'commit' });
    const card = page.getByRole('article').first();
    await expect(card.locator('.price-about').first()).toHaveText('');
    const before = await card.boundingBox();
    await expect(card.locator('.price-about').first()).toHaveText(/≈/);
    const after = await card.boundingBox();
    expect(after?.height).toBe(before?.height);
  });
});

test('a local visitor sees rupees only, and can switch in the footer without a reload', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/brands/1');
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const about = page.getByRole('article').first().locator('.price-about').first();
  await expect(page.getByLabel('Shopping from')).toHaveValue('local');
  await expect(about).toBeHidden();
  await expect(page.getByLabel('Prices also in')).toHaveCount(0);

  await page.getByLabel('Shopping from').selectOption('international');
  await expect(about).toHaveText(/^≈ /);
  await expect(about).toBeVisible();
  await page.getByLabel('Shopping from').selectOption('local');
  await expect(about).toBeHidden();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a rendered page has no currency', { tag: '@any-width' }, async ({ request }) => {
  const html = await (await request.get('/brands/1')).text();
  expect(html).toContain('Rs ');
  expect(html).not.toContain('≈');
});

test('delivery and the country of phone numbers depend on the location', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/product?id=1');
  const main = page.getByRole('main');
  await expect(main.getByText('Standard delivery')).toBeVisible();
  await page.getByLabel('Shopping from').selectOption('international');
  await expect(main.getByText('International courier')).toBeVisible();
  await expect(main.getByText('Standard delivery')).toBeHidden();
  await page.goto('/signup');
  await expect(page.getByText('With the country code, for example +44 7400 123456')).toBeVisible();
});

test('a browser that denies storage still shows the shop', { tag: '@any-width' }, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, { get, configurable: true });
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'International' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'See all brands' }).click();
  await expect(page.getByRole('heading', { name: 'All Brands', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Shopping from')).toHaveValue('international');
  expect(failures).toEqual([]);
});
