import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, makeMeasurement, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { orders } from '../../../db/schema/orders.ts';
import { orderQuestions } from '../../../db/schema/workshop.ts';
import { readDaysOff } from '../../calendar/service.ts';

const shop = testApp({ JOBS: 'false' });

const step = async (order: { id: number }, by: SignedUp, said: Record<string, unknown>) => {
  const response = await sendStep(shop, order.id, by, said);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

interface Sending {
  photo?: Buffer;
  key?: string;
}

/** Takes a step by the workshop's endpoint. */
function work(
  order: { id: number },
  by: SignedUp | null,
  said: Record<string, string>,
  { photo, key }: Sending = {},
) {
  const form = multipart(said, photo ? { photo } : {});
  return shop.app.inject({
    method: 'POST',
    url: `/api/workshop/orders/${order.id}/steps/`,
    payload: form.payload,
    headers: { ...form.headers, ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

const worked = async (order: PlacedGarment, ...steps: (string | Record<string, string>)[]) => {
  let seen: Record<string, unknown> = {};
  for (const said of steps) {
    const response = await work(order, order.tailor, typeof said === 'string' ? { action: said } : said);
    expect(response.statusCode, response.body).toBe(200);
    seen = response.json();
  }
  return seen;
};

async function confirmed(
  ...given: Parameters<typeof placeGarment> extends [unknown, ...infer Rest] ? Rest : []
) {
  const order = await placeGarment(shop, ...given);
  await step(order, order.customer, { action: 'confirm' });
  return order;
}

const measure = (order: { id: number }, by: SignedUp | null, values: Record<string, number>, unit = 'cm') =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/workshop/orders/${order.id}/finished-measures/`,
    payload: { unit, values },
    headers: by?.headers ?? {},
  });

const today = async (who: SignedUp) => {
  const response = await shop.app.inject({ url: '/api/workshop/today/', headers: who.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const promise = (order: { id: number }, day: string) =>
  shop.deps.db.update(orders).set({ expectedDeliveryDate: day }).where(eq(orders.id, order.id));
const idsOf = (list: { results: { id: number }[] }) => list.results.map(({ id }) => id);

describe('the day of a tailor (workshop-2)', () => {
  test('has what is new, late, due soon, asked and altered, each order once, with the most urgent first', async () => {
    const tailor = await signUpTailor(shop);
    const [fresh, late, later, soon, far, asked, altered] = (await Promise.all(
      Array.from({ length: 7 }, () => confirmed({}, { tailor })),
    )) as [
      PlacedGarment,
      PlacedGarment,
      PlacedGarment,
      PlacedGarment,
      PlacedGarment,
      PlacedGarment,
      PlacedGarment,
    ];
    const day = dayInKarachi();
    for (const order of [late, later, soon, far, asked, altered])
      await worked(order, 'accept', 'receive_cloth');
    await promise(late, addDays(day, -2));
    await promise(later, addDays(day, -1));
    await promise(soon, addDays(day, 3));
    await promise(far, addDays(day, 4));
    await promise(asked, addDays(day, -5));
    await worked(asked, { action: 'ask', reason: 'Which buttons?' });
    await worked(altered, 'start', 'check', 'make_ready', 'deliver');
    await step(altered, altered.customer, { action: 'alter', reason: 'Too tight' });

    const seen = await today(tailor);
    expect(seen.day).toBe(day);
    expect(idsOf(seen.new)).toEqual([fresh.id]);
    expect(idsOf(seen.late)).toEqual([late.id, later.id]);
    expect(idsOf(seen.due_soon)).toEqual([soon.id]);
    expect(idsOf(seen.waiting)).toEqual([asked.id]);
    expect(idsOf(seen.alterations)).toEqual([altered.id]);
    expect(seen.late.count).toBe(2);
    expect(seen.stages).toEqual({
      CONFIRMED: 1,
      ACCEPTED: 5,
      IN_PRODUCTION: 0,
      QUALITY_CHECK: 0,
      READY: 0,
      SHIPPED: 0,
      ALTERATION: 1,
      DELIVERED: 0,
    });
    expect(seen.new.results[0]).toMatchObject({
      dress_type: 'Shalwar_Kameez',
      actions: ['accept', 'decline', 'ask'],
    });
    expect(JSON.stringify(seen)).not.toContain(fresh.customer.email);
  });

  test('has nothing of another tailor, and nothing that is not confirmed', async () => {
    await confirmed();
    const tailor = await signUpTailor(shop);
    await placeGarment(shop, {}, { tailor });
    const seen = await today(tailor);
    expect([seen.new, seen.late, seen.due_soon].flatMap(idsOf)).toEqual([]);
    expect(seen.stages.CONFIRMED).toBe(0);
  });

  test('is refused to visitors and customers, and not there for an account without a tailor', async () => {
    const url = '/api/workshop/today/';
    expect((await shop.app.inject(url)).statusCode).toBe(401);
    expect((await shop.app.inject({ url, headers: (await signUp(shop)).headers })).statusCode).toBe(403);
    const empty = await signUp(shop, { userType: 'tailor' });
    expect((await shop.app.inject({ url, headers: empty.headers })).statusCode).toBe(404);
  });
});

describe('the board of a tailor (workshop-3)', () => {
  const board = async (who: SignedUp, query = '') => {
    const url = query ? `/api/workshop/orders/?${query}` : '/api/workshop/board/';
    return shop.app.inject({ url, headers: who.headers });
  };

  test('has every stage, promised first, and what is delivered newest first', async () => {
    const tailor = await signUpTailor(shop);
    const [first, second, third] = [
      await confirmed({}, { tailor }),
      await confirmed({}, { tailor }),
      await confirmed({}, { tailor }),
    ];
    await promise(first, addDays(dayInKarachi(), 9));
    await promise(second, addDays(dayInKarachi(), 8));
    await promise(third, addDays(dayInKarachi(), 10));
    const { stages } = (await board(tailor)).json();
    expect(idsOf(stages.CONFIRMED)).toEqual([second.id, first.id, third.id]);
    for (const done of [second, first])
      await worked(done, 'accept', 'start', 'check', 'make_ready', 'deliver');
    const after = (await board(tailor)).json().stages;
    expect(after.DELIVERED).toMatchObject({ count: 2 });
    expect(idsOf(after.DELIVERED)).toEqual([second.id, first.id]);
    expect(idsOf(after.CONFIRMED)).toEqual([third.id]);
  });

  test('shows last what has no promised day, as it counts it too', async () => {
    const tailor = await signUpTailor(shop);
    const undated = await confirmed({}, { tailor });
    const promised = await confirmed({}, { tailor });
    await shop.deps.db.update(orders).set({ expectedDeliveryDate: null }).where(eq(orders.id, undated.id));
    const { stages } = (await board(tailor)).json();
    expect(stages.CONFIRMED.count).toBe(2);
    expect(idsOf(stages.CONFIRMED)).toEqual([promised.id, undated.id]);
  });

  test('has pages of one stage, found by a whole tracking number too', async () => {
    const tailor = await signUpTailor(shop);
    const placed: PlacedGarment[] = [];
    for (let day = 1; day <= 3; day += 1) {
      const garment = await confirmed({}, { tailor });
      await promise(garment, addDays(dayInKarachi(), day));
      placed.push(garment);
    }
    const [one, two, three] = placed;
    const first = (await board(tailor, 'stage=CONFIRMED&size=2')).json();
    expect(idsOf(first)).toEqual([one?.id, two?.id]);
    expect(first).toMatchObject({ count: 3, previous: null });
    const second = (await board(tailor, `stage=CONFIRMED&size=2&after=${first.next}`)).json();
    expect(idsOf(second)).toEqual([three?.id]);
    expect(second.next).toBeNull();
    const found = await board(tailor, `stage=CONFIRMED&search=${two?.trackingNumber.toLowerCase()}`);
    expect(idsOf(found.json())).toEqual([two?.id]);
    expect(idsOf((await board(tailor, 'stage=DELIVERED&sort=-id')).json())).toEqual([]);
    const other = await signUpTailor(shop);
    expect(idsOf((await board(other, 'stage=CONFIRMED')).json())).toEqual([]);
  });

  test.each(['stage=PLACED', '', 'stage=CONFIRMED&after=x', 'stage=CONFIRMED&sort=name'])(
    'refuses the list "%s"',
    async (query) => {
      const tailor = await signUpTailor(shop);
      const response = await shop.app.inject({
        url: `/api/workshop/orders/?${query}`,
        headers: tailor.headers,
      });
      expect(response.statusCode, response.body).toBe(400);
    },
  );

  test('is refused to visitors and customers', async () => {
    const customer = await signUp(shop);
    for (const url of ['/api/workshop/board/', '/api/workshop/orders/?stage=READY']) {
      expect((await shop.app.inject(url)).statusCode).toBe(401);
      expect((await shop.app.inject({ url, headers: customer.headers })).statusCode).toBe(403);
    }
  });
});

describe('a step in the workshop (workshop-6)', () => {
  test('has a photo, which customer and tailor see with the step', async () => {
    const order = await confirmed();
    await worked(order, 'accept');
    const response = await work(
      order,
      order.tailor,
      { action: 'start', reason: 'Cut today' },
      { photo: await jpeg() },
    );
    expect(response.statusCode, response.body).toBe(200);
    const { events } = response.json();
    expect(events.at(-1)).toMatchObject({ action: 'start', note: 'Cut today' });
    const own = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.customer.headers });
    const [photo] = own.json().events.at(-1).photos;
    expect((await shop.app.inject(photo)).headers['content-type']).toMatch(/^image\//);
  });

  test('is taken once, however often it is sent with the same key', async () => {
    const order = await confirmed();
    const key = 'a'.repeat(32);
    const photo = await jpeg();
    const said = { action: 'accept', expected_status: 'CONFIRMED' };
    const [first, second] = [
      await work(order, order.tailor, said, { key, photo }),
      await work(order, order.tailor, said, { key, photo }),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json().events).toEqual(first.json().events);
  });

  test('says where the order stands by now when somebody else was first', async () => {
    const order = await confirmed();
    await step(order, order.customer, { action: 'cancel', reason: 'No wedding' });
    for (const photo of [undefined, await jpeg()]) {
      const said = { action: 'accept', expected_status: 'CONFIRMED' };
      const response = await work(order, order.tailor, said, photo ? { photo } : {});
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'orders.status_changed', status: 'CANCELLED' });
    }
  });

  test.each([
    [{ action: 'decline' }, 'reason'],
    [{ action: 'ask' }, 'reason'],
    [{ action: 'hem' }, 'action'],
    [{ action: 'accept', expected_status: 'LOST' }, 'expected_status'],
    [{}, 'action'],
  ])('names what is wrong with %j', async (said, field) => {
    const order = await confirmed();
    const response = await work(order, order.tailor, said);
    expect(response.statusCode, response.body).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('wants the courier and the number of a parcel', async () => {
    const order = await confirmed({ delivery: 'BY_SHOP' });
    await worked(order, 'accept', 'start', 'check');
    const response = await work(order, order.tailor, { action: 'ship' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['courier']);
    const seen = await worked(order, { action: 'ship', courier: 'TCS', courier_number: '77120034' });
    expect(seen).toMatchObject({ status: 'SHIPPED', actions: ['deliver', 'come_back'] });
  });

  test('of another tailor is 404, of a customer 403, of nobody 401', async () => {
    const order = await confirmed();
    const other = await signUpTailor(shop);
    expect((await work(order, other, { action: 'accept' })).statusCode).toBe(404);
    expect((await work(order, other, { action: 'accept' }, { photo: await jpeg() })).statusCode).toBe(404);
    expect((await work(order, order.customer, { action: 'accept' })).statusCode).toBe(403);
    expect((await work(order, null, { action: 'accept' })).statusCode).toBe(401);
    const sheet = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: other.headers });
    expect(sheet.statusCode).toBe(404);
  });
});

describe('what a finished garment measures (workshop-9)', () => {
  const LENGTHS = { values: { chest: 980, top_length: 1000, sleeve: 610, shoulder: 450, height: 1750 } };
  const inCheck = async () => {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer, {
      values: { ...LENGTHS.values, waist: 840, neck: 390, inseam: 780, weight: 74_000 },
    });
    const order = await confirmed({}, { customer });
    await worked(order, 'accept', 'start', 'check');
    return order;
  };

  test('is kept in millimetres, without what nobody ordered or measures of a garment', async () => {
    const order = await inCheck();
    const response = await measure(order, order.tailor, { top_length: 39.375, height: 70, ghera: 90 }, 'in');
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json().finished).toMatchObject({ unit: 'in', values: { top_length: 1000 } });
    expect(Object.keys(response.json().finished.values)).toEqual(['top_length']);
  });

  test('is sent at once where it is as ordered', async () => {
    const order = await inCheck();
    await measure(order, order.tailor, { chest: 108, top_length: 100.9 });
    expect(await worked(order, 'make_ready')).toMatchObject({ status: 'READY' });
  });

  test('beyond the tolerance is sent only when the tailor says so and why, by either call', async () => {
    const order = await inCheck();
    await measure(order, order.tailor, { chest: 97, top_length: 102 });
    for (const response of [
      await work(order, order.tailor, { action: 'make_ready', reason: 'Collect after five' }),
      await sendStep(shop, order.id, order.tailor, { action: 'make_ready' }),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'orders.measures_differ',
        differences: [
          { measure: 'chest', by: -10 },
          { measure: 'top_length', by: 20 },
        ],
      });
    }
    const silent = await work(order, order.tailor, { action: 'make_ready', despite_difference: 'true' });
    expect([silent.statusCode, Object.keys(silent.json())]).toEqual([400, ['reason']]);
    const reason = 'The customer wants it longer';
    const seen = await worked(order, { action: 'make_ready', despite_difference: 'true', reason });
    expect((seen.events as { note: string }[]).at(-1)?.note).toBe(reason);
  });

  test('is measured again after rework, and not once it has gone', async () => {
    const order = await inCheck();
    await measure(order, order.tailor, { top_length: 103 });
    await worked(order, 'rework');
    const again = await measure(order, order.tailor, { top_length: 100 });
    expect(again.json().finished.values).toEqual({ top_length: 1000 });
    await worked(order, 'check', 'make_ready');
    const late = await measure(order, order.tailor, { top_length: 104 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'orders.not_measurable']);
  });

  test('is refused where it cannot be, and to others', async () => {
    const order = await inCheck();
    expect((await measure(order, order.tailor, { top_length: -4 })).statusCode).toBe(400);
    expect((await measure(order, order.tailor, { nose: 4 })).statusCode).toBe(400);
    expect((await measure(order, await signUpTailor(shop), { top_length: 100 })).statusCode).toBe(404);
    expect((await measure(order, order.customer, { top_length: 100 })).statusCode).toBe(403);
    expect((await measure(order, null, { top_length: 100 })).statusCode).toBe(401);
  });
});

describe('a question to the customer (workshop-8)', () => {
  const askedBefore = async (days: number) => {
    const order = await confirmed();
    await worked(order, 'accept', { action: 'ask', reason: 'Which buttons, brown or black?' });
    const askedOn = addDays(dayInKarachi(), -days);
    await shop.deps.db.update(orderQuestions).set({ askedOn }).where(eq(orderQuestions.orderId, order.id));
    return order;
  };
  const seenBy = async (order: PlacedGarment, who: SignedUp) =>
    (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: who.headers })).json();

  test('reaches the customer by mail and on the site, and support sees it', async () => {
    const order = await askedBefore(0);
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.subject).toBe(`Your order ${order.trackingNumber} needs your answer`);
    expect(mail?.text).toContain('Which buttons, brown or black?');
    expect(mail?.text).toContain(`/checkout?order=${order.id}`);
    const customer = await seenBy(order, order.customer);
    expect(customer.question).toMatchObject({ text: 'Which buttons, brown or black?' });
    expect(customer.actions).toContain('answer');
    const staff = await signUp(shop, { userType: 'support' });
    expect((await seenBy(order, staff)).question?.text).toBe('Which buttons, brown or black?');
    const news = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(news.json().results[0]).toMatchObject({
      title: `Your order ${order.trackingNumber} needs your answer`,
      path: `/checkout?order=${order.id}`,
    });
  });

  test('stops the work until it is answered, but neither a second question nor a cancellation', async () => {
    const order = await askedBefore(0);
    for (const said of [{ action: 'start' }, { action: 'ask', reason: 'And the collar?' }]) {
      const response = await work(order, order.tailor, said as Record<string, string>);
      expect([response.statusCode, response.json().code]).toEqual([409, 'orders.question_open']);
    }
    await step(order, order.customer, { action: 'cancel', reason: 'It takes too long' });
    expect((await seenBy(order, order.customer)).question).toBeNull();
  });

  test('moves the promised day by the business days until the answer, and tells the tailor', async () => {
    const order = await askedBefore(9);
    const before = (await seenBy(order, order.customer)).expected_delivery_date;
    const answered = await step(order, order.customer, { action: 'answer', reason: 'Black ones' });
    const askedOn = addDays(dayInKarachi(), -9);
    const daysOff = await readDaysOff(shop.deps.db, askedOn);
    let moved = before;
    for (let day = addDays(askedOn, 1); day <= dayInKarachi(); day = addDays(day, 1)) {
      const isBusiness = addBusinessDays(addDays(day, -1), 1, daysOff) === day;
      if (isBusiness) moved = addBusinessDays(moved, 1, daysOff);
    }
    expect(answered.expected_delivery_date).toBe(moved);
    expect(answered.expected_delivery_date > before).toBe(true);
    expect(answered).toMatchObject({ question: null, status: 'ACCEPTED' });
    const [mail] = await mailsTo(shop, order.tailor.email);
    expect(mail?.subject).toBe(`Your question about order ${order.trackingNumber} is answered`);
    expect(mail?.text).toContain('Black ones');
    expect(mail?.text).toContain(`/workshop/orders/${order.id}`);
    expect(await worked(order, 'start')).toMatchObject({ status: 'IN_PRODUCTION' });
  });

  test('answered on the same day moves nothing; the tailor may write down what was said on the phone', async () => {
    const order = await askedBefore(0);
    const before = (await seenBy(order, order.customer)).expected_delivery_date;
    const seen = await worked(order, { action: 'answer', reason: 'By phone: black' });
    expect(seen).toMatchObject({ question: null, expected_delivery_date: before });
    const mails = await mailsTo(shop, order.tailor.email);
    expect(mails.map(({ subject }) => subject)).not.toContain(
      `Your question about order ${order.trackingNumber} is answered`,
    );
    const twice = await work(order, order.tailor, { action: 'answer', reason: 'Again' });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'orders.no_question']);
  });

  test('is asked by support for the tailor, with the same pause, and the tailor hears the answer', async () => {
    const order = await confirmed();
    await worked(order, 'accept');
    const staff = await signUp(shop, { userType: 'support' });
    const ask = (reason: string) => sendStep(shop, order.id, staff, { action: 'ask', reason });
    expect(Object.keys((await ask(' ')).json())).toEqual(['reason']);
    const asked = await ask('Side pockets or none?');
    expect(asked.statusCode, asked.body).toBe(200);
    expect(asked.json()).toMatchObject({ status: 'ACCEPTED', question: { text: 'Side pockets or none?' } });
    const actions = 'record_payment cancel reassign move_day receive_cloth answer';
    expect(asked.json().actions.join(' ')).toBe(actions);
    const refused = await ask('And the collar?');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.question_open']);
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.subject).toBe(`Your order ${order.trackingNumber} needs your answer`);
    expect(await seenBy(order, order.tailor)).toMatchObject({
      question: { text: 'Side pockets or none?' },
      actions: ['receive_cloth', 'answer'],
    });
    const audited = await shop.deps.db
      .select({ action: auditEntries.action, data: auditEntries.data })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, staff.id));
    expect(audited).toMatchObject([{ action: 'orders.step-taken', data: { step: 'ask' } }]);

    const askedOn = addDays(dayInKarachi(), -9);
    await shop.deps.db.update(orderQuestions).set({ askedOn }).where(eq(orderQuestions.orderId, order.id));
    const before = (await seenBy(order, order.customer)).expected_delivery_date;
    const answered = await step(order, order.customer, { action: 'answer', reason: 'Two' });
    expect(answered.expected_delivery_date > before).toBe(true);
    const [told] = await mailsTo(shop, order.tailor.email);
    expect(told?.subject).toBe(`Your question about order ${order.trackingNumber} is answered`);
  });

  test('is neither asked by the customer nor before the order is confirmed', async () => {
    const order = await placeGarment(shop);
    const staff = await signUp(shop, { userType: 'support' });
    const said = { action: 'ask', reason: 'Which buttons?' };
    expect((await sendStep(shop, order.id, staff, said)).statusCode).toBe(409);
    expect((await sendStep(shop, order.id, order.customer, said)).statusCode).toBe(403);
  });

  test('is nobody else to answer', async () => {
    const order = await askedBefore(0);
    const response = await sendStep(shop, order.id, await signUp(shop), {
      action: 'answer',
      reason: 'Brown',
    });
    expect(response.statusCode).toBe(404);
  });
});
