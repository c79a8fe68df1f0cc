import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { deliveredGoods } from '../../../../test/factories-returns.ts';
import { checkIdentityOf } from '../../../../test/factories-sellers.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { orderNotes } from '../../../db/schema/backoffice.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, refunds, sellerOrders } from '../../../db/schema/shop.ts';
import { verifyData } from '../../system/verification-service.ts';
import { capture } from '../payments/capture-service.ts';
import { refund } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const ROUNDS = 4;
let first: SignedUp;
let second: SignedUp;

beforeAll(async () => {
  first = await signUp(shop, { userType: 'admin' });
  second = await signUp(shop, { userType: 'admin' });
});

const post = (url: string, { headers }: SignedUp, payload: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });

const get = async (url: string, { headers }: SignedUp) => (await shop.app.inject({ url, headers })).json();

/** What came in for the order, and what went back or will. */
async function moneyOf(orderId: number) {
  const { db } = shop.deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  const back = rows.reduce((sum, { amount }) => sum + amount, 0);
  return { total: order?.total ?? 0, status: order?.status, payment: payment?.amount, back, rows };
}

/** Of a brand: what it has earned, what is in payouts, and what its balance says. */
async function ledgerOf(brandId: number) {
  const { rows } = await shop.deps.db.execute<Record<string, number>>(sql`select
    (select coalesce(sum(goods - discount - commission - withheld), 0)::int from earnings where brand_id = ${brandId}) as earned,
    (select coalesce(sum(amount), 0)::int from payouts where brand_id = ${brandId}) as taken`);
  const { results } = await get('/api/staff/payouts/balances/', first);
  const found = results.find(
    (one: { kind: string; id: number }) => one.kind === 'brand' && one.id === brandId,
  );
  const [{ earned = 0, taken = 0 } = {}] = rows;
  return { earned, taken, balance: found?.amount ?? 0 };
}

describe('a payout beside a return (earnings-12, returns-4)', () => {
  test('takes the return in or leaves it for the next one; nothing is paid twice', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, part, owner } = await deliveredGoods(shop);
      await checkIdentityOf(shop, owner.id);
      const [row] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.id, part));
      const brandId = row?.brandId ?? 0;
      const { balance } = await ledgerOf(brandId);
      expect(balance).toBeGreaterThan(0);
      const sellers = [{ kind: 'brand', id: brandId, amount: balance }];
      const [made, returned] = await Promise.all([
        post('/api/staff/payouts/', first, { sellers }),
        post(`/api/seller-orders/${part}/steps/`, owner, { action: 'return', restock: true }),
      ]);
      expect(returned.statusCode, returned.body).toBe(200);
      if (made.statusCode === 201) {
        const url = `/api/staff/payouts/${made.json().id}/`;
        expect((await post(`${url}approval/`, second)).statusCode).toBe(200);
        expect((await post(`${url}payment/`, second, { reference: 'HBL 1' })).statusCode).toBe(200);
      } else expect(['payouts.balance_changed', 'payouts.nothing_to_pay']).toContain(made.json().code);
      const after = await ledgerOf(brandId);
      expect(after.earned, 'all of it came back').toBe(0);
      expect(after.balance, 'what was paid too much is taken off the next payout').toBe(
        0 - (after.taken ?? 0),
      );
      const { total, back } = await moneyOf(id);
      expect(back).toBeLessThanOrEqual(total);
    }
  });

  test('two runs at once pay a seller once', async () => {
    const { part, owner } = await deliveredGoods(shop);
    await checkIdentityOf(shop, owner.id);
    const [row] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.id, part));
    const brandId = row?.brandId ?? 0;
    const { balance } = await ledgerOf(brandId);
    const sellers = [{ kind: 'brand', id: brandId, amount: balance }];
    const both = await Promise.all([first, second].map((by) => post('/api/staff/payouts/', by, { sellers })));
    expect(both.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await ledgerOf(brandId)).toMatchObject({ taken: balance, balance: 0 });
  });
});

