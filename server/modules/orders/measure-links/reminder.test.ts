import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendGarment,
  sendStep,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orders } from '../../../db/schema/orders.ts';
import { checkPromises } from '../at-risk/service.ts';
import { remindOfLinks } from './reminder-service.ts';

const shop = testApp({ JOBS: 'false' });
const DAY_MS = 86_400_000;

const asked = (name: string) => ({
  measurement_source: 'UPLOAD',
  measurement_from: JSON.stringify({ name, age_group: 'adult', gender: 'female' }),
});
const GIVEN = {
  unit: 'cm',
  chest: 96,
  waist: 80,
  shoulder: 40,
  sleeve: 56,
  neck: 36,
  inseam: 74,
  height: 162,
};

async function orderFor(...names: string[]) {
  const [first = 'Sara', ...others] = names;
  const order = await placeGarment(shop, asked(first));
  for (const name of others) await sendGarment(shop, order, { change: asked(name) });
  const shown = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.customer.headers });
  const tokens: string[] = [];
  for (const { id } of shown.json().garments) {
    const made = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/garments/${id}/measure-link/`,
      payload: {},
      headers: order.customer.headers,
    });
    tokens.push(new URL(made.json().url).searchParams.get('token') ?? '');
  }
  return { order, tokens };
}

const answer = (token = '') =>
  shop.app.inject({ method: 'POST', url: '/api/measure-links/answer/', payload: { ...GIVEN, token } });
const remindAfter = (days: number) => remindOfLinks(shop.deps, new Date(Date.now() + days * DAY_MS));
const reminders = async ({ customer }: PlacedGarment) =>
  (await mailsTo(shop, customer.email)).filter(({ subject }) => subject.includes('still missing'));

describe('the reminder of unanswered links (orders-132)', () => {
  test('is one mail after three days and one on the last day, by whoever has not answered', async () => {
    const { order, tokens } = await orderFor('Sara', 'Hina', 'Amna');
    await answer(tokens[1]);
    await remindAfter(2.9);
    expect(await reminders(order)).toEqual([]);
    await Promise.all([remindAfter(3.1), remindAfter(3.1)]);
    const [first, ...more] = await reminders(order);
    expect(more).toEqual([]);
    expect(first?.text).toContain('Of the 3 people whom you asked by links, 1 have given');
    expect(first?.text).toMatch(/Sara: no answer yet\. The link works until .*Amna: no answer yet/s);
    expect(first?.text).not.toContain('Hina');
    expect(first?.text).toContain(`/checkout?order=${order.id}`);
    for (const days of [4, 6, 9, 12.5]) await remindAfter(days);
    expect(await reminders(order)).toHaveLength(1);
    await remindAfter(13.1);
    await remindAfter(13.5);
    expect(await reminders(order)).toHaveLength(2);
    await remindAfter(14.5);
    await remindAfter(30);
    expect(await reminders(order)).toHaveLength(2);
  });

  test('stops when all have answered, and when the order ends', async () => {
    const answered = await orderFor('Sara', 'Hina');
    for (const token of answered.tokens) await answer(token);
    const cancelled = await orderFor('Sara');
    await sendStep(shop, cancelled.order.id, cancelled.order.customer, {
      action: 'cancel',
      reason: 'Never mind',
    });
    await remindAfter(3.1);
    await remindAfter(13.1);
    expect(await reminders(answered.order)).toEqual([]);
    expect(await reminders(cancelled.order)).toEqual([]);
  });

  test('counts the days of a new link anew, and is not sent without a link', async () => {
    const { order } = await orderFor('Sara');
    await remindAfter(3.1);
    await shop.deps.db.execute(sql`update measure_links set created_at = created_at + interval '4 days',
      expires_at = expires_at + interval '4 days' where order_id = ${order.id}`);
    await remindAfter(6);
    expect(await reminders(order)).toHaveLength(1);
    await remindAfter(7.1);
    expect(await reminders(order)).toHaveLength(2);
    const silent = await placeGarment(shop, asked('Hina'));
    await remindAfter(3.1);
    expect(await reminders(silent)).toEqual([]);
  });
});

test('an order that waits for measures is neither late nor at risk (orders-130)', async () => {
  const { order } = await orderFor('Sara', 'Hina');
  const day = addDays(dayInKarachi(), -2);
  await shop.deps.db.update(orders).set({ expectedDeliveryDate: day }).where(eq(orders.id, order.id));
  await checkPromises(shop.deps);
  const { headers } = await signUp(shop, { userType: 'support' });
  const risky = await shop.app.inject({ url: '/api/staff/orders-at-risk/', headers });
  expect(risky.json().results.map(({ id }: { id: number }) => id)).not.toContain(order.id);
  const listed = await shop.app.inject({ url: `/api/staff/orders/?search=${order.trackingNumber}`, headers });
  expect(listed.json().results).toMatchObject([{ id: order.id, is_late: false }]);
});
