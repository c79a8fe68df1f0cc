import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { signedInAs } from './demo-account.ts';
import { linkTo, resetLinkTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectDarkModeContrast, test } from './shop.ts';

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('from the application to the first sign-in, with a question in between (tailors-8, tailors-10)', {
  tag: '@both-widths',
}, async ({ page, request, openBrowser, signIn }) => {
  test.slow();
  const tag = randomBytes(4).toString('hex');
  const email = `tailor_${tag}@example.com`;
  const shopName = `Needle ${tag}`;

  await page.goto('/become-a-tailor');
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.getByLabel('Your name').fill('Muhammad Rafiq');
  await page.getByLabel('Name of your shop').fill(shopName);
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Phone').fill('0300 1234567');
  await page.getByLabel('City').fill('Lahore');
  await page.getByLabel('Area').fill('Anarkali');
  await page.getByLabel('Address of the shop').fill('Shop 12, Bano Bazaar');
  await page.getByLabel('How long does a garment take you?').selectOption('7 days');
  await page.getByText('Gents', { exact: true }).click();
  await page.getByText('Alterations', { exact: true }).click();
  await send.click();
  await expect(page.getByText('Enter your rate for at least one garment.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Kurta', exact: true }).fill('1,900');
  const files = [
    { name: 'kurta.jpg', mimeType: 'image/jpeg', buffer: await picture('#4338ca') },
    { name: 'collar.jpg', mimeType: 'image/jpeg', buffer: await picture('#d9912b') },
  ];
  await page.getByLabel('Pictures of your work').setInputFiles(files);
  await expect(page.getByRole('img', { name: 'Preview of collar.jpg' })).toBeVisible();

  // The form is drafted on the device.
  await page.reload();
  await expect(page.getByLabel('Name of your shop')).toHaveValue(shopName);
  await expect(page.getByRole('textbox', { name: 'Kurta', exact: true })).toHaveValue('1,900');
  await expect(page.getByRole('img', { name: 'Preview of collar.jpg' })).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: 'One more step: open your mail' })).toBeFocused();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Apply with another address' }).click();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused();
  await expect(page.getByLabel('Name of your shop')).toHaveValue('');

  const link = await linkTo(email, '/become-a-tailor/application');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your application');
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We are looking at your application' }),
  ).toBeFocused();

  const office = await openBrowser();
  await signIn(office, await signedInAs(request, 'admin'));
  await office.goto('/admin/applications?state=SUBMITTED');
  await expectAccessiblePage(office);
  await office.getByRole('link', { name: shopName }).click();
  await expect(office.getByRole('heading', { level: 1, name: shopName })).toBeVisible();
  await expect(office.getByRole('img', { name: `Sample 2 of ${shopName}` })).toBeVisible();
  await expectAccessiblePage(office);
  await office.getByText('Ask for more').click();
  await office.getByLabel('Your question').fill('Do you also stitch waistcoats?');
  await office.getByRole('button', { name: 'Send question' }).click();
  await expect(office.getByRole('heading', { level: 1, name: shopName })).toBeFocused();

  await page.goto(await linkTo(email, '/become-a-tailor/application', 2));
  await expect(page.getByText('Do you also stitch waistcoats?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Kurta', exact: true })).toHaveValue('1900');
  await page.getByRole('textbox', { name: 'Waistcoat', exact: true }).fill('3200');
  await page.getByLabel('Your answer to our question').fill('Yes, since last year.');
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We are looking at your application' }),
  ).toBeFocused();

  await office.reload();
  await expect(office.getByText('Yes, since last year.')).toBeVisible();
  const username = await office.getByLabel('User name').inputValue();
  expect(username).toBe(`needle_${tag}`);
  await office.getByRole('checkbox', { name: 'Sample 1' }).uncheck();
  await office.getByRole('button', { name: 'Take in as a tailor' }).click();
  await office.getByRole('link', { name: "See the tailor's page" }).click();
  await expect(office.getByRole('heading', { level: 1, name: username })).toBeVisible();
  await expect(office.getByText('Rs 3,200')).toBeVisible();
  await expect(office.getByRole('img', { name: `Work of ${username}, 1 of 1` })).toBeVisible();
  await expectAccessiblePage(office);
  await expectDarkModeContrast(office);
  await expect(office.getByRole('link', { name: 'Order from this tailor' })).toHaveAttribute(
    'href',
    /\/book-tailor\?tailor=\d+$/,
  );

  await page.goto(await resetLinkTo(email));
  const password = 'forty green buttons in a tin';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').user_type)).toBe(
    'tailor',
  );
});
