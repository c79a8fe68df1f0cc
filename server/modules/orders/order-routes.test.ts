import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addBusinessDays, addDays, dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, makeTailor, png, type SignedUp, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep, signUpTailor } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { documents, orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { readDaysOff } from '../calendar/service.ts';

const shop = testApp();
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const read = (id: number | string, by: Pick<SignedUp, 'headers'> | null) =>
  shop.app.inject({ url: `/api/orders/${id}/`, headers: { ...by?.headers } });

/** Takes the steps one after the other, as tailor or customer; by default until production. */
async function walk(order: PlacedGarment, ...actions: string[]) {
  for (const action of actions) {
    const by = ['confirm', 'cancel', 'alter'].includes(action) ? order.customer : order.tailor;
    const more = action === 'ship' ? { courier: 'TCS', courier_number: '7714' } : { reason: 'Because' };
    const response = await sendStep(shop, order.id, by, { action, ...more });
    expect(response.statusCode, `${action}: ${response.body}`).toBe(200);
  }
}

const row = async (id: number) => {
  const [found] = await shop.deps.db
    .select()
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(eq(orders.id, id));
  if (!found) throw new Error('No order');
  return found;
};
const deliveredBy = async (id: number) =>
  (await shop.deps.db.select().from(tailors).where(eq(tailors.id, id)))[0]?.ordersDelivered;
const documentsOf = (id: number) =>
  shop.deps.db.select().from(documents).where(eq(documents.orderId, id)).orderBy(asc(documents.kind));

describe('a stitched order', () => {
  test('goes from placed to delivered, with an event and a mail for each step (orders-15)', async () => {
    const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
    await walk(order, 'confirm', 'accept', 'start', 'check', 'rework', 'check', 'ship', 'deliver');
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(asc(orderEvents.id));
    expect(events.map(({ action, fromStatus, toStatus }) => [action, fromStatus, toStatus])).toEqual([
      ['place', null, 'PLACED'],
      ['confirm', 'PLACED', 'CONFIRMED'],
      ['accept', 'CONFIRMED', 'ACCEPTED'],
      ['start', 'ACCEPTED', 'IN_PRODUCTION'],
      ['check', 'IN_PRODUCTION', 'QUALITY_CHECK'],
      ['rework', 'QUALITY_CHECK', 'IN_PRODUCTION'],
      ['check', 'IN_PRODUCTION', 'QUALITY_CHECK'],
      ['ship', 'QUALITY_CHECK', 'SHIPPED'],
      ['deliver', 'SHIPPED', 'DELIVERED'],
    ]);
    const { orders: stored, single_order_details: details } = await row(order.id);
    expect(stored).toMatchObject({ status: 'DELIVERED', billStatus: 'PAID' });
    expect(events.at(-2)).toMatchObject({ courier: 'TCS', courierNumber: '7714' });
    expect(details.userConfirmation).toBe('CONFIRMED');
    const subjects = (await mailsTo(shop, order.customer.email)).map(({ subject }) => subject);
    expect(
      subjects.toReversed().map((subject) => subject.replace(`Your order ${order.trackingNumber} `, '')),
    ).toEqual([
      'is placed',
      'is confirmed',
      'is accepted',
      'is in production',
      'is in the quality check',
      'goes back to the tailor',
      'is in the quality check',
      'is on its way',
      'was delivered',
    ]);
  });

  test('counts one delivery for its tailor, also after an alteration (orders-16)', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm', 'accept', 'start', 'check', 'make_ready', 'deliver');
    expect(await deliveredBy(order.tailorId)).toBe(1);
    await walk(order, 'alter', 'mend', 'check', 'make_ready', 'deliver');
    expect(await deliveredBy(order.tailorId)).toBe(1);
    expect((await read(order.id, order.customer)).json()).toMatchObject({
      status: 'DELIVERED',
      actions: ['alter'],
    });
  });

  test('is promised anew when it comes back: half the lead time from the request (orders-16)', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm', 'accept', 'start', 'check', 'make_ready', 'deliver');
    const day = dayInKarachi();
    const before = addDays(day, -9);
    await shop.deps.db.update(orders).set({ expectedDeliveryDate: before }).where(eq(orders.id, order.id));
    const { tailor } = order;
    const today = async () =>
      (await shop.app.inject({ url: '/api/workshop/today/', headers: tailor.headers })).json();
    const isLate = async () => {
      const response = await shop.app.inject({
        url: `/api/staff/orders/${order.id}/`,
        headers: support.headers,
      });
      return response.json().line.is_late;
    };
    await walk(order, 'alter');
    const promised = addBusinessDays(day, 5, await readDaysOff(shop.deps.db, day));
    expect((await read(order.id, order.customer)).json()).toMatchObject({ expected_delivery_date: promised });
    await walk(order, 'mend');
    expect([(await today()).late.count, await isLate()]).toEqual([0, false]);
    await shop.deps.db.update(orders).set({ expectedDeliveryDate: before }).where(eq(orders.id, order.id));
    expect([(await today()).late.count, await isLate()], 'late by its own day').toEqual([1, true]);
  });

  test('is given to another tailor by support after a decline; the price stays', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm', 'decline');
    const other = await signUpTailor(shop, { Shalwar_Kameez: 9000 });
    const elsewhere = await signUpTailor(shop, { Kurta: 900 });
    for (const wrong of [elsewhere.tailorId, order.tailorId, 999_999]) {
      const refused = await sendStep(shop, order.id, support, { action: 'reassign', tailor: wrong });
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['tailor']]);
    }
    const response = await sendStep(shop, order.id, support, { action: 'reassign', tailor: other.tailorId });
    expect(response.json()).toMatchObject({ status: 'CONFIRMED', tailor: other.tailorId, total_bill: 2500 });
    expect((await read(order.id, order.tailor)).statusCode).toBe(404);
    expect((await sendStep(shop, order.id, other, { action: 'accept' })).statusCode).toBe(200);
  });

  test('is given only to a tailor who stitches for whom it is (orders-46)', async () => {
    const order = await placeGarment(shop, { dress_type: 'Kurta' });
    await walk(order, 'confirm', 'decline');
    const shown = await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: support.headers });
    expect(shown.json().order.stitched_for).toBe('gents');
    const ladies = await makeTailor(shop, { type: 'Ladies Tailor' });
    const gents = await makeTailor(shop, { type: 'Gents Tailor' });
    const refused = await sendStep(shop, order.id, support, { action: 'reassign', tailor: ladies.id });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { tailor: ['This tailor stitches for ladies only, and the order is for gents. Choose another one.'] },
    ]);
    const response = await sendStep(shop, order.id, support, { action: 'reassign', tailor: gents.id });
    expect(response.json()).toMatchObject({ status: 'CONFIRMED', tailor: gents.id });
  });

  test('is given to either where it does not say whom it is for (orders-46)', async () => {
    const pictures = { measurement_picture: await png() };
    const form = { dress_type: 'Kurta', measurement_source: 'UPLOAD' };
    const order = await placeGarment(shop, form, { pictures });
    await walk(order, 'confirm', 'decline');
    const { id } = await makeTailor(shop, { type: 'Ladies Tailor' });
    const response = await sendStep(shop, order.id, support, { action: 'reassign', tailor: id });
    expect(response.json()).toMatchObject({ status: 'CONFIRMED', tailor: id });
  });

  test('without a price is priced by support before it can be confirmed', async () => {
    const order = await placeGarment(shop);
    await shop.deps.db.update(orders).set({ total: null }).where(eq(orders.id, order.id));
    await shop.deps.db
      .update(singleOrderDetails)
      .set({
        stitchingPrice: null,
        urgentSurcharge: null,
        collectionFee: null,
        deliveryFee: null,
        sampleFee: null,
      })
      .where(eq(singleOrderDetails.orderId, order.id));
    expect((await read(order.id, order.customer)).json()).toMatchObject({
      price: null,
      actions: ['edit', 'cancel'],
    });
    const early = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'orders.price_missing']);
    const priced = await sendStep(shop, order.id, support, { action: 'price', stitching: 3200 });
    expect(priced.json()).toMatchObject({ status: 'PLACED', price: { stitching: 3200, total: 3200 } });
    const confirmed = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect(confirmed.json()).toMatchObject({ status: 'CONFIRMED', total_bill: 3200 });
  });
});

