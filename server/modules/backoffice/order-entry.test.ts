import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_OPEN_ORDERS } from '../../../contract/constants/orders.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { CustomerLine } from '../../../contract/staff-customers.ts';
import { testApp } from '../../../test/app.ts';
import {
  makeAddress,
  makeMeasurement,
  makeTailor,
  multipart,
  type SignedUp,
  signUp,
} from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { measurementVersions } from '../../db/schema/measurements.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { mails } from '../../db/schema/service.ts';

const shop = testApp();

let agent: SignedUp;
let tailor: { id: number };
beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  tailor = await makeTailor(shop);
});

interface Sending {
  by?: { headers: Record<string, string> } | undefined;
  key?: string;
}

const post = (url: string, payload: object, { by = agent, key }: Sending = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
  });
const create = (form: object, sending?: Sending) =>
  post(addressOf('POST /api/staff/customers/'), form, sending);
const measure = (id: number, form: object, sending?: Sending) =>
  post(addressOf('POST /api/staff/customers/{id}/measurements/', { id }), form, sending);
const enter = (id: number, form: object, sending?: Sending) =>
  post(addressOf('POST /api/staff/customers/{id}/orders/', { id }), form, sending);

const WALK_IN = { first_name: 'Rubina', last_name: 'Akhtar', phone_number: '0300 7654321' };
const MEASURES = {
  label: 'Rubina',
  gender: 'male',
  age_group: 'adult',
  unit: 'cm',
  chest: 98,
  waist: 84,
  shoulder: 45,
  sleeve: 61,
  neck: 39,
  inseam: 78,
  height: 175,
  weight: 74,
};

async function walkIn(change: object = {}): Promise<CustomerLine> {
  const response = await create({ ...WALK_IN, ...change });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  description: 'Ban collar',
  delivery_type: 'NORMAL',
  payment_type: 'COD',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};

/** The form with the server's prices, as shown before the confirmation. */
async function agreed(customer: { id: number }, change: object = {}) {
  const measurement = (await makeMeasurement(shop, customer)).id;
  const form = { ...FORM, tailor: tailor.id, measurement, ...change };
  const refused = await enter(customer.id, { ...form, total: 0, expected_delivery_date: '2026-01-01' });
  expect(refused.json(), refused.body).toMatchObject({ code: 'orders.terms_changed' });
  const { total, expected_delivery_date: day } = refused.json();
  return { ...form, total: total.now, expected_delivery_date: day.now };
}

const auditOf = (userId: number) =>
  shop.deps.db.select().from(auditEntries).where(eq(auditEntries.userId, userId));

describe('an account that staff makes for a customer (people-16)', () => {
  test('needs a name and a number only, and shows no address', async () => {
    const customer = await walkIn();
    expect(customer).toMatchObject({
      username: 'rubina.akhtar',
      name: 'Rubina Akhtar',
      email: null,
      phone_number: '+923007654321',
      orders: 0,
    });
    expect((await walkIn()).username).toBe('rubina.akhtar2');
    const page = await shop.app.inject({
      url: addressOf('GET /api/staff/customers/{id}/', { id: customer.id }),
      headers: agent.headers,
    });
    expect(page.json()).toMatchObject({ email: null, email_confirmed: false });
    const [row] = await shop.deps.db.select().from(users).where(eq(users.id, customer.id));
    expect(row?.email).toMatch(/^customer-[0-9a-f-]{36}@accounts\.invalid$/);
    expect(row).toMatchObject({ userType: 'customer', passwordHash: null, isDemo: false });
    expect(await auditOf(customer.id)).toMatchObject([{ action: 'customers.created', actorId: agent.id }]);
  });

  test('is named by a number where no user name comes of the name', async () => {
    expect((await walkIn({ first_name: 'روبینہ', last_name: '' })).username).toMatch(/^customer\d*$/);
  });

  test('is mailed the link that confirms an address, in English if no language is given', async () => {
    const { email } = await walkIn({ email: 'Rubina.Counter@mail.example' });
    expect(email).toBe('rubina.counter@mail.example');
    expect(await mailsTo(shop, email as string)).toMatchObject([
      { kind: 'accounts.prove-address', html: expect.stringContaining('<html lang="en"') },
    ]);
    const urdu = await walkIn({ email: 'naila@mail.example', locale: 'ur' });
    expect(await mailsTo(shop, urdu.email as string)).toMatchObject([
      { kind: 'accounts.prove-address', html: expect.stringContaining('<html lang="ur"') },
    ]);
  });

  test('is made once however often it is sent', async () => {
    const [first, again] = [await create(WALK_IN, { key: 'one' }), await create(WALK_IN, { key: 'one' })];
    expect(again.json()).toEqual(first.json());
  });

  test.each([
    ['first_name', { first_name: '' }],
    ['first_name', { first_name: 'see www.example.com' }],
    ['phone_number', { phone_number: '12' }],
    ['phone_number', { phone_number: undefined }],
    ['email', { email: 'rubina' }],
    ['email', { email: 'customer-7@accounts.invalid' }],
  ])('is refused on %s', async (field, change) => {
    const response = await create({ ...WALK_IN, ...change });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toContain(field);
  });

  test('is refused for an address that somebody has', async () => {
    const { email } = await signUp(shop);
    const response = await create({ ...WALK_IN, email });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ email: [expect.any(String)] });
  });

  test('shows no address in the chat either', async () => {
    const { id } = await walkIn();
    const { headers } = agent;
    const body = multipart({ message: 'Your cloth is here.' });
    const sent = await shop.app.inject({
      method: 'POST',
      url: `/live_chat/chat/${id}/messages/`,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    for (const url of ['/live_chat/users/', '/live_chat/conversations/', `/live_chat/conversations/${id}/`]) {
      const response = await shop.app.inject({ url, headers });
      expect(response.statusCode, url).toBe(200);
      expect(response.body, url).toContain('rubina');
      expect(response.body, url).not.toContain('accounts.invalid');
    }
  });
});

