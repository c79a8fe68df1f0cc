import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { FakeJazzCash } from '../../../../test/fake-jazzcash.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/shop.ts';
import { JazzCashGateway } from '../../../infra/payments/jazzcash-gateway.ts';
import {
  askAllGateways as askGateways,
  settleWalletPayment as settlePayment,
} from '../../orders/payments/wallet-service.ts';

const bank = new FakeJazzCash();
const shop = testApp({ JOBS: 'false' });

beforeAll(async () => {
  const origin = await bank.start();
  const { merchantId, password, integritySalt } = bank;
  const gateway = new JazzCashGateway({
    merchantId,
    password,
    integritySalt,
    origin,
    shop: 'http://naap.test',
  });
  shop.deps.redirectGateways = new Map([['jazzcash', gateway]]);
});
afterAll(() => bank.stop());

async function place() {
  const kurta = await makeProduct(shop, { price: 1599 });
  const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
    payment_method: 'wallet',
    gateway: 'jazzcash',
  });
  const order = (await sendOrder(shop, form)).json();
  const reference: string = order.wallet_payment;
  const left = await shop.app.inject({ method: 'POST', url: `/api/payments/wallet/${reference}/leave/` });
  return { id: order.id as number, reference, departure: left.json() };
}

/** Placed, and arrived at JazzCash's page. */
async function placeAndGo() {
  const placed = await place();
  bank.arrive(placed.departure.fields);
  return placed;
}

