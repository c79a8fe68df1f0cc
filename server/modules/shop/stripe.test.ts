import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/shop.ts';
import { capture } from './capture-service.ts';

const shop = testApp({
  JOBS: 'false',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});

function hear(type: string, object: object, secret = 'whsec_1') {
  // Indentation that parsing would lose: the signature covers the bytes.
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
  expect(settings.json()).toEqual({ gateway: 'stripe', publishable_key: 'pk_test_1', test_cards: [] });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/tokens/',
    payload: { card_number: '4242 4242 4242 4242', expiry: '09/39', cvv: '123' },
  });
  expect(answer.statusCode).toBe(404);
});

test('the state is fetched after each webhook, so that it may come early, twice or late', async () => {
  const id = await place('pi_told');
  const enqueue = vi.spyOn(shop.deps.jobs, 'send');
  for (const _again of [1, 2]) {
    const answer = await hear('payment_intent.succeeded', { id: 'pi_told' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
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

test('a refund made at Stripe is recorded once', async () => {
  const id = await place('pi_back');
  vi.spyOn(shop.deps.payments, 'capture').mockResolvedValue('captured');
  await capture(shop.deps, id);
  const refunded = (amount: number) =>
    hear('charge.refunded', { payment_intent: 'pi_back', amount_refunded: amount * 100 });
  await refunded(600);
  await refunded(600);
  expect(await rowOf(id)).toEqual({ bill: 'PAID', status: 'CAPTURED', refunded: 600 });
  await refunded(1599);
  await refunded(600);
  expect(await rowOf(id)).toEqual({ bill: 'REFUNDED', status: 'REFUNDED', refunded: 1599 });
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
