import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { WISHLIST_LIMIT } from '../../../contract/constants/catalogue.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { products } from '../../db/schema/catalogue.ts';

const shop = testApp();
const LIST = '/user_module/wishlist/';

function call(who: SignedUp | null, method: 'GET' | 'POST' | 'DELETE', url = LIST, payload?: object) {
  return shop.app.inject({ method, url, headers: who?.headers ?? {}, ...(payload ? { payload } : {}) });
}

async function wish(who: SignedUp, ...ids: number[]): Promise<number[]> {
  const response = await call(who, 'POST', LIST, { products: ids });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().products;
}

async function listed(who: SignedUp): Promise<{ id: number; name: string }[]> {
  const response = await call(who, 'GET');
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results;
}

async function goods(count: number) {
  const brand = await makeBrand(shop);
  return Promise.all(Array.from({ length: count }, () => makeProduct(shop, { brandId: brand.id })));
}

describe('a wishlist', () => {
  test('is empty at first and private', async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)];
    const [kurta] = await goods(1);
    expect(await listed(one)).toEqual([]);
    expect(await wish(one, kurta?.id ?? 0)).toEqual([kurta?.id]);
    expect(await listed(one)).toMatchObject([{ id: kurta?.id, name: kurta?.name, price: 2500 }]);
    expect(await listed(other)).toEqual([]);
    await call(other, 'DELETE', `${LIST}${kurta?.id}/`);
    expect(await listed(one)).toHaveLength(1);
  });

  test('is not cacheable', async () => {
    const response = await call(await signUp(shop), 'GET');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test('lists the latest wish first, and a merged list in its order', async () => {
    const who = await signUp(shop);
    const [a, b, c, d] = (await goods(4)).map(({ id }) => id) as [number, number, number, number];
    expect(await wish(who, c, a)).toEqual([c, a]);
    expect(await wish(who, d, a, b)).toEqual([d, b, c, a]);
    expect((await listed(who)).map(({ id }) => id)).toEqual([d, b, c, a]);
  });

  test('merges a list twice without duplicates', async () => {
    const who = await signUp(shop);
    const ids = (await goods(2)).map(({ id }) => id);
    const [first, second] = await Promise.all([wish(who, ...ids), wish(who, ...ids, ...ids)]);
    expect(first).toHaveLength(2);
    expect(second).toHaveLength(2);
    expect(await listed(who)).toHaveLength(2);
  });

  test('ignores unknown products and an empty list', async () => {
    const who = await signUp(shop);
    const [kurta] = await goods(1);
    expect(await wish(who, 2_000_000_000, kurta?.id ?? 0, 1)).toEqual([kurta?.id]);
    expect(await wish(who)).toEqual([kurta?.id]);
  });

  test('hides unlisted products', async () => {
    const who = await signUp(shop);
    const [gone, stays] = (await goods(2)).map(({ id }) => id) as [number, number];
    await wish(who, gone, stays);
    await shop.deps.db.update(products).set({ active: false }).where(eq(products.id, gone));
    expect((await listed(who)).map(({ id }) => id)).toEqual([stays]);
    await shop.deps.db.update(products).set({ active: true }).where(eq(products.id, gone));
    expect(await listed(who)).toHaveLength(2);
  });

  test('is limited, and drops the oldest wishes', async () => {
    const who = await signUp(shop);
    const brand = await makeBrand(shop);
    const first = await makeProduct(shop, { brandId: brand.id });
    const { id: _id, variants: _shelf, rating: _rating, search: _search, ...like } = first;
    const many = await shop.deps.db
      .insert(products)
      .values(Array.from({ length: WISHLIST_LIMIT }, (_, at) => ({ ...like, name: `Of many ${at}` })))
      .returning({ id: products.id });
    const ids = many.map(({ id }) => id);
    await wish(who, first.id);
    expect(await wish(who, ...ids)).toEqual(ids);
    expect(await wish(who, first.id)).toEqual([first.id, ...ids.slice(0, -1)]);
    expect(await listed(who)).toHaveLength(WISHLIST_LIMIT);
    const tooMany = await call(who, 'POST', LIST, { products: [...ids, first.id] });
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toHaveProperty('products');
  });
});

describe('removing a wish', () => {
  test('is idempotent', async () => {
    const who = await signUp(shop);
    const [kurta] = await goods(1);
    await wish(who, kurta?.id ?? 0);
    for (const _again of [1, 2]) {
      const response = await call(who, 'DELETE', `${LIST}${kurta?.id}/`);
      expect(response.statusCode).toBe(204);
      expect(response.body).toBe('');
    }
    expect(await listed(who)).toEqual([]);
    expect((await call(who, 'DELETE', `${LIST}2000000000/`)).statusCode).toBe(204);
    expect((await call(who, 'DELETE', `${LIST}-1/`)).statusCode).toBe(404);
  });
});

test.each([
  ['GET', LIST, undefined],
  ['POST', LIST, { products: [1] }],
  ['DELETE', `${LIST}1/`, undefined],
] as const)('%s needs a session', async (method, url, payload) => {
  const response = await call(null, method, url, payload);
  expect(response.statusCode).toBe(401);
  expect(response.json().code).toBe('session.missing');
});

test.each([
  [{}],
  [{ products: 'all' }],
  [{ products: [0] }],
  [{ products: [1.5] }],
  [{ products: [2 ** 31] }],
  [{ products: ["1'; drop table wishes; --"] }],
  [{ products: null }],
])('adding %j is refused on the field', async (body) => {
  const response = await call(await signUp(shop), 'POST', LIST, body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty('products');
});
