import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { variants } from '../server/db/schema/catalogue.ts';
import { goodsOrderDetails } from '../server/db/schema/order-details.ts';
import { orders } from '../server/db/schema/orders.ts';
import { sellerOrders } from '../server/db/schema/shop.ts';
import type { TestApp } from './app.ts';
import { makeProduct } from './factories-shop.ts';
import { orderForm, sendOrder } from './factories-shop-orders.ts';
import { mailsTo } from './mailbox.ts';

type Product = Awaited<ReturnType<typeof makeProduct>>;

/** Helpers for tests of unconfirmed cart orders. */
export function guestOrders(shop: TestApp) {
  const shawls = (stock: number) => makeProduct(shop, { type: 'culture', sizes: [null], stock });

  async function reserve(product: Product, { quantity = 1, ...more }: Record<string, unknown> = {}) {
    const form = orderForm([{ product, quantity: Number(quantity) }], more);
    const response = await sendOrder(shop, form);
    expect(response.statusCode, response.payload).toBe(201);
    return { form, ...response.json() };
  }

  async function stockOf({ id }: Product): Promise<number> {
    const rows = await shop.deps.db.select().from(variants).where(eq(variants.productId, id));
    return rows.reduce((sum, { stock }) => sum + stock, 0);
  }

  async function rowOf(id: number) {
    const [row] = await shop.deps.db
      .select()
      .from(orders)
      .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
      .where(eq(orders.id, id));
    if (!row) throw new Error('No such order');
    return { ...row.orders, ...row.goods_order_details };
  }

  async function statusesOf(orderId: number) {
    const parts = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, orderId));
    return [...new Set(parts.map(({ status }) => status))];
  }

  async function age(orderId: number, milliseconds: number) {
    const { orderDate, reservedUntil } = await rowOf(orderId);
    await shop.deps.db
      .update(orders)
      .set({ orderDate: new Date(orderDate.getTime() - milliseconds) })
      .where(eq(orders.id, orderId));
    await shop.deps.db
      .update(goodsOrderDetails)
      .set({ reservedUntil: reservedUntil && new Date(reservedUntil.getTime() - milliseconds) })
      .where(eq(goodsOrderDetails.orderId, orderId));
  }

  async function tokenTo(email: string): Promise<string> {
    for (const { text } of await mailsTo(shop, email)) {
      const [, token] = /confirm-order\?token=([\w-]+)/.exec(text) ?? [];
      if (token) return token;
    }
    throw new Error('No link was mailed');
  }

  const press = (token: string) =>
    shop.app.inject({ method: 'POST', url: '/api/shop/orders/confirm/', payload: { token } });

  const track = async (number: string) =>
    (await shop.app.inject({ url: `/tailor_module/order-tracking/${number}/` })).json();

  return { shawls, reserve, stockOf, rowOf, statusesOf, age, tokenTo, press, track };
}
