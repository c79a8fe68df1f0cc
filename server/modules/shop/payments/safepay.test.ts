import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { FakeSafepay } from '../../../../test/fake-safepay.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, refunds } from '../../../db/schema/shop.ts';
import { SafepayGateway } from '../../../infra/payments/safepay-gateway.ts';
import {
  askAllGateways as askGateways,
  settleWalletPayment as settlePayment,
} from '../../orders/payments/wallet-service.ts';
import { refund } from '../refunds/service.ts';

const service = new FakeSafepay();
const shop = testApp({ JOBS: 'false' });

beforeAll(async () => {
  const origin = await service.start();
  const { apiKey, secretKey, webhookSecret } = service;
  const gateway = new SafepayGateway({ apiKey, secretKey, webhookSecret, origin, shop: 'http://naap.test' });
  shop.deps.redirectGateways = new Map([['safepay', gateway]]);
});
afterAll(() => service.stop());

const leave = (reference: string) =>
  shop.app.inject({ method: 'POST', url: `/api/payments/wallet/${reference}/leave/` });

async function place(by = undefined as Awaited<ReturnType<typeof signUp>> | undefined) {
  const kurta = await makeProduct(shop, { price: 1599 });
  const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
    payment_method: 'wallet',
    gateway: 'safepay',
  });
  const order = (await sendOrder(shop, form, { by })).json();
  return { id: order.id as number, reference: order.wallet_payment as string };
}

async function placeAndGo(by?: Awaited<ReturnType<typeof signUp>>) {
  const placed = await place(by);
  const { url } = (await leave(placed.reference)).json();
  const tracker = new URL(url).searchParams.get('tracker') ?? '';
  return { ...placed, url: new URL(url), tracker };
}

const notify = (type: string, tracker: string, secret?: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/payments/safepay/notice/',
    ...service.webhook(type, tracker, secret),
  });

async function rowOf(reference: string) {
  const [row] = await shop.deps.db
    .select({ attempt: gatewayPayments, status: orders.status, bill: orders.billStatus })
    .from(gatewayPayments)
    .innerJoin(orders, eq(orders.id, gatewayPayments.orderId))
    .where(eq(gatewayPayments.reference, reference));
  if (!row) throw new Error('No attempt');
  return row;
}

const settle = async (reference: string, now = new Date()) =>
  settlePayment(shop.deps, (await rowOf(reference)).attempt.id, now);

async function stateOf(reference: string) {
  const { attempt, status, bill } = await rowOf(reference);
  return [attempt.state, status, bill];
}