describe('cancelling (orders-24)', () => {
  test.each([
    ['PLACED', [], 0],
    ['CONFIRMED', ['confirm'], 2],
    ['ACCEPTED', ['confirm', 'accept'], 2],
    ['DECLINED', ['confirm', 'decline'], 2],
  ] as const)(
    'by the customer in %s, with a credit note for the invoice',
    async (_status, before, papers) => {
      const order = await placeGarment(shop);
      await walk(order, ...before);
      const response = await sendStep(shop, order.id, order.customer, {
        action: 'cancel',
        reason: 'The party was put off',
      });
      expect(response.json()).toMatchObject({ status: 'CANCELLED', actions: [] });
      expect(response.json().events.at(-1)).toMatchObject({
        action: 'cancel',
        by: 'You',
        note: 'The party was put off',
      });
      const issued = await documentsOf(order.id);
      expect(issued.map(({ kind }) => kind)).toEqual(['CREDIT_NOTE', 'INVOICE'].slice(0, papers));
      if (papers > 0) {
        expect(issued[0]?.content).toMatchObject({
          total: 2500,
          paymentState: 'CANCELLED',
          order: { invoice: expect.stringMatching(/^NP-INV-/), reason: 'The order was cancelled' },
        });
        const { number } = issued[0] ?? { number: 0 };
        const name = `NP-CN-${String(number).padStart(6, '0')}`;
        const pdf = await shop.app.inject({
          url: `/api/orders/${order.id}/documents/${name}/`,
          headers: order.customer.headers,
        });
        expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      }
    },
  );

  test('needs a reason, and ends with production', async () => {
    const order = await placeGarment(shop);
    const silent = await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: '  ' });
    expect([silent.statusCode, silent.json()]).toEqual([400, { reason: ['Say why in a few words.'] }]);
    await walk(order, 'confirm', 'accept', 'start');
    const late = await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'Too slow' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({
      detail: 'This order is in production now. It cannot be cancelled.',
      code: 'orders.step_not_allowed',
      status: 'IN_PRODUCTION',
    });
  });
});

