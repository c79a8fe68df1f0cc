import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, makeMeasurement, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { files } from '../../../db/schema/files.ts';
import { measurements } from '../../../db/schema/measurements.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { orderAddresses } from '../../../db/schema/orders.ts';
import { tailorRates } from '../../../db/schema/tailors.ts';

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
const setRate = (tailorId: number, rupees: number) =>
  shop.deps.db.update(tailorRates).set({ rupees }).where(eq(tailorRates.tailorId, tailorId));
const HOME = {
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4',
  city: 'Lahore',
  postal_code: '54660',
  country: 'PK',
};

interface Sending {
  files?: Record<string, Buffer>;
  by?: Pick<SignedUp, 'headers'> | null;
  key?: string;
}

function edit(
  { id, customer, tailorId }: PlacedGarment,
  change: Record<string, string>,
  { files: pictures = {}, by = customer, key }: Sending = {},
) {
  const { payload, headers } = multipart({ ...FORM, tailor: String(tailorId), ...change }, pictures);
  return shop.app.inject({
    method: 'PUT',
    url: `/api/orders/${id}/`,
    payload,
    headers: { ...headers, ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

const read = async ({ id, customer }: PlacedGarment) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers })).json();
const countFiles = (ownerId: number) => shop.deps.db.$count(files, eq(files.ownerId, ownerId));

describe('editing a placed order by its form (orders-32)', () => {
  test('changes tailor, garment, measures, ways and addresses, and counts price and day again', async () => {
    const order = await placeGarment(shop);
    const other = await signUpTailor(shop, { Kurta: 4000 });
    const record = await makeMeasurement(shop, order.customer, { label: 'My brother' });
    const before = await read(order);
    const response = await edit(order, {
      tailor: String(other.tailorId),
      dress_type: 'Kurta',
      fabric_type: 'Linen',
      description: 'Two pockets',
      measurement: String(record.id),
      delivery_type: 'URGENT',
      pickup: 'BY_SHOP',
      delivery: 'BY_SHOP',
      collection_address: JSON.stringify(HOME),
      delivery_address: JSON.stringify({ ...HOME, address: 'Office 9' }),
      is_contact_same_as_register: 'false',
      other_number: '0300 7654321',
      is_requested_sample: 'true',
      design_choices: JSON.stringify({ collar: 'band' }),
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      id: order.id,
      tracking_id: order.trackingNumber,
      status: 'PLACED',
      tailor: other.tailorId,
      dress_type: 'Kurta',
      fabric_type: 'Linen',
      description: 'Two pockets',
      measurement: record.id,
      measurement_label: 'My brother',
      contact_number: '+923007654321',
      collection_address: { address: HOME.address },
      delivery_address: { address: 'Office 9' },
      price: {
        stitching: 4000,
        urgent_surcharge: 1200,
        collection_fee: 200,
        delivery_fee: 250,
        sample_fee: 150,
        cloth: 0,
        total: 5800,
      },
      total_bill: 5800,
      actions: ['confirm', 'edit', 'cancel'],
    });
    expect(response.json().design).toHaveLength(1);
    expect(response.json().order_date).toBe(before.order_date);
    const actions = await shop.deps.db
      .select({ action: orderEvents.action })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(orderEvents.id);
    expect(actions).toEqual([{ action: 'place' }, { action: 'edit' }]);

    const back = await edit(order, {});
    expect(back.json()).toMatchObject({
      tailor: order.tailorId,
      collection_address: null,
      delivery_address: null,
      contact_number: '+923001234567',
      design: [],
      total_bill: 2500,
    });
    const rows = await shop.deps.db.select().from(orderAddresses).where(eq(orderAddresses.orderId, order.id));
    expect(rows).toEqual([]);
    const confirmed = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect(confirmed.json()).toMatchObject({ status: 'CONFIRMED', total_bill: 2500 });
  });

  test('keeps the frozen measures of a record that is gone, when the form names none', async () => {
    const order = await placeGarment(shop);
    await shop.deps.db.delete(measurements).where(eq(measurements.userId, order.customer.id));
    const response = await edit(order, { description: 'Two pockets' });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      description: 'Two pockets',
      measurement: null,
      measurement_source: 'STORE',
      measurement_label: 'Own',
    });
  });

  test('keeps pictures that are not sent, and removes those that are replaced or left', async () => {
    const order = await placeGarment(shop);
    const sent = await edit(
      order,
      { measurement_source: 'UPLOAD' },
      { files: { dress_design: await jpeg(), measurement_picture: await jpeg() } },
    );
    const [design, picture] = [sent.json().dress_design, sent.json().measurement_picture];
    expect([design, picture]).toEqual([expect.any(String), expect.any(String)]);
    const path = (link: string) => new URL(link, 'http://shop').pathname;
    const kept = (await edit(order, { measurement_source: 'UPLOAD', description: 'Same pictures' })).json();
    expect([path(kept.dress_design), path(kept.measurement_picture)]).toEqual([path(design), path(picture)]);

    const changed = (await edit(order, {}, { files: { dress_design: await jpeg(80, 80) } })).json();
    expect(changed.measurement_picture).toBeNull();
    expect(path(changed.dress_design)).not.toBe(path(design));
    for (const gone of [design, picture]) expect((await shop.app.inject(gone)).statusCode).toBe(404);
    expect((await shop.app.inject(changed.dress_design)).statusCode).toBe(200);
    expect(await countFiles(order.customer.id)).toBe(1);
  });

  test('a price that staff has set stays for the same garment, and goes with another one', async () => {
    const order = await placeGarment(shop);
    const support = await signUp(shop, { userType: 'support' });
    await sendStep(shop, order.id, support, { action: 'price', stitching: 9000 });
    const same = await edit(order, { delivery: 'BY_SHOP' });
    expect(same.json().price).toMatchObject({ stitching: 9000, delivery_fee: 250, total: 9250 });
    const other = await edit(order, { dress_type: 'Kurta' });
    expect(other.json().price).toMatchObject({ stitching: 1900, total: 1900 });
    await setRate(order.tailorId, 2000);
    const told = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect([told.json().code, told.json().total]).toEqual([
      'orders.terms_changed',
      { before: 1900, now: 2000 },
    ]);
    const confirmed = await sendStep(shop, order.id, order.customer, { action: 'confirm', total: 2000 });
    expect(confirmed.json()).toMatchObject({ status: 'CONFIRMED', total_bill: 2000 });
  });

  test('the same request again answers as before, also after the confirmation', async () => {
    const order = await placeGarment(shop);
    const first = await edit(order, { description: 'Once' }, { key: 'edit-once' });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    const again = await edit(order, { description: 'Once' }, { key: 'edit-once' });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const late = await edit(order, { description: 'Too late' }, { files: { dress_design: await jpeg() } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'orders.step_not_allowed']);
    expect(await countFiles(order.customer.id)).toBe(0);
  });

  test.each([
    [{ tailor: '999999' }, 'tailor'],
    [{ dress_type: 'Lehenga' }, 'dress_type'],
    [{ fabric_type: 'Chainmail' }, 'fabric_type'],
    [{ measurement: '999999' }, 'measurement'],
    [{ measurement_source: 'UPLOAD' }, 'measurement_picture'],
    [{ is_contact_same_as_register: 'false' }, 'other_number'],
    [{ delivery: 'BY_SHOP', delivery_address: '999999' }, 'delivery_address'],
    [{ payment_type: 'ADVANCE' }, 'payment_type'],
    [{ country: 'GB' }, 'pickup'],
    [{ description: 'x'.repeat(2001) }, 'description'],
  ])('%j is 400, and nothing changes', async (change, field) => {
    const order = await placeGarment(shop);
    const before = await read(order);
    const response = await edit(order, change);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
    expect(await read(order)).toEqual(before);
  });

  test('is for its customer only, and for garments', async () => {
    const order = await placeGarment(shop);
    expect((await edit(order, {}, { by: null })).statusCode).toBe(401);
    expect((await edit(order, {}, { by: await signUp(shop) })).statusCode).toBe(404);
    expect((await edit(order, {}, { by: order.tailor })).statusCode).toBe(403);
    const shoes = multipart({
      item_type: 'shoes',
      shoe_size: '42',
      gender: 'female',
      email: 'amna@mail.example',
      expected_delivery_date: addDays(dayInKarachi(), 90),
      is_contact_same_as_register: 'true',
    });
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/single-order/create/',
      payload: shoes.payload,
      headers: { ...shoes.headers, ...order.customer.headers },
    });
    const response = await edit({ ...order, id: placed.json().id }, {});
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { dress_type: ['Shoes have no dress type and no fabric.'] },
    ]);
  });
});
