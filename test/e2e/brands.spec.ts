import type { APIRequestContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  isPhone,
  test,
} from './shop.ts';

interface Listed {
  count: number;
  results: { id: number; name: string }[];
}

async function asked(request: APIRequestContext, address: string): Promise<Listed> {
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  return response.json();
}

const brandsOf = (request: APIRequestContext, query = '') => asked(request, `/api/brands/brands/${query}`);
const namesIn = ({ results }: Listed) => results.map(({ name }) => name);
const brandCards = (page: Page) => page.getByRole('region', { name: 'Brands', exact: true }).locator('h3');
const productCards = (page: Page) => page.getByRole('main').locator('section[aria-busy] h3');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search brands' });

/** On a phone the filters are in a sheet. */
async function choose(page: Page, filter: string, option: string) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel(filter, { exact: true }).selectOption(option);
  if (isPhone(page)) await page.getByRole('button', { name: 'Close filters' }).click();
}

test('brands are listed four a page, each with a link', async ({ page, request }) => {
  const first = await brandsOf(request);
  const second = await brandsOf(request, '?page=2');
  await page.goto('/brands');
  await expect(page).toHaveTitle('All Brands · Naap');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Brands');
  expect(first.results).toHaveLength(4);
  await expect(brandCards(page)).toHaveText(namesIn(first));
  const [brand] = first.results;
  await expect(page.getByRole('link', { name: `View Brand: ${brand?.name}` })).toHaveAttribute(
    'href',
    `/brands/${brand?.id}`,
  );
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const pages = page.getByRole('navigation', { name: 'Brands: pages' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/brands?page=2');
  await expect(brandCards(page)).toHaveText(namesIn(second));
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(
    page.getByText(`${first.count} brands, page 2 of ${Math.ceil(first.count / 4)}`),
  ).toBeInViewport();
  await page.goBack();
  await expect(brandCards(page)).toHaveText(namesIn(first));

  const canonical = async (address: string) => {
    await page.goto(address);
    return page.locator('link[rel=canonical]').getAttribute('href');
  };
  expect(await canonical('/brands?page=2')).toMatch(/\/brands\?page=2$/);
  expect(await canonical('/brands?page=2&type=sale')).toMatch(/\/brands$/);
});

test('the filters have the specified options, combine, and reset the page', async ({ page, request }) => {
  await page.goto('/brands?page=2');
  const optionsOf = (name: string) =>
    page.getByLabel(name, { exact: true }).locator('option').allTextContents();
  expect(await optionsOf('Brand type')).toEqual(['All', 'Sale', 'BeSpoke']);
  expect(await optionsOf('Location')).toEqual([
    'All',
    'Best Brands',
    'Local Brands',
    'International Brands',
    'Near Me',
  ]);
  expect(await optionsOf('Category')).toEqual(['All', 'Mens Wear', 'Womens Wear', 'Childrens Wear']);

  await choose(page, 'Brand type', 'Sale');
  await expect(page).toHaveURL('/brands?type=sale');
  await expect(brandCards(page)).toHaveText(namesIn(await brandsOf(request, '?type=sale')));
  await choose(page, 'Category', 'Womens Wear');
  await expect(page).toHaveURL('/brands?type=sale&category=womens');
  await expect(brandCards(page)).toHaveText(namesIn(await brandsOf(request, '?type=sale&category=womens')));

  await page.goBack();
  await expect(page).toHaveURL('/brands?type=sale');
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('all');
  await expect(page.getByLabel('Brand type')).toHaveValue('sale');
});

test('on a phone the filters are in a sheet with the number of results', async ({ page, request }) => {
  const sales = await brandsOf(request, '?type=sale');
  await page.goto('/brands');
  if (!isPhone(page)) {
    await expect(page.getByLabel('Brand type')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
    return;
  }
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectAccessiblePage(page);
  await page.getByLabel('Brand type').selectOption('Sale');
  const show = page.getByRole('button', { name: `Show ${sales.count} brands` });
  await expect(show).toBeVisible();
  await show.click();
  await expect(show).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeVisible();
  await expect(brandCards(page)).toHaveText(namesIn(sales));
});

test('search is debounced, keeps the focus and adds one history entry', {
  tag: '@any-width',
}, async ({ page, request }) => {
  const [brand] = (await brandsOf(request)).results;
  const words = String(brand?.name.slice(0, 5).toLowerCase().trim());
  await page.goto('/brands?page=2');
  await search(page).click();
  for (const letter of words) {
    await page.keyboard.type(letter);
    await page.waitForURL((url) => url.search.includes('search='));
  }
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(words);
  await expect(search(page)).toBeFocused();
  await expect(brandCards(page)).toHaveText(namesIn(await brandsOf(request, `?search=${words}`)));
  await page.goBack();
  await expect(page).toHaveURL('/brands?page=2');
  await expect(search(page)).toHaveValue('');
});

test('no results are reported, with a link to all brands', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  await page.goto('/brands?search=zzzz&type=sale');
  await expect(page.getByText('No Brands Found')).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/brands');
  await expect(brandCards(page)).toHaveText(namesIn(await brandsOf(request)));
  await expect(search(page)).toHaveValue('');
  await expect(page.getByLabel('Brand type')).toHaveValue('all');

  const beyond = await page.goto('/brands?page=999');
  expect(beyond?.status()).toBe(404);
  expectConsole(page, /404/);
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/brands');
});

test('search, filters and pages work without JavaScript', { tag: '@any-width' }, async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/brands');
  await search(page).fill('a');
  await page.getByLabel('Brand type').selectOption('Sale', { force: true });
  await search(page).press('Enter');
  await expect(page).toHaveURL(/search=a/);
  await expect(page).toHaveURL(/type=sale/);
  await expect(brandCards(page)).toHaveText(namesIn(await brandsOf(request, '?search=a&type=sale')));
  await page.goto('/brands');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(brandCards(page)).toHaveText(namesIn(await brandsOf(request, '?page=2')));
  await context.close();
});

test('a failed list can be retried', { tag: '@any-width' }, async ({ page, request }) => {
  expectConsole(page, /500/);
  await page.goto('/brands');
  await page.route('**/api/brands/brands/**', (route) =>
    route.fulfill({ status: 500, body: 'out of order' }),
  );
  await choose(page, 'Brand type', 'BeSpoke');
  await expect(page.getByRole('alert').getByText('Failed to fetch Brands')).toBeVisible();
  await expectAccessiblePage(page);
  await page.unroute('**/api/brands/brands/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(brandCards(page)).toHaveText(namesIn(await brandsOf(request, '?type=bespoke')));
});

test('a slow list shows a loading state', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/brands');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/brands/brands/**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await choose(page, 'Location', 'Near Me');
  const list = page.getByRole('region', { name: 'Brands', exact: true });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByText('Loading…')).toBeVisible();
  await expect(brandCards(page)).toHaveCount(0);
  answered.resolve();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(brandCards(page)).not.toHaveCount(0);
});

