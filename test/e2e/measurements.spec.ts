import type { Page } from '@playwright/test';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectFocusKept,
  test,
} from './shop.ts';

const LIST = '/profile?tab=measurements';
const NEW = `${LIST}&edit=new`;

/** The eight basic measures (measurements-3), in inches. */
const EIGHT = {
  'Chest / bust': '38',
  'Natural waist': '34 1/2',
  'Shoulder (teera)': '18',
  Sleeve: '24',
  Neck: '15,5',
  Inseam: '30',
  Height: `5'8"`,
  'Weight (kg)': '75',
};

const measure = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const unit = (page: Page, name: 'Inches' | 'Centimetres') => page.getByRole('radio', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save measurements' }).click();

async function fillPerson(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
}

async function fillRecord(page: Page, name: string, measures: Record<string, string> = EIGHT) {
  await fillPerson(page, name);
  for (const [label, text] of Object.entries(measures)) await measure(page, label).fill(text);
}

async function recordsOf(page: Page, customer: Customer): Promise<Record<string, unknown>[]> {
  return (await page.request.get('/user_module/measurements/', { headers: bearer(customer) })).json();
}

test('eight measures make a record; an interrupted order continues with it', async ({
  page,
  signIn,
  register,
}) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto(`${LIST}&next=${encodeURIComponent('/book-tailor?step=order')}`);
  await expect(page.getByText('Your order is saved as you left it.')).toBeVisible();
  await page.getByRole('link', { name: 'Add the first measurements' }).click();
  await expect(page.getByRole('heading', { name: 'Add measurements' })).toBeFocused();
  await save(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'This field is required.',
  );
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await fillPerson(page, 'Ahmed');
  await save(page);
  await expect(measure(page, 'Chest / bust')).toHaveAccessibleDescription(/Enter at least one measurement\./);
  await fillRecord(page, 'Ahmed');
  await expect(page.getByLabel('Chest / bust')).toHaveAttribute('inputmode', 'decimal');
  await save(page);
  await expect(page.getByText('The measurements of Ahmed are saved.')).toBeVisible();
  const card = page.getByRole('article', { name: 'Ahmed' });
  await expect(card).toContainText('Adult, male · inches · 8 measures');
  await expect(card.getByRole('definition')).toHaveText([
    '38 in',
    '34.5 in',
    '18 in',
    '24 in',
    '15.5 in',
    '30 in',
    '68 in',
    '75 kg',
  ]);
  expect(await recordsOf(page, customer)).toMatchObject([
    { label: 'Ahmed', unit: 'in', chest: 38, waist: 34.5, neck: 15.5, weight: 75, hip: null, version: 1 },
  ]);
  await expect(page.getByRole('link', { name: 'Back to your order' })).toHaveAttribute(
    'href',
    '/book-tailor?step=order',
  );
});

test('switching the unit converts every number, and back without loss', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  await signIn(page, await register());
  await page.goto(NEW);
  await expect(unit(page, 'Inches')).toBeChecked();
  await fillRecord(page, 'Ahmed');
  await unit(page, 'Centimetres').check();
  await expect(measure(page, 'Chest / bust')).toHaveValue('96.5');
  await expect(measure(page, 'Natural waist')).toHaveValue('87.6');
  await expect(measure(page, 'Weight (kg)')).toHaveValue('75');
  await expect(page.getByText('Usual 70–160 cm.').filter({ visible: true }).first()).toBeVisible();
  await unit(page, 'Inches').check();
  for (const [name, text] of Object.entries(EIGHT)) await expect(measure(page, name)).toHaveValue(text);
  await unit(page, 'Centimetres').check();
  await measure(page, 'Sleeve').fill('61');
  await unit(page, 'Inches').check();
  await expect(measure(page, 'Sleeve')).toHaveValue('24');
  await unit(page, 'Centimetres').check();
  await expect(measure(page, 'Sleeve')).toHaveValue('61');
});

test('an unusual value gets a warning; an impossible one is refused on its field', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  expectConsole(page, /400/);
  const customer = await register();
  await signIn(page, customer);
  await page.goto(NEW);
  await fillRecord(page, 'Ahmed', { 'Chest / bust': '64', Sleeve: '400', Neck: 'wide' });
  await expect(measure(page, 'Chest / bust')).toHaveAccessibleDescription(
    /64 in for the chest is more than usual .* Please measure once more; if it is right, keep it\./,
  );
  await expect(measure(page, 'Sleeve')).toHaveAccessibleDescription(/400 in for the sleeve cannot be right/);
  await expect(measure(page, 'Neck')).toHaveAccessibleDescription(/Enter a number\./);
  await expectAccessiblePage(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await save(page);
  await expect(measure(page, 'Sleeve')).toBeFocused();
  expect(sent).toBe(0);
  await measure(page, 'Sleeve').fill('24');
  await measure(page, 'Neck').fill('15');
  await page.getByText('Lower body').click();
  await measure(page, 'Hip / seat').fill('9');
  await page.getByText('Lower body').click();
  await save(page);
  await expect(measure(page, 'Hip / seat')).toBeFocused();
  await measure(page, 'Hip / seat').fill('');

  await page.route(
    '**/user_module/measurements/',
    (route) => route.fulfill({ status: 400, json: { neck: ['The server knows better.'] } }),
    { times: 1 },
  );
  await save(page);
  await expect(measure(page, 'Neck')).toHaveAccessibleDescription(/The server knows better\./);
  await expect(measure(page, 'Neck')).toBeFocused();
  await save(page);
  await expect(page.getByRole('article', { name: 'Ahmed' })).toContainText('1 thing to check');
  expect(await recordsOf(page, customer)).toMatchObject([{ chest: 64, sleeve: 24, neck: 15 }]);
});

