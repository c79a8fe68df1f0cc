import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi, nearestBusinessDay } from '../../../../contract/dates.ts';
import { usualDaysOff } from '../../../../contract/holidays.ts';
import { testApp } from '../../../../test/app.ts';
import {
  makeMeasurement,
  makeTailor,
  multipart,
  png,
  type SignedUp,
  signUp,
} from '../../../../test/factories.ts';
import { sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { documents } from '../../../db/schema/orders.ts';

const shop = testApp();
const day = nearestBusinessDay(addDays(dayInKarachi(), 20), usualDaysOff(dayInKarachi()));

const FORM = {
  item_type: 'dress',
  gender: 'female',
  additional_notes: 'Like the one of last year',
  contact_number: '0300 7654321',
  email: 'amna@mail.example',
  expected_delivery_date: day,
  is_contact_same_as_register: 'false',
  measurement_option: 'get',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};
const GIVEN = {
  unit: 'cm',
  chest: 100,
  waist: 88,
  shoulder: 46,
  sleeve: 62,
  neck: 40,
  hip: 98,
  inseam: 78,
  thigh: 58,
  height: 176,
};
const OPEN = { measurement_source: 'STORE', description: 'For my son' };

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  who: SignedUp,
  fields: Record<string, string> = {},
  files: Record<string, Buffer> = {},
  key?: string,
) => {
  const body = multipart(fields, files);
  return shop.app.inject({
    method,
    url,
    ...(method !== 'DELETE' && { payload: body.payload }),
    headers: {
      ...(method !== 'DELETE' && body.headers),
      ...who.headers,
      ...(key && { 'idempotency-key': key }),
    },
  });
};

