import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductDetail } from '../../contract/catalogue.ts';
import { formatRupees } from '../../contract/money.ts';
import { SHOP } from './address.ts';
import {
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storedIn,
  test,
} from './shop.ts';

const PRODUCTS = 70;

/** The first matching demo product. */
async function productWhere(
  request: APIRequestContext,
  fits: (product: ProductDetail) => boolean,
): Promise<ProductDetail> {
  for (let id = 1; id <= PRODUCTS; id += 1) {
    const response = await request.get(`${SHOP}/api/products/${id}/`);
    if (!response.ok()) continue;
    const product: ProductDetail = await response.json();
    if (fits(product)) return product;
  }
  throw new Error('No such product in the demo data');
}

const isBrands = ({ type }: ProductDetail) => type === 'brand';
const isCulture = ({ type }: ProductDetail) => type === 'culture';
const hasSizes = ({ variants }: ProductDetail) => variants.some(({ size, stock }) => size && stock > 0);

/** The first colour with stock, and its variants. */
function firstOffer({ colours, variants }: ProductDetail) {
  const colour = colours.find(({ code }) => variants.some((one) => one.colour === code && one.stock > 0));
  return { colour, variants: variants.filter((one) => one.colour === colour?.code) };
}

/** The radio buttons of a group, once hydrated. */
function choices(page: Page, name: string) {
  return page.getByRole('group', { name });
}

function addButton(page: Page) {
  return page.getByRole('button', { name: 'Add Product to Cart' });
}

for (const [path, isOfType] of [
  ['/product', isBrands],
  ['/culture_product', isCulture],
] as const) {
  test(`${path} is accessible in both colour schemes`, { tag: '@both-widths' }, async ({ page, request }) => {
    const product = await productWhere(request, isOfType);
    const response = await page.goto(`${path}?id=${product.id}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${product.name} · Naap`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expectAccessiblePage(page);
    await expectDarkModeContrast(page);
  });

  test(`${path} works without JavaScript`, { tag: '@any-width' }, async ({ browser, request }) => {
    const product = await productWhere(request, (one) => isOfType(one) && one.related.length > 0);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${SHOP}${path}?id=${product.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(main.getByText(formatRupees(product.price)).first()).toBeVisible();
    await expect(main.getByText(product.description.slice(0, 40)).first()).toBeVisible();
    for (const [name, value] of Object.entries(product.facts)) {
      await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole('link', { name: `View Detail: ${product.related[0]?.name}` })).toBeVisible();
    await context.close();
  });
}

test('metadata for search engines and link previews', { tag: '@any-width' }, async ({ request }) => {
  const product = await productWhere(request, (one) => isBrands(one) && one.number_of_reviews > 0);
  const html = await (await request.get(`/product?id=${product.id}`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, block]) => String(block),
  );
  expect(blocks.join('')).not.toContain('<');
  const [about, way] = blocks.map((block) => JSON.parse(block));
  const address = `${SHOP}/product?id=${product.id}`;
  expect(about).toMatchObject({
    '@type': 'Product',
    name: product.name,
    offers: { '@type': 'Offer', price: product.price, priceCurrency: 'PKR', url: address },
    aggregateRating: { ratingValue: product.rating, reviewCount: product.number_of_reviews },
  });
  expect(about.review.length).toBeLessThanOrEqual(3);
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(way.itemListElement.at(-1)).toMatchObject({ name: product.name, item: address });
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toContain('<meta property="og:type" content="product"/>');
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(picture)).headers()['content-type']).toBe('image/webp');
});

test('an unavailable product is a 404 with links', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /status of 404/);
  for (const address of ['/product?id=999999999', '/product?id=x', '/product', '/culture_product']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Product Not Found');
    await expect(page.getByRole('link', { name: 'See all brands' })).toHaveAttribute('href', '/brands');
  }
  await expectAccessiblePage(page);
});

