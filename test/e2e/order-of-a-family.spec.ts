import type { Locator, Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectFocusKept,
  storageOf,
  test,
} from './shop.ts';
import { chooseInHouse, fillForm, submit } from './stitched-order-form.ts';
import { PHONE } from './widths.ts';

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const next = (page: Page) => press(page, 'Next');

/** Of a waistcoat, in inches. */
const TAKEN = [
  ['Chest / bust', '38'],
  ['Natural waist', '34'],
  ['Shoulder (teera)', '18'],
  ['Neck', '15'],
] as const;

/** A kurta and a shalwar kameez for Ahmed and a waistcoat for Bilal, whose measures he is asked for. */
async function placeThree(page: Page) {
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page.getByLabel('Dress type').selectOption('Kurta');
  await page.getByLabel('Whose measurements').selectOption('Ahmed');
  await page
    .getByRole('group', { name: 'Delivery: the garment comes to you' })
    .getByText('By the shop')
    .click();
  await page.getByLabel('Full name').fill('Ayesha Khan');
  await page.getByLabel('Phone', { exact: true }).fill('0300 1234567');
  await page.getByLabel('Address', { exact: true }).fill('House 12, Street 4, Gulberg III');
  await page.getByLabel('City').fill('Lahore');
  await submit(page);
  await page.getByRole('link', { name: 'Add another garment' }).click();

  await expect(page.getByRole('heading', { name: /^Garment 2 of order NP-/ })).toBeVisible();
  await page.getByLabel('Ask somebody for their measures').check();
  await page.getByLabel('Whose measures').fill('Bilal');
  await page.getByLabel('Male', { exact: true }).check();
  await page.getByLabel('Dress type').selectOption('Waistcoat');
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await press(page, 'Add and make another');

  await expect(page.getByRole('heading', { name: /^Garment 3 of order NP-/ })).toBeVisible();
  await page.getByLabel('Start with a copy of').selectOption('1. Kurta for Ahmed');
  await press(page, 'Copy it');
  await expect(page.getByText('It is copied.')).toBeVisible();
  await page.getByLabel('Dress type').selectOption('Shalwar_Kameez');
  await press(page, 'Add to the order');
  await expect(page.getByRole('heading', { name: '3 garments' })).toBeVisible();
}

async function answer(phone: Page, link: string) {
  await phone.goto(link);
  await press(phone, 'Start measuring');
  for (const [label, value] of TAKEN) {
    await phone.getByRole('textbox', { name: label }).fill(value);
    await next(phone);
  }
  await phone.goto(`${link}&at=review`);
  await press(phone, 'Height');
  await phone.getByLabel('Feet').fill('5');
  await phone.getByLabel('Inches', { exact: true }).and(phone.getByRole('textbox')).fill('8');
  await next(phone);
  await press(phone, 'Enough');
  await press(phone, 'Send the measures');
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeFocused();
}

/** Types what was ordered as what the garment measures. */
async function measureFinished(garment: Locator) {
  for (const input of await garment.getByRole('textbox').all()) {
    const hint = input.locator('xpath=..').getByText(/^ordered/);
    if ((await hint.count()) === 0) continue;
    const ordered = (await hint.textContent()) ?? '';
    await input.fill(ordered.replace(/^ordered (.+) \w+$/, '$1'));
  }
  await press(garment, 'Save the finished measures');
}

test('three garments for two people go from the form to the delivery through the hands of four people (orders-100)', {
  tag: '@both-widths',
}, async ({ page, browser, request, register, signIn, measure, openBrowser }) => {
  const size = page.viewportSize() ?? PHONE;
  const customer = await register();
  await measure(customer, 'Ahmed');
  await signIn(page, customer);
  await placeThree(page);
  const order = new URL(page.url()).searchParams.get('order');
  await press(page, 'Make the link');
  const link = await page.getByLabel('Private link').inputValue();

  const second = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  await answer(await second.newPage(), link);
  await second.close();
  await page.reload();
  await expect(page.getByRole('article', { name: /^2\./ })).toContainText('Given by Bilal');
  await press(page, 'Confirm Order');
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  await page.keyboard.press('Escape');

  const workshop = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await workshop.setViewportSize(size);
  await workshop.goto(`/workshop/orders/${order}`);
  await press(workshop, 'Accept the order');
  await press(workshop, 'The cloth has come');
  await workshop
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Metres/ })
    .fill('9');
  await press(workshop, 'Save the receipt');
  await expect(workshop.getByRole('definition').filter({ hasText: '9 m' })).toBeVisible();
  const garments = [/^1 of 3/, /^2 of 3/, /^3 of 3/].map((name) => workshop.getByRole('region', { name }));
  // The power is cut in the middle of the day.
  expectConsole(workshop, /ERR_INTERNET_DISCONNECTED/);
  for (const [place, garment] of garments.entries()) {
    await press(garment, /^Start/);
    await expect(garment.getByText('Being stitched')).toBeVisible();
    if (place === 1) await workshop.context().setOffline(true);
  }
  await measureFinished(garments[0] as Locator);
  await workshop.context().setOffline(false);
  await expect(workshop.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  for (const garment of garments.slice(1)) {
    await measureFinished(garment);
    await expect(garment.getByText('These measures are saved.')).toBeVisible();
  }
  for (const garment of garments) {
    await press(garment, /^Send to the check/);
    await expect(garment.getByText('Quality check')).toBeVisible();
  }
  await press(workshop, 'Hand to the courier');
  await workshop.getByRole('dialog').getByLabel('Our own rider brings it').check();
  await press(workshop.getByRole('dialog'), 'It is on its way');
  await expect(workshop.getByRole('dialog')).toHaveCount(0);
  await expectFocusKept(workshop);

  await page.goto(`/checkout?order=${order}`);
  await expect(page.getByText('Our own rider').first()).toBeVisible();
  const { tracking_id: trackingNumber } = await (
    await request.get(`${SHOP}/api/orders/${order}/`, { headers: bearer(customer) })
  ).json();
  await page.goto(`/order_tracking?number=${trackingNumber}`);
  await expect(page.getByRole('region', { name: 'To pay at the handover' })).toContainText(
    /Rs [\d,]+, nothing else\. Code on the parcel: [0-9A-Z]{6}/,
  );
  await expectAccessiblePage(page);
  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.setViewportSize(size);
  await staff.goto('/admin/rounds');
  const stop = staff.getByRole('listitem').filter({ hasText: trackingNumber });
  await expect(stop).toContainText('1 parcel: Kurta, Waistcoat, Shalwar kameez');
  await press(stop, /^Delivered, Rs [\d,]+ taken$/);
  await expect(stop).toContainText(/Rs [\d,]+ taken/);

  await page.goto('/orders?tab=tailor');
  const invoice = page.waitForEvent('download');
  await press(page, `Invoice of order ${order}`);
  expect((await invoice).suggestedFilename()).toMatch(/^NP-INV-/);
  await page.getByRole('link', { name: /^View order/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Delivered', { exact: true }).first()).toBeVisible();
  const after = details.getByRole('region', { name: 'After delivery' });
  for (const name of ['1. Kurta for Ahmed', '2. Waistcoat for Bilal', '3. Shalwar kameez for Ahmed']) {
    await expect(after.locator('summary', { hasText: name })).toBeVisible();
  }
});
