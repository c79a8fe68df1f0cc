import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { fitAnswers } from '../../../db/schema/fit.ts';
import { garments } from '../../../db/schema/garments.ts';
import { finishedMeasures } from '../../../db/schema/workshop.ts';

const shop = testApp();

const STEPS = ['confirm', 'accept', 'start', 'check', 'make_ready', 'deliver'];

/** Delivers an order; `measured` is written past the lifecycle, as if the tailor had sent it nevertheless. */
async function deliver(order: PlacedGarment, measured: Record<string, number> = {}): Promise<PlacedGarment> {
  for (const action of STEPS) {
    const by = action === 'confirm' ? order.customer : order.tailor;
    expect((await sendStep(shop, order.id, by, { action })).statusCode).toBe(200);
  }
  if (Object.keys(measured).length > 0) {
    await shop.deps.db.insert(finishedMeasures).values({ orderId: order.id, unit: 'cm', values: measured });
  }
  return order;
}

async function send(what: 'review' | 'alteration', order: PlacedGarment, fields: Record<string, string>) {
  const form = multipart(fields);
  const headers = { ...form.headers, ...order.customer.headers };
  const url = `/api/orders/${order.id}/${what}/`;
  const sent = await shop.app.inject({ method: 'POST', url, payload: form.payload, headers });
  expect(sent.statusCode, sent.body).toBeLessThan(300);
}

const memoryOf = async (by: Pick<SignedUp, 'headers'>) =>
  (await shop.app.inject({ url: '/api/fit-memory/', headers: by.headers })).json().results;

const answer = (by: Pick<SignedUp, 'headers'> | null, payload: Record<string, unknown>) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/fit-memory/answers/',
    payload,
    ...(by && { headers: by.headers }),
  });

const sheetOf = async (order: PlacedGarment) =>
  (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.tailor.headers })).json();

const recordsOf = async (by: Pick<SignedUp, 'headers'>) =>
  (await shop.app.inject({ url: '/user_module/measurements/', headers: by.headers })).json();

const GOOD = { rating: '4', fit: '{"waist":"looser"}' };

async function tightWaist() {
  const order = await deliver(await placeGarment(shop));
  await send('review', order, GOOD);
  const [{ measurement, suggestions }] = await memoryOf(order.customer);
  const [suggestion] = suggestions;
  return {
    order,
    measurement,
    suggestion,
    asked: { measurement, order: order.id, measure: 'waist', version: 1 },
  };
}

describe('fit memory for staff who enter an order (backoffice-31)', () => {
  test('has the notes of the customer, and no suggestions', async () => {
    const { order, measurement } = await tightWaist();
    const { headers } = await signUp(shop, { userType: 'support' });
    const url = `/api/staff/customers/${order.customer.id}/fit-memory/`;
    const { results } = (await shop.app.inject({ url, headers })).json();
    const [{ notes }] = await memoryOf(order.customer);
    expect(notes.length).toBeGreaterThan(0);
    expect(results).toEqual([{ measurement, notes }]);
  });
});

describe('fit memory (measurements-15)', () => {
  test('has what the customer said, what was altered and what was measured, of one record', async () => {
    const order = await deliver(await placeGarment(shop), { sleeve: 640 });
    await send('review', order, GOOD);
    await send('alteration', order, { reason: 'The neck chokes.', fit: '{"neck":"looser"}' });
    const [memory, ...others] = await memoryOf(order.customer);
    expect(others).toEqual([]);
    expect(memory.notes).toMatchObject([
      { source: 'altered', measure: null, text: 'The neck chokes.', tracking_id: order.trackingNumber },
      { source: 'altered', measure: 'neck', fault: 'small', text: null },
      { source: 'said', measure: 'waist', fault: 'small', by: null, day: dayInKarachi() },
      { source: 'measured', measure: 'sleeve', fault: 'large', by: 30, dress_type: 'Shalwar_Kameez' },
    ]);
    expect(
      memory.suggestions.map(({ measure, from, to }: Record<string, unknown>) => [measure, from, to]),
    ).toEqual([
      ['waist', 84, 85],
      ['sleeve', 61, 64],
      ['neck', 39, 39.5],
    ]);
  });

  test('is empty before a delivery, for a garment that fits, and for others', async () => {
    const order = await placeGarment(shop);
    expect(await memoryOf(order.customer)).toEqual([]);
    await deliver(order, { sleeve: 615 });
    await send('review', order, { rating: '5' });
    expect(await memoryOf(order.customer)).toEqual([]);
    expect(await memoryOf(await signUp(shop))).toEqual([]);
    expect((await shop.app.inject('/api/fit-memory/')).statusCode).toBe(401);
  });

  test('stands on the sheet of the next order of the same record only', async () => {
    const { order } = await tightWaist();
    const { customer, tailor, tailorId } = order;
    const given = { customer, tailor: { ...tailor, tailorId } };
    const next = await placeGarment(shop, {}, given);
    await sendStep(shop, next.id, customer, { action: 'confirm' });
    expect((await sheetOf(next)).fit_notes).toMatchObject([
      {
        order: order.id,
        tracking_id: order.trackingNumber,
        measure: 'waist',
        fault: 'small',
        source: 'said',
      },
    ]);
    expect((await sheetOf(order)).fit_notes).toEqual([]);
    const brother = await makeMeasurement(shop, customer, { label: 'Brother' });
    const his = await placeGarment(shop, { measurement: String(brother.id) }, given);
    await sendStep(shop, his.id, customer, { action: 'confirm' });
    expect((await sheetOf(his)).fit_notes).toEqual([]);
  });

  test('tells another tailor measures only: neither number nor words', async () => {
    const { order } = await tightWaist();
    await send('alteration', order, { reason: 'Master Aslam made it too tight.' });
    const next = await placeGarment(shop, {}, { customer: order.customer, tailor: await signUpTailor(shop) });
    await sendStep(shop, next.id, order.customer, { action: 'confirm' });
    const { fit_notes } = await sheetOf(next);
    expect(fit_notes).toMatchObject([{ measure: 'waist', tracking_id: null, text: null }]);
    expect(JSON.stringify(fit_notes)).not.toContain('Aslam');
  });

  test('goes with the record', async () => {
    const { order, measurement } = await tightWaist();
    const url = `/user_module/measurements/${measurement}/`;
    await shop.app.inject({ method: 'DELETE', url, headers: order.customer.headers });
    expect(await memoryOf(order.customer)).toEqual([]);
  });
});

