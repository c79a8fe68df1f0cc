import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessiblePage, expectConsole, storedIn, test } from './shop.ts';

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?next=/orders');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('two-step sign-in is turned on, asks for a code or a recovery code, and is turned off', {
  tag: '@any-width',
}, async ({ page, register, signIn }) => {
  expectConsole(page, /401|400/);
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/profile');
  const ways = page.getByRole('region', { name: 'Two-step sign-in' });
  await ways.getByRole('link', { name: 'Turn on' }).click();
  await expect(page).toHaveURL('/second-factor');
  await page.getByLabel('Current password').fill(customer.password);
  await page.getByRole('button', { name: 'Begin' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessiblePage(page);
  const key = (await page.getByTestId('secret').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  await code.fill(totp.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
  const recovery = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(recovery).toHaveLength(10);
  await expectAccessiblePage(page);

  await logIn(page, customer);
  await expect(code).toBeFocused();
  await expectAccessiblePage(page);
  // Turning it on has used the current code.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/orders');
  expect(JSON.parse((await storedIn(page)).user ?? '')).toMatchObject({ username: customer.username });

  await logIn(page, customer);
  await code.fill(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/orders');

  await page.goto('/profile');
  await expect(ways.getByText(/9 recovery codes are left/)).toBeVisible();
  await ways.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn two-step sign-in off' });
  await dialog.getByLabel('Code').fill(recovery[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(ways.getByRole('link', { name: 'Turn on' })).toBeVisible();
  await logIn(page, customer);
  await expect(page).toHaveURL('/orders');
});
