import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffBillPayment } from '../../../../contract/bill-payments.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { orderSettings } from '../../../db/schema/fees.ts';
import { orders } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp();
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const NO_RULES = { advanceLargePercent: 0, advanceFrom: 0, advanceNewPercent: 0, advanceRefusedPercent: 0 };

/** Rules of advance while `run` runs. */
async function withRules(rules: Partial<typeof NO_RULES>, run: () => Promise<void>): Promise<void> {
  await shop.deps.db.update(orderSettings).set(rules);
  try {
    await run();
  } finally {
    await shop.deps.db.update(orderSettings).set(NO_RULES);
  }
}

async function take(id: number, by: SignedUp, step: Record<string, unknown>, status = 200) {
  const response = await sendStep(shop, id, by, step);
  expect(response.statusCode, `${step.action}: ${response.body}`).toBe(status);
  return response.json();
}

const pay = (id: number, step: Record<string, unknown>, status = 200) =>
  take(id, support, { action: 'record_payment', ...step }, status);

/** An order of Rs 2,500 that its tailor has accepted. */
async function accepted(): Promise<PlacedGarment> {
  const order = await placeGarment(shop);
  await take(order.id, order.customer, { action: 'confirm' });
  await take(order.id, order.tailor, { action: 'accept' });
  return order;
}

