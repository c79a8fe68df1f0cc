import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { documents } from '../../db/schema/orders.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

interface Order extends PlacedGarment {
  garments: number[];
}

/** A Shalwar Kameez and a Kurta, confirmed and accepted. */
async function accepted(change: Record<string, string> = {}): Promise<Order> {
  const order = await placeGarment(shop, change);
  const garments = await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  await sendStep(shop, order.id, order.tailor, { action: 'accept' });
  return { ...order, garments };
}

const step = (
  order: Order,
  place: number,
  by: 'customer' | 'tailor' | SignedUp,
  said: Record<string, unknown>,
) =>
  sendGarmentStep(shop, order.id, order.garments[place] ?? 0, typeof by === 'string' ? order[by] : by, said);
const view = async (order: Order, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: by.headers })).json();
const mailsOf = ({ email }: SignedUp) => mailsTo(shop, email);
const cancel = { action: 'cancel', reason: 'One is enough' };

describe('cancelling a garment while others are at work', () => {
  test.each(['customer', 'support'] as const)(
    'by %s is allowed while others are at work, until its own work begins (orders-190)',
    async (who) => {
      const order = await accepted();
      await step(order, 1, 'tailor', { action: 'start' });
      const by = who === 'support' ? support : order.customer;
      const read = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: by.headers });
      if (who === 'customer')
        expect(read.json().garments.map(({ actions }: { actions: string[] }) => actions)).toEqual([
          ['cancel'],
          [],
        ]);
      const before = await mailsOf(order.tailor);
      const cancelled = await step(order, 0, by, { ...cancel, expected_progress: 'WAITING' });
      expect(cancelled.statusCode, cancelled.body).toBe(200);
      expect(await view(order, order.customer)).toMatchObject({
        status: 'IN_PRODUCTION',
        total_bill: 1900,
        dress_type: 'Kurta',
        garments: [{ progress: 'STITCHING' }, { progress: 'CANCELLED', stitching: 2500 }],
      });
      const told = await mailsOf(order.tailor);
      expect(told).toHaveLength(before.length + 1);
      expect(told[0]?.text).toContain('please do not start it');
      const [note] = await shop.deps.db
        .select({ content: documents.content })
        .from(documents)
        .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'CREDIT_NOTE')));
      expect(note?.content).toMatchObject({ total: 2500 });
      expect((await step(order, 1, by, cancel)).json()).toMatchObject({
        code: 'orders.garment_step_not_allowed',
      });
      for (const action of ['check', 'make_ready']) await step(order, 1, 'tailor', { action });
      expect(await view(order, order.customer)).toMatchObject({ status: 'READY' });
      expect(await verifyData(shop.deps.db)).toEqual([]);
    },
  );

  test.each([
    ['BY_OWN', ['check'], 'QUALITY_CHECK'],
    ['BY_OWN', ['check', 'make_ready'], 'READY'],
    ['BY_SHOP', ['check', 'make_ready'], 'QUALITY_CHECK'],
  ])(
    'the order follows where no other is behind: %s after %j is %s (orders-191)',
    async (delivery, done, status) => {
      const order = await accepted({ delivery });
      for (const action of ['start', ...done]) await step(order, 1, 'tailor', { action });
      expect(await view(order, order.customer)).toMatchObject({ status: 'IN_PRODUCTION' });
      const cancelled = await step(order, 0, 'customer', cancel);
      expect(cancelled.json()).toMatchObject({ status });
      const events = await shop.deps.db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .orderBy(asc(orderEvents.id));
      const following = status === 'READY' ? ['check', 'make_ready'] : ['check'];
      expect(events.slice(-1 - following.length).map(({ action, actorId }) => [action, actorId])).toEqual([
        ['cancel_garment', order.customer.id],
        ...following.map((action) => [action, null]),
      ]);
      const hers = (await mailsOf(order.customer)).map(({ subject }) => subject).join();
      if (status === 'READY') expect(hers).toContain('ready');
      const end = status === 'READY' ? ['deliver'] : [];
      for (const action of end) await sendStep(shop, order.id, order.tailor, { action });
      expect(await verifyData(shop.deps.db)).toEqual([]);
    },
  );

  test.each(['customer', 'support'] as const)(
    'by %s is allowed while the tailor has declined and no other one has the order (orders-227)',
    async (who) => {
      const order = await placeGarment(shop, {});
      const garments = await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
      const declined = { ...order, garments };
      await sendStep(shop, order.id, order.customer, { action: 'confirm' });
      await sendStep(shop, order.id, order.tailor, { action: 'decline', reason: 'Ill' });
      const before = await mailsOf(order.tailor);
      const { expected_delivery_date } = await view(declined, order.customer);
      const cancelled = await step(declined, 1, who === 'support' ? support : 'customer', cancel);
      expect(cancelled.statusCode, cancelled.body).toBe(200);
      const after = await view(declined, order.customer);
      expect(after).toMatchObject({
        status: 'DECLINED',
        total_bill: 2500,
        expected_delivery_date,
        garments: [{ progress: 'WAITING' }, { progress: 'CANCELLED' }],
      });
      expect(await mailsOf(order.tailor), 'who has declined is not told').toEqual(before);
      const notes = await shop.deps.db
        .select({ content: documents.content })
        .from(documents)
        .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'CREDIT_NOTE')));
      expect(notes).toHaveLength(1);
      const [first] = after.garments;
      expect((await step({ ...declined, garments: [first.id] }, 0, 'customer', cancel)).json()).toMatchObject(
        {
          code: 'orders.last_garment',
        },
      );
      const other = await signUpTailor(shop);
      const moved = await sendStep(shop, order.id, support, { action: 'reassign', tailor: other.tailorId });
      expect(moved.json()).toMatchObject({ status: 'CONFIRMED', total_bill: 2500 });
    },
  );

  test('with an open question the order waits, and follows with the step of its tailor (orders-191)', async () => {
    const order = await accepted();
    for (const action of ['start', 'check']) await step(order, 1, 'tailor', { action });
    await sendStep(shop, order.id, order.tailor, { action: 'ask', reason: 'Which buttons?' });
    const cancelled = await step(order, 0, 'customer', cancel);
    expect(cancelled.json()).toMatchObject({ status: 'IN_PRODUCTION' });
    await sendStep(shop, order.id, order.customer, { action: 'answer', reason: 'White ones' });
    expect((await view(order, order.tailor)).actions).toContain('check');
    await sendStep(shop, order.id, order.tailor, { action: 'check' });
    expect(await view(order, order.customer)).toMatchObject({
      status: 'QUALITY_CHECK',
      garments: [{ progress: 'CHECKING' }, { progress: 'CANCELLED' }],
    });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('what the next one measures when it is finished stays with it as the first (workshop-9)', async () => {
    const order = await accepted();
    const [first = 0, second = 0] = order.garments;
    const measure = (garment: number, chest: number) =>
      shop.app.inject({
        method: 'PUT',
        url: `/api/workshop/orders/${order.id}/finished-measures/`,
        headers: order.tailor.headers,
        payload: { garment, unit: 'in', values: { chest } },
      });
    await step(order, 1, 'tailor', { action: 'start' });
    for (const [garment, chest] of [
      [first, 41],
      [second, 42],
    ] as const) {
      const measured = await measure(garment, chest);
      expect(measured.statusCode, measured.body).toBe(200);
    }
    await step(order, 0, 'customer', cancel);
    const sheet = await view(order, order.tailor);
    expect(sheet.garments[0]).toMatchObject({ id: second, finished: { values: { chest: 1067 } } });
    expect((await measure(second, 43)).statusCode).toBe(200);
    expect((await view(order, order.tailor)).garments[0].finished.values.chest).toBe(1092);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});
