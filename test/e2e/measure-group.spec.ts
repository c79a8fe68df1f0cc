import type { Page } from '@playwright/test';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';
import { chooseInHouse, fillForm, submit } from './stitched-order-form.ts';
import { DESK, PHONE } from './widths.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const group = (page: Page) => page.getByRole('region', { name: /^Measures of 2 people/ });
const row = (page: Page, name: string) => group(page).getByRole('listitem').filter({ hasText: name });

/** Of a kurta, in inches. */
const TAKEN = [
  ['Chest / bust', '38'],
  ['Natural waist', '34'],
  ['Shoulder (teera)', '18'],
  ['Sleeve', '24'],
  ['Neck', '15'],
] as const;

/** An order of a kurta for Bilal and one for Hamza, both of whom are asked. */
async function orderForTwo(page: Page) {
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page.getByLabel('Dress type').selectOption('Kurta');
  await page.getByLabel('Ask somebody for their measures').check();
  await page.getByLabel('Whose measures').fill('Bilal');
  await page.getByLabel('Male', { exact: true }).check();
  await submit(page);
  await page.getByRole('link', { name: 'Add another garment' }).click();

  await expect(page.getByRole('heading', { name: /^Garment 2 of order NP-/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Kurta for Bilal' })).toBeVisible();
  // The choice stays, for another person.
  await expect(page.getByLabel('Ask somebody for their measures')).toBeChecked();
  await expect(page.getByLabel('Whose measures')).toHaveValue('');
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(page.getByText('It is copied.')).toBeVisible();
  await expect(page.getByLabel('Dress type')).toHaveValue('Kurta');
  await expect(page.getByLabel('Whose measures')).toHaveValue('');
  await page.getByRole('button', { name: 'Add to the order' }).click();
  await expect(page.getByText('Enter the name of the person you ask.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByLabel('Whose measures').fill('Hamza');
  await page.getByRole('button', { name: 'Add to the order' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the measures of 2 people' })).toBeVisible();
}

async function makeLink(page: Page, name: string): Promise<string> {
  await row(page, name)
    .getByRole('button', { name: `Make the link: ${name}` })
    .click();
  await expect(row(page, name).getByText(`Send this link to ${name} now.`)).toBeVisible();
  await expect(row(page, name).getByText(`${name}, Kurta`)).toBeFocused();
  return row(page, name).getByLabel('Private link').inputValue();
}

/** Takes the measures of a kurta on the phone of whoever was asked, up to the last page. */
async function measure(phone: Page, link: string, name: string) {
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: `The measures of ${name}` })).toBeVisible();
  await phone.getByRole('button', { name: 'Start measuring' }).click();
  for (const [label, value] of TAKEN) {
    await phone.getByRole('textbox', { name: label }).fill(value);
    await next(phone).click();
  }
  await phone.goto(`${link}&at=review`);
  await phone.getByRole('button', { name: 'Height', exact: true }).click();
  await phone.getByLabel('Feet').fill('5');
  await phone.getByLabel('Inches', { exact: true }).and(phone.getByRole('textbox')).fill('8');
  await next(phone).click();
  await phone.getByRole('button', { name: 'Skip' }).click();
  await phone.getByRole('button', { name: 'Enough' }).click();
  await expect(phone.getByRole('heading', { name: 'Check and send' })).toBeFocused();
}

test('two people give their measures by links, one is reminded, and the order goes on (orders-131)', {
  tag: '@any-width',
}, async ({ page, browser, register, signIn }) => {
  await signIn(page, await register());
  await orderForTwo(page);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
  await expect(group(page)).toContainText('Measures of 2 people: 0 answered');
  await expect(row(page, 'Hamza')).toContainText('There is no link yet.');
  const bilal = await makeLink(page, 'Bilal');
  const hamza = await makeLink(page, 'Hamza');
  await expectAccessiblePage(page);

  const second = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', hasTouch: true });
  const phone = await second.newPage();
  expectConsole(phone, /ERR_FAILED/);
  await measure(phone, bilal, 'Bilal');
  // The shop has the measures, and its answer is lost; pressed again, they are there once.
  await phone.route(
    '**/api/measure-links/answer/',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
  await phone.getByRole('button', { name: 'Send the measures' }).click();
  await expect(phone.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeInViewport({
    ratio: 1,
  });
  await phone.getByRole('button', { name: 'Send the measures' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeFocused();

  await page.reload();
  await expect(group(page)).toContainText('Measures of 2 people: 1 answered');
  await expect(page.getByRole('heading', { name: 'Waiting for the measures of Hamza' })).toBeVisible();
  await expect(row(page, 'Bilal')).toContainText(/Answered on/);
  const remind = row(page, 'Hamza').getByRole('link', { name: 'Remind Hamza' });
  const message = new URL((await remind.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain('still waits for your measures (Kurta)');
  expect(message).toContain(hamza);
  await row(page, 'Hamza').getByRole('button', { name: 'Link and more: Hamza' }).click();
  await expect(row(page, 'Hamza').getByLabel('Private link')).toHaveValue(hamza);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessiblePage(page);
  }
  await expectDarkModeContrast(page);

  await page.goto('/orders?tab=tailor');
  await page.getByRole('link', { name: /^View order/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Measures of 2 people: 1 answered')).toBeVisible();
  await expectAccessiblePage(page);
  await page.goBack();

  await measure(phone, hamza, 'Hamza');
  await phone.getByRole('button', { name: 'Send the measures' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await phone.goto(hamza);
  await expect(phone.getByRole('alert')).toContainText('works once only');
  await second.close();

  await page.goto('/orders?tab=tailor');
  await page.getByRole('link', { name: /^View order/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Confirm Order' }).click();
  await expect(group(page)).toContainText('Everybody has answered.');
  await expect(page.getByRole('article', { name: /^2\./ })).toContainText('Given by Hamza');
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
});

test('a person who was asked is replaced by a record of the customer (orders-131)', {
  tag: '@any-width',
}, async ({ page, browser, register, signIn, measure: record }) => {
  const customer = await register();
  await record(customer, 'Ahmed');
  await signIn(page, customer);
  await orderForTwo(page);
  const link = await makeLink(page, 'Hamza');
  await row(page, 'Hamza').getByRole('link', { name: 'I give the measures myself: Hamza' }).click();
  await expect(page.getByLabel('Whose measurements').locator('option:checked')).toHaveText('Ahmed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the measures of Bilal' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The measures of Bilal' })).toBeVisible();
  const second = await browser.newContext({ viewport: PHONE });
  const phone = await second.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('alert')).toContainText('replaced or taken back');
  await second.close();
});
