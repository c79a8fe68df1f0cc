import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { usualDaysOff } from '../../../../contract/holidays.ts';
import { promisedDay } from '../../../../contract/promised-day.ts';
import { testApp } from '../../../../test/app.ts';
import {
  jpeg,
  makeAddress,
  makeMeasurement,
  makeTailor,
  multipart,
  signUp,
} from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { countryFees, orderSettings } from '../../../db/schema/fees.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import type { mails } from '../../../db/schema/service.ts';

const shop = testApp();

const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  description: 'Ban collar',
  measurement_source: 'STORE',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};
interface Caller {
  headers: Record<string, string>;
}

const CREATE = '/tailor_module/single-order/create/';

async function place(
  customer: Caller,
  change: Record<string, string | undefined> = {},
  { files = {}, key }: { files?: Record<string, Buffer>; key?: string } = {},
) {
  const fields = Object.fromEntries(
    Object.entries({ ...FORM, ...change }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  const body = multipart(fields, files);
  return shop.app.inject({
    method: 'POST',
    url: CREATE,
    payload: body.payload,
    headers: { ...body.headers, ...customer.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

async function measuredCustomer() {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  await makeAddress(shop, customer);
  return customer;
}

const get = (url: string, customer: Caller) =>
  shop.app.inject({ method: 'GET', url, headers: customer.headers });
const confirm = (id: number | string, customer: Caller) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${id}/checkout/`,
    headers: customer.headers,
  });
const count = async (table: typeof orders | typeof orderEvents | typeof mails) =>
  (await shop.deps.db.select({ n: sql<number>`count(*)::int` }).from(table))[0]?.n ?? 0;

describe('placing a single order', () => {
  test("charges the partner tailor's rate, promises the lead time, and writes event and mail", async () => {
    const customer = await measuredCustomer();
    const tailor = await makeTailor(shop, { rates: { Shalwar_Kameez: 2100 }, leadTimeDays: 9 });
    const response = await place(customer, { tailor: String(tailor.id) });
    expect(response.statusCode).toBe(201);
    const order = response.json();
    expect(order).toMatchObject({
      customer_email: customer.email,
      tailor: tailor.id,
      status: 'PLACED',
      bill_status: 'UNPAID',
      contact_status: 'NOT_CONTACTED',
      user_confirmation: 'PENDING',
      number_of_time_contacted_with_client: 0,
      total_bill: 2100,
      price: {
        stitching: 2100,
        urgent_surcharge: 0,
        collection_fee: 0,
        delivery_fee: 0,
        sample_fee: 0,
        cloth: 0,
        total: 2100,
      },
      description: 'Ban collar',
      invoice_id: null,
      actions: ['confirm', 'edit', 'cancel'],
      message: 'Single order placed successfully!',
    });
    expect(order.tracking_id).toMatch(/^NP-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(order.expected_delivery_date).toBe(
      promisedDay(
        dayInKarachi(),
        { inHouse: false, leadTimeDays: 9 },
        'NORMAL',
        usualDaysOff(dayInKarachi()),
      ),
    );
    const events = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events).toMatchObject([{ actorId: customer.id, fromStatus: null, toStatus: 'PLACED' }]);
    const sent = await mailsTo(shop, customer.email);
    expect(sent.filter(({ subject }) => subject.includes(order.tracking_id))).toHaveLength(1);
  });

  test('goes to the in-house workshop when no tailor is named, within 7 days', async () => {
    const order = (await place(await measuredCustomer(), { tailor: undefined })).json();
    expect(order.tailor).toBe(458);
    expect(order.tailor_username).toBe('Naap');
    expect(order.expected_delivery_date).toBe(
      promisedDay(dayInKarachi(), { inHouse: true, leadTimeDays: 7 }, 'NORMAL', usualDaysOff(dayInKarachi())),
    );
  });

  test('adds up urgent delivery, collection and delivery', async () => {
    const tailor = await makeTailor(shop, { rates: { Shalwar_Kameez: 2000 } });
    const order = (
      await place(await measuredCustomer(), {
        tailor: String(tailor.id),
        delivery_type: 'URGENT',
        pickup: 'BY_SHOP',
        delivery: 'BY_SHOP',
      })
    ).json();
    expect(order.price).toEqual({
      stitching: 2000,
      urgent_surcharge: 600,
      collection_fee: 200,
      delivery_fee: 250,
      sample_fee: 0,
      cloth: 0,
      total: 3050,
    });
  });

  test('charges a cloth swatch, and prints it on the invoice (orders-9)', async () => {
    const customer = await measuredCustomer();
    const order = (await place(customer, { is_requested_sample: 'true', delivery: 'BY_SHOP' })).json();
    expect(order).toMatchObject({ is_requested_sample: true, price: { sample_fee: 150 } });
    expect(order.total_bill).toBe(order.price.stitching + 250 + 150);
    await confirm(order.id, customer);
    const [invoice] = await shop.deps.db.select().from(documents).where(eq(documents.orderId, order.id));
    expect(invoice?.content).toMatchObject({
      lines: [{ amount: order.price.stitching }, { amount: 250 }, { label: 'Cloth swatch', amount: 150 }],
    });
  });

  test('charges the fees that staff has set (orders-10)', async () => {
    const { db } = shop.deps;
    await db.update(orderSettings).set({ urgentPercent: 50, sampleFee: 0 });
    await db.update(countryFees).set({ deliveryFee: 300 }).where(eq(countryFees.country, 'PK'));
    const tailor = await makeTailor(shop, { rates: { Shalwar_Kameez: 2000 } });
    const order = (
      await place(await measuredCustomer(), {
        tailor: String(tailor.id),
        delivery_type: 'URGENT',
        delivery: 'BY_SHOP',
        is_requested_sample: 'true',
      })
    ).json();
    await db.update(orderSettings).set({ urgentPercent: 30, sampleFee: 150 });
    await db.update(countryFees).set({ deliveryFee: 250 }).where(eq(countryFees.country, 'PK'));
    expect(order.price).toMatchObject({
      urgent_surcharge: 1000,
      delivery_fee: 300,
      sample_fee: 0,
      cloth: 0,
      total: 3300,
    });
  });

  test('copies the measurements: a later change of the record does not affect the order', async () => {
    const customer = await signUp(shop);
    const record = await makeMeasurement(shop, customer, { label: 'Myself' });
    const order = (await place(customer, { measurement: String(record.id) })).json();
    expect(order.measurement_label).toBe('Myself');
    await shop.app.inject({
      method: 'DELETE',
      url: `/user_module/measurements/${record.id}/`,
      headers: customer.headers,
    });
    const [row] = await shop.deps.db
      .select()
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.orderId, order.id));
    expect(row?.measurementSnapshot).toMatchObject({ id: record.id, label: 'Myself' });
    expect(Object.keys(row?.measurementSnapshot?.values ?? {}).length).toBeGreaterThan(5);
    expect(row?.measurementId).toBeNull();
  });

  test('stores both pictures privately, with signed links', async () => {
    const customer = await measuredCustomer();
    const files = { dress_design: await jpeg(), measurement_picture: await jpeg() };
    const order = (await place(customer, { measurement_source: 'UPLOAD' }, { files })).json();
    for (const link of [order.dress_design, order.measurement_picture]) {
      const picture = await shop.app.inject({ method: 'GET', url: link });
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['content-type']).toBe('image/webp');
      const forged = await shop.app.inject({
        method: 'GET',
        url: link.replace(/signature=.{4}/, 'signature=AAAA'),
      });
      expect(forged.statusCode).toBe(404);
    }
  });

  test('ignores a measurement picture for the source STORE', async () => {
    const order = (
      await place(await measuredCustomer(), {}, { files: { measurement_picture: await jpeg() } })
    ).json();
    expect(order.measurement_picture).toBeNull();
  });

  test.each([
    ['447700900123', '+447700900123'],
    ['0300 7654321', '+923007654321'],
  ])('stores the other number %j as %s (orders-7)', async (other_number, stored) => {
    const order = (
      await place(await measuredCustomer(), { is_contact_same_as_register: 'false', other_number })
    ).json();
    expect(order).toMatchObject({ contact_number: stored, other_number: stored });
  });

  test('stores SQL and HTML in the description as text', async () => {
    const description = `'; drop table orders; -- <script>alert(1)</script>`;
    const customer = await measuredCustomer();
    const order = (await place(customer, { description })).json();
    expect(order.description).toBe(description);
    expect((await get(`/tailor_module/single-order/${order.id}/`, customer)).json().description).toBe(
      description,
    );
  });
});

describe('an invalid order', () => {
  const cases: [string, Record<string, string | undefined>, string][] = [
    ['without a dress type', { dress_type: undefined }, 'dress_type'],
    ['without a fabric', { fabric_type: '' }, 'fabric_type'],
    ['without a contact choice', { is_contact_same_as_register: undefined }, 'is_contact_same_as_register'],
    ['without a delivery type', { delivery_type: undefined }, 'delivery_type'],
    ['without a pickup', { pickup: undefined }, 'pickup'],
    ['without a delivery', { delivery: undefined }, 'delivery'],
    ['without a payment type', { payment_type: '' }, 'payment_type'],
    ['with a payment type that does not exist', { payment_type: 'BITCOIN' }, 'payment_type'],
    ['with a delivery type that does not exist', { delivery_type: 'TOMORROW' }, 'delivery_type'],
    ['with a tailor that does not exist', { tailor: '999999' }, 'tailor'],
    ['with a negative tailor', { tailor: '-1' }, 'tailor'],
    ['with a fractional tailor', { tailor: '1.5' }, 'tailor'],
    ['with a dress type nobody knows', { dress_type: 'constructor' }, 'dress_type'],
    ['with a fabric of the other trade', { fabric_type: 'Chiffon', dress_type: 'Sherwani' }, 'fabric_type'],
    ['with UPLOAD and no picture', { measurement_source: 'UPLOAD' }, 'measurement_picture'],
    ['with another number left out', { is_contact_same_as_register: 'false' }, 'other_number'],
    [
      'with a number that starts with zero',
      { is_contact_same_as_register: 'false', other_number: '0300 123456' },
      'other_number',
    ],
    ['with a description of novel length', { description: 'x'.repeat(2001) }, 'description'],
    ['with a measurement record that does not exist', { measurement: '999999' }, 'measurement'],
  ];

  test.each(cases)('%s names the field and leaves nothing behind', async (_name, change, field) => {
    const customer = await measuredCustomer();
    const before = [await count(orders), await count(orderEvents)];
    const response = await place(customer, change);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(response.json()[field][0].length).toBeGreaterThan(5);
    expect([await count(orders), await count(orderEvents)]).toEqual(before);
  });

  test('for a dress type without a rate, with its label', async () => {
    const tailor = await makeTailor(shop, { rates: { Kurta: 1500 } });
    const response = await place(await measuredCustomer(), {
      tailor: String(tailor.id),
      dress_type: 'Sherwani',
    });
    expect(response.json()).toEqual({ dress_type: ['This tailor does not stitch sherwani.'] });
  });

  test('without saved measurements, with its fixed sentence (orders-6)', async () => {
    const response = await place(await signUp(shop));
    expect(response.json()).toEqual({
      measurement_source: ['No Meaurement added, choose other option or update measurement from profile'],
    });
  });

  test('when the record lacks a measure the dress type needs, naming it', async () => {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer, { label: 'Half done', values: { chest: 960, height: 1750 } });
    const response = await place(customer);
    expect(response.statusCode).toBe(400);
    expect(response.json().measurement_source[0]).toContain('Natural waist');
    expect(response.json().measurement_source[0]).toContain('Half done');
  });

  test("with somebody else's measurement record", async () => {
    const stranger = await signUp(shop);
    const record = await makeMeasurement(shop, stranger);
    const response = await place(await measuredCustomer(), { measurement: String(record.id) });
    expect(Object.keys(response.json())).toEqual(['measurement']);
  });

  test('with a script as a picture, and an unexpected file', async () => {
    const customer = await measuredCustomer();
    const script = await place(
      customer,
      {},
      { files: { dress_design: Buffer.from('<script>alert(1)</script>') } },
    );
    expect(script.statusCode).toBe(400);
    expect(Object.keys(script.json())).toEqual(['dress_design']);
    const stray = await place(customer, {}, { files: { contract: await jpeg() } });
    expect(Object.keys(stray.json())).toEqual(['contract']);
  });

  test('from another role than customer', async () => {
    const tailor = await signUp(shop, { userType: 'tailor' });
    expect((await place(tailor)).statusCode).toBe(403);
  });

  test('signed out, or as JSON', async () => {
    expect((await place({ headers: {} })).statusCode).toBe(401);
    const customer = await measuredCustomer();
    const json = await shop.app.inject({
      method: 'POST',
      url: CREATE,
      payload: FORM,
      headers: customer.headers,
    });
    expect(json.statusCode).toBe(415);
  });
});

describe('placing with an Idempotency-Key', () => {
  test('twice with the same body places one order and replays the response', async () => {
    const customer = await measuredCustomer();
    const before = await count(orders);
    const files = { dress_design: await jpeg() };
    const first = await place(customer, {}, { key: 'again', files });
    const second = await place(customer, {}, { key: 'again', files });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await count(orders)).toBe(before + 1);
  });

  test('concurrently places one order', async () => {
    const customer = await measuredCustomer();
    const before = await count(orders);
    const responses = await Promise.all([1, 2, 3, 4].map(() => place(customer, {}, { key: 'burst' })));
    expect(new Set(responses.map((response) => response.json().tracking_id)).size).toBe(1);
    expect(await count(orders)).toBe(before + 1);
  });

  test('with another body or picture is refused', async () => {
    const customer = await measuredCustomer();
    await place(customer, {}, { key: 'once' });
    expect((await place(customer, { description: 'other' }, { key: 'once' })).statusCode).toBe(422);
    expect(
      (await place(customer, {}, { key: 'once', files: { dress_design: await jpeg() } })).statusCode,
    ).toBe(422);
  });

  test('can be reused after a failure, and is scoped to the customer', async () => {
    const customer = await measuredCustomer();
    expect((await place(customer, { tailor: '999999' }, { key: 'key' })).statusCode).toBe(400);
    expect((await place(customer, {}, { key: 'key' })).statusCode).toBe(201);
    expect((await place(await measuredCustomer(), {}, { key: 'key' })).statusCode).toBe(201);
  });
});

