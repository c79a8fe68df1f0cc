import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { remindOfSamples } from './reminder-service.ts';

const shop = testApp({ JOBS: 'false' });

const SAMPLED = {
  dress_type: 'Kurta',
  measurement_source: 'SAMPLE',
  measurement_sample: '{"kind":"White kurta","name":"Bilal","age_group":"adult","gender":"male"}',
};

async function take(order: PlacedGarment, by: Pick<SignedUp, 'headers'>, ...steps: object[]) {
  for (const step of steps) {
    const response = await sendStep(shop, order.id, by, step as { action: string });
    expect(response.statusCode, response.body).toBe(200);
  }
}

/** An accepted order with a sample. */
async function accepted(change: Record<string, string> = {}): Promise<PlacedGarment> {
  const tailor = await signUpTailor(shop, undefined, { address: 'Shop 4, Anarkali' });
  const order = await placeGarment(shop, { ...SAMPLED, ...change }, { tailor });
  await take(order, order.customer, { action: 'confirm' });
  await take(order, order.tailor, { action: 'accept' });
  return order;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const remindersTo = async ({ customer }: PlacedGarment) =>
  (await mailsTo(shop, customer.email)).filter(({ subject }) => subject.endsWith('the garment to measure'));

test('a sample that has not come with the cloth is asked for after three days, then each week (orders-185)', async () => {
  const order = await accepted();
  await remindOfSamples(shop.deps, inDays(5));
  expect(await remindersTo(order)).toEqual([]);
  await take(order, order.tailor, { action: 'receive_cloth', metres: 4 });
  await remindOfSamples(shop.deps, inDays(2));
  expect(await remindersTo(order)).toEqual([]);
  await Promise.all([remindOfSamples(shop.deps, inDays(3.1)), remindOfSamples(shop.deps, inDays(3.1))]);
  const [mail, ...others] = await remindersTo(order);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('White kurta of Bilal');
  expect(mail?.text).toContain('Shop 4, Anarkali');
  expect(mail?.unsubscribeUrl).toBeDefined();
  const told = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
  expect(told.json().results[0]).toMatchObject({
    title: `Your order ${order.trackingNumber} waits for the garment to measure`,
    path: `/checkout?order=${order.id}`,
  });
  await remindOfSamples(shop.deps, inDays(9));
  expect(await remindersTo(order)).toHaveLength(1);
  await remindOfSamples(shop.deps, inDays(10.2));
  expect(await remindersTo(order)).toHaveLength(2);
  // As long as of cloth.
  await remindOfSamples(shop.deps, inDays(60));
  expect(await remindersTo(order)).toHaveLength(2);
});

test('one that came, is lost, goes with the rider, or whose order is cancelled, is not asked for', async () => {
  const came = await accepted();
  const lost = await accepted();
  const collected = await accepted({ pickup: 'BY_SHOP' });
  const cancelled = await accepted();
  const all = [came, lost, collected, cancelled];
  for (const order of all) await take(order, order.tailor, { action: 'receive_cloth', metres: 4 });
  const garmentOf = async ({ id, customer }: PlacedGarment) =>
    (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers })).json().garments[0].id;
  const move = async (order: PlacedGarment, by: Pick<SignedUp, 'headers'>, step: object) => {
    const url = `/api/orders/${order.id}/garments/${await garmentOf(order)}/sample/`;
    const response = await shop.app.inject({ method: 'POST', url, payload: step, headers: by.headers });
    expect(response.statusCode, response.body).toBe(200);
  };

  const support = await signUp(shop, { userType: 'support' });
  await move(came, came.tailor, { action: 'receive' });
  await move(lost, support, { action: 'lose', note: 'By the courier' });
  await take(cancelled, cancelled.customer, { action: 'cancel', reason: 'Other plans' });
  await remindOfSamples(shop.deps, inDays(4));
  for (const order of all) expect(await remindersTo(order)).toEqual([]);
});
