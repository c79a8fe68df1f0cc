import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { jpeg, makeMeasurement, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  addGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { tailors } from '../../../db/schema/tailors.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

interface Wanted {
  tailor?: SignedUp & { tailorId: number };
  /** The steps after the confirmation. */
  steps?: string[];
  second?: Record<string, string>;
  pictures?: Record<string, Buffer>;
}

/** A confirmed order of a shalwar kameez and a kurta, by the in-house workshop or a partner. */
async function several({ tailor, steps = [], second, pictures }: Wanted = {}) {
  const order = await placeGarment(shop, tailor ? {} : { tailor: '458' }, tailor ? { tailor } : {});
  const ids = await addGarment(shop, order, { dress_type: 'Kurta', ...second }, pictures);
  const by = tailor ?? agent;
  await take(order.id, order.customer, { action: 'confirm' });
  for (const action of steps) await take(order.id, by, { action });
  return { ...order, by, first: ids[0] ?? 0, second: ids[1] ?? 0 };
}

async function take(id: number, by: SignedUp, step: Record<string, unknown>) {
  const response = await sendStep(shop, id, by, step);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const IN_CHECK = ['accept', 'start', 'check'];
const ALL = { chest: 99, waist: 90, shoulder: 45, sleeve: 61, neck: 39 };

const finish = (by: SignedUp, id: number, values: Record<string, number>, garment?: number) =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/${by === agent ? 'staff' : 'workshop'}/orders/${id}/finished-measures/`,
    payload: { unit: 'cm', values, ...(garment !== undefined && { garment }) },
    headers: by.headers,
  });

const read = async (id: number, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();

const ready = async (id: number, by: SignedUp, step: object = {}) => {
  const response = await sendStep(shop, id, by, { action: 'make_ready', ...step });
  return response.json();
};

describe('each garment is measured by itself (workshop-33)', () => {
  test('the first one when none is named, and what was measured of the others stays', async () => {
    const tailor = await signUpTailor(shop);
    const { id, first, second } = await several({ tailor, steps: ['accept', 'start'] });
    expect((await finish(tailor, id, { chest: 99 }, second)).statusCode).toBe(200);
    const both = await finish(tailor, id, { waist: 90 });
    expect(both.json()).toMatchObject({
      finished: { values: { waist: 900 } },
      garments: [
        { id: first, finished: { unit: 'cm', values: { waist: 900 } } },
        { id: second, finished: { unit: 'cm', values: { chest: 990 }, measured_at: expect.any(String) } },
      ],
    });
    await finish(tailor, id, { sleeve: 61 }, first);
    await finish(tailor, id, { sleeve: 62, height: 170 }, second);
    expect((await read(id, tailor)).garments).toMatchObject([
      { finished: { values: { sleeve: 610 } } },
      { finished: { values: { sleeve: 620 } } },
    ]);
    expect((await read(id, tailor)).garments[1].finished.values).toEqual({ sleeve: 620 });
  });

  test('a garment of another order is none, for tailors and staff', async () => {
    const tailor = await signUpTailor(shop);
    const own = await several({ tailor, steps: ['accept', 'start'] });
    const other = await several({ tailor, steps: ['accept', 'start'] });
    const inHouse = await several({ steps: ['accept', 'start'] });
    expect((await finish(tailor, own.id, { chest: 99 }, other.second)).statusCode).toBe(404);
    expect((await finish(agent, inHouse.id, { chest: 99 }, own.second)).statusCode).toBe(404);
    expect((await finish(agent, own.id, { chest: 99 }, own.second)).statusCode).toBe(404);
    const stranger = await signUpTailor(shop);
    expect((await finish(stranger, own.id, { chest: 99 }, own.second)).statusCode).toBe(404);
    expect((await finish(own.customer, own.id, { chest: 99 }, own.second)).statusCode).toBe(403);
    expect((await finish(tailor, own.id, { chest: 99 }, -1)).statusCode).toBe(400);
    expect((await read(other.id, tailor)).garments[1].finished).toBeNull();
  });

  test('staff gets back what was kept of the garment that it names', async () => {
    const { id, second } = await several({ steps: ['accept', 'start'] });
    await finish(agent, id, { chest: 99 });
    const kept = await finish(agent, id, { waist: 90 }, second);
    expect([kept.statusCode, kept.json().values]).toEqual([200, { waist: 900 }]);
  });

  test('one without measures cannot be compared, the others can', async () => {
    const tailor = await signUpTailor(shop);
    const pictures = { measurement_picture: await jpeg() };
    const second = { measurement_source: 'UPLOAD' };
    const order = await several({ tailor, steps: ['accept', 'start'], second, pictures });
    const refused = await finish(tailor, order.id, { chest: 99 }, order.second);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.nothing_to_measure']);
    expect((await finish(tailor, order.id, { chest: 99 })).statusCode).toBe(200);
  });
});

describe('all garments are measured before the order leaves the in-house workshop (workshop-34)', () => {
  test('and the error and the views name those that are not', async () => {
    const { id, first, second } = await several({ steps: IN_CHECK });
    expect(await ready(id, agent)).toMatchObject({
      code: 'orders.garments_not_measured',
      status: 'QUALITY_CHECK',
      detail:
        'Measure these garments before the order leaves, and save their measures: Shalwar kameez (1 of 2), Kurta (2 of 2).',
    });
    await finish(agent, id, ALL);
    expect(await ready(id, agent)).toMatchObject({
      detail: expect.stringMatching(/their measures: Kurta \(2 of 2\)\.$/),
    });
    const seen = await read(id, agent);
    expect(seen.actions).not.toContain('make_ready');
    expect([
      seen.measures_due,
      seen.garments.map((one: { measures_due: string[] }) => one.measures_due),
    ]).toEqual([[], [[], expect.arrayContaining(['chest', 'sleeve'])]]);
    await finish(agent, id, ALL, second);
    expect(await ready(id, agent)).toMatchObject({
      status: 'READY',
      garments: [{ id: first }, { id: second }],
    });
  });

  test('the one who reads Urdu reads it in Urdu', async () => {
    const { id } = await several({ steps: IN_CHECK });
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${id}/steps/`,
      payload: { action: 'make_ready' },
      headers: { ...agent.headers, 'accept-language': 'ur' },
    });
    expect(response.json().detail).toContain('کُرتا (لباس 2 از 2)');
  });

  test('an order of one garment says it as before', async () => {
    const order = await placeGarment(shop, { tailor: '458' });
    await take(order.id, order.customer, { action: 'confirm' });
    for (const action of IN_CHECK) await take(order.id, agent, { action });
    expect(await ready(order.id, agent)).toMatchObject({
      code: 'orders.not_measured',
      detail: 'Measure the finished garment before it leaves, and save its measures.',
    });
  });
});

