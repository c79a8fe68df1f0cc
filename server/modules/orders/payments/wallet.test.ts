import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorSentence } from '../../../../contract/errors.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { orderSettings } from '../../../db/schema/fees.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import type { Inquiry } from '../../../infra/payments/redirect-gateway.ts';
import { SandboxWallet } from '../../../infra/payments/sandbox-wallet.ts';
import { verifyData } from '../../system/verification-service.ts';
import { askAllGateways, settleWalletPayment } from './wallet-service.ts';

const shop = testApp({ JOBS: 'false' });
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** A confirmed order of Rs 2,500, of which Rs 1,000 are due before the work. */
async function confirmed(): Promise<PlacedGarment> {
  await shop.deps.db.update(orderSettings).set({ advanceLargePercent: 40, advanceFrom: 0 });
  try {
    const order = await placeGarment(shop);
    expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
    return order;
  } finally {
    await shop.deps.db.update(orderSettings).set({ advanceLargePercent: 0 });
  }
}

const startAs = ({ id }: { id: number }, by: SignedUp, gateway = 'sandbox_wallet') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/wallet-payment/`,
    payload: { gateway },
    headers: by.headers,
  });

async function start(order: PlacedGarment): Promise<string> {
  const started = await startAs(order, order.customer);
  expect(started.statusCode, started.body).toBe(200);
  return started.json().reference;
}

const leave = (reference: string) =>
  shop.app.inject({ method: 'POST', url: `/api/payments/wallet/${reference}/leave/` });

async function answer(reference: string, approved: boolean): Promise<void> {
  const url = `/api/payments/sandbox/wallet/${reference}/`;
  expect((await shop.app.inject({ method: 'POST', url, payload: { approved } })).statusCode).toBe(204);
}

/** Leaves and pays there; the browser is closed on the wallet's page. */
async function payThere(reference: string): Promise<void> {
  expect((await leave(reference)).statusCode).toBe(200);
  await answer(reference, true);
}

const comeBack = (reference: string) =>
  shop.app.inject(`/api/payments/sandbox_wallet/return/?reference=${reference}`);

const page = async (reference: string) =>
  (await shop.app.inject(`/api/payments/wallet/${reference}/`)).json();

async function attemptOf(reference: string) {
  const [row] = await shop.deps.db
    .select()
    .from(gatewayPayments)
    .where(eq(gatewayPayments.reference, reference));
  if (!row) throw new Error('No attempt');
  return row;
}

const settle = async (reference: string, now = new Date()) =>
  settleWalletPayment(shop.deps, (await attemptOf(reference)).id, now);

async function moneyOf({ id }: { id: number }) {
  const { db } = shop.deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const rows = await db.select().from(billPayments).where(eq(billPayments.orderId, id));
  const owed = await db.select().from(refunds).where(eq(refunds.orderId, id));
  return {
    bill: order?.billStatus,
    paid: order?.paidAmount,
    rows: rows.map(({ method, amount }) => [method, amount]),
    owed: owed.map(({ amount }) => amount),
  };
}

function gatewaySays(...answers: (Inquiry | 'away')[]) {
  const inquire = vi.spyOn(SandboxWallet.prototype, 'inquire');
  for (const one of answers) {
    if (one === 'away') inquire.mockRejectedValueOnce(new PaymentError('unavailable'));
    else inquire.mockResolvedValueOnce(one);
  }
}

const UNPAID = { bill: 'UNPAID', paid: 0, rows: [], owed: [] };
const ADVANCE_IN = { bill: 'PARTIALLY_PAID', paid: 1000, rows: [['WALLET', 1000]], owed: [] };

describe('payments-31: what is due of a stitched order, at a gateway with pages of its own', () => {
  test('advance and balance are each paid once, with receipt and mail, and the work begins', async () => {
    const order = await confirmed();
    const howToPay = async () =>
      (
        await shop.app.inject({
          url: `/api/orders/${order.id}/how-to-pay/`,
          headers: order.customer.headers,
        })
      ).json();
    expect(await howToPay()).toMatchObject({
      amount: 1000,
      wallets: ['sandbox_wallet'],
      wallet_payment: null,
    });
    const reference = await start(order);
    expect(await start(order), 'goes on with the open one').toBe(reference);
    expect((await howToPay()).wallet_payment).toMatchObject({ reference, amount: 1000, is_returned: false });
    expect(await page(reference)).toMatchObject({
      state: 'STARTED',
      can_pay: true,
      amount: 1000,
      order: { id: order.id, kind: 'single' },
    });
    await sendStep(shop, order.id, order.tailor, { action: 'accept' });
    expect((await sendStep(shop, order.id, order.tailor, { action: 'start' })).statusCode).toBe(409);
    await payThere(reference);
    expect((await comeBack(reference)).headers.location).toBe(
      `http://naap.test/payment?reference=${reference}`,
    );
    await settle(reference);
    expect(await moneyOf(order)).toEqual(ADVANCE_IN);
    expect(await page(reference)).toMatchObject({ state: 'PAID', can_pay: false });
    expect((await leave(reference)).json().code).toBe('payments.over');
    const view = await shop.app.inject({
      url: `/api/orders/${order.id}/`,
      headers: order.customer.headers,
    });
    expect(view.json().payments).toEqual([
      expect.objectContaining({ method: 'WALLET', amount: 1000, reference, receipt: expect.any(String) }),
    ]);
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.text).toContain('Received by wallet: Rs 1,000.');
    expect((await sendStep(shop, order.id, order.tailor, { action: 'start' })).statusCode).toBe(200);

    const rest = await start(order);
    await payThere(rest);
    await settle(rest);
    expect(await moneyOf(order)).toMatchObject({ bill: 'PAID', paid: 2500, owed: [] });
    expect(await page(reference), 'a page that was kept shows its own payment').toMatchObject({ reference });
    expect((await startAs(order, order.customer)).json().code).toBe('payments.nothing_due');
  });

  test('belongs to the customer of a confirmed order, at a gateway that is on', async () => {
    const order = await confirmed();
    expect((await startAs(order, await signUp(shop))).statusCode).toBe(404);
    expect((await startAs(order, order.tailor)).statusCode).toBe(403);
    expect((await startAs(await placeGarment(shop), order.customer)).statusCode).toBe(404);
    const off = await startAs(order, order.customer, 'jazzcash');
    expect([off.statusCode, off.json()]).toEqual([400, { gateway: [expect.any(String)] }]);
    expect((await startAs(order, order.customer, 'nobody')).statusCode).toBe(400);
  });

  test('is not for a parcel that a courier has, who asks for what its label says', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await shop.deps.db.update(orders).set({ status: 'SHIPPED' }).where(eq(orders.id, order.id));
    expect((await startAs(order, order.customer)).json().code).toBe('payments.with_courier');
    expect((await leave(reference)).json().code).toBe('payments.over');
    await shop.deps.db.update(orders).set({ status: 'CONFIRMED' }).where(eq(orders.id, order.id));
  });
});

