import type { Page } from '@playwright/test';
import {
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  isPhone,
  test,
} from './shop.ts';

async function expectGoodPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Naap`);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expect(page.locator('html[lang=en][dir=ltr]')).toHaveCount(1);
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );
  expect(broken, 'every picture can be drawn').toEqual([]);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
}

/** `arrange` runs before the page is checked. */
type Stop = readonly [name: string, path: string, title: string, arrange?: (page: Page) => Promise<unknown>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const SHOP_PAGES: readonly Stop[] = [
  ['home', '/', 'Custom Tailoring Made Simple', (page) => page.getByText('© ').scrollIntoViewIfNeeded()],
  ['home with a toast', '/', 'Custom Tailoring Made Simple', press('Shop premium brands')],
  ['checkout of nothing', '/checkout', 'Checkout'],
  ['a garment of no order', '/garment', 'Another garment'],
  ['tracking', '/order_tracking', 'Track your order'],
  ['contact, an empty form', '/contact-us', 'Contact us', press('Send Message')],
  ['about', '/about', 'About us'],
  ['custom tailoring', '/cutome_tailoring', 'Custom Tailoring'],
  ['help', '/help', 'Help Center'],
  ['sizes', '/size-guide', 'Size Guide'],
  ['the promise', '/promise', 'How we promise a day'],
  ['returns', '/returns', 'Returns & Exchanges'],
  ['shipping', '/shipping', 'Shipping Policy'],
  ['cookies', '/cookies', 'Cookie Policy'],
  ['terms', '/terms', 'Terms of Service'],
  ['privacy', '/privacy', 'Privacy Policy'],
];

/** As long as a mailed link's token. */
const TOKEN = `token=${'x'.repeat(43)}`;

const ACCOUNT_PAGES: readonly Stop[] = [
  ['sign in', '/login?next=/orders', 'Sign in', press('Sign In')],
  ['sign up', '/signup', 'Create an account', press('Create Account')],
  ['forgotten password', '/forgot-password', 'Forgot password', press('Send the link')],
  ['new password', `/reset-password?${TOKEN}`, 'Set a new password', press('Set new password')],
  ['dead link', '/reset-password', 'Set a new password'],
  ['an address to confirm', `/confirm-email?${TOKEN}`, 'Confirm your e-mail address'],
  ['a link to confirm without its token', '/confirm-email', 'Confirm your e-mail address'],
  ['a change to undo', `/undo-email-change?${TOKEN}`, 'Undo the change of your e-mail address'],
  ['measures to give by half a link', '/measures-for', 'Give the measures'],
  ['measures to keep', `/keep-measures?${TOKEN}`, 'Keep your measures'],
  ['an account to keep', `/keep-account?${TOKEN}`, 'Keep your account'],
  ['leaving the newsletter', `/newsletter/unsubscribe?${TOKEN}`, 'Unsubscribe'],
  ['confirming nothing', '/newsletter/confirm', 'Confirm your subscription'],
];

async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const [name, path, title, arrange] of stops) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.getByRole('main')).not.toContainText('Loading');
      await arrange?.(page);
      await expectGoodPage(page, title);
    });
  }
}

test('signed out: every page of the shop, forms with their errors', { tag: '@both-widths' }, async ({
  page,
}) => {
  await walk(page, SHOP_PAGES);
});

test('signed out: every page of accounts and mailed links', { tag: '@both-widths' }, async ({ page }) => {
  await walk(page, ACCOUNT_PAGES);
});

test('signed out: the location question of the first visit', { tag: '@both-widths' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodPage(page, 'Custom Tailoring Made Simple');
});

test('signed out: an unknown path', { tag: '@both-widths' }, async ({ page }) => {
  // React Router warns about the malformed escape.
  expectConsole(page, /404/, /malformed URL/);
  await page.goto('/nowhere');
  await expectGoodPage(page, '404 - Page Not Found');
  const response = await page.goto('/100%');
  expect(response?.status()).toBe(404);
  await expectGoodPage(page, '404 - Page Not Found');
});

test('signed out: the API documentation', { tag: '@both-widths' }, async ({ page }) => {
  await page.goto('/api/docs');
  await page.locator('main details > summary').first().click();
  await expect(page.getByRole('heading', { level: 4, name: 'Example' })).toBeVisible();
  await expectGoodPage(page, 'API');
  // A link to one operation opens it.
  const operation = page.locator('main details').nth(9);
  const id = await operation.locator('> div').getAttribute('id');
  await page.goto('/art/logo.svg');
  await page.goto(`/api/docs#${id}`);
  await expect(operation.getByRole('heading', { level: 4, name: 'Example' })).toBeVisible();
});

