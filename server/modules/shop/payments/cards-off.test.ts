import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { payments } from '../../../db/schema/shop.ts';
import { capture } from './capture-service.ts';
import { reconcilePayments } from './reconciliation-service.ts';

const shop = testApp({ PUBLIC_URL: 'https://naap.test', JOBS: 'false' });

test('reports everywhere that cards are off', async () => {
  const settings = await shop.app.inject('/api/payments/settings/');
  expect(settings.json()).toEqual({ gateway: 'none', publishable_key: null, test_cards: [], wallets: [] });
  expect((await shop.app.inject('/api/settings/')).json()).toMatchObject({ cards: false });
});

test('refuses test cards and their tokens', async () => {
  const card = { card_number: '4242 4242 4242 4242', expiry: '09/39', cvv: '123' };
  const token = await shop.app.inject({ method: 'POST', url: '/api/payments/tokens/', payload: card });
  expect(token.statusCode).toBe(404);
  const kurta = await makeProduct(shop);
  const line = { product: kurta, variant: kurta.variants[0] };
  for (const payment_token of ['tok_sandbox_anything', undefined]) {
    const form = orderForm([line], { payment_method: 'creditCard', payment_token });
    const response = await sendOrder(shop, form, { by: await signUp(shop) });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { payment_method: ['We do not take cards at the moment. Please choose cash on delivery.'] },
    ]);
  }
  expect(await shop.deps.db.select().from(payments)).toEqual([]);
  const [variant] = await shop.deps.db
    .select()
    .from(variants)
    .where(eq(variants.id, kurta.variants[0]?.id ?? 0));
  expect(variant?.stock).toBe(20);
  expect((await sendOrder(shop, orderForm([line]), { by: await signUp(shop) })).statusCode).toBe(201);
});

test('leaves earlier payments of the sandbox or Stripe alone', async () => {
  const kurta = await makeProduct(shop);
  const form = orderForm([{ product: kurta, variant: kurta.variants[0] }]);
  const { id, bill } = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
  await shop.deps.db.insert(payments).values({
    orderId: id,
    gateway: 'sandbox',
    reference: 'sandbox_before',
    amount: bill.total,
    status: 'AUTHORISED',
    cardBrand: 'Visa',
    cardLast4: '4242',
    cardExpiry: '09/39',
  });
  await expect(capture(shop.deps, id)).rejects.toThrow('another gateway: sandbox');
  await reconcilePayments(shop.deps, Date.now() + 3_600_000);
  const [payment] = await shop.deps.db.select().from(payments).where(eq(payments.orderId, id));
  expect(payment?.status).toBe('AUTHORISED');
});