async function placed(change: Record<string, string> = {}) {
  const customer = await signUp(shop);
  const record = await makeMeasurement(shop, customer, { label: 'Own' });
  const response = await send('POST', '/tailor_module/single-order/create/', customer, {
    ...FORM,
    ...change,
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const { id } = response.json();
  return { id: Number(id), customer, record, garments: `/api/orders/${id}/garments/` };
}

type Placed = Awaited<ReturnType<typeof placed>>;

const add = (
  { garments, customer }: Placed,
  fields: Record<string, string> = OPEN,
  files = {},
  key?: string,
) => send('POST', garments, customer, fields, files, key);
const read = async ({ id, customer }: Placed) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers })).json();
const confirm = ({ id, customer }: Placed) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${id}/checkout/`,
    headers: customer.headers,
    payload: {},
  });

describe('the garments of an order without a price (orders-170)', () => {
  test('are added, changed and removed, with what is left open', async () => {
    const order = await placed();
    const son = await makeMeasurement(shop, order.customer, { label: 'My son' });
    const added = await add(
      order,
      { ...OPEN, gender: 'male', measurement: String(son.id) },
      { dress_design: await png() },
    );
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json()).toMatchObject({
      price: null,
      total_bill: null,
      expected_delivery_date: day,
      description: 'Like the one of last year',
      garments: [
        { gender: 'female', dress_type: null, stitching: null },
        {
          gender: 'male',
          dress_type: null,
          fabric_type: null,
          description: 'For my son',
          measurement_label: 'My son',
          dress_design: expect.stringContaining('/files/'),
          stitching: null,
        },
      ],
    });
    const [first, second] = added.json().garments;
    const chosen = { ...OPEN, dress_type: 'Kurta', fabric_type: 'Linen', gender: 'male' };
    const changed = await send('PUT', `${order.garments}${second.id}/`, order.customer, chosen);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json().garments[1]).toMatchObject({
      dress_type: 'Kurta',
      fabric_type: 'Linen',
      measurement_label: 'My son',
      dress_design: expect.stringContaining('/files/'),
    });
    const removed = await send('DELETE', `${order.garments}${first.id}/`, order.customer);
    expect(removed.json()).toMatchObject({
      dress_type: 'Kurta',
      gender: 'male',
      price: null,
      garments: [{ id: second.id }],
    });
    const last = await send('DELETE', `${order.garments}${second.id}/`, order.customer);
    expect(last.json()).toMatchObject({ code: 'orders.last_garment' });
  });

  test('are twelve at most, and each is there once however often it is sent', async () => {
    const order = await placed();
    for (let count = 2; count <= 12; count += 1) {
      const sent = [await add(order, OPEN, {}, `g-${order.id}-${count}`)];
      if (count === 2) sent.push(await add(order, OPEN, {}, `g-${order.id}-${count}`));
      for (const { statusCode } of sent) expect(statusCode).toBe(201);
    }
    expect((await read(order)).garments).toHaveLength(12);
    expect((await add(order)).json()).toMatchObject({ code: 'orders.too_many_garments' });
  });

  test.each([
    [{ dress_type: 'Space_Suit' }, 'dress_type'],
    [{ dress_type: 'Kurta', fabric_type: 'Paper' }, 'fabric_type'],
    [{ fabric_type: 'Paper' }, 'fabric_type'],
    [{ gender: 'robot' }, 'gender'],
    [{ measurement: '999999' }, 'measurement'],
    [{ measurement_source: 'UPLOAD' }, 'measurement_picture'],
    [{ measurement_source: '' }, 'measurement_source'],
    [{ design_choices: '{"collar":"band"}' }, 'design_choices'],
    [{ description: 'a'.repeat(2001) }, 'description'],
  ])('refuse %j on its field', async (change, field) => {
    const order = await placed();
    const refused = await add(order, { ...OPEN, ...change });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
    expect((await read(order)).garments).toHaveLength(1);
  });

  test('are for its customer only, and not for shoes', async () => {
    const order = await placed();
    const other = await signUp(shop);
    expect((await send('POST', order.garments, other, OPEN)).statusCode).toBe(404);
    const shoes = await placed({ item_type: 'shoes', shoe_size: '42' });
    expect((await add(shoes)).json()).toMatchObject({ code: 'orders.garments_closed' });
  });

  test('are priced one by one by support, and the sum is the bill', async () => {
    const order = await placed({ pickup: 'BY_OWN' });
    const [first, second] = (await add(order)).json().garments;
    const support = await signUp(shop, { userType: 'support' });
    const other = await placed();
    const foreign = (await read(other)).garments[0].id;
    const price = (step: object) => sendStep(shop, order.id, support, { action: 'price', ...step });
    const one = { garment: first.id, stitching: 3200, dress_type: 'Kurta', fabric_type: 'Cotton' };
    const two = { garment: second.id, stitching: 1800 };
    for (const [step, field] of [
      [{}, 'garments'],
      [{ stitching: 5000 }, 'garments'],
      [{ garments: [one] }, 'garments'],
      [{ garments: [one, one] }, 'garments'],
      [{ garments: [one, { ...two, garment: foreign }] }, 'garments'],
      [{ garments: [one, { ...two, stitching: 0 }] }, 'garments'],
      [{ garments: [one, { ...two, dress_type: 'Space_Suit' }] }, 'garments'],
      [{ garments: [one, { ...two, dress_type: 'Kurta', fabric_type: 'Paper' }] }, 'garments'],
      [{ garments: [one, two], stitching: 4000 }, 'stitching'],
    ] as const) {
      const refused = await price(step);
      expect([refused.statusCode, Object.keys(refused.json())], JSON.stringify(step)).toEqual([400, [field]]);
    }
    expect((await read(order)).price).toBeNull();
    const promised = nearestBusinessDay(addDays(day, 4), usualDaysOff(day));
    const answer = await price({ garments: [two, one], expected_delivery_date: promised });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      total_bill: 5000,
      price: { stitching: 5000 },
      expected_delivery_date: promised,
      garments: [
        { id: first.id, stitching: 3200, dress_type: 'Kurta', fabric_type: 'Cotton' },
        { id: second.id, stitching: 1800, dress_type: null },
      ],
    });
    const mail = (await mailsTo(shop, order.customer.email)).find(({ subject }) =>
      subject.includes('has a price'),
    );
    expect(mail?.text).toMatch(/Kurta/);
    expect(mail?.text).toMatch(/1,800/);
    expect((await confirm(order)).json()).toMatchObject({ status: 'CONFIRMED', total_bill: 5000 });
    const invoices = await shop.deps.db.select().from(documents);
    const lines = invoices.find(({ orderId }) => orderId === order.id)?.content;
    expect(JSON.stringify(lines)).toMatch(/Kurta.*3200.*1800/);
  });

  test('make a priced order dearer and never earlier, as the tailor has a rate for them', async () => {
    const order = await placed();
    const support = await signUp(shop, { userType: 'support' });
    await sendStep(shop, order.id, support, { action: 'price', stitching: 3000 });
    const before = await read(order);
    expect((await add(order)).json()).toHaveProperty('dress_type');
    const added = await add(order, { ...OPEN, dress_type: 'Kurta', fabric_type: 'Cotton' });
    expect(added.statusCode, added.body).toBe(201);
    const { total_bill, expected_delivery_date, garments } = added.json();
    expect(total_bill).toBe(3000 + garments[1].stitching);
    expect(expected_delivery_date >= before.expected_delivery_date).toBe(true);
    // What staff left open of the first one can stay open.
    const note = { ...OPEN, description: 'With pockets' };
    const changed = await send('PUT', `${order.garments}${garments[0].id}/`, order.customer, note);
    expect(changed.json()).toMatchObject({ total_bill, description: 'With pockets', dress_type: null });
  });

  test('are not priced by the whole form while others are open', async () => {
    const order = await placed();
    await add(order);
    const whole = await send('PUT', `/api/orders/${order.id}/`, order.customer, {
      ...{ dress_type: 'Kurta', fabric_type: 'Cotton', is_contact_same_as_register: 'false' },
      ...{ other_number: '0300 7654321', payment_type: 'COD', delivery_type: 'NORMAL' },
      ...{ pickup: 'BY_OWN', delivery: 'BY_OWN', measurement_source: 'STORE', length_choice: 'TAILOR' },
      measurement: String(order.record.id),
    });
    expect([whole.statusCode, whole.json()]).toEqual([400, { garments: ['Choose the dress type.'] }]);
  });

  test('close the question for a picture once the first one has measures, or is gone (orders-8)', async () => {
    const chosen = await placed({ measurement_option: 'Upload' });
    expect((await read(chosen)).question).not.toBeNull();
    const [{ id: first }] = (await read(chosen)).garments;
    const changed = await send('PUT', `${chosen.garments}${first}/`, chosen.customer, OPEN);
    expect(changed.json(), changed.body).toMatchObject({ question: null, measurement_source: 'STORE' });

    const person = { name: 'Bilal', age_group: 'adult', gender: 'male' };
    const sampled = { measurement_sample: JSON.stringify({ kind: 'Kurta', ...person }) };
    for (const [source, question] of [
      [{ measurement_source: 'SAMPLE', ...sampled }, null],
      [
        { measurement_source: 'UPLOAD', measurement_from: JSON.stringify(person) },
        { text: expect.stringContaining('send the link') },
      ],
    ] as const) {
      const other = await placed({ measurement_option: 'Upload' });
      const [garment] = (await read(other)).garments;
      const url = `${other.garments}${garment.id}/`;
      const answer = await send('PUT', url, other.customer, { description: 'For my son', ...source });
      expect(answer.json(), answer.body).toMatchObject({ question });
    }

    const gone = await placed({ measurement_option: 'Upload' });
    const [{ id }] = (await add(gone)).json().garments;
    expect((await read(gone)).question).not.toBeNull();
    const removed = await send('DELETE', `${gone.garments}${id}/`, gone.customer);
    expect(removed.json()).toMatchObject({ question: null, garments: [{ measurement_source: 'STORE' }] });
  });

  test('go to a tailor only who works for all who wear them (orders-46)', async () => {
    const order = await placed();
    const garments = (await add(order, { ...OPEN, gender: 'male' })).json().garments;
    const support = await signUp(shop, { userType: 'support' });
    const { id: ladies } = await makeTailor(shop, { type: 'Ladies Tailor' });
    const { id: both } = await makeTailor(shop, { type: null });
    const price = (tailor: number) =>
      sendStep(shop, order.id, support, {
        action: 'price',
        tailor,
        garments: garments.map(({ id }: { id: number }) => ({ garment: id, stitching: 900 })),
      });
    expect(Object.keys((await price(ladies)).json())).toEqual(['tailor']);
    expect((await price(both)).json()).toMatchObject({ tailor: both, total_bill: 1800 });
  });
});

describe('a garment without a price whose measures somebody gives (orders-172)', () => {
  test('waits for them like any other, and keeps all that were taken', async () => {
    const order = await placed();
    const person = { name: 'Bilal', age_group: 'adult', gender: 'male' };
    const added = await add(order, {
      ...OPEN,
      measurement_source: 'UPLOAD',
      measurement_from: JSON.stringify(person),
    });
    expect(added.statusCode, added.body).toBe(201);
    const { id } = added.json().garments[1];
    expect(added.json().garments[1]).toMatchObject({ gender: 'male', measurement_from: { given: false } });
    const link = await shop.app.inject({
      method: 'POST',
      url: `${order.garments}${id}/measure-link/`,
      headers: order.customer.headers,
    });
    const token = new URL(link.json().url).searchParams.get('token');
    const call = (name: 'open' | 'answer', payload: object = {}) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/measure-links/${name}/`,
        payload: { token, ...payload },
      });
    expect((await call('open')).json(), link.body).toMatchObject({ name: 'Bilal', dress_type: null });
    const { neck, ...others } = GIVEN;
    expect((await call('answer', others)).json()).toMatchObject({ code: 'measure_links.measure_missing' });
    expect((await confirm(order)).json()).toMatchObject({ code: 'orders.price_missing' });
    const answered = await call('answer', { ...others, neck });
    expect(answered.statusCode, answered.body).toBe(200);
    const { garments, question } = await read(order);
    expect(question).toBeNull();
    expect(garments[1]).toMatchObject({ measurement_label: 'Bilal', measurement_from: { given: true } });
    const support = await signUp(shop, { userType: 'support' });
    const priced = await sendStep(shop, order.id, support, {
      action: 'price',
      garments: garments.map(({ id: garment }: { id: number }) => ({
        garment,
        stitching: 2000,
        dress_type: 'Kurta',
        fabric_type: 'Cotton',
      })),
    });
    expect(priced.json(), priced.body).toMatchObject({ total_bill: 4000 });
    expect((await confirm(order)).json()).toMatchObject({ status: 'CONFIRMED', total_bill: 4000 });
  });
});
