import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { documents, orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/shop.ts';
import { verifyData } from '../system/verification-service.ts';
import { capture } from './payments/capture-service.ts';
import { refund } from './refunds/service.ts';

const shop = testApp({ JOBS: 'false' });

async function shipped(pays: 'cash' | 'card' = 'cash') {
  const customer = await signUp(shop);
  const support = await signUp(shop, { userType: 'support' });
  const product = await makeProduct(shop, { price: 1000 });
  const variant = product.variants[0]?.id ?? 0;
  const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
  const form = orderForm([{ product, variant: { id: variant }, quantity: 3 }], {
    email: undefined,
    ...(pays === 'card' ? card : {}),
  });
  const order = (await sendOrder(shop, form, { by: customer })).json();
  if (pays === 'card') await capture(shop.deps, order.id);
  const step = async (body: Record<string, unknown>, status = 200) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${order.parts[0].id}/steps/`,
      headers: support.headers,
      payload: body,
    });
    expect(response.statusCode, response.body).toBe(status);
    return response.json();
  };
  await step({ action: 'pack' });
  await step({ action: 'ship', courier: 'TCS', courier_number: '7714' });
  const tracked = async () =>
    (await shop.app.inject({ url: `/tailor_module/order-tracking/${order.tracking_id}/` })).json();
  return { customer, order, step, variant, tracked };
}

const billOf = async (id: number) =>
  (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]?.billStatus;
const stockOf = async (id: number) =>
  (await shop.deps.db.select().from(variants).where(eq(variants.id, id)))[0]?.stock;
const documentsOf = (id: number) => shop.deps.db.select().from(documents).where(eq(documents.orderId, id));

test('a parcel refused at the door ends its order without a payment, and its pieces are for sale again (shop-21)', async () => {
  const { customer, order, step, variant, tracked } = await shipped();
  expect(await stockOf(variant)).toBe(17);
  const answer = await step({ action: 'fail_delivery', failure: 'REFUSED', restock: true });
  expect(answer).toMatchObject({ status: 'CANCELLED', actions: [] });
  expect([await billOf(order.id), await stockOf(variant)]).toEqual(['UNPAID', 20]);
  expect(await documentsOf(order.id)).toEqual([]);
  const [mail] = await mailsTo(shop, customer.email);
  expect(mail?.subject).toBe(`Your order ${order.tracking_id} could not be delivered`);
  expect(mail?.text).toContain('It was refused at the door.');
  expect(await tracked()).toMatchObject({ status: 'CANCELLED', not_delivered_at: expect.any(String) });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('what was lost on the way is written off', async () => {
  const { step, variant } = await shipped();
  await step({ action: 'fail_delivery', failure: 'LOST' });
  expect(await stockOf(variant)).toBe(17);
});

test('what a card has paid for goods that did not arrive goes back', async () => {
  const { order, step } = await shipped('card');
  await step({ action: 'fail_delivery', failure: 'LOST' });
  await refund(shop.deps, order.id);
  const [payment] = await shop.deps.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 3000 });
});

test('a parcel that comes back is packed again and is paid once it arrives', async () => {
  const { order, step, tracked, customer } = await shipped();
  expect((await step({ action: 'come_back' }, 400)).failure).toBeDefined();
  expect((await step({ action: 'come_back', failure: 'OTHER' }, 400)).failure).toBeDefined();
  const back = await step({ action: 'come_back', failure: 'WRONG_ADDRESS', reason: 'House 12, not 21.' });
  expect(back).toMatchObject({ status: 'PACKED', actions: ['ship', 'fail_delivery', 'cancel'] });
  expect((await mailsTo(shop, customer.email))[0]?.text).toContain(
    'The address was wrong. House 12, not 21.',
  );
  expect(await billOf(order.id)).toBe('UNPAID');
  expect(await tracked()).toMatchObject({ status: 'PACKED', not_delivered_at: expect.any(String) });
  await step({ action: 'ship', courier: 'TCS', courier_number: '7715' });
  expect(await tracked()).toMatchObject({ status: 'SHIPPED', not_delivered_at: null });
  await step({ action: 'deliver' });
  expect(await billOf(order.id)).toBe('PAID');
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
