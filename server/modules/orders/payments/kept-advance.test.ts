import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffOrders } from '../../../../contract/staff-orders.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { creditEntries } from '../../../db/schema/credit.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { ordersExport } from '../../backoffice/order-service.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

interface Terms {
  /** Per cent of the total that is paid in advance. */
  percent: number;
  garments?: number;
}

/** A confirmed order whose customer has Rs 5,000 of credit. */
async function confirmed({ percent, garments = 1 }: Terms) {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  const { id, customer, tailor } = order;
  const ids = garments > 1 ? await addGarment(shop, order) : [];
  const take = async (by: SignedUp, body: Record<string, unknown>, status = 200) => {
    const response = await sendStep(shop, id, by, body);
    expect(response.statusCode, `${body.action}: ${response.body}`).toBe(status);
    return response.json();
  };
  await take(customer, { action: 'confirm' });
  const { db } = shop.deps;
  await db.insert(creditEntries).values({ customerId: customer.id, kind: 'GOODWILL', amount: 5000 });
  await db
    .update(orders)
    .set({ advancePercent: percent, advanceCause: percent > 0 ? 'LARGE_ORDER' : null })
    .where(eq(orders.id, id));
  const row = async () => {
    const [found] = await db.select().from(orders).where(eq(orders.id, id));
    if (!found) throw new Error('The order is gone.');
    return found;
  };
  return {
    ...order,
    take,
    row,
    total: (await row()).total ?? 0,
    pay: (amount: number) => take(support, { action: 'record_payment', amount, method: 'TRANSFER' }),
    async payWithCredit(credit: number) {
      const url = `/api/orders/${id}/credit/`;
      const response = await shop.app.inject({
        ...{ method: 'POST', url, payload: { credit }, headers: customer.headers },
      });
      expect(response.statusCode, response.body).toBe(200);
    },
    async cancelGarment() {
      const step = { action: 'cancel', reason: 'One less' };
      const response = await sendGarmentStep(shop, id, ids[1] ?? 0, customer, step);
      expect(response.statusCode, response.body).toBe(200);
    },
    async refuse(kept?: number, status = 200) {
      for (const action of ['accept', 'start', 'check']) await take(tailor, { action });
      await take(tailor, { action: 'ship', courier: 'TCS', courier_number: '7714' });
      return take(support, { action: 'fail_delivery', failure: 'REFUSED', kept }, status);
    },
    seen: async () => (await shop.app.inject({ url: `/api/orders/${id}/`, headers: support.headers })).json(),
  };
}

type Order = Awaited<ReturnType<typeof confirmed>>;

const credited = async ({ id }: Order) => {
  const rows = await shop.deps.db.select().from(documents).where(eq(documents.orderId, id));
  const note = rows.find(({ kind }) => kind === 'CREDIT_NOTE');
  if (!note) throw new Error('There is no credit note.');
  const { total, paid, paymentState } = note.content as unknown as Record<string, unknown>;
  return { name: `CN-${String(note.number).padStart(6, '0')}`, total, paid, paymentState };
};

