import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { courierParcels } from '../../../db/schema/couriers.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import { sellerOrders } from '../../../db/schema/shop.ts';
import { countCash } from '../../couriers/entry-service.ts';
import type { renderInvoice } from '../../documents/invoice-document.ts';
import { verifyData } from '../../system/verification-service.ts';
import { paidFor } from '../refunds/rules.ts';
import { billOfOrder, sellerOrdersOf } from '../seller-orders/queries.ts';
import { capture } from './capture-service.ts';
import { enterPastCash } from './cash-service.ts';

const shop = testApp({ JOBS: 'false' });
let staff: SignedUp;
let customer: SignedUp;

beforeAll(async () => {
  staff = await signUp(shop, { userType: 'support' });
  customer = await signUp(shop);
});

const post = (url: string, payload: object, by = staff) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...by.headers, 'idempotency-key': randomUUID() },
  });

const stepOf = (part: number, body: object) => post(`/api/seller-orders/${part}/steps/`, body);

async function walk(part: number, ...actions: string[]) {
  for (const action of actions) {
    const more = action === 'come_back' ? { failure: 'REFUSED' } : {};
    const response = await stepOf(part, { action, ...more });
    expect(response.statusCode, response.body).toBe(200);
  }
}

/** Two parcels, of Rs 2,000 and Rs 4,000. */
async function place(pays: 'cash' | 'card' = 'cash', by = customer) {
  const goods = [await makeProduct(shop, { price: 2000 }), await makeProduct(shop, { price: 4000 })];
  const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
  const form = orderForm(
    goods.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 } })),
    { email: undefined, ...(pays === 'card' ? card : {}) },
  );
  const { id, parts, tracking_id } = (await sendOrder(shop, form, { by })).json();
  const partOf = (subTotal: number): number =>
    parts.find((one: { sub_total: number }) => one.sub_total === subTotal).id;
  return { id: id as number, tracking: tracking_id as string, small: partOf(2000), large: partOf(4000) };
}

const read = async (id: number, by = customer) =>
  (await shop.app.inject({ url: `/api/shop/orders/${id}/`, headers: by.headers })).json();

const rowsOf = (id: number) =>
  shop.deps.db.select().from(billPayments).where(eq(billPayments.orderId, id)).orderBy(asc(billPayments.id));

const verified = async () =>
  (await verifyData(shop.deps.db)).filter(({ what }) => /for cash|paid|payment|refund|parcel/.test(what));

const receiptsOf = (id: number) =>
  shop.deps.db
    .select({ number: documents.number, content: sql<Parameters<typeof renderInvoice>[0]>`content` })
    .from(documents)
    .where(sql`order_id = ${id} and kind = 'RECEIPT'`)
    .orderBy(asc(documents.number));

/** As release 1.0.0 delivers: in the tables only. */
async function deliverAsBefore(part: number, status: 'DELIVERED' | 'RETURNED' = 'DELIVERED') {
  const at = new Date();
  await shop.deps.db.update(sellerOrders).set({ status, updatedAt: at }).where(eq(sellerOrders.id, part));
}

