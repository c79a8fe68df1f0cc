import { readFile } from 'node:fs/promises';
import { unzip } from '../zip.ts';
import { linkTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectConsole, test } from './shop.ts';

test('a customer downloads a copy of all their data', { tag: '@any-width' }, async ({
  page,
  signIn,
  regular,
}) => {
  await signIn(page, regular);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Your data' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(part.getByText('The download has begun.')).toBeVisible();
  const files = unzip(await readFile(await download.path()));
  const orders = JSON.parse(String(files.get('stitched-orders.json')));
  expect(orders.map(({ id }: { id: number }) => id)).toEqual([regular.confirmed.id, regular.placed.id]);
  expect([...files.keys()].filter((path) => path.startsWith('documents/'))).toHaveLength(1);
  await expectAccessiblePage(page);
});

/** With `next` if another request has noticed the end of the session first. */
const LOGIN = /\/login(\?next=%2Fprofile)?$/;

const DELETION =
  /^Your account will be deleted on .* To keep it, sign in until then and press “Keep my account”\.$/;

test('a customer deletes the account, and keeps it when signing in again', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
}) => {
  expectConsole(page, /400/);
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/This is not your current/);
  await expectAccessiblePage(page);
  await dialog.getByLabel('Your password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText(DELETION)).toBeVisible();
  await expect(page.getByText(/^Your session has ended/)).toHaveCount(0);

  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/brands');
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(page.getByText('Your account stays.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('the day of the deletion is said although the session ends before the answer', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  // What the page reads after the session has ended is refused.
  expectConsole(page, /status of 401/);
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/profile');
  await page.route(`**/auth/deletion/`, async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await page.waitForURL(/\/login\?next=%2Fprofile$/);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(DELETION)).toBeVisible();
});

test('open orders block the deletion, and the mailed link keeps an account', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
  regular,
}) => {
  expectConsole(page, /409/);
  await signIn(page, regular);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(regular.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have 2 open orders.');

  const customer = await register();
  await signIn(page, customer);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(LOGIN);
  await page.goto(await linkTo(customer.email, '/keep-account'));
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. Sign in to use it again.')).toBeVisible();
});