describe('payments-32: the gateway decides, and what has arrived is booked once', () => {
  test('by the job, with the browser closed on the way', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await payThere(reference);
    await askAllGateways(shop.deps, minutesOn(3));
    expect(await moneyOf(order)).toEqual(ADVANCE_IN);
  });

  test('of a return, a job and two inquiries at once the first books', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await payThere(reference);
    await Promise.all([
      comeBack(reference),
      settle(reference),
      settle(reference),
      askAllGateways(shop.deps, minutesOn(3)),
      comeBack(reference),
    ]);
    expect(await moneyOf(order)).toEqual(ADVANCE_IN);
  });

  test('a forged return books nothing', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await comeBack(reference);
    await settle(reference);
    expect(await moneyOf(order)).toEqual(UNPAID);
    expect(await page(reference)).toMatchObject({ state: 'STARTED', is_returned: true, can_pay: true });
  });

  test('late money, days after the time of the attempt, is booked all the same', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await leave(reference);
    await settle(reference, minutesOn(32));
    expect(await attemptOf(reference)).toMatchObject({ state: 'EXPIRED' });
    expect(await moneyOf(order)).toEqual(UNPAID);
    await answer(reference, true);
    await askAllGateways(shop.deps, minutesOn(24 * 60 + 31));
    expect(await moneyOf(order)).toEqual(ADVANCE_IN);
  });

  test('after a try that failed another one pays', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await leave(reference);
    await answer(reference, false);
    await settle(reference);
    expect(await page(reference)).toMatchObject({ state: 'FAILED', can_pay: true });
    const [again, fromOrder] = [await leave(reference), await start(order)];
    expect(again.json().url).toContain(fromOrder);
    await answer(fromOrder, true);
    await settle(fromOrder);
    expect(await moneyOf(order)).toEqual(ADVANCE_IN);
  });
});