describe('two at once', () => {
  test('the customer cancels while the tailor accepts: one wins, the other is told', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await placeGarment(shop);
      await walk(order, 'confirm');
      const both = () => [
        sendStep(shop, order.id, order.customer, {
          action: 'cancel',
          reason: 'Changed my mind',
          expected_status: 'CONFIRMED',
        }),
        sendStep(shop, order.id, order.tailor, { action: 'accept', expected_status: 'CONFIRMED' }),
      ];
      const responses = await Promise.all(round % 2 ? both().toReversed() : both());
      const codes = responses.map(({ statusCode }) => statusCode).sort();
      expect(codes).toEqual([200, 409]);
      const loser = responses.find(({ statusCode }) => statusCode === 409)?.json();
      const { orders: stored } = await row(order.id);
      expect(loser).toMatchObject({
        status: stored.status,
        code: expect.stringMatching(/^orders\.(status_changed|step_not_allowed)$/),
      });
      const events = await shop.deps.db
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.fromStatus, 'CONFIRMED')));
      expect(events.map(({ toStatus }) => toStatus)).toEqual([stored.status]);
    }
  });

  test('a repeated step with its key is the same step, without a key it is 409', async () => {
    const order = await placeGarment(shop);
    const step = { action: 'cancel', reason: 'Twice by mistake' };
    const responses = await Promise.all(
      [1, 2, 3].map(() => sendStep(shop, order.id, order.customer, step, 'one')),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await sendStep(shop, order.id, order.customer, step)).statusCode).toBe(409);
    const events = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events).toHaveLength(2);
  });

  test('a cancelled order is not confirmed again', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm', 'cancel');
    const response = await shop.app.inject({
      method: 'PATCH',
      url: `/tailor_module/single-order/${order.id}/checkout/`,
      headers: order.customer.headers,
    });
    expect([response.statusCode, response.json().detail]).toEqual([
      409,
      'This order is cancelled now. It cannot be confirmed.',
    ]);
  });
});

