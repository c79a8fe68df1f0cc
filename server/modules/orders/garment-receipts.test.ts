import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { resumedDay } from '../../../contract/cloth-wait.ts';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { readPdf } from '../../../test/pdf-reader.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { readDaysOff } from '../calendar/service.ts';
import { verifyData } from '../system/verification-service.ts';
import { renderClothTags } from './workshop/cloth-tag-document.ts';
import { renderJobCard } from './workshop/job-card-document.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

interface Order extends PlacedGarment {
  garments: number[];
}

/** A Shalwar Kameez and a Kurta that wait for their cloth. */
async function accepted(): Promise<Order> {
  const order = await placeGarment(shop);
  const garments = await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  await sendStep(shop, order.id, order.tailor, { action: 'accept' });
  return { ...order, garments };
}

const step = async (order: Order, by: SignedUp, said: Record<string, unknown>, status = 200) => {
  const response = await sendStep(shop, order.id, by, said);
  expect(response.statusCode, response.body).toBe(status);
  return response.json();
};
const receive = (
  order: Order,
  { garments, ...said }: Record<string, unknown> & { garments?: number[] } = {},
  status = 200,
  by: SignedUp = order.tailor,
) => {
  const named = garments && { garments: garments.join(',') };
  return step(order, by, { action: 'receive_cloth', ...said, ...named }, status);
};
const object = (order: Order, said: Record<string, unknown> = {}, status = 200) =>
  step(order, order.customer, { action: 'object_cloth', reason: 'It is torn', ...said }, status);
const stepOf = async (order: Order, garment: number, said: Record<string, unknown>, status = 200) => {
  const response = await sendGarmentStep(shop, order.id, garment, order.tailor, said);
  expect(response.statusCode, response.body).toBe(status);
  return response.json();
};
const read = async ({ id }: { id: number }, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();
const day = async (order: Order) =>
  (await shop.app.inject({ url: '/api/workshop/today/', headers: order.tailor.headers })).json();
const actionsOf = (body: { garments: { actions: string[] }[] }) =>
  body.garments.map(({ actions }) => actions);

const pair = ({ garments: [first = 0, second = 0] }: Order) => ({ first, second });

const dueOn = ({ id }: Order, due: string) =>
  shop.deps.db.update(singleOrderDetails).set({ clothDueOn: due }).where(eq(singleOrderDetails.orderId, id));

describe('the receipt of the cloth of one garment (orders-193)', () => {
  test('is its own, with what came, beside that of the other; both sides and staff see whose it is', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    const some = await receive(order, { garments: [second], metres: 2.5, bag_tag: 'B-2', faults: 'a stain' });
    expect(some).toMatchObject({ cloth_missing: [first], status: 'ACCEPTED' });
    expect(some.cloth_due_on).not.toBeNull();
    await receive(order, { garments: [first], metres: 5, pieces: 2, bag_tag: 'B-1' });
    for (const by of [order.customer, order.tailor, support]) {
      const seen = await read(order, by);
      expect(seen).toMatchObject({ cloth_missing: [], cloth_due_on: null });
      expect(seen.cloth_receipts).toMatchObject([
        { number: 1, garments: [second], metres: 2.5, bag_tag: 'B-2', faults: 'a stain', objection: null },
        { number: 2, garments: [first], metres: 5, pieces: 2, bag_tag: 'B-1' },
      ]);
      const received = seen.events.filter(({ action }: { action: string }) => action === 'receive_cloth');
      expect(received.map(({ garment }: { garment: number }) => garment)).toEqual([second, first]);
    }
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('has photos of its own', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    for (const garment of [first, second]) {
      const said = { action: 'receive_cloth', garments: String(garment) };
      const { payload, headers } = multipart(said, { photo: await jpeg() });
      const response = await shop.app.inject({
        method: 'POST',
        url: `/api/workshop/orders/${order.id}/steps/`,
        payload,
        headers: { ...headers, ...order.tailor.headers },
      });
      expect(response.statusCode, response.body).toBe(200);
    }
    const { cloth_receipts } = await read(order, order.customer);
    expect(cloth_receipts.map(({ photos }: { photos: string[] }) => photos.length)).toEqual([1, 1]);
  });

  test('is that of all garments where none is named, as from release 1.0.0', async () => {
    const order = await accepted();
    const all = await receive(order, { metres: 8 });
    expect(all).toMatchObject({ cloth_due_on: null, cloth_missing: [] });
    expect(all.cloth_receipts).toMatchObject([{ garments: null, metres: 8 }]);
    const other = await accepted();
    expect((await receive(other, { garments: other.garments })).cloth_receipts).toMatchObject([
      { garments: null },
    ]);
  });

  test('is that of the rest where some came before and none is named', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order, { garments: [first], metres: 5 });
    const rest = await receive(order, { metres: 2 });
    expect(rest.cloth_receipts).toMatchObject([
      { garments: [first], metres: 5 },
      { garments: [second], metres: 2 },
    ]);
    expect(rest.cloth_due_on).toBeNull();
  });

  test('is written down once: of two devices at once the other one is told', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    const said = { action: 'receive_cloth', garments: String(second) };
    const answers = await Promise.all([1, 2, 3].map(() => sendStep(shop, order.id, order.tailor, said)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'orders.cloth_written_down', garment: second });
    expect((await read(order, order.tailor)).cloth_receipts).toHaveLength(1);
    await receive(order, { garments: [first, second] }, 409);
    const stranger = await accepted();
    expect(await receive(order, { garments: stranger.garments }, 400)).toHaveProperty('garments');
    await step(order, order.tailor, { action: 'receive_cloth', garments: 'x' }, 400);
    await receive(stranger, {}, 404, order.tailor);
  });

  test('is mailed with the names of its garments, and says that others are awaited', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order, { garments: [second], metres: 2.5 });
    await receive(order, { garments: [first] });
    const [last, before] = (await mailsTo(shop, order.customer.email)).filter(({ subject }) =>
      subject.startsWith('The cloth for'),
    );
    expect(before?.text).toContain('For: Kurta.');
    expect(before?.text).toContain('The cloth of one more garment is still awaited.');
    expect(last?.text).toContain('For: Shalwar kameez.');
    expect(last?.text).not.toContain('awaited');
    expect(last?.text).not.toContain('corrected');
  });
});

