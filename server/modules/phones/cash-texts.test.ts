import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { walkParcel } from '../../../test/factories-returns.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { sentCodes } from '../../../test/sent-codes.ts';
import { users } from '../../db/schema/accounts.ts';
import { goodsOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { cashCode } from '../../infra/cash-codes.ts';

const shop = testApp({ JOBS: 'false' });
const texts = sentCodes(shop);

let numbers = 7_000_000;
let phone = '';

const offerTexts = (isOn: boolean) =>
  shop.deps.db.execute(sql`update order_settings set news_by_sms = ${isOn}`);

beforeEach(async () => {
  numbers += 1;
  phone = `+92334${numbers}`;
  await offerTexts(true);
});
afterAll(() => offerTexts(false));

/** Goods of a guest who is called, sent on their way. */
async function sendGoods(more: Record<string, unknown> = {}) {
  const product = await makeProduct(shop, { type: 'culture', sizes: [null], price: 1200, stock: 9 });
  const form = orderForm([{ product }], { phone, email: undefined, ...more });
  const placed = await sendOrder(shop, form);
  expect(placed.statusCode, placed.body).toBe(201);
  const { id, tracking_id: trackingNumber } = placed.json();
  const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id));
  if (!part) throw new Error('There is no parcel.');
  // Staff have called the guest.
  await shop.deps.db.update(sellerOrders).set({ status: 'PLACED' }).where(eq(sellerOrders.id, part.id));
  const settled = { reservation: null, confirmedAt: new Date() };
  await shop.deps.db.update(goodsOrderDetails).set(settled).where(eq(goodsOrderDetails.orderId, id));
  await walkParcel(shop, part.id, 'pack', 'ship');
  const parcel = { trackingNumber, sellerOrderId: part.id, amount: form.total };
  return { id, trackingNumber, code: cashCode(shop.config.cashKey, parcel), total: form.total };
}

/** A stitched order of a customer whom staff have entered without a mailbox. */
async function sendStitched(more: Partial<typeof orders.$inferInsert> = {}) {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  const { db } = shop.deps;
  const email = `customer-${randomUUID()}@accounts.invalid`;
  await db.update(users).set({ email }).where(eq(users.id, order.customer.id));
  await db
    .update(orders)
    .set({ phone, ...more })
    .where(eq(orders.id, order.id));
  expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
  for (const action of ['accept', 'start', 'check'])
    expect((await sendStep(shop, order.id, order.tailor, { action })).statusCode).toBe(200);
  const ship = { action: 'ship', courier: 'TCS', courier_number: '7714' };
  const shipped = await sendStep(shop, order.id, order.tailor, ship);
  expect(shipped.statusCode, shipped.body).toBe(200);
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  return { ...order, total: row?.total ?? 0 };
}

test('a guest with a phone only is told sum and code when the parcel leaves (payments-41)', async () => {
  const { trackingNumber, code } = await sendGoods();
  const told = await texts.to(phone);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(trackingNumber);
  expect(told[0]?.text).toContain(code);
  expect(told[0]?.text).toContain('nothing else');
});

test('so is a customer without a mailbox, of a stitched order, in Urdu', async () => {
  const { trackingNumber, total } = await sendStitched({ locale: 'ur' });
  const [told] = await texts.to(phone);
  expect(told?.text).toContain(cashCode(shop.config.cashKey, { trackingNumber, amount: total }));
});

test.each([
  ['where staff offer no text messages', () => offerTexts(false), {}],
  ['who has a mailbox', async () => undefined, { email: `${randomUUID()}@mail.example` }],
  [
    'whose number has written STOP',
    () =>
      shop.deps.db.execute(sql`insert into whatsapp_numbers (phone, stopped_at) values (${phone}, now())`),
    {},
  ],
])('nobody %s gets one', async (_, given, more) => {
  await given();
  await sendGoods(more);
  expect(await texts.to(phone)).toEqual([]);
});

test('nothing is sent to a landline, nor abroad', async () => {
  for (const other of ['+922134567890', '+447400123456']) {
    await sendStitched({ phone: other });
    expect(await texts.to(other)).toEqual([]);
  }
});
