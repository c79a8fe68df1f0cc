import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../contract/dates.ts';
import { orderEvents } from '../server/db/schema/order-events.ts';
import { orders } from '../server/db/schema/orders.ts';
import { orderQuestions } from '../server/db/schema/workshop.ts';
import { codeOldNotes } from '../server/modules/orders/note-codes-service.ts';
import { releaseReservations } from '../server/modules/shop/checkout/reservation-service.ts';
import { testApp } from './app.ts';
import { makeAddress, makeMeasurement, makeTailor, multipart, type SignedUp, signUp } from './factories.ts';
import { placeGarment, sendStep } from './factories-orders.ts';
import { makeBrand, makeProduct, makeReview } from './factories-shop.ts';
import { orderForm, sendOrder } from './factories-shop-orders.ts';
import { mailsTo } from './mailbox.ts';
import { unzip } from './zip.ts';

const shop = testApp({ JOBS: 'false' });

const URDU = { 'accept-language': 'ur' };
const RIGHT_TO_LEFT = '<html lang="ur" dir="rtl">';

const get = async (url: string, by: SignedUp, headers: object = {}) =>
  (await shop.app.inject({ url, headers: { ...by.headers, ...headers } })).json();

async function urduCustomer(): Promise<SignedUp> {
  const customer = await signUp(shop, { locale: 'ur' });
  await makeMeasurement(shop, customer);
  await makeAddress(shop, customer);
  return customer;
}

async function take(id: number, by: SignedUp, step: Record<string, unknown>) {
  const response = await sendStep(shop, id, by, step);
  expect(response.statusCode, response.body).toBe(200);
}

describe('mail about orders', () => {
  test('is in the language of the customer and in that of the tailor, whoever takes the step', async () => {
    const customer = await urduCustomer();
    const tailor = await signUp(shop, { userType: 'tailor' });
    const { id: tailorId } = await makeTailor(shop, { userId: tailor.id, rates: { Shalwar_Kameez: 2500 } });
    const { id, trackingNumber } = await placeGarment(
      shop,
      {},
      { customer, tailor: { ...tailor, tailorId } },
    );
    const [placed] = await mailsTo(shop, customer.email);
    expect(placed).toMatchObject({ subject: `آپ کا آرڈر ${trackingNumber} مل گیا` });
    expect(placed?.html).toContain(RIGHT_TO_LEFT);
    expect(placed?.text).toContain(`http://naap.test/ur/checkout?order=${id}`);
    expect(placed?.text).toContain('کپڑا: کاٹن');

    await take(id, customer, { action: 'confirm' });
    const [work] = await mailsTo(shop, tailor.email);
    expect(work).toMatchObject({ subject: `New order ${trackingNumber}` });
    expect(work?.text).toContain(`http://naap.test/workshop/orders/${id}`);

    await take(id, tailor, { action: 'accept' });
    const [accepted] = await mailsTo(shop, customer.email);
    expect(accepted).toMatchObject({ subject: `آپ کا آرڈر ${trackingNumber} قبول ہو گیا` });
    expect(accepted?.text).toContain('http://naap.test/ur/notifications/unsubscribe?token=');
    expect(accepted?.unsubscribeUrl).toContain('http://naap.test/api/');
  });

  test('tells an Urdu tailor of an English customer, and the shop in English', async () => {
    const tailor = await signUp(shop, { userType: 'tailor', locale: 'ur' });
    const { id: tailorId } = await makeTailor(shop, { userId: tailor.id, rates: { Shalwar_Kameez: 2500 } });
    const order = await placeGarment(shop, {}, { tailor: { ...tailor, tailorId } });
    await take(order.id, order.customer, { action: 'confirm' });
    const [work] = await mailsTo(shop, tailor.email);
    expect(work).toMatchObject({ subject: `نیا آرڈر ${order.trackingNumber}` });
    expect(work?.html).toContain(RIGHT_TO_LEFT);
    expect(work?.text).toContain(`http://naap.test/ur/workshop/orders/${order.id}`);

    const bulk = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/bulk-order/create/',
      headers: { ...(await urduCustomer()).headers, ...URDU },
      payload: {
        number_of_pieces: 120,
        item_type: 'School uniforms',
        expected_delivery_date: addDays(dayInKarachi(), 40),
        additional_notes: '',
        is_contact_same_as_register: true,
        is_requested_sample: false,
      },
    });
    expect(bulk.statusCode, bulk.body).toBe(201);
    const [quote] = await mailsTo(shop, shop.config.support.email);
    expect(quote?.subject).toBe(`Bulk order ${bulk.json().tracking_id} waits for a quote`);
    expect(quote?.html).toContain('<html lang="en" dir="ltr">');
    const [asked] = (await mailsTo(shop)).filter(({ kind }) => kind === 'orders.bulk-placed');
    expect(asked?.subject).toBe(`آپ کا بڑا آرڈر ${bulk.json().tracking_id} ہمیں مل گیا`);
  });

  test('reaches a guest in the language of the page of the order', async () => {
    const product = await makeProduct(shop, { type: 'culture', sizes: [null], stock: 5, price: 1000 });
    const form = orderForm([{ product, quantity: 2 }]);
    const headers = { 'idempotency-key': randomUUID(), ...URDU };
    const request = { method: 'POST', url: '/api/shop/orders/', payload: form, headers } as const;
    const placed = (await shop.app.inject(request)).json();
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, placed.id));
    expect(row).toMatchObject({ customerId: null, locale: 'ur' });
    const [mail] = await mailsTo(shop, row?.email ?? '');
    expect(mail).toMatchObject({ subject: `اپنے آرڈر ${placed.tracking_id} کی تصدیق کریں` });
    const token = /\/ur\/confirm-order\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const press = { method: 'POST', url: '/api/shop/orders/confirm/', payload: { token } } as const;
    expect((await shop.app.inject(press)).statusCode).toBe(200);
    const [confirmed] = await mailsTo(shop, row?.email ?? '');
    expect(confirmed).toMatchObject({ subject: `آپ کا آرڈر ${placed.tracking_id} مل گیا` });
    expect(confirmed?.html).toContain(RIGHT_TO_LEFT);
  });

  test('tells an Urdu brand of what it sells, and an Urdu reviewer of a reply', async () => {
    const seller = await signUp(shop, { userType: 'brand', locale: 'ur' });
    const brand = await makeBrand(shop, { userId: seller.id });
    const product = await makeProduct(shop, { brandId: brand.id });
    const customer = await signUp(shop, { locale: 'ur' });
    const form = orderForm([{ product, variant: product.variants[0] }], { email: undefined });
    const placed = await sendOrder(shop, form, { by: customer });
    expect(placed.statusCode, placed.body).toBe(201);
    expect((await mailsTo(shop, seller.email))[0]).toMatchObject({
      subject: `نیا آرڈر ${placed.json().tracking_id}`,
    });
    const { id } = await makeReview(shop, product, { customerId: customer.id });
    const reply = { method: 'POST', url: `/api/reviews/${id}/reply/`, payload: { text: 'شکریہ!' } } as const;
    const replied = await shop.app.inject({ ...reply, headers: seller.headers });
    expect(replied.statusCode, replied.body).toBe(201);
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.subject).toContain('کی طرف سے آپ کی رائے کا جواب آیا ہے');
  });
});

