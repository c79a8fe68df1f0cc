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
} from '../../../test/factories-orders.ts';
import { readPdf } from '../../../test/pdf-reader.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { documents, orders } from '../../db/schema/orders.ts';
import { mails } from '../../db/schema/service.ts';
import { refunds } from '../../db/schema/shop.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

type Who = 'customer' | 'tailor';

interface Order extends PlacedGarment {
  garments: number[];
}

/** An order of two garments, a Shalwar Kameez and a Kurta, that the tailor has accepted. */
async function accepted(
  change: Record<string, string> = {},
  until: 'PLACED' | 'CONFIRMED' | 'ACCEPTED' = 'ACCEPTED',
) {
  const order = await placeGarment(shop, change);
  const garments = await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
  if (until !== 'PLACED') await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  if (until === 'ACCEPTED') await sendStep(shop, order.id, order.tailor, { action: 'accept' });
  return { ...order, garments };
}

const step = (order: Order, place: number, by: Who | SignedUp, said: Record<string, unknown>, key?: string) =>
  sendGarmentStep(
    shop,
    order.id,
    order.garments[place] ?? 0,
    typeof by === 'string' ? order[by] : by,
    said,
    key,
  );
const view = async (order: Order, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: by.headers })).json();
const progress = (body: { garments: { progress: string }[] }) => body.garments.map((one) => one.progress);
const eventsOf = async ({ id }: Order) =>
  (
    await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id))
  ).map(({ action, noteCode, garmentId }) => [action, noteCode, garmentId]);
const cancel = { action: 'cancel', reason: 'One is enough' };

