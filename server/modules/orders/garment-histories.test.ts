import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { GarmentProgress } from '../../../contract/order-garments.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../test/factories-orders.ts';
import { garments } from '../../db/schema/garments.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const HISTORIES = 10;

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const AFTER: Record<string, GarmentProgress> = {
  GARMENT_STARTED: 'STITCHING',
  GARMENT_CHECKED: 'CHECKING',
  GARMENT_REWORKED: 'STITCHING',
  GARMENT_READY: 'READY',
  GARMENT_CANCELLED: 'CANCELLED',
};

/** Where a step of the whole order leaves a garment, by what the others are. */
function along(status: string, progress: GarmentProgress, all: readonly GarmentProgress[]): GarmentProgress {
  const stitched = all.filter((one) => one !== 'CANCELLED');
  const isBehind = progress === 'WAITING' || progress === 'STITCHING';
  if (progress === 'CANCELLED' || status === 'CANCELLED') return progress;
  if (status === 'QUALITY_CHECK') return isBehind ? 'CHECKING' : progress;
  if (status === 'IN_PRODUCTION') {
    const isMoved =
      stitched.every((one) => one === 'WAITING') ||
      stitched.every((one) => one === 'CHECKING' || one === 'READY');
    return isMoved ? 'STITCHING' : progress;
  }
  return ['READY', 'SHIPPED', 'DELIVERED', 'ALTERATION'].includes(status) ? 'READY' : 'WAITING';
}

/** The progress of each garment by the events alone. */
function replay(events: readonly (typeof orderEvents.$inferSelect)[], ids: readonly number[]) {
  let now = new Map<number, GarmentProgress>(ids.map((id) => [id, 'WAITING']));
  for (const { garmentId, noteCode, fromStatus, toStatus } of events) {
    if (garmentId !== null) now.set(garmentId, AFTER[noteCode ?? ''] ?? 'WAITING');
    else if (fromStatus !== toStatus) {
      const all = [...now.values()];
      now = new Map([...now].map(([id, progress]) => [id, along(toStatus, progress, all)]));
    }
  }
  return now;
}

const oneTry = fc.record({
  by: fc.constantFrom('customer', 'tailor', 'tailor', 'tailor', 'support'),
  /** Which garment, or the whole order. */
  place: fc.constantFrom(0, 1, 2, 0, 1, 2, null),
  action: fc.constantFrom('start', 'start', 'check', 'check', 'make_ready', 'rework', 'cancel', 'come_back'),
});

test('events replay to progress and status, the bill is the sum, and cancelling makes nothing dearer or later (orders-110 to orders-112)', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(oneTry, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 }),
      fc.constantFrom('BY_OWN', 'BY_SHOP'),
      fc.constantFrom('NORMAL', 'URGENT'),
      async (rounds, delivery, delivery_type) => {
        const order = await placeGarment(shop, { delivery, delivery_type });
        await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
        const ids = await addGarment(shop, order);
        await sendStep(shop, order.id, order.customer, { action: 'confirm' });
        await sendStep(shop, order.id, order.tailor, { action: 'accept' });
        const people = { customer: order.customer, tailor: order.tailor, support };
        const read = async () =>
          (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: support.headers })).json();
        let before = await read();
        for (const round of rounds) {
          const sent = await Promise.all(
            round.map(({ by, place, action }) => {
              const who = people[by as keyof typeof people];
              const said = {
                action,
                reason: 'Because',
                ...(action === 'come_back' && { failure: 'REFUSED' }),
              };
              // Most histories would end at once with the whole order.
              if (place === null && action === 'cancel') return undefined;
              return place === null
                ? sendStep(shop, order.id, who, said)
                : sendGarmentStep(shop, order.id, ids[place] ?? 0, who, said);
            }),
          );
          const statuses = sent.map((response) => response?.statusCode ?? 200);
          expect(statuses.every((status) => status < 500)).toBe(true);
          taken += statuses.filter((status) => status === 200).length;
          const after = await read();
          expect(after.total_bill).toBeLessThanOrEqual(before.total_bill);
          expect(after.expected_delivery_date <= before.expected_delivery_date).toBe(true);
          const stitched = after.garments.filter(
            ({ progress }: { progress: string }) => progress !== 'CANCELLED',
          );
          const sum = stitched.reduce((all: number, one: { stitching: number }) => all + one.stitching, 0);
          expect(after.price.stitching).toBe(sum);
          before = after;
        }
        const events = await shop.deps.db
          .select()
          .from(orderEvents)
          .where(eq(orderEvents.orderId, order.id))
          .orderBy(asc(orderEvents.id));
        const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.id));
        expect(events.at(-1)?.toStatus).toBe(row?.status);
        const kept = await shop.deps.db.select().from(garments).where(eq(garments.orderId, order.id));
        const replayed = replay(events, ids);
        for (const { id, progress } of kept) expect(replayed.get(id)).toBe(progress);
      },
    ),
    { numRuns: HISTORIES },
  );
  expect(taken).toBeGreaterThan(HISTORIES);
  expect(await verifyData(shop.deps.db)).toEqual([]);
}, 120_000);

test('a rework in the alteration of one garment replays to where the garments are (orders-110, orders-120)', async () => {
  const order = await placeGarment(shop);
  const [first = 0, second = 0] = await addGarment(shop, order);
  const take = async (step: Record<string, unknown>, garment?: number) => {
    const { action } = step;
    const by = action === 'confirm' || action === 'alter' ? order.customer : order.tailor;
    const response = await (garment === undefined
      ? sendStep(shop, order.id, by, step)
      : sendGarmentStep(shop, order.id, garment, by, step));
    expect(response.statusCode, response.body).toBe(200);
    return response.json().garments.map(({ progress }: { progress: string }) => progress);
  };
  for (const action of ['confirm', 'accept']) await take({ action });
  for (const garment of [first, second])
    for (const action of ['start', 'check', 'make_ready']) await take({ action }, garment);
  await take({ action: 'deliver' });
  await take({ action: 'alter', reason: 'Too long', garment: second });
  for (const action of ['mend', 'check']) await take({ action });
  expect(await take({ action: 'rework' })).toEqual(['READY', 'STITCHING']);
  expect(await verifyData(shop.deps.db)).toEqual([]);
  await take({ action: 'check' }, second);
  expect(await take({ action: 'rework' }, second)).toEqual(['READY', 'STITCHING']);
  // The first one is with its customer.
  const refused = await sendGarmentStep(shop, order.id, first, order.tailor, { action: 'rework' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.garment_away']);
  const sheet = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.tailor.headers });
  const actions = sheet.json().garments.map((one: { actions: string[] }) => one.actions);
  expect(actions).toEqual([[], ['check']]);
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
