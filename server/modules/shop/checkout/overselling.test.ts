import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { GUEST_MAX_LINES } from '../../../../contract/constants/shop-orders.ts';
import { testApp } from '../../../../test/app.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { payments, sellerOrderItems } from '../../../db/schema/shop.ts';
import { countAllSold } from '../jobs.ts';
import { confirmByStaff } from './reservation-service.ts';

const shop = testApp();

async function stocks(ids: number[]): Promise<number[]> {
  const rows = await shop.deps.db
    .select()
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id));
  return rows.map(({ stock }) => stock);
}

test('of 200 concurrent customers of 20 pieces exactly 20 get one, and 180 an error', async () => {
  const shawl = await makeProduct(shop, { type: 'culture', sizes: [null], stock: 20 });
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => sendOrder(shop, orderForm([{ product: shawl }]))),
  );
  const told = (status: number) => responses.filter(({ statusCode }) => statusCode === status);
  expect([told(201).length, told(409).length]).toEqual([20, 180]);
  expect(new Set(told(409).map((response) => response.json().code))).toEqual(new Set(['shop.cart_changed']));
  expect(await stocks(shawl.variants.map(({ id }) => id))).toEqual([0]);
  const sold = await shop.deps.db
    .select()
    .from(sellerOrderItems)
    .where(eq(sellerOrderItems.productId, shawl.id));
  expect(sold).toHaveLength(20);
  const [row] = await shop.deps.db.select().from(products).where(eq(products.id, shawl.id));
  expect([row?.inStock, row?.sold]).toEqual([false, 0]);
  await countAllSold(shop.deps);
  const [waiting] = await shop.deps.db.select().from(products).where(eq(products.id, shawl.id));
  expect(waiting?.sold, 'nobody has confirmed yet').toBe(0);
  await Promise.all(told(201).map((response) => confirmByStaff(shop.deps, response.json().tracking_id)));
  await countAllSold(shop.deps);
  await countAllSold(shop.deps);
  const [counted] = await shop.deps.db.select().from(products).where(eq(products.id, shawl.id));
  expect(counted?.sold).toBe(20);
});

test('customers by card who come too late are not charged', async () => {
  const shawl = await makeProduct(shop, { type: 'culture', sizes: [null], stock: 3 });
  const tokens = await Promise.all(Array.from({ length: 12 }, () => cardToken(shop)));
  const responses = await Promise.all(
    tokens.map((payment_token) =>
      sendOrder(shop, orderForm([{ product: shawl }], { payment_method: 'creditCard', payment_token })),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(await shop.deps.db.select().from(payments)).toHaveLength(3);
});

test('carts with the same variants in any order do not deadlock', async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => makeProduct(shop, { stock: 60 })));
  const lines = goods
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .slice(0, GUEST_MAX_LINES);
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, customer) => {
      const turned = [...lines.slice(customer % lines.length), ...lines.slice(0, customer % lines.length)];
      return sendOrder(shop, orderForm(customer % 2 ? turned : turned.toReversed()));
    }),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const ids = lines.map(({ variant }) => variant.id);
  expect(await stocks(ids)).toEqual(ids.map(() => 0));
});
