import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, sellerOrders } from '../../../db/schema/shop.ts';
import { refund } from '../refunds/service.ts';
import { capture } from './capture-service.ts';

const shop = testApp({
  JOBS: 'false',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});

afterEach(() => vi.restoreAllMocks());

function hear(type: string, object: object, secret = 'whsec_1') {
  // Indented, because the signature covers the raw bytes and parsing would lose them.
  const payload = JSON.stringify({ type, data: { object } }, null, 3);
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/stripe/webhook/',
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${signature}`,
    },
  });
}

async function place(reference: string): Promise<number> {
  vi.spyOn(shop.deps.payments, 'authorise').mockResolvedValueOnce({
    reference,
    card: { brand: 'Visa', last4: '4242', expiry: '09/39' },
  });
  const kurta = await makeProduct(shop, { price: 1599 });
  const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
    payment_method: 'creditCard',
    payment_token: 'ctoken_1',
  });
  return (await sendOrder(shop, form)).json().id;
}

async function rowOf(id: number) {
  const [row] = await shop.deps.db
    .select({ bill: orders.billStatus, status: payments.status, refunded: payments.refunded })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, id));
  return row;
}

test('the browser tokenises with Stripe, and no card is accepted here', async () => {
  const settings = await shop.app.inject('/api/payments/settings/');
  expect(settings.json()).toEqual({
    gateway: 'stripe',
    publishable_key: 'pk_test_1',
    test_cards: [],
    wallets: [],
  });
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/tokens/',
    payload: { card_number: '4242 4242 4242 4242', expiry: '09/39', cvv: '123' },
  });
  expect(response.statusCode).toBe(404);
});

test('the state is fetched after each webhook, so that it may come early, twice or late', async () => {
  const id = await place('pi_told');
  const enqueue = vi.spyOn(shop.deps.jobs, 'send');
  for (const _again of [1, 2]) {
    const response = await hear('payment_intent.succeeded', { id: 'pi_told' });
    expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
  }
  expect(enqueue.mock.calls.map(([, name, data]) => [name, data])).toEqual([
    ['shop.capture', { orderId: id }],
    ['shop.capture', { orderId: id }],
  ]);
  enqueue.mockRestore();
  vi.spyOn(shop.deps.payments, 'capture').mockResolvedValue('captured');
  await capture(shop.deps, id);
  expect(await rowOf(id)).toEqual({ bill: 'PAID', status: 'CAPTURED', refunded: 0 });
});

async function placeAndCapture(reference: string): Promise<number> {
  const id = await place(reference);
  vi.spyOn(shop.deps.payments, 'capture').mockResolvedValue('captured');
  await capture(shop.deps, id);
  return id;
}

test('a refund made at Stripe is asked for and recorded once', async () => {
  const id = await placeAndCapture('pi_back');
  const enqueue = vi.spyOn(shop.deps.jobs, 'send');
  await hear('charge.refunded', { payment_intent: 'pi_back', amount_refunded: 60_000 });
  await hear('refund.failed', { payment_intent: 'pi_back' });
  expect(enqueue.mock.calls.map(([, name, data]) => [name, data])).toEqual([
    ['shop.refund', { orderId: id }],
    ['shop.refund', { orderId: id }],
  ]);
  enqueue.mockRestore();
  const made = (...amounts: number[]) =>
    vi
      .spyOn(shop.deps.payments, 'listRefunds')
      .mockResolvedValue(amounts.map((amount) => ({ name: null, amount, state: 'made' })));
  made(600);
  for (const _again of [1, 2]) await refund(shop.deps, id);
  expect(await rowOf(id)).toEqual({ bill: 'PAID', status: 'CAPTURED', refunded: 600 });
  made(600, 999);
  for (const _again of [1, 2]) await refund(shop.deps, id);
  expect(await rowOf(id)).toEqual({ bill: 'REFUNDED', status: 'REFUNDED', refunded: 1599 });
});

describe('a disputed payment (payments-9)', () => {
  const hearDispute = (payment_intent: string, status: string, type = 'closed') =>
    hear(`charge.dispute.${type}`, {
      id: `dp_${payment_intent}`,
      payment_intent,
      amount: 159_900,
      reason: 'fraudulent',
      status,
      evidence_details: { due_by: 1_800_000_000 },
    });
  const part = async (id: number) => {
    const [row] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id));
    return row?.id ?? 0;
  };
  const staff = () => signUp(shop, { userType: 'support' });
  const page = async (id: number) =>
    (await shop.app.inject({ url: `/api/staff/orders/${id}/`, headers: (await staff()).headers })).json();
  const step = async (id: number, action: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${await part(id)}/steps/`,
      headers: (await staff()).headers,
      payload: { action },
    });

  test('is told to the shop once, holds the parcel and allows no refund', async () => {
    const id = await placeAndCapture('pi_claimed');
    await step(id, 'pack');
    for (const _again of [1, 2]) await hearDispute('pi_claimed', 'needs_response', 'created');
    const told = await mailsTo(shop, shop.config.support.email);
    expect(told.filter(({ subject }) => subject.includes('is disputed'))).toHaveLength(1);
    const shown = await page(id);
    expect(shown).toMatchObject({
      refundable: 0,
      payment: { disputes: [{ amount: 1599, reason: 'fraudulent', state: 'OPEN' }] },
      order: { parts: [{ actions: ['cancel'] }] },
    });
    const refused = await step(id, 'ship');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'shop.payment_disputed']);
    const ask = vi.spyOn(shop.deps.payments, 'refund').mockRejectedValue(new Error('no'));
    vi.spyOn(shop.deps.payments, 'listRefunds').mockResolvedValue([]);
    await step(id, 'cancel');
    await refund(shop.deps, id);
    expect(ask, 'the bank may give it back already').not.toHaveBeenCalled();
    ask.mockImplementation(async (_reference, amount, name) => ({ name, amount, state: 'made' }));
    await hearDispute('pi_claimed', 'won');
    await hearDispute('pi_claimed', 'under_review', 'updated');
    await refund(shop.deps, id);
    expect(await rowOf(id)).toEqual({ bill: 'REFUNDED', status: 'REFUNDED', refunded: 1599 });
  });

  test('that is lost is money that went back, and nothing is left to refund', async () => {
    const id = await placeAndCapture('pi_lost');
    vi.spyOn(shop.deps.payments, 'listRefunds').mockResolvedValue([]);
    const ask = vi.spyOn(shop.deps.payments, 'refund').mockRejectedValue(new Error('no'));
    await hearDispute('pi_lost', 'needs_response', 'created');
    await step(id, 'cancel');
    for (const _again of [1, 2]) await hearDispute('pi_lost', 'lost');
    await hearDispute('pi_lost', 'under_review', 'updated');
    await refund(shop.deps, id);
    expect(ask).not.toHaveBeenCalled();
    expect(await rowOf(id)).toEqual({ bill: 'REFUNDED', status: 'REFUNDED', refunded: 1599 });
    expect(await page(id)).toMatchObject({
      refundable: 0,
      refunds: [{ cause: 'CHARGEBACK', amount: 1599, credit_note: expect.stringMatching(/^NP-CN-/) }],
      payment: { disputes: [{ state: 'LOST' }] },
    });
  });
});

test('an unsigned webhook, or one for a foreign payment, changes nothing', async () => {
  const id = await place('pi_forged');
  const forged = await hear(
    'charge.refunded',
    { payment_intent: 'pi_forged', amount_refunded: 159_900 },
    'whsec_2',
  );
  expect(forged.statusCode).toBe(400);
  expect((await hear('payment_intent.succeeded', { id: 'pi_unknown' })).statusCode).toBe(200);
  expect(await rowOf(id)).toEqual({ bill: 'UNPAID', status: 'AUTHORISED', refunded: 0 });
});