test('The receipt of a cancelled garment is never that of the one that remains (orders-193, workshop-40)', async () => {
  const order = await accepted();
  const { first, second } = pair(order);
  await receive(order, { garments: [first], metres: 3.5, bag_tag: 'FIRST-1' });
  await receive(order, { garments: [second], metres: 1.25, bag_tag: 'SECOND-2', faults: 'a hole' });
  const said = { action: 'cancel', reason: 'No more' };
  expect((await sendGarmentStep(shop, order.id, second, order.customer, said)).statusCode).toBe(200);
  const sheet = await read(order, order.tailor);
  expect(sheet.cloth_receipts).toMatchObject([{ garments: [first], metres: 3.5, bag_tag: 'FIRST-1' }]);
  const printing = { brand: 'Naap', sheetUrl: 'https://naap.test/', compress: false } as const;
  const tag = { order: sheet, firstName: 'Ayesha', sheetUrl: printing.sheetUrl };
  for (const bytes of [
    await renderClothTags([tag], { ...printing, tongue: 'en', size: '62mm' }),
    await renderJobCard(sheet, { ...printing, unit: 'in' }),
  ]) {
    const runs = readPdf(bytes).pages.flat();
    const text = runs.map((run) => run.text).join(' ');
    expect(text).toContain('FIRST-1');
    expect(text).not.toMatch(/SECOND-2|a hole/);
  }
  for (const by of [order.customer, support]) expect((await read(order, by)).cloth_receipts).toHaveLength(2);
});

