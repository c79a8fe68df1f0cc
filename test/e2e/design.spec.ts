import type { Page } from '@playwright/test';
import { DESIGN, expect, expectAccessiblePage, test } from './shop.ts';

async function openForm(page: Page) {
  await page.goto('/book-tailor');
  await page.getByRole('button', { name: /Single Order/ }).click();
  await page.getByRole('button', { name: /^Naap/ }).click();
  await page.getByLabel('Gents Tailor').check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const feature = (page: Page, label: string) =>
  page.locator('summary').filter({ has: page.getByText(label, { exact: true }) });

test('designs a garment without a photo, and finds it in words in the order (design-2, design-4)', {
  tag: '@both-widths',
}, async ({ page, register, signIn, measure }) => {
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  await openForm(page);
  await page.getByRole('button', { name: 'Design it yourself' }).click();
  await expect(page.getByText('Choose the dress type first.')).toBeVisible();
  await page.getByLabel('Dress type').selectOption('Shalwar_Kameez');
  await page.getByLabel('Fabric type').selectOption('Cotton');
  const sketch = page.getByRole('img', { name: /^Sketch of a shalwar kameez/ });
  await expect(sketch).toBeVisible();
  const plain = await sketch.getAttribute('src');

  await feature(page, 'Collar').click();
  await page.getByRole('radio', { name: 'Shirt collar' }).check();
  await expect(sketch).toHaveAccessibleName(/in cotton\. Collar: Shirt collar/);
  expect(await sketch.getAttribute('src')).not.toBe(plain);
  await feature(page, 'Colour').click();
  await page.getByRole('radio', { name: 'Indigo' }).check();
  await expect(page.getByText('The sketch of your choices.')).toBeVisible();
  await expect(page.getByText(/sketch\.png/)).toBeVisible();
  await expectAccessiblePage(page);

  await page.reload();
  await expect(sketch).toHaveAccessibleName(/Colour: Indigo, Collar: Shirt collar/);
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=/);
  await expect(page.getByText('Shirt collar')).toBeVisible();
  await expect(page.getByText('Indigo')).toBeVisible();
  const design = page.getByRole('img', { name: 'The design you sent' });
  await expect.poll(() => design.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
});

test('keeps a photo whatever is chosen beside it, and drops choices of another dress type @any-width', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Dress type').selectOption('Two_Piece_Suit');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await page.getByRole('button', { name: 'Design it yourself' }).click();
  await feature(page, 'Collar').click();
  await page.getByRole('radio', { name: 'Peak lapel' }).check();
  await page.getByLabel('Dress type').selectOption('Kurta');
  const sketch = page.getByRole('img', { name: /^Sketch of a kurta/ });
  await expect(sketch).toBeVisible();
  await expect(sketch).not.toHaveAccessibleName(/lapel/);
  await expect(page.getByText(DESIGN.name)).toBeVisible();

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText(/sketch\.png/)).toHaveCount(0);
  await feature(page, 'Sleeves').click();
  await page.getByRole('radio', { name: 'Half', exact: true }).check();
  await expect(page.getByText(/sketch\.png/)).toBeVisible();
  await expect(feature(page, 'Cuffs')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all choices' }).click();
  await expect(page.getByText(/sketch\.png/)).toHaveCount(0);
});