describe('steps of one garment (orders-110, orders-111)', () => {
  test('the order starts with the first, and is as far as the one furthest behind', async () => {
    const order = await accepted();
    const [first, second] = order.garments;
    const started = await step(order, 1, 'tailor', { action: 'start', expected_progress: 'WAITING' });
    expect(started.json()).toMatchObject({ status: 'IN_PRODUCTION', audience: 'workshop' });
    expect(progress(started.json())).toEqual(['WAITING', 'STITCHING']);
    expect(started.json().garments.map(({ actions }: { actions: string[] }) => actions)).toEqual([
      ['start'],
      ['check'],
    ]);
    await step(order, 1, 'tailor', { action: 'check' });
    const ready = await step(order, 1, 'tailor', { action: 'make_ready' });
    expect([ready.json().status, progress(ready.json())]).toEqual(['IN_PRODUCTION', ['WAITING', 'READY']]);
    await step(order, 0, 'tailor', { action: 'start' });
    const checked = await step(order, 0, 'tailor', { action: 'check' });
    expect([checked.json().status, progress(checked.json())]).toEqual([
      'QUALITY_CHECK',
      ['CHECKING', 'READY'],
    ]);
    const back = await step(order, 1, 'tailor', { action: 'rework', reason: 'A seam is open' });
    expect([back.json().status, progress(back.json())]).toEqual(['IN_PRODUCTION', ['CHECKING', 'STITCHING']]);
    await step(order, 1, 'tailor', { action: 'check' });
    await step(order, 1, 'tailor', { action: 'make_ready' });
    const all = await step(order, 0, 'tailor', { action: 'make_ready' });
    expect([all.json().status, progress(all.json())]).toEqual(['READY', ['READY', 'READY']]);
    expect((await eventsOf(order)).slice(4)).toEqual([
      ['work_garment', 'GARMENT_STARTED', second],
      ['start', null, null],
      ['work_garment', 'GARMENT_CHECKED', second],
      ['work_garment', 'GARMENT_READY', second],
      ['work_garment', 'GARMENT_STARTED', first],
      ['work_garment', 'GARMENT_CHECKED', first],
      ['check', null, null],
      ['work_garment', 'GARMENT_REWORKED', second],
      ['rework', null, null],
      ['work_garment', 'GARMENT_CHECKED', second],
      ['check', null, null],
      ['work_garment', 'GARMENT_READY', second],
      ['work_garment', 'GARMENT_READY', first],
      ['make_ready', null, null],
    ]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('the customer hears of the steps of the order alone, and sees those of each garment', async () => {
    const order = await accepted();
    const mailed = () => shop.deps.db.$count(mails, eq(mails.recipient, order.customer.email));
    const before = await mailed();
    await step(order, 0, 'tailor', { action: 'start' });
    await step(order, 1, 'tailor', { action: 'start' });
    await step(order, 0, 'tailor', { action: 'check' });
    expect((await mailed()) - before).toBe(1);
    const seen = await view(order, order.customer);
    expect(progress(seen)).toEqual(['CHECKING', 'STITCHING']);
    expect(seen.garments.every(({ actions }: { actions: string[] }) => actions.length === 0)).toBe(true);
    expect(seen.events.at(-1)).toMatchObject({
      action: 'work_garment',
      garment: order.garments[0],
      note: 'A garment is in the quality check.',
    });
  });

  test('a parcel that the shop sends is shipped once the tailor sends it', async () => {
    const order = await accepted({ delivery: 'BY_SHOP' });
    for (const place of [0, 1])
      for (const action of ['start', 'check', 'make_ready']) await step(order, place, 'tailor', { action });
    const sheet = await view(order, order.tailor);
    expect([sheet.status, progress(sheet)]).toEqual(['QUALITY_CHECK', ['READY', 'READY']]);
    const shipped = await sendStep(shop, order.id, order.tailor, {
      action: 'ship',
      courier: 'TCS',
      courier_number: '7714',
    });
    expect(shipped.json()).toMatchObject({ status: 'SHIPPED' });
  });

  test.each([
    [['start'], 'IN_PRODUCTION', ['STITCHING', 'STITCHING']],
    [['start', 'check'], 'QUALITY_CHECK', ['CHECKING', 'CHECKING']],
    [['start', 'check', 'rework'], 'IN_PRODUCTION', ['STITCHING', 'STITCHING']],
    [['start', 'check', 'make_ready'], 'READY', ['READY', 'READY']],
    [['start', 'check', 'make_ready', 'deliver'], 'DELIVERED', ['READY', 'READY']],
  ] as const)('steps of the whole order take all along: %j', async (actions, status, garments) => {
    const order = await accepted();
    for (const action of actions) await sendStep(shop, order.id, order.tailor, { action });
    const seen = await view(order, order.tailor);
    expect([seen.status, progress(seen)]).toEqual([status, garments]);
  });

  test('a step of the whole order takes along those that are behind', async () => {
    const order = await accepted();
    for (const action of ['start', 'check', 'make_ready']) await step(order, 0, 'tailor', { action });
    const checked = await sendStep(shop, order.id, order.tailor, { action: 'check' });
    expect(progress(checked.json())).toEqual(['READY', 'CHECKING']);
  });

  test('is not taken twice, neither by a repeated call nor by two people', async () => {
    const order = await accepted();
    const twice = await Promise.all(
      [1, 2].map(() => step(order, 0, 'tailor', { action: 'start' }, 'pressed')),
    );
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const said = { action: 'check', expected_progress: 'STITCHING' };
    const atOnce = await Promise.all([1, 2].map(() => step(order, 0, 'tailor', said)));
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = atOnce.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'orders.garment_moved', progress: 'CHECKING' });
    const actions = (await eventsOf(order)).map(([action]) => action);
    expect(actions.filter((action) => action === 'work_garment')).toHaveLength(2);
  });

  test('is refused out of turn, with how far the garment is', async () => {
    const order = await accepted();
    const early = await step(order, 0, 'tailor', { action: 'make_ready' });
    expect([early.statusCode, early.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'orders.garment_step_not_allowed', progress: 'WAITING' }),
    ]);
    const unknown = await step(order, 0, 'tailor', { action: 'iron' });
    expect(unknown.statusCode).toBe(400);
    await sendStep(shop, order.id, order.tailor, { action: 'ask', reason: 'Which buttons?' });
    expect((await step(order, 0, 'tailor', { action: 'start' })).json()).toMatchObject({
      code: 'orders.question_open',
    });
    const confirmed = await accepted({}, 'CONFIRMED');
    expect((await step(confirmed, 0, 'tailor', { action: 'start' })).json()).toMatchObject({
      code: 'orders.step_not_allowed',
      status: 'CONFIRMED',
    });
  });

  test('belongs to the tailor of the order and its own garments', async () => {
    const order = await accepted();
    const other = await accepted();
    const by = (who: SignedUp | null, garment = order.garments[0] ?? 0) =>
      sendGarmentStep(shop, order.id, garment, who, { action: 'start' });
    const codes = await Promise.all([
      by(null),
      by(order.customer),
      by(support),
      by(other.tailor),
      by(other.customer),
      by(order.tailor, other.garments[0]),
      by(order.tailor, 999_999),
    ]);
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404, 404, 404, 404]);
  });

  test('is one of support in the in-house workshop, which measures each garment before it is ready', async () => {
    const order = await accepted();
    const { db } = shop.deps;
    await db.update(tailors).set({ inHouse: true }).where(eq(tailors.id, order.tailorId));
    await step(order, 0, support, { action: 'start' });
    await step(order, 0, support, { action: 'check' });
    const unmeasured = await step(order, 0, support, { action: 'make_ready' });
    expect(unmeasured.statusCode).toBe(409);
    expect(unmeasured.json().code).toMatch(/^orders\.(garments_)?not_measured$/);
    const staff = await view(order, support);
    expect(staff.garments[0]).toMatchObject({ progress: 'CHECKING', actions: ['rework'] });
    await db.update(tailors).set({ inHouse: false }).where(eq(tailors.id, order.tailorId));
  });
});