describe('the cash of a parcel of goods (payments-42)', () => {
  test('is a payment with its receipt once it is delivered, for the customer and staff', async () => {
    const { id, small, large } = await place();
    await walk(small, 'pack', 'ship');
    expect((await read(id)).payments).toEqual([]);
    await walk(small, 'deliver');
    const first = await read(id);
    expect(first.payments).toEqual([
      {
        id: expect.any(Number),
        part: small,
        method: 'CASH',
        amount: 2000,
        reference: '',
        at: expect.any(String),
        reversed_at: null,
        receipt: expect.stringMatching(/^NP-RC-\d{6}$/),
      },
    ]);
    expect(first.bill_status).toBe('UNPAID');
    await walk(large, 'pack', 'ship', 'deliver');
    const { payments, bill_status, documents: papers } = await read(id);
    expect([payments.length, payments[1].amount, bill_status]).toEqual([2, 4000, 'PAID']);
    expect(papers.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'INVOICE',
      'RECEIPT',
      'RECEIPT',
    ]);
    const invoice = papers.find(({ kind }: { kind: string }) => kind === 'INVOICE').id;
    const receipts = await receiptsOf(id);
    expect(
      receipts.map(({ content }) => [content.total, content.paymentState, content.order.invoice]),
    ).toEqual([
      [2000, 'PAID', null],
      [4000, 'PAID', invoice],
    ]);
    expect(receipts[0]?.content.notes).toEqual(['Received in cash: Rs 2,000.']);
    expect(receipts.map(({ content }) => content.received)).toMatchObject([
      { amount: 2000, orderTotal: 6000, paidSoFar: 2000, left: 4000 },
      { amount: 4000, orderTotal: 6000, paidSoFar: 6000, left: 0 },
    ]);
    const page = (await shop.app.inject({ url: `/api/staff/orders/${id}/`, headers: staff.headers })).json();
    expect(page.order.payments).toMatchObject([
      { part: small, amount: 2000, recorded_by: staff.username, receipt: payments[0].receipt },
      { part: large, amount: 4000, recorded_by: staff.username, reversed_reason: null },
    ]);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.paidAmount, 'what is paid of goods follows from their seller orders').toBe(0);
    expect(await verified()).toEqual([]);
  });

  test("has a receipt that is 404 for somebody else and at somebody else's order, and 401 signed out", async () => {
    const { id, small } = await place();
    await walk(small, 'pack', 'ship', 'deliver');
    const { payments } = await read(id);
    const url = `/api/orders/${id}/documents/${payments[0].receipt}/`;
    const own = await shop.app.inject({ url, headers: customer.headers });
    expect([own.statusCode, own.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const again = await shop.app.inject({ url, headers: customer.headers });
    expect(again.rawPayload.equals(own.rawPayload)).toBe(true);
    const stranger = await signUp(shop);
    expect((await shop.app.inject({ url, headers: stranger.headers })).statusCode).toBe(404);
    expect((await shop.app.inject(url)).statusCode).toBe(401);
    const other = await place('cash', stranger);
    const through = `/api/orders/${other.id}/documents/${payments[0].receipt}/`;
    expect((await shop.app.inject({ url: through, headers: stranger.headers })).statusCode).toBe(404);
    expect((await shop.app.inject({ url, headers: staff.headers })).statusCode).toBe(200);
  });

  test('has a receipt in both languages for who reads Urdu (invoices-10)', async () => {
    const reader = await signUp(shop, { locale: 'ur' });
    const { id, small } = await place('cash', reader);
    await walk(small, 'pack', 'ship', 'deliver');
    const [receipt] = await receiptsOf(id);
    expect(receipt?.content.urdu?.notes[0]).toContain('Rs 2,000');
    expect(receipt?.content.urdu?.notes).not.toEqual(receipt?.content.notes);
  });

  test('is none by card, of a cancelled parcel, and of one that has come back', async () => {
    const card = await place('card');
    await capture(shop.deps, card.id);
    await walk(card.small, 'pack', 'ship', 'deliver');
    expect(await rowsOf(card.id)).toEqual([]);
    const { id, small, large } = await place();
    await walk(small, 'pack', 'cancel');
    await walk(large, 'pack', 'ship', 'come_back');
    expect(await rowsOf(id)).toEqual([]);
    await walk(large, 'ship', 'deliver');
    expect(await rowsOf(id)).toMatchObject([{ sellerOrderId: large, amount: 4000 }]);
  });

  test('stands when the goods come back: what is owed is a refund of what was paid', async () => {
    const { id, small, large } = await place();
    await walk(small, 'pack', 'ship', 'deliver', 'return');
    await walk(large, 'pack', 'ship', 'deliver');
    const rows = await rowsOf(id);
    expect(rows.map(({ amount, reversedAt }) => [amount, reversedAt])).toEqual([
      [2000, null],
      [4000, null],
    ]);
    const order = await billOfOrder(shop.deps.db, id);
    if (!order) throw new Error('No order.');
    const parts = await sellerOrdersOf(shop.deps.db, id);
    expect(paidFor({ order, sellerOrders: parts, isCash: true })).toBe(6000);
    expect(await verified()).toEqual([]);
  });

  test('names the credit that has paid the rest', async () => {
    const { id, small, large } = await place();
    await walk(large, 'cancel');
    await shop.deps.db
      .update(goodsOrderDetails)
      .set({ credit: 500 })
      .where(eq(goodsOrderDetails.orderId, id));
    await walk(small, 'pack', 'ship', 'deliver');
    const [receipt] = await receiptsOf(id);
    expect(receipt?.content.lines.map(({ label, amount }) => [label, amount]).at(-1)).toEqual([
      'Discount, delivery and store credit',
      -500,
    ]);
    expect(receipt?.content.total).toBe(1500);
    expect(receipt?.content.received).toMatchObject({
      amount: 1500,
      orderTotal: 2000,
      paidSoFar: 2000,
      left: 0,
    });
    await shop.deps.db.update(goodsOrderDetails).set({ credit: 0 }).where(eq(goodsOrderDetails.orderId, id));
  });

  test('never changes, and is one for a parcel', async () => {
    const { id, small, large } = await place();
    await walk(small, 'pack', 'ship', 'deliver');
    await walk(large, 'pack', 'ship');
    const [row] = await rowsOf(id);
    const { db } = shop.deps;
    await expect(
      db
        .update(billPayments)
        .set({ sellerOrderId: large })
        .where(eq(billPayments.id, row?.id ?? 0)),
    ).rejects.toThrow();
    await expect(
      db.insert(billPayments).values({ orderId: id, sellerOrderId: small, method: 'CASH', amount: 2000 }),
    ).rejects.toThrow();
    await expect(
      db.insert(billPayments).values({ orderId: id, sellerOrderId: large, method: 'LINK', amount: 4000 }),
    ).rejects.toThrow();
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

describe('at once', () => {
  test('two deliveries of a parcel are one payment, one receipt and one sum of the courier', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, small } = await place();
      await walk(small, 'pack', 'ship');
      const tried = await Promise.all([1, 2, 3].map(() => stepOf(small, { action: 'deliver' })));
      expect(tried.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect(await rowsOf(id)).toMatchObject([{ amount: 2000 }]);
      expect(await receiptsOf(id)).toHaveLength(1);
      const held = await shop.deps.db
        .select()
        .from(courierParcels)
        .where(eq(courierParcels.sellerOrderId, small));
      expect(held.map((one) => one.held)).toEqual([2000]);
    }
  });

  test('the deliveries of both parcels, beside a refund and a return, pay each once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, small, large, tracking } = await place();
      await walk(small, 'pack', 'ship', 'deliver');
      await walk(large, 'pack', 'ship');
      const [delivered, refunded, returned] = await Promise.all([
        stepOf(large, { action: 'deliver' }),
        post(`/api/staff/orders/${id}/refunds/`, { amount: 100, reason: 'A loose seam' }),
        stepOf(small, { action: 'return', restock: true }),
      ]);
      expect([delivered.statusCode, returned.statusCode], tracking).toEqual([200, 200]);
      // Nothing can be refunded before the last delivery.
      expect([200, 201, 409], refunded.body).toContain(refunded.statusCode);
      expect((await rowsOf(id)).map(({ amount }) => amount)).toEqual([2000, 4000]);
    }
    expect(await verified()).toEqual([]);
  });
});

