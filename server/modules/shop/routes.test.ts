import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { brands, products, variants } from '../../db/schema/catalogue.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';
import { shopSettings } from '../../db/schema/shop.ts';

const shop = testApp();
const limited = testApp({ RATE_LIMIT: '1000' });

const check = (items: object[], more: object = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/shop/cart/check/', payload: { items, ...more } });

async function stockOf(id: number | undefined): Promise<number | undefined> {
  const [row] = await shop.deps.db
    .select()
    .from(variants)
    .where(eq(variants.id, id ?? 0));
  return row?.stock;
}

describe('checking a cart', () => {
  test('returns current prices, stock and bill', async () => {
    const brand = await makeBrand(shop, { name: 'Khaas Weaves' });
    const kurta = await makeProduct(shop, { brandId: brand.id, name: 'Ajrak Kurta', price: 1599 });
    const [small, medium] = kurta.variants;
    const response = await check([
      { id: kurta.id, variant: small?.id, quantity: 2, price: 1599 },
      { id: kurta.id, variant: medium?.id, quantity: 1, price: 1599 },
    ]);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      ready: true,
      bill: { sub_total: 4797, discount: 0, delivery_fee: 0, total: 4797 },
      items: [
        {
          id: kurta.id,
          variant: small?.id,
          name: 'Ajrak Kurta',
          seller: 'Khaas Weaves',
          size: 'S',
          colour: 'indigo',
          available: 2,
          price: 1599,
          line_total: 3198,
          problem: null,
          note: null,
        },
        { size: 'M', available: 1, problem: null },
      ],
    });
  });

  test('returns the picture of the chosen colour, and the order keeps it', async () => {
    const skirt = await makeProduct(shop, {
      colours: { red: '#B3261E', saffron: '#E39A2D', white: '#FFFFFF' },
      sizes: [null],
      image: '/art/goods/red-640.webp',
      pictures: [
        { image: '/art/goods/red-640.webp', description: 'A skirt', colour: 'red' },
        { image: '/art/goods/hem-640.webp', description: 'Saffron thread in the hem', colour: null },
        { image: '/art/goods/saffron-640.webp', description: 'A skirt', colour: 'saffron' },
      ],
    });
    const lines = skirt.variants.map(({ id }) => ({
      id: skirt.id,
      variant: id,
      quantity: 1,
      price: skirt.price,
    }));
    const { items } = (await check(lines)).json();
    expect(items.map(({ image }: { image: string }) => image)).toEqual([
      '/art/goods/red-640.webp',
      '/art/goods/saffron-640.webp',
      '/art/goods/red-640.webp',
    ]);
    const placed = await sendOrder(shop, orderForm([{ product: skirt, variant: skirt.variants[1] }]));
    expect(placed.json().parts[0].items[0].image).toBe('/art/goods/saffron-640.webp');
  });

  test('explains in a sentence why a line cannot be bought', async () => {
    const price = 1499;
    const kurta = await makeProduct(shop, { price, stock: 2 });
    const single = await makeProduct(shop, { price, sizes: [null], stock: 0 });
    const hidden = await makeProduct(shop, { price, active: false });
    const variant = kurta.variants[0]?.id;
    const lines = [
      { id: kurta.id, variant, quantity: 1, price: 1599 },
      { id: kurta.id, variant: kurta.variants[1]?.id, quantity: 5, price },
      { id: kurta.id, quantity: 1, price },
      { id: kurta.id, variant: single.variants[0]?.id, quantity: 1, price },
      { id: single.id, quantity: 1, price },
      { id: hidden.id, variant: hidden.variants[0]?.id, quantity: 1, price },
      { id: 2_000_000_000, quantity: 1, price },
    ];
    const { items, ready, bill } = (await check(lines)).json();
    expect(items.map(({ problem, note }: { problem: string; note: string }) => [problem, note])).toEqual([
      ['price_changed', 'Was Rs 1,599, now Rs 1,499.'],
      ['short', 'Only 2 left.'],
      ['variant_missing', 'Choose its colour and size again.'],
      ['variant_missing', 'Choose its colour and size again.'],
      ['sold_out', 'Sold out.'],
      ['gone', 'This is no longer sold.'],
      ['gone', 'This is no longer sold.'],
    ]);
    expect(ready).toBe(false);
    expect(bill.sub_total).toBe(3 * price);
  });

  test('counts the same variant in two lines together', async () => {
    const kurta = await makeProduct(shop, { stock: 3 });
    const line = { id: kurta.id, variant: kurta.variants[0]?.id, quantity: 2, price: kurta.price };
    const { items } = (await check([line, line])).json();
    expect(items.map(({ available }: { available: number }) => available)).toEqual([2, 1]);
    expect(items[1].note).toBe('Only 1 left.');
  });

  test('reports lines of another type than the first', async () => {
    const [kurta, shawl] = [
      await makeProduct(shop),
      await makeProduct(shop, { type: 'culture', sizes: [null] }),
    ];
    const { items, ready } = (
      await check([
        { id: kurta.id, variant: kurta.variants[0]?.id, quantity: 1, price: kurta.price },
        { id: shawl.id, quantity: 1, price: shawl.price },
      ])
    ).json();
    expect(items.map(({ problem }: { problem: string }) => problem)).toEqual([null, 'other_type']);
    expect(items[1].seller).toBe(shop.config.brandName);
    expect(ready).toBe(false);
  });

  test('does not sell products of an unlisted brand', async () => {
    const kurta = await makeProduct(shop);
    await shop.deps.db
      .update(brands)
      .set({ active: false })
      .where(eq(brands.id, kurta.brandId ?? 0));
    const { items } = (
      await check([{ id: kurta.id, variant: kurta.variants[0]?.id, quantity: 1, price: kurta.price }])
    ).json();
    expect(items[0].problem).toBe('gone');
  });

  test.each([
    ['no line', []],
    ['a quantity below one', [{ id: 1, quantity: -3, price: 1 }]],
    ['a quantity of a billion', [{ id: 1, quantity: 1e9, price: 1 }]],
    ['half a piece', [{ id: 1, quantity: 1.5, price: 1 }]],
    ['an id that is none', [{ id: 'x', quantity: 1, price: 1 }]],
    ['too many lines', Array.from({ length: 51 }, (_, id) => ({ id: id + 1, quantity: 1, price: 1 }))],
  ])('refuses %s', async (_name, items) => {
    const response = await check(items);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('items');
  });
});

