import { desc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Role } from '../../../../contract/roles.ts';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, refunds, sellerOrders } from '../../../db/schema/shop.ts';
import { capture } from '../payments/capture-service.ts';
import { reconcilePayments } from '../payments/reconciliation-service.ts';
import { completeOwed } from '../refunds/cash-refund-service.ts';
import { refund } from '../refunds/service.ts';
import { hasReceivedProduct } from '../service.ts';
import { refundGoodwill } from '../staff-service.ts';
import { lockSellerOrder } from './queries.ts';
import { type SellerAction, stepSellerOrder } from './service.ts';

const shop = testApp({ JOBS: 'false' });

const STAFF = { id: 466, role: 'support', sessionId: 0 } as const;

const step = (id: number, action: SellerAction, actor: { id: number; role: Role } = STAFF, note?: string) =>
  shop.deps.db.transaction((tx) =>
    stepSellerOrder(tx, shop.deps, { ...actor, sessionId: 0 }, id, action, note),
  );

async function walk(id: number, ...to: SellerAction[]) {
  for (const one of to) await step(id, one);
}

async function statusOf(id: number) {
  const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.id, id));
  return part?.status;
}

async function billOf(id: number) {
  const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
  return order?.billStatus;
}

async function stockOf(id: number | undefined) {
  const [variant] = await shop.deps.db
    .select()
    .from(variants)
    .where(eq(variants.id, id ?? 0));
  return variant?.stock;
}

async function place(pays: 'cash' | 'card' = 'cash') {
  const customer = await signUp(shop);
  const goods = [await makeProduct(shop, { price: 1000 }), await makeProduct(shop, { price: 2000 })] as const;
  const lines = goods.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 }, quantity: 2 }));
  const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
  const form = orderForm(lines, { email: undefined, ...(pays === 'card' ? card : {}) });
  const order = (await sendOrder(shop, form, { by: customer })).json();
  if (pays === 'card') await capture(shop.deps, order.id);
  const partOf = (subTotal: number): number =>
    order.parts.find((part: { sub_total: number }) => part.sub_total === subTotal).id;
  return { customer, goods, id: order.id as number, parts: [partOf(2000), partOf(4000)] as const };
}

describe('a seller order', () => {
  test('writes an event and a mail for each step', async () => {
    const { customer, parts, goods } = await place();
    await walk(parts[0], 'pack', 'ship');
    expect(await hasReceivedProduct(shop.deps.db, customer.id, goods[0].id)).toBe(false);
    await step(parts[0], 'deliver', STAFF, 'Left with the neighbour.');
    expect(await statusOf(parts[0])).toBe('DELIVERED');
    expect(await statusOf(parts[1])).toBe('PLACED');
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.sellerOrderId, parts[0]))
      .orderBy(orderEvents.id);
    expect(events.map(({ fromStatus, toStatus, actorId }) => [fromStatus, toStatus, actorId])).toEqual([
      [null, 'PLACED', customer.id],
      ['PLACED', 'PACKED', 466],
      ['PACKED', 'SHIPPED', 466],
      ['SHIPPED', 'DELIVERED', 466],
    ]);
    const told = await mailsTo(shop, customer.email);
    expect(told.map(({ subject }) => subject.replace(/NP-\w+/, 'NP'))).toEqual([
      'Your order NP was delivered',
      'Your order NP is on its way',
      'Your order NP is packed',
      'Your order NP is placed',
    ]);
    expect(told[0]?.text).toContain('Left with the neighbour.');
    expect(await hasReceivedProduct(shop.deps.db, customer.id, goods[0].id)).toBe(true);
    expect(await hasReceivedProduct(shop.deps.db, customer.id, goods[1].id)).toBe(false);
    expect(await hasReceivedProduct(shop.deps.db, 466, goods[0].id)).toBe(false);
  });

  test('is stepped by its seller and by staff only', async () => {
    const brand = await makeBrand(shop);
    const kurta = await makeProduct(shop, { brandId: brand.id });
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }]);
    const order = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
    const id = order.parts[0].id;
    const other = await makeBrand(shop);
    for (const actor of [
      { id: other.userId, role: 'brand' },
      { id: brand.userId, role: 'customer' },
      { id: 466, role: 'tailor' },
    ] as const) {
      await expect(step(id, 'pack', actor)).rejects.toMatchObject({ code: 'request.not_found' });
    }
    await step(id, 'pack', { id: brand.userId, role: 'brand' });
    await step(id, 'ship', { id: 466, role: 'admin' });
    await expect(step(id, 'cancel')).rejects.toMatchObject({ code: 'shop.step_not_allowed' });
    await expect(step(2_000_000_000, 'pack')).rejects.toMatchObject({ code: 'request.not_found' });
    expect(await statusOf(id)).toBe('SHIPPED');
  });

  test('is locked together with its order, without deadlocks', async () => {
    const { parts } = await place();
    let other: Promise<unknown> = Promise.resolve();
    await shop.deps.db.transaction(async (tx) => {
      await lockSellerOrder(tx, parts[0]);
      other = step(parts[1], 'pack');
      await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 300))]);
      await lockSellerOrder(tx, parts[1]);
    });
    await other;
    expect(await statusOf(parts[1])).toBe('PACKED');
  });

  test('returns its stock when it is cancelled', async () => {
    const { parts, goods, id } = await place();
    const variant = goods[0].variants[0]?.id;
    expect(await stockOf(variant)).toBe(18);
    await step(parts[0], 'cancel');
    expect(await stockOf(variant)).toBe(20);
    expect(await stockOf(goods[1].variants[0]?.id)).toBe(18);
    await expect(step(parts[0], 'cancel')).rejects.toMatchObject({ code: 'shop.step_not_allowed' });
    expect(await stockOf(variant)).toBe(20);
    expect(await billOf(id)).toBe('UNPAID');
  });
});

