import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { pictureUploads, products, variants } from '../../../db/schema/catalogue.ts';

const shop = testApp();

let seller: SignedUp;
let brandId: number;
let admin: SignedUp;

beforeAll(async () => {
  seller = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: seller.id })).id;
  admin = await signUp(shop, { userType: 'admin' });
});

function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, who?: SignedUp, payload?: object) {
  return shop.app.inject({
    method,
    url: `/api/shelf${path}`,
    headers: who?.headers ?? {},
    ...(payload ? { payload } : {}),
  });
}

async function upload(who: SignedUp, bytes?: Buffer) {
  const form = multipart({}, { picture: bytes ?? (await jpeg()) });
  return shop.app.inject({
    method: 'POST',
    url: '/api/shelf/pictures/',
    payload: form.payload,
    headers: { ...form.headers, ...who.headers },
  });
}

const INDIGO = { code: 'indigo', name: 'Indigo', hex: '#4338ca' };

function form(more: object = {}) {
  return {
    section: 'stitched',
    category: 'mens',
    name: 'Khaddar kurta',
    description: 'Woven in Bahawalpur.',
    dress_type: 'Kurta',
    price: 3200,
    compare_at_price: 4000,
    active: false,
    facts: [{ name: 'Fabric', value: 'Khaddar' }],
    pictures: [],
    colours: [INDIGO],
    variants: [
      { colour: 'indigo', size: 'S', sku: 'KK-1-S', stock: 4 },
      { colour: 'indigo', size: 'M', stock: 0 },
    ],
    ...more,
  };
}

let made = 0;

/** Adds a product with unique SKUs. */
async function add(more: object = {}, who = seller): Promise<ShelfProduct> {
  made += 1;
  const response = await send(
    'POST',
    '/products/',
    who,
    form({ variants: variantsOf(4), name: `Kurta ${made}`, ...more }),
  );
  expect(response.statusCode, response.payload).toBe(201);
  return response.json();
}

function variantsOf(stock: number) {
  return [
    { colour: 'indigo', size: 'S', stock },
    { colour: 'indigo', size: 'M', stock },
  ];
}

/** The form that saves the product unchanged. */
function formOf(product: ShelfProduct, more: object = {}) {
  const { version, name, price, category, section, active, facts, pictures, colours } = product;
  return {
    ...form({ version, name, price, category, section, active, facts, pictures, colours }),
    compare_at_price: product.compare_at_price,
    variants: product.variants.map(({ colour, size, sku, stock }) => ({
      colour,
      size,
      sku: sku ?? undefined,
      stock,
      stock_was: stock,
    })),
    ...more,
  };
}

async function stockOf(id: number | undefined) {
  const [row] = await shop.deps.db
    .select()
    .from(variants)
    .where(eq(variants.id, id ?? 0));
  return row?.stock;
}

