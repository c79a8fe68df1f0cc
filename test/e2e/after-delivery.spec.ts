import { deliverGarment } from './delivered.ts';
import { DESIGN, expect, expectAccessiblePage, expectConsole, expectFocusKept, test } from './shop.ts';

test('reviews the tailor with how it fits, then asks for an alteration with a photo (reviews-4, orders-16)', {
  tag: '@both-widths',
}, async ({ page, register, signIn, measure, order: place }) => {
  const customer = await register();
  await measure(customer);
  const order = await place(customer);
  await deliverGarment(order);
  await signIn(page, customer);
  await page.goto(`/orders?tab=tailor&order=${order.id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${order.id}` });

  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Choose one to five stars.')).toBeVisible();
  await expectFocusKept(page);
  await dialog.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
  await dialog.getByLabel('Your review').fill('Neat stitching, on the day.');
  const review = dialog.getByRole('form', { name: /^Review/ });
  await review.getByText('How does it fit? (optional)').click();
  await review.getByLabel('Chest / bust').selectOption('Looser next time');
  await expectAccessiblePage(page);

  await page.route('**/review/', (route) => route.abort(), { times: 1 });
  expectConsole(page, /ERR_FAILED/);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /connection|again/i })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expect(dialog.getByText('Chest / bust: looser next time')).toBeVisible();
  await expectFocusKept(page);

  await dialog.getByText('Does something not fit?').click();
  await dialog.getByLabel('What is wrong?').fill('The left sleeve is too long.');
  await dialog.getByLabel('Photos').setInputFiles(DESIGN);
  await dialog.getByRole('button', { name: 'Ask for an alteration' }).click();
  await expect(page.getByText('The tailor knows what is wrong and calls you.')).toBeVisible();
  await expect(dialog.getByText('Alteration', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Does something not fit?')).toHaveCount(0);
  await expectFocusKept(page);

  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'Your review' })).toBeVisible();
});
