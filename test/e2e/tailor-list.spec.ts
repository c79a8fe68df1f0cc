import type { Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { expect, expectAccessiblePage, expectConsole, expectFocusKept, test } from './shop.ts';

/** The demo's partner tailors, ten on a page. */
async function openTailors(page: Page, search = '') {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /Partner Tailor/ }).click();
  await expect(tailorsShown(page)).toHaveCount(10);
  if (search) await page.goto(`/book-tailor?step=tailor&${search}`);
}

function tailorsShown(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Select/ }) });
}

test('the tailor list filters by area, has pages, and handles no results and errors', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /Partner Tailor/ }).click();
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Select / }) }),
  ).toHaveCount(10);
  await expectAccessiblePage(page);
  await page.getByLabel('Search by area').fill('no such place');
  await expect(page.getByText('No tailors found matching your criteria.')).toBeVisible();
  await page.getByLabel('Search by area').fill('');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expectConsole(page, /500/);
  await page.route('**/tailor_module/tailors/?*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'The shop is closed.', code: 'server.failed' } }),
  );
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByText('Error: The shop is closed.')).toBeVisible();
});

test('typing an area filters the loaded page at once and offers what other pages hold (tailors-4)', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const read = async (query: string) => (await request.get(`${SHOP}/tailor_module/tailors/?${query}`)).json();
  const { results }: { results: { tailor_area: string }[] } = await read('page=2');
  const cities = results.map(({ tailor_area }) => tailor_area.split(', ').at(-1));
  // Other journeys add tailors in Lahore.
  const city = String(cities.find((name) => name !== 'Lahore'));
  const { count } = await read(`area=${city}`);
  await openTailors(page);
  const area = page.getByLabel('Search by area');
  await area.pressSequentially(city.toLowerCase());
  const here = await tailorsShown(page).count();
  expect(here).toBeLessThan(10);
  const offer = page.getByRole('button', { name: `${count - here} more in ${city}` });
  await expect(offer).toBeVisible();
  await expectAccessiblePage(page);
  await offer.press('Enter');
  await expect(page).toHaveURL(new RegExp(`area=${city}`, 'i'));
  await expect(tailorsShown(page)).toHaveCount(Math.min(10, count));
  await expect(offer).toHaveCount(0);
  await expectFocusKept(page);
  await page.reload();
  await expect(area).toHaveValue(city.toLowerCase());
  await expect(tailorsShown(page)).toHaveCount(Math.min(10, count));
  await area.fill('');
  await expect(page).not.toHaveURL(/area=/);
  await expect(tailorsShown(page)).toHaveCount(10);
});

test('a chosen garment shows its price and time, and leaves out who does not stitch it', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const response = await request.get(`${SHOP}/tailor_module/tailors/?dress_type=Sherwani`);
  const { results, count } = await response.json();
  const [first] = results;
  await openTailors(page);
  await page.getByLabel('Which garment?').selectOption('Sherwani');
  await expect(page).toHaveURL(/dress=Sherwani/);
  await expect(tailorsShown(page)).toHaveCount(Math.min(10, count));
  const card = tailorsShown(page).first();
  await expect(card).toContainText(`Rs ${first.rate_per_design.Sherwani.toLocaleString('en')}`);
  await expect(card).toContainText(`Ready in ${first.lead_time_days} business days`);
  await expectAccessiblePage(page);
  await card.getByRole('button', { name: `Select ${first.user_username}` }).click();
  await expect(page.getByLabel('Dress type')).toHaveValue('Sherwani');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: `Selected ${first.user_username}` })).toHaveText('Selected');
});

test('a page past the end of the tailors offers page 1', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /404/);
  await openTailors(page, 'page=40');
  await expect(page.getByText('There is no page 40.')).toBeVisible();
  await page.getByRole('button', { name: 'Show page 1' }).press('Enter');
  await expect(tailorsShown(page)).toHaveCount(10);
  await expect(page).toHaveURL(/page=1/);
  await expectFocusKept(page);
});