test('a brand shows its data and its products by section', { tag: '@both-widths' }, async ({
  page,
  request,
}) => {
  const brand = await (await request.get('/api/brands/brands/1/')).json();
  await page.goto('/brands/1');
  await expect(page).toHaveTitle(`${brand.name} · Naap`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.name);
  const main = page.getByRole('main');
  await expect(main).toContainText(brand.tagline);
  await expect(main).toContainText(brand.city);
  const tabs = page.getByRole('navigation', { name: `Clothes by ${brand.name}` }).getByRole('link');
  expect(await tabs.evaluateAll((all) => all.map((tab) => tab.firstChild?.textContent))).toEqual([
    'All',
    'Western wear',
    'Unstitched',
    'Stitched',
    'Formal',
    'Buttons',
  ]);
  await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText(/^All/);
  const goods = await asked(request, '/api/products/?brand=1');
  await expect(page.getByText(`${brand.number_of_products} products`)).toBeVisible();
  await expect(productCards(page)).toHaveText(namesIn(goods));
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const [product] = goods.results;
  const detail = page.getByRole('link', { name: `View Detail: ${product?.name}` });
  await expect(detail).toHaveAttribute('href', `/product?id=${product?.id}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@type']).toBe('BreadcrumbList');
  expect(data.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Brands',
    brand.name,
  ]);
});

test('the tabs of a brand are links', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto('/brands/1');
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await tab('Unstitched').click();
  await expect(page).toHaveURL('/brands/1?tab=unstitched');
  await expect(tab('Unstitched')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Unstitched')).toBeFocused();
  const goods = await asked(request, '/api/products/?brand=1&section=unstitched');
  if (goods.count > 0) await expect(productCards(page)).toHaveText(namesIn(goods));
  await tab('All').click();
  await expect(page).toHaveURL('/brands/1');
});

test('an empty tab links to tabs with products', { tag: '@any-width' }, async ({ page, request }) => {
  const brand = await (await request.get('/api/brands/brands/6/')).json();
  const sections = Object.entries(brand.number_by_section as Record<string, number>);
  const empty = sections.find(([, number]) => number === 0)?.[0];
  await page.goto(`/brands/6?tab=${empty}`);
  await expect(page.getByText(/Nothing in .+ yet/)).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByText('has products in:').locator('..').getByRole('link').first().click();
  await expect(page).toHaveURL('/brands/6');
  await expect(productCards(page)).not.toHaveCount(0);
});

test('an unknown brand is a 404 page of the shop', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /404/);
  for (const address of ['/brands/999999', '/brands/abc', '/brands/0']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Unknown Brand · Naap');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown Brand');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await expectAccessiblePage(page);
  await page.getByRole('main').getByRole('link', { name: 'See all brands' }).click();
  await expect(page).toHaveURL('/brands');
});

test('a brand without products shows "coming soon"', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/brands/12');
  const modal = page.getByRole('dialog', { name: 'Brand Section Coming Soon' });
  await expect(modal).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await modal.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Its first products arrive soon');
  await expectAccessiblePage(page);
  await page.getByRole('main').getByRole('link', { name: 'See all brands' }).click();
  await expect(page).toHaveURL('/brands');
});