describe('adding a product', () => {
  test('makes one of the own brand, hidden until it is shown', async () => {
    const response = await send('POST', '/products/', seller, form());
    expect(response.statusCode).toBe(201);
    const product = response.json() as ShelfProduct;
    expect(product).toMatchObject({
      version: 1,
      type: 'brand',
      brand: { id: brandId, active: true },
      section: 'stitched',
      collection: null,
      price: 3200,
      compare_at_price: 4000,
      active: false,
      facts: [{ name: 'Fabric', value: 'Khaddar' }],
      colours: [{ code: 'indigo', name: 'Indigo', hex: '#4338CA' }],
      updated_by: seller.username,
    });
    expect(product.variants.map(({ size, sku, stock }) => [size, sku, stock])).toEqual([
      ['S', 'KK-1-S', 4],
      ['M', null, 0],
    ]);
    expect((await shop.app.inject(`/api/products/${product.id}/`)).statusCode).toBe(404);
    const shown = await send('PATCH', `/products/${product.id}/`, seller, { active: true });
    expect([shown.statusCode, shown.json().code]).toEqual([409, 'catalogue.not_ready']);
  });

  test('is public with its pictures in their order once it is active', async () => {
    const images = [(await upload(seller)).json().image, (await upload(seller)).json().image];
    const pictures = [
      { image: images[1], description: 'The back' },
      { image: images[0], description: 'The front', colour: 'indigo' },
    ];
    const product = await add({ active: true, pictures });
    const page = (await shop.app.inject(`/api/products/${product.id}/`)).json();
    expect([page.image, page.image_description]).toEqual([images[1], 'The back']);
    expect(page.pictures.map(({ image }: { image: string }) => image)).toEqual([images[1], images[0]]);
    expect((await shop.app.inject(images[0])).headers['content-type']).toBe('image/webp');
    expect(await shop.deps.db.select().from(pictureUploads)).toEqual([]);
  });

  test.each([
    ['name', { name: ' ' }, 'This field is required.'],
    ['price', { price: 0 }, 'Enter 1 or more.'],
    [
      'compare_at_price',
      { compare_at_price: 3200 },
      'The struck-through price must be higher than the price.',
    ],
    ['section', { section: undefined }, 'Choose where it is shown.'],
    ['pictures', { active: true }, 'Add a picture, or hide the product.'],
    [
      'pictures',
      { pictures: [{ image: '/files/published/none', description: 'x' }] },
      'A picture is not there any more. Please remove it and upload it again.',
    ],
    [
      'pictures',
      { pictures: [{ image: 'https://elsewhere.example/x.webp', description: 'x' }] },
      'A picture is not there any more. Please remove it and upload it again.',
    ],
    ['colours', { colours: [INDIGO, { ...INDIGO, code: 'other' }] }, 'Give each colour its own name.'],
    [
      'variants',
      { variants: [{ colour: 'red', size: 'S', stock: 1 }] },
      'A variant has a colour that is not listed.',
    ],
    [
      'variants',
      { variants: [...variantsOf(1), ...variantsOf(1)] },
      'Each colour and size may be there once.',
    ],
    ['variants', { variants: [{ colour: 'indigo', size: 'S', stock: -1 }] }, 'Enter 0 or more.'],
  ])('is refused for its %s', async (field, more, sentence) => {
    const response = await send('POST', '/products/', seller, form({ variants: variantsOf(1), ...more }));
    expect([response.statusCode, response.json()[field]]).toEqual([400, expect.arrayContaining([sentence])]);
  });

  test('gives staff the goods of any brand, and of the culture collection', async () => {
    const ofBrand = await add({ brand: brandId, variants: variantsOf(1) }, admin);
    expect(ofBrand.brand?.id).toBe(brandId);
    const ofShop = await add({ section: undefined, collection: 'sindhi' }, admin);
    expect([ofShop.type, ofShop.collection, ofShop.section]).toEqual(['culture', 'sindhi', null]);
    const [entry] = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(ofShop.id)));
    expect(entry).toMatchObject({
      actorId: admin.id,
      action: 'catalogue.product-added',
      subjectKind: 'product',
    });
    const unknown = await send(
      'POST',
      '/products/',
      admin,
      form({ brand: 2_000_000_000, variants: variantsOf(1) }),
    );
    expect(unknown.json()).toHaveProperty('brand');
    expect((await send('GET', `/products/${ofShop.id}/`, seller)).statusCode).toBe(404);
  });

  test('needs a brand account or staff', async () => {
    expect((await send('POST', '/products/', undefined, form())).statusCode).toBe(401);
    expect((await send('POST', '/products/', await signUp(shop), form())).statusCode).toBe(403);
    const without = await signUp(shop, { userType: 'brand' });
    expect(
      (await send('POST', '/products/', without, form({ variants: [], colours: [] }))).json(),
    ).toHaveProperty('brand');
  });
});

