import { readFile } from 'node:fs/promises';
import { bearer, expect, expectAccessiblePage, expectFocusKept, test } from './shop.ts';

const LIST = '/profile?tab=measurements';

test('a record is printed, exported, and imported again as a second record of the same person', {
  tag: '@any-width',
}, async ({ page, signIn, register, measure }) => {
  const customer = await register();
  await measure(customer, 'Myself');
  await signIn(page, customer);
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Print or export Myself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print or export Myself' });
  await expect(dialog).toBeVisible();
  await expectAccessiblePage(page);

  async function downloaded(button: string) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
  const sheet = await downloaded('Sheet for the printer');
  expect(sheet.name).toMatch(/^measurements-\d+\.pdf$/);
  expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await downloaded('Spreadsheet');
  expect(csv.name).toBe('Myself.csv');
  expect(csv.bytes.toString()).toContain('chest,Chest / bust,');
  const smis = await downloaded('SeamlyMe');
  expect(smis.name).toBe('Myself.smis');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectFocusKept(page);

  await page.getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByRole('heading', { name: 'Import measurements' })).toBeFocused();
  const file = page.getByLabel('File of measurements');
  await file.setInputFiles({
    name: 'broken.smis',
    mimeType: 'text/xml',
    buffer: smis.bytes.subarray(0, 300),
  });
  await expect(page.getByRole('alert')).toHaveText(/^This file is damaged or incomplete\./);
  await expectAccessiblePage(page);

  const more = smis.bytes
    .toString()
    .replace(
      '</body-measurements>',
      '<m name="hand_palm_width" value="3.5"/><m name="hip_circ" value="400"/></body-measurements>',
    );
  await file.setInputFiles({ name: 'me.smis', mimeType: 'text/xml', buffer: Buffer.from(more) });
  await expect(page.getByRole('heading', { name: '8 measures to import' })).toBeVisible();
  await expect(page.getByText('hand_palm_width (3.5): we do not keep this measure')).toBeVisible();
  await expect(page.getByText(/400 in for the hip cannot be right/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Myself');
  await expectAccessiblePage(page);
  await page.getByLabel('Name', { exact: true }).fill('Eid suit');
  await page.getByLabel('Another record of').selectOption('Myself');
  await page.getByRole('button', { name: 'Import as a new record' }).click();
  await expect(page.getByText('The measurements of Eid suit are saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Myself · 2 records' })).toBeVisible();
  await expectFocusKept(page);

  const response = await page.request.get('/user_module/measurements/', { headers: bearer(customer) });
  const [first, second] = await response.json();
  const { chest, waist, shoulder, sleeve, neck, inseam, height, unit } = first;
  expect(second).toMatchObject({ chest, waist, shoulder, sleeve, neck, inseam, height, unit, hip: null });
  expect(second).toMatchObject({ label: 'Eid suit', person: 'Myself', weight: null });
});