const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('Safepay', () => {
  test('payments-21: is left for by the address of a session, which every tab shares', async () => {
    const { reference, url, tracker } = await placeAndGo();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      environment: 'sandbox',
      redirect_url: `http://naap.test/api/payments/safepay/return/?reference=${reference}`,
    });
    expect(service.trackers.get(tracker)).toMatchObject({ amount: 159_900, currency: 'PKR' });
    const again = new URL((await leave(reference)).json().url);
    expect(again.searchParams.get('tracker')).toBe(tracker);
    const other = await place();
    const tabs = await Promise.all([leave(other.reference), leave(other.reference)]);
    const trackers = tabs.map((tab) => new URL(tab.json().url).searchParams.get('tracker'));
    expect(trackers[0]).toBe(trackers[1]);
    expect((await rowOf(other.reference)).attempt.gatewayReference).toBe(trackers[0]);
    expect(url.href).not.toContain(service.secretKey);
  });

  test('a session that could not be made is said, and made by the next press', async () => {
    const { reference } = await place();
    service.troubles.push('error');
    const failed = await leave(reference);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'payments.unavailable']);
    expect((await leave(reference)).statusCode).toBe(200);
  });

  test.each([false, true])(
    'notices, doubled and late, book a payment once (nested report: %s)',
    async (isNested) => {
      service.isNested = isNested;
      const { id, reference, tracker } = await placeAndGo();
      service.decide(tracker, 'TRACKER_ENDED');
      for (const _again of [1, 2]) {
        const heard = await notify('payment.succeeded', tracker);
        expect([heard.statusCode, heard.json()]).toEqual([200, { received: true }]);
      }
      await Promise.all([settle(reference), settle(reference), askGateways(shop.deps, minutesOn(3))]);
      expect(await stateOf(reference)).toEqual(['PAID', 'PLACED', 'PAID']);
      await notify('payment.succeeded', tracker);
      await settle(reference);
      expect(await shop.deps.db.select().from(payments).where(eq(payments.orderId, id))).toHaveLength(1);
      service.isNested = false;
    },
  );

  test('payments-22: a notice is a hint: what the reporter says decides', async () => {
    const { reference, tracker } = await placeAndGo();
    await notify('payment.succeeded', tracker);
    await settle(reference);
    expect(await stateOf(reference)).toEqual(['STARTED', 'UNCONFIRMED', 'UNPAID']);
  });

  test('a notice with a wrong signature or of an unknown session has nobody asked', async () => {
    const { tracker } = await placeAndGo();
    const enqueue = vi.spyOn(shop.deps.jobs, 'send');
    expect((await notify('payment.succeeded', tracker, 'another secret')).json().code).toBe(
      'payments.signature_invalid',
    );
    expect((await notify('payment.succeeded', 'track_unknown')).statusCode).toBe(200);
    expect(enqueue).not.toHaveBeenCalled();
    enqueue.mockRestore();
  });

  test('the return names our reference; a signature in it has to be right', async () => {
    const { reference, tracker } = await placeAndGo();
    const back = (query: object) =>
      shop.app.inject({ url: '/api/payments/safepay/return/', query: { reference, tracker, ...query } });
    const sig = createHmac('sha256', service.secretKey).update(tracker).digest('hex');
    for (const more of [{}, { sig }]) {
      expect((await back(more)).headers.location).toBe(`http://naap.test/payment?reference=${reference}`);
    }
    expect((await back({ sig: 'a'.repeat(64) })).statusCode).toBe(400);
    expect((await rowOf(reference)).attempt.isReturned).toBe(true);
  });

  test.each([
    ['TRACKER_STARTED', {}, 'STARTED', 'UNCONFIRMED'],
    ['TRACKER_AUTHORIZED', {}, 'STARTED', 'UNCONFIRMED'],
    ['TRACKER_CANCELLED', {}, 'FAILED', 'UNCONFIRMED'],
    ['TRACKER_ENDED', { amount: 159_800 }, 'UNUSED', 'CANCELLED'],
    ['TRACKER_ENDED', { currency: 'USD' }, 'UNUSED', 'CANCELLED'],
  ])('%s %j is read as %s', async (state, more, expected, status) => {
    const { reference, tracker } = await placeAndGo();
    service.decide(tracker, state, more);
    await settle(reference);
    expect((await stateOf(reference)).slice(0, 2)).toEqual([expected, status]);
  });

  test.each(['error', 'after', '401', 'nonsense'] as const)(
    'money that moved before a call met %s is found by the next inquiry',
    async (trouble) => {
      const { reference, tracker } = await placeAndGo();
      service.decide(tracker, 'TRACKER_ENDED');
      service.troubles.push(trouble);
      const error = await settle(reference).catch((thrown: Error) => thrown.message);
      expect(error).toBe(trouble === '401' ? 'Safepay refused a call: 401' : 'unavailable');
      await askGateways(shop.deps, minutesOn(3));
      expect(await stateOf(reference)).toEqual(['PAID', 'PLACED', 'PAID']);
    },
  );

  test('payments-25: a refund whose answer was lost is not made again, nor by two jobs at once', async () => {
    const customer = await signUp(shop);
    const { id, reference, tracker } = await placeAndGo(customer);
    service.decide(tracker, 'TRACKER_ENDED');
    await settle(reference);
    await shop.app.inject({
      method: 'POST',
      url: `/api/shop/orders/${id}/cancel/`,
      payload: {},
      headers: customer.headers,
    });
    // The list is read, the refund is carried out, and its answer is lost.
    const call = vi
      .spyOn(service.troubles, 'shift')
      .mockReturnValueOnce(undefined)
      .mockReturnValueOnce('after');
    await expect(refund(shop.deps, id)).rejects.toThrow('unavailable');
    call.mockRestore();
    expect(service.trackers.get(tracker)?.refunds).toEqual([159_900]);
    await expect(refund(shop.deps, id)).rejects.toThrow('unavailable');
    await askGateways(shop.deps, minutesOn(3));
    await Promise.allSettled([refund(shop.deps, id), refund(shop.deps, id)]);
    expect(service.trackers.get(tracker)?.refunds).toEqual([159_900]);
    const rows = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(rows).toEqual([expect.objectContaining({ amount: 1599, failedAt: null })]);
    expect(rows[0]?.completedAt).not.toBeNull();
  });
});