describe('fit memory of an order of several garments (measurements-15)', () => {
  /** A shalwar kameez of the customer and a kurta of Hamza. */
  async function placeTwo(given?: Parameters<typeof placeGarment>[2], hamza?: number) {
    const [own] = given?.customer ? await recordsOf(given.customer) : [];
    const order = await placeGarment(shop, own ? { measurement: String(own.id) } : {}, given);
    const record = hamza ?? (await makeMeasurement(shop, order.customer, { label: 'Hamza' })).id;
    const ids = await addGarment(shop, order, { dress_type: 'Kurta', measurement: String(record) });
    return { ...order, hamza: record, garments: ids as [number, number] };
  }

  test('is that of each garment and its person', async () => {
    const order = await placeTwo();
    const [first, second] = order.garments;
    await deliver(order);
    const finished = { unit: 'cm' as const, values: { sleeve: 640 }, measured_at: new Date().toISOString() };
    await shop.deps.db.update(garments).set({ finished }).where(eq(garments.id, second));
    await send('review', order, { rating: '4', fit: '{"waist":"looser"}', garment: String(first) });
    await send('review', order, { rating: '4', fit: '{"chest":"tighter"}', garment: String(second) });
    const asked = { reason: 'The neck chokes.', fit: '{"neck":"looser"}', garment: String(second) };
    await send('alteration', order, asked);
    const memory = await memoryOf(order.customer);
    const { notes } = memory.find(({ measurement }: { measurement: number }) => measurement === order.hamza);
    expect(notes).toMatchObject([
      { source: 'altered', text: 'The neck chokes.', garment: second, dress_type: 'Kurta' },
      { source: 'altered', measure: 'neck', garment: second },
      { source: 'said', measure: 'chest', fault: 'large' },
      { source: 'measured', measure: 'sleeve', fault: 'large' },
    ]);
    const own = memory.find(({ measurement }: { measurement: number }) => measurement !== order.hamza);
    expect(own.notes).toMatchObject([{ source: 'said', measure: 'waist', garment: first }]);
  });

  test('stands on the sheet with each garment, for staff beside its measures', async () => {
    const before = await placeTwo();
    await deliver(before);
    await send('review', before, {
      rating: '4',
      fit: '{"chest":"tighter"}',
      garment: String(before.garments[1]),
    });
    const { customer, tailor, tailorId } = before;
    const next = await placeTwo({ customer, tailor: { ...tailor, tailorId } }, before.hamza);
    await sendStep(shop, next.id, customer, { action: 'confirm' });
    const sheet = await sheetOf(next);
    expect(sheet.fit_notes).toEqual([]);
    expect(sheet.garments).toMatchObject([
      { fit_notes: [] },
      { fit_notes: [{ order: before.id, measure: 'chest', fault: 'large', dress_type: 'Kurta' }] },
    ]);
    const support = await signUp(shop, { userType: 'support' });
    const url = `/api/staff/orders/${next.id}/measures/`;
    const measures = (await shop.app.inject({ url, headers: support.headers })).json();
    expect(measures.garments.map(({ fit_notes }: { fit_notes: unknown[] }) => fit_notes.length)).toEqual([
      0, 1,
    ]);
    const card = await shop.app.inject({
      url: `/api/workshop/orders/${next.id}/job-card/`,
      headers: tailor.headers,
    });
    expect(card.statusCode).toBe(200);
  });

  test('is not on the sheet of another customer, whatever record they name', async () => {
    const before = await placeTwo();
    await deliver(before);
    await send('review', before, {
      rating: '4',
      fit: '{"chest":"tighter"}',
      garment: String(before.garments[1]),
    });
    expect(await memoryOf(await signUp(shop))).toEqual([]);
    const { tailor, tailorId } = before;
    const stranger = await placeTwo({ tailor: { ...tailor, tailorId } });
    await sendStep(shop, stranger.id, stranger.customer, { action: 'confirm' });
    expect((await sheetOf(stranger)).garments).toMatchObject([{ fit_notes: [] }, { fit_notes: [] }]);
  });
});

