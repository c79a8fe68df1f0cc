import type { Page } from '@playwright/test';
import { openWithCart, someGoods } from './goods.ts';
import { expect, expectAccessiblePage, expectFocusKept, isPhone, test } from './shop.ts';

const MAIN_NAVIGATION = [
  ['Home', '/'],
  ['Custom Tailoring', '/cutome_tailoring'],
  ['Culture by Naap', '/culture_by_tailor'],
  ['Brands', '/brands'],
  ['About', '/about'],
  ['Contact', '/contact-us'],
] as const;

const FOOTER = {
  'Tailoring Services': {
    'Custom Tailoring': '/#tailoring',
    'Single Orders': '/book-tailor',
    'Bulk Orders': '/book-tailor?type=bulk',
    'Measurement Storage': '/profile?tab=measurements',
    'Become a Tailor': '/become-a-tailor',
  },
  'Culture Collection': {
    'Punjabi Collection': '/culture?collection=punjabi',
    'Sindhi Heritage': '/culture?collection=sindhi',
    'Balochi Tradition': '/culture?collection=balochi',
    'Jewelry & Accessories': '/culture?collection=jewelry',
  },
  'Premium Brands': {
    'Premium Brands': '/#brands',
    'Designer Collections': '/#brands',
    'Luxury Fashion': '/#brands',
    'Exclusive Items': '/#brands',
  },
  'Customer Support': {
    'Help Center': '/help',
    'Size Guide': '/size-guide',
    'Order Tracking': '/order_tracking',
    'Returns & Exchanges': '/returns',
  },
};

function linksIn(page: Page, selector: string): Promise<(readonly [string, string])[]> {
  return page
    .locator(`${selector} a`)
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? ''] as const),
    );
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  return menu;
}

