import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, refunds } from '../../../db/schema/shop.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import type { Inquiry } from '../../../infra/payments/redirect-gateway.ts';
import {
  askAllGateways as askGateways,
  settleWalletPayment as settlePayment,
} from '../../orders/payments/wallet-service.ts';
import { verifyData } from '../../system/verification-service.ts';
import { releaseReservations } from '../checkout/reservation-service.ts';
import { refund } from '../refunds/service.ts';

const shop = testApp({ JOBS: 'false' });

const MINUTE = 60_000;
const minutesOn = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

async function place({
  by,
  price = 1599,
  stock = 5,
}: {
  by?: SignedUp;
  price?: number;
  stock?: number;
} = {}) {
  const kurta = await makeProduct(shop, { price });
  const variant = kurta.variants[0]?.id ?? 0;
  await shop.deps.db.update(variants).set({ stock }).where(eq(variants.id, variant));
  const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
    payment_method: 'wallet',
    gateway: 'sandbox_wallet',
  });
  const response = await sendOrder(shop, form, { by });
  expect(response.statusCode).toBe(201);
  const order = response.json();
  return { order, reference: order.wallet_payment as string, variant, form, kurta };
}

const leave = (reference: string) =>
  shop.app.inject({ method: 'POST', url: `/api/payments/wallet/${reference}/leave/` });