test('a product of the other type redirects to its own page', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const product = await productWhere(request, isCulture);
  await page.goto(`/product?id=${product.id}`);
  await expect(page).toHaveURL(`${SHOP}/culture_product?id=${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
});

test('a link shows known data at once, and the rest once loaded', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const from = await productWhere(request, (one) => isBrands(one) && one.related.some((it) => it.in_stock));
  const to = from.related.find((one) => one.in_stock);
  if (!to) throw new Error('Nothing related');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(`/product?id=${from.id}`);
  await page.route(`**/api/products/${to.id}/`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: `View Detail: ${to.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(to.name);
  await expect(page).toHaveTitle(`${to.name} · Naap`);
  await expect(page).toHaveURL(new RegExp(`id=${to.id}$`));
  await expect(addButton(page)).toBeDisabled();
  release();
  await expect(choices(page, 'Colour')).toBeVisible();
  await expect(addButton(page)).toBeEnabled();

  await page.route(`**/api/products/${from.id}/`, () => new Promise(() => {}));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(from.name);
  await expect(page.getByRole('heading', { name: 'Details' }), 'all of it is remembered').toBeVisible();
});

test('a failed product can be retried', { tag: '@any-width' }, async ({ page, request }) => {
  const from = await productWhere(request, (one) => isBrands(one) && one.related.length > 0);
  const to = from.related[0];
  await page.goto(`/product?id=${from.id}`);
  expectConsole(page, /Failed to load resource/);
  await page.route(`**/api/products/${to?.id}/`, (route) => route.abort());
  await page.getByRole('link', { name: `View Detail: ${to?.name}` }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Network error occurred');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(to?.name));
  await page.unroute(`**/api/products/${to?.id}/`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'About this product' })).toBeVisible();
});

