import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessiblePage, isPhone, storedIn, test } from './shop.ts';

/** The crawl starts here and follows header and footer. */
const PAGES = [
  '/',
  '/about',
  '/contact-us',
  '/cookies',
  '/cutome_tailoring',
  '/help',
  '/privacy',
  '/promise',
  '/returns',
  '/shipping',
  '/size-guide',
  '/terms',
];

const LATER = ['/chat'];

/** Pages that are opened, but whose listed links are not followed. */
const CONTENT = new Set([
  ...PAGES,
  '/login',
  '/signup',
  '/forgot-password',
  '/book-tailor',
  '/order_placement',
  '/order_tracking',
]);

/** Internal links and element ids of a page. */
async function look(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([/#][^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return { status: response.status(), links, ids };
}

test('header, footer and content have no broken link', { tag: '@any-width' }, async ({ request }) => {
  const seen = new Map<string, Awaited<ReturnType<typeof look>>>();
  const broken: string[] = [];
  const waiting = PAGES.map((path) => ({ path, from: 'the list' }));
  for (const { path, from } of waiting) {
    if (seen.has(path)) continue;
    const page = await look(request, path);
    seen.set(path, page);
    if (page.status !== 200) broken.push(`${from} → ${path}: ${page.status}`);
    if (!CONTENT.has(path)) continue;
    for (const href of page.links) {
      const to = new URL(href, `http://shop${path}`);
      if (!LATER.includes(to.pathname)) waiting.push({ path: to.pathname + to.search, from: path });
    }
  }
  for (const path of [...seen.keys()].filter((known) => CONTENT.has(known))) {
    for (const href of seen.get(path)?.links ?? []) {
      const to = new URL(href, `http://shop${path}`);
      const id = to.hash.slice(1);
      const target = seen.get(to.pathname + to.search);
      if (id && target && !target.ids.has(id)) broken.push(`${path} → ${href}: no such place`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

test('custom tailoring shows the workshop’s current rates, and links to the order', {
  tag: '@any-width',
}, async ({ page, request }) => {
  const workshop = await (await request.get('/tailor_module/tailors/458/')).json();
  await page.goto('/cutome_tailoring');
  const prices = page.getByRole('region', { name: 'What it costs' });
  const kurta = prices.getByRole('listitem').filter({ hasText: /^Kurta/ });
  const rupees = Number(workshop.rate_per_design.Kurta).toLocaleString('en-US');
  await expect(kurta).toContainText(`Rs ${rupees}`);
  await expect(page.getByRole('main')).toContainText('7 days from confirmation');
  await expect(page.getByRole('main')).toContainText('7-14 business days');
  await page.getByRole('link', { name: 'Start your order' }).click();
  await expect(page).toHaveURL(/\/book-tailor/);
});

test('the Help Center is complete text with links to its topics', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByText('Ask for a link')).toBeVisible();
  await expect(page.locator('main details')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'Payment and invoices' })
    .click();
  await expect(page).toHaveURL('/help#payment-and-invoices');
  await expect(page.getByRole('heading', { name: 'Payment and invoices' })).toBeInViewport();
});

test('the Size Guide shows how each measure is taken', async ({ page }) => {
  await page.goto('/size-guide');
  await expect(page.getByRole('table')).toHaveCount(3);
  const line = () => page.locator('main svg .stroke-saffron').getAttribute('d');
  const chest = await line();
  await page.getByRole('button', { name: /^Shoulder/ }).click();
  await expect(page.getByText('From behind')).toBeVisible();
  expect(await line()).not.toBe(chest);
  await page.getByLabel('A child').check();
  await expectAccessiblePage(page);
});

test('the Cookie Policy lists everything the shop stores in a browser', { tag: '@any-width' }, async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  await page.goto('/contact-us');
  await page.getByRole('form', { name: 'Message' }).getByLabel('Message').fill('A draft');
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.goto('/cookies');
  const named = await page.locator('main code').allTextContents();
  const isNamed = (key: string) =>
    named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
  const kept = [...Object.keys(await storedIn(page)), ...(await sessionKeys(page))];
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.filter((key) => !isNamed(key))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => !isNamed(name))).toEqual([]);
});

test('business hours are the same everywhere', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/contact-us');
  for (const text of ['Mon-Fri', '9AM-8PM', 'Sat', '10AM-6PM', 'Sun', '12PM-5PM']) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }
});

test('content pages work without JavaScript', { tag: '@any-width' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help');
  await expect(page.getByText('How long does a custom order take?')).toBeVisible();
  if (!isPhone(page)) await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.close();
});

function sessionKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage));
}
