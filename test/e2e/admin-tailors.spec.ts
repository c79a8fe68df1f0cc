import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { resetLinkTo } from './mailbox.ts';
import { bearer, expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

test('staff finds and pauses a tailor, and admins read what they earn (tailors-31)', {
  tag: '@any-width',
}, async ({ page, openBrowser, request }) => {
  const admin = await signedInAs(request, 'admin');
  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await staff.goto('/admin/tailors');
  await staff.getByRole('searchbox', { name: 'Search tailors' }).fill('liaquat quetta');
  await staff.getByRole('searchbox', { name: 'Search tailors' }).press('Enter');
  const found = staff.getByRole('link', { name: 'bolan_darzi' }).filter({ visible: true });
  await expect(found).toHaveCount(1);
  await expectAccessiblePage(staff);
  await found.click();
  await expect(staff.getByRole('heading', { level: 1, name: 'bolan_darzi' })).toBeVisible();
  await expectAccessiblePage(staff);

  const profile = staff.getByRole('region', { name: 'Profile' });
  const id = Number(/tailors\/(\d+)/.exec(staff.url())?.[1]);
  const isPublic = async () => (await request.get(`${SHOP}/tailor_module/tailors/${id}/`)).status();
  const takesOrders = profile.getByLabel('Takes new orders');
  await takesOrders.uncheck();
  await profile.getByLabel('Reason for the tailor').fill('Away for a wedding.');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('The tailor is paused and told so.')).toBeVisible();
  await expect(staff.getByText('Paused', { exact: true })).toBeVisible();
  expect(await isPublic()).toBe(404);

  const url = `${SHOP}/api/staff/tailors/${id}/`;
  const { version, area, kind, active } = await (await request.get(url, { headers: bearer(admin) })).json();
  const theirs = { version, area, kind, active, about: 'Since 1971 in Quetta.' };
  expect((await request.put(url, { headers: bearer(admin), data: theirs })).status()).toBe(200);
  expectConsole(staff, /status of 409/);
  await takesOrders.check();
  await profile.getByRole('button', { name: 'Save' }).click();
  const conflict = staff.getByRole('region', { name: /has changed this since you opened it/ });
  await expect(conflict).toBeFocused();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(staff.getByText('The tailor takes orders again and is told so.')).toBeVisible();
  expect(await isPublic()).toBe(200);

  await staff.getByRole('link', { name: 'Services and rates' }).click();
  await expect(staff.getByText(/^The tailor offers \d+ garments\.$/)).toBeVisible();
  await expectAccessiblePage(staff);
  await staff.getByRole('link', { name: 'Calendar' }).click();
  await expect(staff.getByRole('heading', { name: 'The weeks ahead' })).toBeVisible();
  await expectAccessiblePage(staff);
  await staff.goto('/admin/tailors?search=ustad');
  await staff.getByRole('link', { name: 'ustad_rafiq' }).filter({ visible: true }).click();
  await staff.getByRole('link', { name: 'Earnings' }).click();
  const file = staff.waitForEvent('download');
  await staff
    .getByRole('button', { name: /^CSV of / })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^earnings-\d{4}-\d\d\.csv$/);
  await expectAccessiblePage(staff);

  expectConsole(staff, /status of 404/);
  await staff.goto('/admin/tailors/999999');
  await expect(staff.getByText('There is no such tailor')).toBeVisible();
  await expectAccessiblePage(staff);
});

test('an admin moves the sign-in of the in-house workshop (people-15)', { tag: '@any-width' }, async ({
  openBrowser,
  request,
}) => {
  const staff = await openBrowser(storageOf(await signedInAs(request, 'admin')));
  const [before] = await inDatabase('select email, password_hash, is_demo from users where id = 458');
  try {
    await staff.goto('/admin/tailors/458');
    const signIn = staff.getByRole('region', { name: 'Sign-in of the workshop' });
    await expect(signIn.getByText('signs in.')).toBeVisible();
    const email = `house-${Date.now()}@shop.example`;
    const address = signIn.getByRole('textbox', { name: 'New e-mail address' });
    await address.fill('brand@demo.naap.example');
    expectConsole(staff, /status of 400/);
    await signIn.getByRole('button', { name: 'Change the address' }).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/another account|already|exists/i);
    await address.fill(email);
    await signIn.getByRole('button', { name: 'Change the address' }).click();
    await expect(signIn.getByText(`We mailed ${email} a link to set the password`)).toBeVisible();
    await expectAccessiblePage(staff);
    const house = await openBrowser();
    await house.goto(await resetLinkTo(email));
    await house.getByLabel('New password', { exact: true }).fill('a needle and eleven threads');
    await house.getByLabel('Confirm new password').fill('a needle and eleven threads');
    await house.getByRole('button', { name: 'Set new password' }).click();
    await expect(house).toHaveURL('/login');
    await house.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await house.getByLabel('Password', { exact: true }).fill('a needle and eleven threads');
    await house.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(house).toHaveURL(/\/workshop/);
  } finally {
    await inDatabase('update users set (email, password_hash, is_demo) = ($1, $2, $3) where id = 458', [
      before?.email,
      before?.password_hash,
      before?.is_demo,
    ]);
  }
});