describe('confirming', () => {
  test('confirms, writes the event, issues the invoice and mails, once', async () => {
    const customer = await measuredCustomer();
    const { id } = (await place(customer)).json();
    const first = await confirm(id, customer);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({
      status: 'CONFIRMED',
      user_confirmation: 'CONFIRMED',
      actions: ['cancel'],
    });
    expect(first.json().invoice_id).toMatch(/^NP-INV-\d{6}$/);
    const second = await confirm(id, customer);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    const { events } = (await get(`/tailor_module/single-order/${id}/`, customer)).json();
    expect(events).toMatchObject([
      { from: null, to: 'PLACED', by: 'You' },
      { from: 'PLACED', to: 'CONFIRMED', by: 'You' },
    ]);
  });

  test('of many orders at once numbers the invoices without gaps', async () => {
    const customer = await measuredCustomer();
    const placed = await Promise.all(Array.from({ length: 12 }, () => place(customer)));
    await Promise.all(
      placed.flatMap((order) => [confirm(order.json().id, customer), confirm(order.json().id, customer)]),
    );
    const numbers = (await shop.deps.db.select({ number: documents.number }).from(documents)).map(
      ({ number }) => number,
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(
      Array.from({ length: numbers.length }, (_, index) => index + 1),
    );
  });

  test('a cancelled order is 409', async () => {
    const customer = await measuredCustomer();
    const { id } = (await place(customer)).json();
    await shop.deps.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, id));
    const response = await confirm(id, customer);
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('orders.step_not_allowed');
  });

  test("another customer's order is 404, so is an invalid id, and signed out 401", async () => {
    const { id } = (await place(await measuredCustomer())).json();
    const stranger = await signUp(shop);
    for (const other of [id, 999999, -1, '1.5', 'abc', '99999999999']) {
      expect((await confirm(other, stranger)).statusCode).toBe(404);
    }
    expect((await confirm(id, { headers: {} })).statusCode).toBe(401);
  });
});

