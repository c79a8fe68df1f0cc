import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

export const PASSWORD = 'needle thread thimble';

/** Delays every request to a path until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Expects a toast as described by pages-6. */
export async function expectToast(page: Page, text: string, kind: 'error' | 'success' | 'info' = 'error') {
  const toast = page
    .locator('.Toastify__toast-container--top-right .Toastify__toast-theme--colored')
    .filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveClass(new RegExp(`Toastify__toast--${kind}`));
  await expect(toast.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', '5s');
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
}

export async function fillSignup(page: Page, given: Partial<Record<string, string>> = {}) {
  const username = `newcomer_${crypto.randomUUID().slice(0, 8)}`;
  const fields = {
    Username: username,
    'E-mail': `${username}@example.com`,
    Phone: '0300 1234567',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    ...given,
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text ?? '');
  }
  await page.getByLabel(/^I agree/).check();
  return { username, email: fields['E-mail'], password: fields.Password };
}

export const signUp = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

export async function fillLogin(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export const logIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click();
