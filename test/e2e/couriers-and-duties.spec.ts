import { inDatabase } from './database.ts';
import { deliverGarment } from './delivered.ts';
import { signedInAs } from './demo-account.ts';
import {
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';
import { chooseInHouse, fillForm, submit } from './stitched-order-form.ts';

// One at a time, because they change the same settings.
test.describe.configure({ mode: 'default' });

test.afterEach(async () => {
  await inDatabase("delete from country_duties where country = 'AE'");
  await inDatabase("delete from customs_words where key = 'shoes'");
  await inDatabase(
    `update order_settings set city_days = coalesce((select jsonb_agg(pair) from jsonb_array_elements(city_days) pair
      where pair->>'to' <> 'Kasur'), '[]')`,
  );
  await inDatabase(
    `update country_fees set express_collection_fee = null, express_delivery_fee = null,
      express_days_fewest = null, express_days_most = null where country = 'PK'`,
  );
});

test('an admin sets a duty, which a customer abroad reads at the order, and prints its commercial invoice (abroad-4 to abroad-8)', {
  tag: '@any-width',
}, async ({ page, register, measure, order, signIn, request, openBrowser }) => {
  const admin = await openBrowser(storageOf(await signedInAs(request, 'admin')));
  await admin.goto('/admin/settings#handover');
  await admin.getByRole('button', { name: 'Add the duty of a country' }).click();
  await admin.getByRole('combobox', { name: 'Country of the duty' }).last().selectOption('AE');
  const rate = admin.getByRole('textbox', { name: 'Rate, %' }).last();
  const save = admin.getByRole('button', { name: 'Save collection and delivery' });
  await save.click();
  await expect(admin.getByText('Enter a text or a rate.')).toBeVisible();
  await rate.fill('100.5');
  await save.click();
  await expect(admin.getByText('Enter a number from 0 to 100.')).toBeVisible();
  await rate.fill('5');
  await admin.getByRole('textbox', { name: 'Text in English' }).last().fill('The courier collects it.');
  await save.click();
  await expect(admin.getByText('Collection and delivery: saved')).toBeVisible();
  await expectAccessiblePage(admin);

  const customer = await register();
  await measure(customer);
  const placed = await order(customer);
  const { id } = placed;
  await deliverGarment(placed);
  await inDatabase("update order_addresses set country = 'AE' where order_id = $1", [id]);
  await inDatabase("update single_order_details set user_confirmation = 'CONFIRMED' where order_id = $1", [
    id,
  ]);
  await signIn(page, customer);
  await page.goto(`/orders?tab=tailor&order=${id}`);
  const note = page.getByRole('region', { name: 'Duties and taxes abroad' });
  await expect(note).toContainText('are not part of this bill');
  await expect(note).toContainText(/Duty to expect: about Rs [\d,]+ \(5% of the value of the goods\)\./);
  await expect(note).toContainText('The courier collects it.');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await admin.goto(`/admin/orders/${id}`);
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Commercial invoice for customs' }).click();
  expect((await download).suggestedFilename()).toMatch(/^commercial-invoice-NP-[0-9A-Z]{10}\.pdf$/);
});

test('an admin changes the customs words of shoes (abroad-2)', {
  tag: '@any-width',
}, async ({ request, openBrowser }) => {
  const admin = await openBrowser(storageOf(await signedInAs(request, 'admin')));
  await admin.goto('/admin/customs');
  await expectAccessiblePage(admin);
  await admin.getByRole('button', { name: 'Edit Shoes: Shoes' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Customs: Shoes' });
  expectConsole(admin, /status of 400/);
  await dialog.getByRole('textbox', { name: /HS code/ }).fill('64');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter 6 to 10 digits, such as 620442.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /HS code/ })).toHaveValue('64');
  await expectAccessiblePage(admin);
  await dialog.getByRole('textbox', { name: /HS code/ }).fill('6404.19');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByText('640419 · Pakistan')).toBeVisible();
});

test('an admin sets a second courier and the days between two cities, by which a customer orders (orders-44, orders-63)', {
  tag: '@any-width',
}, async ({ page, register, measure, signIn, request, openBrowser }) => {
  const admin = await openBrowser(storageOf(await signedInAs(request, 'admin')));
  await admin.goto('/admin/settings#handover');
  const card = admin.getByRole('region', { name: 'Collection and delivery' });
  const field = (name: string) => card.getByRole('textbox', { name, exact: true }).last();
  const home = card.getByRole('listitem').filter({ hasText: 'Business days to another city' });
  await home.getByRole('checkbox', { name: 'Express courier' }).check();
  await home.getByLabel('Express collection, Rs').fill('350');
  await home.getByLabel('Express delivery, Rs').fill('450');
  await home.getByLabel('Express days, fewest').fill('1');
  await home.getByLabel('Express days, most').fill('2');
  await card.getByRole('button', { name: 'Add a pair of cities' }).click();
  await field('From').fill('Lahore');
  await field('To').fill('Kasur');
  await field('Days').fill('9');
  await field('Express days').fill('12');
  const save = admin.getByRole('button', { name: 'Save collection and delivery' });
  expectConsole(admin, /status of 400/);
  await save.click();
  await expect(card.getByText('Express takes no longer than the other one.')).toBeVisible();
  await field('Express days').fill('4');
  await save.click();
  await expect(admin.getByText('Collection and delivery: saved')).toBeVisible();
  await expectAccessiblePage(admin);

  await page.goto('/promise');
  const couriers = page.getByRole('region', { name: 'Couriers within Pakistan' });
  await expect(couriers).toContainText(
    /Lahore - Kasur9 business daysLahore - Kasur, express courier4 business days/,
  );
  await expectAccessiblePage(page);

  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page
    .getByRole('group', { name: /^Delivery: / })
    .getByText('By the shop')
    .click();
  await page.getByLabel('Full name').fill('Amna Khan');
  await page.getByLabel('Phone', { exact: true }).fill('0300 1234567');
  await page.getByLabel('Address', { exact: true }).fill('Railway Road 4');
  await page.getByRole('textbox', { name: 'City' }).fill('Kasur');
  const courier = page.getByRole('group', { name: 'Courier' });
  await expect(courier.getByText(/^Express/)).toBeVisible();
  await expect(page.getByText(/with 9 business days for the courier/).first()).toBeVisible();
  await courier.getByText(/^Express/).click();
  await expect(page.getByText(/with 4 business days for the courier/).first()).toBeVisible();
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await expect(page.getByText('Rs 450').first()).toBeVisible();
  await expect(page.getByText('Express', { exact: true })).toBeVisible();
});