test('signed out: every step of booking, an empty form and the Login Alert', { tag: '@both-widths' }, async ({
  page,
}) => {
  const expectPage = () => expectGoodPage(page, 'Book a tailor');
  await page.goto('/book-tailor');
  await expect(page.getByRole('button', { name: /Single Order/ })).toBeVisible();
  await expectPage();
  await page.getByRole('button', { name: /Single Order/ }).click();
  await expect(page.getByRole('button', { name: /Partner Tailor/ })).toBeVisible();
  await expectPage();
  await page.getByRole('button', { name: /Partner Tailor/ }).click();
  await expect(page.getByRole('button', { name: /^Select / })).toHaveCount(10);
  await expectPage();
  await page.getByLabel('Search by area').fill('no such place');
  await expectPage();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel('Ladies Tailor').check();
  await expectPage();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(page.getByText('Choose the fabric.')).toBeVisible();
  await expectPage();
  await page.getByLabel('Dress type').selectOption({ index: 1 });
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await page.getByText('Uploaded picture').click();
  await page.getByLabel('Measurement image').setInputFiles(DESIGN);
  await page.getByText('A different number').click();
  await page.getByLabel('New contact number').fill('+447700900123');
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Alert' })).toBeVisible();
  await expectPage();
});

const PERSONAL: readonly Stop[] = [
  ['sign in', '/login', 'Sign in'],
  ['sign up', '/signup', 'Create an account'],
  ['profile', '/profile', 'Your profile', (page) => page.getByText('This device').waitFor()],
  ['measurements', '/profile?tab=measurements', 'Your profile', (page) => page.getByText('Myself').waitFor()],
  ['orders tab', '/profile?tab=orders', 'Your profile'],
  ['wishlist tab', '/profile?tab=wishlist', 'Your profile'],
  ['payment tab', '/profile?tab=payment', 'Your profile'],
  ['a record that is gone', '/profile?tab=measurements&edit=1', 'Your profile'],
];

test('signed in: every page, and the tabs of the profile', { tag: '@both-widths' }, async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  await walk(page, PERSONAL);
});

test('signed in: the account menu', async ({ page, signIn, regular }) => {
  await signIn(page, regular);
  await page.goto('/terms');
  await page
    .getByRole('banner')
    .getByRole('button', { name: isPhone(page) ? 'Menu' : 'Account' })
    .click();
  await expect(page.getByText(isPhone(page) ? 'Profile Settings' : 'Signed in as')).toBeVisible();
  await expectGoodPage(page, 'Terms of Service');
});

test('signed in: a measurement record with warnings and errors, its history, and both questions', {
  tag: '@both-widths',
}, async ({ page, signIn, register, measure }) => {
  const expectPage = () => expectGoodPage(page, 'Your profile');
  const customer = await register();
  await measure(customer, 'Bilal');
  await signIn(page, customer);
  await page.goto('/profile?tab=measurements');
  await page.getByRole('link', { name: 'Edit Bilal' }).click();
  await page.getByLabel('Chest / bust').fill('64');
  await page.getByLabel('Sleeve', { exact: true }).fill('61');
  await page.getByLabel('Natural waist').fill('100');
  for (const fold of await page.locator('main details > summary').all()) await fold.click();
  await expect(page.getByText('2 numbers look like centimetres.')).toBeVisible();
  await expectPage();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPage();
  await page.getByRole('button', { name: 'Leave and keep the draft' }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectPage();
  await page.getByRole('button', { name: 'Delete Bilal' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectPage();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: 'History of Bilal' }).click();
  await expect(page.getByText('First version')).toBeVisible();
  await expectPage();
});

test('signed in: the form without measurements, and its alert', { tag: '@both-widths' }, async ({
  page,
  signIn,
  register,
}) => {
  await signIn(page, await register());
  await page.goto('/profile?tab=measurements');
  await expect(page.getByText('No measurements yet')).toBeVisible();
  await expectGoodPage(page, 'Your profile');
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel('Gents Tailor').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Dress type').selectOption({ index: 1 });
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Measurement' })).toBeVisible();
  await expectGoodPage(page, 'Book a tailor');
});

test('signed in: checkout before and after the confirmation, orders and one in detail', {
  tag: '@both-widths',
}, async ({ page, signIn, regular }) => {
  await signIn(page, regular);
  await page.goto(`/checkout?order=${regular.placed.id}`);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible();
  await expectGoodPage(page, 'Checkout');
  await page.goto(`/checkout?order=${regular.confirmed.id}`);
  await expect(page.getByRole('button', { name: 'Download invoice' })).toBeVisible();
  await expectGoodPage(page, 'Checkout');
  await page.goto('/orders');
  await expect(page.getByRole('table')).toBeVisible();
  await expectGoodPage(page, 'My orders');
  await page.getByRole('link', { name: `View order ${regular.placed.id}` }).click();
  await expect(page.getByRole('dialog').getByText('Ban collar, two pockets')).toBeVisible();
  await expectGoodPage(page, 'My orders');
});
