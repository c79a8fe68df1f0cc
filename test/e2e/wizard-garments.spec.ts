import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { SHOP } from './address.ts';
import { cutNetworkAt } from './cut-network.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  storageOf,
  test,
} from './shop.ts';

const day = addDays(dayInKarachi(), 30);

const garment = (page: Page, place: number) =>
  page.getByRole('article', { name: new RegExp(`^${place}\\.`) });

/** An order of /order_placement for a dress, which waits for its price. */
async function placeDress(request: APIRequestContext, customer: Customer): Promise<number> {
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers: bearer(customer),
    multipart: {
      ...{ item_type: 'dress', gender: 'female', measurement_option: 'get', email: customer.email },
      ...{ contact_number: '0300 7654321', is_contact_same_as_register: 'false', pickup: 'BY_OWN' },
      ...{ delivery: 'BY_OWN', expected_delivery_date: day, additional_notes: 'For the wedding' },
      design_inspiration: DESIGN,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return (await placed.json()).id;
}

test('a second garment without a price: added over a cut network, priced by support, confirmed (orders-170)', {
  tag: '@any-width',
}, async ({ page, request, register, signIn, measure, openBrowser }) => {
  const customer = await register();
  await measure(customer, 'Amna');
  const id = await placeDress(request, customer);
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await page.getByRole('link', { name: 'Add another garment' }).click();
  await expect(page.getByRole('heading', { name: /^Garment 2 of order NP-/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await expect(page.getByLabel('Dress type').locator('option:checked')).toHaveText('I leave it to the shop');
  await page.getByLabel('Description').fill('For my brother');
  await page.getByRole('button', { name: 'Add to the order' }).click();
  await expect(page.getByText('Add a picture of the design you want.')).toBeVisible();
  await page.getByRole('radio', { name: 'Waistcoat' }).check();
  await expect(page.getByAltText(/^Preview of /)).toBeVisible();
  await expect(page.getByText(/e-mail you the price of each/)).toBeVisible();
  await expectAccessiblePage(page);

  expectConsole(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add to the order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeInViewport({
    ratio: 1,
  });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Add to the order' }).click();
  await expect(page.getByRole('heading', { name: '2 garments' })).toBeVisible();
  await expect(page.getByText(/is in the order\. We e-mail you the price\./)).toBeVisible();
  await expect(garment(page, 2)).toContainText('For my brother');
  await expect(garment(page, 2)).toContainText('To be agreed');
  await expectAccessiblePage(page);

  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await staff.goto(`/admin/orders/${id}`);
  await staff.getByRole('button', { name: 'Set the price' }).click();
  const dialog = staff.getByRole('dialog');
  const first = dialog.getByRole('group', { name: 'Garment 1 of 2: Dress' });
  const second = dialog.getByRole('group', { name: 'Garment 2 of 2: Dress' });
  await first.getByLabel('Making, in rupees').fill('3200');
  await first.getByLabel('Dress type').fill('Kurta');
  await dialog.getByRole('button', { name: 'Set the price' }).click();
  await expect(second.getByText(/^Enter whole rupees/)).toBeVisible();
  await second.getByLabel('Making, in rupees').fill('1800');
  await second.getByLabel('Dress type').fill('Waistcoat');
  await expect(dialog.getByText('Together Rs 5,000')).toBeVisible();
  await expectAccessiblePage(staff);
  const set = dialog.getByRole('button', { name: 'Set the price' });
  await cutNetworkAt(staff, '**/api/orders/*/steps/', () => set.click());
  await set.click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  const bill = page.getByRole('region', { name: 'Order summary' });
  await expect(bill).toContainText(/1\. Kurta.*3,200.*2\. Waistcoat.*1,800.*5,000/);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
});
