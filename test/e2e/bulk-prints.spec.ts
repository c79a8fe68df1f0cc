import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { readPdf } from '../pdf-reader.ts';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, type Customer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';

const undo: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** A bulk order whose quote the customer has accepted; it is cancelled after the test. */
async function acceptedBulk(
  request: APIRequestContext,
  customer: Customer,
): Promise<{ id: number; tracking_id: string }> {
  const created = await request.post(`${SHOP}/tailor_module/bulk-order/create/`, {
    headers: bearer(customer),
    data: {
      number_of_pieces: 40,
      item_type: 'Waiter uniforms',
      expected_delivery_date: addDays(dayInKarachi(), 20),
      is_contact_same_as_register: true,
      delivery_address: JSON.stringify({
        full_name: 'Amna Khan',
        phone: '0300 1234567',
        address: 'School Road 4',
        city: 'Multan',
      }),
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const bulk = await created.json();
  const take = async (by: Customer, step: Record<string, unknown>) => {
    const taken = await request.post(`${SHOP}/api/orders/${bulk.id}/steps/`, {
      headers: bearer(by),
      data: step,
    });
    expect(taken.status(), await taken.text()).toBe(200);
  };
  await take(await signedInAs(request, 'support'), {
    action: 'quote',
    per_piece_price: 900,
    expected_delivery_date: addDays(dayInKarachi(), 40),
  });
  const quoted = await request.get(`${SHOP}/api/orders/${bulk.id}/`, { headers: bearer(customer) });
  const { contract } = await quoted.json();
  await take(customer, { action: 'accept', name: 'Amna Khan', contract });
  undo.push(() => take(customer, { action: 'cancel', reason: 'The event is called off.' }));
  return bulk;
}

test('the workshop and staff print tags of the cartons of a bulk order (workshop-64)', {
  tag: '@any-width',
}, async ({ page, request, register, openBrowser }) => {
  const bulk = await acceptedBulk(request, await register());
  const places = [
    ['workshop', `/workshop/orders/${bulk.id}`],
    ['support', `/admin/orders/${bulk.id}`],
  ] as const;
  for (const [role, address] of places) {
    const own = await openBrowser(storageOf(await signedInAs(request, role)));
    await own.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
    await own.goto(address);
    await own.getByRole('button', { name: 'Print a tag or label' }).click();
    const dialog = own.getByRole('dialog', { name: 'Print a tag or label' });
    await dialog.getByRole('combobox', { name: 'Paper' }).selectOption('Roll of 80 mm');
    const cartons = dialog.getByLabel('Cartons or bags, a tag for each');
    await cartons.fill('41');
    await expect(dialog.getByText('Enter a number from 1 to 40.')).toBeVisible();
    await cartons.fill('3');
    await expectAccessiblePage(own);
    const [download] = await Promise.all([
      own.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Print', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`cloth-tag-${bulk.tracking_id}.pdf`);
    expect(readPdf(await readFile(await download.path())).sizes).toHaveLength(3);
  }

  const board = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await board.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await board.goto('/workshop/board');
  await board.getByRole('button', { name: 'Print several' }).click();
  await board.getByRole('checkbox', { name: new RegExp(bulk.tracking_id) }).check();
  await board.getByRole('button', { name: 'Print', exact: true }).click();
  const several = board.getByRole('dialog', { name: '1 order chosen' });
  await expect(several.getByRole('radio', { name: 'Tag of the cloth' })).toBeVisible();
  await expect(several.getByRole('radio', { name: 'Job card' })).toHaveCount(0);
  await expectAccessiblePage(board);
});
