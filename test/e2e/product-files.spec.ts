import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readCsv, writeCsv } from '../../contract/csv.ts';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, expect, expectAccessiblePage, test } from './shop.ts';

test('a brand exports a product, edits it in a file, mends a wrong row and imports it @any-width', async ({
  page,
  request,
  signIn,
}) => {
  const seller = await signedInAs(request, 'brand');
  const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#4338ca' } })
    .png()
    .toBuffer();
  const picture = await request.post(`${SHOP}/api/shelf/pictures/`, {
    headers: bearer(seller),
    multipart: { picture: { name: 'front.png', mimeType: 'image/png', buffer } },
  });
  const { image } = await picture.json();
  const name = `Filed kurta ${randomBytes(3).toString('hex')}`;
  const added = await request.post(`${SHOP}/api/shelf/products/`, {
    headers: bearer(seller),
    data: {
      name,
      section: 'stitched',
      category: 'mens',
      price: 3200,
      active: true,
      pictures: [{ image, description: 'The front' }],
      colours: [{ code: 'indigo', name: 'Indigo', hex: '#4338CA' }],
      variants: [{ colour: 'indigo', size: 'M', stock: 3 }],
    },
  });
  expect(added.status(), await added.text()).toBe(201);
  const { id } = await added.json();

  await signIn(page, seller);
  await page.goto(`/workshop/products?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const rows = readCsv(await readFile(await (await download).path(), 'utf8'));
  const [header = [], exported = []] = rows ?? [];
  expect(rows).toHaveLength(2);

  const place = (column: string) => header.indexOf(column);
  const fileOf = (price: string) => {
    const edited = exported.with(place('Price'), price);
    const larger = exported.with(place('Size'), 'XL').with(place('Stock'), '5').with(place('Price'), '');
    return {
      name: 'shelf.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(writeCsv([header, edited, larger])),
    };
  };
  await page
    .getByRole('navigation', { name: 'Workshop' })
    .filter({ visible: true })
    .getByRole('link', { name: 'Import' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  // The list below says the same about earlier imports.
  const panel = page
    .locator('div')
    .filter({ has: page.getByLabel('CSV file of products') })
    .filter({ has: page.getByRole('button', { name: 'Check the file' }) })
    .last();
  await page.getByText('What the columns mean').click();
  await page.getByLabel('CSV file of products').setInputFiles(fileOf('2,9o0'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(panel.getByText('1 row of 2 rows cannot be imported.')).toBeVisible();
  await expect(
    panel.getByRole('row', { name: '2 Price Write price as a whole number, for example 1200.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await expectAccessiblePage(page);

  await page.getByLabel('CSV file of products').setInputFiles(fileOf('Rs 2,900'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(panel.getByText('2 rows imported.', { exact: true })).toBeVisible();
  await expectAccessiblePage(page);

  await page.goto(`/product?id=${id}`);
  await expect(page.getByText('Rs 2,900').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /^XL/ })).toBeEnabled();
});
