import type { Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { pressThroughCuts } from './cut-network.ts';
import { inDatabase, stepsOf } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';
import { chooseInHouse } from './stitched-order-form.ts';

const estimate = (page: Page) => page.getByRole('status').filter({ hasText: 'You need about' });

/** The metres that the form names first. */
async function metresIn(page: Page): Promise<number> {
  return Number(/about ([\d.]+) m/.exec((await estimate(page).textContent()) ?? '')?.[1]);
}

test('the form counts the cloth by the chosen record, the design and the print (cloth-4)', {
  tag: '@any-width',
}, async ({ page, register, signIn, measure }) => {
  const customer = await register();
  await measure(customer, 'Ahmed');
  await measure(customer, 'Tall Bilal');
  await inDatabase(
    `update measurements set values = values || '{"height": 2050, "chest": 1300, "sleeve": 760}'
      where label = 'Tall Bilal' and user_id = (select id from users where username = $1)`,
    [customer.username],
  );
  await signIn(page, customer);
  await chooseInHouse(page, 'Gents Tailor');
  await expect(estimate(page)).toHaveCount(0);
  await page.getByLabel('Whose measurements').selectOption('Ahmed');
  await page.getByLabel('Dress type').selectOption('Kurta');
  await expect(estimate(page)).toContainText('at 54 in');
  await expect(page.getByText('By the measures of Ahmed.')).toBeVisible();
  const usual = await metresIn(page);
  await page.getByLabel('Whose measurements').selectOption('Tall Bilal');
  await expect(page.getByText('By the measures of Tall Bilal.')).toBeVisible();
  const tall = await metresIn(page);
  expect(tall).toBeGreaterThan(usual);
  await page.getByLabel('Match stripes, checks or a large print at the seams').check();
  await expect.poll(() => metresIn(page)).toBeGreaterThan(tall);
  await page.getByLabel('Width of the cloth').selectOption('44');
  await expect(estimate(page)).toContainText('at 44 in (');
  await page.getByLabel('Width of the cloth').selectOption('54');
  await page.getByLabel('Match stripes, checks or a large print at the seams').uncheck();
  await page.getByRole('button', { name: 'Design it yourself' }).click();
  await page
    .locator('summary')
    .filter({ has: page.getByText('Ghera', { exact: true }) })
    .click();
  await page.getByRole('radio', { name: 'Flared' }).check();
  await expect.poll(() => metresIn(page)).toBeGreaterThan(tall);
  await expectAccessiblePage(page);
});

test('the page of unstitched cloth says what it is enough for (catalogue-21)', {
  tag: '@any-width',
}, async ({ page }) => {
  const [cloth] = await inDatabase(
    `select id, cloth_metres, cloth_width_inches from products
      where cloth_metres >= 4 and brand_id is not null order by id limit 1`,
  );
  await page.goto(`/product?id=${cloth?.id}`);
  const uses = page.getByRole('region', { name: 'How far this cloth goes' });
  await expect(uses).toContainText(
    `${cloth?.cloth_metres} m at ${cloth?.cloth_width_inches} in is enough for:`,
  );
  await expect(uses.getByRole('listitem').first()).toBeVisible();
  await expectAccessiblePage(page);
});

test('who posts the cloth says with which parcel, which tailor and staff see (orders-182)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, signIn, openBrowser }) => {
  const customer = await register();
  await measure(customer, 'Ahmed');
  const tailor = await signedInAs(request, 'workshop');
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers: bearer(customer),
    multipart: {
      ...{ dress_type: 'Kurta', fabric_type: 'Cotton', description: '', is_contact_same_as_register: 'true' },
      ...{ payment_type: 'COD', delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN' },
      ...{ measurement_source: 'STORE', length_choice: 'TAILOR', cloth_source: 'POSTED' },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = await placed.json();
  const step = async (by: typeof tailor, action: string) =>
    expect(
      (
        await request.post(`${SHOP}/api/orders/${id}/steps/`, { headers: bearer(by), data: { action } })
      ).status(),
    ).toBe(200);
  await step(customer, 'confirm');
  await step(tailor, 'accept');
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  const parcel = page.getByRole('region', { name: 'The parcel with your cloth' });
  await parcel.getByRole('button', { name: 'I have posted it' }).click();
  await parcel.getByRole('button', { name: 'Tell the tailor' }).click();
  await expect(parcel.getByText('Say with which courier you posted it.')).toBeVisible();
  await parcel.getByLabel('Courier').fill('TCS');
  await parcel.getByLabel('Number of the parcel').fill('77 8812');
  await expectAccessiblePage(page);
  await pressThroughCuts(page, '**/steps/', parcel.getByRole('button', { name: 'Tell the tailor' }));
  await expect(parcel).toContainText('TCS, parcel 77 8812');
  await expect(page.getByText('Your cloth is on its way to the tailor.')).toBeVisible();
  await expectAccessiblePage(page);

  const workshop = await openBrowser(storageOf(tailor));
  await workshop.goto(`/workshop/orders/${id}`);
  await expect(workshop.getByText(/TCS 77 8812/).first()).toBeVisible();
  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.goto(`/admin/orders/${id}`);
  await expect(staff.getByText(/posted on .* with TCS, number 77 8812/)).toBeVisible();
  await staff.getByRole('button', { name: 'Write down the cloth' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Metres/ }).fill('4');
  const save = dialog.getByRole('button', { name: 'Write down the cloth' });
  await pressThroughCuts(staff, '**/steps/', save);
  await expect(dialog).toHaveCount(0);
  expect(await stepsOf(id)).toEqual(['place', 'confirm', 'accept', 'post_cloth', 'receive_cloth']);
  await page.reload();
  await expect(parcel).toContainText('TCS, parcel 77 8812');
  await expect(parcel.getByRole('button')).toHaveCount(0);
});
