import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { bearer, expect, expectAccessiblePage, test } from './shop.ts';
import { chooseInHouse, fillForm } from './stitched-order-form.ts';

test("a child's record of last year asks to be measured again, and does not once it was (measurements-17)", {
  tag: '@both-widths',
}, async ({ page, request, register, signIn }) => {
  const customer = await register();
  const child = { label: 'Zara', gender: 'female', age_group: 'child', unit: 'in' };
  const measures = {
    chest: 22,
    waist: 20,
    shoulder: 10,
    sleeve: 13,
    neck: 10,
    inseam: 15,
    height: 36,
    weight: 14,
  };
  const response = await request.post(`${SHOP}/user_module/measurements/`, {
    headers: bearer(customer),
    data: { ...child, ...measures, top_length: 22 },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  await inDatabase("update measurements set updated_at = now() - interval '13 months' where id = $1", [id]);

  await signIn(page, customer);
  await chooseInHouse(page, 'Ladies Tailor');
  await fillForm(page);
  await expect(page.getByText(/^“Zara” was measured 1[23] months ago/)).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'measure again' }).click();
  await expect(page).toHaveURL(new RegExp(`guide=${id}`));

  await page.goto('/profile?tab=measurements');
  const card = page.getByRole('article', { name: 'Zara' });
  await expect(card.getByText(/Measured 1[23] months ago\. Children grow/)).toBeVisible();
  await expectAccessiblePage(page);
  await card.getByRole('link', { name: 'Edit Zara' }).click();
  await page.getByRole('textbox', { name: /^Height/ }).fill('39');
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(card.getByText(/Children grow/)).toHaveCount(0);
});
