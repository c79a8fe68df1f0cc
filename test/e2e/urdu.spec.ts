import type { Page } from '@playwright/test';
import * as accountsWords from '../../words/ur/accounts.ts';
import * as basicWords from '../../words/ur/basic.ts';
import * as cartWords from '../../words/ur/cart.ts';
import * as chatWords from '../../words/ur/chat.ts';
import * as contactWords from '../../words/ur/contact.ts';
import * as orderFormWords from '../../words/ur/order-form.ts';
import * as sheetWords from '../../words/ur/sheet.ts';
import * as shopOrderWords from '../../words/ur/shop-orders.ts';
import * as tradeWords from '../../words/ur/trades.ts';
import { guestEmail } from './checkout.ts';
import { signedInAs } from './demo-account.ts';
import { openWithCart, someGoods } from './goods.ts';
import { linkTo } from './mailbox.ts';
import { DESIGN, expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

async function expectUrduPage(page: Page): Promise<void> {
  await expect(page.locator('html[lang=ur][dir=rtl]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
}

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`/ur${path}`);
      await expect(page.getByRole('main')).not.toContainText(basicWords.loading);
      await expectUrduPage(page);
    });
  }
}

test('signed out: the pages of the shop in Urdu', { tag: '@both-widths' }, async ({ page }) => {
  // The last page does not exist.
  expectConsole(page, /404/);
  await walk(page, [
    '',
    '/brands',
    '/brands/1',
    '/culture',
    '/culture_by_tailor',
    '/product?id=1',
    '/search?q=kurta',
    '/cart',
    '/order_tracking',
    '/book-tailor',
    '/order_placement',
    '/contact-us',
    '/about',
    '/cutome_tailoring',
    '/become-a-tailor',
    '/nowhere',
  ]);
});

test('signed out: texts by staff, the size guide and the account in Urdu', { tag: '@both-widths' }, async ({
  page,
}) => {
  await walk(page, [
    '/help',
    '/size-guide',
    '/promise',
    '/returns',
    '/shipping',
    '/cookies',
    '/terms',
    '/privacy',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/newsletter/confirm',
  ]);
});

test('signed in: the pages of a customer in Urdu', { tag: '@both-widths' }, async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  await walk(page, [
    '/profile',
    '/profile?tab=measurements',
    '/orders',
    `/checkout?order=${regular.placed.id}`,
    `/checkout?order=${regular.confirmed.id}`,
    '/notifications',
    '/chat',
    '/wishlist',
  ]);
});

test('a tailor works in Urdu, and reads the sheet in Roman Urdu and English', {
  tag: '@both-widths',
}, async ({ page, signIn, request }) => {
  await signIn(page, await signedInAs(request, 'tailor'));
  await walk(page, [
    '/workshop',
    '/workshop/board',
    '/workshop/rates',
    '/workshop/calendar',
    '/workshop/earnings',
  ]);
  await page.goto('/ur/workshop');
  await page.locator('main a[href^="/ur/workshop/orders/"]').first().click();
  // The newest order of the demo has several garments.
  await expect(page.getByRole('heading', { name: sheetWords.measures, exact: true }).first()).toBeVisible();
  await expectUrduPage(page);
  await page.getByRole('radio', { name: 'Roman Urdu' }).check();
  await expect(page.locator('[lang="ur-Latn"]').first()).toBeVisible();
  await expectUrduPage(page);
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Measures', exact: true }).first()).toBeVisible();
});

test('the switch keeps page, parameters and what was typed', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('First name').fill('عائشہ');
  await page.getByRole('contentinfo').getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL('/ur/contact-us');
  await expect(page.getByLabel(contactWords.firstName, { exact: true })).toHaveValue('عائشہ');
  await page.goto('/brands?category=mens');
  await page.getByRole('link', { name: 'یہ صفحہ اردو میں دیکھیں' }).click();
  await expect(page).toHaveURL('/ur/brands?category=mens');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/brands?category=mens');
  await expect(page.locator('html[lang=en][dir=ltr]')).toHaveCount(1);
});