describe('a garment whose cloth has not come (orders-194)', () => {
  test('cannot start, while the others are stitched and checked', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    expect(actionsOf(await read(order, order.tailor))).toEqual([['start'], ['start']]);
    const some = await receive(order, { garments: [second] });
    expect(some.actions).not.toContain('start');
    expect(actionsOf(some)).toEqual([[], ['start']]);
    expect((await step(order, order.tailor, { action: 'start' }, 409)).code).toBe('orders.cloth_partly_here');
    expect((await stepOf(order, first, { action: 'start' }, 409)).code).toBe('orders.cloth_partly_here');
    const begun = await stepOf(order, second, { action: 'start' });
    expect(begun).toMatchObject({ status: 'IN_PRODUCTION', cloth_missing: [first] });
    expect(begun.cloth_due_on).not.toBeNull();
    expect(begun.cloth_receipts).toHaveLength(1);
    expect((await step(order, order.tailor, { action: 'check' }, 409)).code).toBe('orders.cloth_partly_here');
    await stepOf(order, second, { action: 'check' });
    const all = await receive(order, { garments: [first] });
    expect(all).toMatchObject({ status: 'IN_PRODUCTION', cloth_missing: [], cloth_due_on: null });
    await stepOf(order, first, { action: 'start' });
    expect((await stepOf(order, first, { action: 'check' })).status).toBe('QUALITY_CHECK');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is awaited anew, as all others, by another tailor', async () => {
    const order = await accepted();
    const { second } = pair(order);
    await receive(order, { garments: [second] });
    const other = await signUpTailor(shop);
    const moved = await step(order, support, {
      action: 'reassign',
      tailor: other.tailorId,
      reason: 'Ill',
    });
    expect(moved.cloth_missing).toEqual(order.garments);
  });

  test('can be cancelled, after which the others wait for nothing', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order, { garments: [second] });
    const response = await sendGarmentStep(shop, order.id, first, order.customer, {
      action: 'cancel',
      reason: 'No cloth for it',
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ cloth_due_on: null, cloth_missing: [] });
    expect((await step(order, order.tailor, { action: 'start' })).status).toBe('IN_PRODUCTION');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});

test('The clock of the order starts with the last receipt, and until then it is not late (orders-195)', async () => {
  const order = await accepted();
  const { first, second } = pair(order);
  const due = addDays(today, -5);
  await dueOn(order, due);
  const promised = (await read(order, order.customer)).expected_delivery_date;
  await receive(order, { garments: [second] });
  await stepOf(order, second, { action: 'start' });
  expect((await read(order, order.customer)).expected_delivery_date).toBe(promised);
  await shop.deps.db
    .update(orders)
    .set({ expectedDeliveryDate: addDays(today, -3) })
    .where(eq(orders.id, order.id));
  const waiting = await day(order);
  expect([waiting.cloth.count, waiting.late.count]).toEqual([1, 0]);
  await shop.deps.db.update(orders).set({ expectedDeliveryDate: promised }).where(eq(orders.id, order.id));
  await receive(order, { garments: [first] });
  const moved = (await read(order, order.customer)).expected_delivery_date;
  expect(moved).toBe(resumedDay(promised, due, today, await readDaysOff(shop.deps.db, due)));
  expect((await day(order)).cloth.count).toBe(0);
});

