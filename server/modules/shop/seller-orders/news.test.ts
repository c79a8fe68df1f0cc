import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';

const shop = testApp({ JOBS: 'false' });

test('a brand is told of a new order, and of one that staff cancels (notifications-8)', async () => {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id });
  const other = await signUp(shop, { userType: 'brand' });
  await makeBrand(shop, { userId: other.id });
  const product = await makeProduct(shop, { brandId: brand.id, price: 1000 });
  const customer = await signUp(shop);
  const form = orderForm([{ product, variant: product.variants[0] ?? { id: 0 }, quantity: 2 }], {
    email: undefined,
  });
  const order = (await sendOrder(shop, form, { by: customer })).json();
  expect(order.parts, JSON.stringify(order)).toHaveLength(1);
  const part: number = order.parts[0].id;
  const [mail] = await mailsTo(shop, seller.email);
  expect(mail).toMatchObject({ kind: 'shop.brand-work', subject: `New order ${order.tracking_id}` });
  expect(mail?.text).toContain(`/workshop/shipments/${part}`);
  expect(mail?.text).not.toContain(order.shipping.full_name);
  const told = async (by: typeof seller) =>
    (await shop.app.inject({ url: '/api/notifications/', headers: by.headers })).json().results;
  expect(await told(seller)).toEqual([
    expect.objectContaining({ title: `New order ${order.tracking_id}`, path: `/workshop/shipments/${part}` }),
  ]);
  const step = (by: typeof seller, action: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${part}/steps/`,
      headers: by.headers,
      payload: { action, reason: 'The customer has called' },
    });
  await step(seller, 'pack');
  expect(await told(seller)).toHaveLength(1);
  const support = await signUp(shop, { userType: 'support' });
  expect((await step(support, 'cancel')).statusCode).toBe(200);
  expect((await told(seller))[0]).toMatchObject({ title: `Order ${order.tracking_id} is cancelled` });
  expect(await told(other)).toEqual([]);
});
