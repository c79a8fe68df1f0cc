import type { Page } from '@playwright/test';
import { bearer, type Customer, expect, expectAccessiblePage, expectFocusKept, test } from './shop.ts';

const LIST = '/profile?tab=measurements';

const measureField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

async function recordsOf(page: Page, customer: Customer) {
  const response = await page.request.get('/user_module/measurements/', { headers: bearer(customer) });
  return response.json();
}

test('the guide leads through what a kurta needs, asks about doubtful values, and returns to the order', {
  tag: '@both-widths',
}, async ({ page, signIn, register }) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto(`${LIST}&next=%2Fbook-tailor`);
  await page.getByRole('link', { name: 'Measure with the guide' }).click();
  await expect(page.getByRole('heading', { name: 'Measurement guide' })).toBeFocused();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Start measuring' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Bilal');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('Garment').selectOption('Kurta');
  await page.getByRole('button', { name: 'Start measuring' }).click();

  const lit = page.locator('svg:visible path[class*="stroke-saffron"]');
  await expect(measureField(page, 'Chest / bust')).toBeFocused();
  await expect(page.getByText('Needed: 1 of 6')).toBeVisible();
  await expect(lit).toHaveCount(1);
  await expectAccessiblePage(page);
  await next(page).click();
  await expect(page.getByText('Type the number, or skip this measure.')).toBeVisible();
  await page.keyboard.type('38');
  await page.keyboard.press('Enter');

  await expect(measureField(page, 'Natural waist')).toBeFocused();
  await page.getByRole('radio', { name: 'Centimetres' }).check();
  await measureField(page, 'Natural waist').fill('86');
  await next(page).click();
  await measureField(page, 'Shoulder (teera)').fill('18');
  await next(page).click();
  await measureField(page, 'Sleeve').fill('24');
  await next(page).click();

  await measureField(page, 'Neck').fill('21');
  await next(page).click();
  await expect(page.getByText(/21 in for the neck is more than usual/)).toBeVisible();
  await expect(measureField(page, 'Neck')).toBeFocused();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'I measured it again, keep it' }).click();

  await page.getByLabel('Feet').fill('5');
  await page.getByLabel('Inches', { exact: true }).and(page.getByRole('textbox')).fill('8');
  await next(page).click();
  // The length of a kurta (measurements-22).
  await measureField(page, 'Top length (garment)').fill('41');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'That is enough to order: Kurta' })).toBeFocused();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/^For a better fit: 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Enough' }).click();

  await expect(page.getByRole('heading', { name: 'Check and save' })).toBeFocused();
  await expect(page.getByText('Measured twice')).toBeVisible();
  await expectAccessiblePage(page);
  await page.reload();
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByText('Bilal is saved.')).toBeVisible();
  await expectFocusKept(page);
  expect(await recordsOf(page, customer)).toMatchObject([
    {
      label: 'Bilal',
      unit: 'in',
      chest: 38,
      waist: 33.875,
      neck: 21,
      height: 68,
      confirmed: ['neck'],
      inseam: null,
    },
  ]);
  await page.getByRole('link', { name: 'Back to your order' }).click();
  await expect(page).toHaveURL(/\/book-tailor$/);
});

test('who has no tape gets a marked estimate, takes one measure by tape, and restores the first version', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'No tape: ten questions' }).click();
  await expect(page.getByRole('heading', { name: 'Ten questions instead of a tape' })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Abba');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByRole('radio', { name: 'Centimetres' }).check();
  await page.getByRole('button', { name: 'Save the estimate' }).click();
  await expect(measureField(page, 'Height')).toBeFocused();
  await measureField(page, 'Height').fill('175');
  await measureField(page, 'Weight (kg)').fill('74');
  await page.getByLabel(/^Usual size of shirts/).selectOption('M');
  await page.getByLabel(/^Collar size/).fill('39');
  await expect(page.getByRole('heading', { name: 'What this gives' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.reload();
  await expect(page.getByLabel(/^Collar size/)).toHaveValue('39');
  await page.getByRole('button', { name: 'Save the estimate' }).click();
  const card = page.getByRole('article', { name: 'Abba' });
  await expect(card.getByText(/measures are estimated/)).toBeVisible();
  await expectFocusKept(page);
  const [estimated] = await recordsOf(page, customer);
  expect(estimated.estimated).toContain('chest');
  expect(estimated).toMatchObject({ height: 175, weight: 74, warnings: [] });

  await page.getByRole('link', { name: 'Measure Abba with the guide' }).click();
  await page.getByLabel('Garment').selectOption('Kurta');
  await page.getByRole('button', { name: 'Start measuring' }).click();
  await expect(page.getByText('Estimated from your answers:')).toBeVisible();
  await expect(measureField(page, 'Chest / bust')).toHaveValue('');
  await measureField(page, 'Chest / bust').fill('101');
  await next(page).click();
  for (let step = 0; step < 5; step += 1) await next(page).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Enough' }).click();
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(card.getByText('101 cm')).toBeVisible();
  const [measured] = await recordsOf(page, customer);
  expect(measured.estimated).toEqual(estimated.estimated.filter((code: string) => code !== 'chest'));

  await page.getByRole('link', { name: 'History of Abba' }).click();
  await expect(page.getByText('Saved by you with the guide')).toBeVisible();
  await expect(page.getByText(`Chest / bust: ${estimated.chest} cm, estimated 101 cm`)).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore version 1?' });
  await expectAccessiblePage(page);
  await question.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 1 restored by you')).toBeVisible();
  await expectFocusKept(page);
  const { version: _, updated_at: _at, ...restored } = (await recordsOf(page, customer))[0];
  expect(estimated).toMatchObject(restored);
});
