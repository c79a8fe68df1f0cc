import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, makeMeasurement, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { addGarment, type PlacedGarment, placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { alterations, garments } from '../../db/schema/garments.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';

const shop = testApp();

interface Delivered extends PlacedGarment {
  garments: number[];
}

const STEPS = ['confirm', 'accept', 'start', 'check', 'make_ready', 'deliver'];

/** A delivered order of a shalwar kameez and, for somebody else, a kurta. */
async function delivered(count: 1 | 2 = 2): Promise<Delivered> {
  const order = await placeGarment(shop);
  let ids: number[] = [];
  if (count === 2) {
    const { id } = await makeMeasurement(shop, order.customer, { label: 'Hamza' });
    ids = await addGarment(shop, order, { dress_type: 'Kurta', measurement: String(id) });
  }
  for (const action of STEPS) {
    const step = await sendStep(shop, order.id, action === 'confirm' ? order.customer : order.tailor, {
      action,
    });
    expect(step.statusCode, step.body).toBe(200);
  }
  return { ...order, garments: ids };
}

async function ask(
  { id, customer }: PlacedGarment,
  fields: Record<string, string>,
  {
    by = customer,
    files = {},
  }: { by?: Pick<SignedUp, 'headers'> | null; files?: Record<string, Buffer> } = {},
) {
  const form = multipart({ reason: 'The sleeves are too long.', ...fields }, files);
  return shop.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/alteration/`,
    payload: form.payload,
    headers: { ...form.headers, ...by?.headers },
  });
}

const get = async (url: string, by: Pick<SignedUp, 'headers'>) => {
  const response = await shop.app.inject({ url, headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

describe('the alteration of one garment (orders-120)', () => {
  test('names it for customer, tailor and staff until it is delivered again', async () => {
    const order = await delivered();
    const [, kurta] = order.garments;
    const asked = await ask(order, { garment: String(kurta), fit: '{"sleeve":"tighter"}' });
    expect(asked.statusCode, asked.body).toBe(200);
    expect(asked.json()).toMatchObject({ status: 'ALTERATION', altered_garment: kurta });
    expect(asked.json().events.at(-1)).toMatchObject({ action: 'alter', garment: kurta });
    const sheet = await get(`/api/orders/${order.id}/`, order.tailor);
    expect(sheet).toMatchObject({ altered_garment: kurta, alteration: 'The sleeves are too long.' });
    const { alterations: list } = await get('/api/workshop/today/', order.tailor);
    expect(list.results).toMatchObject([{ id: order.id, altered: { place: 2, dress_type: 'Kurta' } }]);
    const support = await signUp(shop, { userType: 'support' });
    const page = await get(`/api/staff/orders/${order.id}/`, support);
    expect(page.order.altered_garment).toBe(kurta);
    expect(page.order.events.at(-1).garment).toBe(kurta);
    const [mail] = (await mailsTo(shop, order.tailor.email)).filter(({ text }) =>
      text?.includes('alteration'),
    );
    expect(mail?.text).toContain('Kurta (2 of 2)');
    const mended = (await sendStep(shop, order.id, order.tailor, { action: 'mend' })).json();
    expect(mended.garments.map((one: { progress: string }) => one.progress)).toEqual(['READY', 'STITCHING']);
    await sendStep(shop, order.id, order.tailor, { action: 'check' });
    const reworked = (await sendStep(shop, order.id, order.tailor, { action: 'rework' })).json();
    expect(reworked.garments.map((one: { progress: string }) => one.progress)).toEqual([
      'READY',
      'STITCHING',
    ]);
    for (const action of ['check', 'make_ready', 'deliver'])
      expect((await sendStep(shop, order.id, order.tailor, { action })).statusCode).toBe(200);
    expect((await get(`/api/orders/${order.id}/`, order.customer)).altered_garment).toBeNull();
    const rows = await shop.deps.db.select().from(alterations).where(eq(alterations.orderId, order.id));
    expect(rows).toMatchObject([{ garmentId: kurta, fit: { sleeve: 'tighter' } }]);
  });

  test('is asked of which one where there are several, before a picture is looked at', async () => {
    const order = await delivered();
    const other = await delivered();
    const files = { photo_1: Buffer.from('no picture') };
    for (const [fields, sentence] of [
      [{}, /^Choose which garment/],
      [{ garment: '' }, /^Choose which garment/],
      [{ garment: String(other.garments[1]) }, /^This garment is not in the order/],
      [{ garment: 'second' }, /./],
    ] as const) {
      const refused = await ask(order, fields, { files });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({ garment: [expect.stringMatching(sentence)] });
    }
    const step = { action: 'alter', reason: 'Too long' };
    const byStep = await sendStep(shop, order.id, order.customer, step);
    expect(byStep.statusCode).toBe(400);
    expect(byStep.json()).toHaveProperty('garment');
    expect((await get(`/api/orders/${order.id}/`, order.customer)).status).toBe('DELIVERED');
    const named = await sendStep(shop, order.id, order.customer, { ...step, garment: order.garments[0] });
    expect(named.json()).toMatchObject({ status: 'ALTERATION', altered_garment: order.garments[0] });
  });

  test("is nobody else's to ask for", async () => {
    const order = await delivered();
    const fields = { garment: String(order.garments[1]) };
    expect((await ask(order, fields, { by: await signUp(shop) })).statusCode).toBe(404);
    expect((await ask(order, fields, { by: order.tailor })).statusCode).toBe(403);
    expect((await ask(order, fields, { by: null })).statusCode).toBe(401);
  });

  test('of an order of one garment is asked for as before', async () => {
    const order = await delivered(1);
    const asked = await ask(order, {}, { files: { photo_1: await jpeg() } });
    expect(asked.json()).toMatchObject({ status: 'ALTERATION', altered_garment: null });
    expect(asked.json().events.at(-1)).toHaveProperty('garment', null);
    const { alterations: list } = await get('/api/workshop/today/', order.tailor);
    expect(list.results).toMatchObject([{ id: order.id, altered: null }]);
    const [{ id }] = (await shop.deps.db
      .select({ id: garments.id })
      .from(garments)
      .where(eq(garments.orderId, order.id))) as [{ id: number }];
    const another = await delivered(1);
    expect((await ask(another, { garment: String(id) })).json()).toHaveProperty('garment');
    expect((await ask(order, {})).statusCode).toBe(409);
  });

  test('that release 1.0.0 writes names no garment', async () => {
    const order = await delivered();
    await ask(order, { garment: String(order.garments[1]) });
    await shop.deps.db.insert(orderEvents).values({
      ...{ orderId: order.id, actorId: order.customer.id, action: 'alter', note: 'The neck chokes.' },
      ...{ fromStatus: 'DELIVERED', toStatus: 'ALTERATION', at: new Date(Date.now() + 1000) },
    });
    await shop.deps.db.update(orders).set({ status: 'ALTERATION' }).where(eq(orders.id, order.id));
    const sheet = await get(`/api/orders/${order.id}/`, order.tailor);
    expect(sheet).toMatchObject({ altered_garment: null, alteration: 'The neck chokes.' });
    const memory = await get('/api/fit-memory/', order.customer);
    const said = memory.results.flatMap(({ notes }: { notes: { garment: number; text: string }[] }) =>
      notes.map(({ garment, text }) => [garment, text]),
    );
    expect(said).toContainEqual([order.garments[0], 'The neck chokes.']);
  });
});
