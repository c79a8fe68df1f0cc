import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { signedInAs } from './demo-account.ts';
import { demoSeller } from './seller.ts';
import {
  bearer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

interface DemoCloth {
  product: number;
  name: string;
}

/** Cloth for men of the first demo brand, by the stock of its first colour. */
async function clothOf(email: string): Promise<DemoCloth> {
  const [found] = await inDatabase(
    `select p.id as product, p.name from products p
     join brands b on b.id = p.brand_id join users u on u.id = b.user_id
     join variants v on v.product_id = p.id and not v.retired
     where u.email = $1 and p.cloth_metres is not null and p.active and v.stock > 3 order by p.id, v.id limit 1`,
    [email],
  );
  if (!found) throw new Error('The demo brand has no cloth');
  return found as unknown as DemoCloth;
}

async function demoTailor(request: APIRequestContext): Promise<{ id: number; dress: string }> {
  const { username } = await signedInAs(request, 'tailor');
  for (let page = 1; ; page += 1) {
    const list = await (await request.get(`${SHOP}/tailor_module/tailors/?page=${page}`)).json();
    const tailor = list.results.find((one: { user_username: string }) => one.user_username === username);
    const [dress] = Object.keys(tailor?.rate_per_design ?? {});
    if (tailor && dress) return { id: tailor.id, dress };
    if (!list.next) throw new Error('The tailor of the demo is not listed');
  }
}

/** Pieces that a test has bought, by variant. */
const bought = new Map<number, number>();

test.afterEach(async () => {
  for (const [variant, pieces] of bought)
    await inDatabase('update variants set stock = stock + $2 where id = $1', [variant, pieces]);
  bought.clear();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('fabric from a brand, stitched by a tailor, with the network cut at the submit (orders-150 to orders-157)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, signIn, openBrowser }) => {
  test.slow();
  const seller = await demoSeller(request);
  const cloth = await clothOf(seller.email);
  const tailor = await demoTailor(request);
  const customer = await register();
  await measure(customer);
  await signIn(page, customer);

  await page.goto(`/product?id=${cloth.product}`);
  await expect(page.getByRole('link', { name: 'Have it stitched' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'Have it stitched' }).click();
  await expect(page.getByRole('heading', { name: 'Who would you like to order from?' })).toBeVisible();
  await page.goto(`/book-tailor?tailor=${tailor.id}`);
  const chosen = page.getByRole('region', { name: 'The cloth', exact: true });
  await expect(chosen).toContainText(cloth.name);
  await page.getByLabel('Dress type').selectOption(tailor.dress);
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await expect(chosen).toContainText('this garment needs about');
  await chosen.getByLabel('Pieces').fill('0');
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(chosen.getByText('Write a whole number from 1 to 20.')).toBeVisible();
  await chosen.getByLabel('Pieces').fill('2');
  await expect(page.getByText('You need not bring anything.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(chosen.getByLabel('Pieces')).toHaveValue('2');
  await expectAccessiblePage(page);

  expectConsole(page, /ERR_FAILED/);
  await page.route(
    '**/tailor_module/single-order/create/',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('order'));
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(`Cloth: ${cloth.name}, 2 pieces`);
  await expect(page.getByRole('region', { name: 'The cloth' })).toContainText(
    'A seller sends it to the tailor',
  );
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await press(page, 'Confirm Order');
  await expect(page.getByRole('dialog')).toBeVisible();
  const read = async () =>
    await (await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) })).json();
  const { tracking_id: number, garments } = await read();
  if (garments[0].cloth.seller_order !== null) bought.set(garments[0].cloth.variant, 2);
  const part = garments[0].cloth.seller_order;
  expect(garments[0].cloth).toMatchObject({ quantity: 2, status: 'PLACED' });

  const brand = await openBrowser(storageOf(seller));
  await brand.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await brand.goto(`/workshop?search=${number}`);
  const card = brand.getByRole('article', { name: number });
  await expect(card).toContainText('Goes to the tailor');
  await expect(brand.getByText(customer.username)).toHaveCount(0);
  await card.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(brand.getByRole('heading', { level: 1, name: 'Orders to send' })).toBeFocused();
  await brand.goto(`/workshop/shipments/${part}`);
  await expect(
    brand.getByText('Please ship it once the tailor has accepted', { exact: false }),
  ).toBeVisible();
  await expectAccessiblePage(brand);

  const workshop = await openBrowser(storageOf(await signedInAs(request, 'tailor')));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await workshop.goto(`/workshop/orders/${id}`);
  await expect(workshop.getByText(`A seller sends it: 2 × ${cloth.name}`, { exact: false })).toBeVisible();
  await press(workshop, 'Accept the order');
  await expect(workshop.getByText('Accepted', { exact: true }).first()).toBeVisible();

  await brand.reload();
  await press(brand, 'Ship');
  await brand.getByRole('textbox', { name: 'Courier', exact: true }).fill('TCS');
  await brand.getByLabel('Number of the consignment').fill('7714-99');
  await press(brand, 'Mark as shipped');
  await expect(brand.getByText('with TCS, 7714-99')).toBeVisible();
  await page.goto(`/checkout?order=${id}`);
  const shown = page.getByRole('region', { name: 'The cloth' });
  await expect(shown).toContainText('On its way to the tailor');
  await expect(shown).toContainText('7714-99');
  await expectAccessiblePage(page);

  await workshop.reload();
  await press(workshop, 'The cloth has come');
  await workshop
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Metres/ })
    .fill('8');
  await press(workshop, 'Save the receipt');
  await expect(workshop.getByText(/^The cloth is due by/)).toHaveCount(0);
  await page.reload();
  await expect(shown).toContainText('With the tailor');
  await press(workshop, 'Start stitching');
  await press(workshop, 'To the quality check');
  await press(workshop, 'Ready to be collected');
  await workshop.getByRole('button', { name: /^Delivered, Rs [\d,]+ taken$/ }).click();
  await expect(workshop.getByText('This order is delivered.')).toBeVisible();
  await expect(workshop.getByText('waiting to be sent', { exact: false })).toHaveCount(0);
  const done = await read();
  expect([done.status, done.bill_status, done.garments[0].cloth.status]).toEqual([
    ...['DELIVERED', 'PAID', 'DELIVERED'],
  ]);
  await page.goto(`/ur/checkout?order=${id}`);
  await expect(page.getByRole('region', { name: 'کپڑا', exact: true })).toContainText('درزی کے پاس');
  await expectAccessiblePage(page);
});