describe('a garment of several beyond its tolerance (workshop-35)', () => {
  test('is named, by its place too, and needs a reason', async () => {
    const tailor = await signUpTailor(shop);
    const { id, first, second } = await several({ tailor, steps: IN_CHECK });
    await finish(tailor, id, { sleeve: 66 }, second);
    const differs = await ready(id, tailor);
    expect(differs).toMatchObject({
      code: 'orders.measures_differ',
      differences: [{ garment: second, measure: 'sleeve', by: expect.any(Number) }],
      detail: expect.stringContaining('differs from the order: Kurta (2 of 2): sleeve.'),
    });
    await finish(tailor, id, { sleeve: 66, chest: 90 });
    expect((await ready(id, tailor)).detail).toContain(
      'Shalwar kameez (1 of 2): chest / bust, sleeve; Kurta (2 of 2): sleeve.',
    );
    expect((await ready(id, tailor)).differences).toHaveLength(3);
    expect((await ready(id, tailor)).differences[0].garment).toBe(first);
    expect(await ready(id, tailor, { despite_difference: true })).toHaveProperty('reason');
    const reason = { despite_difference: true, reason: 'The customer likes it long.' };
    expect(await ready(id, tailor, reason)).toMatchObject({ status: 'READY' });
  });
});

test('each garment of a record counts for itself among the measured ones (tailors-13)', async () => {
  const tailor = await signUpTailor(shop);
  const pictures = { measurement_picture: await jpeg() };
  const orders = [
    await several({ tailor, steps: IN_CHECK }),
    await several({ tailor, steps: IN_CHECK }),
    await several({ tailor, steps: IN_CHECK, second: { measurement_source: 'UPLOAD' }, pictures }),
    await several({ tailor, steps: IN_CHECK }),
  ] as const;
  const [both, onlyFirst, withPicture, onlySecond] = orders;
  for (const { id } of [both, onlyFirst, withPicture]) await finish(tailor, id, ALL);
  for (const { id, second } of [both, onlySecond]) await finish(tailor, id, ALL, second);
  for (const { id } of orders) {
    for (const action of ['make_ready', 'deliver']) {
      await take(
        id,
        tailor,
        action === 'deliver' ? { action } : { action, despite_difference: true, reason: 'So.' },
      );
    }
  }
  const [counts] = await shop.deps.db
    .select({ of: tailors.measurableOrders, measured: tailors.measuredOrders })
    .from(tailors)
    .where(eq(tailors.id, tailor.tailorId));
  expect(counts).toEqual({ of: 7, measured: 5 });
});

