import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/constants/orders.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { newTrackingNumber } from '../../infra/secret-tokens.ts';

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
  const response = await app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload: form.payload,
    headers: { ...form.headers, ...customer.headers },
  });
  expect(response.statusCode).toBe(201);
  return response.json();
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
    const response = await track(order.tracking_id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      kind: 'single',
      tracking_id: order.tracking_id,
      steps: 1,
      status: 'PLACED',
      stages: [
        { name: 'Order Placed', state: 'current', at: expect.stringMatching(/^\d{4}-.*Z$/) },
        { name: 'In Production', state: 'open', at: null },
        { name: 'Quality Check', state: 'open', at: null },
        { name: 'Shipped', state: 'open', at: null },
        { name: 'Delivered', state: 'open', at: null },
      ],
      items: [{ item_type: 'dress', dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton' }],
      garments: [{ item_type: 'dress', dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton', progress: null }],
      shipments: [],
      order_date: order.order_date,
      expected_delivery_date: order.expected_delivery_date,
      is_day_promised: true,
      is_paid: false,
      cash: [],
      courier_news: [],
      cloth_due_on: null,
      cloth_collected_at: null,
      delivered_at: null,
      not_delivered_at: null,
    });
  });

  test('names all garments that are stitched, and while in work how far each is (tracking-6)', async () => {
    const order = await placeGarment(shop);
    const change = { dress_type: 'Kurta', fabric_type: 'Linen', description: DESCRIPTION };
    await addGarment(shop, order, change);
    const [first, second, third, fourth] = await addGarment(shop, order, {
      ...change,
      length_choice: 'TAILOR',
    });
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Too few garments.');
    expect(fourth).toBeUndefined();
    const told = async () => (await track(order.trackingNumber)).json();
    const kurta = { item_type: 'dress', dress_type: 'Kurta', fabric_type: 'Linen' };
    const suit = { item_type: 'dress', dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton' };
    const garments = [suit, kurta, kurta].map((garment) => ({ ...garment, progress: null }));
    expect(await told()).toMatchObject({ items: [suit], garments });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    await sendGarmentStep(shop, order.id, third, order.customer, {
      action: 'cancel',
      reason: 'Two are enough',
    });
    await sendStep(shop, order.id, order.tailor, { action: 'accept' });
    expect((await told()).garments).toEqual(garments.slice(0, 2));
    for (const action of ['start', 'check', 'make_ready'])
      await sendGarmentStep(shop, order.id, second, order.tailor, { action });
    const waiting = await track(order.trackingNumber);
    expect(waiting.json()).toMatchObject({
      status: 'IN_PRODUCTION',
      items: [suit],
      garments: [
        { ...suit, progress: 'WAITING' },
        { ...kurta, progress: 'READY' },
      ],
    });
    for (const secret of ['Ayesha', 'Two are enough', '1900', '2500', order.customer.username])
      expect(waiting.body).not.toContain(secret);
    await sendGarmentStep(shop, order.id, first, order.tailor, { action: 'start' });
    expect((await told()).garments[0].progress).toBe('STITCHING');
  });

  test.each(ORDER_STATUSES)('returns an order that is %s, without personal data', async (status) => {
    const customer = await signUp(shop, { firstName: 'Ayesha', lastName: 'Baloch' });
    const order = await place(shop, customer);
    const at = new Date('2026-11-20T09:30:00Z');
    await shop.deps.db.update(orders).set({ status }).where(eq(orders.id, order.id));
    await shop.deps.db
      .insert(orderEvents)
      .values({ orderId: order.id, actorId: customer.id, toStatus: status, note: 'Call 0300 1234567', at });
    const response = await track(order.tracking_id);
    expect(response.statusCode).toBe(200);
    const told = response.json();
    expect(told.status).toBe(status);
    expect(Object.keys(told).sort()).toEqual([
      'cash',
      'cloth_collected_at',
      'cloth_due_on',
      'courier_news',
      'delivered_at',
      'expected_delivery_date',
      'garments',
      'is_day_promised',
      'is_paid',
      'items',
      'kind',
      'not_delivered_at',
      'order_date',
      'shipments',
      'stages',
      'status',
      'steps',
      'tracking_id',
    ]);
    for (const item of told.items)
      expect(Object.keys(item)).toEqual(['item_type', 'dress_type', 'fabric_type']);
    for (const garment of told.garments)
      expect(Object.keys(garment).sort()).toEqual(['dress_type', 'fabric_type', 'item_type', 'progress']);
    for (const stage of told.stages) expect(Object.keys(stage)).toEqual(['name', 'state', 'at']);
    for (const secret of [customer.username, customer.email, 'Ayesha', 'Baloch', 'Street', '1234567']) {
      expect(response.body).not.toContain(secret);
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
    const response = await track(number);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Not found.', code: 'request.not_found' });
  });

  test('is 404 by order id, which could be guessed', async () => {
    const { id } = await place(shop, await signUp(shop));
    expect((await track(String(id))).statusCode).toBe(404);
  });

  test('is limited to 600 a minute of one address', async () => {
    for (let tries = 0; tries < 600; tries += 1) {
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
  const response = await track(order.tracking_id);
  expect(response.json()).toEqual({
    kind: 'goods',
    tracking_id: order.tracking_id,
    steps: 2,
    shipments: [],
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
    is_day_promised: true,
    is_paid: false,
    cash: [],
    courier_news: [],
    delivered_at: null,
    not_delivered_at: null,
  });
  for (const secret of [form.full_name, form.address, form.email, '4567890', form.city, form.postal_code]) {
    expect(response.payload).not.toContain(secret);
  }
});

describe('orders of every kind', () => {
  async function insert(order: Partial<typeof orders.$inferInsert>, customer: SignedUp) {
    const [row] = await shop.deps.db
      .insert(orders)
      .values({
        trackingNumber: newTrackingNumber(),
        paymentMethod: 'COD',
        phone: '+923001234567',
        customerId: customer.id,
        ...order,
      } as typeof orders.$inferInsert)
      .returning();
    if (!row) throw new Error('No order was made');
    return row;
  }
  const handovers = {
    isContactSameAsRegister: true,
    deliveryType: 'NORMAL',
    pickup: 'BY_OWN',
    delivery: 'BY_OWN',
  } as const;

  test('shoes, and a garment that nothing is agreed on yet, have items and no day', async () => {
    const customer = await signUp(shop);
    const base = { kind: 'single', status: 'PLACED', tailorId: IN_HOUSE_TAILOR_ID } as const;
    const [shoes, garment] = [await insert(base, customer), await insert(base, customer)];
    await shop.deps.db.insert(singleOrderDetails).values([
      { orderId: shoes.id, itemType: 'shoes', shoeSize: 42, ...handovers },
      { orderId: garment.id, itemType: 'dress', ...handovers },
    ]);
    expect((await track(shoes.trackingNumber)).json()).toMatchObject({
      kind: 'single',
      steps: 0,
      items: [{ item_type: 'shoes', dress_type: null, fabric_type: null }],
      expected_delivery_date: null,
      is_day_promised: false,
    });
    expect((await track(garment.trackingNumber)).json().items).toEqual([
      { item_type: 'dress', dress_type: null, fabric_type: null },
    ]);
  });

  test.each([
    ['REQUESTED', 'current open open open open'],
    ['QUOTED', 'current open open open open'],
    ['ACCEPTED', 'current open open open open'],
    ['IN_PRODUCTION', 'done current open open open'],
    ['QUALITY_CHECK', 'done done current open open'],
    ['SHIPPED', 'done done done current open'],
    ['DELIVERED', 'done done done done done'],
    ['CANCELLED', 'done open open open open'],
  ] as const)(
    'a bulk order that is %s shows its pieces and stages, not what its customer wrote',
    async (status, stages) => {
      const customer = await signUp(shop);
      const order = await insert({ kind: 'bulk', status, total: 90_000 }, customer);
      await shop.deps.db.insert(bulkOrderDetails).values({
        orderId: order.id,
        itemType: 'Uniforms for the school of Ayesha Baloch',
        numberOfPieces: 120,
        additionalNotes: DESCRIPTION,
        isContactSameAsRegister: true,
      });
      const response = await track(order.trackingNumber);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ kind: 'bulk', status, items: [{ quantity: 120 }] });
      expect(
        response
          .json()
          .stages.map(({ state }: { state: string }) => state)
          .join(' '),
      ).toBe(stages);
      for (const secret of ['Ayesha', 'Street', 'Uniforms', customer.username, customer.email, '1234567']) {
        expect(response.body).not.toContain(secret);
      }
    },
  );

  test('name the courier and its number once they are shipped', async () => {
    const order = await place(shop, await signUp(shop));
    const at = new Date('2026-11-20T09:30:00Z');
    const shipped = { orderId: order.id, fromStatus: 'QUALITY_CHECK', toStatus: 'SHIPPED', at } as const;
    await shop.deps.db
      .insert(orderEvents)
      .values({ ...shipped, courier: 'TCS', courierNumber: '77142093551' });
    const expected = [{ courier: 'TCS', number: '77142093551', at: at.toISOString() }];
    expect((await track(order.tracking_id)).json().shipments).toEqual(expected);

    const kurta = await makeProduct(shop);
    const goods = (
      await sendOrder(shop, orderForm([{ product: kurta, variant: kurta.variants[0] }]), {
        by: await signUp(shop),
      })
    ).json();
    await shop.deps.db.insert(orderEvents).values({
      ...shipped,
      orderId: goods.id,
      sellerOrderId: goods.parts[0].id,
      fromStatus: 'PACKED',
      courier: 'TCS',
    });
    expect((await track(goods.tracking_id)).json().shipments).toEqual([{ ...expected[0], number: null }]);
  });
});

describe('the own recent orders', () => {
  const recent = (by: SignedUp | undefined, query = '') =>
    shop.app.inject({ url: `/api/orders/recent/${query}`, ...(by ? { headers: by.headers } : {}) });

  test('are of all kinds, newest first, with a line about each', async () => {
    const customer = await signUp(shop);
    const garment = await place(shop, customer);
    const kurta = await makeProduct(shop, { name: 'Ajrak Kurta' });
    const cap = await makeProduct(shop, { name: 'Cap' });
    const form = orderForm([
      { product: kurta, variant: kurta.variants[0] },
      { product: cap, variant: cap.variants[0] },
    ]);
    const goods = (await sendOrder(shop, form, { by: customer })).json();
    const { results } = (await recent(customer)).json();
    expect(results).toEqual([
      {
        kind: 'goods',
        delivery_address: null,
        id: goods.id,
        tracking_id: goods.tracking_id,
        order_date: goods.order_date,
        status: 'PLACED',
        name: 'Ajrak Kurta',
        image: expect.stringMatching(/webp$/),
        others: 1,
      },
      {
        kind: 'single',
        delivery_address: null,
        id: garment.id,
        tracking_id: garment.tracking_id,
        order_date: garment.order_date,
        status: 'PLACED',
        item_type: 'dress',
        dress_type: 'Shalwar_Kameez',
        others: 0,
      },
    ]);
  });

  test("of a number are the order that has it, if it is the customer's", async () => {
    const [customer, other] = [await signUp(shop), await signUp(shop)];
    const first = await place(shop, customer);
    await place(shop, customer);
    await shop.deps.db.insert(orderAddresses).values({
      orderId: first.id,
      purpose: 'delivery',
      fullName: 'Amna Khan',
      address: 'Mall Road 1',
      city: 'Lahore',
      postalCode: '54000',
      country: 'PK',
    });
    const of = (by: SignedUp) => recent(by, `?tracking_id=${first.tracking_id}`);
    expect((await of(customer)).json().results).toMatchObject([
      { id: first.id, delivery_address: { full_name: 'Amna Khan', city: 'Lahore' } },
    ]);
    expect((await of(other)).json()).toEqual({ results: [] });
    expect((await recent(other)).json()).toEqual({ results: [] });
    const wrong = await recent(customer, '?tracking_id=12');
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['tracking_id']]);
  });

  test('need a token', async () => {
    expect((await recent(undefined)).statusCode).toBe(401);
  });
});

