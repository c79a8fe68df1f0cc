import type { Page } from '@playwright/test';
import { openWithCart, rupees, someGoods, storedCart } from './goods.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

const CHECK = '**/api/shop/cart/check/';

/** A brand whose goods no test buys, so its stock never changes. */
const UNSOLD = 5;

function bill(page: Page, label: string) {
  return page
    .getByRole('region', { name: 'Bill Details' })
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .last();
}

function badge(page: Page, text: RegExp | string) {
  return page.getByRole('banner').getByRole('link', { name: text, exact: true });
}

/** Chooses the first size, if any, and adds the product to the cart. */
async function addHere(page: Page) {
  const button = page.getByRole('button', { name: 'Add Product to Cart' });
  await expect(button).toBeEnabled();
  const sizes = page.getByRole('group', { name: /Size/ }).getByRole('radio');
  await button.click();
  const enabled = sizes.and(page.locator(':enabled'));
  if (await page.getByText('Choose a size first.').isVisible()) {
    await enabled.first().check({ force: true });
    await button.click();
  }
}

test('adding shows an alert; products of the other type ask before replacing the cart', async ({
  page,
  request,
}) => {
  const [brand] = await someGoods(request, 'brand', 1, UNSOLD);
  const [culture] = await someGoods(request, 'culture');
  if (!brand || !culture) throw new Error('Goods are missing.');
  await page.goto(brand.address);
  await expect(badge(page, 'Cart, empty')).toBeVisible();
  await addHere(page);
  await expect(page.getByText(`${brand.line.name} has been added to your cart!`)).toBeVisible();
  await expect(badge(page, 'Cart, 1 piece')).toBeVisible();
  await page.getByRole('button', { name: 'Add Product to Cart' }).click();
  await expect(badge(page, 'Cart, 2 pieces')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: brand.line.id, type: 'brand', quantity: 2 }]);
  await expectAccessiblePage(page);

  await page.goto(culture.address);
  await addHere(page);
  const dialog = page.getByRole('alertdialog', { name: 'Discard your cart?' });
  await expect(dialog).toContainText(culture.line.name);
  await expectAccessiblePage(page);
  await expect(dialog.getByRole('button', { name: 'Keep my cart' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(dialog).toBeHidden();
  await expect(badge(page, 'Cart, 2 pieces')).toBeVisible();
  await page.getByRole('button', { name: 'Add Product to Cart' }).click();
  await dialog.getByRole('button', { name: 'Discard and add' }).click();
  await expect(page.getByText(`${culture.line.name} has been added to your cart!`)).toBeVisible();
  await expect(badge(page, 'Cart, 1 piece')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: culture.line.id, type: 'culture', quantity: 1 }]);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: culture.line.name })).toBeVisible();
});

test('the cart shows quantities and totals, removes lines and survives a reload', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const [first, second] = await someGoods(request, 'brand', 2, UNSOLD);
  if (!first || !second) throw new Error('Goods are missing.');
  await openWithCart(page, [{ ...first.line, quantity: 2 }, second.line]);
  await page.goto('/cart');
  const total = 2 * first.line.price + second.line.price;
  await expect(bill(page, 'Sub Total')).toHaveText(rupees(total));
  await expect(bill(page, 'Discount')).toHaveText('Rs 0');
  await expect(bill(page, 'Delivery Fee')).toHaveText('Free');
  await expect(bill(page, 'Total')).toHaveText(rupees(total));
  await expect(page.getByRole('link', { name: 'CHECKOUT' })).toHaveAttribute('href', '/cart_checkout');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const less = page.getByRole('button', { name: `One less of ${first.line.name}` });
  const more = page.getByRole('button', { name: `One more of ${first.line.name}` });
  await less.click();
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
  await expect(bill(page, 'Total')).toHaveText(rupees(total - first.line.price));
  for (let quantity = 1; quantity < Math.min(first.stock, 99); quantity += 1) await more.click();
  await expect(more).toBeDisabled();
  expect((await storedCart(page))[0]?.quantity).toBe(Math.min(first.stock, 99));

  await page.getByRole('button', { name: `Remove ${first.line.name}` }).click();
  await expect(page.getByRole('heading', { name: first.line.name })).toHaveCount(0);
  await expect(badge(page, 'Cart, 1 piece')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([first.line.name, second.line.name]);

  await page.getByRole('button', { name: `Remove ${first.line.name}` }).click();
  await page.getByRole('button', { name: `Remove ${second.line.name}` }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all brands' })).toHaveAttribute('href', '/brands');
  await expect(badge(page, 'Cart, empty')).toBeVisible();
  await expectAccessiblePage(page);
});

test('two tabs stay in sync', { tag: '@any-width' }, async ({ page, request }) => {
  const [good] = await someGoods(request, 'brand', 1, UNSOLD);
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line]);
  await page.goto('/cart');
  const other = await page.context().newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: `One more of ${good.line.name}` }).click();
  await expect(badge(page, 'Cart, 2 pieces')).toBeVisible();
  await expect(bill(page, 'Total')).toHaveText(rupees(2 * good.line.price));
  await page.getByRole('button', { name: `Remove ${good.line.name}` }).click();
  await expect(other.getByText('Your cart is empty.')).toBeVisible();
});

