import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, signUp } from '../../../../test/factories.ts';
import { clothSeller, from, ship } from '../../../../test/factories-cloth.ts';
import {
  addGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { makeBrand } from '../../../../test/factories-shop.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const { brand, makeCloth, read, take, stepOfSeller, takeOfSeller, partOf, confirmed } = clothSeller(shop);

const soundData = async () => expect(await verifyData(shop.deps.db)).toEqual([]);

test('counts the price of each garment where only their sum stays', async () => {
  const [one, other] = [await makeCloth(), await makeCloth()];
  const order = await placeGarment(shop, from(one));
  await addGarment(shop, order, from(other));
  const cost = (cloth: { id: number }, price: number) =>
    shop.deps.db.update(products).set({ price }).where(eq(products.id, cloth.id));
  await cost(one, 3400);
  await cost(other, 2600);
  await take(order, order.customer, { action: 'confirm' });
  const { garments } = await read(order, order.customer);
  expect(garments.map((garment: { cloth_price: number }) => garment.cloth_price)).toEqual([3400, 2600]);
  await soundData();
});

test('a garment that is begun has its cloth, the others still wait for theirs', async () => {
  const other = await makeBrand(shop);
  const order = await confirmed(from(await makeCloth()), from(await makeCloth(5, { brandId: other.id })));
  await take(order, order.tailor, { action: 'accept' });
  const support = await signUp(shop, { userType: 'support' });
  const { garments } = await read(order, order.customer);
  for (const { cloth } of garments)
    for (const step of [{ action: 'pack' }, ship]) await stepOfSeller(cloth.seller_order, step, support);
  const [first, second] = garments;
  const states = async () =>
    (await read(order, order.customer)).garments.map((one: typeof first) => one.cloth.status);
  expect(await states()).toEqual(['SHIPPED', 'SHIPPED']);
  await sendGarmentStep(shop, order.id, first.id, order.tailor, { action: 'start' });
  expect(await states()).toEqual(['DELIVERED', 'SHIPPED']);
  await sendGarmentStep(shop, order.id, second.id, order.tailor, { action: 'start' });
  expect(await states()).toEqual(['DELIVERED', 'DELIVERED']);
  await soundData();
});

test('cloth of a cancelled garment that is lost: nothing waits for it, and nobody is to bring any', async () => {
  const order = await confirmed({}, from(await makeCloth()));
  const [, second] = (await read(order, order.customer)).garments;
  await take(order, order.tailor, { action: 'accept' });
  await takeOfSeller(second.cloth.seller_order, { action: 'pack' }, ship);
  await sendGarmentStep(shop, order.id, second.id, order.customer, { action: 'cancel', reason: 'No' });
  await take(order, order.tailor, { action: 'receive_cloth', metres: 4 });
  await stepOfSeller(second.cloth.seller_order, { action: 'return' });
  const after = await read(order, order.customer);
  expect([after.cloth_due_on, after.price.cloth]).toEqual([null, 0]);
  const [mail] = await mailsTo(shop, order.customer.email);
  expect(mail?.subject).toContain('cannot be sent');
  expect(mail?.text).not.toContain('bring cloth of your own');
  await soundData();
});

test.each([
  [1000, [1000, 3000], [3000]],
  [3500, [3500, 2000], [2000]],
  [5500, [5500], []],
])(
  'after a refund of %i by hand the credit note is over what the invoice leaves',
  async (amount, totals, owed) => {
    const order = await confirmed(from(await makeCloth()));
    const part = await partOf(order);
    await shop.deps.db.update(orders).set({ billStatus: 'PAID' }).where(eq(orders.id, order.id));
    const { headers } = await signUp(shop, { userType: 'admin' });
    const refunded = await shop.app.inject({
      method: 'POST',
      url: `/api/staff/orders/${order.id}/refunds/`,
      payload: { amount, reason: 'Late', from_tailor: 0 },
      headers,
    });
    expect(refunded.statusCode, refunded.body).toBeLessThan(300);
    await takeOfSeller(part, { action: 'cancel', reason: 'A hole in it' });
    const { rows } = await shop.deps.db.execute(
      sql`select (content->>'total')::int as total from documents
      where order_id = ${order.id} and kind = 'CREDIT_NOTE' order by number`,
    );
    expect(rows.map(({ total }) => total)).toEqual(totals);
    const page = await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers });
    const left = page.json().refunds.filter(({ is_owed }: { is_owed: boolean }) => is_owed);
    expect(left.map((one: { amount: number }) => one.amount)).toEqual(owed);
    await soundData();
  },
);

