import { randomBytes, randomInt } from 'node:crypto';
import { signedInAs } from './demo-account.ts';
import { codeTo, findTo } from './sent-code.ts';
import {
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

test('a tailor without a mailbox applies, is taken in, and signs in by phone (tailors-34)', {
  tag: '@both-widths',
}, async ({ page, request, openBrowser }) => {
  test.slow();
  const shopName = `Phone needle ${randomBytes(4).toString('hex')}`;
  const phone = `0346 ${randomInt(1_000_000, 10_000_000)}`;
  await page.goto('/become-a-tailor');
  await page.getByLabel('Your name').fill('Muhammad Rafiq');
  await page.getByLabel('Name of your shop').fill(shopName);
  await page.getByText('I have no e-mail address').click();
  await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toBeHidden();
  await expect(page.getByText('Enter your mobile number above first.')).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByLabel('City').fill('Lahore');
  await page.getByLabel('Area').fill('Ichhra');
  await page.getByLabel('Address of the shop').fill('Shop 3, Ferozepur Road');
  await page.getByLabel('How long does a garment take you?').selectOption('7 days');
  await page.getByText('Gents', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Kurta', exact: true }).fill('1,900');
  // What was chosen stays on the device.
  await page.reload();
  await expect(page.getByLabel('I have no e-mail address')).toBeChecked();

  expectConsole(page, /400/);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Confirm this number first').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code from the message')).toBeFocused();
  await page.reload();
  await page.getByLabel('Code from the message').fill(await codeTo(phone));
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(page.getByText(`${phone} is confirmed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeFocused();
  await expectAccessiblePage(page);
  const link = await findTo(phone, /\/become-a-tailor\/application\?token=[\w-]+/);

  const office = await openBrowser(storageOf(await signedInAs(request, 'admin')));
  await office.goto('/admin/applications?state=SUBMITTED');
  await office.getByRole('link', { name: shopName }).click();
  await expect(office.getByText('None: the phone is confirmed')).toBeVisible();
  await office.getByText('Ask for more').click();
  await office.getByLabel('Your question').fill('Which machine do you use?');
  await office.getByRole('button', { name: 'Send question' }).click();
  await findTo(phone, /We have a question about your application/);

  await page.goto(link);
  await expect(page.getByText('Which machine do you use?')).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).not.toBeEditable();
  await page.getByLabel('Your answer to our question').fill('A Juki.');
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We are looking at your application' }),
  ).toBeVisible();

  await office.reload();
  await office.getByRole('button', { name: 'Take in as a tailor' }).click();
  await office.getByRole('link', { name: 'what staff may change' }).click();
  await expect(office.getByText('None: a code to the phone signs in')).toBeVisible();
  await office.getByRole('button', { name: 'Tell the phone again how to sign in' }).click();
  await expect(office.getByText('A message is on its way to the phone.')).toBeVisible();
  await expectAccessiblePage(office);

  await page.goto(await findTo(phone, /(?<=you are a tailor of .{1,80})\/phone-sign-in/s));
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code from the message').fill(await findTo(phone, /\d{6}(?= signs you in)/));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/workshop/);
  await page.getByRole('navigation', { name: 'Workshop' }).getByRole('link', { name: 'Rates' }).click();
  await expect(page.getByRole('textbox', { name: 'Kurta', exact: true })).toHaveValue('1900');
});