test('every header link works; signed out, profile links lead to /login', async ({ page }) => {
  await page.goto('/terms');
  if (isPhone(page)) {
    const menu = await openMenu(page);
    expect(await linksIn(page, '#site-menu nav')).toEqual([
      ...MAIN_NAVIGATION,
      ['Your cart', '/cart'],
      ['Your wishlist', '/wishlist'],
      ['My Orders', '/order_tracking'],
      ['Sign in', '/login'],
      ['اردو', '/ur/terms'],
    ]);
    await expectAccessiblePage(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await openMenu(page);
    await menu.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
    await expect(menu).toBeHidden();
    return;
  }
  expect(await linksIn(page, 'nav[aria-label=Main]')).toEqual(MAIN_NAVIGATION);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('the account menu works by keyboard', async ({ page, signIn, regular }) => {
  await signIn(page, regular);
  await page.goto('/terms');
  if (isPhone(page)) {
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/order_tracking');
    await expect(menu.getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile');
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    return;
  }
  const button = page.getByRole('banner').getByRole('button', { name: 'Account' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item('My Orders')).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await linksIn(page, '[role=menu]')).toEqual([
    ['My Orders', '/order_tracking'],
    ['Profile Settings', '/profile'],
  ]);
  await expect(page.getByRole('menu')).toContainText(`Signed in as ${regular.username}`);
  await expectAccessiblePage(page);
  for (const [key, name] of [
    ['ArrowDown', 'Profile Settings'],
    ['End', 'Logout'],
    ['ArrowDown', 'My Orders'],
    ['ArrowUp', 'Logout'],
    ['Home', 'My Orders'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Logout')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the header shows the number of pieces in the cart, in sync with other tabs', {
  tag: '@any-width',
}, async ({ page, context }) => {
  const put = (where: Page, ...quantities: unknown[]) =>
    where.evaluate((amounts) => {
      const items = amounts.map((quantity, place) => ({
        id: place + 1,
        name: 'Ajrak',
        price: 1599,
        quantity,
        type: 'culture',
      }));
      localStorage.setItem('cart', JSON.stringify(items));
    }, quantities);
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await page.goto('/terms');
  await expect(cart).toHaveAccessibleName('Cart, empty');
  await expect(cart).toHaveAttribute('href', '/cart');
  await put(page, 2, 1, 0, 'seven');
  await page.reload();
  await expect(cart).toHaveAccessibleName('Cart, 3 pieces');
  await expect(cart).toContainText('3');

  const other = await context.newPage();
  await other.goto('/art/logo.svg');
  await put(other, 1);
  await expect(cart).toHaveAccessibleName('Cart, 1 piece');
  await put(other, 60, 70);
  await expect(cart).toHaveAccessibleName('Cart, 130 pieces');
  await expect(cart).toContainText('99+');
});

test('footer links lead to pages and to sections of the home page, never to "#"', async ({ page }) => {
  await page.goto('/terms');
  const columns = page.getByRole('navigation', { name: 'Footer' });
  for (const [title, entries] of Object.entries(FOOTER)) {
    const column = columns.locator('div', { has: page.getByRole('heading', { name: title, exact: true }) });
    for (const [text, address] of Object.entries(entries)) {
      await expect(column.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', address);
    }
    await expect(column.getByRole('link')).toHaveCount(Object.keys(entries).length);
  }
  const footer = page.getByRole('contentinfo');
  for (const [text, address] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Cookie Policy', '/cookies'],
    ['Shipping Policy', '/shipping'],
    ['support@naap.example', 'mailto:support@naap.example'],
    ['+92 42 111 000 466', 'tel:+9242111000466'],
  ] as const) {
    await expect(footer.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', address);
  }
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Naap.`);
  expect((await linksIn(page, 'footer')).filter(([, address]) => /^#?$/.test(address))).toEqual([]);

  await columns.getByRole('link', { name: 'Sindhi Heritage' }).click();
  await expect(page).toHaveURL('/culture?collection=sindhi');
  const heading = page.getByRole('heading', { level: 1, name: 'Sindhi Heritage' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await columns.getByRole('link', { name: 'Luxury Fashion' }).click();
  await expect(page).toHaveURL('/#brands');
  await expect(page.getByRole('heading', { name: 'Premium Brands', level: 3 })).toBeInViewport();
});

test('the brand name and the whole navigation fit in the header @any-width', async ({ page }) => {
  const cutTexts = () =>
    page
      .getByRole('banner')
      .locator('.truncate:visible')
      .evaluateAll((texts) =>
        texts.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
      );
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/terms');
    await page.evaluate(() => document.fonts.ready);
    expect(await cutTexts(), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the first Tab focuses the skip link', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

// The menu is only on phones.
test('a tap outside the open menu only closes it', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/brands');
  const menu = await openMenu(page);
  // The card is a link up to its left edge.
  const below = await page.evaluate(() => {
    const [card] = document.querySelectorAll('article');
    const { left = 0, top = 0, height = 0 } = card?.getBoundingClientRect() ?? {};
    return { x: left + 4, y: top + Math.min(height, innerHeight - top) / 2 };
  });
  await page.touchscreen.tap(below.x, below.y);
  await expect(menu).toBeHidden();
  await expectFocusKept(page);
  await expect(page).toHaveURL('/brands');
  await page.touchscreen.tap(below.x, below.y);
  await expect(page, 'without the menu it is a link').toHaveURL(/\/brands\/\d+$/);
});

test('the menu shows the number of pieces in the cart', { tag: '@any-width' }, async ({ page, request }) => {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('There is nothing to buy');
  await openWithCart(page, [{ ...good.line, quantity: 3 }]);
  await page.goto('/');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Your cart, 3 pieces' })).toContainText('3');
});

test('a navigation focuses the heading of the new page and announces its title', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/');
  const announced = page.locator('[aria-live=polite].sr-only');
  await expect(announced).toHaveText('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Size Guide' })).toBeFocused();
  await expect(announced).toHaveText('Size Guide · Naap');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announced).toHaveText('Custom Tailoring Made Simple · Naap');
  // A link within the page must not move the focus to its heading.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sindhi Heritage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sindhi Heritage' })).toBeFocused();
  const collection = page.getByRole('main').getByRole('link', { name: 'Balochi Tradition' });
  await collection.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balochi Tradition' })).toBeVisible();
  await expect(collection).toBeFocused();
});

test('text of one and a half times its size makes nothing wider than the screen', {
  tag: '@any-width',
}, async ({ page, signIn, regular }) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('html { font-size: 150% }');
    document.adoptedStyleSheets.push(style);
  });
  const [product] = await someGoods(page.request, 'brand', 1);
  const expectToFit = async (path: string) => {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width, path).toBeLessThanOrEqual(0);
  };
  for (const path of [product?.address ?? '', '/brands', '/book-tailor', '/login']) await expectToFit(path);
  await signIn(page, regular);
  await expectToFit('/');
  const menu = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
