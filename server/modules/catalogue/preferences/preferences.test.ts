import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { users } from '../../../db/schema/accounts.ts';
import { brands, products } from '../../../db/schema/catalogue.ts';
import { preferences } from '../../../db/schema/preferences.ts';

const shop = testApp();
const URL = '/api/brands/preferences/';

const ANSWERS = {
  productType: 'sales',
  category: 'mens',
  wearCategory: 'eastern',
  dressType: 'shalwarKameez',
  priceRange: 'under15000',
  favoriteColor: '#B3261E',
  brandPreference: 'local',
};

function send(payload: object, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url: URL, payload, headers });
}

async function kept() {
  return shop.deps.db.select().from(preferences).orderBy(desc(preferences.id));
}

afterEach(async () => {
  await shop.deps.db.update(brands).set({ active: false });
  await shop.deps.db.update(products).set({ active: false });
  await shop.deps.db.delete(preferences);
});

describe('answers to the wizard', () => {
  test('of a visitor are stored, and match nothing in an empty catalogue', async () => {
    const response = await send(ANSWERS);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({
      message: 'Thank you for sharing your shopping preferences!',
      brands: [],
      products: [],
    });
    expect(await kept()).toMatchObject([{ ...ANSWERS, customerId: null }]);
  });

  test('of a customer are stored with the account, of staff without', async () => {
    const customer = await signUp(shop);
    const staff = await signUp(shop, { userType: 'support' });
    const { favoriteColor: _, ...colourless } = ANSWERS;
    expect((await send(colourless, customer.headers)).statusCode).toBe(201);
    expect((await send(ANSWERS, staff.headers)).statusCode).toBe(201);
    expect(await kept()).toMatchObject([
      { customerId: null },
      { customerId: customer.id, favoriteColor: null },
    ]);
  });

  test('return the best matches first, at most four brands and eight products', async () => {
    const sale = await makeBrand(shop, { sale: true });
    const plain = await makeBrand(shop);
    const other = await makeBrand(shop, { category: 'womens' });
    const suit = { dressType: 'Shalwar_Kameez', price: 4000 };
    const wished = await makeProduct(shop, { ...suit, brandId: sale.id });
    const farther = await makeProduct(shop, { ...suit, brandId: plain.id });
    await makeProduct(shop, { ...suit, brandId: sale.id, stock: 0 });
    await makeProduct(shop, { ...suit, brandId: sale.id, active: false });
    await makeProduct(shop, { ...suit, brandId: other.id, category: 'womens' });
    const culture = await makeProduct(shop, { type: 'culture', price: 900 });
    const dear = await makeProduct(shop, { ...suit, price: 90_000, brandId: plain.id });
    const first = (await send(ANSWERS)).json();
    expect(first.brands.map(({ id }: { id: number }) => id)).toEqual([sale.id, plain.id]);
    expect(first.products.map(({ id }: { id: number }) => id)).toEqual([
      wished.id,
      farther.id,
      culture.id,
      dear.id,
    ]);
    const listed = await shop.app.inject(`/api/products/?ids=${wished.id}`);
    expect(first.products[0]).toEqual(listed.json().results[0]);

    for (let n = 0; n < 5; n++) await makeProduct(shop, suit);
    const many = (await send(ANSWERS)).json();
    expect([many.brands.length, many.products.length]).toEqual([4, 8]);
  });

  test('respect colour, location and bespoke preferences', async () => {
    const make = async (traits: Parameters<typeof makeBrand>[1], colour: string) => {
      const { id: brandId } = await makeBrand(shop, traits);
      return (await makeProduct(shop, { brandId, colours: { one: colour } })).id;
    };
    const red = await make({}, '#B3261E');
    const blue = await make({}, '#1B2A5C');
    const abroad = await make({ location: 'international' }, '#888888');
    const bespoke = await make({ bespoke: true }, '#888888');
    const best = async (changes: object) => (await send({ ...ANSWERS, ...changes })).json().products[0].id;
    expect(await best({ favoriteColor: '#b01f1f' })).toBe(red);
    expect(await best({ favoriteColor: '#1b2a5c' })).toBe(blue);
    expect(await best({ favoriteColor: undefined, brandPreference: 'international' })).toBe(abroad);
    expect(await best({ favoriteColor: undefined, productType: 'bespoke' })).toBe(bespoke);
  });

  test('sent twice with one key are stored once', async () => {
    const headers = { 'idempotency-key': 'wizard-1' };
    const [one, again] = [await send(ANSWERS, headers), await send(ANSWERS, headers)];
    expect(again.json()).toEqual(one.json());
    expect(await kept()).toHaveLength(1);
  });

  test('of a deleted account are kept for statistics', async () => {
    const customer = await signUp(shop);
    await send(ANSWERS, customer.headers);
    await shop.deps.db.delete(users).where(eq(users.id, customer.id));
    expect(await kept()).toMatchObject([{ ...ANSWERS, customerId: null }]);
  });

  test.each([
    [{ productType: undefined }, ['productType']],
    [{ productType: 'free' }, ['productType']],
    [{ category: 'pets' }, ['category']],
    [{ wearCategory: 'northern' }, ['wearCategory']],
    [{ dressType: 'Saree' }, ['dressType']],
    [{ dressType: "Sherwani'; drop table preferences;--" }, ['dressType']],
    [{ dressType: 'Sherwani\0' }, ['dressType']],
    [{ priceRange: 'any' }, ['priceRange']],
    [{ favoriteColor: 'red' }, ['favoriteColor']],
    [{ favoriteColor: '#12345' }, ['favoriteColor']],
    [{ brandPreference: 7 }, ['brandPreference']],
  ])('are refused with %j', async (changes, fields) => {
    const response = await send({ ...ANSWERS, ...changes });
    expect(response.statusCode, response.body).toBe(400);
    expect(Object.keys(response.json())).toEqual(fields);
    expect(await kept()).toEqual([]);
  });

  test('with an invalid token are refused', async () => {
    expect((await send(ANSWERS, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
    expect((await send([])).statusCode).toBe(400);
  });
});