describe('measures that staff writes down (orders-52)', () => {
  test('are a record of the customer, saved by staff', async () => {
    const { id } = await walkIn();
    const response = await measure(id, MEASURES);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({ label: 'Rubina', chest: 98, version: 1 });
    const versions = await shop.deps.db
      .select()
      .from(measurementVersions)
      .where(eq(measurementVersions.measurementId, response.json().id));
    expect(versions).toMatchObject([{ savedBy: agent.id }]);
    expect((await auditOf(id)).map(({ action }) => action)).toContain('customers.measurements-added');
  });

  test('are refused on the field that nobody has', async () => {
    const response = await measure((await walkIn()).id, { ...MEASURES, chest: 9 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ chest: [expect.any(String)] });
  });
});

describe('an order that staff enters (orders-52)', () => {
  test('is confirmed at the price and for the day that the customer was told', async () => {
    const customer = await walkIn();
    const form = await agreed(customer);
    expect(form.total).toBe(2500);
    const response = await enter(customer.id, form);
    expect(response.statusCode, response.body).toBe(201);
    const { id, ...told } = response.json();
    expect(told).toMatchObject({
      total: 2500,
      expected_delivery_date: form.expected_delivery_date,
      payment_type: 'COD',
    });
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({
      customerId: customer.id,
      tailorId: tailor.id,
      status: 'CONFIRMED',
      phone: '+923007654321',
      workWeek: expect.any(String),
    });
    const [details] = await shop.deps.db
      .select()
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.orderId, id));
    expect(details).toMatchObject({ measurementSource: 'STORE', userConfirmation: 'CONFIRMED' });
  });

  test('says who entered it, in its history and in the audit log', async () => {
    const customer = await walkIn();
    const { id } = (await enter(customer.id, await agreed(customer))).json();
    const events = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['place', agent.id],
      ['confirm', agent.id],
    ]);
    const entries = (await auditOf(customer.id)).filter(({ action }) => action === 'orders.entered');
    expect(entries).toMatchObject([
      { actorId: agent.id, subjectId: String(id), data: { tailor: tailor.id, total: 2500, garments: 1 } },
    ]);
  });

  test('has several garments, each with its person, length and price, for the day that is needed (orders-140)', async () => {
    const customer = await walkIn();
    const son = (await makeMeasurement(shop, customer)).id;
    const kurta = {
      dress_type: 'Kurta',
      fabric_type: 'Cotton',
      description: 'For the son',
      measurement: son,
    };
    const one = await agreed(customer);
    const form = await agreed(customer, {
      length_choice: 'TAILOR',
      garments: [
        { ...kurta, top_length: '70' },
        { ...kurta, length_choice: 'PICTURE' },
      ],
      needed_by: one.expected_delivery_date,
      occasion: 'EID',
    });
    expect(form.total).toBeGreaterThan(one.total);
    expect(form.expected_delivery_date > one.expected_delivery_date).toBe(true);
    const response = await enter(customer.id, form);
    expect(response.statusCode, response.body).toBe(201);
    const page = await shop.app.inject({ url: `/api/orders/${response.json().id}/`, headers: agent.headers });
    const { price, garments, needed_by, occasion } = page.json();
    expect({ total: price.total, needed_by, occasion }).toEqual({
      total: form.total,
      needed_by: one.expected_delivery_date,
      occasion: 'EID',
    });
    expect(garments).toMatchObject([
      { dress_type: 'Shalwar_Kameez', length_choice: 'TAILOR' },
      { dress_type: 'Kurta', measurement: son, description: 'For the son', length_choice: null },
      { dress_type: 'Kurta', length_choice: 'PICTURE' },
    ]);
    const stitching = garments.map((garment: { stitching: number }) => garment.stitching);
    expect(stitching.reduce((sum: number, one: number) => sum + one, 0)).toBe(price.stitching);
  });

  test.each([
    ['garments.0.measurement', { garments: [{ measurement: 2_000_000_000 }] }],
    ['garments.1.dress_type', { garments: [{}, { dress_type: 'Sherwani' }] }],
    ['garments', { garments: [{ top_length: '0' }] }],
    // With the first one, thirteen.
    ['garments', { garments: Array(12).fill({}) }],
    ['needed_by', { occasion: 'EID' }],
    ['needed_by', { needed_by: '2020-01-01' }],
  ])('is refused on %s: %j', async (field, change) => {
    const customer = await walkIn();
    const form = await agreed(customer);
    const { dress_type, fabric_type, description, measurement } = form;
    const first = { dress_type, fabric_type, description, measurement };
    const garments =
      'garments' in change && change.garments?.map((garment: object) => ({ ...first, ...garment }));
    const response = await enter(customer.id, { ...form, ...change, ...(garments && { garments }) });
    expect(response.statusCode, response.body).toBe(400);
    expect(Object.keys(response.json())).toContain(field);
    const placed = await shop.deps.db.select().from(orders).where(eq(orders.customerId, customer.id));
    expect(placed).toEqual([]);
  });

  test('counts speed, collection and delivery by the same prices, and keeps the address', async () => {
    const customer = await walkIn();
    const address = {
      full_name: 'Rubina Akhtar',
      phone: '0300 7654321',
      address: 'House 3, Street 9',
      city: 'Lahore',
      postal_code: '',
      country: 'PK',
      keep: true,
    };
    const form = await agreed(customer, {
      delivery_type: 'URGENT',
      delivery: 'BY_SHOP',
      other_number: '0321 1234567',
      delivery_address: JSON.stringify({ ...address, keep: false }),
    });
    expect(form.total).toBeGreaterThan(2500);
    const { id } = (await enter(customer.id, { ...form, delivery_address: JSON.stringify(address) })).json();
    const sent = await shop.deps.db.select().from(orderAddresses).where(eq(orderAddresses.orderId, id));
    expect(sent).toMatchObject([{ purpose: 'delivery', city: 'Lahore', phone: '+923007654321' }]);
    const page = await shop.app.inject({
      url: addressOf('GET /api/staff/customers/{id}/', { id: customer.id }),
      headers: agent.headers,
    });
    expect(page.json().addresses).toMatchObject([{ city: 'Lahore' }]);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ phone: '+923211234567', total: form.total });
  });

  test('is entered once however often it is sent', async () => {
    const customer = await walkIn();
    const form = await agreed(customer);
    const first = await enter(customer.id, form, { key: 'entered-once' });
    const again = await enter(customer.id, form, { key: 'entered-once' });
    expect(again.json()).toEqual(first.json());
    const placed = await shop.deps.db.select().from(orders).where(eq(orders.customerId, customer.id));
    expect(placed).toHaveLength(1);
  });

  test('mails nobody at an address that is nobody’s, whatever becomes of it', async () => {
    const customer = await walkIn();
    const { id } = (await enter(customer.id, await agreed(customer))).json();
    const step = { action: 'cancel', reason: 'The customer changed her mind.' };
    expect((await post(`/api/orders/${id}/steps/`, step)).statusCode).toBe(200);
    const sent = await shop.deps.db.select().from(mails).orderBy(desc(mails.id));
    expect(sent.filter(({ recipient }) => recipient.endsWith('@accounts.invalid'))).toEqual([]);
    const page = await shop.app.inject({
      url: addressOf('GET /api/staff/orders/{id}/', { id }),
      headers: agent.headers,
    });
    expect(page.body).not.toContain('accounts.invalid');
  });

  test('mails its confirmation, not a link to confirm it, to whoever has an address', async () => {
    const customer = await signUp(shop);
    expect((await enter(customer.id, await agreed(customer))).statusCode).toBe(201);
    const kinds = (await mailsTo(shop, customer.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['orders.confirmed']);
  });

  test('may be one of several of a customer whose address nobody has confirmed', async () => {
    const customer = await walkIn();
    const form = await agreed(customer);
    for (let order = 0; order < 4; order += 1) {
      const response = await enter(customer.id, form);
      expect(response.statusCode, response.body).toBe(201);
    }
  });

  test('is refused beyond the open orders that a customer may have', async () => {
    const customer = await walkIn();
    const form = await agreed(customer);
    const statuses: number[] = [];
    for (let order = 0; order <= MAX_OPEN_ORDERS; order += 1) {
      statuses.push((await enter(customer.id, form)).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_OPEN_ORDERS);
    expect((await enter(customer.id, form)).json()).toMatchObject({ code: 'orders.customer_has_too_many' });
  });

  test.each([
    ['dress_type', { dress_type: 'Sherwani' }, 400],
    ['fabric_type', { fabric_type: 'Chiffon of the moon' }, 400],
    ['measurement', { measurement: 2_000_000_000 }, 400],
    ['measurement', { measurement: undefined }, 400],
    ['tailor', { tailor: 2_000_000_000 }, 400],
    ['delivery_address', { delivery: 'BY_SHOP' }, 400],
    ['payment_type', { payment_type: 'ADVANCE' }, 400],
    ['other_number', { other_number: 'later' }, 400],
    ['total', { total: undefined }, 400],
    ['expected_delivery_date', { expected_delivery_date: 'soon' }, 400],
  ])('is refused on %s', async (field, change, status) => {
    const customer = await walkIn();
    const response = await enter(customer.id, { ...(await agreed(customer)), ...change });
    expect(response.statusCode, response.body).toBe(status);
    expect(Object.keys(response.json())).toContain(field);
    expect(await shop.deps.db.select().from(orders).where(eq(orders.customerId, customer.id))).toEqual([]);
  });

  test('copies no record and no address of anybody else', async () => {
    const [customer, other] = [await walkIn(), await signUp(shop)];
    const { id: measurement } = await makeMeasurement(shop, other);
    await makeAddress(shop, other);
    const form = await agreed(customer);
    expect((await enter(customer.id, { ...form, measurement })).statusCode).toBe(400);
    const elsewhere = { ...form, delivery: 'BY_SHOP', delivery_address: '1' };
    expect((await enter(customer.id, elsewhere)).statusCode).toBe(400);
  });

  test('is refused for a blocked account', async () => {
    const customer = await walkIn();
    const form = await agreed(customer);
    await shop.deps.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, customer.id));
    const response = await enter(customer.id, form);
    expect(response.json()).toMatchObject({ code: 'orders.customer_blocked' });
    expect(response.statusCode).toBe(409);
  });
});

describe('what staff enters', () => {
  test.each(['customer', 'tailor', 'brand'] as const)('is refused to a %s', async (userType) => {
    const by = await signUp(shop, { userType });
    const { id } = await walkIn();
    const form = await agreed({ id });
    const responses = [
      await create(WALK_IN, { by }),
      await measure(id, MEASURES, { by }),
      await enter(id, form, { by }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  test('is refused to visitors', async () => {
    const by = { headers: {} };
    const { id } = await walkIn();
    const responses = [
      await create(WALK_IN, { by }),
      await measure(id, MEASURES, { by }),
      await enter(id, {}, { by }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  test('is for customers only', async () => {
    const { id } = await signUp(shop, { userType: 'tailor' });
    const form = { ...FORM, measurement: 1, total: 2500, expected_delivery_date: '2026-12-31' };
    const responses = [await measure(id, MEASURES), await enter(id, form)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
