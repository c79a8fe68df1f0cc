import { expect, expectAccessiblePage, expectConsole, isPhone, test } from './shop.ts';

test('the home page describes the shop, and every button works', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Custom Tailoring Made Simple · Naap');
  const hero = page.locator('section#home');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Custom Tailoring Made Simple');
  await expect(hero).toContainText(/complete fashion destination/i);
  await expect(hero.getByText('Live Tailoring')).toBeVisible();
  for (const highlight of ['Custom Tailoring', 'Cultural Products', 'Premium Brands', 'Fast Delivery']) {
    await expect(hero.getByRole('listitem').getByText(highlight, { exact: true })).toBeVisible();
  }
  await expect(hero.getByRole('link', { name: 'Start Custom Order' })).toHaveAttribute(
    'href',
    '/cutome_tailoring',
  );
  await expect(hero.getByRole('link', { name: 'Explore Culture Collection' })).toHaveAttribute(
    'href',
    '/culture_by_tailor',
  );
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Custom Tailoring').getByRole('link')).toHaveAttribute('href', '/cutome_tailoring');
  await expect(card('Cultural Products').getByRole('link')).toHaveAttribute('href', '/culture_by_tailor');
  await expect(card('Premium Brands').getByRole('link', { name: 'See all brands' })).toHaveAttribute(
    'href',
    '/brands',
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('figure')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
  await expect(main.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute(
    'href',
    '/cutome_tailoring',
  );
  for (const anchor of ['home', 'tailoring', 'culture', 'brands']) {
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
  }
});

test('the badge pulses every two seconds, except with reduced motion', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const dot = page.getByText('Live Tailoring').locator('span');
  const pulse = () =>
    dot.evaluate((element) => {
      const { animationDuration, animationIterationCount } = getComputedStyle(element);
      return `${animationDuration} × ${animationIterationCount}`;
    });
  expect(await pulse()).toBe('2s × infinite');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await pulse()).toMatch(/× 1$/);
});

test('premium brands are announced in one toast at the top for three seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('[data-held] .Toastify__progress-bar { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(style);
  });
  /** Pauses or resumes the toast's three seconds. */
  const hold = (isHeld: boolean) =>
    page.evaluate((held) => document.documentElement.toggleAttribute('data-held', held), isHeld);
  await hold(true);
  const toast = page.getByText('Premium Brands feature coming soon!');
  const press = () => page.getByRole('button', { name: 'Shop premium brands' }).click();
  for (let presses = 0; presses < 4; presses += 1) await press();
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(1);
  const card = page.locator('.Toastify__toast');
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  const top = async () => (await card.boundingBox())?.y ?? 0;
  await expect.poll(top, { message: 'it covers neither bag nor menu' }).toBeGreaterThanOrEqual(header);
  expect((await card.boundingBox())?.width).toBe(320);
  await expect(page.locator('.Toastify__toast-container--top-center')).toContainText('coming soon!');
  const life = () =>
    page.locator('.Toastify__progress-bar').evaluate((bar) => getComputedStyle(bar).animationDuration);
  expect(await life()).toBe('3s');
  await expect(page).toHaveURL('/');
  await hold(false);
  await expect(toast).toHaveCount(0);

  // Reduced motion does not shorten them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hold(true);
  await press();
  await expect(toast).toBeVisible();
  expect(await life()).toBe('3s');
  if (isPhone(page)) return;
  // Hovers once the toast is still, as a hand would.
  await card.hover({ position: { x: 20, y: 20 } });
  const box = await card.boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 320, (box?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect(toast, 'it is dragged away').toHaveCount(0);
});

test('a first visitor chooses a location once, and can change it later', { tag: '@any-width' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.goto('/');
  const welcome = page.getByRole('dialog', { name: 'Are you a local or international customer?' });
  await expect(welcome).toBeVisible();
  await expectAccessiblePage(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(welcome).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userLocationType'))).toBeNull();
  await expect(welcome.getByRole('button')).toHaveText(['Local', 'International']);

  await page.evaluate(() => Object.assign(window, { before: true }));
  await welcome.getByRole('button', { name: 'International' }).click();
  await page.waitForFunction(() => !('before' in window));
  const stored = () => page.evaluate(() => localStorage.getItem('userLocationType'));
  expect(await stored()).toBe('international');
  const place = page.getByLabel('Shopping from');
  await expect(place).toHaveValue('international');
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(place).toHaveValue('international');
  await expect(welcome).toBeHidden();

  await page.goto('/signup');
  await expect(page.getByText('With the country code, for example +44 7400 123456')).toBeVisible();
  await place.selectOption('Local');
  expect(await stored()).toBe('local');
  await expect(page.getByText('For example 0300 1234567')).toBeVisible();
});

test('"Local" is stored under that name', { tag: '@any-width' }, async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/');
  await page.getByRole('button', { name: 'Local', exact: true }).click();
  await expect(page.getByLabel('Shopping from')).toHaveValue('local');
  expect(await page.evaluate(() => localStorage.getItem('userLocationType'))).toBe('local');
});

test('an unknown path is a 404 with a link back, also in client navigation', {
  tag: '@any-width',
}, async ({ page, signIn, regular }) => {
  expectConsole(page, /404/);
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('404 - Page Not Found');
  await expect(page).toHaveTitle('404 - Page Not Found · Naap');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText('Custom Tailoring Made Simple');

  await signIn(page, regular);
  await page.goto('/login?next=/nowhere');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/nowhere');
  await expect(title).toHaveText('404 - Page Not Found');
  await expect(page).toHaveTitle('404 - Page Not Found · Naap');
});

test('terms and privacy name the shop and its contact details', { tag: '@any-width' }, async ({ page }) => {
  for (const [path, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Naap`);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text.length).toBeGreaterThan(3000);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'support@naap.example' }).first(),
    ).toBeVisible();
  }
});
