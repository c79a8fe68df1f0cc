import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clothDueOn, resumedDay } from '../../../contract/cloth-wait.ts';
import { addDays, type Day, dayInKarachi, nearestBusinessDay } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep, signUpTailor } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { clothReceipts, orderQuestions } from '../../db/schema/workshop.ts';
import { readDaysOff } from '../calendar/service.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();

const step = async (order: { id: number }, by: SignedUp, said: Record<string, unknown>, status = 200) => {
  const response = await sendStep(shop, order.id, by, said);
  expect(response.statusCode, response.body).toBe(status);
  return response.json();
};

const receive = (order: { id: number }, by: SignedUp, said: Record<string, unknown> = {}, status = 200) =>
  step(order, by, { action: 'receive_cloth', ...said }, status);

const read = async ({ id }: { id: number }, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();

const day = async (who: SignedUp) =>
  (await shop.app.inject({ url: '/api/workshop/today/', headers: who.headers })).json();

const idsOf = (list: { results: { id: number }[] }) => list.results.map(({ id }) => id);

async function accepted(
  change: Record<string, string> = {},
  given: { tailor?: SignedUp & { tailorId: number } } = {},
): Promise<PlacedGarment> {
  const order = await placeGarment(shop, change, given);
  await step(order, order.customer, { action: 'confirm' });
  await step(order, order.tailor, { action: 'accept' });
  return order;
}

const details = ({ id }: { id: number }, change: Partial<typeof singleOrderDetails.$inferInsert>) =>
  shop.deps.db.update(singleOrderDetails).set(change).where(eq(singleOrderDetails.orderId, id));

const dueOn = (order: { id: number }, due: Day) => details(order, { clothDueOn: due });

const receiptsOf = ({ id }: { id: number }) =>
  shop.deps.db
    .select()
    .from(clothReceipts)
    .where(eq(clothReceipts.orderId, id))
    .orderBy(clothReceipts.number);

const promised = (order: { id: number }, promisedFor: Day) =>
  shop.deps.db.update(orders).set({ expectedDeliveryDate: promisedFor }).where(eq(orders.id, order.id));

describe('an order that waits for its cloth (orders-80)', () => {
  test('awaits it from the confirmation on, by the day on which customer or courier bring it', async () => {
    const order = await placeGarment(shop);
    expect((await read(order, order.customer)).cloth_due_on).toBeNull();
    const confirmed = await step(order, order.customer, { action: 'confirm' });
    const due = clothDueOn(today, 0, await readDaysOff(shop.deps.db, today));
    expect(confirmed).toMatchObject({ cloth_due_on: due, cloth_receipts: [], cloth_left: null });
    const tracked = await shop.app.inject({
      url: `/tailor_module/order-tracking/${order.trackingNumber}/`,
    });
    expect(tracked.json().cloth_due_on).toBe(due);
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.subject).toContain('confirmed');
    expect(mail?.text).toMatch(/\d+ working days after your cloth arrives; if it is here by \w+ /);
    await step(order, order.customer, { action: 'cancel', reason: 'No cloth' });
    const [row] = await shop.deps.db
      .select({ due: singleOrderDetails.clothDueOn })
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.orderId, order.id));
    expect(row?.due).toBeNull();
  });

  test('is neither late nor due, but stands in a list of its own, until the cloth has come', async () => {
    const order = await accepted();
    const support = await signUp(shop, { userType: 'support' });
    await promised(order, addDays(today, -3));
    const isLate = async () => {
      const page = await shop.app.inject({
        url: `/api/staff/orders/${order.id}/`,
        headers: support.headers,
      });
      expect(page.statusCode, page.body).toBe(200);
      return page.json().line.is_late;
    };
    const waiting = await day(order.tailor);
    expect(idsOf(waiting.cloth)).toEqual([order.id]);
    expect(waiting.cloth.count).toBe(1);
    expect([waiting.late.count, waiting.due_soon.count]).toEqual([0, 0]);
    expect(await isLate()).toBe(false);
    await receive(order, order.tailor);
    const seen = await day(order.tailor);
    expect(seen.cloth.count).toBe(0);
    expect(idsOf(seen.late)).toEqual([order.id]);
    expect(await isLate()).toBe(true);
  });

  test.each([
    ['the receipt', (order: PlacedGarment) => receive(order, order.tailor)],
    ['the start without one', (order: PlacedGarment) => step(order, order.tailor, { action: 'start' })],
  ])('is promised later by the business days that it waited, at %s', async (_when, happens) => {
    const order = await accepted();
    const due = addDays(today, -9);
    const before = (await read(order, order.customer)).expected_delivery_date;
    await dueOn(order, due);
    await happens(order);
    const after = await read(order, order.customer);
    const expected = resumedDay(before, due, today, await readDaysOff(shop.deps.db, due));
    expect(expected > before).toBe(true);
    expect(after).toMatchObject({ expected_delivery_date: expected, cloth_due_on: null });
    expect(after.cloth_receipts).toHaveLength(1);
  });

  test.each(['receive_cloth', 'start'])(
    'counts %s from when it was pressed, seven days back at most',
    async (action) => {
      const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
      const due = addDays(today, -9);
      const daysOff = await readDaysOff(shop.deps.db, due);
      const cases: [pressed: string, counted: Day][] = [
        [days(-3), addDays(today, -3)],
        [days(-30), addDays(today, -7)],
        [days(2), today],
      ];
      for (const [pressed_at, counted] of cases) {
        const order = await accepted();
        const before = (await read(order, order.customer)).expected_delivery_date;
        await dueOn(order, due);
        const form = multipart({ action, pressed_at });
        const response = await shop.app.inject({
          method: 'POST',
          url: `/api/workshop/orders/${order.id}/steps/`,
          payload: form.payload,
          headers: { ...form.headers, ...order.tailor.headers },
        });
        expect(response.statusCode, response.body).toBe(200);
        const { expected_delivery_date, cloth_receipts } = await read(order, order.customer);
        expect(expected_delivery_date).toBe(resumedDay(before, due, counted, daysOff));
        const open = new Date(cloth_receipts[0].objectable_until).getTime() - Date.now();
        expect(open, 'since the server has heard of it').toBeGreaterThan(23.9 * 3_600_000);
      }
      const order = await accepted();
      await step(order, order.tailor, { action, pressed_at: 'yesterday' }, 400);
    },
  );

  test('waits on for an answer from when the cloth came', async () => {
    const order = await accepted();
    const before = (await read(order, order.customer)).expected_delivery_date;
    await step(order, order.tailor, { action: 'ask', reason: 'Which buttons?' });
    const due = addDays(today, -6);
    await shop.deps.db
      .update(orderQuestions)
      .set({ askedOn: due })
      .where(eq(orderQuestions.orderId, order.id));
    await dueOn(order, due);
    await receive(order, order.tailor, { pressed_at: new Date(Date.now() - 4 * 86_400_000).toISOString() });
    await step(order, order.customer, { action: 'answer', reason: 'Wood' });
    const daysOff = await readDaysOff(shop.deps.db, due);
    expect((await read(order, order.customer)).expected_delivery_date).toBe(
      resumedDay(before, due, today, daysOff),
    );
  });

  test('keeps its day where the cloth comes in time', async () => {
    const order = await accepted();
    const before = (await read(order, order.customer)).expected_delivery_date;
    await receive(order, order.tailor);
    expect((await read(order, order.customer)).expected_delivery_date).toBe(before);
  });

  test('waits once where it waits for an answer at the same time, whichever comes first', async () => {
    const due = addDays(today, -6);
    const asked = addDays(today, -9);
    const daysOff = await readDaysOff(shop.deps.db, asked);
    for (const last of ['answer', 'receive_cloth']) {
      const order = await accepted();
      const before = (await read(order, order.customer)).expected_delivery_date;
      await step(order, order.tailor, { action: 'ask', reason: 'Which buttons?' });
      await shop.deps.db
        .update(orderQuestions)
        .set({ askedOn: asked })
        .where(eq(orderQuestions.orderId, order.id));
      await dueOn(order, due);
      const answer = () => step(order, order.customer, { action: 'answer', reason: 'Wood' });
      if (last === 'answer') await receive(order, order.tailor);
      await answer();
      if (last !== 'answer') await receive(order, order.tailor);
      const after = (await read(order, order.customer)).expected_delivery_date;
      expect(after, last).toBe(resumedDay(before, asked, today, daysOff));
    }
  });

  test('a tailor who accepts late has lost the days before', async () => {
    const order = await placeGarment(shop);
    await step(order, order.customer, { action: 'confirm' });
    const before = (await read(order, order.customer)).expected_delivery_date;
    await dueOn(order, addDays(today, -20));
    const { cloth_due_on: due } = await step(order, order.tailor, { action: 'accept' });
    expect(due >= today).toBe(true);
    await receive(order, order.tailor);
    expect((await read(order, order.customer)).expected_delivery_date).toBe(before);
  });

  test('a day that staff promises anew allows for the waiting before it', async () => {
    const order = await accepted();
    const support = await signUp(shop, { userType: 'support' });
    await dueOn(order, addDays(today, -20));
    const until = nearestBusinessDay(addDays(today, 30), usualDaysOff(today));
    await step(order, support, { action: 'move_day', expected_delivery_date: until, reason: 'Agreed' });
    await receive(order, order.tailor);
    expect((await read(order, order.customer)).expected_delivery_date).toBe(until);
  });

  test('another tailor awaits the cloth too, although the one before had it', async () => {
    const order = await accepted();
    await receive(order, order.tailor, { metres: 3 });
    const other = await signUpTailor(shop);
    const support = await signUp(shop, { userType: 'support' });
    await step(order, support, { action: 'reassign', tailor: other.tailorId, reason: 'Ill' });
    const { cloth_due_on: due } = await step(order, other, { action: 'accept' });
    expect(due).not.toBeNull();
    await receive(order, other, { metres: 2.9 });
    const { cloth_receipts } = await read(order, order.customer);
    expect(cloth_receipts.map(({ metres }: { metres: number }) => metres)).toEqual([3, 2.9]);
  });

  test('shoes need none', async () => {
    const order = await placeGarment(shop);
    await details(order, {
      itemType: 'shoes',
      shoeSize: 8,
      dressType: null,
      fabricType: null,
      measurementSource: null,
      measurementSnapshot: null,
    });
    const confirmed = await step(order, order.customer, { action: 'confirm' });
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', cloth_due_on: null });
  });

  test('orders of earlier releases await none', async () => {
    const order = await accepted();
    await details(order, { clothDueOn: null });
    const refused = await receive(order, order.tailor, {}, 409);
    expect(refused.detail).toBe('This order does not wait for cloth.');
    await step(order, order.tailor, { action: 'start' });
    expect(await receiptsOf(order)).toEqual([]);
  });
});

