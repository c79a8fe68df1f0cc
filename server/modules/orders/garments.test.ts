import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { promisedDay } from '../../../contract/promised-day.ts';
import { testApp } from '../../../test/app.ts';
import { jpeg, makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendGarment,
  sendStep,
  signUpTailor,
} from '../../../test/factories-orders.ts';
import { files } from '../../db/schema/files.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { tailorRates } from '../../db/schema/tailors.ts';

const shop = testApp();
const today = dayInKarachi();
const promised = (garments: number) =>
  promisedDay(
    today,
    { inHouse: false, leadTimeDays: 10 },
    'NORMAL',
    usualDaysOff(today),
    undefined,
    garments,
  );

const read = async (id: number, { headers }: Pick<SignedUp, 'headers'>) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers })).json();
const add = (order: PlacedGarment, change: Record<string, string> = {}, sent = {}) =>
  sendGarment(shop, order, { change, ...sent });
const remove = (order: PlacedGarment, garment: number, by: SignedUp = order.customer, key?: string) =>
  shop.app.inject({
    method: 'DELETE',
    url: `/api/orders/${order.id}/garments/${garment}/`,
    headers: { ...by.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
const countFiles = (ownerId: number) => shop.deps.db.$count(files, eq(files.ownerId, ownerId));

describe('a garment that is added to a placed order (orders-101)', () => {
  test('is of its own person, on the same bill, a day later', async () => {
    const order = await placeGarment(shop);
    const son = await makeMeasurement(shop, order.customer, { label: 'My son' });
    const before = await read(order.id, order.customer);
    expect(before).toMatchObject({ expected_delivery_date: promised(1), total_bill: 2500 });
    const added = await add(order, {
      dress_type: 'Kurta',
      fabric_type: 'Linen',
      description: 'Two pockets',
      measurement: String(son.id),
      length_choice: 'TAILOR',
    });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      dress_type: 'Shalwar_Kameez',
      total_bill: 4400,
      price: { stitching: 4400 },
      expected_delivery_date: promised(2),
      garments: [
        {
          dress_type: 'Shalwar_Kameez',
          description: 'Ban collar',
          stitching: 2500,
          measurement: before.measurement,
        },
        {
          dress_type: 'Kurta',
          fabric_type: 'Linen',
          description: 'Two pockets',
          stitching: 1900,
          measurement: son.id,
          measurement_label: 'My son',
          length_choice: 'TAILOR',
        },
      ],
    });
    expect(added.json().events.at(-1)).toMatchObject({ action: 'edit', note: 'A garment was added.' });
    const listed = await shop.app.inject({
      url: '/tailor_module/single-orders/all/',
      headers: order.customer.headers,
    });
    expect(listed.json().results[0].garments).toEqual([
      { id: expect.any(Number), item_type: 'dress', dress_type: 'Shalwar_Kameez', measurement_label: 'Own' },
      { id: expect.any(Number), item_type: 'dress', dress_type: 'Kurta', measurement_label: 'My son' },
    ]);
  });

  test('has its own pictures', async () => {
    const order = await placeGarment(shop);
    const pictures = { dress_design: await jpeg(), measurement_picture: await jpeg() };
    const { garments } = (await add(order, { measurement_source: 'UPLOAD' }, { pictures })).json();
    expect(garments).toMatchObject([
      { dress_design: null, measurement_picture: null },
      {
        measurement_source: 'UPLOAD',
        measurement_label: null,
        dress_design: expect.any(String),
        measurement_picture: expect.any(String),
      },
    ]);
    expect((await shop.app.inject({ url: garments[1].dress_design })).statusCode).toBe(200);
    const removed = await remove(order, garments[1].id);
    expect(removed.json().garments).toHaveLength(1);
    expect(await countFiles(order.customer.id)).toBe(0);
  });

  test('is added once, however often it is sent', async () => {
    const order = await placeGarment(shop);
    const twice = await Promise.all([
      add(order, {}, { key: 'once-only-1' }),
      add(order, {}, { key: 'once-only-1' }),
    ]);
    for (const { statusCode } of twice) expect([201, 409]).toContain(statusCode);
    expect((await add(order, {}, { key: 'once-only-1' })).statusCode).toBe(201);
    expect((await read(order.id, order.customer)).garments).toHaveLength(2);
  });

  test('is billed with the order, and stays once it is confirmed', async () => {
    const order = await placeGarment(shop, { delivery: 'BY_SHOP', delivery_type: 'URGENT' });
    const { total_bill: total, garments } = (await add(order)).json();
    expect(total).toBe(5000 + 1500 + 250);
    expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
    const refused = { status: 'CONFIRMED', code: 'orders.step_not_allowed' };
    const late = [await add(order), await remove(order, garments[1].id)];
    for (const one of late) expect([one.statusCode, one.json()]).toMatchObject([409, refused]);
    expect(await read(order.id, order.tailor)).toMatchObject({
      collect: total,
      garments: [{}, { stitching: 2500 }],
    });
  });

  test('follows the rates until the order is confirmed', async () => {
    const order = await placeGarment(shop);
    await add(order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
    await shop.deps.db
      .update(tailorRates)
      .set({ rupees: 2000 })
      .where(eq(tailorRates.tailorId, order.tailorId));
    const confirm = { action: 'confirm' };
    const changed = await sendStep(shop, order.id, order.customer, confirm);
    expect(changed.json()).toMatchObject({
      code: 'orders.terms_changed',
      total: { before: 4400, now: 4000 },
    });
    await sendStep(shop, order.id, order.customer, { ...confirm, total: 4000 });
    expect(await read(order.id, order.customer)).toMatchObject({
      status: 'CONFIRMED',
      total_bill: 4000,
      garments: [{ stitching: 2000 }, { stitching: 2000 }],
    });
  });

  test('is refused beyond twelve, unknown, incomplete, or for an order without a price', async () => {
    const order = await placeGarment(shop);
    for (let number = 2; number <= 12; number += 1) expect((await add(order)).statusCode).toBe(201);
    expect((await add(order)).json()).toMatchObject({ code: 'orders.too_many_garments' });
    const other = await placeGarment(shop);
    const wrong: [Record<string, string>, string][] = [
      [{ dress_type: 'Sherwani' }, 'dress_type'],
      [{ fabric_type: 'Gold' }, 'fabric_type'],
      [{ measurement: '999999' }, 'measurement'],
      [{ measurement_source: 'UPLOAD' }, 'measurement_picture'],
      [{ description: 'x'.repeat(2001) }, 'description'],
      [{ design_choices: '{"collar":"none of ours"}' }, 'design_choices'],
    ];
    for (const [change, field] of wrong) {
      const response = await add(other, change);
      expect([response.statusCode, Object.keys(response.json())], JSON.stringify(change)).toEqual([
        400,
        [field],
      ]);
    }
    expect((await read(other.id, other.customer)).garments).toHaveLength(1);
  });

  test("is nobody else's to add, change or remove", async () => {
    const order = await placeGarment(shop);
    const { garments } = (await add(order)).json();
    const [somebody, other] = [await signUp(shop), await placeGarment(shop)];
    const url = `/api/orders/${order.id}/garments/`;
    expect((await sendGarment(shop, order, { by: null })).statusCode).toBe(401);
    for (const by of [somebody, other.customer]) {
      const sent = [
        await sendGarment(shop, order, { by }),
        await sendGarment(shop, order, { by, garment: garments[0].id }),
        await remove(order, garments[0].id, by),
      ];
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    // Of the own order, but a garment of another.
    const foreign = [
      await sendGarment(shop, other, { garment: garments[0].id }),
      await remove(other, garments[0].id),
    ];
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const tailor = await shop.app.inject({ method: 'POST', url, headers: order.tailor.headers });
    expect(tailor.statusCode).toBe(403);
    expect((await read(order.id, order.customer)).garments).toEqual([
      expect.objectContaining({ id: garments[0].id }),
      expect.objectContaining({ id: garments[1].id }),
    ]);
  });
});

describe('a garment that is changed or removed (orders-102)', () => {
  test.each([0, 1])('gets another form, and keeps what is not sent: garment %i', async (place) => {
    const order = await placeGarment(shop);
    const son = await makeMeasurement(shop, order.customer, { label: 'My son' });
    const { garments } = (await add(order)).json();
    const { id } = garments[place];
    const pictures = { dress_design: await jpeg() };
    await sendGarment(shop, order, { garment: id, change: { measurement: String(son.id) }, pictures });
    const changed = await sendGarment(shop, order, {
      garment: id,
      change: { dress_type: 'Kurta', fabric_type: 'Linen', length_choice: 'TAILOR' },
    });
    expect(changed.json()).toMatchObject({ total_bill: 4400, price: { stitching: 4400 } });
    expect(changed.json().garments[place]).toMatchObject({
      id,
      dress_type: 'Kurta',
      fabric_type: 'Linen',
      stitching: 1900,
      measurement_label: 'My son',
      dress_design: expect.any(String),
    });
    expect(changed.json().garments[1 - place]).toMatchObject({
      dress_type: 'Shalwar_Kameez',
      stitching: 2500,
    });
    const { dress_type, measurement_label } = changed.json();
    expect([dress_type, measurement_label]).toEqual(
      place === 0 ? ['Kurta', 'My son'] : ['Shalwar_Kameez', 'Own'],
    );
    // A replaced picture is deleted.
    await sendGarment(shop, order, { garment: id, pictures });
    expect(await countFiles(order.customer.id)).toBe(1);
  });

  test('keeps who gave its measures by a link, unless it gets others', async () => {
    const order = await placeGarment(shop);
    const bilal = { name: 'Bilal', age_group: 'adult' as const, gender: 'male' as const };
    const { db } = shop.deps;
    await db
      .update(singleOrderDetails)
      .set({ measurementFrom: bilal })
      .where(eq(singleOrderDetails.orderId, order.id));
    const { garments, measurement } = await read(order.id, order.customer);
    const [{ id }] = garments;
    const kept = await sendGarment(shop, order, { garment: id, change: { fabric_type: 'Linen' } });
    expect(kept.json()).toMatchObject({ fabric_type: 'Linen', measurement_from: bilal });
    const other = await sendGarment(shop, order, {
      garment: id,
      change: { measurement: String(measurement) },
    });
    expect(other.json().measurement_from).toBeNull();
  });

  test('leaves the others; the next one takes the place of the first', async () => {
    const order = await placeGarment(shop);
    await add(order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
    const { garments } = (await add(order)).json();
    const [first, second, third] = garments.map(({ id }: { id: number }) => id);
    const removed = await remove(order, first, order.customer, 'remove-the-first');
    expect(removed.json()).toMatchObject({
      dress_type: 'Kurta',
      total_bill: 4400,
      expected_delivery_date: promised(2),
      garments: [
        { id: second, dress_type: 'Kurta', stitching: 1900 },
        { id: third, stitching: 2500 },
      ],
    });
    expect((await remove(order, first, order.customer, 'remove-the-first')).statusCode).toBe(200);
    expect((await remove(order, first)).statusCode).toBe(404);
    expect((await remove(order, third)).json()).toMatchObject({
      total_bill: 1900,
      garments: [{ id: second }],
    });
    expect((await remove(order, second)).json()).toMatchObject({ code: 'orders.last_garment' });
  });

  test('goes with the order to another tailor only if that one stitches all of them', async () => {
    const order = await placeGarment(shop);
    await add(order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    const support = await signUp(shop, { userType: 'support' });
    const one = await signUpTailor(shop, { Shalwar_Kameez: 2000 });
    const both = await signUpTailor(shop);
    const to = (tailor: number) =>
      sendStep(shop, order.id, support, { action: 'reassign', tailor, reason: 'Closer to the customer' });
    expect((await to(one.tailorId)).json()).toHaveProperty('tailor');
    expect((await to(both.tailorId)).statusCode).toBe(200);
  });
});
