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
  results: { id: number; name: string; price: number; compare_at_price: number | null }[];
}

async function cultureOf(request: APIRequestContext, query = ''): Promise<Listed> {
  const response = await request.get(`/api/products/culture/${query}`);
  expect(response.status()).toBe(200);
  return response.json();
}

const namesIn = ({ results }: Listed) => results.map(({ name }) => name);
const cards = (page: Page) => page.getByRole('region', { name: 'Products', exact: true }).locator('h3');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

/** On a phone the filters are in a sheet. */
async function choose(page: Page, filter: string, option: string) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel(filter, { exact: true }).selectOption(option);
  if (isPhone(page)) await page.getByRole('button', { name: 'Close filters' }).click();
}

test('lists the whole collection, each product with a link', async ({ page, request }) => {
  const whole = await cultureOf(request);
  await page.goto('/culture');
  await expect(page).toHaveTitle('The whole culture collection · Naap');
  await expect(cards(page)).toHaveText(namesIn(whole));
  const [product] = whole.results;
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: String(product?.name), exact: true }) });
  const rupees = (amount: number) => `Rs ${amount.toLocaleString('en-US')}`;
  await expect(card).toContainText(rupees(Number(product?.price)));
  if (product?.compare_at_price) {
    await expect(card.locator('s')).toHaveText(rupees(product.compare_at_price));
  }
  await expect(card.getByRole('link')).toHaveCount(1);
  const detail = card.getByRole('link', { name: `View Detail: ${product?.name}` });
  await expect(detail).toHaveAttribute('href', `/culture_product?id=${product?.id}`);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`/culture_product?id=${product?.id}`);
  expect(await page.evaluate(() => history.state?.usr?.product?.id)).toBe(product?.id);
});

test('search, category and sort are applied by the server and in the URL', {
  tag: '@any-width',
}, async ({ page, request }) => {
  await page.goto('/culture');
  const optionsOf = (name: string) => page.getByLabel(name, { exact: true }).locator('option');
  await expect(optionsOf('Category')).toHaveText(['All', 'Mens Wear', 'Womens Wear', 'Childrens Wear']);
  expect(
    await optionsOf('Sort by').evaluateAll((options) =>
      options.map((option) => option.getAttribute('value')),
    ),
  ).toEqual(['popular', 'price-low', 'price-high', 'rating', 'newest']);

  for (const sort of ['price-low', 'price-high', 'rating', 'newest']) {
    await choose(page, 'Sort by', sort);
    await expect(page).toHaveURL(`/culture?sort=${sort}`);
    await expect(cards(page)).toHaveText(namesIn(await cultureOf(request, `?sort=${sort}`)));
  }
  await choose(page, 'Category', 'Womens Wear');
  await expect(page).toHaveURL('/culture?category=womens&sort=newest');
  await expect(cards(page)).toHaveText(namesIn(await cultureOf(request, '?category=womens&sort=newest')));

  await page.goto('/culture?sort=price-low');
  const [first] = (await cultureOf(request)).results;
  const word = String(first?.name.split(' ')[0]);
  await search(page).fill(word);
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(word);
  await expect(search(page)).toBeFocused();
  await expect(cards(page)).toHaveText(namesIn(await cultureOf(request, `?search=${word}&sort=price-low`)));
});

test('a collection has a description, and keeps the other filters', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  await page.goto('/culture?sort=price-low');
  const collections = page.getByRole('navigation', { name: 'Collections' });
  await collections.getByRole('link', { name: 'Sindhi Heritage' }).click();
  await expect(page).toHaveURL('/culture?collection=sindhi&sort=price-low');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sindhi Heritage');
  await expect(collections.getByRole('link', { name: 'Sindhi Heritage' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(cards(page)).toHaveText(
    namesIn(await cultureOf(request, '?collection=sindhi&sort=price-low')),
  );
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await choose(page, 'Category', 'Mens Wear');
  await expect(page).toHaveURL('/culture?category=mens&collection=sindhi&sort=price-low');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sindhi Heritage');
});

test('no results are reported, with a link to all', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto('/culture?collection=punjabi&search=zzzz');
  await expect(page.getByText('No Products Found')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/culture?collection=punjabi');
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveText(namesIn(await cultureOf(request, '?collection=punjabi')));

  expectConsole(page, /404/);
  const beyond = await page.goto('/culture?page=999');
  expect(beyond?.status()).toBe(404);
});

test('search and sort work without JavaScript', { tag: '@any-width' }, async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/culture?collection=balochi');
  await page.getByLabel('Sort by').selectOption('price-high', { force: true });
  await search(page).press('Enter');
  await expect(page).toHaveURL(/collection=balochi/);
  await expect(page).toHaveURL(/sort=price-high/);
  await expect(cards(page)).toHaveText(
    namesIn(await cultureOf(request, '?collection=balochi&sort=price-high')),
  );
  await context.close();
});

test('the landing page links to six collections', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto('/culture_by_tailor');
  await expect(page).toHaveTitle('Culture by Naap · Naap');
  const collections = {
    punjabi: 'Punjabi Collection',
    sindhi: 'Sindhi Heritage',
    balochi: 'Balochi Tradition',
    jewelry: 'Jewelry & Accessories',
    abayas: 'Abayas',
    home_decor: 'Home Decor',
  };
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    Object.values(collections),
  );
  for (const [code, title] of Object.entries(collections)) {
    const section = page.getByRole('region', { name: title });
    await expect(section.getByRole('link', { name: `See all of ${title}` })).toHaveAttribute(
      'href',
      `/culture?collection=${code}`,
    );
    const few = namesIn(await cultureOf(request, `?collection=${code}`)).slice(0, 2);
    await expect(section.locator('h3')).toHaveText(few);
  }
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'Abayas' }).click();
  await expect(page.getByRole('heading', { name: 'Abayas' })).toBeInViewport();
});