const answer = (reference: string, approved: boolean) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/payments/sandbox/wallet/${reference}/`,
    payload: { approved },
  });

const read = async (reference: string) =>
  (await shop.app.inject(`/api/payments/wallet/${reference}/`)).json();

const comeBack = (reference: string) =>
  shop.app.inject(`/api/payments/sandbox_wallet/return/?reference=${reference}`);

async function attemptOf(reference: string) {
  const [row] = await shop.deps.db
    .select()
    .from(gatewayPayments)
    .where(eq(gatewayPayments.reference, reference));
  if (!row) throw new Error('No attempt');
  return row;
}

const settle = async (reference: string, now = new Date()) =>
  settlePayment(shop.deps, (await attemptOf(reference)).id, now);

async function stateOf(id: number, variant: number) {
  const [row] = await shop.deps.db
    .select({ status: orders.status, bill: orders.billStatus, payment: payments.status })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, id));
  const [stocked] = await shop.deps.db.select().from(variants).where(eq(variants.id, variant));
  return { ...row, stock: stocked?.stock };
}

const WAITING = { status: 'UNCONFIRMED', bill: 'UNPAID', payment: null, stock: 4 };
const PAID = { status: 'PLACED', bill: 'PAID', payment: 'CAPTURED', stock: 4 };
const ENDED = { status: 'CANCELLED', bill: 'UNPAID', payment: null, stock: 5 };

function gatewaySays(...answers: (Inquiry | 'away')[]) {
  const gateway = shop.deps.redirectGateways.get('sandbox_wallet');
  if (!gateway) throw new Error('No wallet');
  const inquire = vi.spyOn(gateway, 'inquire');
  for (const one of answers) {
    if (one === 'away') inquire.mockRejectedValueOnce(new PaymentError('unavailable'));
    else inquire.mockResolvedValueOnce(one);
  }
  return inquire;
}

describe('an order that is paid at a gateway of its own pages', () => {
  test('payments-21: exists with its stock before the customer leaves, and is placed by the payment', async () => {
    const customer = await signUp(shop, { proven: true });
    const { order, reference, variant } = await place({ by: customer });
    expect(order).toMatchObject({ payment_method: 'wallet', confirmation: null, card: null });
    expect(await stateOf(order.id, variant)).toEqual(WAITING);
    expect(await read(reference)).toMatchObject({ state: 'STARTED', can_pay: true, is_returned: false });
    const left = await leave(reference);
    expect(left.json()).toEqual({
      url: `http://naap.test/test-wallet?reference=${reference}`,
      fields: {},
    });
    expect((await answer(reference, true)).statusCode).toBe(204);
    const back = await comeBack(reference);
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `http://naap.test/payment?reference=${reference}`,
    ]);
    expect(await read(reference)).toMatchObject({ state: 'STARTED', is_returned: true });
    await settle(reference);
    expect(await stateOf(order.id, variant)).toEqual(PAID);
    expect(await read(reference)).toMatchObject({ state: 'PAID', can_pay: false });
    expect((await leave(reference)).json().code).toBe('payments.over');
    const paid = await shop.app.inject({ url: `/api/shop/orders/${order.id}/`, headers: customer.headers });
    expect(paid.json()).toMatchObject({
      payment_method: 'wallet',
      bill_status: 'PAID',
      documents: [{ kind: 'INVOICE' }],
    });
    const mails = await mailsTo(shop, order.shipping.email);
    expect(mails.map(({ kind }) => kind)).toContain('shop.confirm-order');
  });

  test('is found paid by the job, with the browser closed on the way', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    await answer(reference, true);
    await askGateways(shop.deps, minutesOn(1));
    expect(await stateOf(order.id, variant)).toEqual(WAITING);
    await askGateways(shop.deps, minutesOn(3));
    expect(await stateOf(order.id, variant)).toEqual(PAID);
  });

  test('payments-22: a notice, a return and an inquiry together book it once', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    await answer(reference, true);
    const { id } = await attemptOf(reference);
    await Promise.all([
      comeBack(reference),
      settlePayment(shop.deps, id),
      settlePayment(shop.deps, id),
      askGateways(shop.deps, minutesOn(3)),
      comeBack(reference),
    ]);
    expect(await stateOf(order.id, variant)).toEqual(PAID);
    const booked = await shop.deps.db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(booked).toHaveLength(1);
  });

  test('payments-23: ends unpaid after half an hour, and its stock returns once', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    await settle(reference, minutesOn(29));
    expect(await stateOf(order.id, variant)).toEqual(WAITING);
    for (const minutes of [32, 33]) await settle(reference, minutesOn(minutes));
    expect(await stateOf(order.id, variant)).toEqual(ENDED);
    await releaseReservations(shop.deps, minutesOn(2000).getTime());
    expect(await stateOf(order.id, variant)).toEqual(ENDED);
    expect(await read(reference)).toMatchObject({ state: 'EXPIRED', can_pay: false });
  });

  test('a declined attempt is tried again by another one', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    await answer(reference, false);
    await settle(reference);
    expect(await read(reference)).toMatchObject({ state: 'FAILED', can_pay: true });
    expect(await stateOf(order.id, variant)).toEqual(WAITING);
    const [first, second] = await Promise.all([leave(reference), leave(reference)]);
    expect(first.json().url).toBe(second.json().url);
    const next = (await read(reference)).reference;
    expect(next).not.toBe(reference);
    await answer(next, true);
    await settle(next);
    expect(await stateOf(order.id, variant)).toEqual(PAID);
    expect(await read(reference)).toMatchObject({ reference: next, state: 'PAID' });
  });

  test('an attempt that failed and is not repeated ends the order', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    await answer(reference, false);
    await settle(reference);
    await askGateways(shop.deps, minutesOn(32));
    expect(await stateOf(order.id, variant)).toEqual(ENDED);
  });

  test('waits for a silent gateway while the stock goes back to the shelf, and is placed if it is still there', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    gatewaySays('away', 'away');
    const { id } = await attemptOf(reference);
    await expect(settlePayment(shop.deps, id, minutesOn(35))).rejects.toThrow('unavailable');
    await askGateways(shop.deps, minutesOn(50));
    await shop.deps.db.execute(
      sql`update goods_order_details set reserved_until = now() - interval '1 minute' where order_id = ${order.id}`,
    );
    await releaseReservations(shop.deps);
    expect(await stateOf(order.id, variant)).toEqual({ ...WAITING, stock: 5 });
    await answer(reference, true);
    await askGateways(shop.deps, minutesOn(70));
    expect(await stateOf(order.id, variant)).toEqual(PAID);
  });

  test('ends after a day without an answer', async () => {
    const { order, reference, variant } = await place();
    gatewaySays('away');
    await expect(settle(reference, minutesOn(25 * 60))).rejects.toThrow('unavailable');
    expect(await stateOf(order.id, variant)).toEqual(ENDED);
  });

  test('is not placed by staff, and not cancelled like a guest order without confirmation', async () => {
    const { order } = await place();
    const { rows } = await shop.deps.db.execute(
      sql`select reservation from goods_order_details where order_id = ${order.id}`,
    );
    expect(rows).toEqual([{ reservation: 'RESERVED' }]);
    const { confirmByStaff } = await import('../checkout/reservation-service.ts');
    expect(await confirmByStaff(shop.deps, order.tracking_id)).toBeUndefined();
  });

  test.each([
    ['without a gateway', {}, { gateway: [expect.stringMatching(/Choose/)] }],
    ['at a gateway that is off', { gateway: 'jazzcash' }, { payment_method: [expect.any(String)] }],
  ])('is refused %s', async (_case, more, body) => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
      payment_method: 'wallet',
      ...more,
    });
    const response = await sendOrder(shop, form);
    expect([response.statusCode, response.json()]).toEqual([400, body]);
  });
});

