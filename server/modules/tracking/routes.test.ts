import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/constants/orders.ts';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';

const shop = testApp();
const busyShop = testApp({ RATE_LIMIT: '600' });

/** Must never be shown to holders of the number. */
const DESCRIPTION = 'For the wedding of Ayesha, House 12, Street 4';
const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  description: DESCRIPTION,
  measurement_source: 'STORE',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};

async function place({ app }: TestApp, customer: SignedUp) {
  await makeMeasurement(shop, customer);
  const form = multipart(FORM);
  const answer = await app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload: form.payload,
    headers: { ...form.headers, ...customer.headers },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const track = (number: string, { app }: TestApp = shop, remoteAddress = '203.0.113.5') =>
  app.inject({
    method: 'GET',
    url: `/tailor_module/order-tracking/${encodeURIComponent(number)}/`,
    remoteAddress,
  });

describe('tracking an order', () => {
  test('shows stages, dates and garment to holders of the number', async () => {
    const order = await place(shop, await signUp(shop));
    const answer = await track(order.tracking_id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      tracking_id: order.tracking_id,
      status: 'PLACED',
      stages: [
        { name: 'Order Placed', state: 'current', at: expect.stringMatching(/^\d{4}-.*Z$/) },
        { name: 'In Production', state: 'open', at: null },
        { name: 'Quality Check', state: 'open', at: null },
        { name: 'Shipped', state: 'open', at: null },
        { name: 'Delivered', state: 'open', at: null },
      ],
      items: [{ dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton' }],
      order_date: order.order_date,
      expected_delivery_date: order.expected_delivery_date,
      delivered_at: null,
    });
  });

  test.each(ORDER_STATUSES)('returns an order that is %s, without personal data', async (status) => {
    const customer = await signUp(shop, { firstName: 'Ayesha', lastName: 'Baloch' });
    const order = await place(shop, customer);
    const at = new Date('2026-11-20T09:30:00Z');
    await shop.deps.db.update(orders).set({ status }).where(eq(orders.id, order.id));
    await shop.deps.db
      .insert(orderEvents)
      .values({ orderId: order.id, actorId: customer.id, toStatus: status, note: 'Call 0300 1234567', at });
    const answer = await track(order.tracking_id);
    expect(answer.statusCode).toBe(200);
    const told = answer.json();
    expect(told.status).toBe(status);
    expect(Object.keys(told).sort()).toEqual([
      'delivered_at',
      'expected_delivery_date',
      'items',
      'order_date',
      'stages',
      'status',
      'tracking_id',
    ]);
    for (const item of told.items) expect(Object.keys(item)).toEqual(['dress_type', 'fabric_type']);
    for (const stage of told.stages) expect(Object.keys(stage)).toEqual(['name', 'state', 'at']);
    for (const secret of [customer.username, customer.email, 'Ayesha', 'Baloch', 'Street', '1234567']) {
      expect(answer.body).not.toContain(secret);
    }
    expect(told.delivered_at).toBe(status === 'DELIVERED' ? at.toISOString() : null);
  });

  test('accepts the number in any case, with spaces and dashes, confused characters, and without NP', async () => {
    const { tracking_id } = await place(shop, await signUp(shop));
    const signs = tracking_id.slice(3);
    const misread = signs.replaceAll('0', 'o').replaceAll('1', 'l');
    for (const typed of [
      tracking_id.toLowerCase(),
      ` np ${signs.slice(0, 5)}-${signs.slice(5)} `,
      `NP–${misread}`,
      signs,
    ]) {
      expect((await track(typed)).json().tracking_id, typed).toBe(tracking_id);
    }
  });

  test.each([
    'NP-ZZZZZZZZZZ',
    'NP-SHORT',
    '12',
    'NP-UUUUUUUUUU',
    "NP-1' or 1=1--",
    '\0',
    '../../auth/profile',
    'x'.repeat(150),
    'x'.repeat(5000),
  ])('of %j is 404', async (number) => {
    const answer = await track(number);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ detail: 'Not found.', code: 'request.not_found' });
  });

  test('is 404 by order id, which could be guessed', async () => {
    const { id } = await place(shop, await signUp(shop));
    expect((await track(String(id))).statusCode).toBe(404);
  });

  test('is limited to thirty a minute per address', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await track('NP-ZZZZZZZZZZ', busyShop)).statusCode).toBe(404);
    }
    const refused = await track('NP-ZZZZZZZZZZ', busyShop);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('request.too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await track('NP-ZZZZZZZZZZ', busyShop, '203.0.113.6')).statusCode).toBe(404);
    const elsewhere = await busyShop.app.inject({ url: '/api/settings/', remoteAddress: '203.0.113.5' });
    expect(elsewhere.statusCode).toBe(200);
  });
});

test('shows ready-made goods by name and quantity, and nothing of the customer', async () => {
  const [kurta, cap] = [
    await makeProduct(shop, { name: 'Ajrak Kurta' }),
    await makeProduct(shop, { name: 'Cap' }),
  ];
  const form = orderForm([
    { product: kurta, variant: kurta.variants[0], quantity: 2 },
    { product: cap, variant: cap.variants[1] },
  ]);
  const order = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
  const answer = await track(order.tracking_id);
  expect(answer.json()).toEqual({
    kind: 'goods',
    tracking_id: order.tracking_id,
    status: 'PLACED',
    stages: [
      { name: 'Order Placed', state: 'current', at: expect.stringMatching(/^\d{4}-.*Z$/) },
      { name: 'Packed', state: 'open', at: null },
      { name: 'Shipped', state: 'open', at: null },
      { name: 'Delivered', state: 'open', at: null },
    ],
    items: expect.arrayContaining([
      { name: 'Ajrak Kurta', quantity: 2 },
      { name: 'Cap', quantity: 1 },
    ]),
    order_date: order.order_date,
    expected_delivery_date: order.expected_delivery_date,
    delivered_at: null,
  });
  for (const secret of [form.full_name, form.address, form.email, '4567890', form.city, form.postal_code]) {
    expect(answer.payload).not.toContain(secret);
  }
});