test('all of a partial advance is kept: the credit note says that nothing is due, and is printed (invoices-7)', async () => {
  const order = await confirmed({ percent: 30 });
  const advance = Math.ceil((order.total * 30) / 100);
  await order.pay(advance);
  const ended = await order.refuse(advance);
  const note = ended.documents.find(({ kind }: { kind: string }) => kind === 'CREDIT_NOTE');
  expect(await credited(order)).toMatchObject({
    ...{ total: order.total - advance, paid: 0, paymentState: 'CANCELLED' },
  });
  const printed = await shop.app.inject({
    url: `/api/orders/${order.id}/documents/${note.id}/`,
    headers: order.customer.headers,
  });
  expect(printed.statusCode, printed.body).toBe(200);
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('a part of a partial advance is kept: the credit note says what of the rest was paid', async () => {
  const order = await confirmed({ percent: 30 });
  const advance = Math.ceil((order.total * 30) / 100);
  await order.pay(advance);
  await order.refuse(100);
  expect(await credited(order)).toMatchObject({
    ...{ total: order.total - 100, paid: advance - 100, paymentState: 'PARTIALLY_PAID' },
  });
});

test('what went back for a cancelled garment is neither kept nor sent back once more (couriers-33)', async () => {
  const order = await confirmed({ percent: 100, garments: 2 });
  await order.pay(order.total);
  await order.cancelGarment();
  const { total } = await order.row();
  await shop.deps.db.update(refunds).set({ completedAt: new Date() }).where(eq(refunds.orderId, order.id));
  const ended = await order.refuse(total ?? 0);
  expect(ended.actions).not.toContain('record_refund');
  expect(ended.bill_status).toBe('REFUNDED');
  const [mail] = await mailsTo(shop, order.customer.email);
  expect(mail?.text).toContain('we keep Rs');
  expect(mail?.text).not.toContain('We send back');
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('what was refunded as goodwill cannot be kept', async () => {
  const order = await confirmed({ percent: 100 });
  await order.pay(order.total);
  const refund = { amount: 1000, reason: 'Sorry' };
  const url = `/api/staff/orders/${order.id}/refunds/`;
  const made = await shop.app.inject({ method: 'POST', url, payload: refund, headers: support.headers });
  expect(made.statusCode, made.body).toBe(201);
  expect((await order.refuse(order.total, 400)).kept).toBeDefined();
  const kept = order.total - 1000;
  const ended = { action: 'fail_delivery', failure: 'REFUSED', kept };
  expect((await order.take(support, ended)).actions).not.toContain('record_refund');
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('an order whose whole advance is kept waits for nobody (backoffice-2)', async () => {
  const order = await confirmed({ percent: 30 });
  const advance = Math.ceil((order.total * 30) / 100);
  await order.pay(advance);
  await order.refuse(advance);
  expect((await order.row()).billStatus).toBe('REFUNDED');
  const url = '/api/staff/orders/?waiting=true';
  const waiting = await shop.app.inject({ url, headers: support.headers });
  expect(waiting.statusCode, waiting.body).toBe(200);
  expect(waiting.body).not.toContain(order.trackingNumber);
});

test('of an order whose advance is kept nothing is called refunded in lists and exports (payments-39)', async () => {
  const order = await confirmed({ percent: 30 });
  const advance = Math.ceil((order.total * 30) / 100);
  await order.pay(advance);
  await order.refuse(advance);
  const read = async (url: string) => (await shop.app.inject({ url, headers: support.headers })).json();
  const kept = { bill_status: 'REFUNDED', paid: advance, kept: advance };
  const listed = await read(`/api/staff/orders/?search=${order.trackingNumber}`);
  expect(listed.results).toMatchObject([kept]);
  const customer = await read(`/api/staff/customers/${order.customer.id}/`);
  expect(customer.newest_orders).toMatchObject([kept]);
  const kind = ordersExport(shop.config);
  const { rows } = await kind.read(shop.deps.db, {
    actor: { id: support.id, role: 'support' },
    filters: staffOrders.query.parse({ search: order.trackingNumber }),
    after: undefined,
    limit: 10,
  });
  const bill = kind.columns.find(({ name }) => name === 'Bill');
  expect(rows.map((row) => bill?.value(row))).toEqual(['Nothing refunded: the advance is kept']);
});

test('money that arrives after all credit of a cancelled order went back is recorded, and sent back (payments-12)', async () => {
  const order = await confirmed({ percent: 0 });
  await order.payWithCredit(500);
  await order.take(order.customer, { action: 'cancel', reason: 'No' });
  expect(await order.seen()).toMatchObject({ bill_status: 'REFUNDED' });
  const late = await order.pay(700);
  expect(late).toMatchObject({ bill_status: 'PARTIALLY_PAID', paid: 1200 });
  expect(late.actions).toContain('record_refund');
  const sent = await order.take(support, { action: 'record_refund' });
  expect(sent).toMatchObject({ bill_status: 'REFUNDED' });
  // What staff have sent back is not owed once more.
  await order.pay(300);
  const page = await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: support.headers });
  expect(page.json()).toMatchObject({ to_send_back: 300 });
  const most = { action: 'record_payment', amount: order.total + 1, method: 'TRANSFER' };
  await order.take(support, most, 400);
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('a transfer that the customer has told of is matched after the order was cancelled (payments-18)', async () => {
  const order = await confirmed({ percent: 30 });
  await order.payWithCredit(500);
  const form = multipart({ amount: 600, reference: 'LATE-600' });
  const said = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/payment-proofs/`,
    payload: form.payload,
    headers: { ...form.headers, ...order.customer.headers },
  });
  expect(said.statusCode, said.body).toBeLessThan(300);
  await order.take(order.customer, { action: 'cancel', reason: 'No' });
  const matched = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/payment-proofs/${said.json().id}/match/`,
    payload: { amount: 600, method: 'TRANSFER', reference: 'LATE-600' },
    headers: support.headers,
  });
  expect(matched.statusCode, matched.body).toBeLessThan(300);
  expect(await order.row()).toMatchObject({ paidAmount: 1100, billStatus: 'PARTIALLY_PAID' });
});

const reverse = (order: Order, payment: number, status = 200) =>
  order.take(support, { action: 'reverse_payment', payment, reason: 'Wrong order' }, status);

test('a payment that was recorded by mistake is taken back after a cancellation that has returned credit', async () => {
  const order = await confirmed({ percent: 0 });
  await order.payWithCredit(500);
  const [, mistake] = (await order.pay(700)).payments;
  const ended = await order.take(order.customer, { action: 'cancel', reason: 'No' });
  expect(ended.bill_status).toBe('PARTIALLY_PAID');
  // The credit is with its customer already.
  expect((await reverse(order, ended.payments[0].id, 409)).code).toBe('payments.refunded');
  expect(await reverse(order, mistake.id)).toMatchObject({ paid: 500, bill_status: 'REFUNDED' });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('what is kept of an order cannot be taken back as a payment', async () => {
  const order = await confirmed({ percent: 100 });
  const [first] = (await order.pay(order.total - 500)).payments;
  await order.pay(500);
  const ended = await order.refuse(order.total - 500);
  expect((await reverse(order, first.id, 409)).code).toBe('payments.refunded');
  const rest = ended.payments[1].id;
  expect(await reverse(order, rest)).toMatchObject({ bill_status: 'REFUNDED' });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
