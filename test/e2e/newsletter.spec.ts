import { randomBytes } from 'node:crypto';
import { linkTo, mailsTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

const newAddress = () => `reader${randomBytes(6).toString('hex')}@example.com`;

test('subscribe in the footer, confirm by mail, unsubscribe by one press', { tag: '@any-width' }, async ({
  page,
  openBrowser,
}) => {
  const address = newAddress();
  await page.goto('/terms');
  const box = page.getByPlaceholder('Enter your email');
  await expect(page.getByRole('heading', { name: 'Stay Updated' })).toBeVisible();
  await box.fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('open the e-mail we sent you')).toBeVisible();
  await expect(box).toHaveValue('');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  const confirmation = await linkTo(address, '/newsletter/confirm');
  await page.goto(confirmation);
  // Opening the link must not confirm: mail scanners open it too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  await page.waitForLoadState('networkidle');
  expect((await mailsTo(address)).some((mail) => mail.includes('Subject: Welcome'))).toBe(false);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await expect(page.getByRole('status').filter({ hasText: address })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: address })).toBeVisible();
  await expectAccessiblePage(page);

  const unsubscribeLink = await linkTo(address, '/newsletter/unsubscribe');
  const welcome = (await mailsTo(address)).at(-1) ?? '';
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(welcome).toMatch(
    /List-Unsubscribe:\s+<http:\/\/\S+\/api\/newsletter\/unsubscribe\/\?token=[\w-]+>,/,
  );

  // Opening the link must not unsubscribe, with or without scripts.
  await page.goto(unsubscribeLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from the newsletter?');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeFocused();
  await expectAccessiblePage(page);

  const other = await openBrowser();
  await other.goto(unsubscribeLink);
  await other.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await other.getByPlaceholder('Enter your email').fill(address);
  await other.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await other.goto(await linkTo(address, '/newsletter/confirm', 1));
  await other.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
});

test('a used link and a link without a token are explained', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /400/);
  await page.goto(`/newsletter/confirm?token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('alert')).toContainText('already used');
  await expect(page.getByRole('alert')).toContainText('enter your address at the bottom of this page');
  await expect(page.getByRole('button', { name: 'Confirm my subscription' })).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.goto('/newsletter/confirm');
  await expect(page.getByRole('main')).toContainText('Open the link in the e-mail');
  await page.goto('/newsletter/unsubscribe');
  await expect(page.getByRole('main')).toContainText('This link is incomplete');
  await page.goto(`/newsletter/unsubscribe?token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
});

test('the form shows errors in place, and keeps the address', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /Failed to load resource/);
  await page.goto('/');
  const box = page.getByPlaceholder('Enter your email');
  const press = () => page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await press();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/Enter your e-mail address\.$/);
  for (const wrong of ['nobody', 'a@b', '@example.com']) {
    await box.fill(wrong);
    await press();
    await expect(box).toHaveAccessibleDescription(/Enter a valid e-mail address\.$/);
  }
  await expectAccessiblePage(page);
  await page.route('**/api/newsletter/', (route) => route.abort());
  await box.fill('reader@example.com');
  await press();
  await expect(box).toHaveAccessibleDescription(/Network error occurred$/);
  await expect(box).toHaveValue('reader@example.com');
});