describe('payments-33: what changes meanwhile', () => {
  test('another amount is not booked, and owed', async () => {
    const order = await confirmed();
    const reference = await start(order);
    gatewaySays({ state: 'paid', paisa: 99_950, gatewayReference: 'G-1' });
    await settle(reference);
    expect(await moneyOf(order)).toEqual(UNPAID);
    expect(await attemptOf(reference)).toMatchObject({ state: 'UNUSED', unusedCause: 'AMOUNT' });
    const kinds = (await mailsTo(shop, order.customer.email)).map(({ kind }) => kind);
    expect(kinds).toContain('shop.payment-unused');
    const shown = await shop.app.inject({
      url: `/api/staff/orders/${order.id}/`,
      headers: support.headers,
    });
    expect(shown.json().wallet_payments).toMatchObject([{ reference, state: 'UNUSED', paid: 999.5 }]);
  });

  test('money for an order that was cancelled meanwhile is kept and owed', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await payThere(reference);
    await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'No' });
    expect(await page(reference)).toMatchObject({ can_pay: false });
    await settle(reference);
    expect(await moneyOf(order)).toEqual(UNPAID);
    expect(await attemptOf(reference)).toMatchObject({ state: 'UNUSED', unusedCause: 'LATE' });
  });

  test('a transfer that staff records at the same moment: what is too much is owed back', async () => {
    const order = await confirmed();
    await sendStep(shop, order.id, support, { action: 'record_payment', amount: 1000, method: 'CASH' });
    const reference = await start(order);
    const form = multipart({ amount: '1500', reference: `TX-${order.id}` }, { picture: await jpeg() });
    const proof = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/payment-proofs/`,
      payload: form.payload,
      headers: { ...form.headers, ...order.customer.headers },
    });
    await payThere(reference);
    const [matched] = await Promise.all([
      shop.app.inject({
        method: 'POST',
        url: `/api/staff/payment-proofs/${proof.json().id}/match/`,
        payload: { amount: 1500, method: 'TRANSFER', reference: `TX-${order.id}` },
        headers: support.headers,
      }),
      settle(reference),
    ]);
    expect(matched.statusCode, matched.body).toBe(200);
    const money = await moneyOf(order);
    expect(money).toMatchObject({ bill: 'PAID', paid: 4000, owed: [1500] });
    expect(money.rows.toSorted()).toEqual([
      ['CASH', 1000],
      ['TRANSFER', 1500],
      ['WALLET', 1500],
    ]);
  });

  test('its own number cannot be recorded as another payment, before or after its gateway has confirmed it', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await payThere(reference);
    await shop.deps.db
      .update(gatewayPayments)
      .set({ gatewayReference: `WT-${order.id}-9` })
      .where(eq(gatewayPayments.reference, reference));
    const record = async (number: string) => {
      const said = { action: 'record_payment', amount: 100, method: 'TRANSFER', reference: number };
      return (await sendStep(shop, order.id, support, said)).json().reference?.[0];
    };
    for (const number of [reference, reference.toLowerCase(), `wt ${order.id} 9`])
      expect(await record(number), number).toBe(errorSentence('payments.reference_of_wallet'));
    await settle(reference);
    expect(await moneyOf(order)).toMatchObject(ADVANCE_IN);
    expect(await record(`WT-${order.id}-9`)).toBe(errorSentence('payments.reference_of_wallet'));
    expect(await record(`WT-${order.id}-8`)).toBeUndefined();
  });

  test('when less is due, the open payment gives way to another one, after its gateway was asked', async () => {
    const order = await confirmed();
    const before = await start(order);
    await sendStep(shop, order.id, support, { action: 'record_payment', amount: 1700, method: 'CASH' });
    expect(await page(before)).toMatchObject({ can_pay: false });
    for (const says of ['away', { state: 'pending' } as const] as const) {
      gatewaySays(says);
      expect((await startAs(order, order.customer)).json().code).toBe('payments.being_checked');
    }
    const next = await start(order);
    expect(next).not.toBe(before);
    expect(await attemptOf(before)).toMatchObject({ state: 'EXPIRED', askAt: expect.any(Date) });
    expect(await page(before)).toMatchObject({ reference: next, amount: 800, can_pay: true });
    await payThere(next);
    await settle(next);
    // It was paid in another tab all the same.
    gatewaySays({ state: 'paid', paisa: 100_000, gatewayReference: null });
    await settle(before);
    expect(await moneyOf(order)).toMatchObject({ bill: 'PAID', paid: 3500, owed: [1000] });
  });

  test('a payment that its gateway has confirmed is not recorded or taken back by staff', async () => {
    const order = await confirmed();
    const reference = await start(order);
    await payThere(reference);
    await settle(reference);
    const [row] = await shop.deps.db.select().from(billPayments).where(eq(billPayments.orderId, order.id));
    const reversed = await sendStep(shop, order.id, support, {
      action: 'reverse_payment',
      payment: row?.id,
      reason: 'Mistake',
    });
    expect([reversed.statusCode, reversed.json().code]).toEqual([409, 'payments.by_wallet']);
    const typed = await sendStep(shop, order.id, support, { action: 'record_payment', method: 'WALLET' });
    expect(typed.statusCode).toBe(400);
  });

  test('the check of the data finds nothing wrong with all of this', async () => {
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});