const post = (path: string, fields: object, type = 'application/x-www-form-urlencoded') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/payments/jazzcash/${path}/`,
    headers: { 'content-type': type },
    payload: type.includes('json')
      ? JSON.stringify(fields)
      : new URLSearchParams(fields as Record<string, string>).toString(),
  });
const comeBack = (fields: object) => post('return', fields);
const notify = (fields: object) => post('notice', fields, 'application/json');

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

describe('JazzCash', () => {
  test('payments-21: is left for by a signed form in paisa and in the time of Karachi', async () => {
    const { departure, reference } = await place();
    expect(departure.url).toMatch(/\/CustomerPortal\/transactionmanagement\/merchantform\/$/);
    expect(departure.fields).toMatchObject({
      pp_Amount: '159900',
      pp_TxnCurrency: 'PKR',
      pp_TxnRefNo: reference,
      pp_ReturnURL: 'http://naap.test/api/payments/jazzcash/return/',
      pp_BillReference: expect.stringMatching(/^NP[0-9A-Z]{10}$/),
    });
    const { createdAt, expiresAt } = (await rowOf(reference)).attempt;
    for (const [field, moment] of [
      ['pp_TxnDateTime', createdAt],
      ['pp_TxnExpiryDateTime', expiresAt],
    ] as const) {
      const shown = departure.fields[field].replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6+05:00');
      expect(new Date(shown).getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000);
    }
    expect(() => bank.arrive(departure.fields)).not.toThrow();
    expect(JSON.stringify(departure)).not.toContain(bank.integritySalt);
  });

  test('the return, doubled notices and a job book a payment once', async () => {
    const { id, reference } = await placeAndGo();
    bank.decide(reference, '000');
    const back = await comeBack(bank.messageOf(reference));
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `http://naap.test/payment?reference=${reference}`,
    ]);
    const enqueue = vi.spyOn(shop.deps.jobs, 'send');
    for (const _again of [1, 2]) {
      const heard = await notify(bank.messageOf(reference));
      expect([heard.statusCode, heard.json()]).toEqual([
        200,
        { received: true, pp_ResponseCode: '000', pp_ResponseMessage: 'Received' },
      ]);
    }
    expect(enqueue.mock.calls.map(([, name]) => name)).toEqual([
      'shop.settle-payment',
      'shop.settle-payment',
    ]);
    enqueue.mockRestore();
    await Promise.all([settle(reference), settle(reference), askGateways(shop.deps, minutesOn(3))]);
    expect(await stateOf(reference)).toEqual(['PAID', 'PLACED', 'PAID']);
    expect((await rowOf(reference)).attempt.gatewayReference).toMatch(/^26112/);
    expect(await shop.deps.db.select().from(payments).where(eq(payments.orderId, id))).toHaveLength(1);
    const replayed = await notify(bank.messageOf(reference));
    expect(replayed.statusCode).toBe(200);
    await settle(reference);
    expect(await shop.deps.db.select().from(payments).where(eq(payments.orderId, id))).toHaveLength(1);
  });

  test('payments-22: a signed message that says paid is a hint: the inquiry decides', async () => {
    const { reference } = await placeAndGo();
    const paid = bank.messageOf(reference, { pp_ResponseCode: '000' });
    expect((await comeBack(paid)).statusCode).toBe(303);
    await settle(reference);
    expect(await stateOf(reference)).toEqual(['STARTED', 'UNCONFIRMED', 'UNPAID']);
  });

  test.each([
    ['a wrong hash', { pp_SecureHash: 'A'.repeat(64) }],
    ['no hash', { pp_SecureHash: '' }],
    ['a changed amount', { pp_Amount: '100' }],
    ['a changed code', { pp_ResponseCode: '000' }],
  ])('a message with %s is refused and has nobody asked', async (_case, wrong) => {
    const { reference } = await placeAndGo();
    const enqueue = vi.spyOn(shop.deps.jobs, 'send');
    for (const send of [comeBack, notify]) {
      const response = await send({ ...bank.messageOf(reference), ...wrong });
      expect([response.statusCode, response.json().code]).toEqual([400, 'payments.signature_invalid']);
    }
    expect(enqueue).not.toHaveBeenCalled();
    enqueue.mockRestore();
  });

  test('the message of another merchant or for an unknown payment changes nothing', async () => {
    const { reference } = await placeAndGo();
    const other = bank.messageOf(reference, { pp_MerchantID: 'MC2' });
    expect((await notify(other)).statusCode).toBe(400);
    expect((await notify(bank.messageOf('TUNKNOWN'))).statusCode).toBe(200);
    expect((await comeBack(bank.messageOf('TUNKNOWN'))).headers.location).toBe('http://naap.test/payment');
  });

  test('payments-24: another amount in a signed message is not booked', async () => {
    const { reference } = await placeAndGo();
    bank.decide(reference, '000');
    await notify(bank.messageOf(reference, { pp_Amount: '150000' }));
    await settle(reference);
    expect(await stateOf(reference)).toEqual(['UNUSED', 'CANCELLED', 'UNPAID']);
    expect((await rowOf(reference)).attempt).toMatchObject({ unusedCause: 'AMOUNT', paidPaisa: 150_000 });
  });

  test('a late notice, after the order has ended, is owed once', async () => {
    const { reference } = await placeAndGo();
    bank.decide(reference, '116');
    await settle(reference, minutesOn(32));
    expect(await stateOf(reference)).toEqual(['EXPIRED', 'CANCELLED', 'UNPAID']);
    bank.decide(reference, '000');
    for (const _again of [1, 2]) {
      await notify(bank.messageOf(reference));
      await settle(reference, minutesOn(90));
    }
    expect(await stateOf(reference)).toEqual(['UNUSED', 'CANCELLED', 'UNPAID']);
  });

  test.each(['hang-up', 'error', 'html', 'wrong-hash'] as const)(
    'money that moved before %s is found by the next inquiry',
    async (trouble) => {
      const { reference } = await placeAndGo();
      bank.decide(reference, '000');
      bank.troubles.push(trouble);
      await expect(settle(reference)).rejects.toThrow();
      expect(await stateOf(reference)).toEqual(['STARTED', 'UNCONFIRMED', 'UNPAID']);
      await askGateways(shop.deps, minutesOn(3));
      expect(await stateOf(reference)).toEqual(['PAID', 'PLACED', 'PAID']);
    },
  );

  test.each([
    ['112', 'FAILED', 'UNCONFIRMED'],
    ['004', 'FAILED', 'UNCONFIRMED'],
    ['058', 'STARTED', 'UNCONFIRMED'],
    ['124', 'STARTED', 'UNCONFIRMED'],
    ['121', 'PAID', 'PLACED'],
  ])('the code %s of a payment is read as %s', async (code, state, status) => {
    const { reference } = await placeAndGo();
    bank.decide(reference, code);
    await settle(reference);
    expect((await stateOf(reference)).slice(0, 2)).toEqual([state, status]);
  });

  test('who never arrived there has not paid, and the order ends', async () => {
    const { reference } = await place();
    await settle(reference);
    expect(await stateOf(reference)).toEqual(['STARTED', 'UNCONFIRMED', 'UNPAID']);
    await settle(reference, minutesOn(32));
    expect(await stateOf(reference)).toEqual(['EXPIRED', 'CANCELLED', 'UNPAID']);
  });

  test('an error tells neither password nor salt', async () => {
    const { reference } = await placeAndGo();
    bank.troubles.push('101');
    const error = await settle(reference).catch((thrown: unknown) => thrown);
    expect(error).toEqual(new Error('JazzCash refused an inquiry: 101'));
    const wrong = await notify({ ...bank.messageOf(reference), pp_SecureHash: 'B'.repeat(64) });
    for (const secret of [bank.password, bank.integritySalt]) expect(wrong.payload).not.toContain(secret);
  });
});