test('router state without an id redirects to the URL with it', {
  tag: '@any-width',
}, async ({ page, request }) => {
  const product = await productWhere(request, isBrands);
  expectConsole(page, /status of 404/);
  await page.goto('/product');
  await page.evaluate((carried) => {
    history.replaceState({ usr: { product: carried }, key: 'carried', idx: 0 }, '', '/product');
  }, product);
  await page.reload();
  await expect(page).toHaveURL(`${SHOP}/product?id=${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
});

test('a size is required, and exactly that variant is added', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const product = await productWhere(request, (one) => isBrands(one) && hasSizes(one));
  const { colour, variants } = firstOffer(product);
  const wanted = variants.find(({ size, stock }) => size && stock > 0);
  await page.goto(`/product?id=${product.id}`);
  await addButton(page).click();
  const sizes = choices(page, 'Size');
  await expect(sizes.getByRole('alert')).toHaveText('Choose a size first.');
  await expect(sizes.getByRole('radio', { disabled: false }).first()).toBeFocused();
  await expectAccessiblePage(page);
  await sizes.locator(`input[value="${wanted?.size}"]`).check();
  await expect(sizes.getByRole('alert')).toBeEmpty();
  await addButton(page).click();
  await expect(page.getByText(`${product.name} has been added to your cart!`)).toBeVisible();
  const { cart } = await storedIn(page);
  expect(JSON.parse(cart ?? '')).toEqual([
    {
      id: product.id,
      name: product.name,
      price: product.price,
      image: product.image,
      category: product.category,
      type: 'brand',
      variant: wanted?.id,
      colour: colour?.name,
      size: wanted?.size,
      quantity: 1,
    },
  ]);
  await expectAccessiblePage(page);
});

test('one-size products require no size', { tag: '@any-width' }, async ({ page, request }) => {
  const product = await productWhere(
    request,
    (one) => one.in_stock && one.variants.every(({ size }) => size === null),
  );
  await page.goto(`${product.type === 'brand' ? '/product' : '/culture_product'}?id=${product.id}`);
  await expect(choices(page, 'Size')).toHaveCount(0);
  await addButton(page).click();
  const { cart } = await storedIn(page);
  expect(JSON.parse(cart ?? '')).toMatchObject([{ id: product.id, size: null }]);
});

test('low stock is shown, and sold-out variants cannot be chosen', async ({ page, request }) => {
  const product = await productWhere(request, (one) => {
    const { variants } = firstOffer(one);
    return isBrands(one) && hasSizes(one) && variants.some(({ size, stock }) => size && stock === 0);
  });
  await page.goto(`/product?id=${product.id}`);
  const { variants } = firstOffer(product);
  for (const { size, stock } of variants) {
    const choice = choices(page, 'Size').locator('label', { has: page.locator(`input[value="${size}"]`) });
    if (stock === 0) {
      await expect(choice).toContainText('Sold out');
      await expect(choice.getByRole('radio')).toBeDisabled();
    } else if (stock < 4) await expect(choice).toContainText(`Only ${stock} left`);
    else await expect(choice).toHaveText(String(size));
  }
});

test('a sold-out product is shown, but cannot be added', { tag: '@any-width' }, async ({ page, request }) => {
  const product = await productWhere(request, ({ in_stock }) => !in_stock);
  await page.goto(`${product.type === 'brand' ? '/product' : '/culture_product'}?id=${product.id}`);
  await expect(page.getByRole('main').getByText('Sold out', { exact: true }).first()).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await expectAccessiblePage(page);
});

test('the size guide opens, and returns the focus', { tag: '@both-widths' }, async ({ page, request }) => {
  const product = await productWhere(request, (one) => isBrands(one) && hasSizes(one));
  await page.goto(`/product?id=${product.id}`);
  const opener = page.getByRole('button', { name: 'Size guide' });
  await opener.click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('columnheader', { name: 'XL' })).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await page.evaluate(() => window.scrollY), 'the page behind does not scroll').toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a size guide whose code a release has replaced comes by Retry', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  expectConsole(page, /dynamically imported module/, /Failed to load resource/);
  const product = await productWhere(request, (one) => isBrands(one) && hasSizes(one));
  await page.goto(`/product?id=${product.id}`);
  let isNewDocument = false;
  await page.route('**/assets/size-guide-dialog-*.js', (route) =>
    isNewDocument ? route.continue() : route.fulfill({ status: 404 }),
  );
  page.on('framenavigated', () => {
    isNewDocument = true;
  });
  const opener = page.getByRole('button', { name: 'Size guide' });
  await opener.click();
  await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => isNewDocument).toBe(true);
  await page.waitForFunction(() => !window.earlyInput);
  await opener.click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('columnheader', { name: 'XL' })).toBeVisible();
});

test('the gallery works by keyboard and thumbnails, and zooms', async ({ page, request }) => {
  const product = await productWhere(request, (one) => isBrands(one) && one.pictures.length > 1);
  await page.goto(`/product?id=${product.id}`);
  const gallery = page.getByRole('region', { name: `Pictures of ${product.name}` });
  const thumbnails = gallery.getByRole('button', { name: /^Show:/ });
  await thumbnails.nth(1).click();
  await expect(gallery).toContainText(`2 / ${product.pictures.length}`);
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery).toContainText(`1 / ${product.pictures.length}`);
  const enlarge = gallery.getByRole('button', { name: /^Enlarge:/ });
  await page.emulateMedia({ media: 'print' });
  await expect(enlarge.first(), 'its picture is printed').toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await enlarge.first().click();
  const zoom = page.getByRole('dialog', { name: product.name });
  const closer = zoom.getByRole('button', { name: 'Zoom in' });
  await closer.click();
  await expect(closer).toHaveAttribute('aria-pressed', 'true');
  await expectAccessiblePage(page);
  await zoom.getByRole('button', { name: 'Next' }).click();
  await expect(zoom).toContainText(String(product.pictures[1]?.description));
  await zoom.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(gallery).toContainText(`2 / ${product.pictures.length}`);
});

test('the picture of the chosen colour is shown', { tag: '@any-width' }, async ({ page, request }) => {
  const other = ({ colours, variants }: ProductDetail) =>
    colours.slice(1).find(({ code }) => variants.some((one) => one.colour === code && one.stock > 0));
  const product = await productWhere(request, (one) =>
    one.pictures.some(({ colour }, place) => place > 0 && colour === other(one)?.code),
  );
  const colour = other(product);
  await page.goto(`${product.type === 'brand' ? '/product' : '/culture_product'}?id=${product.id}`);
  await choices(page, 'Colour')
    .getByRole('radio', { name: colour?.name ?? '' })
    .check();
  const place = product.pictures.findIndex((picture) => picture.colour === colour?.code);
  const gallery = page.getByRole('region', { name: `Pictures of ${product.name}` });
  await expect(gallery).toContainText(`${place + 1} / ${product.pictures.length}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(gallery.getByRole('button', { name: /^Enlarge:/ }).nth(place)).toBeInViewport();
});

test('the delivery estimate depends on the location', { tag: '@any-width' }, async ({ page, request }) => {
  const product = await productWhere(request, ({ in_stock, type }) => in_stock && type === 'brand');
  await page.goto(`/product?id=${product.id}`);
  const delivery = page.getByRole('region', { name: 'Delivery if you order today' });
  await expect(delivery.getByText('Express delivery')).toBeVisible();
  await expect(delivery.getByText('International courier')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('userLocationType', 'international'));
  await page.reload();
  await expect(delivery.getByText('International courier')).toBeVisible();
  await expect(delivery.getByText('Express delivery')).toBeHidden();
});

test('a product can be shared by its link', { tag: '@any-width' }, async ({ page, request, context }) => {
  const product = await productWhere(request, isBrands);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/product?id=${product.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