test('signing in leads back to the page in Urdu', { tag: '@any-width' }, async ({ page, register }) => {
  const { email, password } = await register();
  await page.goto('/ur/orders');
  await expect(page).toHaveURL('/ur/login?next=%2Forders');
  await page.getByLabel(basicWords.eMail, { exact: true }).fill(email);
  await page.getByLabel(accountsWords.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: accountsWords.signIn, exact: true }).click();
  await expect(page).toHaveURL('/ur/orders');
  await expectUrduPage(page);
});

test('forms without scripts stay in Urdu', { tag: '@any-width' }, async ({ request }) => {
  for (const path of ['', '/login', '/contact-us', '/newsletter', '/brands', '/culture', '/book-tailor']) {
    const html = await (await request.get(`/ur${path}`)).text();
    const actions = [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action);
    expect(actions.length, path).toBeGreaterThan(0);
    for (const action of actions) expect(action, path).toMatch(/^(?:\/ur\/|\?|$)/);
  }
});

test('one language is never sent for the other', { tag: '@any-width' }, async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path, { headers: { 'accept-language': 'ur, en' } });
    return { etag: response.headers().etag, html: await response.text() };
  };
  const reads = await Promise.all(
    Array.from({ length: 8 }, (_, n) => read(n % 2 === 0 ? '/help' : '/ur/help')),
  );
  for (const [n, { etag, html }] of reads.entries()) {
    expect(html).toContain(n % 2 === 0 ? '<html lang="en" dir="ltr"' : '<html lang="ur" dir="rtl"');
    expect(etag).toBe(reads[n % 2]?.etag);
  }
  expect(reads[0]?.etag).not.toBe(reads[1]?.etag);
});

test('a guest buys in Urdu and gets the mail in Urdu', { tag: '@any-width' }, async ({ page, request }) => {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  const email = guestEmail();
  await openWithCart(page, [good.line]);
  await page.goto('/ur/cart_checkout');
  await page.getByLabel(cartWords.fullName).fill('عائشہ صدیقی');
  await page.getByLabel(basicWords.address, { exact: true }).fill('مکان 12، گلی 5، گلبرگ');
  await page.getByLabel(basicWords.city, { exact: true }).fill('لاہور');
  await page.locator('[name=postalCode]').fill('۵۴۶۶۰');
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: cartWords.placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopOrderWords.orderPlacedSuccessfully);
  await expectUrduPage(page);
  expect(await linkTo(email, '/ur/confirm-order')).toContain('/ur/confirm-order?token=');
});

test('a customer orders a garment in Urdu, with Urdu digits', { tag: '@both-widths' }, async ({
  page,
  register,
  signIn,
  measure,
}) => {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await page.goto('/ur/book-tailor');
  await page.getByRole('button', { name: orderFormWords.singleOrderCard }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel(tradeWords.types['Gents Tailor']).check();
  await page.getByRole('button', { name: basicWords.continueLabel }).click();
  await page.getByLabel(orderFormWords.dressType).selectOption({ index: 1 });
  await page.getByLabel(orderFormWords.fabricType).selectOption('Cotton');
  await page.getByLabel(orderFormWords.paymentType).selectOption('COD');
  await page.getByLabel(orderFormWords.demoImageOfTheDesign).setInputFiles(DESIGN);
  await expectUrduPage(page);
  await page.getByRole('button', { name: orderFormWords.submitOrder }).click();
  await expect(page).toHaveURL(/^[^?]*\/ur\/checkout\?order=\d+/);
  await expectUrduPage(page);
});

test('a customer chats in Urdu', { tag: '@any-width' }, async ({ page, register, signIn }) => {
  await signIn(page, await register());
  await page.goto('/ur/chat');
  await page.getByRole('navigation', { name: chatWords.contacts }).getByRole('link').first().click();
  await page
    .getByRole('textbox', { name: chatWords.message, exact: true })
    .fill('السلام علیکم، 2 جوڑے کب تیار ہوں گے؟');
  await page.getByRole('button', { name: chatWords.send, exact: true }).click();
  await expect(page.getByText('السلام علیکم، 2 جوڑے کب تیار ہوں گے؟')).toBeVisible();
  await expectUrduPage(page);
});