describe('who sees and steps an order', () => {
  test('each audience reads its own view (orders-23)', async () => {
    const order = await placeGarment(shop);
    const own = (await read(order.id, order.customer)).json();
    expect(own).toMatchObject({ audience: 'customer', customer_email: order.customer.email });
    expect(own).not.toHaveProperty('measures');
    expect((await read(order.id, order.tailor)).statusCode, 'before it is confirmed').toBe(404);
    await walk(order, 'confirm');
    const workshop = await read(order.id, order.tailor);
    expect(workshop.json()).toMatchObject({
      audience: 'workshop',
      customer_name: order.customer.username,
      measures: { label: 'Own', unit: 'cm', values: { chest: 980 }, estimated: [], confirmed: [] },
      is_partly_estimated: false,
      actions: ['accept', 'decline', 'ask'],
    });
    expect(workshop.body).not.toContain(order.customer.email);
    const staff = (await read(order.id, support)).json();
    expect(staff).toMatchObject({
      audience: 'staff',
      customer_email: order.customer.email,
      customer: { id: order.customer.id },
      has_measures: true,
    });
    expect(staff).not.toHaveProperty('measures');
    expect(staff.events.at(-1)).toMatchObject({ action: 'confirm', by: order.customer.username });
  });

  test('tailor and staff see which measures are estimated or were taken twice (measurements-9)', async () => {
    const customer = await signUp(shop);
    const marks = { chest: 'estimated', waist: 'estimated', neck: 'confirmed' } as const;
    await makeMeasurement(shop, customer, { marks });
    const order = await placeGarment(shop, {}, { customer });
    expect((await read(order.id, order.customer)).json()).toMatchObject({ is_partly_estimated: true });
    await walk(order, 'confirm');
    const marked = { estimated: ['chest', 'waist'], confirmed: ['neck'] };
    expect((await read(order.id, order.tailor)).json()).toMatchObject({
      is_partly_estimated: true,
      measures: marked,
    });
    const looked = await shop.app.inject({
      url: `/api/staff/orders/${order.id}/measures/`,
      headers: support.headers,
    });
    expect(looked.json()).toMatchObject(marked);
  });

  test("somebody else's order is 404, another role's action 403, signed out 401", async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm');
    const strangers = [await signUp(shop), await signUpTailor(shop)];
    for (const stranger of strangers) {
      expect((await read(order.id, stranger)).statusCode).toBe(404);
      const step = { action: stranger === strangers[0] ? 'cancel' : 'accept', reason: 'Why not' };
      expect((await sendStep(shop, order.id, stranger, step)).statusCode).toBe(404);
    }
    for (const [by, action] of [
      [order.customer, 'accept'],
      [order.tailor, 'cancel'],
      [support, 'accept'],
    ] as const) {
      const response = await sendStep(shop, order.id, by, { action, reason: 'Why not' });
      expect([response.statusCode, response.json().code]).toEqual([403, 'session.forbidden']);
    }
    expect((await sendStep(shop, order.id, null, { action: 'cancel', reason: 'x' })).statusCode).toBe(401);
    expect((await read(order.id, null)).statusCode).toBe(401);
    expect(
      (await sendStep(shop, order.id, await signUp(shop, { userType: 'brand' }), { action: 'pack' }))
        .statusCode,
    ).toBe(403);
    expect((await row(order.id)).orders.status).toBe('CONFIRMED');
  });

  test.each([
    [{}, 'action'],
    [{ action: 'expire' }, 'action'],
    [{ action: 'cancel', reason: 'x'.repeat(501) }, 'reason'],
    [{ action: 'cancel', reason: 'Card 4242 4242 4242 4242' }, 'reason'],
    [{ action: 'cancel', reason: 'x', expected_status: 'LOST' }, 'expected_status'],
    [{ action: 'decline' }, 'reason'],
    [{ action: 'reassign', tailor: -1 }, 'tailor'],
    [{ action: 'price', stitching: 0 }, 'stitching'],
    [{ action: 'price', stitching: 1e12 }, 'stitching'],
    [{ action: 'quote', per_piece_price: 1, expected_delivery_date: '2026-02-30' }, 'expected_delivery_date'],
  ])('a step such as %j is 400 on %s', async (step, field) => {
    const order = await placeGarment(shop);
    const response = await sendStep(shop, order.id, support, step);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('ship needs courier and number', async () => {
    const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
    await walk(order, 'confirm', 'accept', 'start', 'check');
    const response = await sendStep(shop, order.id, order.tailor, { action: 'ship', courier: 'TCS' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { courier: ['Enter the courier and the number of the parcel.'] },
    ]);
  });
});