describe('the own orders of all kinds (orders-43)', () => {
  const own = (by: SignedUp | undefined, query = '') =>
    shop.app.inject({ url: `/api/orders/${query}`, ...(by ? { headers: by.headers } : {}) });

  test('come in pages of ten, newest first, and none of another customer', async () => {
    const [customer, other] = [await signUp(shop), await signUp(shop)];
    const placed: number[] = [];
    for (let count = 0; count < 11; count += 1) placed.unshift((await place(shop, customer)).id);
    const goods = await makeProduct(shop, { name: 'Cap' });
    const form = orderForm([{ product: goods, variant: goods.variants[0] }]);
    placed.unshift((await sendOrder(shop, form, { by: customer })).json().id);
    const first = (await own(customer)).json();
    expect(first).toMatchObject({ count: 12, previous: null });
    expect(first.results.map(({ id }: { id: number }) => id)).toEqual(placed.slice(0, 10));
    expect(first.results[0]).toMatchObject({ kind: 'goods', name: 'Cap', others: 0 });
    const next = (await own(customer, new URL(first.next).search)).json();
    expect(next.results.map(({ id }: { id: number }) => id)).toEqual(placed.slice(10));
    expect(next.next).toBeNull();
    expect((await own(other)).json()).toMatchObject({ count: 0, results: [] });
  });

  test('refuse a page past the end, a page that is no number, and a call without a token', async () => {
    const customer = await signUp(shop);
    expect((await own(customer, '?page=2')).statusCode).toBe(404);
    expect((await own(customer, '?page=x')).json()).toHaveProperty('page');
    expect((await own(undefined)).statusCode).toBe(401);
  });
});