test('a further garment takes cloth from the shop, and the form keeps what was filled in (orders-152) @any-width', async ({
  page,
  request,
  register,
  measure,
  order,
  signIn,
}) => {
  const seller = await demoSeller(request);
  const cloth = await clothOf(seller.email);
  const customer = await register();
  await measure(customer);
  const { id } = await order(customer);
  await signIn(page, customer);
  await page.goto(`/garment?order=${id}`);
  await page.getByLabel('Description').fill('For the wedding');
  await page.getByRole('link', { name: 'Choose cloth in the shop' }).click();
  await expect(page).toHaveURL(/\/brands/);
  await page.goto(`/product?id=${cloth.product}`);
  await page.getByRole('link', { name: 'Have it stitched' }).click();
  await expect(page).toHaveURL(new RegExp(`/garment\\?order=${id}$`));
  const chosen = page.getByRole('region', { name: 'The cloth', exact: true });
  await expect(chosen).toContainText(cloth.name);
  await expect(page.getByLabel('Description')).toHaveValue('For the wedding');
  await press(page, 'Remove: I have cloth of my own');
  await expect(page.getByRole('link', { name: 'Choose cloth in the shop' })).toBeVisible();
});

test('the wizard of orders takes cloth from the shop, through reload, sign-in and a lost answer (orders-222)', {
  tag: '@both-widths',
}, async ({ page, request, register }) => {
  test.slow();
  const seller = await demoSeller(request);
  const cloth = await clothOf(seller.email);
  const customer = await register();
  const next = () => press(page, 'Next');
  await page.goto('/order_placement');
  for (const answer of [/Single order/, /Dress/, 'Male', /No/, 'Kurta']) {
    await page.getByRole('radio', { name: answer, exact: true }).check();
    await next();
  }
  await page.getByRole('radio', { name: /goes along with the cloth/ }).check();
  await page.getByLabel('What is it?').fill('Blue kurta');
  await page.getByLabel('Whom does it fit?').fill('Bilal');
  await next();
  await page.getByLabel('Note').fill('For the wedding');
  await page.getByRole('link', { name: 'Choose cloth in the shop' }).click();
  await expect(page).toHaveURL(/\/brands/);
  await page.goto(`/product?id=${cloth.product}`);
  await page.getByRole('link', { name: 'Have it stitched' }).click();

  await expect(page.getByRole('heading', { name: 'Your measurements' })).toBeVisible();
  await expect(page.getByText('nothing of yours travels along', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio', { name: /goes along with the cloth/ })).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.getByRole('radio', { name: 'Ask somebody for their measures' }).check();
  await expect(page.getByLabel('Whose measures')).toHaveValue('Bilal');
  await next();

  const chosen = page.getByRole('region', { name: 'The cloth', exact: true });
  await expect(chosen).toContainText(cloth.name);
  await expect(page.getByLabel('Note')).toHaveValue('For the wedding');
  await expect(page.getByText('You need not bring anything.', { exact: false })).toBeVisible();
  await page.getByLabel('How much cloth do I need?').selectOption('Kurta');
  await expect(chosen).toContainText('this garment needs about');
  await page.getByLabel('E-mail').first().fill(customer.email);
  await page.getByLabel('Contact number').fill('0321 4567890');
  await page.getByLabel('Delivery date').fill(addDays(dayInKarachi(), 30));
  await page.getByLabel('Payment type').selectOption('COD');
  await chosen.getByLabel('Pieces').fill('2');
  await page.reload();
  await expect(chosen.getByLabel('Pieces')).toHaveValue('2');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.goto('/ur/order_placement?step=contact');
  await expect(page.getByRole('region', { name: 'کپڑا', exact: true })).toContainText(cloth.name);
  await expectAccessiblePage(page);
  await page.goto('/order_placement?step=contact');

  await press(page, 'Submit Order');
  await page.getByRole('dialog', { name: 'Login Alert' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await press(page, 'Sign In');
  await expect(chosen.getByLabel('Pieces')).toHaveValue('2');
  await chosen.getByLabel('Pieces').fill('0');
  await press(page, 'Submit Order');
  await expect(chosen.getByText('Write a whole number from 1 to 20.')).toBeVisible();
  await chosen.getByLabel('Pieces').fill('2');
  expectConsole(page, /ERR_FAILED/);
  const placed: number[] = [];
  await page.route(
    '**/single-order/create/',
    async (route) => {
      const response = await route.fetch();
      placed.push((await response.json()).id);
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, 'Submit Order');
  await expect(page.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeVisible();
  await press(page, 'Submit Order');
  await expect(page.getByText('Single order placed successfully!')).toBeVisible();
  const list = await request.get(`${SHOP}/tailor_module/single-orders/all/`, { headers: bearer(customer) });
  expect((await list.json()).results.map(({ id }: { id: number }) => id)).toEqual(placed);
  const order = await request.get(`${SHOP}/api/orders/${placed[0]}/`, { headers: bearer(customer) });
  const { garments, pickup } = await order.json();
  expect(pickup).toBe('BY_OWN');
  expect(garments[0]).toMatchObject({ cloth_source: 'SHELF', cloth: { name: cloth.name, quantity: 2 } });
});
