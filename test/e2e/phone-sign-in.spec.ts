import { guestPhone } from './checkout.ts';
import { inDatabase } from './database.ts';
import { codeTo } from './sent-code.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

// One at a time, because codes are counted for all together.
test.describe.configure({ mode: 'default' });

test('a number makes an account without e-mail, signs in again, and is limited for a day (accounts-25, accounts-28)', {
  tag: '@both-widths',
}, async ({ page, openBrowser }) => {
  const phone = guestPhone();
  const username = `phone.${Date.now().toString(36)}`;
  await page.goto('/login?next=%2Fprofile');
  await page.getByRole('link', { name: 'Sign in with a code to your phone' }).click();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  expectConsole(page, /400|net::ERR_FAILED/);
  const field = page.getByLabel('Mobile number');
  await field.fill('042 35761234');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('can only be sent to a mobile number of Pakistan').first()).toBeVisible();
  await field.fill(phone);
  await page.route('**/auth/phone/codes/', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Send the code' }).click();

  const code = page.getByLabel('Code from the message');
  await expect(code).toBeFocused();
  await expectAccessiblePage(page);
  // A phone may drop the page while its owner reads the message.
  await page.reload();
  await expect(code).toBeFocused();
  const sent = await codeTo(phone);
  await code.fill(sent === '111111' ? '222222' : '111111');
  await code.press('Enter');
  await expect(page.getByText('This code is not right or no longer valid.').first()).toBeVisible();
  await code.fill(sent);
  // The answer is lost, but the code was used: the same press again gets the same answer.
  const SIGN_IN = '**/auth/phone/sign-in/';
  await page.route(
    SIGN_IN,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByText('The number is yours.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('checkbox').check();
  await page.route('**/auth/phone/register/', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('No e-mail yet')).toBeVisible();
  await expect(page.getByText(/^Codes to \+92\d+ sign in$/)).toBeVisible();
  await expect(page.getByText('accounts.invalid')).toHaveCount(0);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await inDatabase(`update phone_codes set created_at = created_at - interval '2 minutes'`);
  const other = await openBrowser();
  await other.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await other.goto('/ur/phone-sign-in');
  await other.getByLabel('موبائل نمبر').fill(phone);
  await other.getByRole('button', { name: 'کوڈ بھیجیں' }).click();
  const urdu = other.getByLabel('پیغام والا کوڈ');
  await expect(urdu).toBeFocused();
  await expectAccessiblePage(other);
  await urdu.fill(await codeTo(phone));
  await urdu.press('Enter');
  await expect(other).toHaveURL('/ur');
  await other.goto('/ur/profile');
  await expect(other.getByText('آپ نے صرف کوڈ سے سائن اِن کیا ہے۔')).toBeVisible();
  await expectAccessiblePage(other);
});