describe('a refund beside a cancellation (payments-5)', () => {
  test('of goods paid by card: all goes back once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const kurta = await makeProduct(shop, { price: 3000 });
      const customer = await signUp(shop);
      const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
      const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], { email: undefined, ...card });
      const { id } = (await sendOrder(shop, form, { by: customer })).json();
      await capture(shop.deps, id);
      const answers = await Promise.all([
        post(`/api/staff/orders/${id}/refunds/`, first, { amount: 1000, reason: 'Sorry' }),
        post(`/api/shop/orders/${id}/cancel/`, customer),
        post(`/api/staff/orders/${id}/refunds/`, second, { amount: 2500, reason: 'Sorry' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).every((status) => status < 500)).toBe(true);
      await Promise.all([refund(shop.deps, id), refund(shop.deps, id)]);
      const { status, payment, back, rows } = await moneyOf(id);
      expect([status, back], JSON.stringify(rows)).toEqual(['CANCELLED', payment]);
    }
  });

  test('of goods paid in cash: goodwill of two people, and a return, are at most what was paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, part, owner } = await deliveredGoods(shop);
      await Promise.all([
        post(`/api/staff/orders/${id}/refunds/`, first, { amount: 4000, reason: 'Sorry' }),
        post(`/api/staff/orders/${id}/refunds/`, second, { amount: 4000, reason: 'Sorry' }),
        post(`/api/seller-orders/${part}/steps/`, owner, { action: 'return', restock: true }),
      ]);
      const { total, back, rows } = await moneyOf(id);
      expect(back, JSON.stringify(rows)).toBeLessThanOrEqual(total);
      expect(back).toBeGreaterThanOrEqual(4000);
    }
  });

  test('waits for no note that somebody writes, whose key of the order it shares', async () => {
    const stitched = await placeGarment(shop);
    await sendStep(shop, stitched.id, stitched.customer, { action: 'confirm' });
    await sendStep(shop, stitched.id, first, { action: 'record_payment' });
    for (const { id } of [await deliveredGoods(shop), stitched]) {
      await shop.deps.db.transaction(async (tx) => {
        await tx.insert(orderNotes).values({ orderId: id, authorId: first.id, text: 'Called twice' });
        const made = await post(`/api/staff/orders/${id}/refunds/`, second, { amount: 100, reason: 'Sorry' });
        expect(made.statusCode, made.body).toBe(201);
      });
    }
  });

  test('of a stitched order: what went back and what is still owed are what was paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placeGarment(shop);
      await sendStep(shop, order.id, order.customer, { action: 'confirm' });
      await sendStep(shop, order.id, first, { action: 'record_payment' });
      await Promise.all([
        post(`/api/staff/orders/${order.id}/refunds/`, first, { amount: 1500, reason: 'Sorry' }),
        sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'No' }),
        post(`/api/staff/orders/${order.id}/refunds/`, second, { amount: 1500, reason: 'Sorry' }),
      ]);
      const { back, rows, status } = await moneyOf(order.id);
      expect(status).toBe('CANCELLED');
      expect([0, 1500], JSON.stringify(rows)).toContain(back);
    }
  });

  test('of an owed refund that two people hand over at once: once', async () => {
    const { id, part, owner } = await deliveredGoods(shop);
    await post(`/api/seller-orders/${part}/steps/`, owner, { action: 'return', restock: true });
    const [owed] = (await moneyOf(id)).rows;
    const both = await Promise.all(
      [first, second].map((by) => post(`/api/staff/refunds/${owed?.id}/hand-over/`, by)),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { rows } = await shop.deps.db.execute(
      sql`select count(*)::int as notes from documents where order_id = ${id} and kind = 'CREDIT_NOTE'`,
    );
    expect(rows).toEqual([{ notes: 1 }]);
  });
});

test('the check of the data finds nothing wrong with all of this', async () => {
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
