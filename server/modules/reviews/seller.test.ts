import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SellerReview } from '../../../contract/seller-reviews.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct, makeReview } from '../../../test/factories-shop.ts';
import { reviews } from '../../db/schema/reviews.ts';

const shop = testApp();

async function makeSeller() {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id });
  const product = await makeProduct(shop, { brandId: brand.id });
  return { seller, product };
}

function list(query: string, who?: SignedUp) {
  return shop.app.inject({
    method: 'GET',
    url: `/api/workshop/reviews/?${query}`,
    headers: who?.headers ?? {},
  });
}

function reply(method: 'POST' | 'PUT', id: number, who: SignedUp | undefined, text = 'Thank you!') {
  return shop.app.inject({
    method,
    url: `/api/reviews/${id}/reply/`,
    payload: { text },
    headers: who?.headers ?? {},
  });
}

test('lists the reviews of the own products, and those without a reply', async () => {
  const { seller, product } = await makeSeller();
  const other = await makeSeller();
  await makeReview(shop, other.product);
  const first = await makeReview(shop, product, { rating: 2, text: 'Too tight.' });
  const second = await makeReview(shop, product);
  await reply('POST', second.id, seller);
  const all = (await list('', seller)).json();
  expect(all.count).toBe(2);
  expect(all.results.map(({ id }: SellerReview) => id)).toEqual([second.id, first.id]);
  expect(all.results[1]).toMatchObject({
    rating: 2,
    text: 'Too tight.',
    reply: null,
    may_edit_reply: false,
    product: { id: product.id, name: product.name },
  });
  const missing = (await list('reply=missing', seller)).json();
  expect(missing.results.map(({ id }: SellerReview) => id)).toEqual([first.id]);
  expect((await list(`product=${other.product.id}`, seller)).json().results).toEqual([]);
  const page = (await list('size=1', seller)).json();
  expect((await list(`size=1&after=${page.next}`, seller)).json().results[0].id).toBe(first.id);
});

test('is for brands', async () => {
  expect((await list('')).statusCode).toBe(401);
  expect((await list('', await signUp(shop))).statusCode).toBe(403);
  expect((await list('', await signUp(shop, { userType: 'brand' }))).json().code).toBe(
    'catalogue.brand_missing',
  );
});

test('a reply can be corrected for a day (reviews-6)', async () => {
  const { seller, product } = await makeSeller();
  const { id } = await makeReview(shop, product);
  expect((await reply('PUT', id, seller)).json().code).toBe('reviews.reply_fixed');
  await reply('POST', id, seller, 'Thnak you!');
  expect((await list('', seller)).json().results[0].may_edit_reply).toBe(true);
  const changed = await reply('PUT', id, seller, 'Thank you!');
  expect([changed.statusCode, changed.json().reply.text]).toEqual([200, 'Thank you!']);
  const shown = (await shop.app.inject(`/api/products/${product.id}/reviews/`)).json();
  expect(shown.results[0].reply.text).toBe('Thank you!');
  await shop.deps.db
    .update(reviews)
    .set({ repliedAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(reviews.id, id));
  expect((await reply('PUT', id, seller, 'Later')).json().code).toBe('reviews.reply_fixed');
  expect((await list('', seller)).json().results[0]).toMatchObject({
    may_edit_reply: false,
    reply: { text: 'Thank you!' },
  });
});

test('is 404 for the reply of another seller, and refused without words', async () => {
  const { seller, product } = await makeSeller();
  const other = await makeSeller();
  const { id } = await makeReview(shop, product);
  await reply('POST', id, seller);
  expect((await reply('PUT', id, other.seller)).statusCode).toBe(404);
  expect((await reply('PUT', id, await signUp(shop, { userType: 'admin' }))).statusCode).toBe(404);
  expect((await reply('PUT', id, undefined)).statusCode).toBe(401);
  expect((await reply('PUT', id, await signUp(shop))).statusCode).toBe(403);
  expect((await reply('PUT', id, seller, ' ')).json()).toEqual({ text: ['This field is required.'] });
});

test('knows the brand of a review without being told', async () => {
  const { product } = await makeSeller();
  const { id } = await makeReview(shop, product);
  const [row] = await shop.deps.db.select().from(reviews).where(eq(reviews.id, id));
  expect(row?.brandId).toBe(product.brandId);
});