describe('the invoice', () => {
  test('is a PDF named by the invoice id, by order id and by tracking number, always the same bytes', async () => {
    const customer = await measuredCustomer();
    const order = (await place(customer)).json();
    const { invoice_id } = (await confirm(order.id, customer)).json();
    const byId = await get(`/tailor_module/single-order/invoice/${order.id}/`, customer);
    expect(byId.statusCode).toBe(200);
    expect(byId.headers['content-type']).toBe('application/pdf');
    expect(byId.headers['content-disposition']).toBe(`attachment; filename="${invoice_id}.pdf"`);
    expect(byId.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const byTracking = await get(`/tailor_module/single-order/invoice/${order.tracking_id}/`, customer);
    expect(byTracking.rawPayload.equals(byId.rawPayload)).toBe(true);
  });

  test('requested concurrently is one document', async () => {
    const customer = await measuredCustomer();
    const order = (await place(customer)).json();
    await confirm(order.id, customer);
    const printings = await Promise.all(
      [1, 2, 3].map(() => get(`/tailor_module/single-order/invoice/${order.id}/`, customer)),
    );
    const [first] = printings;
    expect(printings.every(({ rawPayload }) => first && rawPayload.equals(first.rawPayload))).toBe(true);
  });

  test('exists after the confirmation, and for its customer only', async () => {
    const customer = await measuredCustomer();
    const order = (await place(customer)).json();
    const url = `/tailor_module/single-order/invoice/${order.id}/`;
    const early = await get(url, customer);
    expect(early.statusCode).toBe(409);
    expect(early.json().code).toBe('orders.invoice_not_issued');
    await confirm(order.id, customer);
    const stranger = await signUp(shop);
    expect((await get(url, stranger)).statusCode).toBe(404);
    expect(
      (await get(`/tailor_module/single-order/invoice/${order.tracking_id}/`, stranger)).statusCode,
    ).toBe(404);
    expect((await get('/tailor_module/single-order/invoice/NP-ZZZZZZZZZZ/', customer)).statusCode).toBe(404);
    expect((await get('/tailor_module/single-order/invoice/..%2f..%2fetc/', customer)).statusCode).toBe(404);
    expect((await get(url, { headers: {} })).statusCode).toBe(401);
  });
});

test("another customer's order is 404", async () => {
  const { id } = (await place(await measuredCustomer())).json();
  expect((await get(`/tailor_module/single-order/${id}/`, await signUp(shop))).statusCode).toBe(404);
});
