import { randomBytes } from 'node:crypto';
import { formatDay } from '../../contract/money.ts';
import { SHOP } from './address.ts';
import { cutNetworkAt } from './cut-network.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { mailsTo } from './mailbox.ts';
import { orderAtWork, tailorIn } from './own-tailor.ts';
import { bearer, expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

test('“No light”, tapped without a network, moves the days of the area once staff say so (workshop-16)', {
  tag: '@any-width',
}, async ({ page, request, register, signIn, measure, openBrowser }) => {
  const area = `Mohalla ${randomBytes(4).toString('hex')}`;
  const tailor = await tailorIn(request, area, await register());
  const customer = await register();
  await measure(customer);
  const id = await orderAtWork(request, customer, tailor);
  const promised = async () => {
    const order = await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) });
    return (await order.json()).expected_delivery_date;
  };
  const before = await promised();

  const board = await openBrowser(storageOf(tailor));
  await board.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await board.goto('/workshop');
  const noLight = board.getByRole('button', { name: 'No light today' });
  await expect(noLight).toBeVisible();
  expectConsole(board, /ERR_INTERNET_DISCONNECTED/);
  await board.context().setOffline(true);
  await noLight.click();
  await expect(board.getByText('The shop is told that you have no light today.')).toBeVisible();
  await expect(board.getByText('Waiting to be sent').first()).toBeVisible();
  await board.context().setOffline(false);
  await expect(board.getByText('Waiting to be sent')).toHaveCount(0);
  await expect(board.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await expectAccessiblePage(board);

  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await staff.goto('/admin');
  const item = staff.getByRole('listitem').filter({ hasText: area });
  await expect(item).toContainText('1 of 1 tailors');
  await item.getByRole('button', { name: 'Move 1 order by one day' }).click();
  const move = staff.getByRole('alertdialog').getByRole('button', { name: 'Move them' });
  await cutNetworkAt(staff, '**/api/**', () => move.click());
  await move.click();
  await expect(staff.getByText('1 order is promised a day later.')).toBeVisible();
  await expect(item).toContainText('No order is left to move');

  const after = await promised();
  expect(after > before).toBe(true);
  await signIn(page, customer);
  await page.goto(`/checkout?order=${id}`);
  await expect(page.getByText(formatDay(after)).first()).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: /has another day/ })).toBeVisible();
  const reason = 'There was no electricity where it is stitched.';
  await expect
    .poll(async () => (await mailsTo(customer.email)).some((mail) => mail.includes(reason)))
    .toBe(true);
  await inDatabase('delete from no_light_reports where tailor_id = $1', [tailor.id]);
  await inDatabase('update tailors set active = false where id = $1', [tailor.id]);
});