describe('a receipt of the cloth (orders-81)', () => {
  test('has facts and photo, which customer, tailor and staff see, and the customer is mailed them', async () => {
    const order = await accepted();
    const form = multipart(
      { action: 'receive_cloth', metres: '4.255', pieces: '2', faults: 'Stain at the hem', bag_tag: 'B-17' },
      { photo: await jpeg() },
    );
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/workshop/orders/${order.id}/steps/`,
      payload: form.payload,
      headers: { ...form.headers, ...order.tailor.headers },
    });
    expect(response.statusCode, response.body).toBe(200);
    const facts = { number: 1, metres: 4.26, pieces: 2, faults: 'Stain at the hem', bag_tag: 'B-17' };
    expect(response.json().cloth_receipts).toMatchObject([facts]);
    expect(response.json().actions).toContain('start');
    expect(response.json().actions).not.toContain('receive_cloth');

    const support = await signUp(shop, { userType: 'support' });
    for (const reader of [order.customer, support]) {
      const seen = await read(order, reader);
      const [receipt] = seen.cloth_receipts;
      expect(receipt).toMatchObject({ ...facts, objection: null, objected_at: null });
      const open = new Date(receipt.objectable_until).getTime() - new Date(receipt.received_at).getTime();
      expect(open).toBe(24 * 3_600_000);
      expect(receipt.photos).toHaveLength(1);
      expect((await shop.app.inject(receipt.photos[0])).headers['content-type']).toMatch(/^image\//);
      expect(seen.events.at(-1)).toMatchObject({ action: 'receive_cloth', to: 'ACCEPTED' });
    }
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.subject).toBe(`The cloth for your order ${order.trackingNumber} is with the tailor`);
    expect(mail?.text).toContain('4.26 m, 2 pieces');
    expect(mail?.text).toContain('Faults: Stain at the hem');
    expect(mail?.text).toContain('Tag of the bag: B-17');
    expect(mail?.text).toMatch(/If something is wrong, tell us by \d+ \w+ \d{4}, \d\d:\d\d\./);
    expect(mail?.text).toContain(`/checkout?order=${order.id}`);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test.each([
    ['metres', 0],
    ['metres', -1],
    ['metres', 200.5],
    ['metres', 10_000],
    ['metres', '10,000'],
    ['metres', 'much'],
    ['pieces', 0],
    ['pieces', 21],
    ['pieces', 1.5],
    ['faults', 'x'.repeat(501)],
    ['bag_tag', 'x'.repeat(21)],
  ])('refuses wrong %s by their name, and nothing is written', async (field, value) => {
    const order = await accepted();
    expect(Object.keys(await receive(order, order.tailor, { [field]: value }, 400))).toContain(field);
    expect(await receiptsOf(order)).toEqual([]);
  });

  test('reads metres as people type them, and one piece where nothing is said', async () => {
    const order = await accepted();
    await receive(order, order.tailor, { metres: '۴ ۱/۲' });
    expect(await receiptsOf(order)).toMatchObject([{ lengthCm: 450, pieces: 1, faults: '' }]);
  });

  test('is written by the tailor, or by support for it; by nobody else, and once', async () => {
    const order = await accepted();
    const stranger = await signUpTailor(shop);
    await receive(order, order.customer, {}, 403);
    await receive(order, stranger, {}, 404);
    await receive(order, await signUp(shop), {}, 404);
    const support = await signUp(shop, { userType: 'support' });
    await receive(order, support);
    await receive(order, order.tailor, {}, 409);
    expect(await receiptsOf(order)).toHaveLength(1);
  });

  test('of two at once one is written', async () => {
    const order = await accepted();
    const taken = await Promise.all([
      sendStep(shop, order.id, order.tailor, { action: 'receive_cloth', metres: 3 }),
      sendStep(shop, order.id, order.tailor, { action: 'receive_cloth', metres: 4 }),
    ]);
    expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await receiptsOf(order)).toHaveLength(1);
  });

  test('is the start of the work where none was written, which says so', async () => {
    const order = await accepted();
    await step(order, order.tailor, { action: 'start' });
    const seen = await read(order, order.customer);
    expect(seen.cloth_receipts).toMatchObject([{ metres: null, pieces: null, faults: '' }]);
    expect(seen.actions).toContain('object_cloth');
  });

  test('what is left of the cloth is seen by all, and kept when the parcel is sent again', async () => {
    const order = await accepted({ delivery: 'BY_SHOP' });
    for (const action of ['start', 'check']) await step(order, order.tailor, { action });
    const parcel = { action: 'ship', courier: 'TCS', courier_number: '77' };
    const refused = await step(order, order.tailor, { ...parcel, cloth_left: 201 }, 400);
    expect(Object.keys(refused)).toContain('cloth_left');
    expect((await step(order, order.tailor, { ...parcel, cloth_left: 0.75 })).cloth_left).toBe(0.75);
    await step(order, order.tailor, { action: 'come_back', failure: 'REFUSED' });
    await step(order, order.tailor, parcel);
    expect((await read(order, order.customer)).cloth_left).toBe(0.75);
    const collected = await accepted();
    for (const action of ['start', 'check']) await step(collected, collected.tailor, { action });
    await step(collected, collected.tailor, { action: 'make_ready', cloth_left: 0 });
    expect((await read(collected, collected.customer)).cloth_left).toBe(0);
  });
});

describe('an objection to the receipt (orders-82)', () => {
  const object = (order: PlacedGarment, by = order.customer, status = 200) =>
    step(order, by, { action: 'object_cloth', reason: 'There were 5 metres' }, status);

  test('stops the work until the tailor corrects the receipt; both stay as they were said', async () => {
    const order = await accepted();
    await receive(order, order.tailor, { metres: 4 });
    const missing = await step(order, order.customer, { action: 'object_cloth' }, 400);
    expect(missing.reason).toBeDefined();
    await object(order, order.tailor, 403);
    await object(order, await signUp(shop), 404);
    const objected = await object(order);
    expect(objected.actions).not.toContain('object_cloth');

    const seen = await day(order.tailor);
    expect(idsOf(seen.objections)).toEqual([order.id]);
    expect(seen.objections.results[0].is_cloth_disputed).toBe(true);
    const [mail] = await mailsTo(shop, order.tailor.email);
    expect(mail?.subject).toBe(`Objection to the receipt of order ${order.trackingNumber}`);
    expect(mail?.text).toContain('There were 5 metres');
    const notified = await shop.app.inject({ url: '/api/notifications/', headers: order.tailor.headers });
    expect(notified.json().results[0].title).toBe(mail?.subject);

    const refused = await step(order, order.tailor, { action: 'start' }, 409);
    expect(refused.detail).toContain('The customer objects to the receipt of the cloth.');
    await receive(order, order.tailor, { metres: 5 });
    await step(order, order.tailor, { action: 'start' });
    const { cloth_receipts, actions } = await read(order, order.customer);
    expect(cloth_receipts).toMatchObject([
      { number: 1, metres: 4, objection: 'There were 5 metres' },
      { number: 2, metres: 5, objection: null },
    ]);
    // The correction can be objected to as well.
    expect(actions).toContain('object_cloth');
    const [corrected] = (await mailsTo(shop, order.customer.email)).filter(({ subject }) =>
      subject.startsWith('The cloth for'),
    );
    expect(corrected?.text).toContain('The receipt of your cloth is corrected.');
    expect((await day(order.tailor)).objections.count).toBe(0);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('stops the work in production too, until support settles it for good', async () => {
    const order = await accepted();
    await step(order, order.tailor, { action: 'start' });
    await object(order);
    await step(order, order.tailor, { action: 'check' }, 409);
    const support = await signUp(shop, { userType: 'support' });
    const settled = await receive(order, support, { metres: 5, reason: 'Seen on the photo' });
    expect(settled).toMatchObject({ status: 'IN_PRODUCTION' });
    expect(settled.cloth_receipts.at(-1).objectable_until).toBeNull();
    const refused = await object(order, order.customer, 409);
    expect(refused.detail).toContain('can no longer be objected to');
    await step(order, order.tailor, { action: 'check' });
  });

  test('comes within a day of the receipt, and once', async () => {
    const order = await accepted();
    await receive(order, order.tailor);
    await object(order);
    await object(order, order.customer, 409);
    const late = await accepted();
    await receive(late, late.tailor);
    await shop.deps.db
      .update(clothReceipts)
      .set({ receivedAt: new Date(Date.now() - 24 * 3_600_000 - 1000) })
      .where(eq(clothReceipts.orderId, late.id));
    expect((await read(late, late.customer)).actions).not.toContain('object_cloth');
    await object(late, late.customer, 409);
    expect((await receiptsOf(late))[0]?.objection).toBeNull();
  });

  test('and the start at once do not pass each other', async () => {
    const order = await accepted();
    await receive(order, order.tailor);
    const [objected, started] = await Promise.all([
      sendStep(shop, order.id, order.customer, { action: 'object_cloth', reason: 'A piece is missing' }),
      sendStep(shop, order.id, order.tailor, { action: 'start' }),
    ]);
    expect(objected.statusCode).toBe(200);
    const { status } = await read(order, order.customer);
    expect([started.statusCode, status]).toEqual(
      started.statusCode === 200 ? [200, 'IN_PRODUCTION'] : [409, 'ACCEPTED'],
    );
    await receive(order, order.tailor);
  });

  test('ends with its order', async () => {
    const order = await accepted();
    await receive(order, order.tailor);
    await object(order);
    await step(order, order.customer, { action: 'cancel', reason: 'No trust' });
    expect((await day(order.tailor)).objections.count).toBe(0);
    const [receipt] = (await read(order, order.customer)).cloth_receipts;
    expect(receipt).toMatchObject({ objection: 'There were 5 metres', settled_at: expect.any(String) });
  });

  test('tailors read no words of it once their time with the order is over', async () => {
    const order = await accepted();
    await receive(order, order.tailor, { faults: 'A hole' });
    await object(order);
    await step(order, order.customer, { action: 'cancel', reason: 'No trust' });
    await shop.deps.db.execute(
      `update order_events set at = at - interval '30 days' where order_id = ${order.id}`,
    );
    expect(await read(order, order.tailor)).toMatchObject({ is_customer_shown: false, cloth_receipts: [] });
  });
});