describe('a garment that is cancelled before its work (orders-112)', () => {
  test.each(['customer', 'support'] as const)(
    'leaves the bill and gets a credit note: by %s',
    async (who) => {
      const order = await accepted({ delivery_type: 'URGENT' });
      const before = await view(order, order.customer);
      expect(before.price).toMatchObject({ stitching: 4400, urgent_surcharge: 1320 });
      expect(before.garments[1].actions).toEqual(['cancel']);
      const by = who === 'support' ? support : order.customer;
      const cancelled = await step(order, 1, by, cancel);
      expect(cancelled.statusCode).toBe(200);
      const after = await view(order, order.customer);
      expect(after.price).toMatchObject({ stitching: 2500, urgent_surcharge: 750 });
      expect(before.total_bill - after.total_bill).toBe(1900 + 570);
      expect(progress(after)).toEqual(['WAITING', 'CANCELLED']);
      expect(after.garments[1]).toMatchObject({ id: order.garments[1], stitching: 1900, actions: [] });
      expect(after.expected_delivery_date <= before.expected_delivery_date).toBe(true);
      const [note] = await shop.deps.db
        .select()
        .from(documents)
        .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'CREDIT_NOTE')));
      expect(note?.content).toMatchObject({ total: 2470, lines: [{ amount: 1900 }, { amount: 570 }] });
      expect(after.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
      expect(after.events.at(-1)).toMatchObject({
        action: 'cancel_garment',
        garment: order.garments[1],
        note: 'A garment was cancelled. One is enough',
      });
      const told = await shop.deps.db
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, order.customer.email), eq(mails.kind, 'orders.update')));
      expect(told.map(({ subject }) => subject).join()).toContain('A garment of your order');
      expect(await verifyData(shop.deps.db)).toEqual([]);
    },
  );

  test('is the last of the list, and the next one takes its place as the first', async () => {
    const order = await accepted();
    const [first, second] = order.garments;
    await step(order, 0, 'customer', cancel);
    const sheet = await view(order, order.tailor);
    expect(sheet).toMatchObject({
      dress_type: 'Kurta',
      garments: [
        { id: second, stitching: 1900, progress: 'WAITING' },
        { id: first, stitching: 2500, progress: 'CANCELLED' },
      ],
    });
    expect((await step(order, 0, 'tailor', { action: 'start' })).json()).toMatchObject({
      code: 'orders.garment_step_not_allowed',
      progress: 'CANCELLED',
    });
    const list = await shop.app.inject({
      url: '/tailor_module/single-orders/all/',
      headers: order.customer.headers,
    });
    expect(list.json().results[0].garments).toMatchObject([{ id: second }]);
    for (const action of ['start', 'check', 'make_ready']) await step(order, 1, 'tailor', { action });
    expect(await view(order, order.customer)).toMatchObject({ status: 'READY' });
    await sendStep(shop, order.id, order.tailor, { action: 'deliver' });
    expect(await view(order, order.customer)).toMatchObject({ status: 'DELIVERED', total_bill: 1900 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is refused for the last one, once it is begun, without a reason, and by others', async () => {
    const order = await accepted();
    const other = await accepted();
    const unexplained = await step(order, 1, 'customer', { action: 'cancel' });
    expect([unexplained.statusCode, Object.keys(unexplained.json())]).toEqual([400, ['reason']]);
    expect((await step(order, 1, 'tailor', cancel)).statusCode).toBe(403);
    expect((await step(order, 1, other.customer, cancel)).statusCode).toBe(404);
    const placed = await accepted({}, 'PLACED');
    expect((await step(placed, 1, 'customer', cancel)).json()).toMatchObject({
      code: 'orders.step_not_allowed',
    });
    expect((await step(order, 1, 'customer', cancel, 'once')).statusCode).toBe(200);
    expect((await step(order, 1, 'customer', cancel, 'once')).statusCode).toBe(200);
    expect((await step(order, 1, 'customer', cancel)).json()).toMatchObject({ progress: 'CANCELLED' });
    expect((await step(order, 0, 'customer', cancel)).json()).toMatchObject({ code: 'orders.last_garment' });
    await step(other, 0, 'tailor', { action: 'start' });
    expect((await step(other, 0, 'customer', cancel)).json()).toMatchObject({
      code: 'orders.garment_step_not_allowed',
      progress: 'STITCHING',
    });
  });

  test('once it is removed it takes no step, for nobody', async () => {
    const order = await accepted({}, 'PLACED');
    const removed = await shop.app.inject({
      method: 'DELETE',
      url: `/api/orders/${order.id}/garments/${order.garments[1]}/`,
      headers: order.customer.headers,
    });
    expect(removed.statusCode, removed.body).toBe(200);
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    await sendStep(shop, order.id, order.tailor, { action: 'accept' });
    const tried = [
      await step(order, 1, 'tailor', { action: 'start' }),
      await step(order, 1, 'customer', cancel),
      await step(order, 1, support, cancel),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await view(order, order.customer)).toMatchObject({ status: 'ACCEPTED', total_bill: 2500 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('one of two who cancel and start at once is refused', async () => {
    const order = await accepted();
    const both = await Promise.all([
      step(order, 1, 'customer', cancel),
      step(order, 1, 'tailor', { action: 'start' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is refused once something was paid back, so that no more goes back than was paid', async () => {
    const order = await accepted();
    const paid = { paymentMethod: 'ADVANCE', billStatus: 'PAID' } as const;
    await shop.deps.db.update(orders).set(paid).where(eq(orders.id, order.id));
    const refund = await shop.app.inject({
      method: 'POST',
      url: `/api/staff/orders/${order.id}/refunds/`,
      payload: { amount: 500, reason: 'Late' },
      headers: support.headers,
    });
    expect(refund.statusCode, refund.body).toBe(201);
    const refused = await step(order, 1, 'customer', cancel);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'orders.garment_refunded' });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('stands on no job card', async () => {
    const order = await accepted();
    const url = `/api/workshop/orders/${order.id}/job-card/`;
    const pages = async () =>
      readPdf((await shop.app.inject({ url, headers: order.tailor.headers })).rawPayload).pages.length;
    expect(await pages()).toBe(2);
    await step(order, 0, 'customer', cancel);
    expect(await pages()).toBe(1);
  });

  test('what was paid for it is owed back, also if the order is cancelled later', async () => {
    const order = await accepted();
    const { db } = shop.deps;
    await db
      .update(orders)
      .set({ paymentMethod: 'ADVANCE', billStatus: 'PAID' })
      .where(eq(orders.id, order.id));
    await step(order, 1, 'customer', cancel);
    const page = await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: support.headers });
    expect(page.json()).toMatchObject({
      refunds: [{ cause: 'PART_CANCELLED', amount: 1900, is_owed: true, completed_at: null }],
      refundable: 2500,
    });
    const handOver = () =>
      shop.app.inject({
        method: 'POST',
        url: `/api/staff/refunds/${page.json().refunds[0].id}/hand-over/`,
        headers: support.headers,
      });
    const handed = await Promise.all([handOver(), handOver()]);
    expect(handed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const told = await db.select().from(mails).where(eq(mails.recipient, order.customer.email));
    expect(told.filter(({ subject }) => subject.includes('Rs 1,900'))).toHaveLength(1);
    await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'Not needed' });
    const notes = await db
      .select({ content: documents.content })
      .from(documents)
      .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'CREDIT_NOTE')))
      .orderBy(asc(documents.number));
    expect(notes.map(({ content }) => (content as { total: number }).total)).toEqual([1900, 2500]);
    expect(await db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
    expect(await verifyData(db)).toEqual([]);
  });
});