describe('the sheet of an order of several garments (workshop-31)', () => {
  test('has each with whose it is, its choices, pictures and measures', async () => {
    const tailor = await signUpTailor(shop);
    const customer = await signUp(shop);
    const [own, other] = [
      await makeMeasurement(shop, customer, { label: 'Bilal' }),
      await makeMeasurement(shop, customer, { label: 'Hamza' }),
    ];
    const order = await placeGarment(shop, { measurement: String(own.id) }, { customer, tailor });
    const kurta = { dress_type: 'Kurta', measurement: String(other.id), description: 'Long' };
    await addGarment(shop, order, kurta, { dress_design: await jpeg() });
    await take(order.id, customer, { action: 'confirm' });
    const { garments } = await read(order.id, tailor);
    expect(garments).toMatchObject([
      { dress_type: 'Shalwar_Kameez', measures: { label: 'Bilal' }, measures_due: [] },
      {
        dress_type: 'Kurta',
        made_for: expect.stringContaining('Hamza'),
        description: 'Long',
        dress_design: expect.stringContaining('/files/'),
        measures: { label: 'Hamza' },
      },
    ]);
  });

  test('without people and pictures once the customer is hidden', async () => {
    const tailor = await signUpTailor(shop);
    const { id } = await several({ tailor });
    await take(id, tailor, { action: 'decline', reason: 'I am ill' });
    const { garments } = await read(id, tailor);
    expect(garments).toMatchObject([
      { measures: null, dress_design: null, description: '' },
      { measures: null, dress_design: null, description: '' },
    ]);
  });

  test('today, board and the list of a stage count the garments (workshop-36)', async () => {
    const tailor = await signUpTailor(shop);
    const { id } = await several({ tailor });
    const one = await placeGarment(shop, {}, { tailor });
    await take(one.id, one.customer, { action: 'confirm' });
    const get = async (url: string) => (await shop.app.inject({ url, headers: tailor.headers })).json();
    const counts = (items: { id: number; garment_count: number }[]) =>
      new Map(items.map((item) => [item.id, item.garment_count]));
    const wanted = new Map([
      [id, 2],
      [one.id, 1],
    ]);
    expect(counts((await get('/api/workshop/today/')).new.results)).toEqual(wanted);
    expect(counts((await get('/api/workshop/board/')).stages.CONFIRMED.results)).toEqual(wanted);
    expect(counts((await get('/api/workshop/orders/?stage=CONFIRMED')).results)).toEqual(wanted);
  });

  test('the board says how far each garment is (workshop-47)', async () => {
    const tailor = await signUpTailor(shop);
    const { id, second } = await several({ tailor, steps: ['accept'] });
    const started = await sendGarmentStep(shop, id, second, tailor, { action: 'start' });
    expect(started.statusCode, started.body).toBe(200);
    const board = await shop.app.inject({ url: '/api/workshop/board/', headers: tailor.headers });
    expect(board.json().stages.IN_PRODUCTION.results).toMatchObject([
      { id, dress_type: 'Shalwar_Kameez', garment_count: 2, garment_progress: ['WAITING', 'STITCHING'] },
    ]);
  });
});

describe('mails of an order of several garments (workshop-37)', () => {
  test('to its tailor and to staff say how many there are, and which', async () => {
    const tailor = await signUpTailor(shop);
    const { trackingNumber } = await several({ tailor });
    const [mail] = await mailsTo(shop, tailor.email);
    expect(mail?.text).toContain('2: Shalwar kameez, Kurta');
    expect(mail?.text).toContain(trackingNumber);
    const inHouse = await several();
    const toStaff = (await mailsTo(shop, shop.config.support.email)).find(({ subject }) =>
      subject.includes(inHouse.trackingNumber),
    );
    expect(toStaff?.text).toContain('2: Shalwar kameez, Kurta');
  });

  test('of one garment name it as before', async () => {
    const order = await placeGarment(shop);
    await take(order.id, order.customer, { action: 'confirm' });
    const [mail] = await mailsTo(shop, order.tailor.email);
    expect(mail?.text).toMatch(/Garment: +Shalwar kameez/);
    expect(mail?.text).not.toContain('Garments:');
  });
});
