import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import type { SignedUp } from '../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { verifyData } from '../system/verification-service.ts';
import { chaseCloth } from './cloth-chase-service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();

const take = async (order: PlacedGarment, by: SignedUp, step: { action: string; reason?: string }) => {
  const response = await sendStep(shop, order.id, by, step);
  expect(response.statusCode, response.body).toBe(200);
};

/** An accepted order whose cloth was due some days ago. */
async function overdue(days: number, change: Record<string, string> = {}): Promise<PlacedGarment> {
  const tailor = await signUpTailor(shop, undefined, { address: 'Shop 4, Anarkali' });
  const order = await placeGarment(shop, change, { tailor });
  await take(order, order.customer, { action: 'confirm' });
  await take(order, order.tailor, { action: 'accept' });
  await shop.deps.db
    .update(singleOrderDetails)
    .set({ clothDueOn: addDays(today, -days) })
    .where(eq(singleOrderDetails.orderId, order.id));
  return order;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const remindersTo = async ({ customer }: PlacedGarment) =>
  (await mailsTo(shop, customer.email)).filter(({ subject }) => subject.endsWith('waits for your cloth'));

const statusOf = async ({ id }: PlacedGarment) => {
  const [row] = await shop.deps.db
    .select({ status: orders.status, billStatus: orders.billStatus })
    .from(orders)
    .where(eq(orders.id, id));
  return row;
};

test('the customer is reminded of the cloth after three days, then each week, by mail and notification', async () => {
  const fresh = await overdue(2);
  const order = await overdue(3);
  const posted = await overdue(3, { cloth_source: 'POSTED' });
  await chaseCloth(shop.deps);
  await Promise.all([chaseCloth(shop.deps), chaseCloth(shop.deps)]);
  expect(await remindersTo(posted)).toHaveLength(1);
  expect(await remindersTo(fresh)).toEqual([]);
  const [mail, ...others] = await remindersTo(order);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your cloth has not come yet');
  expect(mail?.text).toContain(`/checkout?order=${order.id}`);
  expect(mail?.unsubscribeUrl).toBeDefined();
  const told = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
  expect(told.json().results[0]).toMatchObject({
    title: `Your order ${order.trackingNumber} waits for your cloth`,
    path: `/checkout?order=${order.id}`,
  });
  await chaseCloth(shop.deps, inDays(6));
  expect(await remindersTo(order)).toHaveLength(1);
  await chaseCloth(shop.deps, inDays(7));
  expect(await remindersTo(order)).toHaveLength(2);
});

test('an order without cloth is cancelled after the day that the reminder has named, and what was paid goes back', async () => {
  const order = await overdue(3);
  await chaseCloth(shop.deps);
  await shop.deps.db.update(orders).set({ billStatus: 'PAID' }).where(eq(orders.id, order.id));
  await chaseCloth(shop.deps, inDays(25));
  expect((await statusOf(order))?.status).toBe('ACCEPTED');
  await Promise.all([chaseCloth(shop.deps, inDays(26)), chaseCloth(shop.deps, inDays(26))]);
  expect(await statusOf(order)).toEqual({ status: 'CANCELLED', billStatus: 'PAID' });
  const read = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.customer.headers });
  const { events, documents } = read.json();
  expect(events.at(-1)).toMatchObject({ action: 'cancel', note: 'The cloth was not brought in time.' });
  expect(documents).toContainEqual(expect.objectContaining({ kind: 'CREDIT_NOTE' }));
  const [mail] = await mailsTo(shop, order.customer.email);
  expect(mail?.text).toContain('The cloth was not brought in time.');
  expect(mail?.text).toContain('We send back what you have paid.');
  const [toTailor] = await mailsTo(shop, order.tailor.email);
  expect(toTailor?.subject).toBe(`Order ${order.trackingNumber} is cancelled`);
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('a job that has not run for weeks reminds first, and leaves the time that it names', async () => {
  const order = await overdue(60);
  await chaseCloth(shop.deps);
  expect((await statusOf(order))?.status).toBe('ACCEPTED');
  expect(await remindersTo(order)).toHaveLength(1);
  await chaseCloth(shop.deps, inDays(26));
  expect((await statusOf(order))?.status).toBe('CANCELLED');
});

test('what the shop collects, what has come, and what is not accepted is left alone', async () => {
  const collected = await overdue(40, { pickup: 'BY_SHOP' });
  const received = await overdue(40);
  await chaseCloth(shop.deps);
  await take(received, received.tailor, { action: 'receive_cloth' });
  await chaseCloth(shop.deps, inDays(40));
  expect(await remindersTo(collected)).toEqual([]);
  for (const order of [collected, received]) expect((await statusOf(order))?.status).toBe('ACCEPTED');
});

test('cloth that comes while its order is being cancelled is kept: one of both happens', async () => {
  const order = await overdue(3);
  await chaseCloth(shop.deps);
  const [, response] = await Promise.all([
    chaseCloth(shop.deps, inDays(26)),
    sendStep(shop, order.id, order.tailor, { action: 'receive_cloth' }),
  ]);
  expect([200, 409]).toContain(response.statusCode);
  expect((await statusOf(order))?.status).toBe(response.statusCode === 200 ? 'ACCEPTED' : 'CANCELLED');
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('staff sets the days and weeks (settings-1)', async () => {
  await shop.deps.db.update(orderSettings).set({ clothRemindAfterDays: 5, clothWithinWeeks: 2 });
  const order = await overdue(4);
  await chaseCloth(shop.deps);
  expect(await remindersTo(order)).toEqual([]);
  await chaseCloth(shop.deps, inDays(1));
  const [row] = await shop.deps.db
    .select({ until: singleOrderDetails.clothExpiresOn })
    .from(singleOrderDetails)
    .where(sql`order_id = ${order.id}`);
  expect(row?.until).toBe(addDays(today, 10));
});

test('who has brought the cloth of one garment is reminded of the other by its name, and keeps the order (orders-201)', async () => {
  const tailor = await signUpTailor(shop, undefined, { address: 'Shop 4, Anarkali' });
  const order = await placeGarment(shop, {}, { tailor });
  const [first, second] = await addGarment(shop, order);
  await take(order, order.customer, { action: 'confirm' });
  await take(order, order.tailor, { action: 'accept' });
  const receive = (garment = 0) =>
    sendStep(shop, order.id, order.tailor, { action: 'receive_cloth', garments: String(garment) });
  expect((await receive(first)).statusCode).toBe(200);
  await shop.deps.db
    .update(singleOrderDetails)
    .set({ clothDueOn: addDays(today, -6) })
    .where(eq(singleOrderDetails.orderId, order.id));
  await Promise.all([chaseCloth(shop.deps), chaseCloth(shop.deps)]);
  const [mail, ...others] = await remindersTo(order);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('The cloth for Shalwar kameez has not come yet');
  expect(mail?.text).not.toContain('we cancel the order');
  await chaseCloth(shop.deps, inDays(60));
  expect((await statusOf(order))?.status).toBe('ACCEPTED');
  expect(await remindersTo(order)).toHaveLength(2);
  expect((await receive(second)).statusCode).toBe(200);
  await chaseCloth(shop.deps, inDays(90));
  expect(await remindersTo(order)).toHaveLength(2);
});
