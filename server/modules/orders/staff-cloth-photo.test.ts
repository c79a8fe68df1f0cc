import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../test/factories-orders.ts';

const shop = testApp({ JOBS: 'false' });

async function accepted(): Promise<PlacedGarment> {
  const order = await placeGarment(shop);
  for (const [by, action] of [
    [order.customer, 'confirm'],
    [order.tailor, 'accept'],
  ] as const)
    expect((await sendStep(shop, order.id, by, { action })).statusCode).toBe(200);
  return order;
}

async function receive(id: number, by: SignedUp, fields: Record<string, string>, key?: string) {
  const form = multipart(fields, { photo: await jpeg() });
  return shop.app.inject({
    method: 'POST',
    url: `/api/staff/orders/${id}/cloth-receipts/`,
    payload: form.payload,
    headers: { ...form.headers, ...by.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

const read = async (id: number, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();

test('staff write down the cloth with a photo that customer, tailor and staff see, once (orders-230)', async () => {
  const { id, tailor, customer } = await accepted();
  const agent = await signUp(shop, { userType: 'support' });
  const said = {
    metres: '4',
    pieces: '2',
    bag_tag: 'B-7',
    expected_status: 'ACCEPTED',
    reason: 'At the counter',
  };
  for (let attempt = 0; attempt < 2; attempt++) {
    const taken = await receive(id, agent, said, 'the-cloth-of-a-customer');
    expect(taken.statusCode, taken.body).toBe(200);
  }
  for (const reader of [tailor, customer, agent]) {
    const seen = await read(id, reader);
    expect(seen.cloth_receipts).toMatchObject([{ metres: 4, pieces: 2, bag_tag: 'B-7' }]);
    const [address] = seen.cloth_receipts[0].photos;
    expect(seen.cloth_receipts[0].photos).toHaveLength(1);
    expect((await shop.app.inject(address)).headers['content-type']).toMatch(/^image\//);
    expect((await shop.app.inject(address.split('?')[0])).statusCode, 'without signature').not.toBe(200);
    expect(seen.events.at(-1)).toMatchObject({ action: 'receive_cloth', photos: [expect.any(String)] });
  }
});

test('without a photo, in a state that has passed, by others and for no such order', async () => {
  const { id, tailor, customer } = await accepted();
  const agent = await signUp(shop, { userType: 'support' });
  for (const other of [tailor, customer]) expect((await receive(id, other, {})).statusCode).toBe(403);
  expect((await receive(2_000_000_000, agent, {})).statusCode).toBe(404);
  const wrong = await receive(id, agent, { metres: 'four' });
  expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['metres']]);
  const late = await receive(id, agent, { expected_status: 'CONFIRMED' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'orders.status_changed']);
  const changed = await receive(id, agent, { expected_events: '1' });
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'orders.changed_meanwhile']);
  const plain = multipart({ metres: '4' });
  const taken = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/orders/${id}/cloth-receipts/`,
    payload: plain.payload,
    headers: { ...plain.headers, ...agent.headers },
  });
  expect(taken.statusCode, taken.body).toBe(200);
  const again = await receive(id, agent, {});
  expect([again.statusCode, again.json().code]).toEqual([409, 'orders.step_not_allowed']);
});