describe('POST /api/seller-orders/{id}/steps/', () => {
  const send = (id: number | string, by: { headers?: Record<string, string> }, body: object, key?: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${id}/steps/`,
      payload: body,
      headers: { ...by.headers, ...(key ? { 'idempotency-key': key } : {}) },
    });

  test('takes the steps of a seller, with the courier, once per key', async () => {
    const seller = await signUp(shop, { userType: 'brand' });
    const brand = await makeBrand(shop, { userId: seller.id });
    const kurta = await makeProduct(shop, { brandId: brand.id });
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }]);
    const { id: order, parts } = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
    const { id } = parts[0];
    const packed = await send(id, seller, { action: 'pack', expected_status: 'PLACED' }, 'one');
    expect(packed.json()).toEqual({ id, order, status: 'PACKED', actions: ['ship', 'cancel'] });
    expect((await send(id, seller, { action: 'pack', expected_status: 'PLACED' }, 'one')).json()).toEqual(
      packed.json(),
    );
    const again = await send(id, seller, { action: 'pack', expected_status: 'PLACED' });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        detail: 'This order has changed: it is packed now. Please look at it again.',
        code: 'orders.status_changed',
        status: 'PACKED',
      },
    ]);
    await send(id, seller, { action: 'ship', courier: 'TCS', courier_number: '7714' });
    const [event] = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.toStatus, 'SHIPPED'))
      .orderBy(desc(orderEvents.id))
      .limit(1);
    expect(event).toMatchObject({ sellerOrderId: id, courier: 'TCS', courierNumber: '7714' });
    expect((await send(id, seller, { action: 'cancel' })).json()).toMatchObject({
      code: 'shop.step_not_allowed',
      detail: 'This parcel is shipped now. It cannot be cancelled.',
    });
  });

  test("is 404 for another seller's, 400 for what is no step, 401 signed out", async () => {
    const { parts } = await place();
    const other = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: other.id });
    expect((await send(parts[0], other, { action: 'pack' })).statusCode).toBe(404);
    for (const action of ['confirm', 'expire', 'fly', 7]) {
      const response = await send(parts[0], other, { action });
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['action']]);
    }
    expect((await send(parts[0], {}, { action: 'pack' })).statusCode).toBe(401);
    expect(await statusOf(parts[0])).toBe('PLACED');
  });
});

describe('the mail about cancelled or returned goods', () => {
  /** Subjects without the number, and sentences about money, oldest first, without the first mail. */
  async function told(email: string) {
    const mails = (await mailsTo(shop, email)).toReversed().slice(1);
    return mails.map(({ subject, text }) => [
      subject.replace(/^Your order NP-\w+ /, ''),
      /money/.test(text) ? 'money goes back' : 'no word of money',
    ]);
  }

  test.each([
    ['cash', 'no word of money'],
    ['card', 'money goes back'],
  ] as const)('by %s: says "in part" only while something is left', async (pays, money) => {
    const { customer, parts, id } = await place(pays);
    await step(parts[0], 'cancel');
    await step(parts[1], 'cancel');
    await refund(shop.deps, id);
    expect(await told(customer.email)).toEqual([
      ['was cancelled in part', money],
      ['was cancelled', money],
    ]);
  });

  test('treats returns alike, and ignores earlier cancellations', async () => {
    const returned = await place('card');
    await walk(returned.parts[0], 'pack', 'ship', 'deliver', 'return');
    await refund(shop.deps, returned.id);
    expect((await told(returned.customer.email)).at(-1)).toEqual(['was returned in part', 'money goes back']);
    const rest = await place('cash');
    await step(rest.parts[0], 'cancel');
    await walk(rest.parts[1], 'pack', 'ship', 'deliver', 'return');
    expect((await told(rest.customer.email)).at(-1)).toEqual(['was returned', 'no word of money']);
  });

  test('does not mention parts for an order with one seller', async () => {
    const customer = await signUp(shop);
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], { email: undefined });
    const { parts } = (await sendOrder(shop, form, { by: customer })).json();
    await step(parts[0].id, 'cancel');
    expect(await told(customer.email)).toEqual([['was cancelled', 'no word of money']]);
  });
});

describe('a cash order', () => {
  test('is paid when everything shipped is delivered', async () => {
    const { parts, id } = await place();
    await walk(parts[0], 'pack', 'ship', 'deliver');
    expect(await billOf(id)).toBe('UNPAID');
    await step(parts[1], 'cancel');
    expect(await billOf(id)).toBe('PAID');
    await step(parts[0], 'return');
    expect(await billOf(id), 'nobody has handed the money over').toBe('PAID');
    const [owed] = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    await shop.deps.db.transaction((tx) => completeOwed(tx, shop.deps, owed?.id ?? 0));
    expect(await billOf(id)).toBe('REFUNDED');
  });

  test('whose whole price went back as goodwill stays refunded when one seller gets the goods back', async () => {
    const { parts, id } = await place();
    for (const part of parts) await walk(part, 'pack', 'ship', 'deliver');
    const whole = { amount: 6000, name: 'whole' };
    await shop.deps.db.transaction((tx) => refundGoodwill(tx, shop.deps, id, whole));
    expect(await billOf(id)).toBe('REFUNDED');
    await step(parts[0], 'return');
    expect(await billOf(id)).toBe('REFUNDED');
  });
});

describe('a card order', () => {
  test('refunds what is cancelled, once', async () => {
    const { parts, id } = await place('card');
    expect(await billOf(id)).toBe('PAID');
    const gateway = vi.spyOn(shop.deps.payments, 'refund');
    await step(parts[0], 'cancel');
    await refund(shop.deps, id);
    await refund(shop.deps, id);
    expect(gateway.mock.calls.map(([, amount]) => amount)).toEqual([2000]);
    expect(await billOf(id)).toBe('PAID');
    await step(parts[1], 'cancel');
    await refund(shop.deps, id);
    expect(gateway.mock.calls.map(([, amount]) => amount)).toEqual([2000, 4000]);
    expect(await billOf(id)).toBe('REFUNDED');
    const [payment] = await shop.deps.db.select().from(payments).where(eq(payments.orderId, id));
    expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
    gateway.mockRestore();
  });

  test('is not shipped before it is paid, and not charged once it is cancelled', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
      payment_method: 'creditCard',
      payment_token: await cardToken(shop),
    });
    const { id, parts } = (await sendOrder(shop, form)).json();
    await step(parts[0].id, 'pack');
    await expect(step(parts[0].id, 'ship')).rejects.toMatchObject({ code: 'shop.not_paid_yet' });
    await step(parts[0].id, 'cancel');
    await expect(refund(shop.deps, id)).rejects.toThrow('not captured yet');
    await capture(shop.deps, id);
    await refund(shop.deps, id);
    expect(await billOf(id), 'it was never charged').toBe('UNPAID');
  });

  test('is not shipped after its refund', async () => {
    const { parts, id } = await place('card');
    await step(parts[0], 'pack');
    await shop.deps.db.update(orders).set({ billStatus: 'REFUNDED' }).where(eq(orders.id, id));
    await expect(step(parts[0], 'ship')).rejects.toMatchObject({ code: 'shop.not_paid_yet' });
    expect(await statusOf(parts[0])).toBe('PACKED');
  });

  test('is refunded after an outage of the gateway, even if other refunds fail', async () => {
    const [stuck, owed] = [await place('card'), await place('card')];
    for (const { parts } of [stuck, owed]) await step(parts[0], 'cancel');
    const gateway = vi.spyOn(shop.deps.payments, 'refund').mockRejectedValueOnce(new Error('away'));
    const later = Date.now() + 11 * 60_000;
    await expect(reconcilePayments(shop.deps, later)).rejects.toThrow('away');
    expect(gateway).toHaveBeenCalledTimes(2);
    await reconcilePayments(shop.deps, later);
    await reconcilePayments(shop.deps, later);
    expect(gateway.mock.calls.map(([, amount]) => amount)).toEqual([2000, 2000, 2000]);
    gateway.mockRestore();
    const rows = await shop.deps.db.select().from(payments).where(eq(payments.status, 'CAPTURED'));
    for (const { id } of [stuck, owed])
      expect(rows.find(({ orderId }) => orderId === id)).toMatchObject({ refunded: 2000 });
  });

  test('is refunded only by the gateway of its payment', async () => {
    const { parts, id } = await place('card');
    await shop.deps.db.update(payments).set({ gateway: 'stripe' }).where(eq(payments.orderId, id));
    await step(parts[0], 'cancel');
    const gateway = vi.spyOn(shop.deps.payments, 'refund');
    await expect(refund(shop.deps, id)).rejects.toThrow('another gateway: stripe');
    await shop.deps.db.update(payments).set({ status: 'AUTHORISED' }).where(eq(payments.orderId, id));
    await expect(capture(shop.deps, id)).rejects.toThrow('another gateway: stripe');
    await reconcilePayments(shop.deps, Date.now() + 3_600_000);
    expect(gateway).not.toHaveBeenCalled();
    gateway.mockRestore();
  });
});
