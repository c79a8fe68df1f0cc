import type { Page } from '@playwright/test';
import { bearer, type Customer, expect, expectAccessiblePage, expectFocusKept, test } from './shop.ts';

const LIST = '/profile?tab=measurements';

const measureField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

async function recordsOf(page: Page, customer: Customer) {
  const answer = await page.request.get('/user_module/measurements/', { headers: bearer(customer) });
  return answer.json();
}

test('the guide leads through what a kurta needs, asks about doubtful values, and returns to the order', async ({
  page,
  signIn,
  register,
}) => {
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
