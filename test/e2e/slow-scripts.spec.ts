import type { Page } from '@playwright/test';
import { expect, expectConsole, isPhone, storedIn, test } from './shop.ts';

/** Delays the page's modules until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a page is painted before it hydrates', { tag: '@any-width' }, async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, { waiting });
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'waiting')?.length > 0, undefined, { polling: 50 });
  expect(await page.evaluate(() => Boolean(window.earlyInput))).toBe(true);
  await page.evaluate(() => {
    for (const callback of Reflect.get(window, 'waiting')) callback(performance.now());
  });
  await page.waitForFunction(() => !window.earlyInput, undefined, { polling: 50 });
});

test('input before hydration is not lost', { tag: '@any-width' }, async ({ page, register }) => {
  const { email, password } = await register();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect((await storedIn(page)).accessToken).toBeUndefined();
  release();
  await expect(page).toHaveURL('/');
  expect((await storedIn(page)).accessToken, 'remembered').toBeTruthy();
});

test('Enter in a form waits for hydration, and does not put fields into the URL', {
  tag: '@any-width',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByLabel('What is it about?').selectOption({ index: 2 });
  const chosen = await form.getByLabel('What is it about?').inputValue();
  await form.getByLabel('E-mail').fill('somebody@example.com');
  await form.getByLabel('E-mail').press('Enter');
  await expect(page).toHaveURL('/contact-us');
  await expect(form.getByText('required')).toHaveCount(0);
  release();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(form.getByLabel('E-mail')).toHaveValue('somebody@example.com');
  await expect(form.getByLabel('E-mail')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('What is it about?')).toHaveValue(chosen);
});

test('a choice and a button wait for hydration, and a double press counts once', {
  tag: '@any-width',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/product?id=1', { waitUntil: 'commit' });
  const size = page
    .getByRole('group', { name: 'Size' })
    .getByRole('radio')
    .and(page.locator(':enabled'))
    .first();
  await size.check({ force: true });
  const add = page.getByRole('button', { name: 'Add Product to Cart' });
  await add.click();
  await add.click();
  release();
  await expect(page.getByText('has been added to your cart!')).toBeVisible();
  await expect(size).toBeChecked();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Cart, 1 piece', exact: true }),
  ).toBeVisible();
});

test('of several choices the last one counts', { tag: '@any-width' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/size-guide', { waitUntil: 'commit' });
  const unit = page.getByRole('main').getByRole('radio');
  await expect(unit.nth(1)).toBeAttached();
  const first = page.getByRole('main').locator('button[aria-pressed]').first();
  const second = page.getByRole('main').locator('button[aria-pressed]').nth(1);
  for (const place of [1, 0, 1, 0]) await unit.nth(place).check({ force: true });
  for (const button of [second, first, second]) await button.click();
  release();
  await page.waitForFunction(() => !window.earlyInput);
  await expect(unit.nth(0)).toBeChecked();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('a field can be emptied before hydration', { tag: '@any-width' }, async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Search tailors' }).and(page.locator(':visible'));
  const release = await holdScripts(page);
  await page.goto('/search?q=kurta', { waitUntil: 'commit' });
  await box.fill('');
  release();
  await page.waitForFunction(() => !window.earlyInput);
  // Another rendering would restore the old text.
  await box.blur();
  await box.focus();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('');
});

test('typing during hydration keeps the caret', { tag: '@any-width' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const message = page.getByRole('main').locator('textarea');
  await message.fill('ld');
  await message.press('Home');
  await message.pressSequentially('wor');
  release();
  await page.waitForFunction(() => !window.earlyInput);
  await message.pressSequentially('!');
  await expect(message).toHaveValue('wor!ld');
});

test('a product on the wishlist stays on it when its heart is pressed before hydration', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/culture');
  const heart = page.getByRole('button', { name: /^Add to wishlist:/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await page.waitForFunction(() => !window.earlyInput);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a native menu opens before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await page.getByRole('main').locator('details > summary').first().click();
  await expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open');
  const opener = page.getByRole('button', { name: 'Menu' });
  if (isPhone(page)) {
    await opener.click();
    await expect(page.locator('#site-menu')).toBeVisible();
  }
  release();
  await page.waitForFunction(() => !window.earlyInput);
  await expect(page.locator('#site-menu')).toBeVisible({ visible: isPhone(page) });
});

test('a native form submits before hydration', { tag: '@any-width' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/brands', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('no such brand');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/brands\?.*search=no\+such\+brand/);
  await expect(page.getByText('No Brands Found')).toBeVisible();
});

test('a page whose scripts do not arrive says so, and its forms work without them', {
  tag: '@any-width',
}, async ({ page, register }) => {
  const { email, password } = await register();
  await page.route('**/assets/*.js', (route) => route.abort());
  expectConsole(page, /ERR_FAILED|Failed to load resource/);
  await page.goto('/login?next=%2Forders', { waitUntil: 'load' });
  await expect(page.getByText('Some parts of this page need JavaScript')).toBeVisible();
  const sendPassword = async (typed: string) => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await sendPassword('a-wrong-password');
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.unroute('**/assets/*.js');
  await sendPassword(password);
  await expect(page, 'the scripts of the answer keep its session').toHaveURL('/orders');
  expect((await storedIn(page)).user).toContain(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('messages and the newsletter are sent', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByText('Some parts of this page need JavaScript')).toBeVisible();
    const form = page.getByRole('form', { name: 'Message' });
    await form.getByLabel('First name').fill('Ayesha');
    await form.getByLabel('Last name').fill('Khan');
    await form.getByLabel('E-mail').fill('ayesha');
    await form.getByLabel('Message').fill('Twelve waistcoats');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Message')).toHaveValue('Twelve waistcoats');
    await form.getByLabel('E-mail').fill('ayesha@example.com');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();

    await page.getByRole('contentinfo').getByPlaceholder('Enter your email').fill('nobody');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    const field = page.getByRole('main').getByLabel('E-mail');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('without.scripts@example.com');
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  });
});
