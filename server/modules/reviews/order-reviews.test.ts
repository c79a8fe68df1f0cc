import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { addGarment, type PlacedGarment, placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { tailors } from '../../db/schema/tailors.ts';

const shop = testApp();

const STEPS = ['confirm', 'accept', 'start', 'check', 'make_ready', 'deliver'];

async function delivered(): Promise<PlacedGarment> {
  return deliver(await placeGarment(shop));
}

async function deliver(order: PlacedGarment): Promise<PlacedGarment> {
  for (const action of STEPS) {
    const by = action === 'confirm' ? order.customer : order.tailor;
    expect((await sendStep(shop, order.id, by, { action })).statusCode).toBe(200);
  }
  return order;
}

interface Feedback {
  fields?: Record<string, string>;
  files?: Record<string, Buffer>;
  key?: string;
}

async function send(
  what: 'review' | 'alteration',
  id: number,
  by: Pick<SignedUp, 'headers'> | null,
  { fields = {}, files = {}, key }: Feedback = {},
) {
  const form = multipart(fields, files);
  return shop.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/${what}/`,
    payload: form.payload,
    headers: { ...form.headers, ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

const read = (id: number, by: Pick<SignedUp, 'headers'>) =>
  shop.app.inject({ url: `/api/orders/${id}/review/`, headers: by.headers });

const ratingOf = async (id: number) => {
  const [row] = await shop.deps.db
    .select({ sum: tailors.ratingSum, count: tailors.ratingCount })
    .from(tailors)
    .where(eq(tailors.id, id));
  return row;
};

const GOOD = { rating: '4', text: 'Neat stitching', fit: '{"chest":"looser","sleeve":"tighter"}' };

describe('the review of a tailor (reviews-4)', () => {
  test('is written once after delivery, counts in the rating, and tells the tailor how it fits', async () => {
    const order = await delivered();
    const before = (await ratingOf(order.tailorId)) ?? { sum: 0, count: 0 };
    expect((await read(order.id, order.customer)).json()).toEqual({ may_review: true, review: null });
    const photo = await jpeg();
    const written = await send('review', order.id, order.customer, {
      fields: GOOD,
      files: { photo_1: photo },
    });
    expect(written.statusCode).toBe(201);
    const fit = { chest: 'looser', sleeve: 'tighter' };
    expect(written.json()).toMatchObject({
      rating: 4,
      text: 'Neat stitching',
      fit,
      photos: [expect.any(String)],
    });
    expect(await ratingOf(order.tailorId)).toEqual({ sum: before.sum + 4, count: before.count + 1 });
    for (const reader of [order.customer, order.tailor, await signUp(shop, { userType: 'support' })]) {
      expect((await read(order.id, reader)).json()).toMatchObject({ may_review: false, review: { fit } });
    }
    const again = await send('review', order.id, order.customer, { fields: { rating: '1' } });
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('reviews.already_written');
    expect(await ratingOf(order.tailorId)).toEqual({ sum: before.sum + 4, count: before.count + 1 });
  });

  test('needs only stars, and is the same review for the same key', async () => {
    const order = await delivered();
    const asked = { fields: { rating: '5' }, key: 'feedback-key-1' };
    const first = await send('review', order.id, order.customer, asked);
    expect(first.json()).toMatchObject({ rating: 5, text: '', fit: {}, photos: [] });
    expect((await send('review', order.id, order.customer, asked)).json()).toEqual(first.json());
  });

  test('waits for the delivery', async () => {
    const order = await placeGarment(shop);
    expect((await read(order.id, order.customer)).json().may_review).toBe(false);
    const early = await send('review', order.id, order.customer, { fields: GOOD });
    expect(early.statusCode).toBe(403);
    expect(early.json().code).toBe('reviews.not_delivered');
  });

  test("is no one else's to read or write", async () => {
    const order = await delivered();
    const [stranger, otherTailor] = [await signUp(shop), await signUp(shop, { userType: 'tailor' })];
    expect((await read(order.id, stranger)).statusCode).toBe(404);
    expect((await read(order.id, otherTailor)).statusCode).toBe(404);
    expect((await send('review', order.id, stranger, { fields: GOOD })).statusCode).toBe(404);
    expect((await send('review', order.id, null, { fields: GOOD })).statusCode).toBe(401);
    expect((await send('review', order.id, order.tailor, { fields: GOOD })).statusCode).toBe(403);
  });

  test.each([
    ['no stars', {}, 'rating'],
    ['six stars', { rating: '6' }, 'rating'],
    ['a novel', { rating: '5', text: 'x'.repeat(2001) }, 'text'],
    ['no JSON', { rating: '5', fit: '{chest' }, 'fit'],
    ['a fit nobody knows', { rating: '5', fit: '{"chest":"wider"}' }, 'fit'],
  ])('refuses %s at its field', async (_name, fields, field) => {
    const order = await delivered();
    const response = await send('review', order.id, order.customer, { fields });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });
});

describe('the reviews of an order of several garments (reviews-7)', () => {
  async function deliveredTwo() {
    const placed = await placeGarment(shop);
    const garments = await addGarment(shop, placed, { dress_type: 'Kurta' });
    return { ...(await deliver(placed)), garments: garments as [number, number] };
  }

  test('are one for each garment, and each counts in the rating', async () => {
    const order = await deliveredTwo();
    const [first, second] = order.garments;
    const before = (await ratingOf(order.tailorId)) ?? { sum: 0, count: 0 };
    const nothing = { may_review: true, review: null };
    expect((await read(order.id, order.customer)).json()).toEqual({
      ...nothing,
      garments: [first, second].map((garment) => ({ garment, ...nothing })),
    });
    const kurta = await send('review', order.id, order.customer, {
      fields: { ...GOOD, garment: String(second) },
      files: { photo_1: await jpeg() },
    });
    expect(kurta.statusCode, kurta.body).toBe(201);
    expect(kurta.json()).toMatchObject({ garment: second, rating: 4, photos: [expect.any(String)] });
    expect((await read(order.id, order.customer)).json()).toMatchObject({
      may_review: true,
      review: { garment: second },
      garments: [
        { garment: first, may_review: true, review: null },
        { garment: second, may_review: false, review: { rating: 4 } },
      ],
    });
    const twice = await send('review', order.id, order.customer, {
      fields: { ...GOOD, garment: String(second) },
    });
    expect(twice.json().code).toBe('reviews.already_written');
    const fields = { rating: '2', garment: String(first) };
    expect((await send('review', order.id, order.customer, { fields })).json()).toMatchObject({
      garment: first,
    });
    expect(await ratingOf(order.tailorId)).toEqual({ sum: before.sum + 6, count: before.count + 2 });
    for (const reader of [order.tailor, await signUp(shop, { userType: 'support' })]) {
      const { may_review, review, garments } = (await read(order.id, reader)).json();
      expect([may_review, review.garment]).toEqual([false, first]);
      expect(garments.map((one: { review: { rating: number } }) => one.review.rating)).toEqual([2, 4]);
    }
    const listed = await shop.app.inject(`/tailor_module/tailors/${order.tailorId}/reviews/`);
    expect(listed.json().count).toBe(2);
  });

  test('name their garment, before a picture is looked at', async () => {
    const [order, other] = [await deliveredTwo(), await deliveredTwo()];
    const files = { photo_1: Buffer.from('no picture') };
    for (const [fields, sentence] of [
      [GOOD, /^Choose which garment/],
      [{ ...GOOD, garment: String(other.garments[0]) }, /^This garment is not in the order/],
      [{ ...GOOD, garment: '0' }, /./],
    ] as const) {
      const refused = await send('review', order.id, order.customer, { fields, files });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({ garment: [expect.stringMatching(sentence)] });
    }
  });

  test('are kept apart from that of the first garment, also as release 1.0.0 writes it', async () => {
    const order = await deliveredTwo();
    const [first, second] = order.garments;
    const { db } = shop.deps;
    const written = {
      orderId: order.id,
      tailorId: order.tailorId,
      customerId: order.customer.id,
      rating: 5,
      text: '',
    };
    await db.insert(reviews).values(written);
    expect(await db.insert(reviews).values(written).onConflictDoNothing().returning()).toEqual([]);
    const said = (garment: number) => ({ fields: { ...GOOD, garment: String(garment) } });
    expect((await send('review', order.id, order.customer, said(first))).json().code).toBe(
      'reviews.already_written',
    );
    expect((await send('review', order.id, order.customer, said(second))).statusCode).toBe(201);
  });

  test('of one garment may name it, and are answered as ever', async () => {
    const order = await delivered();
    const { garments } = (
      await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.customer.headers })
    ).json();
    const fields = { ...GOOD, garment: String(garments[0].id) };
    const written = await send('review', order.id, order.customer, { fields });
    expect(Object.keys(written.json())).toEqual(['id', 'rating', 'text', 'fit', 'photos', 'created_at']);
    expect(Object.keys((await read(order.id, order.customer)).json())).toEqual(['may_review', 'review']);
  });
});

describe('an alteration (orders-16)', () => {
  const WRONG = { reason: 'The left sleeve is too long.' };

  test('is asked for with photos, which customer and tailor see in the history', async () => {
    const order = await delivered();
    const asked = {
      fields: WRONG,
      files: { photo_1: await jpeg(), photo_2: await jpeg() },
      key: 'feedback-key-2',
    };
    const response = await send('alteration', order.id, order.customer, asked);
    expect(response.statusCode).toBe(200);
    expect(response.json().status).toBe('ALTERATION');
    const event = response.json().events.at(-1);
    expect(event).toMatchObject({ action: 'alter', note: WRONG.reason });
    expect(event.photos).toHaveLength(2);
    const retried = await send('alteration', order.id, order.customer, asked);
    expect(retried.statusCode).toBe(200);
    expect(retried.json().events).toHaveLength(response.json().events.length);
    const seen = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.tailor.headers });
    expect(seen.json().events.at(-1).photos).toHaveLength(2);
    const { pathname, search } = new URL(seen.json().events.at(-1).photos[0], 'http://localhost');
    expect((await shop.app.inject({ url: pathname + search })).statusCode).toBe(200);
    const mended = await sendStep(shop, order.id, order.tailor, { action: 'mend' });
    expect(mended.json().status).toBe('IN_PRODUCTION');
  });

  test('is told where the order is when it cannot be asked for, before a picture is looked at', async () => {
    const order = await placeGarment(shop);
    const files = { photo_1: Buffer.from('no picture') };
    const response = await send('alteration', order.id, order.customer, { fields: WRONG, files });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'orders.step_not_allowed' });
  });

  test('needs a reason, and is nobody else’s to ask for', async () => {
    const order = await delivered();
    expect(Object.keys((await send('alteration', order.id, order.customer)).json())).toEqual(['reason']);
    const stranger = await signUp(shop);
    expect((await send('alteration', order.id, stranger, { fields: WRONG })).statusCode).toBe(404);
    expect((await send('alteration', order.id, order.tailor, { fields: WRONG })).statusCode).toBe(403);
    expect((await send('alteration', order.id, null, { fields: WRONG })).statusCode).toBe(401);
  });
});