async function read(id: number, by: SignedUp) {
  return (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();
}

describe('payments of a bill (payments-12)', () => {
  test('several payments make a bill paid, each with a receipt and a mail that says what is left', async () => {
    const order = await accepted();
    const part = await pay(order.id, { amount: 1000, method: 'TRANSFER', reference: 'TX-1001' });
    expect(part).toMatchObject({ bill_status: 'PARTIALLY_PAID', paid: 1000, total_bill: 2500 });
    expect((await read(order.id, order.tailor)).collect).toBe(1500);
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.subject).toBe(`We have a payment for your order ${order.trackingNumber}`);
    expect(mail?.text).toContain('Received by bank transfer: Rs 1,000. Transaction TX-1001.');
    expect(mail?.text).toContain('Rs 1,500 is left to pay when you get it.');
    const paid = await pay(order.id, {});
    expect(paid).toMatchObject({ bill_status: 'PAID', paid: 2500 });
    expect(paid.actions).not.toContain('record_payment');
    const seen = await read(order.id, order.customer);
    expect(seen.payments).toEqual([
      expect.objectContaining({ method: 'TRANSFER', amount: 1000, reference: 'TX-1001', reversed_at: null }),
      expect.objectContaining({ method: 'CASH', amount: 1500 }),
    ]);
    const receipts = seen.payments.map(({ receipt }: { receipt: string }) => receipt);
    expect(new Set(receipts).size).toBe(2);
    const { rows } = await shop.deps.db.execute(sql`
      select content->>'paymentState' as state, content->'paid' as paid, content->'total' as total
      from documents where order_id = ${order.id} and kind = 'RECEIPT' order by number`);
    expect(rows).toEqual([
      { state: 'PARTIALLY_PAID', paid: 1000, total: 2500 },
      { state: 'PAID', paid: 2500, total: 2500 },
    ]);
    for (const receipt of receipts) {
      const url = `/api/orders/${order.id}/documents/${receipt}/`;
      expect((await shop.app.inject({ url, headers: order.customer.headers })).statusCode).toBe(200);
      expect((await shop.app.inject({ url, headers: order.tailor.headers })).statusCode).toBe(404);
    }
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('the rest is taken in cash at the delivery, and only that', async () => {
    const order = await accepted();
    await pay(order.id, { amount: 2000 });
    for (const action of ['start', 'check', 'make_ready']) await take(order.id, order.tailor, { action });
    const url = `/tailor_module/order-tracking/${order.trackingNumber}/`;
    expect((await shop.app.inject({ url })).json().cash).toEqual([{ amount: 500, code: expect.any(String) }]);
    await take(order.id, order.tailor, { action: 'deliver' });
    const seen = await read(order.id, support);
    expect(seen).toMatchObject({ bill_status: 'PAID', paid: 2500 });
    expect(seen.payments.map(({ amount, recorded_by }: StaffBillPayment) => [amount, recorded_by])).toEqual([
      [2000, expect.any(String)],
      [500, expect.any(String)],
    ]);
  });

  test.each([
    ['amount', { amount: 0 }, 400],
    ['amount', { amount: -5 }, 400],
    ['amount', { amount: 0.5 }, 400],
    ['amount', { amount: 2501 }, 400],
    ['amount', { amount: 2 ** 40 }, 400],
    ['method', { method: 'GOLD' }, 400],
    ['reference', { reference: 'x'.repeat(61) }, 400],
    ['reference', { reference: '4242 4242 4242 4242' }, 400],
  ])('refuses %s of %j', async (field, step, status) => {
    const order = await accepted();
    const refused = await pay(order.id, step, status);
    expect(refused[field], JSON.stringify(refused)).toBeDefined();
    expect((await read(order.id, support)).payments).toEqual([]);
  });

  test('a transaction counts once, whatever its case, also when two match it at the same time (payments-15)', async () => {
    const [first, second] = [await accepted(), await accepted()];
    const both = await Promise.all(
      [first, second].map(({ id }) =>
        sendStep(shop, id, support, { action: 'record_payment', method: 'RAAST', reference: 'abc-77' }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const taken = both[0]?.statusCode === 200 ? first : second;
    const other = taken === first ? second : first;
    const refused = await pay(other.id, { reference: 'ABC 77' }, 409);
    expect(refused.reference).toEqual([
      `This transaction was recorded already, for order ${taken.trackingNumber}.`,
    ]);
    const [payment] = (await read(taken.id, support)).payments;
    await take(taken.id, support, { action: 'reverse_payment', payment: payment.id, reason: 'Wrong order' });
    expect(await pay(other.id, { reference: 'ABC-77' })).toMatchObject({ bill_status: 'PAID' });
  });

  test('a payment recorded by mistake is taken back once, and the customer is told', async () => {
    const order = await accepted();
    await pay(order.id, { amount: 700 });
    const [payment] = (await read(order.id, support)).payments;
    const back = { action: 'reverse_payment', payment: payment.id, reason: 'It was for somebody else' };
    await take(order.id, order.customer, back, 403);
    await take(order.id, order.tailor, back, 403);
    const foreign = await accepted();
    await pay(foreign.id, { amount: 100 });
    expect((await take(foreign.id, support, back, 404)).payment).toBeDefined();
    await take(order.id, support, { ...back, reason: '' }, 400);
    const after = await take(order.id, support, back);
    expect(after).toMatchObject({ bill_status: 'UNPAID', paid: 0 });
    expect(after.payments).toMatchObject([
      { amount: 700, reversed_reason: 'It was for somebody else', reversed_at: expect.any(String) },
    ]);
    const receipt = { kind: 'RECEIPT', id: payment.receipt, reversed: true };
    const url = `/api/staff/orders/${order.id}/`;
    const page = (await shop.app.inject({ url, headers: support.headers })).json();
    for (const { documents } of [await read(order.id, order.customer), page]) {
      expect(documents).toEqual([{ kind: 'INVOICE', id: expect.any(String) }, receipt]);
    }
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.text).toContain('have taken it off the bill');
    await take(order.id, support, back, 409);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a delivery pressed by mistake: its cash is taken back, and the bill is open again', async () => {
    const order = await accepted();
    for (const action of ['start', 'check', 'make_ready', 'deliver'])
      await take(order.id, order.tailor, { action });
    const [payment] = (await read(order.id, support)).payments;
    const back = { action: 'reverse_payment', payment: payment.id, reason: 'Not paid at the door' };
    const open = await take(order.id, support, back);
    expect(open).toMatchObject({ status: 'DELIVERED', bill_status: 'UNPAID' });
    expect(open.actions).toContain('record_payment');
    expect(await pay(order.id, { method: 'TRANSFER' })).toMatchObject({ bill_status: 'PAID' });
  });

  test('rows never change: only their reversal and receipt are marked', async () => {
    const order = await accepted();
    await pay(order.id, { amount: 100 });
    const change = (set: ReturnType<typeof sql>) =>
      shop.deps.db.execute(sql`update bill_payments set ${set} where order_id = ${order.id}`);
    await expect(change(sql`amount = 200`)).rejects.toThrow();
    await expect(change(sql`reference = 'X'`)).rejects.toThrow();
    await expect(
      shop.deps.db.execute(sql`delete from bill_payments where order_id = ${order.id}`),
    ).rejects.toThrow();
  });

  test('release 1.0.0 marks a bill as paid, and the rest of it becomes a payment', async () => {
    const order = await accepted();
    await pay(order.id, { amount: 900 });
    await shop.deps.db.update(orders).set({ billStatus: 'PAID' }).where(eq(orders.id, order.id));
    const rows = await shop.deps.db.select().from(billPayments).where(eq(billPayments.orderId, order.id));
    expect(rows.map(({ amount, method }) => [amount, method])).toEqual([
      [900, 'CASH'],
      [1600, 'CASH'],
    ]);
    expect(await read(order.id, order.customer)).toMatchObject({ paid: 2500, bill_status: 'PAID' });
  });
});

describe('cancelling what was paid in part', () => {
  test('a whole order: the part is owed until it went back', async () => {
    const order = await accepted();
    await pay(order.id, { amount: 1000 });
    const cancelled = await take(order.id, order.customer, { action: 'cancel', reason: 'No' });
    expect(cancelled).toMatchObject({ status: 'CANCELLED', bill_status: 'PARTIALLY_PAID' });
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.text).toContain('We send back what you have paid.');
    const lines = await shop.app.inject({
      url: `/api/staff/orders/?waiting=true&search=${order.trackingNumber}`,
      headers: support.headers,
    });
    expect(lines.json().results, lines.body).toMatchObject([{ id: order.id, waits_for: 'refund' }]);
    const seen = await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: support.headers });
    expect(seen.json().to_send_back).toBe(1000);
    expect(await take(order.id, support, { action: 'record_refund' })).toMatchObject({
      bill_status: 'REFUNDED',
    });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('money that arrives for it afterwards is recorded, and owed back too', async () => {
    const order = await accepted();
    await take(order.id, order.customer, { action: 'cancel', reason: 'No' });
    const paid = await pay(order.id, { amount: 800, method: 'RAAST' });
    expect(paid).toMatchObject({ status: 'CANCELLED', bill_status: 'PARTIALLY_PAID', paid: 800 });
    expect(paid.actions).toContain('record_refund');
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.text).toContain('We send back what you have paid.');
    expect(mail?.text).not.toContain('left to pay');
  });

  test('a garment: only what was paid above the new total is owed', async () => {
    const order = await placeGarment(shop);
    const [, second] = await addGarment(shop, order);
    await take(order.id, order.customer, { action: 'confirm' });
    await pay(order.id, { amount: 3000 });
    const cancelled = await sendGarmentStep(shop, order.id, second ?? 0, order.customer, {
      action: 'cancel',
      reason: 'One is enough',
    });
    expect(cancelled.json(), cancelled.body).toMatchObject({
      total_bill: 2500,
      paid: 3000,
      bill_status: 'PAID',
    });
    const page = (
      await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: support.headers })
    ).json();
    expect(page.refunds).toMatchObject([{ amount: 500, is_owed: true }]);
    const [payment] = page.order.payments;
    const back = { action: 'reverse_payment', payment: payment.id, reason: 'Wrong order' };
    expect((await take(order.id, support, back, 409)).code).toBe('payments.refunded');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});

describe('the advance (payments-13, payments-14)', () => {
  const standing = async ({ headers }: SignedUp) =>
    (await shop.app.inject({ url: '/api/payments/standing/', headers })).json();

  test('a large order waits for its part, and starts once it is in', async () => {
    await withRules({ advanceLargePercent: 33, advanceFrom: 2000 }, async () => {
      const order = await placeGarment(shop);
      expect(await read(order.id, order.customer)).toMatchObject({
        advance: 825,
        advance_cause: 'LARGE_ORDER',
        payment_type: 'COD',
      });
      await take(order.id, order.customer, { action: 'confirm' });
      const [mail] = await mailsTo(shop, order.customer.email);
      expect(mail?.text).toContain('Please pay Rs 825 before the work starts');
      expect((await take(order.id, order.tailor, { action: 'accept' })).actions).not.toContain('start');
      await pay(order.id, { amount: 824 });
      expect((await take(order.id, order.tailor, { action: 'start' }, 409)).code).toBe('orders.not_paid_yet');
      await pay(order.id, { amount: 1 });
      expect(await take(order.id, order.tailor, { action: 'start' })).toMatchObject({
        status: 'IN_PRODUCTION',
      });
      expect((await read(order.id, order.tailor)).collect).toBe(1675);
    });
  });

  test('rules that change before the confirmation are agreed anew', async () => {
    const order = await placeGarment(shop);
    await withRules({ advanceLargePercent: 50 }, async () => {
      const refused = await take(order.id, order.customer, { action: 'confirm' }, 409);
      expect(refused).toMatchObject({
        code: 'orders.terms_changed',
        advance: { before: 0, now: 1250 },
        total: { before: 2500, now: 2500 },
      });
      const agreed = await take(order.id, order.customer, { action: 'confirm', advance: 1250 });
      expect(agreed).toMatchObject({ status: 'CONFIRMED', advance: 1250 });
    });
    expect(await read(order.id, order.customer), 'agreed terms stay').toMatchObject({ advance: 1250 });
  });

  test('a new customer, and one who refused a parcel, pay before; one who received it does not', async () => {
    const order = await accepted();
    const { customer } = order;
    expect(await standing(customer)).toEqual({ is_new: true, has_refused: false });
    for (const action of ['start', 'check', 'make_ready']) await take(order.id, order.tailor, { action });
    await take(order.id, support, { action: 'fail_delivery', failure: 'REFUSED' });
    expect(await standing(customer)).toEqual({ is_new: true, has_refused: true });
    await withRules({ advanceNewPercent: 20, advanceRefusedPercent: 100 }, async () => {
      const next = await placeGarment(shop, {}, { customer });
      expect(await read(next.id, customer)).toMatchObject({ advance: 2500, advance_cause: 'REFUSED_PARCEL' });
      const first = await placeGarment(shop);
      expect(await read(first.id, first.customer)).toMatchObject({
        advance: 500,
        advance_cause: 'NEW_CUSTOMER',
      });
      await take(next.id, customer, { action: 'confirm' });
      await take(next.id, next.tailor, { action: 'accept' });
      await pay(next.id, {});
      for (const action of ['start', 'check', 'make_ready', 'deliver'])
        await take(next.id, next.tailor, { action });
      expect(await standing(customer)).toEqual({ is_new: false, has_refused: false });
      const third = await placeGarment(shop, {}, { customer });
      expect(await read(third.id, customer)).toMatchObject({ advance: 0, advance_cause: null });
    });
  });
});
