import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  storageOf,
  test,
} from './shop.ts';

/** The journeys share their demo tailor. */
async function forget(request: APIRequestContext, admin: Customer, tailor: Customer): Promise<void> {
  const url = `${SHOP}/api/staff/sellers/${tailor.session.id}/identity/`;
  await request.delete(url, { headers: bearer(admin) });
}

test('a tailor gives an identity, an admin looks and refuses it, and the tailor reads why (sellers-3, sellers-6, sellers-7)', {
  tag: '@any-width',
}, async ({ page, openBrowser, request }) => {
  const admin = await signedInAs(request, 'admin');
  const tailor = await signedInAs(request, 'tailor');
  await forget(request, admin, tailor);
  const size = page.viewportSize() ?? { width: 1280, height: 850 };
  const seller = await openBrowser(storageOf(tailor));
  await seller.setViewportSize(size);
  await seller.goto('/workshop/identity');
  await expect(seller.getByText('Not given yet')).toBeVisible();
  await expectAccessiblePage(seller);

  const form = seller.getByRole('form', { name: 'Your identity' });
  await form.getByLabel('CNIC', { exact: true }).fill('42101-7654321-9');
  await form.getByLabel('IBAN').fill('PK36 SCBL 0000 0011 2345 6703');
  await form.getByLabel('Name of the account').fill('Muhammad Rafiq');
  await form.getByRole('button', { name: 'Send for the check' }).click();
  await expect(form.getByLabel('IBAN')).toBeFocused();
  await expect(form.getByText(/Enter the 24 characters/)).toBeVisible();
  await form.getByLabel('IBAN').fill('PK36 SCBL 0000 0011 2345 6702');
  const picture = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer();
  await form
    .getByLabel('CNIC, front')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: picture });
  await form.getByRole('button', { name: 'Send for the check' }).click();
  await expect(seller.getByText('Waiting for our check')).toBeVisible();
  await expect(seller.getByText('ends in 6702')).toBeVisible();
  await expect(form.getByLabel('CNIC', { exact: true })).toHaveValue('');
  await seller.reload();
  await expect(seller.getByText('ends in 6702')).toBeVisible();
  await expect(seller.getByText('42101')).toHaveCount(0);
  await expectAccessiblePage(seller);

  const staff = await openBrowser(storageOf(admin));
  await staff.setViewportSize(size);
  await staff.goto('/admin/sellers?state=to_check');
  await expectAccessiblePage(staff);
  await staff.getByRole('link', { name: tailor.username }).filter({ visible: true }).click();
  const identity = staff.getByRole('region', { name: 'Identity' });
  await expect(identity.getByText('To be checked')).toBeVisible();
  await expect(staff.getByText('42101')).toHaveCount(0);
  await identity.getByRole('button', { name: 'Show' }).click();
  await expect(identity.getByText('42101-7654321-9')).toBeVisible();
  await expect(identity.getByText('PK36 SCBL 0000 0011 2345 6702')).toBeVisible();
  await expect(identity.getByText('Muhammad Rafiq')).toBeVisible();
  await expect(identity.getByRole('link', { name: 'CNIC, front' })).toBeVisible();
  await expectAccessiblePage(staff);

  // The tailor sends another one meanwhile.
  const again = { cnic: '42101-7654321-7', iban: 'PK36SCBL0000001123456702' };
  const url = `${SHOP}/api/workshop/identity/`;
  expect((await request.post(url, { headers: bearer(tailor), multipart: again })).status()).toBe(200);
  expectConsole(staff, /status of 409/);
  await identity.getByLabel('The seller has to change something').check();
  await identity.getByLabel('What the seller has to change').fill('The picture is blurred.');
  await identity.getByRole('button', { name: 'Refuse' }).click();
  await expect(identity.getByText(/has changed this since you opened it/)).toBeVisible();
  await expect(staff.getByText('42101')).toHaveCount(0);
  await identity.getByRole('button', { name: 'Refuse' }).click();
  await expect(identity.getByText('Refused', { exact: true })).toBeVisible();

  await seller.goto('/workshop');
  await expect(seller.getByText('Your identity is not right yet.')).toBeVisible();
  await seller.getByRole('link', { name: 'Give your identity' }).click();
  await expect(seller.getByText('Please give it again: The picture is blurred.')).toBeVisible();
  await expectAccessiblePage(seller);

  await staff.goto('/admin/audit?action=sellers.identity-read');
  await expect(
    staff.getByText("Looked at a seller's identity").filter({ visible: true }).first(),
  ).toBeVisible();
  await forget(request, admin, tailor);
});
