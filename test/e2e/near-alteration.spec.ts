import { pressThroughCuts } from './cut-network.ts';
import { inDatabase, stepsOf } from './database.ts';
import { deliverGarment } from './delivered.ts';
import { signedInAs } from './demo-account.ts';
import {
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

test.afterEach(async () => {
  await inDatabase("update country_fees set alteration_limit = null where country = 'AE'");
});

test('a customer abroad sends the receipt of an alteration nearby, and staff pays a part of it back (orders-141)', {
  tag: '@any-width',
}, async ({ page, register, measure, order, signIn, request, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const placed = await order(customer);
  const { id } = placed;
  await deliverGarment(placed);
  await inDatabase("update order_addresses set country = 'AE' where order_id = $1", [id]);
  await inDatabase("update country_fees set alteration_limit = 2000 where country = 'AE'");

  await signIn(page, customer);
  await page.goto(`/orders?tab=tailor&order=${id}`);
  const near = page.getByRole('region', { name: 'Altered near you' });
  await near.getByText('Send the receipt', { exact: true }).first().click();
  await near.getByRole('button', { name: 'Send the receipt' }).click();
  await expect(near.getByRole('textbox', { name: 'What it cost, in rupees' })).toBeFocused();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await near.getByRole('textbox', { name: 'What it cost, in rupees' }).fill('1500');
  await near.getByRole('textbox', { name: 'What was altered?' }).fill('The waist was taken in');
  await near.locator('input[type=file]').setInputFiles(DESIGN);
  expectConsole(page, /ERR_FAILED/);
  await page.route('**/alteration-claims/', (route) => route.abort());
  await near.getByRole('button', { name: 'Send the receipt' }).click();
  await expect(near.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeInViewport();
  await page.unroute('**/alteration-claims/');
  await near.getByRole('button', { name: 'Try again' }).click();
  await expect(near.getByText(/^Rs 1,500, sent on .+: we look at it\.$/)).toBeVisible();
  await expect(near).toBeFocused();

  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.goto('/admin/orders?claimed=true');
  await staff.locator(`a[href="/admin/orders/${id}"]`).filter({ visible: true }).first().click();
  await staff.getByRole('button', { name: 'Decide about the receipt' }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Paid back, in rupees' })).toHaveValue('1500');
  await expectAccessiblePage(staff);
  await dialog.getByRole('textbox', { name: 'Paid back, in rupees' }).fill('1200');
  const decide = dialog.getByRole('button', { name: 'Decide about the receipt' });
  await pressThroughCuts(staff, '**/steps/', decide);
  await expect(dialog).toHaveCount(0);
  expect((await stepsOf(id)).filter((step) => step === 'settle_claim')).toHaveLength(1);
  await expect(staff.getByRole('button', { name: 'Decide about the receipt' })).toHaveCount(0);

  await page.reload();
  await expect(near.getByText(/: Rs 1,200 paid back\.$/)).toBeVisible();
});
