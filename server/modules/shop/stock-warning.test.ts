import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { products } from '../../db/schema/catalogue.ts';

const shop = testApp({ JOBS: 'false' });

let seller: SignedUp;
let brandId: number;
let support: SignedUp;

beforeAll(async () => {
  seller = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: seller.id })).id;
  support = await signUp(shop, { userType: 'support' });
});

type Product = Awaited<ReturnType<typeof makeProduct>>;

const buy = async (product: Product, quantity: number, place = 0) => {
  const variant = product.variants[place] ?? { id: 0 };
  const form = orderForm([{ product, variant, quantity }], { email: undefined });
  return sendOrder(shop, form, { by: await signUp(shop) });
};

const warnings = async ({ name }: { name: string }, to = seller.email) =>
  (await mailsTo(shop, to)).filter(({ subject }) => subject === `Low on stock: ${name}`);

const addPieces = (product: Product, by: number, place = 0) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/shelf/products/${product.id}/stock/`,
    headers: seller.headers,
    payload: { changes: [{ variant: product.variants[place]?.id, by }] },
  });

const listed = async (query: string, by = seller) =>
  (await shop.app.inject({ url: `/api/shelf/products/?${query}`, headers: by.headers }))
    .json()
    .results.map(({ id }: { id: number }) => id);

const named = (name: string, stock: number, level = 3) =>
  makeProduct(shop, { brandId, name, stock, sizes: ['S', 'M'], lowStockLevel: level });

describe('a product that is low on stock (catalogue-20)', () => {
  test('its seller is warned once, and again only after restocking', async () => {
    const kurta = await named('Warned kurta', 5);
    expect((await buy(kurta, 2)).statusCode).toBe(201);
    expect(await warnings(kurta), 'three are enough').toEqual([]);
    expect(await listed('state=low_stock')).not.toContain(kurta.id);

    await buy(kurta, 1);
    const [mail, ...more] = await warnings(kurta);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'shop.low-stock' });
    expect(mail?.text).toContain('2 pieces');
    expect(mail?.text).toContain(`/workshop/products/${kurta.id}`);
    const { results } = (
      await shop.app.inject({ url: '/api/notifications/', headers: seller.headers })
    ).json();
    expect(results).toContainEqual(
      expect.objectContaining({
        title: 'Warned kurta is low on stock',
        path: `/workshop/products/${kurta.id}`,
      }),
    );
    expect(await listed('state=low_stock')).toContain(kurta.id);

    await buy(kurta, 1);
    await buy(kurta, 3, 1);
    expect(await warnings(kurta), 'not for each sale, nor for another size').toHaveLength(1);

    await addPieces(kurta, 9);
    expect(await listed('state=low_stock'), 'the other size is low').toContain(kurta.id);
    await addPieces(kurta, 9, 1);
    expect(await listed('state=low_stock')).not.toContain(kurta.id);
    await buy(kurta, 9);
    expect(await warnings(kurta)).toHaveLength(2);
  });

  test('a cancelled order is no restocking', async () => {
    const kurta = await named('Cancelled kurta', 3);
    const { parts } = (await buy(kurta, 1)).json();
    expect(await warnings(kurta)).toHaveLength(1);
    await shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${parts[0].id}/steps/`,
      headers: support.headers,
      payload: { action: 'cancel', reason: 'The customer has called' },
    });
    expect(await listed('state=low_stock')).not.toContain(kurta.id);
    await buy(kurta, 1);
    expect(await warnings(kurta)).toHaveLength(1);
  });

  test('many sales at once warn once', async () => {
    const kurta = await named('Hasty kurta', 12);
    const responses = await Promise.all(Array.from({ length: 12 }, (_, place) => buy(kurta, 1, place % 2)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    expect(await warnings(kurta)).toHaveLength(0);
    const more = await Promise.all(Array.from({ length: 12 }, (_, place) => buy(kurta, 1, place % 2)));
    expect(more.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    expect(await warnings(kurta)).toHaveLength(1);
  });

  test('level 0 never warns, and a failed order neither', async () => {
    const kurta = await named('Silent kurta', 2, 0);
    await buy(kurta, 2);
    expect(await warnings(kurta)).toEqual([]);
    const other = await named('Short kurta', 2);
    expect((await buy(other, 3)).statusCode).toBe(409);
    expect(await warnings(other)).toEqual([]);
  });

  test('the shop is told of its own collection', async () => {
    const shawl = await makeProduct(shop, { type: 'culture', name: 'Low shawl', sizes: [null], stock: 3 });
    await buy(shawl, 1);
    const [mail] = await warnings(shawl, shop.config.support.email);
    expect(mail?.text).toContain(`/admin/products/${shawl.id}`);
    const { to_do } = (
      await shop.app.inject({ url: '/api/staff/dashboard/', headers: support.headers })
    ).json();
    expect(to_do).toContainEqual({ what: 'stock', count: 1 });
    expect(await listed('state=low_stock&type=culture', support)).toEqual([shawl.id]);
  });

  test('a new level counts at once; left out it stays; beyond its bounds it is refused', async () => {
    const kurta = await named('Edited kurta', 8);
    const url = `/api/shelf/products/${kurta.id}/`;
    const edit = async (change: object) => {
      const now = (await shop.app.inject({ url, headers: seller.headers })).json();
      const variants = now.variants.map(({ sku: _none, ...variant }: { sku: null }) => variant);
      const none = { collection: undefined, dress_type: undefined };
      const payload = { ...now, ...none, variants, ...change };
      return shop.app.inject({ method: 'PUT', url, headers: seller.headers, payload });
    };
    expect((await edit({ low_stock_level: 9 })).json()).toMatchObject({ low_stock_level: 9 });
    expect(await listed('state=low_stock')).toContain(kurta.id);
    expect((await edit({ low_stock_level: undefined })).json()).toMatchObject({ low_stock_level: 9 });
    expect((await edit({ low_stock_level: 8 })).statusCode).toBe(200);
    expect(await listed('state=low_stock')).not.toContain(kurta.id);
    for (const low_stock_level of [-1, 1001, 2.5]) {
      const refused = await edit({ low_stock_level });
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json())).toEqual(['low_stock_level']);
    }
    const [row] = await shop.deps.db.select().from(products).where(eq(products.id, kurta.id));
    expect(row?.lowStockLevel).toBe(8);
  });
});