test('changes are shown by line and applied only once accepted', { tag: '@any-width' }, async ({
  page,
  request,
  register,
}) => {
  const [dearer, fewer, third] = await someGoods(request, 'brand', 3, UNSOLD);
  if (!dearer || !fewer || !third) throw new Error('Goods are missing.');
  const cart = [
    { ...dearer.line, price: dearer.line.price - 100 },
    { ...fewer.line, quantity: 99 },
    { ...third.line, id: 900_000_001, variant: 900_000_001, name: 'Forgotten shawl' },
  ];
  await openWithCart(page, cart, await register());
  await page.goto('/cart');
  await expect(
    page.getByText(
      `The price is now ${rupees(dearer.line.price)} instead of ${rupees(dearer.line.price - 100)}.`,
    ),
  ).toBeVisible();
  await expect(page.getByText(`Only ${fewer.stock} left; you have 99 in the cart.`)).toBeVisible();
  await expect(page.getByText('This is no longer sold.')).toBeVisible();
  expect(await storedCart(page)).toEqual(cart);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const report = page.getByText('Prices or stock have changed.');
  await page.getByRole('button', { name: 'CHECKOUT' }).press('Enter');
  await expect(report.locator('../..')).toBeFocused();
  await expect(page).toHaveURL('/cart');

  await page
    .getByRole('button', { name: `Accept ${rupees(dearer.line.price)}: ${dearer.line.name}` })
    .click();
  expect((await storedCart(page))[0]?.price).toBe(dearer.line.price);
  await page.getByRole('button', { name: 'Accept all 2 changes' }).click();
  await expect(report).toHaveCount(0);
  expect(await storedCart(page)).toEqual([dearer.line, { ...fewer.line, quantity: fewer.stock }]);
  await page.getByRole('link', { name: 'CHECKOUT' }).click();
  await expect(page).toHaveURL('/cart_checkout');
});

test('returning to the tab checks the cart again; without a network it stays', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  expectConsole(page, /ERR_FAILED/);
  const [good] = await someGoods(request, 'brand', 1, UNSOLD);
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line]);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'CHECKOUT' })).toBeVisible();
  await expect(bill(page, 'Total')).toHaveText(rupees(good.line.price));
  await page.route(CHECK, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.items[0], { available: 0, problem: 'sold_out', note: 'Sold out.' });
    await route.fulfill({ response, json });
  });
  // A return while the first check is still loading joins that one.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText('Sold out.')).toBeVisible({ timeout: 5000 });
  }).toPass();

  await page.unroute(CHECK);
  await page.route(CHECK, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/could not be checked: Network error occurred/)).toBeVisible();
  await expect(page.getByRole('heading', { name: good.line.name })).toBeVisible();
  await expect(bill(page, 'Total')).toHaveText(rupees(good.line.price));
  await expectAccessiblePage(page);
  await page.unroute(CHECK);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/could not be checked/)).toHaveCount(0);
});

test('an invalid stored cart does no harm', { tag: '@any-width' }, async ({ page, request }) => {
  const [good] = await someGoods(request, 'brand', 1, UNSOLD);
  if (!good) throw new Error('Goods are missing.');
  const { line } = good;
  const odd = [
    null,
    7,
    { ...line, quantity: -3 },
    { ...line, price: 'free' },
    { ...line, quantity: 10 ** 9 },
  ];
  await openWithCart(page, odd as never);
  await page.goto('/cart');
  await expect(badge(page, 'Cart, 99 pieces')).toBeVisible();
  await expect(page.getByText(`Only ${good.stock} left; you have 99 in the cart.`)).toBeVisible();
});

test('"has been added" disappears by itself', { tag: '@any-width' }, async ({ page, request }) => {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('There is nothing to buy');
  await page.goto(good.address);
  await addHere(page);
  const message = page.getByText(`${good.line.name} has been added to your cart!`);
  await expect(message).toBeVisible();
  // The pointer may rest where the message appeared.
  await expect(message).toHaveCount(0);
});