describe('placing an order', () => {
  test('splits a guest’s order by seller, takes the stock and mails a confirmation link', async () => {
    const [one, other] = [await makeProduct(shop, { price: 1000 }), await makeProduct(shop, { price: 250 })];
    const email = 'guest.one@mail.example';
    const response = await sendOrder(
      shop,
      orderForm(
        [
          { product: one, variant: one.variants[0], quantity: 2 },
          { product: other, variant: other.variants[1] },
          { product: one, variant: one.variants[1] },
        ],
        { email, phone: '0321 4567890' },
      ),
    );
    expect(response.statusCode).toBe(201);
    const order = response.json();
    expect(order).toMatchObject({
      message: 'Order Placed Successfully!',
      tracking_id: expect.stringMatching(/^NP-[0-9A-Z]{10}$/),
      type: 'brand',
      bill_status: 'UNPAID',
      card: null,
      bill: { sub_total: 3250, total: 3250 },
      shipping: { email, phone: '+923214567890', country: 'PK', delivery: 'standard' },
    });
    expect(order.parts).toHaveLength(2);
    expect(
      order.parts.find(({ sub_total }: { sub_total: number }) => sub_total === 3000).items,
    ).toMatchObject([
      { product: one.id, size: 'S', quantity: 2, line_total: 2000 },
      { product: one.id, size: 'M', quantity: 1, line_total: 1000 },
    ]);
    expect(await stockOf(one.variants[0]?.id)).toBe(18);
    expect(await stockOf(other.variants[1]?.id)).toBe(19);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toBe(`Please confirm your order ${order.tracking_id}`);
    expect(mail?.text).toMatch(/http:\/\/naap\.test\/confirm-order\?token=[\w-]{43}\n/);
    expect(mail?.text).toContain('Rs 3,250');
    const [kept] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept).toMatchObject({ customerId: null, total: 3250 });
    const events = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events.map(({ toStatus }) => toStatus)).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
  });

  test('uses the customer’s account address and number by default', async () => {
    const customer = await signUp(shop);
    const shawl = await makeProduct(shop, { type: 'culture', sizes: [null] });
    const form = orderForm([{ product: shawl }], { email: '', phone: undefined });
    const order = (await sendOrder(shop, form, { by: customer })).json();
    expect(order.shipping).toMatchObject({ email: customer.email, phone: '+923001234567' });
    expect(order.parts).toMatchObject([{ seller: { id: null, name: shop.config.brandName } }]);
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.subject).toBe(`Your order ${order.tracking_id} is placed`);
    expect(mail?.text).toContain(`http://naap.test/order_tracking?number=${order.tracking_id}`);
    const list = await shop.app.inject({ url: '/api/shop/orders/', headers: customer.headers });
    const { message, confirmation, ...read } = order;
    expect(confirmation).toBe(null);
    expect(list.json()).toEqual({ count: 1, next: null, previous: null, results: [read] });
    const single = { url: `/api/shop/orders/${order.id}/`, headers: customer.headers };
    expect((await shop.app.inject(single)).json()).toEqual(read);
    const stranger = await signUp(shop);
    expect((await shop.app.inject({ ...single, headers: stranger.headers })).statusCode).toBe(404);
    const theirs = await shop.app.inject({ url: '/api/shop/orders/', headers: stranger.headers });
    expect(theirs.json()).toMatchObject({ count: 0, results: [] });
    const past = await shop.app.inject({ url: '/api/shop/orders/?page=2', headers: customer.headers });
    expect(past.statusCode).toBe(404);
  });

  test('places one order per key', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }]);
    const key = 'the same attempt';
    const responses = await Promise.all([sendOrder(shop, form, { key }), sendOrder(shop, form, { key })]);
    responses.push(await sendOrder(shop, form, { key }));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await stockOf(kurta.variants[0]?.id)).toBe(19);
    expect((await sendOrder(shop, { ...form, city: 'Multan' }, { key })).statusCode).toBe(422);
    expect((await sendOrder(shop, form)).json().id).not.toBe(responses[0]?.json().id);
  });

  test('reads a phone number with the country of the address', async () => {
    const kurta = await makeProduct(shop);
    const order = async (phone: string, country: string) =>
      sendOrder(
        shop,
        orderForm([{ product: kurta, variant: kurta.variants[0] }], {
          phone,
          country,
          email: undefined,
          delivery: country === 'PK' ? 'standard' : 'courier',
          payment_method: 'creditCard',
          payment_token: await cardToken(shop),
        }),
      );
    expect((await order('07400 123456', 'GB')).json().shipping.phone).toBe('+447400123456');
    expect((await order('+923001234567', 'GB')).json().shipping.phone).toBe('+923001234567');
    const wrong = await order('12', 'PK');
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['phone']]);
  });

  test('needs a contact for a guest, and an address for delivery', async () => {
    const kurta = await makeProduct(shop);
    const lines = [{ product: kurta, variant: kurta.variants[0] }];
    const fields = async (more: object) => {
      const response = await sendOrder(shop, orderForm(lines, more as Record<string, unknown>));
      expect(response.statusCode).toBe(400);
      return Object.keys(response.json());
    };
    expect(await fields({ email: '', phone: '' })).toEqual(['email']);
    expect(await fields({ country: 'GB', delivery: 'express' })).toEqual(['delivery']);
    expect(await fields({ country: 'PK', delivery: 'courier' })).toEqual(['delivery']);
    expect(await fields({ delivery: 'courier' }), 'the country is Pakistan when left out').toEqual([
      'delivery',
    ]);
    expect(await fields({ country: 'GB', delivery: 'courier' })).toEqual(['payment_method']);
    for (const country of ['ZZ', 'KP', 'gb', '', 'United Kingdom']) {
      expect(await fields({ country, delivery: 'courier' }), country).toEqual(['country']);
    }
    expect(await fields({ full_name: ' ', address: '', city: '', postal_code: '' })).toEqual([
      'full_name',
      'address',
      'city',
      'postal_code',
    ]);
    expect(
      await fields({ full_name: 'Win now at https://evil.example', address: 'Line one\nLine two' }),
    ).toEqual(['full_name', 'address']);
    expect(await fields({ full_name: '4242 4242 4242 4242', city: 'Lahore 4000000000000002' })).toEqual([
      'full_name',
      'city',
    ]);
    expect(await stockOf(kurta.variants[0]?.id)).toBe(20);
  });

  test('refuses a cart that differs from what the customer saw', async () => {
    const kurta = await makeProduct(shop, { price: 1500, stock: 3 });
    const foreign = await makeProduct(shop);
    const hidden = await makeProduct(shop, { active: false });
    const variant = kurta.variants[0];
    const carts: [string, object][] = [
      ['price 1', orderForm([{ product: kurta, variant, price: 1 }])],
      ['a total of 1', orderForm([{ product: kurta, variant }], { total: 1 })],
      ['more than there is', orderForm([{ product: kurta, variant, quantity: 4 }])],
      ['twice the same', orderForm([2, 2].map((quantity) => ({ product: kurta, variant, quantity })))],
      [
        'a variant of something else',
        orderForm([{ product: kurta, variant: foreign.variants[0] ?? { id: 1 } }]),
      ],
      ['no variant', orderForm([{ product: kurta }])],
      ['something unknown', orderForm([{ product: { id: 2_000_000_000, price: 1 } }])],
      ['something hidden', orderForm([{ product: hidden, variant: hidden.variants[0] ?? { id: 1 } }])],
    ];
    for (const [name, form] of carts) {
      const response = await sendOrder(shop, form);
      expect([response.statusCode, response.json().code], name).toEqual([409, 'shop.cart_changed']);
    }
    for (const quantity of [-3, 0, 1e9, 1.5]) {
      const response = await sendOrder(
        shop,
        orderForm([{ product: kurta, variant, quantity }], { total: 1500 }),
      );
      expect(response.statusCode).toBe(400);
    }
    expect(await stockOf(variant?.id)).toBe(3);
  });

  test('refuses two types in one cart, and orders that are too large', async () => {
    const [kurta, shawl] = [
      await makeProduct(shop),
      await makeProduct(shop, { type: 'culture', sizes: [null] }),
    ];
    const mixed = await sendOrder(
      shop,
      orderForm([{ product: kurta, variant: kurta.variants[0] }, { product: shawl }]),
    );
    expect([mixed.statusCode, mixed.json().code]).toEqual([409, 'shop.types_mixed']);
    const dear = await makeProduct(shop, { price: 100_000_000, stock: 99 });
    const large = await sendOrder(
      shop,
      orderForm([{ product: dear, variant: dear.variants[0], quantity: 99 }]),
    );
    expect([large.statusCode, Object.keys(large.json())]).toEqual([400, ['items']]);
  });

  test('charges by the shop settings, and shows them before', async () => {
    const { db } = shop.deps;
    const [before] = await db.select().from(shopSettings);
    const rules = {
      delivery_fees: { standard: 200, express: 450, courier: 3000 },
      free_delivery_from: null,
      discount_percent: 10,
      discount_from: 1000,
    };
    await db.update(shopSettings).set({ billRules: rules });
    const kurta = await makeProduct(shop, { price: 1005 });
    const lines = [{ product: kurta, variant: kurta.variants[0] }];
    const { items } = orderForm(lines);
    const { bill } = (await check(items, { delivery: 'express' })).json();
    expect(bill).toEqual({ sub_total: 1005, discount: 101, delivery_fee: 450, total: 1354 });
    expect((await sendOrder(shop, orderForm(lines, { delivery: 'express' }))).statusCode).toBe(409);
    const order = await sendOrder(shop, orderForm(lines, { delivery: 'express', total: bill.total }));
    expect([order.statusCode, order.json().bill]).toEqual([201, bill]);
    if (before) await db.update(shopSettings).set({ billRules: before.billRules });
  });

  test('marks a product as sold out', async () => {
    const shawl = await makeProduct(shop, { type: 'culture', sizes: [null], stock: 1 });
    expect((await sendOrder(shop, orderForm([{ product: shawl }]))).statusCode).toBe(201);
    const [row] = await shop.deps.db.select().from(products).where(eq(products.id, shawl.id));
    expect(row?.inStock).toBe(false);
    expect((await sendOrder(shop, orderForm([{ product: shawl }]))).statusCode).toBe(409);
  });
});

test('an address may send thirty orders a minute', async () => {
  const form = { items: [], total: 0 };
  const from = '203.0.113.7';
  for (let n = 0; n < 150; n += 1) expect((await sendOrder(limited, form, { from })).statusCode).toBe(400);
  expect((await sendOrder(limited, form, { from })).statusCode).toBe(429);
  const other = await limited.app.inject({ url: '/api/payments/settings/' });
  expect(other.statusCode).toBe(200);
});
