import type { Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { fillShipping, guestPhone, placeButton, trackingNumber } from './checkout.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { openWithCart, rupees, someGoods } from './goods.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

/** Capital letters of the moment, so that a code is new in each run. */
function freshCode(): string {
  return `EID-${Date.now().toString(36).toUpperCase()}`;
}

function billLine(page: Page, label: string) {
  return page
    .getByRole('region', { name: 'Bill Details' })
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .last();
}

test('an admin makes a code, a guest types it wrong and right, and the order shows it (discounts-1, discounts-2)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request }) => {
  const admin = await signedInAs(request, 'admin');
  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  const code = freshCode();
  expectConsole(staff, /400/);
  await staff.goto('/admin/discounts');
  await staff.getByRole('button', { name: 'Create a code' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Create a discount code' });
  await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await dialog.getByLabel('Per cent').fill('31');
  await expectAccessiblePage(staff);
  await dialog.getByRole('button', { name: 'Create the code' }).click();
  await expect(dialog.getByText(/^At most 30 %/)).toBeVisible();
  await expect(dialog.getByLabel('Per cent')).toBeFocused();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveValue(code.toLowerCase());
  await dialog.getByLabel('Per cent').fill('10');
  await dialog.getByRole('button', { name: 'Create the code' }).click();
  await expect(staff.getByText(`${code} is created.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText(code, { exact: true }).first()).toBeVisible();
  await expectAccessiblePage(staff);

  const [good] = await someGoods(request, 'brand', 1);
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [{ ...good.line, quantity: 2 }]);
  expectConsole(page, /400/);
  await page.goto('/cart_checkout');
  const typed = page.getByLabel(/^Discount code/);
  await typed.fill('NO-SUCH-CODE');
  await typed.press('Enter');
  await expect(page.getByText('We do not know this code. Check its letters and digits.')).toBeVisible();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('NO-SUCH-CODE');
  await expectAccessiblePage(page);
  await typed.fill(` ${code.toLowerCase()}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  const price = 2 * good.line.price;
  const off = Math.round(price / 10);
  await expect(page.getByText(`Code ${code} takes ${rupees(off)} off.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove code ${code}` })).toBeFocused();
  await expect(billLine(page, 'Total')).toContainText(rupees(price - off));
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await page.reload();
  await expect(page.getByText(`Code ${code} takes ${rupees(off)} off.`), 'kept in the draft').toBeVisible();
  await page.getByRole('button', { name: `Remove code ${code}` }).click();
  await expect(billLine(page, 'Total')).toContainText(rupees(price));
  await expect(typed).toBeFocused();
  await typed.fill(code);
  await typed.press('Enter');
  await expect(billLine(page, 'Total')).toContainText(rupees(price - off));
  await fillShipping(page);
  await page.getByLabel('Phone').fill(guestPhone());
  await placeButton(page).click();
  const number = await trackingNumber(page);
  await expect(page.getByRole('region', { name: 'Bill Details' })).toContainText(`Code ${code}`);
  await expectAccessiblePage(page);
  const [row] = await inDatabase(
    'select u.amount from discount_uses u join orders o on o.id = u.order_id where o.tracking_id = $1',
    [number],
  );
  expect(row).toEqual({ amount: off });

  await staff.getByRole('button', { name: `End ${code}` }).click();
  const ending = staff.getByRole('dialog', { name: `End ${code}` });
  await expectAccessiblePage(staff);
  await ending.getByRole('button', { name: 'End the code' }).click();
  await expect(staff.getByText(`${code} is over.`)).toBeVisible();
  await openWithCart(page, [good.line]);
  await page.goto('/ur/cart_checkout');
  await page.getByLabel(/^رعایتی کوڈ/).fill(code);
  await page.getByRole('button', { name: 'لگائیں' }).click();
  await expect(page.getByText('یہ کوڈ اب کارآمد نہیں۔')).toBeVisible();
  await expectAccessiblePage(page);
});

test('a brand accepts to bear a code of the shop, and makes one of its own (discounts-11, discounts-12)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request }) => {
  const admin = await signedInAs(request, 'admin');
  const brand = await signedInAs(request, 'brand');
  const [owned] = await inDatabase(
    'select b.id, b.name from brands b join users u on u.id = b.user_id where u.email = $1',
    [brand.email],
  );
  const size = page.viewportSize() ?? { width: 1280, height: 850 };
  const [shared, own] = [freshCode(), `${freshCode()}-B`];
  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(size);
  await staff.goto('/admin/discounts');
  await staff.getByRole('button', { name: 'Create a code' }).click();
  const asked = staff.getByRole('dialog', { name: 'Create a discount code' });
  await asked.getByLabel('Code', { exact: true }).fill(shared);
  await asked.getByLabel('Per cent', { exact: true }).fill('20');
  await asked.getByLabel('Goods of').selectOption(String(owned?.id));
  await asked.getByLabel(/^Per cent of it that the seller bears/).fill('50');
  await expectAccessiblePage(staff);
  await asked.getByRole('button', { name: 'Create the code' }).click();
  await expect(staff.getByText(`${shared} is created.`)).toBeVisible();
  await expect(staff.getByText('Waits for the seller').filter({ visible: true }).first()).toBeVisible();
  await expect(
    staff.getByText(`${owned?.name} 50 %, the shop the rest`).filter({ visible: true }).first(),
  ).toBeVisible();
  await expectAccessiblePage(staff);

  const seller = await openBrowser(storageOf(brand));
  await seller.setViewportSize(size);
  expectConsole(seller, /400/);
  await seller.goto('/workshop/codes');
  const card = seller.getByRole('listitem').filter({ hasText: shared });
  await expect(card).toContainText('You bear 50 % of it, the shop the rest');
  await expectAccessiblePage(seller);
  await expectDarkModeContrast(seller);
  await card.getByRole('button', { name: `Accept ${shared}` }).click();
  const accepting = seller.getByRole('dialog', { name: `Accept ${shared}` });
  await expectAccessiblePage(seller);
  await accepting.getByRole('button', { name: 'Accept the code' }).click();
  await expect(seller.getByText(`Customers can use ${shared} now.`)).toBeVisible();
  await expect(card).toContainText('In use');

  await seller.getByRole('button', { name: 'Create a code' }).click();
  const dialog = seller.getByRole('dialog', { name: 'Create a code' });
  await dialog.getByLabel('Code', { exact: true }).fill(own);
  await dialog.getByLabel('Per cent', { exact: true }).fill('99');
  await dialog.getByRole('button', { name: 'Create the code' }).click();
  await expect(dialog.getByLabel('Per cent', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Per cent', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Code', { exact: true }), 'what was typed stays').toHaveValue(own);
  await dialog.getByLabel('Per cent', { exact: true }).fill('10');
  await expectAccessiblePage(seller);
  await dialog.getByRole('button', { name: 'Create the code' }).click();
  await expect(dialog).toBeHidden();
  const mine = seller.getByRole('listitem').filter({ hasText: own });
  await expect(mine).toContainText('You bear all of it');

  await seller.goto('/ur/workshop/codes');
  await expect(mine).toContainText('ساری رعایت آپ برداشت کرتے ہیں');
  await expectAccessiblePage(seller);
  for (const code of [shared, own]) {
    await seller.getByRole('button', { name: `${code} ختم کریں` }).click();
    await seller.getByRole('dialog').getByRole('button', { name: 'کوڈ ختم کریں' }).click();
    await expect(seller.getByText(`${code} ختم ہو گیا۔`)).toBeVisible();
  }
});

test('staff grants credit, the customer pays a part with it and sees where it went (credit-2, credit-3)', {
  tag: '@both-widths',
}, async ({ page, openBrowser, request, register }) => {
  const account = await register();
  const [user] = await inDatabase('select id from users where email = $1', [account.email]);
  const support = await signedInAs(request, 'support');
  const staff = await openBrowser(storageOf(support));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  expectConsole(staff, /400/);
  await staff.goto(`/admin/customers/${user?.id}`);
  const panel = staff.getByRole('region', { name: 'Store credit' });
  await panel.getByRole('button', { name: 'Grant credit' }).click();
  const dialog = staff.getByRole('dialog', { name: /^Grant credit to/ });
  await dialog.getByLabel('Sum, rupees').fill('3001');
  await dialog.getByLabel('Reason').fill('Your parcel came late');
  await expectAccessiblePage(staff);
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(dialog.getByText(/^You can grant at most Rs 3,000/).last()).toBeVisible();
  await dialog.getByLabel('Sum, rupees').fill('300');
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(panel.getByText('Your parcel came late')).toBeVisible();
  await expectAccessiblePage(staff);

  const [good] = await someGoods(request, 'brand', 1);
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line], account);
  await page.goto('/cart_checkout');
  await page.getByLabel('Pay with your store credit of Rs 300').check();
  await expect(billLine(page, 'To pay')).toHaveText(rupees(good.line.price - 300));
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await fillShipping(page);
  await page.getByLabel('Phone').fill(guestPhone());
  await placeButton(page).click();
  await trackingNumber(page);
  await expect(billLine(page, 'To pay')).toHaveText(rupees(good.line.price - 300));
  await page.goto('/profile?tab=payment');
  const own = page.getByRole('region', { name: 'Store credit' });
  await expect(own.getByText('Paid for an order')).toBeVisible();
  await expect(own.getByText('Your parcel came late')).toBeVisible();
  await expectAccessiblePage(page);
  const credit = await request.get(`${SHOP}/api/credit/`, { headers: bearer(account) });
  expect((await credit.json()).balance).toBe(0);
});
