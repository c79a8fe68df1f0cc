import { readFile } from 'node:fs/promises';
import { readPdf } from '../pdf-reader.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { expect, expectAccessiblePage, storageOf, test } from './shop.ts';

test('the workshop and staff print tags of the cartons of a bulk order (workshop-64)', {
  tag: '@any-width',
}, async ({ page, request, openBrowser }) => {
  const [bulk] = await inDatabase(
    `select o.id, o.tracking_id from orders o join bulk_order_details d on d.order_id = o.id
      where d.accepted_at is not null and o.status in ('ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK')
      order by o.id limit 1`,
  );
  const places = [
    ['workshop', `/workshop/orders/${bulk?.id}`],
    ['support', `/admin/orders/${bulk?.id}`],
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
    expect(download.suggestedFilename()).toBe(`cloth-tag-${bulk?.tracking_id}.pdf`);
    expect(readPdf(await readFile(await download.path())).sizes).toHaveLength(3);
  }

  const board = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await board.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await board.goto('/workshop/board');
  await board.getByRole('button', { name: 'Print several' }).click();
  await board.getByRole('checkbox', { name: new RegExp(String(bulk?.tracking_id)) }).check();
  await board.getByRole('button', { name: 'Print', exact: true }).click();
  const several = board.getByRole('dialog', { name: '1 order chosen' });
  await expect(several.getByRole('radio', { name: 'Tag of the cloth' })).toBeVisible();
  await expect(several.getByRole('radio', { name: 'Job card' })).toHaveCount(0);
  await expectAccessiblePage(board);
});
