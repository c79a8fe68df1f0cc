import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { formatDay } from '../../contract/money.ts';
import { pressThroughCuts } from './cut-network.ts';
import { stepsOf } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, storageOf, test } from './shop.ts';
import { fillInHouseOrder, submit } from './stitched-order-form.ts';

const today = dayInKarachi();

test('an order for a day says who keeps it, is placed late only knowingly, and has the day on its sheet (orders-65)', {
  tag: '@any-width',
}, async ({ page, request, register, signIn, measure, openBrowser }) => {
  await fillInHouseOrder({ page, register, signIn, measure });
  const need = page.getByRole('region', { name: 'When you need it' });
  const day = need.getByLabel('Needed by');
  await day.fill(addDays(today, 60));
  await expect(need.getByText(/^Ready by .+, in time for /)).toBeVisible();
  const knows = need.getByLabel('I know that it comes after my day');
  await expect(knows).toHaveCount(0);
  const soon = addDays(today, 1);
  await day.fill(soon);
  await need.getByLabel('Occasion').selectOption('MEHNDI');
  await expect(need.getByText(/^It will be ready on .+, after your day/)).toBeVisible();
  await expect(need.getByText(/Another tailor may keep it/)).toBeVisible();
  await submit(page);
  await expect(need.getByText('Say that you know it, or choose urgent or another tailor.')).toBeVisible();
  await expectAccessiblePage(page);
  await knows.check();
  await submit(page);
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  const said = `${formatDay(soon)}, Mehndi`;
  await expect(page.getByText(said)).toBeVisible();
  await pressThroughCuts(
    page,
    '**/single-order/*/checkout/',
    page.getByRole('button', { name: 'Confirm Order' }),
  );
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('order');
  expect(await stepsOf(id)).toEqual(['place', 'confirm']);

  const workshop = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await workshop.goto(`/workshop/orders/${id}`);
  await expect(workshop.getByText(said)).toBeVisible();
});
