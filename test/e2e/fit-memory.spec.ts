import { SHOP } from './address.ts';
import { cutNetworkAt } from './cut-network.ts';
import { deliverGarment } from './delivered.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';
import { chooseInHouse, fillForm, submit } from './stitched-order-form.ts';

test('what did not fit stands on the next form and sheet, and changes the record (measurements-15, measurements-16)', {
  tag: '@both-widths',
}, async ({ page, request, register, signIn, measure, order: place, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const first = await place(customer);
  await deliverGarment(first);
  await signIn(page, customer);
  await page.goto(`/orders?tab=tailor&order=${first.id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${first.id}` });
  await dialog.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
  await dialog.getByLabel('Your review').fill('Neat, but the sleeves.');
  const review = dialog.getByRole('form', { name: /^Review/ });
  await review.getByText('How does it fit? (optional)').click();
  await review.getByLabel('Sleeve').selectOption('Tighter next time');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your review' })).toBeVisible();

  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page.getByLabel('Dress type').selectOption('Kurta');
  await expect(page.getByText(/^Last time/)).toBeVisible();
  await expect(page.getByText(/Sleeve.*too long/i).first()).toBeVisible();
  await expectAccessiblePage(page);
  await submit(page);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  const { results } = await (
    await request.get(`${SHOP}/tailor_module/single-orders/all/`, { headers: bearer(customer) })
  ).json();

  const tailor = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await tailor.goto(`/workshop/orders/${results[0].id}`);
  await expect(tailor.getByRole('heading', { name: /^Last time/ })).toBeVisible();
  await expect(tailor.getByText(/Sleeve.*too long/i).first()).toBeVisible();

  await page.goto('/profile?tab=measurements');
  const card = page.getByRole('article', { name: 'Myself' });
  await expect(card.getByText(/Make it .* shorter\?$/)).toBeVisible();
  await expectAccessiblePage(page);
  const change = card.getByRole('button', { name: /^Change 24 in to/ });
  await cutNetworkAt(page, '**/api/fit-memory/**', () => change.click());
  await change.click();
  await expect(page.getByText('The measurements of Myself are changed.')).toBeVisible();
  await expect(card.getByText(/Make it .* shorter\?$/)).toHaveCount(0);
  const [record] = await (
    await request.get(`${SHOP}/user_module/measurements/`, { headers: bearer(customer) })
  ).json();
  expect(record.sleeve).toBeLessThan(24);
  expect(record.version).toBe(2);
});