describe('a suggested change (measurements-16)', () => {
  test('is accepted once, as a new version of the record', async () => {
    const { order, measurement, suggestion, asked } = await tightWaist();
    expect(suggestion).toMatchObject({ order: order.id, from: 84, to: 85, source: 'said', fault: 'small' });
    const accepted = await answer(order.customer, { ...asked, answer: 'accept' });
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(accepted.json()).toMatchObject({ id: measurement, waist: 85, chest: 98, version: 2 });
    expect((await answer(order.customer, { ...asked, answer: 'accept' })).json()).toMatchObject({
      version: 2,
    });
    expect((await memoryOf(order.customer))[0].suggestions).toEqual([]);
    const url = `/user_module/measurements/${measurement}/versions/`;
    const { results } = (await shop.app.inject({ url, headers: order.customer.headers })).json();
    expect(results[0]).toMatchObject({ version: 2, origin: 'fit', waist: 85 });
    const restored = `${url}1/restore/`;
    await shop.app.inject({ method: 'POST', url: restored, headers: order.customer.headers });
    expect((await memoryOf(order.customer))[0].suggestions).toEqual([]);
  });

  test('is dismissed for good, and the record stays', async () => {
    const { order, asked } = await tightWaist();
    const dismissed = await answer(order.customer, { ...asked, answer: 'dismiss' });
    expect(dismissed.json()).toMatchObject({ waist: 84, version: 1 });
    const [memory] = await memoryOf(order.customer);
    expect(memory.suggestions).toEqual([]);
    expect(memory.notes).toHaveLength(1);
    expect((await answer(order.customer, { ...asked, answer: 'accept' })).json()).toMatchObject({
      version: 1,
    });
  });

  test('is refused for an old version of the record', async () => {
    const { order, measurement, asked } = await tightWaist();
    const { id, warnings, updated_at, version, ...record } = (await recordsOf(order.customer))[0];
    const url = `/user_module/measurements/${measurement}/`;
    const payload = { ...record, chest: 99 };
    const saved = await shop.app.inject({ method: 'PUT', url, payload, headers: order.customer.headers });
    expect(saved.json().version).toBe(2);
    const late = await answer(order.customer, { ...asked, answer: 'accept' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'edits.outdated', current: { version: 2 } });
    expect((await answer(order.customer, { ...asked, version: 2, answer: 'accept' })).json().waist).toBe(85);
  });

  test("is nobody else's, and none that is not offered", async () => {
    const { order, measurement, asked } = await tightWaist();
    const accept = { ...asked, answer: 'accept' };
    expect((await answer(await signUp(shop), accept)).statusCode).toBe(404);
    expect((await answer(order.tailor, accept)).statusCode).toBe(404);
    expect((await answer(null, accept)).statusCode).toBe(401);
    expect((await answer(order.customer, { ...accept, measure: 'chest' })).statusCode).toBe(404);
    expect((await answer(order.customer, { ...accept, order: order.id + 1000 })).statusCode).toBe(404);
    for (const wrong of [{ measure: 'belly' }, { answer: 'later' }, { version: 0 }, { measurement: 'x' }]) {
      const refused = await answer(order.customer, { ...accept, ...wrong });
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json())).toEqual(Object.keys(wrong));
    }
    const answers = shop.deps.db.select().from(fitAnswers).where(eq(fitAnswers.measurementId, measurement));
    expect(await answers).toEqual([]);
  });

  test('of two presses at once saves one version', async () => {
    const { order, asked } = await tightWaist();
    const both = await Promise.all([1, 2].map(() => answer(order.customer, { ...asked, answer: 'accept' })));
    expect(both.map((response) => response.json().version)).toEqual([2, 2]);
  });
});

test('an alteration refuses measures that do not exist', async () => {
  const order = await deliver(await placeGarment(shop));
  const form = multipart({ reason: 'Loose', fit: '{"belly":"tighter"}' });
  const headers = { ...form.headers, ...order.customer.headers };
  const url = `/api/orders/${order.id}/alteration/`;
  const refused = await shop.app.inject({ method: 'POST', url, payload: form.payload, headers });
  expect(Object.keys(refused.json())).toEqual(['fit']);
});
