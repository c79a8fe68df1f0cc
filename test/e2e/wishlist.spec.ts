import type { Locator, Page } from '@playwright/test';
import { SHOP } from './address.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  isPhone,
  storedIn,
  test,
} from './shop.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add to wishlist: / });
const list = (page: Page) => page.getByRole('list', { name: 'Saved products' });

async function nameOf(heart: Locator): Promise<string> {
  return ((await heart.getAttribute('aria-label')) ?? '').replace('Add to wishlist: ', '');
}

async function openShop(page: Page) {
  await page.goto('/culture');
  await expect(hearts(page).first()).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('userLocationType') !== null);
}

/** Retries until pressed, because before hydration nothing listens. */
async function press(heart: Locator) {
  await expect(async () => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
}

test("a visitor's wishlist is stored on the device", { tag: '@both-widths' }, async ({ page }) => {
  await openShop(page);
  const [first, second] = [hearts(page).nth(0), hearts(page).nth(1)];
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expectAccessiblePage(page);
  await press(first);
  await press(second);
  const size = await first.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const names = [await nameOf(second), await nameOf(first)];

  await page.getByRole('alert').getByRole('link', { name: 'View wishlist' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(names);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  const other = await page.context().newPage();
  await other.goto('/culture');
  await expect(other.getByRole('button', { name: `Add to wishlist: ${names[0]}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(page.getByText(`${names[0]} was removed.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(other.getByRole('button', { name: `Add to wishlist: ${names[0]}` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await other.close();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);

  await list(page)
    .getByRole('link', { name: `Add to cart: ${names[0]}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  await expect(page.getByRole('button', { name: `Add to wishlist: ${names[0]}` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an empty wishlist has links, and the menu leads to it', async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: isPhone(page) ? 'Your wishlist' : 'Wishlist' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'See the culture collection' }).click();
  await expect(page).toHaveURL('/culture');
});

test('signing in merges the wishlist, and signing out clears it', { tag: '@any-width' }, async ({
  page,
  register,
  request,
}) => {
  const customer = await register();
  const kept = await (await request.get(`${SHOP}/api/products/?page=1`)).json();
  const elsewhere = kept.results[0];
  await request.post(`${SHOP}/user_module/wishlist/`, {
    headers: bearer(customer),
    data: { products: [elsewhere.id] },
  });

  await openShop(page);
  const heart = hearts(page).first();
  await press(heart);
  const name = await nameOf(heart);
  await page.goto('/wishlist');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Login|Sign in)$/i })
    .click();
  await expect(page).toHaveURL('/profile?tab=wishlist');
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([name, elsewhere.name]);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await page.getByRole('button', { name: `Remove ${elsewhere.name}` }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(async () => {
    const response = await request.get(`${SHOP}/user_module/wishlist/`, { headers: bearer(customer) });
    expect((await response.json()).results.map((product: { name: string }) => product.name)).toEqual([name]);
  }).toPass();

  await page.goto('/wishlist');
  await expect(page).toHaveURL('/profile?tab=wishlist');
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  else await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole(isPhone(page) ? 'button' : 'menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  const stored = await storedIn(page);
  expect(stored.wishlist).toBeUndefined();
  expect(stored.wishlistOf).toBeUndefined();
  await openShop(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a refused addition is undone and reported', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  await signIn(page, await register());
  await openShop(page);
  const heart = hearts(page).first();
  await press(heart);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await page.route('**/user_module/wishlist/**', (route) => route.abort());
  await heart.click();
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