test('38 cm for the chest gets a suggestion, and one press reads it as inches', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto(NEW);
  await unit(page, 'Centimetres').check();
  await fillRecord(page, 'Ahmed', { 'Chest / bust': '38' });
  await expect(measure(page, 'Chest / bust')).toHaveAccessibleDescription(/Did you mean 38 inches\?/);
  await page.getByRole('button', { name: 'Yes, 38 inches' }).click();
  await expect(measure(page, 'Chest / bust')).toHaveValue('96.5');
  await expect(unit(page, 'Centimetres')).toBeChecked();

  await measure(page, 'Chest / bust').fill('38');
  await measure(page, 'Natural waist').fill('34');
  await expect(page.getByText('2 numbers look like inches.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, they are inches' }).click();
  await expect(unit(page, 'Inches')).toBeChecked();
  await expect(measure(page, 'Chest / bust')).toHaveValue('38');
  await expect(measure(page, 'Natural waist')).toHaveValue('34');
  await save(page);
  await expect(page.getByRole('article', { name: 'Ahmed' })).toContainText('38 in');
  expect(await recordsOf(page, customer)).toMatchObject([{ unit: 'in', chest: 38, waist: 34 }]);
});

test('a change adds a version to the history; deleting asks for confirmation', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
  measure: addRecord,
}) => {
  const customer = await register();
  await addRecord(customer, 'Bilal');
  await signIn(page, customer);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Edit Bilal' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Bilal' })).toBeVisible();
  await expect(measure(page, 'Neck')).toHaveValue('15.5');
  await measure(page, 'Chest / bust').fill('39');
  await page.getByLabel(/^Note/).fill('Likes it loose');
  await save(page);
  await page.getByRole('link', { name: 'History of Bilal' }).click();
  await expect(page.getByRole('heading', { name: 'History of Bilal' })).toBeVisible();
  const versions = page.getByRole('main').locator('ol > li:has-text("ersion")');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Version 2');
  await expect(versions.first()).toContainText('Chest / bust: 38 in 39 in');
  await expect(versions.first()).toContainText('Note: added Likes it loose');
  await expect(versions.last()).toContainText('First version');
  await expect(versions.last()).toContainText('Bilal, with 9 measures.');
  await page.getByRole('link', { name: 'All measurements' }).click();

  await page.getByRole('button', { name: 'Delete Bilal' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the measurements of “Bilal”?' });
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await expectAccessiblePage(page);
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Bilal' })).toBeFocused();
  expect(await recordsOf(page, customer)).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete Bilal' }).click();
  await question.getByRole('button', { name: 'Delete the measurements' }).click();
  await expect(page.getByText('The measurements of Bilal are deleted.')).toBeVisible();
  await expect(page.getByText('No measurements yet')).toBeVisible();
  await expectFocusKept(page);
  expect(await recordsOf(page, customer)).toEqual([]);
});

test('typed values survive a reload and a navigation until discarded', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
}) => {
  await signIn(page, await register());
  await page.goto(NEW);
  await fillRecord(page, 'Ahmed', { 'Chest / bust': '38' });
  await page.reload();
  await expect(measure(page, 'Chest / bust')).toHaveValue('38');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByText('What you typed for Ahmed is not saved yet.')).toBeVisible();
  await expectAccessiblePage(page);
  await question.getByRole('button', { name: 'Leave and keep the draft' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ahmed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Add the first measurements' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(measure(page, 'Chest / bust')).toHaveValue('');
});

test('an unsaved record survives a lost connection, and a retry after a lost response adds no second one', {
  tag: '@any-width',
}, async ({ page, context, signIn, register }) => {
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const customer = await register();
  await signIn(page, customer);
  await page.goto(NEW);
  await fillRecord(page, 'Ahmed');
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await expect(page.getByText('Your entries are saved on this device.')).toBeVisible();
  await expect(measure(page, 'Natural waist')).toHaveValue('34 1/2');
  await context.setOffline(false);
  let isLost = false;
  await page.route('**/user_module/measurements/', async (route) => {
    // Online again, the page refetches the list.
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect.poll(() => recordsOf(page, customer)).toHaveLength(1);
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await page.reload();
  await save(page);
  await expect(page.getByRole('article', { name: 'Ahmed' })).toBeVisible();
  expect(await recordsOf(page, customer)).toHaveLength(1);
});

test('the figure highlights the line of the focused measure', async ({ page, signIn, register }) => {
  await signIn(page, await register());
  await page.goto(NEW);
  const lit = page.locator('svg:visible path[class*="stroke-saffron"]');
  const seen = new Set<string>();
  for (const name of Object.keys(EIGHT).filter((code) => code !== 'Weight (kg)')) {
    await measure(page, name).focus();
    await expect(page.locator('strong').filter({ hasText: name })).toBeVisible();
    await expect(lit).toHaveCount(1);
    await expect(lit).toBeInViewport();
    seen.add((await lit.getAttribute('d')) ?? '');
  }
  expect(seen.size).toBe(7);
});