describe('editing a product', () => {
  test('is 404 for the product of another brand, and nothing of it changes', async () => {
    const product = await add();
    const other = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: other.id });
    const path = `/products/${product.id}/`;
    const responses = [
      await send('GET', path, other),
      await send('PUT', path, other, formOf(product, { name: 'Stolen' })),
      await send('PATCH', path, other, { active: true }),
      await send('POST', `${path}stock/`, other, { changes: [{ variant: product.variants[0]?.id, by: 1 }] }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await send('GET', path, seller)).json()).toEqual(product);
  });

  test('refuses a save of an older version, with the product as it is now', async () => {
    const product = await add();
    const path = `/products/${product.id}/`;
    const first = await send('PUT', path, admin, formOf(product, { name: 'By staff' }));
    expect([first.statusCode, first.json().version]).toEqual([200, 2]);
    const second = await send('PUT', path, seller, formOf(product, { price: 100 }));
    expect([second.statusCode, second.json()]).toEqual([
      409,
      {
        code: 'edits.outdated',
        detail: `${admin.username} has changed this since you opened it. Nothing was saved yet.`,
        current: first.json(),
      },
    ]);
    expect((await send('GET', path, seller)).json().price).toBe(product.price);
  });

  test('keeps the stock that sold meanwhile where the form leaves it as it was', async () => {
    const product = await add({ variants: variantsOf(10) });
    const [small] = product.variants;
    await shop.deps.db
      .update(variants)
      .set({ stock: 7 })
      .where(eq(variants.id, small?.id ?? 0));
    const saved = await send('PUT', `/products/${product.id}/`, seller, formOf(product, { name: 'Renamed' }));
    expect(saved.statusCode, saved.payload).toBe(200);
    expect(await stockOf(small?.id)).toBe(7);
  });

  test('is refused when pieces of a changed stock were sold meanwhile (catalogue-14)', async () => {
    const product = await add({ variants: variantsOf(10) });
    const [small, medium] = product.variants;
    const body = formOf(product, {
      variants: [
        { colour: 'indigo', size: 'S', stock: 12, stock_was: 10 },
        { colour: 'indigo', size: 'M', stock: 3, stock_was: 10 },
      ],
    });
    await shop.deps.db
      .update(variants)
      .set({ stock: 8 })
      .where(eq(variants.id, small?.id ?? 0));
    const refused = await send('PUT', `/products/${product.id}/`, seller, body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'catalogue.stock_changed']);
    expect(refused.json().current.variants[0].stock).toBe(8);
    expect(await stockOf(medium?.id)).toBe(10);
    body.variants[0] = { colour: 'indigo', size: 'S', stock: 12, stock_was: 8 } as never;
    expect((await send('PUT', `/products/${product.id}/`, seller, body)).statusCode).toBe(200);
    expect([await stockOf(small?.id), await stockOf(medium?.id)]).toEqual([12, 3]);
  });

  test('takes a variant off the shelf, and keeps it where an order names it', async () => {
    const image = (await upload(seller)).json().image;
    const product = await add({ active: true, pictures: [{ image, description: 'Front' }] });
    const [small, medium] = product.variants;
    const line = { product, variant: small as { id: number }, quantity: 1 };
    expect((await sendOrder(shop, orderForm([line]), { by: await signUp(shop) })).statusCode).toBe(201);
    const large = { colour: 'indigo', size: 'L', stock: 2 };
    const current = (await send('GET', `/products/${product.id}/`, seller)).json();
    const saved = await send(
      'PUT',
      `/products/${product.id}/`,
      seller,
      formOf(current, { variants: [large] }),
    );
    expect(saved.json().variants.map(({ size }: { size: string }) => size)).toEqual(['L']);
    const rows = await shop.deps.db.select().from(variants).where(eq(variants.productId, product.id));
    expect(rows.map(({ id, size, retired }) => [id, size, retired]).sort()).toEqual(
      [
        [small?.id, 'S', true],
        [saved.json().variants[0].id, 'L', false],
      ].sort(),
    );
    expect(rows.some(({ id }) => id === medium?.id)).toBe(false);
    const page = (await shop.app.inject(`/api/products/${product.id}/`)).json();
    expect(page.variants.map(({ size }: { size: string }) => size)).toEqual(['L']);
    const tried = await sendOrder(shop, orderForm([line]), { by: await signUp(shop) });
    expect([tried.statusCode, tried.json().code]).toEqual([409, 'shop.cart_changed']);
    const back = await send(
      'PUT',
      `/products/${product.id}/`,
      seller,
      formOf(saved.json(), { variants: variantsOf(5) }),
    );
    expect(back.json().variants.find(({ size }: { size: string }) => size === 'S')).toMatchObject({
      id: small?.id,
      stock: 5,
    });
  });

  test('refuses a SKU of another product of the brand, but not of another brand', async () => {
    const sku = `SK-${made}-x`;
    await add({ variants: [{ colour: 'indigo', size: 'S', sku, stock: 1 }] });
    const other = await add();
    const taken = await send(
      'PUT',
      `/products/${other.id}/`,
      seller,
      formOf(other, { variants: [{ colour: 'indigo', size: 'S', sku: sku.toLowerCase(), stock: 1 }] }),
    );
    expect(taken.json()).toEqual({ variants: [`The SKU ${sku.toLowerCase()} belongs to another product.`] });
    const elsewhere = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: elsewhere.id });
    await add({ variants: [{ colour: 'indigo', size: 'S', sku, stock: 1 }] }, elsewhere);
  });

  test('deletes a picture that goes, unless an order shows it', async () => {
    const kept = (await upload(seller)).json().image;
    const gone = (await upload(seller)).json().image;
    const pictures = [
      { image: kept, description: 'Front' },
      { image: gone, description: 'Back' },
    ];
    const product = await add({ active: true, pictures });
    const line = { product, variant: product.variants[0] as { id: number } };
    await sendOrder(shop, orderForm([line]), { by: await signUp(shop) });
    const next = (await upload(seller)).json().image;
    const current = (await send('GET', `/products/${product.id}/`, seller)).json();
    const saved = await send(
      'PUT',
      `/products/${product.id}/`,
      seller,
      formOf(current, { pictures: [{ image: next, description: 'New' }] }),
    );
    expect(saved.statusCode, saved.payload).toBe(200);
    expect((await shop.app.inject(kept)).statusCode).toBe(200);
    expect((await shop.app.inject(gone)).statusCode).toBe(404);
  });

  test('takes no picture that somebody else has uploaded', async () => {
    const image = (await upload(admin)).json().image;
    const response = await send(
      'POST',
      '/products/',
      seller,
      form({ variants: variantsOf(1), pictures: [{ image, description: 'x' }] }),
    );
    expect(response.json()).toHaveProperty('pictures');
  });
});