describe('payments-24: money that pays nothing', () => {
  test('after the order has ended is owed', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    await settle(reference, minutesOn(32));
    await answer(reference, true);
    await askGateways(shop.deps, minutesOn(31 + 61));
    expect(await stateOf(order.id, variant)).toEqual(ENDED);
    expect(await attemptOf(reference)).toMatchObject({
      state: 'UNUSED',
      unusedCause: 'LATE',
      paidPaisa: 159_900,
      givenBackAt: null,
      askAt: null,
    });
  });

  test('of another amount is not booked, and the order ends', async () => {
    const { order, reference, variant } = await place();
    gatewaySays({ state: 'paid', paisa: 159_899, gatewayReference: null });
    await settle(reference);
    expect(await attemptOf(reference)).toMatchObject({ state: 'UNUSED', unusedCause: 'AMOUNT' });
    expect(await stateOf(order.id, variant)).toEqual(ENDED);
    const mails = await mailsTo(shop, order.shipping.email);
    expect(mails.map(({ kind }) => kind)).toContain('shop.payment-unused');
  });

  test('stands on the dashboard and on the order until staff has given it back, once', async () => {
    const { order, reference } = await place();
    gatewaySays({ state: 'paid', paisa: 150_050, gatewayReference: 'G-1' });
    await settle(reference);
    const agent = await signUp(shop, { userType: 'support' });
    const get = async (path: string) =>
      (await shop.app.inject({ url: `/api/staff/${path}`, headers: agent.headers })).json();
    const owed = async () =>
      (await get('dashboard/')).to_do.find(({ what }: { what: string }) => what === 'owed').count;
    const before = await owed();
    expect(before).toBeGreaterThan(0);
    expect((await get('orders/?owed=true')).results.map(({ id }: { id: number }) => id)).toContain(order.id);
    const [shown] = (await get(`orders/${order.id}/`)).wallet_payments;
    expect(shown).toMatchObject({ state: 'UNUSED', unused_cause: 'AMOUNT', amount: 1599, paid: 1500.5 });
    const giveBack = (id: number, headers = agent.headers) =>
      shop.app.inject({ method: 'POST', url: `/api/staff/wallet-payments/${id}/give-back/`, headers });
    for (const _again of [1, 2]) expect((await giveBack(shown.id)).statusCode).toBe(200);
    expect(await owed()).toBe(before - 1);
    expect((await giveBack(999_999)).statusCode).toBe(404);
    expect((await giveBack(shown.id, (await signUp(shop)).headers)).statusCode).toBe(403);
  });

  test('for goods that were sold meanwhile is owed', async () => {
    const { order, reference, variant } = await place();
    await shop.deps.db.execute(
      sql`update goods_order_details set reservation = 'RELEASED' where order_id = ${order.id}`,
    );
    await shop.deps.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variant));
    gatewaySays({ state: 'paid', paisa: 159_900, gatewayReference: null });
    await settle(reference);
    expect(await attemptOf(reference)).toMatchObject({ state: 'UNUSED', unusedCause: 'SOLD_OUT' });
    expect(await stateOf(order.id, variant)).toEqual({ ...ENDED, stock: 0 });
  });

  test('by a second attempt, after the first had failed and was paid after all, is owed', async () => {
    const { order, reference, variant } = await place();
    await leave(reference);
    await answer(reference, false);
    await settle(reference);
    await leave(reference);
    const next = (await read(reference)).reference;
    await answer(next, true);
    await settle(next);
    gatewaySays({ state: 'paid', paisa: 159_900, gatewayReference: null });
    await settle(reference);
    expect(await attemptOf(reference)).toMatchObject({ state: 'UNUSED', unusedCause: 'TWICE' });
    expect(await stateOf(order.id, variant)).toEqual(PAID);
  });
});

test('a cancelled order is refunded at the gateway, or owed where it has no call for it', async () => {
  const customer = await signUp(shop, { proven: true });
  for (const hasCall of [true, false]) {
    const { order, reference } = await place({ by: customer });
    await leave(reference);
    await answer(reference, true);
    await settle(reference);
    const cancelled = await shop.app.inject({
      method: 'POST',
      url: `/api/shop/orders/${order.id}/cancel/`,
      payload: {},
      headers: customer.headers,
    });
    expect(cancelled.statusCode).toBe(200);
    const gateway = shop.deps.redirectGateways.get('sandbox_wallet');
    if (!hasCall) Object.assign(gateway ?? {}, { refund: undefined });
    await refund(shop.deps, order.id);
    const [row] = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(row).toMatchObject({ amount: 1599, cause: 'PART_CANCELLED' });
    expect([row?.completedAt !== null, row?.failedAt !== null]).toEqual([hasCall, !hasCall]);
    if (!hasCall) Reflect.deleteProperty(gateway ?? {}, 'refund');
  }
});

test('the check of the data finds nothing wrong with all of this', async () => {
  await place();
  const findings = await verifyData(shop.deps.db);
  expect(findings.map(({ what }) => what)).toEqual([]);
});