describe("an objection to one garment's receipt (orders-196)", () => {
  test('names it on both sides, and stops that garment only', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order, { garments: [first] });
    await receive(order, { garments: [second] });
    expect((await object(order, {}, 400)).garments).toEqual([
      'Choose which garment of the order it is about.',
    ]);
    expect(await object(order, { garments: '1000000' }, 400)).toHaveProperty('garments');
    await object(order, { garments: String(second) });
    for (const by of [order.customer, order.tailor, support]) {
      const { cloth_receipts } = await read(order, by);
      expect(cloth_receipts).toMatchObject([
        { objection: null, objected_garments: null },
        { objection: 'It is torn', objected_garments: [second] },
      ]);
    }
    expect(actionsOf(await read(order, order.tailor))).toEqual([['start'], []]);
    expect((await stepOf(order, second, { action: 'start' }, 409)).code).toBe('orders.cloth_disputed');
    await stepOf(order, first, { action: 'start' });
    await object(order, { garments: String(first), reason: 'Too short' });
    expect((await stepOf(order, first, { action: 'check' }, 409)).code).toBe('orders.cloth_disputed');
    await receive(order, { garments: [second], metres: 3 });
    const one = (await read(order, order.customer)).cloth_receipts;
    expect(one.map(({ settled_at }: { settled_at: string | null }) => settled_at !== null)).toEqual([
      false,
      true,
      false,
    ]);
    const settled = await receive(order, { garments: [first], metres: 4 }, 200, support);
    expect(settled.cloth_receipts.at(-1)).toMatchObject({ garments: [first], objectable_until: null });
    await stepOf(order, second, { action: 'start' });
    await stepOf(order, first, { action: 'check' });
    expect((await object(order, { garments: String(first) }, 409)).code).toBe('orders.objection_over');
    await object(order, { garments: String(second) });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('may be about one garment of a bag for all, and is met by a receipt of that garment', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order, { metres: 8 });
    await object(order, { garments: String(second) });
    expect(actionsOf(await read(order, order.tailor))).toEqual([['start'], []]);
    await receive(order, { garments: [first] }, 409);
    const met = await receive(order, { metres: 3 });
    expect(met.cloth_receipts).toMatchObject([
      { garments: null, objected_garments: [second] },
      { garments: [second], metres: 3 },
    ]);
    expect(actionsOf(met)).toEqual([['start'], ['start']]);
  });

  test('leaves the other garments of the bag open to one of their own, also once it is met (orders-196)', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order, { metres: 8 });
    await object(order, { garments: String(first) });
    await object(order, { garments: String(second), reason: 'Too short' });
    const both = await read(order, order.tailor);
    expect(both.cloth_receipts).toMatchObject([
      { objection: 'It is torn\nToo short', objected_garments: [first, second] },
    ]);
    expect((await object(order, { garments: String(first) }, 409)).code).toBe('orders.objection_over');
    await receive(order, { garments: [first], metres: 3 });
    expect(actionsOf(await read(order, order.tailor))).toEqual([['start'], []]);
    await receive(order, { garments: [second], metres: 5 });
    expect(actionsOf(await read(order, order.tailor))).toEqual([['start'], ['start']]);

    const other = await accepted();
    const { first: one, second: two } = pair(other);
    await receive(other, { metres: 8 });
    await object(other, { garments: String(one) });
    await receive(other, { garments: [one], metres: 3 });
    await object(other, { garments: String(two) });
    expect(actionsOf(await read(other, other.tailor))).toEqual([['start'], []]);
    await receive(other);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is over with its garment, and stops no other one', async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order);
    await object(order, { garments: String(first) });
    await stepOf(order, second, { action: 'start' });
    const said = { action: 'cancel', reason: 'It is torn' };
    const cancelled = await sendGarmentStep(shop, order.id, first, order.customer, said);
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect((await read(order, order.tailor)).actions).not.toContain('receive_cloth');
    await stepOf(order, second, { action: 'check' });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test("staff's receipt is the last word for what was objected to only", async () => {
    const order = await accepted();
    const { first, second } = pair(order);
    await receive(order, { garments: [first] });
    await object(order, { garments: String(first) });
    const all = await receive(order, {}, 200, support);
    expect(all.cloth_receipts.at(-1)).toMatchObject({ garments: null });
    await object(order, { garments: String(second) });
    const last = await receive(order, { garments: [second] }, 200, support);
    expect(last.cloth_receipts.at(-1)).toMatchObject({ garments: [second], objectable_until: null });
  });
});

test('What is left of the cloth is written down by garment at its end (orders-198)', async () => {
  const order = await accepted();
  const { first, second } = pair(order);
  await receive(order);
  await stepOf(order, first, { action: 'start' });
  await stepOf(order, first, { action: 'check', cloth_left: 0.756 });
  await stepOf(order, second, { action: 'start' });
  await stepOf(order, second, { action: 'check', cloth_left: -1 }, 400);
  await stepOf(order, second, { action: 'check' });
  const seen = await read(order, order.customer);
  expect(seen.garments.map(({ cloth_left }: { cloth_left: number | null }) => cloth_left)).toEqual([
    0.76,
    null,
  ]);
  expect(seen.cloth_left).toBeNull();
});

test('No more cloth is left than came for the garment, or for the order (orders-85)', async () => {
  const order = await accepted();
  const { first, second } = pair(order);
  await receive(order, { garments: [first], metres: 3 });
  await receive(order, { garments: [second], metres: 2 });
  await step(order, order.tailor, { action: 'start' });
  const tooMuch = await stepOf(order, first, { action: 'check', cloth_left: 3.01 }, 400);
  expect(tooMuch).toEqual({ cloth_left: ['Only 3 m of cloth came, so no more than that can be left.'] });
  await step(order, order.tailor, { action: 'check' });
  const ready = { action: 'make_ready' };
  expect(await step(order, order.tailor, { ...ready, cloth_left: 150 }, 400)).toHaveProperty('cloth_left');
  expect((await step(order, order.tailor, { ...ready, cloth_left: 5 })).cloth_left).toBe(5);

  const unmeasured = await accepted();
  await receive(unmeasured, { garments: [pair(unmeasured).first], metres: 3 });
  await receive(unmeasured);
  for (const action of ['start', 'check']) await step(unmeasured, unmeasured.tailor, { action });
  const said = { ...ready, cloth_left: 150 };
  expect((await stepOf(unmeasured, pair(unmeasured).first, said, 400)).cloth_left).toHaveLength(1);
  await step(unmeasured, unmeasured.tailor, said);
});