test('the shop does not come to collect while another garment is posted, by no form (orders-150)', async () => {
  const tailor = await signUpTailor(shop, undefined, { address: 'Shop 4, Anarkali' });
  const order = await placeGarment(shop, {}, { tailor });
  await addGarment(shop, order, { cloth_source: 'POSTED' });
  const home = { full_name: 'Amna Malik', phone: '0300 7654321', address: '5 Mall Road', city: 'Lahore' };
  const collected = { pickup: 'BY_SHOP', collection_address: JSON.stringify({ ...home, country: 'PK' }) };
  const handover = { ...collected, delivery: 'BY_OWN', payment_type: 'COD' };
  const edited = await sendStep(shop, order.id, order.customer, { action: 'edit', handover });
  expect([edited.statusCode, Object.keys(edited.json())]).toEqual([400, ['cloth_source']]);
  const form = multipart({
    ...{ dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton', is_contact_same_as_register: 'true' },
    ...{ payment_type: 'COD', delivery_type: 'NORMAL', delivery: 'BY_OWN', measurement_source: 'STORE' },
    ...{ tailor: order.tailorId, ...collected },
  });
  const replaced = await shop.app.inject({
    method: 'PUT',
    url: `/api/orders/${order.id}/`,
    payload: form.payload,
    headers: { ...form.headers, ...order.customer.headers },
  });
  expect([replaced.statusCode, Object.keys(replaced.json())]).toEqual([400, ['cloth_source']]);
  expect((await read(order, order.customer)).pickup).toBe('BY_OWN');
});

test('the brand hears that cloth which it has not sent goes to another tailor', async () => {
  const order = await confirmed(from(await makeCloth()));
  const part = await partOf(order);
  await takeOfSeller(part, { action: 'pack' });
  const support = await signUp(shop, { userType: 'support' });
  const next = await placeGarment(shop);
  await take(order, support, { action: 'reassign', tailor: next.tailorId, reason: 'Ill' });
  const [mail] = await mailsTo(shop, brand().seller.email);
  expect(mail?.subject).toBe(`Changed order ${order.trackingNumber}`);
  expect(mail?.text).toContain('where it goes');
  await take(order, next.tailor, { action: 'accept' });
  await takeOfSeller(part, ship);
  await take(order, support, { action: 'reassign', tailor: order.tailorId, reason: 'Well' });
  const told = (await mailsTo(shop, brand().seller.email)).filter(({ subject }) => subject === mail?.subject);
  expect(told).toHaveLength(1);
});

test('days for which an open question and lost cloth are waited for are counted once (orders-158)', async () => {
  const order = await confirmed(from(await makeCloth()));
  await take(order, order.tailor, { action: 'accept' });
  await take(order, order.tailor, { action: 'ask', reason: 'Which collar?' });
  await shop.deps.db.execute(
    sql`update single_order_details set cloth_due_on = current_date - 9 where order_id = ${order.id}`,
  );
  await shop.deps.db.execute(
    sql`update order_questions set asked_on = current_date - 9 where order_id = ${order.id}`,
  );
  await takeOfSeller(await partOf(order), { action: 'cancel', reason: 'A hole in it' });
  const waiting = await read(order, order.customer);
  await take(order, order.customer, { action: 'answer', reason: 'The round one' });
  const answered = await read(order, order.customer);
  expect([answered.question, answered.expected_delivery_date]).toEqual([
    null,
    waiting.expected_delivery_date,
  ]);
  await soundData();
});

test('a garment whose cloth is lost while others are at work may be cancelled until its own work begins (orders-158, orders-190)', async () => {
  const other = await makeBrand(shop);
  const order = await confirmed({}, from(await makeCloth()), from(await makeCloth(5, { brandId: other.id })));
  await take(order, order.tailor, { action: 'accept' });
  const [first, second, third] = (await read(order, order.customer)).garments;
  await sendGarmentStep(shop, order.id, first.id, order.tailor, { action: 'start' });
  const cancel = (garment: number) =>
    sendGarmentStep(shop, order.id, garment, order.customer, { action: 'cancel', reason: 'No cloth' });
  await takeOfSeller(second.cloth.seller_order, { action: 'cancel', reason: 'A hole in it' });
  const [mail] = await mailsTo(shop, order.customer.email);
  expect(mail?.text).toContain('cancel the garment without cloth');
  expect(mail?.text).not.toContain('bring cloth');
  const { garments } = await read(order, order.customer);
  expect(garments.map(({ actions }: { actions: string[] }) => actions)).toEqual([[], ['cancel'], ['cancel']]);
  const response = await cancel(second.id);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toMatchObject({ status: 'IN_PRODUCTION', price: { stitching: 5000, cloth: 3000 } });
  expect((await cancel(first.id)).statusCode).toBe(409);
  const last = await cancel(third.id);
  expect(last.json(), last.body).toMatchObject({ status: 'IN_PRODUCTION', price: { stitching: 2500 } });
  await soundData();
});