describe('notifications', () => {
  test('are worded in the language of the request, and in the account’s in the copy of its data', async () => {
    const order = await placeGarment(shop, {}, { customer: await urduCustomer() });
    const title = async (headers: object) =>
      (await get('/api/notifications/', order.customer, headers)).results[0];
    expect(await title({})).toMatchObject({ title: `Your order ${order.trackingNumber} is placed` });
    expect(await title(URDU)).toMatchObject({
      title: `آپ کا آرڈر ${order.trackingNumber} مل گیا`,
      text: '“آرڈر مکمل کریں” پر اس کی تصدیق کریں تاکہ درزی کام شروع کر سکے۔',
      path: `/checkout?order=${order.id}`,
    });
    const { url } = (
      await shop.app.inject({ method: 'POST', url: '/auth/export/', headers: order.customer.headers })
    ).json();
    const files = await unzip((await shop.app.inject(url)).rawPayload);
    const [notification] = JSON.parse(String(files.get('notifications.json')));
    expect(notification).toMatchObject({ title: `آپ کا آرڈر ${order.trackingNumber} مل گیا` });
    const [stitched] = JSON.parse(String(files.get('stitched-orders.json')));
    expect(JSON.stringify(stitched)).toContain(order.trackingNumber);
  });
});

describe('what the shop says with a step', () => {
  test('is kept as a code, and read in the language of the request', async () => {
    const order = await placeGarment(shop);
    const staff = await signUp(shop, { userType: 'support' });
    await take(order.id, order.customer, { action: 'confirm' });
    for (const action of ['accept', 'start', 'check']) await take(order.id, order.tailor, { action });
    await take(order.id, order.tailor, { action: 'make_ready' });
    await take(order.id, staff, {
      action: 'fail_delivery',
      failure: 'NOT_COLLECTED',
      reason: 'Called twice.',
    });
    const events = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events.at(-1)).toMatchObject({
      noteCode: 'NOT_COLLECTED',
      note: 'Nobody has collected it. Called twice.',
    });
    const last = async (headers: object) =>
      (await get(`/api/orders/${order.id}/`, order.customer, headers)).events.at(-1);
    expect(await last({})).toMatchObject({ note: 'Nobody has collected it. Called twice.' });
    expect(await last(URDU)).toMatchObject({ note: 'کوئی لینے نہیں آیا۔ Called twice.' });
    expect((await get(`/api/orders/${order.id}/`, order.customer, URDU)).events[0]).toMatchObject({
      by: 'You',
    });
  });

  test('is read by its code where release 1.0.0 has written it, once a job has seen it', async () => {
    const order = await placeGarment(shop);
    const { db } = shop.deps;
    const old = { orderId: order.id, toStatus: 'CONFIRMED', action: 'answer' } as const;
    await db.insert(orderEvents).values([
      { ...old, note: 'The picture of the measurements was sent.' },
      { ...old, note: 'It was lost on the way. Sorry.', action: 'fail_delivery' },
      { ...old, note: 'It was lost on the way, I think.' },
    ]);
    const text = 'Please send us the picture of your measurements. The price and the day wait for it.';
    await db
      .insert(orderQuestions)
      .values({ orderId: order.id, tailorId: 458, text, askedOn: dayInKarachi() });
    await codeOldNotes(shop.deps);
    const read = await get(`/api/orders/${order.id}/`, order.customer, URDU);
    expect(read.events.slice(-3).map(({ note }: { note: string }) => note)).toEqual([
      'ناپ کی تصویر بھیج دی گئی۔',
      'یہ راستے میں گم ہو گیا۔ Sorry.',
      'It was lost on the way, I think.',
    ]);
    expect(read.question.text).toContain('اپنے ناپ کی تصویر ہمیں بھیج دیں۔');
  });

  test('so is why an order of a guest has expired', async () => {
    const product = await makeProduct(shop, { type: 'culture', sizes: [null], stock: 5 });
    const placed = (await sendOrder(shop, orderForm([{ product }]))).json();
    const later = Date.now() + 25 * 3_600_000;
    await shop.deps.db.execute(`update goods_order_details set reserved_until = now() - interval '1 minute'`);
    await releaseReservations(shop.deps, later);
    const staff = await signUp(shop, { userType: 'support' });
    const written = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, placed.id));
    expect(written.at(-1)).toMatchObject({ note: 'Not confirmed within a day.' });
    const noteIn = async (headers: object) =>
      (await get(`/api/staff/orders/${placed.id}/`, staff, headers)).order.events.at(-1).note;
    expect([await noteIn({}), await noteIn(URDU)]).toEqual([
      'Not confirmed within a day.',
      'ایک دن کے اندر تصدیق نہیں ہوئی۔',
    ]);
  });

  test('so is its question for a picture of the measurements', async () => {
    const customer = await signUp(shop);
    const form = multipart({
      gender: 'female',
      additional_notes: '',
      email: 'amna@mail.example',
      expected_delivery_date: addDays(dayInKarachi(), 20),
      is_contact_same_as_register: 'true',
      item_type: 'dress',
      measurement_option: 'Upload',
      pickup: 'BY_OWN',
      delivery: 'BY_OWN',
    });
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/single-order/create/',
      payload: form.payload,
      headers: { ...form.headers, ...customer.headers },
    });
    expect(placed.statusCode, placed.body).toBe(201);
    const { id, question } = placed.json();
    const rows = await shop.deps.db.select().from(orderQuestions).where(eq(orderQuestions.orderId, id));
    expect(rows).toMatchObject([{ code: 'MEASUREMENT_PICTURE', text: question.text }]);
    expect((await get(`/api/orders/${id}/`, customer, URDU)).question.text).toBe(
      'اپنے ناپ کی تصویر ہمیں بھیج دیں۔ قیمت اور تاریخ اسی کے انتظار میں ہیں۔',
    );
  });
});

test('an answer of the API that pages show is in the language of the request', async () => {
  const product = await makeProduct(shop, { type: 'culture', sizes: [null], stock: 1, price: 1000 });
  const form = orderForm([{ product, quantity: 1, price: 900 }]);
  const checked = (headers: object) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/shop/cart/check/',
      payload: { items: form.items },
      headers: { ...headers },
    });
  const notes = await Promise.all(
    [{}, URDU].map(async (headers) => (await checked(headers)).json().items[0].note),
  );
  expect(notes).toEqual(['Was Rs 900, now Rs 1,000.', 'پہلے Rs 900، اب Rs 1,000۔']);
});
