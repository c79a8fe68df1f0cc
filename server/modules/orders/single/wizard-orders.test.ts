import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi, nearestBusinessDay, weekOf } from '../../../../contract/dates.ts';
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
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp();
const day = addDays(dayInKarachi(), 20);

const SHARED = {
  gender: 'female',
  additional_notes: 'Like the one of last year',
  contact_number: '0300 7654321',
  email: 'amna@mail.example',
  expected_delivery_date: day,
  is_contact_same_as_register: 'false',
};
const DRESS = { ...SHARED, item_type: 'dress', measurement_option: 'get' };
const SHOES = { ...SHARED, item_type: 'shoes', shoe_size: '42' };

/** The customer brings the cloth and collects the garment. */
const COLLECTED = { pickup: 'BY_OWN', delivery: 'BY_OWN' };

const place = (fields: Record<string, string>, who?: SignedUp, files: Record<string, Buffer> = {}) => {
  const body = multipart(fields, files);
  return shop.app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload: body.payload,
    headers: { ...body.headers, ...who?.headers },
  });
};
const countOrders = async ({ id }: SignedUp) =>
  (
    await shop.deps.db.select({ n: sql<number>`count(*)::int` }).from(orders).where(eq(orders.customerId, id))
  )[0]?.n;

describe('an order of /order_placement (orders-8)', () => {
  test('of a dress copies the latest measurements, has no price, and goes to the workshop', async () => {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer, { label: 'Old', updatedAt: new Date('2026-01-01') });
    const newest = await makeMeasurement(shop, customer, { label: 'New' });
    const response = await place(DRESS, customer, { design_inspiration: await png() });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      message: 'Single order placed successfully!',
      tailor: 458,
      status: 'PLACED',
      item_type: 'dress',
      gender: 'female',
      shoe_size: null,
      dress_type: null,
      fabric_type: null,
      description: 'Like the one of last year',
      measurement_source: 'STORE',
      measurement_label: 'New',
      measurement_picture: null,
      dress_design: expect.stringContaining('/files/'),
      contact_number: '+923007654321',
      expected_delivery_date: day,
      price: null,
      total_bill: null,
      actions: ['edit', 'cancel'],
    });
    const [details] = await shop.deps.db
      .select()
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.orderId, response.json().id));
    expect(details).toMatchObject({
      measurementId: newest.id,
      measurementSnapshot: { values: newest.values },
    });
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain('e-mail you the price');
    expect(mail?.text).toMatch(/Garment\W+Dress/);
    expect(mail?.text).not.toContain('/checkout');
    // The typed address is unproven.
    expect(await mailsTo(shop, 'amna@mail.example')).toEqual([]);
  });

  test('asks for the length of a kameez that the record lacks, for as long as it may be one (measurements-22)', async () => {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer);
    const own = await place({ ...DRESS, top_length: '104,5' }, customer);
    const [details] = await shop.deps.db
      .select()
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.orderId, own.json().id));
    expect(details?.measurementSnapshot?.values.top_length).toBe(1045);
    const refused = await place({ ...DRESS, top_length: '12' }, customer);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['top_length']]);

    const chosen = (await place({ ...DRESS, length_choice: 'PICTURE' }, customer)).json();
    expect([chosen.length_choice, chosen.garments[0].length_choice]).toEqual(['PICTURE', 'PICTURE']);
    const left = (await place(DRESS, customer)).json();
    expect([left.length_choice, left.garments[0].length_choice]).toEqual(['TAILOR', 'TAILOR']);
    const update = (dressType: string) =>
      shop.deps.db
        .update(singleOrderDetails)
        .set({ dressType })
        .where(eq(singleOrderDetails.orderId, left.id));
    const read = async () =>
      (await shop.app.inject({ url: `/api/orders/${left.id}/`, headers: customer.headers })).json();
    await update('Trousers');
    expect((await read()).length_choice, 'trousers have none').toBeNull();
    await update('Kurta');
    expect((await read()).length_choice).toBe('TAILOR');

    const values = { chest: 980, waist: 840, height: 1750, top_length: 1000 };
    await makeMeasurement(shop, customer, { label: 'With length', values });
    expect((await place({ ...DRESS, length_choice: 'PICTURE' }, customer)).json().length_choice).toBeNull();
  });

  test('takes an uploaded picture of the measurements', async () => {
    const customer = await signUp(shop);
    const order = { ...DRESS, measurement_option: 'Upload' };
    const placed = await place(order, customer, { measurement_picture: await png() });
    expect(placed.json()).toMatchObject({
      measurement_source: 'UPLOAD',
      measurement_picture: expect.stringContaining('/files/'),
      measurement_label: null,
    });
  });

  test('of shoes has a number and no measurements', async () => {
    const customer = await signUp(shop);
    const order = (await place(SHOES, customer, { measurement_picture: await png() })).json();
    expect(order).toMatchObject({
      item_type: 'shoes',
      shoe_size: 42,
      measurement_source: null,
      measurement_picture: null,
      price: null,
    });
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain('Number 42');
  });

  test('is measured by a garment that goes along with the cloth (orders-180)', async () => {
    const customer = await signUp(shop);
    const said = { kind: 'Blue kameez', name: 'Sana', age_group: 'adult', gender: 'female' };
    const order = { ...DRESS, ...COLLECTED, measurement_option: 'Sample' };
    const placed = await place({ ...order, measurement_sample: JSON.stringify(said) }, customer);
    expect(placed.statusCode, placed.body).toBe(201);
    const { id } = placed.json();
    expect(placed.json()).toMatchObject({
      measurement_source: 'SAMPLE',
      measurement_picture: null,
      question: null,
      measurement_sample: { ...said, place: 'WITH_CUSTOMER' },
    });
    const support = await signUp(shop, { userType: 'support' });
    const take = async (by: SignedUp, step: Record<string, unknown>) => {
      const response = await sendStep(shop, id, by, step);
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    };
    await take(support, { action: 'price', stitching: 3500, dress_type: 'Kurta', fabric_type: 'Cotton' });
    await take(customer, { action: 'confirm' });
    const accepted = await take(support, { action: 'accept' });
    expect(accepted.garments[0].measurement_sample).toMatchObject({
      ...said,
      actions: ['receive', 'measure', 'lose'],
    });
    expect(accepted.actions).not.toContain('start');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('says which garment goes along, and takes none for shoes (orders-180)', async () => {
    const customer = await signUp(shop);
    const refused = async (fields: Record<string, string>) => {
      const response = await place(fields, customer);
      return [response.statusCode, Object.keys(response.json())];
    };
    const dress = { ...DRESS, measurement_option: 'Sample' };
    expect(await refused(dress)).toEqual([400, ['measurement_sample']]);
    expect(await refused({ ...dress, measurement_sample: '{"kind":""}' })).toEqual([
      400,
      ['measurement_sample'],
    ]);
    const shoes = { ...SHOES, measurement_option: 'Sample' };
    expect(await refused(shoes)).toEqual([400, ['measurement_option']]);
    expect(await countOrders(customer)).toBe(0);
  });

  test('asks for measurements where none are saved', async () => {
    const customer = await signUp(shop);
    const refused = await place(DRESS, customer);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      measurement_option: ['No Meaurement added, choose other option or update measurement from profile'],
    });
    expect(await countOrders(customer)).toBe(0);
  });

  test.each<[Record<string, string>, string]>([
    [{ shoe_size: '0' }, 'shoe_size'],
    [{ shoe_size: '61' }, 'shoe_size'],
    [{ gender: 'robot' }, 'gender'],
    [{ item_type: 'hat' }, 'item_type'],
    [{ email: 'amna@' }, 'email'],
    [{ expected_delivery_date: '2026-02-30' }, 'expected_delivery_date'],
    [{ expected_delivery_date: addDays(dayInKarachi(), -1) }, 'expected_delivery_date'],
    [{ additional_notes: 'a line\n'.repeat(5000) }, 'additional_notes'],
    [{ contact_number: '' }, 'contact_number'],
  ])('refuses %j on its field', async (change, field) => {
    const customer = await signUp(shop);
    const response = await place({ ...SHOES, ...change }, customer);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('asks for a number where the account has none', async () => {
    const customer = await signUp(shop, { phoneNumber: null });
    const response = await place({ ...SHOES, is_contact_same_as_register: 'true' }, customer);
    expect(response.json()).toEqual({ contact_number: ['Enter the number we should call.'] });
  });

  test('cannot be confirmed before it has a price', async () => {
    const customer = await signUp(shop);
    const { id } = (await place(SHOES, customer)).json();
    const response = await shop.app.inject({
      method: 'PATCH',
      url: `/tailor_module/single-order/${id}/checkout/`,
      headers: customer.headers,
    });
    expect([response.statusCode, response.json().code]).toEqual([409, 'orders.price_missing']);
  });

  test('is listed beside those of /book-tailor, to its customer only', async () => {
    const [customer, other] = [await signUp(shop), await signUp(shop)];
    const { id } = (await place(SHOES, customer)).json();
    const list = (who: SignedUp) =>
      shop.app.inject({ url: '/tailor_module/single-orders/all/', headers: who.headers });
    expect((await list(customer)).json().results).toMatchObject([{ id, item_type: 'shoes' }]);
    expect((await list(other)).json().results).toEqual([]);
    const read = { url: `/tailor_module/single-order/${id}/`, headers: other.headers };
    expect((await shop.app.inject(read)).statusCode).toBe(404);
  });

  test('is for customers who are signed in', async () => {
    expect((await place(SHOES)).statusCode).toBe(401);
    expect((await place(SHOES, await signUp(shop, { userType: 'brand' }))).statusCode).toBe(403);
  });

  test('is priced by support, who settles what was left open, and confirmed by its customer (orders-31)', async () => {
    const customer = await signUp(shop);
    const support = await signUp(shop, { userType: 'support' });
    await makeMeasurement(shop, customer);
    const tailor = await makeTailor(shop);
    const { id } = (await place({ ...DRESS, ...COLLECTED }, customer)).json();
    const promised = nearestBusinessDay(addDays(day, 10), usualDaysOff(day));
    const price = (change: object) =>
      sendStep(shop, id, support, {
        action: 'price',
        stitching: 3200,
        expected_delivery_date: promised,
        ...change,
      });
    for (const [change, field] of [
      [{ tailor: 99_999 }, 'tailor'],
      [{ expected_delivery_date: addDays(weekOf(day), 6) }, 'expected_delivery_date'],
      [{ dress_type: 'Space_Suit' }, 'dress_type'],
      [{ dress_type: 'Kurta', fabric_type: 'Paper' }, 'fabric_type'],
      [{ stitching: -1 }, 'stitching'],
      [{ stitching: 1e12 }, 'stitching'],
      [{ expected_delivery_date: '2026-02-30' }, 'expected_delivery_date'],
    ] as const) {
      const refused = await price(change);
      expect([refused.statusCode, Object.keys(refused.json())], JSON.stringify(change)).toEqual([
        400,
        [field],
      ]);
    }
    const response = await price({ tailor: tailor.id, dress_type: 'Kurta', fabric_type: 'Cotton' });
    expect(response.json()).toMatchObject({
      status: 'PLACED',
      tailor: tailor.id,
      dress_type: 'Kurta',
      fabric_type: 'Cotton',
      total_bill: 3200,
      expected_delivery_date: promised,
    });
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.subject).toContain('has a price');
    const confirmed = await shop.app.inject({
      method: 'PATCH',
      url: `/tailor_module/single-order/${id}/checkout/`,
      headers: customer.headers,
      payload: {},
    });
    expect(confirmed.json()).toMatchObject({ status: 'CONFIRMED', total_bill: 3200 });
  });

  test.each([
    ['male', 'Kurta', 'Ladies Tailor', 400],
    ['male', undefined, 'Ladies Tailor', 400],
    ['female', 'Kurta', 'Gents Tailor', 400],
    ['female', 'Kurta', 'Ladies Tailor', 200],
    ['female', 'Kurta', null, 200],
    // Only gents tailors stitch a sherwani.
    ['female', 'Sherwani', 'Gents Tailor', 200],
  ] as const)(
    'for a %s and a %s is given to a %s: %i (orders-46)',
    async (gender, dress_type, type, status) => {
      const support = await signUp(shop, { userType: 'support' });
      const form = { ...DRESS, gender, measurement_option: 'Upload' };
      const placed = await place(form, await signUp(shop), { measurement_picture: await png() });
      const { id: tailor } = await makeTailor(shop, { type });
      const step = { action: 'price', stitching: 3200, tailor, dress_type };
      const response = await sendStep(shop, placed.json().id, support, step);
      expect(response.statusCode, response.body).toBe(status);
      if (status === 200) expect(response.json().tailor).toBe(tailor);
      else expect(Object.keys(response.json())).toEqual(['tailor']);
    },
  );

  test('names no dress type for shoes; their invoice names the number', async () => {
    const customer = await signUp(shop);
    const support = await signUp(shop, { userType: 'support' });
    const { id } = (await place({ ...SHOES, ...COLLECTED }, customer)).json();
    const wrong = await sendStep(shop, id, support, { action: 'price', stitching: 900, dress_type: 'Kurta' });
    expect(Object.keys(wrong.json())).toEqual(['dress_type']);
    await sendStep(shop, id, support, { action: 'price', stitching: 900 });
    await sendStep(shop, id, customer, { action: 'confirm' });
    const [invoice] = await shop.deps.db.select().from(documents).where(eq(documents.orderId, id));
    expect(JSON.stringify(invoice?.content)).toContain('Shoes, number 42');
  });

  test('says by an edit who brings it and where to, and its fees follow (orders-32)', async () => {
    const customer = await signUp(shop);
    const support = await signUp(shop, { userType: 'support' });
    const dress = { ...DRESS, measurement_option: 'Upload' };
    const { id } = (await place(dress, customer, { measurement_picture: await png() })).json();
    const home = {
      full_name: 'Amna Malik',
      phone: '07400 123456',
      address: '5 Mill Lane',
      city: 'Leeds',
      country: 'GB',
    };
    const travel = (change: object) =>
      sendStep(shop, id, customer, {
        action: 'edit',
        handover: {
          country: 'GB',
          pickup: 'BY_SHOP',
          delivery: 'BY_SHOP',
          payment_type: 'ADVANCE',
          collection_address: JSON.stringify(home),
          delivery_address: JSON.stringify(home),
          ...change,
        },
      });
    for (const [change, field] of [
      [{ pickup: 'BY_OWN' }, 'pickup'],
      [{ payment_type: 'COD' }, 'payment_type'],
      [{ delivery_address: '987654' }, 'delivery_address'],
      [{ delivery_address: undefined }, 'delivery_address'],
    ] as const) {
      const refused = await travel(change);
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
    }
    const edited = await travel({});
    expect(edited.json()).toMatchObject({
      country: 'GB',
      pickup: 'BY_SHOP',
      payment_type: 'ADVANCE',
      delivery_address: { city: 'Leeds', phone: '+447400123456' },
    });
    const priced = await sendStep(shop, id, support, { action: 'price', stitching: 900 });
    const { price, total_bill } = priced.json();
    expect(price.delivery_fee).toBeGreaterThan(0);
    expect(total_bill).toBe(900 + price.collection_fee + price.delivery_fee);

    const here = await travel({
      country: 'PK',
      pickup: 'BY_OWN',
      delivery: 'BY_OWN',
      payment_type: 'COD',
    });
    expect(here.json()).toMatchObject({ total_bill: 900, delivery_address: null, payment_type: 'COD' });
  });
});
