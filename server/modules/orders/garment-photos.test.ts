import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../test/factories-orders.ts';

const shop = testApp();

async function acceptedPair() {
  const order = await placeGarment(shop);
  const [first = 0, second = 0] = await addGarment(shop, order);
  for (const [by, action] of [
    [order.customer, 'confirm'],
    [order.tailor, 'accept'],
    [order.tailor, 'receive_cloth'],
  ] as const) {
    const taken = await sendStep(shop, order.id, by, { action });
    expect(taken.statusCode, taken.body).toBe(200);
  }
  return { ...order, first, second };
}

async function step(id: number, garment: number, by: SignedUp, fields: Record<string, string>, key?: string) {
  const form = multipart(fields, { photo: await jpeg() });
  return shop.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/garments/${garment}/steps/`,
    payload: form.payload,
    headers: { ...form.headers, ...by.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

test("a photo of a garment's own step is seen with it by tailor and customer, and kept once (orders-199)", async () => {
  const { id, first, second, tailor, customer } = await acceptedPair();
  const sent = { action: 'start', expected_progress: 'WAITING' };
  for (let attempt = 0; attempt < 2; attempt++) {
    const started = await step(id, second, tailor, sent, 'photo-of-a-start');
    expect(started.statusCode, started.body).toBe(200);
  }
  for (const by of [tailor, customer]) {
    const { events } = (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();
    const own = events.filter(({ photos }: { photos: string[] }) => photos.length > 0);
    expect(own).toMatchObject([{ action: 'work_garment', photos: [expect.stringContaining('signature')] }]);
    expect((await shop.app.inject({ url: own[0].photos[0] })).statusCode).toBe(200);
  }
  expect((await sendGarmentStep(shop, id, first, tailor, { action: 'start' })).statusCode, 'without').toBe(
    200,
  );
});

test('a step that is not allowed, that of a stranger, and a cancel take none', async () => {
  const { id, first, second, tailor, customer } = await acceptedPair();
  expect((await step(id, second, tailor, { action: 'make_ready' })).statusCode).toBe(409);
  for (const stranger of [await signUp(shop), (await acceptedPair()).tailor])
    expect((await step(id, second, stranger, { action: 'start' })).statusCode).toBe(404);
  const cancelled = await step(id, first, customer, { action: 'cancel', reason: 'One less' });
  expect([cancelled.statusCode, Object.keys(cancelled.json())]).toEqual([400, ['photo']]);
});
