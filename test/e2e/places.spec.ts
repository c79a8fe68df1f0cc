import type { Page } from '@playwright/test';
import { demoAccount } from './demo-account.ts';
import { expect, test } from './shop.ts';

const GOODS_PAGES = [
  ...[
    '/',
    '/brands',
    '/brands/1',
    '/culture',
    '/culture_by_tailor',
    '/product?id=1',
    '/search?q=kurta',
    '/cart',
  ],
  ...['/cutome_tailoring', '/book-tailor', '/order_placement', '/order_tracking', '/tailors/458'],
];

const READING_PAGES = [
  ...[
    '/become-a-tailor',
    '/contact-us',
    '/about',
    '/help',
    '/size-guide',
    '/promise',
    '/returns',
    '/shipping',
    '/cookies',
  ],
  ...['/terms', '/privacy', '/login', '/signup', '/forgot-password'],
];

const PROFILE_PAGES = ['profile', 'measurements', 'orders', 'wishlist', 'payment'].map(
  (tab) => `/profile?tab=${tab}`,
);

const ACCOUNT_PAGES = [
  ...PROFILE_PAGES,
  ...[
    '/orders',
    '/orders?tab=bulk',
    '/orders?tab=brand',
    '/notifications',
    '/wishlist',
    '/book-tailor?type=single',
  ],
];

/** Expects no horizontal scrolling with text at 200 %. */
async function expectRoomForLargeText(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toContainText('Loading');
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect.soft(width, `the width of ${path}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
}

for (const [name, paths] of [
  ['with goods or orders', GOODS_PAGES],
  ['with texts or forms', READING_PAGES],
] as const)
  test(`no page ${name} is wider than a phone with text twice its size`, { tag: '@any-width' }, async ({
    page,
  }) => {
    await expectRoomForLargeText(page, paths);
  });

test('no page of an account is wider than a phone with text twice its size', { tag: '@any-width' }, async ({
  page,
  regular,
  signIn,
}) => {
  await signIn(page, regular);
  await expectRoomForLargeText(page, ACCOUNT_PAGES);
});

test('pages of an account keep their places while scripts and data arrive slowly', {
  tag: '@any-width',
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { email, password } = await demoAccount(request, 'customer');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.route(/\.js$|\/(api|auth|user_module|tailor_module)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue().catch(() => undefined);
  });
  for (const path of ['/orders', '/book-tailor', ...PROFILE_PAGES]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).not.toContainText('Loading');
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
    expect.soft(shift, `how far ${path} moves`).toBeLessThan(0.1);
  }
});
