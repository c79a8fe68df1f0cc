import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { multipart } from '../../../test/factories.ts';
import { placeGarment, sendStep, signUpTailor } from '../../../test/factories-orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';

const shop = testApp();
const STEPS = ['confirm', 'accept', 'start', 'check', 'make_ready', 'deliver'];

const promisesOf = async (id: number) => {
  const [row] = await shop.deps.db
    .select({ orders: tailors.promisedOrders, kept: tailors.promisesKept, share: tailors.promiseKept })
    .from(tailors)
    .where(eq(tailors.id, id));
  return row;
};

async function deliver(tailor: Awaited<ReturnType<typeof signUpTailor>>, daysLeft: number) {
  const order = await placeGarment(shop, {}, { tailor });
  for (const action of STEPS.slice(0, -1)) {
    const by = action === 'confirm' ? order.customer : tailor;
    expect((await sendStep(shop, order.id, by, { action })).statusCode).toBe(200);
  }
  const expectedDeliveryDate = addDays(dayInKarachi(), daysLeft);
  await shop.deps.db.update(orders).set({ expectedDeliveryDate }).where(eq(orders.id, order.id));
  expect((await sendStep(shop, order.id, tailor, { action: 'deliver' })).statusCode).toBe(200);
  return order;
}

test('a promise is kept by the first delivery on the promised day or before; an alteration counts no more (tailors-12)', async () => {
  const tailor = await signUpTailor(shop);
  const order = await deliver(tailor, 0);
  await deliver(tailor, 3);
  await deliver(tailor, -1);
  expect(await promisesOf(tailor.tailorId)).toEqual({ orders: 3, kept: 2, share: null });
  const form = multipart({ reason: 'The back is loose.' });
  const headers = { ...form.headers, ...order.customer.headers };
  const url = `/api/orders/${order.id}/alteration/`;
  const altered = await shop.app.inject({ method: 'POST', url, payload: form.payload, headers });
  expect(altered.statusCode, altered.body).toBe(200);
  for (const action of ['mend', 'check', 'make_ready', 'deliver']) {
    expect((await sendStep(shop, order.id, tailor, { action })).statusCode).toBe(200);
  }
  expect(await promisesOf(tailor.tailorId)).toEqual({ orders: 3, kept: 2, share: null });
});

test('the share is told from ten orders on, rounded down (tailors-12)', async () => {
  const { tailorId } = await signUpTailor(shop);
  const shareOf = async (promisedOrders: number, promisesKept: number) => {
    await shop.deps.db.update(tailors).set({ promisedOrders, promisesKept }).where(eq(tailors.id, tailorId));
    return (await shop.app.inject(`/tailor_module/tailors/${tailorId}/`)).json().promise_kept;
  };
  expect(await shareOf(9, 9)).toBe(null);
  expect(await shareOf(10, 9)).toBe(90);
  expect(await shareOf(300, 299)).toBe(99);
  expect(await shareOf(12, 0)).toBe(0);
});

test('reviews of a tailor are listed to everybody, newest first, without how the garment fits (tailors-11, reviews-5)', async () => {
  const tailor = await signUpTailor(shop);
  const url = `/tailor_module/tailors/${tailor.tailorId}/reviews/`;
  expect((await shop.app.inject(url)).json()).toEqual({ count: 0, next: null, previous: null, results: [] });
  const texts = ['A clean collar', 'Stitched in time'];
  for (const text of texts) {
    const order = await deliver(tailor, 1);
    const form = multipart({ rating: 5, text, fit: '{"chest":"looser"}' });
    const written = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/review/`,
      payload: form.payload,
      headers: { ...form.headers, ...order.customer.headers },
    });
    expect(written.statusCode, written.body).toBe(201);
  }
  const response = await shop.app.inject(url);
  expect(response.headers['cache-control']).toBe('public, max-age=30');
  const { count, results } = response.json();
  expect(count).toBe(2);
  expect(results.map(({ text }: { text: string }) => text)).toEqual(texts.toReversed());
  expect(response.body).not.toContain('looser');
  expect((await shop.app.inject(`${url}?page=2`)).json().code).toBe('page.invalid');
  await shop.deps.db.update(tailors).set({ active: false }).where(eq(tailors.id, tailor.tailorId));
  expect((await shop.app.inject(url)).statusCode).toBe(404);
});