describe('what release 1.0.0 delivers', () => {
  test('is paid by the database, once, and held by the courier once', async () => {
    const { id, small, large } = await place();
    await walk(small, 'pack', 'ship');
    await walk(large, 'pack', 'ship');
    await deliverAsBefore(small);
    await deliverAsBefore(small);
    await deliverAsBefore(large, 'RETURNED');
    expect(await rowsOf(id)).toMatchObject([
      { sellerOrderId: small, method: 'CASH', amount: 2000, receipt: null },
      { sellerOrderId: large, amount: 4000 },
    ]);
    expect((await read(id)).payments[0]).toMatchObject({ amount: 2000, receipt: null });
    await countCash(shop.deps.db);
    const held = await shop.deps.db.select().from(courierParcels).where(eq(courierParcels.orderId, id));
    expect(held, 'it wrote no step').toEqual([]);
  });

  test('before the upgrade is entered at the start, at the time of its delivery; verify:data finds what is missing', async () => {
    const { id, small, large } = await place();
    await walk(small, 'pack', 'ship');
    await walk(large, 'pack', 'ship');
    const at = new Date('2026-03-01T10:00:00Z');
    await shop.deps.db.transaction(async (tx) => {
      await tx.execute(sql`alter table seller_orders disable trigger seller_orders_paid`);
      await tx.update(sellerOrders).set({ status: 'DELIVERED' }).where(eq(sellerOrders.id, small));
      await tx.execute(sql`alter table seller_orders enable trigger seller_orders_paid`);
      const step = { action: 'deliver', fromStatus: 'SHIPPED', toStatus: 'DELIVERED', at } as const;
      await tx.insert(orderEvents).values({ orderId: id, sellerOrderId: small, ...step });
    });
    await countCash(shop.deps.db);
    expect(await verified()).toMatchObject([{ what: expect.stringContaining('delivered for cash') }]);
    expect(await enterPastCash(shop.deps.db)).toBe(1);
    expect(await enterPastCash(shop.deps.db)).toBe(0);
    expect(await rowsOf(id)).toMatchObject([{ sellerOrderId: small, amount: 2000, at, receipt: null }]);
    expect(await verified()).toEqual([]);
  });
});
