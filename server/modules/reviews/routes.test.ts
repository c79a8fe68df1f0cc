import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Review } from '../../../contract/reviews.ts';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct, makeReview, makeShopOrder } from '../../../test/factories-shop.ts';
import { brands, products } from '../../db/schema/catalogue.ts';
import { files } from '../../db/schema/files.ts';
import { reviews } from '../../db/schema/reviews.ts';

const shop = testApp();

const of = (productId: number | string) => `/api/products/${productId}/reviews/`;
const WORDS = { rating: 5, text: 'The stitching is fine and the cloth is soft.' };

function get(url: string, who?: SignedUp) {
  return shop.app.inject({ method: 'GET', url, headers: who?.headers ?? {} });
}

function write(
  who: SignedUp | null,
  productId: number,
  fields: Record<string, string | number> = WORDS,
  { photos = {}, key }: { photos?: Record<string, Buffer>; key?: string } = {},
) {
  const form = multipart(fields, photos);
  return shop.app.inject({
    method: 'POST',
    url: of(productId),
    payload: form.payload,
    headers: { ...form.headers, ...who?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

function reply(who: SignedUp | null, reviewId: number, text = 'Thank you!') {
  return shop.app.inject({
    method: 'POST',
    url: `/api/reviews/${reviewId}/reply/`,
    payload: { text },
    headers: who?.headers ?? {},
  });
}

async function signUpWithDelivery(
  traits: Parameters<typeof signUp>[1] = {},
  product?: Parameters<typeof makeProduct>[1],
) {
  const who = await signUp(shop, traits);
  const bought = await makeProduct(shop, product);
  await makeShopOrder(shop, who, bought);
  return { who, product: bought };
}

async function productRow(id: number) {
  const [row] = await shop.deps.db.select().from(products).where(eq(products.id, id));
  return row;
}

describe('writing a review', () => {
  test('is visible at once, with the first name, and counts in the rating', async () => {
    const { who, product } = await signUpWithDelivery({ firstName: 'Ayesha', lastName: 'Khan' });
    const response = await write(who, product.id);
    expect(response.statusCode, response.body).toBe(201);
    const review = response.json() as Review;
    expect(review).toEqual({
      id: expect.any(Number),
      ...WORDS,
      author: 'Ayesha',
      city: null,
      photos: [],
      created_at: expect.stringMatching(/Z$/),
      reply: null,
    });
    const list = await get(of(product.id));
    expect(list.json()).toEqual({ count: 1, next: null, previous: null, results: [review] });
    expect(list.body).not.toMatch(/Khan|@/);
    expect(await productRow(product.id)).toMatchObject({ rating: 5, ratingCount: 1 });
    const [brand] = await shop.deps.db
      .select()
      .from(brands)
      .where(eq(brands.id, product.brandId ?? 0));
    expect(brand).toMatchObject({ rating: 5, ratingCount: 1 });
  });

  test('falls back to the username without a first name', async () => {
    const { who, product } = await signUpWithDelivery({ firstName: ' ' });
    expect((await write(who, product.id)).json().author).toBe(who.username);
  });

  test('keeps HTML as text', async () => {
    const { who, product } = await signUpWithDelivery();
    const text = '<script>alert(1)</script> & "quotes"\nsecond line';
    expect((await write(who, product.id, { rating: 4, text })).json().text).toBe(text);
  });

  test.each([undefined, 'PLACED', 'SHIPPED', 'CANCELLED'] as const)(
    'is refused when the order is %s',
    async (status) => {
      const who = await signUp(shop);
      const product = await makeProduct(shop);
      if (status) await makeShopOrder(shop, who, product, status);
      await makeShopOrder(shop, await signUp(shop), product);
      const work = vi.spyOn(shop.deps.pictures, 'prepare');
      const response = await write(who, product.id, WORDS, { photos: { photo_1: Buffer.from('a picture') } });
      expect(response.statusCode).toBe(403);
      expect(response.json().code).toBe('reviews.not_delivered');
      expect(work).not.toHaveBeenCalled();
      work.mockRestore();
      expect((await get(of(product.id))).json().count).toBe(0);
    },
  );

  test('is stored once, also for concurrent requests', async () => {
    const { who, product } = await signUpWithDelivery();
    const responses = await Promise.all([
      write(who, product.id, WORDS, { photos: { photo_1: await jpeg() } }),
      write(who, product.id, { ...WORDS, rating: 1 }, { photos: { photo_1: await jpeg() } }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const third = await write(who, product.id);
    expect(third.statusCode).toBe(409);
    expect(third.json().code).toBe('reviews.already_written');
    expect((await get(of(product.id))).json().count).toBe(1);
    expect(await shop.deps.db.select().from(files).where(eq(files.ownerId, who.id))).toHaveLength(1);
  });

  test('sent twice with one key is one review', async () => {
    const { who, product } = await signUpWithDelivery();
    const photos = { photo_1: await jpeg() };
    const first = await write(who, product.id, WORDS, { photos, key: 'one' });
    const again = await write(who, product.id, WORDS, { photos, key: 'one' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  test('needs a session', async () => {
    const response = await write(null, (await makeProduct(shop)).id);
    expect(response.statusCode).toBe(401);
  });

  test('is 404 without the product', async () => {
    const who = await signUp(shop);
    expect((await write(who, 2_000_000_000)).statusCode).toBe(404);
    expect((await write(who, -3)).statusCode).toBe(404);
  });

  test.each([
    ['rating', { text: 'No stars' }],
    ['rating', { rating: 0, text: 'None' }],
    ['rating', { rating: 6, text: 'Too many' }],
    ['rating', { rating: 4.5, text: 'Half' }],
    ['rating', { rating: 'five', text: 'Words' }],
    ['text', { rating: 5 }],
    ['text', { rating: 5, text: '   ' }],
    ['text', { rating: 5, text: 'x'.repeat(2001) }],
    ['text', { rating: 5, text: 'Bought with 4242-4242-4242-4242, no trouble' }],
    ['text', { rating: 5, text: 'a\0b' }],
  ])('refuses %s: %j', async (field, fields) => {
    const { who, product } = await signUpWithDelivery();
    const response = await write(who, product.id, fields as Record<string, string | number>);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(field);
    expect((await get(of(product.id))).json().count).toBe(0);
  });
});

describe('photos', () => {
  test('keep their order, are public and cacheable', async () => {
    const { who, product } = await signUpWithDelivery();
    const photos = { photo_3: await jpeg(30, 30), photo_1: await jpeg(10, 10), photo_2: await jpeg(20, 20) };
    const review = (await write(who, product.id, WORDS, { photos })).json() as Review;
    expect(review.photos).toHaveLength(3);
    const widths = await Promise.all(
      review.photos.map(async (address) => {
        const [row] = await shop.deps.db
          .select()
          .from(files)
          .where(eq(files.key, address.split('/').at(-1) ?? ''));
        return row?.width;
      }),
    );
    expect(widths).toEqual([10, 20, 30]);
    const picture = await get(review.photos[0] ?? '');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await get(of(product.id))).json().results[0].photos).toEqual(review.photos);
  });

  test('are stored no larger than a page shows them', async () => {
    const { who, product } = await signUpWithDelivery();
    await write(who, product.id, WORDS, { photos: { photo_1: await jpeg(1600, 2000) } });
    const [row] = await shop.deps.db.select().from(files).where(eq(files.ownerId, who.id));
    expect(row).toMatchObject({ width: 1024, height: 1280, published: true });
  });

  test('that are invalid are refused with the review', async () => {
    const { who, product } = await signUpWithDelivery();
    const photos = { photo_2: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') };
    const response = await write(who, product.id, WORDS, { photos });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('photo_2');
    expect((await get(of(product.id))).json().count).toBe(0);
  });

  test('that are private are 404 at the public address', async () => {
    const { who, product } = await signUpWithDelivery();
    const { photos } = (
      await write(who, product.id, WORDS, { photos: { photo_1: await jpeg() } })
    ).json() as Review;
    const address = photos[0] ?? '';
    await shop.deps.db.update(files).set({ published: false }).where(eq(files.ownerId, who.id));
    for (const url of [address, '/files/published/nothing', '/files/published/..%2f..%2fjwt-secret']) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.json().code).toBe('request.not_found');
    }
  });
});

describe('the reviews of a product', () => {
  test('come five a page, newest first, publicly cacheable', async () => {
    const product = await makeProduct(shop);
    const made = [];
    for (let at = 0; at < 6; at += 1) made.push((await makeReview(shop, product, { city: 'Multan' })).id);
    const first = await get(of(product.id));
    expect(first.headers['cache-control']).toBe('public, max-age=30');
    const page = first.json();
    expect(page.count).toBe(6);
    expect(page.results.map(({ id }: Review) => id)).toEqual(made.slice(1).reverse());
    expect(page.results[0].city).toBe('Multan');
    expect(page.previous).toBeNull();
    const second = (await get(page.next.replace('http://naap.test', ''))).json();
    expect(second.results.map(({ id }: Review) => id)).toEqual(made.slice(0, 1));
    expect(second.next).toBeNull();
    const past = await get(`${of(product.id)}?page=3`);
    expect(past.statusCode).toBe(404);
    expect(past.json().code).toBe('page.invalid');
    expect((await get(`${of(product.id)}?page=0`)).statusCode).toBe(400);
  });

  test('are empty without any, and 404 without a product', async () => {
    const product = await makeProduct(shop);
    expect((await get(of(product.id))).json()).toEqual({ count: 0, next: null, previous: null, results: [] });
    expect((await get(of(2_000_000_000))).statusCode).toBe(404);
    expect((await get(of('one'))).statusCode).toBe(404);
  });
});

describe('the own review', () => {
  test('may be written once, after delivery', async () => {
    const who = await signUp(shop);
    const product = await makeProduct(shop);
    const mine = `${of(product.id)}mine/`;
    expect((await get(mine, who)).json()).toEqual({ may_review: false, may_reply: false, review: null });
    await makeShopOrder(shop, who, product, 'SHIPPED');
    expect((await get(mine, who)).json().may_review).toBe(false);
    await makeShopOrder(shop, who, product);
    expect((await get(mine, who)).json()).toEqual({ may_review: true, may_reply: false, review: null });
    expect((await get(mine, await signUp(shop))).json().may_review).toBe(false);
    const review = (await write(who, product.id)).json();
    expect((await get(mine, who)).json()).toEqual({ may_review: false, may_reply: false, review });
  });

  test('needs a session and a product', async () => {
    const product = await makeProduct(shop);
    expect((await get(`${of(product.id)}mine/`)).statusCode).toBe(401);
    expect((await get(`${of(2_000_000_000)}mine/`, await signUp(shop))).statusCode).toBe(404);
  });
});

describe('the reply', () => {
  test('is written once by the brand, and is public', async () => {
    const seller = await signUp(shop, { userType: 'brand' });
    const brand = await makeBrand(shop, { userId: seller.id });
    const product = await makeProduct(shop, { brandId: brand.id });
    const { id } = await makeReview(shop, product);
    const mine = `${of(product.id)}mine/`;
    expect((await get(mine, seller)).json().may_reply).toBe(true);
    expect((await get(mine, await signUp(shop, { userType: 'brand' }))).json().may_reply).toBe(false);
    const responses = await Promise.all([reply(seller, id, 'Shukriya!'), reply(seller, id, 'Shukriya!')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const said = responses.find(({ statusCode }) => statusCode === 201)?.json() as Review;
    expect(said.reply).toEqual({ by: brand.name, text: 'Shukriya!', at: expect.stringMatching(/Z$/) });
    expect((await reply(seller, id)).json().code).toBe('reviews.already_replied');
    expect((await get(of(product.id))).json().results[0]).toEqual(said);
  });

  test('to goods of the shop is written by staff', async () => {
    const product = await makeProduct(shop, { type: 'culture' });
    for (const userType of ['support', 'admin'] as const) {
      const { id } = await makeReview(shop, product);
      const response = await reply(await signUp(shop, { userType }), id);
      expect(response.statusCode, response.body).toBe(201);
      expect(response.json().reply.by).toBe(shop.config.brandName);
    }
  });

  test('by anybody else is 404', async () => {
    const ofBrand = await makeReview(shop, await makeProduct(shop));
    const ofShop = await makeReview(shop, await makeProduct(shop, { type: 'culture' }));
    const other = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: other.id });
    const strangers = [
      [other, ofBrand],
      [other, ofShop],
      [await signUp(shop, { userType: 'admin' }), ofBrand],
    ] as const;
    for (const [who, { id }] of strangers) expect((await reply(who, id)).statusCode).toBe(404);
    expect((await reply(other, 2_000_000_000)).statusCode).toBe(404);
    for (const userType of ['customer', 'tailor'] as const) {
      const { statusCode } = await reply(await signUp(shop, { userType }), ofShop.id);
      expect(statusCode).toBe(403);
    }
    const rows = await shop.deps.db.select().from(reviews).where(eq(reviews.id, ofBrand.id));
    expect(rows[0]?.reply).toBeNull();
  });

  test('needs a session and a text', async () => {
    const { id } = await makeReview(shop, await makeProduct(shop));
    expect((await reply(null, id)).statusCode).toBe(401);
    const seller = await signUp(shop, { userType: 'brand' });
    for (const text of ['', '  ', 'x'.repeat(1001), 'Send it to 4242 4242 4242 4242']) {
      expect((await reply(seller, id, text)).json()).toHaveProperty('text');
    }
  });
});

describe('testimonials on the home page', () => {
  test('are at most three good reviews with text, one per product', async () => {
    const words = (what: string) => `${what}: it came on the day and it fits as if it were made for me.`;
    const [one, two, three, four, hidden] = [
      await makeProduct(shop),
      await makeProduct(shop, { type: 'culture' }),
      await makeProduct(shop),
      await makeProduct(shop),
      await makeProduct(shop),
    ];
    await makeReview(shop, four, { text: words('Oldest') });
    await makeReview(shop, one, { text: words('First') });
    await makeReview(shop, two, { text: words('Second'), rating: 4 });
    await makeReview(shop, two, { text: 'Nice.' });
    await makeReview(shop, three, { text: words('Third') });
    await makeReview(shop, one, { text: words('Again') });
    await makeReview(shop, one, { text: words('Angry'), rating: 3 });
    await makeReview(shop, hidden, { text: words('Hidden') });
    await shop.deps.db.update(products).set({ active: false }).where(eq(products.id, hidden.id));
    const response = await get('/api/reviews/featured/');
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    const { results } = response.json() as { results: (Review & { product: { name: string } })[] };
    expect(results.map(({ text, product }) => [text, product])).toEqual([
      [words('Again'), { id: one.id, type: 'brand', name: one.name }],
      [words('Third'), { id: three.id, type: 'brand', name: three.name }],
      [words('Second'), { id: two.id, type: 'culture', name: two.name }],
    ]);
  });
});