describe('the stock', () => {
  test('is changed by pieces, never below zero, beside sales (catalogue-14)', async () => {
    const product = await add({ variants: variantsOf(5) });
    const [small, medium] = product.variants.map(({ id }) => id);
    const change = (changes: object[], key?: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/shelf/products/${product.id}/stock/`,
        payload: { changes },
        headers: { ...seller.headers, ...(key ? { 'idempotency-key': key } : {}) },
      });
    await change([{ variant: small, by: 3 }], 'once');
    await change([{ variant: small, by: 3 }], 'once');
    expect(await stockOf(small)).toBe(8);
    const short = await change([
      { variant: small, by: -2 },
      { variant: medium, by: -6 },
    ]);
    expect([short.statusCode, short.json().detail]).toEqual([
      409,
      'Only 5 are left: some may have been sold meanwhile.',
    ]);
    expect([await stockOf(small), await stockOf(medium)]).toEqual([8, 5]);
    const foreign = (await makeProduct(shop)).variants[0]?.id;
    expect((await change([{ variant: foreign, by: 1 }])).json()).toHaveProperty('changes');
    expect((await change([{ variant: small, by: 1_000_000 }])).json()).toHaveProperty('changes');
  });

  test('loses no piece to a sale at the same time', async () => {
    const image = (await upload(seller)).json().image;
    const product = await add({
      active: true,
      pictures: [{ image, description: 'Front' }],
      variants: variantsOf(20),
    });
    const variant = product.variants[0] as { id: number };
    const customers = await Promise.all(Array.from({ length: 4 }, () => signUp(shop)));
    await Promise.all([
      ...customers.map((by) => sendOrder(shop, orderForm([{ product, variant, quantity: 2 }]), { by })),
      ...customers.map(() =>
        send('POST', `/products/${product.id}/stock/`, seller, { changes: [{ variant: variant.id, by: 5 }] }),
      ),
    ]);
    expect(await stockOf(variant.id)).toBe(20 - 8 + 20);
  });
});

describe('the list', () => {
  test('has the own products only, found by name, SKU and state', async () => {
    const who = await signUp(shop, { userType: 'brand' });
    const { id } = await makeBrand(shop, { userId: who.id });
    const plain = await makeProduct(shop, { brandId: id, name: 'Plain Kurta' });
    const empty = await makeProduct(shop, { brandId: id, name: 'Empty Shawl', stock: 0 });
    const reduced = await makeProduct(shop, {
      brandId: id,
      name: 'Cheap_Coat',
      compareAtPrice: 9000,
      active: false,
    });
    const found = async (query: string, by = who) => {
      const response = await send('GET', `/products/?${query}`, by);
      expect(response.statusCode, response.payload).toBe(200);
      return (response.json().results as { id: number }[]).map((row) => row.id);
    };
    await shop.deps.db
      .update(variants)
      .set({ sku: 'Z-9' })
      .where(eq(variants.id, plain.variants[1]?.id ?? 0));
    expect(await found('')).toEqual([reduced.id, empty.id, plain.id]);
    expect(await found('state=hidden')).toEqual([reduced.id]);
    expect(await found('state=active')).toEqual([empty.id, plain.id]);
    expect(await found('state=out_of_stock')).toEqual([empty.id]);
    expect(await found('state=on_sale')).toEqual([reduced.id]);
    expect(await found('search=KURTA')).toEqual([plain.id]);
    expect(await found('search=p_c')).toEqual([reduced.id]);
    expect(await found('search=z-9')).toEqual([plain.id]);
    expect(await found(`search=${empty.id}`)).toEqual([empty.id]);
    expect(await found(`brand=${brandId}`)).toEqual([reduced.id, empty.id, plain.id]);
    expect(await found(`brand=${id}&search=shawl`, admin)).toEqual([empty.id]);
    expect(await found(`search=kurta&brand=${id}&state=active`, admin)).toEqual([plain.id]);
    const first = (await send('GET', '/products/?size=2', who)).json();
    expect([first.count, first.previous]).toEqual([3, null]);
    expect(await found(`size=2&after=${first.next}`)).toEqual([plain.id]);
    expect((await send('GET', '/products/', await signUp(shop))).statusCode).toBe(403);
    expect((await send('GET', '/products/')).statusCode).toBe(401);
    expect((await send('GET', '/products/', await signUp(shop, { userType: 'brand' }))).json().code).toBe(
      'catalogue.brand_missing',
    );
  });
});

test('a hidden product leaves the shop at once, and comes back', async () => {
  const product = await makeProduct(shop, { brandId });
  const hidden = await send('PATCH', `/products/${product.id}/`, admin, { active: false });
  expect(hidden.json()).toMatchObject({ active: false, version: 2 });
  expect((await shop.app.inject(`/api/products/${product.id}/`)).statusCode).toBe(404);
  await send('PATCH', `/products/${product.id}/`, seller, { active: true });
  expect((await shop.app.inject(`/api/products/${product.id}/`)).statusCode).toBe(200);
  const [row] = await shop.deps.db.select().from(products).where(eq(products.id, product.id));
  expect(row?.version).toBe(3);
});
