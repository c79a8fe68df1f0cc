import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

const picture = (background: string, name: string) => async () => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .png()
    .toBuffer(),
});
const indigo = picture('#4338ca', 'front.png');
const saffron = picture('#d9912b', 'back.png');

test('a new product is bought by a customer, packed, shipped and reviewed @any-width', async ({
  page,
  request,
  signIn,
  register,
  openBrowser,
}) => {
  await signIn(page, await signedInAs(request, 'brand'));
  await page.goto('/workshop');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders to send' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expectAccessiblePage(page);

  await page
    .getByRole('navigation', { name: 'Workshop' })
    .filter({ visible: true })
    .getByRole('link', { name: 'Products' })
    .click();
  await page.getByRole('link', { name: 'Add a product' }).click();
  const name = `Khaddar kurta ${randomBytes(3).toString('hex')}`;
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByLabel('Price (Rs)', { exact: true })).toBeFocused();
  await page.getByLabel('Price (Rs)', { exact: true }).fill('3,200');
  await page.getByLabel('For', { exact: true }).selectOption('Mens Wear');
  await page.getByLabel("Section of your brand's page").selectOption('Stitched');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles([await indigo(), await saffron()]);
  await expect(page.getByLabel('What picture 2 shows')).toHaveValue(name);
  await page.getByLabel('What picture 1 shows').fill('The front');
  await page.getByLabel('What picture 2 shows').fill('The back');
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('The back');
  // The moved picture is now the first, so the focus is on "later".
  await expect(page.getByRole('button', { name: 'Move picture 1 later' })).toBeFocused();
  await page.getByLabel('M', { exact: true }).check();
  await page.getByLabel('New colour', { exact: true }).fill('Indigo');
  await page.keyboard.press('Enter');
  await page.getByLabel('Stock of Indigo, M').fill('3');
  await page.getByLabel('SKU of Indigo, M').fill(`KK-${name.slice(-6)}`);
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/workshop\/products\/\d+$/);
  const id = Number(page.url().split('/').pop());

  const customer = await register();
  const buyer = await openBrowser(storageOf(customer));
  await buyer.goto(`/product?id=${id}`);
  await expect(buyer.getByRole('heading', { level: 1, name })).toBeVisible();
  const shown = await (await request.get(`${SHOP}/api/products/${id}/`)).json();
  expect(shown.pictures.map(({ description }: { description: string }) => description)).toEqual([
    'The back',
    'The front',
  ]);
  const order = await request.post(`${SHOP}/api/shop/orders/`, {
    headers: bearer(customer),
    data: {
      items: [{ id, variant: shown.variants[0].id, quantity: 2, price: 3200 }],
      full_name: 'Ayesha Siddiqui',
      address: '27-B, Block H',
      city: 'Lahore',
      postal_code: '54660',
      phone: '0300 1234567',
      payment_method: 'cashOnDelivery',
      total: 6400,
    },
  });
  expect(order.status(), await order.text()).toBe(201);
  const { tracking_id: number } = await order.json();

  await page.goto(`/workshop?search=${number}`);
  const card = page.getByRole('article', { name: number });
  await expect(card.getByText('Ayesha Siddiqui, Lahore')).toBeVisible();
  await card.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders to send' })).toBeFocused();
  await page.goto(`/workshop?status=PACKED&search=${number}`);
  await page.getByRole('link', { name: `Ship ${number}` }).click();
  await expect(page.getByText('The courier collects Rs 6,400', { exact: true })).toBeVisible();
  const slip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print the packing slip' }).click();
  expect((await slip).suggestedFilename()).toBe(`packing-slip-${number}.pdf`);
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('textbox', { name: 'Courier', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Courier', exact: true }).fill('TCS');
  await page.getByLabel('Number of the consignment').fill('7714-22');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByText('with TCS, 7714-22')).toBeVisible();
  await buyer.goto(`/order_tracking?number=${number}`);
  await expect(buyer.getByText('7714-22').first()).toBeVisible();

  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  const written = await request.post(`${SHOP}/api/products/${id}/reviews/`, {
    headers: bearer(customer),
    multipart: { rating: '4', text: 'Soft cloth, honest stitching.' },
  });
  expect(written.status(), await written.text()).toBe(201);
  await page.goto('/workshop/reviews');
  const review = page.getByRole('listitem').filter({ hasText: name });
  await review.getByRole('button', { name: /^Reply to/ }).click();
  await review.getByLabel(/^Your reply to/).fill('Thank you, wear it well.');
  await review.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply is public.')).toBeVisible();
  await page.goto('/workshop/reviews?reply=all');
  await expect(page.getByText('Thank you, wear it well.')).toBeVisible();
  await expectAccessiblePage(page);
});

test('what sells while a product is edited is shown, and nothing that was typed is lost @any-width', async ({
  page,
  request,
  signIn,
}) => {
  expectConsole(page, /status of 409/);
  const seller = await signedInAs(request, 'brand');
  const { results } = await (
    await request.get(`${SHOP}/api/shelf/products/?state=active`, { headers: bearer(seller) })
  ).json();
  const id = results.at(-1).id as number;
  const product = await (
    await request.get(`${SHOP}/api/shelf/products/${id}/`, { headers: bearer(seller) })
  ).json();
  const [variant] = product.variants;
  const colour = product.colours.find(({ code }: { code: string }) => code === variant.colour).name;
  await signIn(page, seller);
  await page.goto(`/workshop/products/${id}`);
  const label = `Stock of ${colour}, ${variant.size ?? 'One size'}`;
  await page.getByLabel(label, { exact: true }).fill('44');
  await request.post(`${SHOP}/api/shelf/products/${id}/stock/`, {
    headers: bearer(seller),
    data: { changes: [{ variant: variant.id, by: 1 }] },
  });
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText(/Meanwhile the stock has changed/)).toBeVisible();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('44');

  // Drags the second picture over the first by its handle.
  const second = await page.getByLabel('What picture 2 shows').inputValue();
  const from = await page.getByTitle('Drag to another place').nth(1).boundingBox();
  await page.getByTitle('Drag to another place').nth(1).scrollIntoViewIfNeeded();
  const handle = (await page.getByTitle('Drag to another place').nth(1).boundingBox()) ?? from;
  const first = await page.getByTitle('Drag to another place').nth(0).boundingBox();
  if (!handle || !first) throw new Error('There is nothing to drag');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(first.x + 10, first.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue(second);

  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText(/is saved\./)).toBeVisible();
  const saved = await (
    await request.get(`${SHOP}/api/shelf/products/${id}/`, { headers: bearer(seller) })
  ).json();
  expect(saved.variants.find((one: { id: number }) => one.id === variant.id).stock).toBe(44);
  expect(saved.pictures[0].description).toBe(second);
});
