import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';
import { chooseInHouse, fillForm, submit } from './stitched-order-form.ts';

test('a garment that fits goes along, is measured without a network, and comes back (orders-160 to orders-165)', {
  tag: '@both-widths',
}, async ({ page, request, register, signIn, openBrowser }) => {
  const customer = await register();
  await signIn(page, customer);
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page.getByLabel('Dress type').selectOption('Kurta');
  await page.getByRole('radio', { name: /^A garment that fits goes along/ }).check({ force: true });
  await submit(page);
  await expect(page.getByText('Say what garment it is.')).toBeVisible();
  await expect(page.getByText('Say whom it fits.')).toBeVisible();
  await page.getByLabel('What is it?').fill('White kurta');
  await page.getByLabel('Whom does it fit?').fill('Bilal');
  await page.getByRole('radio', { name: 'Male', exact: true }).check({ force: true });
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Checkout Details' })).toBeVisible();
  const sample = page.getByRole('region', { name: 'The garment that fits' });
  await expect(sample).toContainText('White kurta of Bilal');
  await expect(sample).toContainText('With you. Give it away with the cloth.');
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  const [id] = (
    await (
      await request.get(`${SHOP}/tailor_module/single-orders/all/`, { headers: bearer(customer) })
    ).json()
  ).results.map((order: { id: number }) => order.id);

  const tailor = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await tailor.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  const press = (name: string | RegExp) => tailor.getByRole('button', { name, exact: true }).click();
  await tailor.goto(`/workshop/orders/${id}`);
  await press('Accept the order');
  await expect(tailor.getByText('The work begins once the sample is measured.')).toBeVisible();
  await expect(tailor.getByRole('button', { name: 'Start stitching' })).toHaveCount(0);
  await press('The cloth has come');
  const receipt = tailor.getByRole('dialog');
  await receipt.getByLabel('The sample came along: White kurta · Bilal').check();
  await expectAccessiblePage(tailor);
  await receipt.getByRole('button', { name: 'Save the receipt' }).click();
  await expect(tailor.getByText('Goes back with the parcel')).toBeVisible();
  await expectAccessiblePage(tailor);
  await expectDarkModeContrast(tailor);

  expectConsole(tailor, /ERR_INTERNET_DISCONNECTED/);
  await tailor.context().setOffline(true);
  await tailor.getByLabel(/^Chest, armpit to armpit/).fill('160');
  await press('Save the measures');
  await expect(tailor.getByText(/cannot be right/).first()).toBeVisible();
  await tailor.getByLabel(/^Chest, armpit to armpit/).fill('56');
  await expect(tailor.getByText('From side to side; doubled it is 112 cm')).toBeVisible();
  await tailor.getByLabel(/^Shoulder/).fill('46.5');
  await tailor.getByLabel(/^Sleeve/).fill('62.5');
  await tailor.getByLabel(/^Length, from the shoulder/).fill('102');
  await press('Save the measures');
  await expect(tailor.getByText('Sample measured: waiting to be sent')).toBeVisible();
  await press('Start stitching');
  await expect(tailor.getByText('Stitching started: waiting to be sent')).toBeVisible();
  await tailor.context().setOffline(false);
  await expect(tailor.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  await expect(
    tailor.getByRole('row', { name: /^Width of the top|^Top chest|chest/i }).first(),
  ).toBeVisible();
  await press('To the quality check');

  const record = (
    await (await request.get(`${SHOP}/user_module/measurements/`, { headers: bearer(customer) })).json()
  )[0];
  expect(record).toMatchObject({ label: 'Bilal', top_chest: 112, chest: 102, top_length: 102 });
  // The finished garment is measured in-house before it leaves (workshop-17).
  const finished = await request.put(`${SHOP}/api/workshop/orders/${id}/finished-measures/`, {
    headers: bearer(await signedInAs(request, 'workshop')),
    data: { unit: 'cm', values: { chest: 112, shoulder: 46, sleeve: 61, top_length: 102 } },
  });
  expect(finished.status(), await finished.text()).toBe(200);
  await tailor.reload();
  await tailor.getByLabel('The sample is packed with it: White kurta · Bilal').check();
  await press('Ready to be collected');
  await expect(tailor.getByText('Packed with the parcel').first()).toBeVisible();
  await page.goto(`/checkout?order=${id}`);
  await expect(sample).toContainText('Packed, it comes back with your new garment');
  await expectAccessiblePage(page);
  await tailor.getByRole('button', { name: /^Delivered/ }).click();
  await expect(tailor.getByText('This order is delivered.')).toBeVisible();

  await page.goto('/profile?tab=measurements');
  const card = page.getByRole('article', { name: 'Bilal' });
  await expect(card).toContainText('Measured on a garment (White kurta) by Naap');
  await expectAccessiblePage(page);
  await card.getByRole('link', { name: /^History/ }).click();
  await expect(page.getByText('Measured on a garment (White kurta) by Naap')).toBeVisible();
  await page.goto(`/checkout?order=${id}`);
  await expect(sample).toContainText('Back with you');
});

test('a sample that stays behind is listed for tailor and staff until it went back (orders-165)', {
  tag: '@both-widths',
}, async ({ page, request, register, openBrowser }) => {
  const customer = await register();
  const tailor = await signedInAs(request, 'workshop');
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers: bearer(customer),
    multipart: {
      ...{ dress_type: 'Kurta', fabric_type: 'Cotton', description: '', is_contact_same_as_register: 'true' },
      ...{ payment_type: 'COD', delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN' },
      measurement_source: 'SAMPLE',
      measurement_sample: JSON.stringify({
        ...{ kind: 'Blue kurta', name: 'Ali', age_group: 'adult', gender: 'male' },
      }),
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = await placed.json();
  const step = async (by: typeof tailor, data: object) => {
    const taken = await request.post(`${SHOP}/api/orders/${id}/steps/`, { headers: bearer(by), data });
    expect(taken.status(), await taken.text()).toBe(200);
    return taken.json();
  };
  await step(customer, { action: 'confirm' });
  const { garments } = await step(tailor, { action: 'accept' });
  await step(tailor, { action: 'receive_cloth', samples: String(garments[0].id) });
  await step(customer, { action: 'cancel', reason: 'No time' });

  const workshop = await openBrowser(storageOf(tailor));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await workshop.goto('/workshop');
  await expect(workshop.getByRole('heading', { name: /^Samples to send back/ })).toBeVisible();
  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await staff.goto(`/admin/orders/${id}`);
  await expect(staff.getByText('It has to go back to the customer.')).toBeVisible();
  await expectAccessiblePage(staff);
  await workshop.goto(`/workshop/orders/${id}`);
  await expect(workshop.getByText('Has to go back to the customer')).toBeVisible();
  await workshop.getByRole('button', { name: 'The sample went back' }).click();
  await expect(workshop.getByText('Back with the customer')).toBeVisible();
  await staff.reload();
  await expect(staff.getByText('Back with the customer')).toBeVisible();
});
