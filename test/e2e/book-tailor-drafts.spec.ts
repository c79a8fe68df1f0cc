import { expect, expectAccessiblePage, expectConsole, test } from './shop.ts';
import { choosePartner, fillForm, fillInHouseOrder, submit } from './stitched-order-form.ts';

test('submitting signed out leads to sign-in and restores the draft, picture included', {
  tag: '@any-width',
}, async ({ page, register, measure }) => {
  const customer = await register();
  await measure(customer);
  await choosePartner(page);
  await fillForm(page);
  await submit(page);
  const alert = page.getByRole('dialog', { name: 'Login Alert' });
  await expect(alert.getByText('For Order Login Require')).toBeVisible();
  await expectAccessiblePage(page);
  await alert.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Single Order Form' })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  await expect(page.getByLabel('Whose measurements')).toContainText('Myself');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
  await page.goto('/book-tailor?step=order');
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
});

test('a session refused on submit leads to sign-in and keeps the draft', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  expectConsole(page, /401/);
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'expired.token.here');
    localStorage.setItem('refreshToken', 'revoked');
  });
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Login Alert' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
});

test('signing out deletes the draft and its picture, in other tabs too', { tag: '@any-width' }, async ({
  page,
  context,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Sign out' }).filter({ hasText: 'Sign out' }).first().click();
  await expect(other).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
  const left = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('drafts');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    return new Promise<number>((resolve, reject) => {
      const counting = database.transaction('files').objectStore('files').count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
    });
  });
  expect(left).toBe(0);
});

test('another customer on the same device does not see the draft', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  measure,
}) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  const next = await register();
  await page.evaluate(
    ({ username, email, session: { access, refresh } }) => {
      localStorage.setItem('user', JSON.stringify({ username, email, user_type: 'customer' }));
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    { username: next.username, email: next.email, session: next.session },
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: "What's your order type?" })).toBeVisible();
});

test('two tabs keep a draft each, and sending one leaves the other (orders-2)', {
  tag: '@any-width',
}, async ({ page, context, register, signIn, measure }) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  await expect(page.getByAltText('Preview of design.png')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/book-tailor?step=order');
  await expect(other.getByAltText('Preview of design.png')).toBeVisible();
  await other.getByLabel('Description').fill('Round collar');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Ban collar, two pockets');
  await submit(page);
  await expect(page).toHaveURL(/\/checkout/);
  await other.reload();
  await expect(other.getByLabel('Description')).toHaveValue('Round collar');
  await expect(other.getByAltText('Preview of design.png')).toBeVisible();
});
