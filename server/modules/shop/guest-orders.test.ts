import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { goodsOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { isProven } from '../../infra/mail/proven-addresses.ts';
import { purgeExpiredShopOrders } from './purge-service.ts';
import { confirmByStaff, listWaiting, releaseReservations } from './reservation-service.ts';
import { stepSellerOrder } from './seller-order-service.ts';

const shop = testApp({ JOBS: 'false' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Product = Awaited<ReturnType<typeof makeProduct>>;

const shawls = (stock: number) => makeProduct(shop, { type: 'culture', sizes: [null], stock });

async function reserve(product: Product, { quantity = 1, ...more }: Record<string, unknown> = {}) {
  const form = orderForm([{ product, quantity: Number(quantity) }], more);
  const answer = await sendOrder(shop, form);
  expect(answer.statusCode, answer.payload).toBe(201);
  return { form, ...answer.json() };
}

async function stockOf({ id }: Product): Promise<number> {
  const rows = await shop.deps.db.select().from(variants).where(eq(variants.productId, id));
  return rows.reduce((sum, { stock }) => sum + stock, 0);
}

async function rowOf(id: number) {
  const [row] = await shop.deps.db
    .select()
    .from(orders)
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
    .where(eq(orders.id, id));
  if (!row) throw new Error('No such order');
  return { ...row.orders, ...row.goods_order_details };
}

async function statusesOf(orderId: number) {
  const parts = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, orderId));
  return [...new Set(parts.map(({ status }) => status))];
}

async function age(orderId: number, milliseconds: number) {
  const { orderDate, reservedUntil } = await rowOf(orderId);
  await shop.deps.db
    .update(orders)
    .set({ orderDate: new Date(orderDate.getTime() - milliseconds) })
    .where(eq(orders.id, orderId));
  await shop.deps.db
    .update(goodsOrderDetails)
    .set({ reservedUntil: reservedUntil && new Date(reservedUntil.getTime() - milliseconds) })
    .where(eq(goodsOrderDetails.orderId, orderId));
}

async function tokenTo(email: string): Promise<string> {
  for (const { text } of await mailsTo(shop, email)) {
    const [, token] = /confirm-order\?token=([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error('No link was mailed');
}

const press = (token: string) =>
  shop.app.inject({ method: 'POST', url: '/api/shop/orders/confirm/', payload: { token } });

const track = async (number: string) =>
  (await shop.app.inject({ url: `/tailor_module/order-tracking/${number}/` })).json();

describe('a guest’s order on delivery', () => {
  test('reserves its goods for half an hour and waits for the mailed link', async () => {
    const shawl = await shawls(5);
    const { form, ...order } = await reserve(shawl, { quantity: 2 });
    expect(order).toMatchObject({
      message: 'Order Placed Successfully!',
      confirmation: { by: 'email' },
      parts: [{ status: 'UNCONFIRMED' }],
    });
    const reservedFor = Date.parse(order.confirmation.reserved_until) - Date.parse(order.order_date);
    expect(reservedFor).toBe(30 * MINUTE);
    expect(await stockOf(shawl)).toBe(3);
    expect(await track(order.tracking_id)).toMatchObject({
      status: 'UNCONFIRMED',
      stages: [{ state: 'open', at: null }, { state: 'open' }, { state: 'open' }, { state: 'open' }],
    });

    const token = await tokenTo(form.email);
    expect(JSON.stringify(order)).not.toContain(token);
    expect((await rowOf(order.id)).confirmHash?.toString('utf8')).not.toContain(token);
    const answer = await press(token);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { tracking_id: order.tracking_id, expected_delivery_date: order.expected_delivery_date },
    ]);
    expect(await statusesOf(order.id)).toEqual(['PLACED']);
    expect(await stockOf(shawl)).toBe(3);
    expect(await track(order.tracking_id)).toMatchObject({ status: 'PLACED' });
    expect(await isProven(shop.deps.db, form.email)).toBe(true);
    const row = await rowOf(order.id);
    expect(row).toMatchObject({ reservation: null, guestNetwork: null, confirmedAt: expect.any(Date) });
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.sellerOrderId, order.parts[0].id))
      .orderBy(orderEvents.id);
    expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual([
      [null, 'UNCONFIRMED'],
      ['UNCONFIRMED', 'PLACED'],
    ]);

    expect((await press(token)).json()).toEqual(answer.json());
    const told = await mailsTo(shop, form.email);
    expect(told.map(({ kind, held }) => [kind, held])).toEqual([
      ['shop.order-placed', false],
      ['shop.confirm-order', false],
    ]);
  });

  test('asks for confirmation by mail, without any guest input', async () => {
    const shawl = await shawls(5);
    const typed = {
      full_name: 'Visit Evil Corp today',
      address: 'Buy cheap pills now 7',
      city: 'Spamville',
      postal_code: '66666',
    };
    const { form, ...order } = await reserve(shawl, typed);
    const [mail] = await mailsTo(shop, form.email);
    expect(mail).toMatchObject({
      kind: 'shop.confirm-order',
      subject: `Please confirm your order ${order.tracking_id}`,
    });
    expect(mail?.text).toContain(shawl.name);
    expect(mail?.text).toContain(order.tracking_id);
    for (const words of [...Object.values(typed), form.phone]) {
      expect(mail?.text).not.toContain(words);
      expect(mail?.html).not.toContain(words);
    }
  });

  test('replays the response to a repeated request, confirmed or not', async () => {
    const shawl = await shawls(5);
    const form = orderForm([{ product: shawl }]);
    const first = await sendOrder(shop, form, { key: 'again' });
    await press(await tokenTo(form.email));
    const again = await sendOrder(shop, form, { key: 'again' });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await stockOf(shawl)).toBe(4);
  });

  test('cannot be stepped by sellers before it is confirmed', async () => {
    const { parts } = await reserve(await shawls(5));
    for (const to of ['pack', 'ship', 'cancel'] as const) {
      const step = shop.deps.db.transaction((tx) =>
        stepSellerOrder(tx, shop.deps, { id: 466, role: 'admin', sessionId: 0 }, parts[0].id, to),
      );
      await expect(step).rejects.toMatchObject({ code: 'shop.step_not_allowed' });
    }
  });

  test('with a phone number only is confirmed by staff, who are asked to call', async () => {
    const shawl = await shawls(5);
    const { form, ...order } = await reserve(shawl, { email: undefined });
    expect(order.confirmation.by).toBe('phone');
    const [mail] = await mailsTo(shop, shop.config.support.email);
    expect(mail).toMatchObject({ kind: 'shop.call-guest' });
    expect(mail?.text).toContain(order.shipping.phone);
    expect(mail?.text).toContain(`npm run orders:confirm -- ${order.tracking_id}`);
    const waiting = await listWaiting(shop.deps);
    expect(waiting.map(({ trackingId }) => trackingId)).toContain(order.tracking_id);
    expect(await confirmByStaff(shop.deps, order.tracking_id)).toBe('confirmed');
    expect(await confirmByStaff(shop.deps, order.tracking_id)).toBe('already');
    expect(await statusesOf(order.id)).toEqual(['PLACED']);
    expect(await confirmByStaff(shop.deps, 'NP-0000000000')).toBeUndefined();
    const customers = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
    expect(await confirmByStaff(shop.deps, customers.tracking_id)).toBeUndefined();
  });
});

describe('unconfirmed goods', () => {
  test('return to stock after half an hour, once, also with concurrent jobs', async () => {
    const shawl = await shawls(5);
    const [late, fresh] = [await reserve(shawl, { quantity: 2 }), await reserve(shawl)];
    await age(late.id, 29 * MINUTE);
    await releaseReservations(shop.deps);
    expect(await stockOf(shawl)).toBe(2);
    await age(late.id, 2 * MINUTE);
    await Promise.all([releaseReservations(shop.deps), releaseReservations(shop.deps)]);
    await releaseReservations(shop.deps);
    expect(await stockOf(shawl)).toBe(4);
    expect([(await rowOf(late.id)).reservation, (await rowOf(fresh.id)).reservation]).toEqual([
      'RELEASED',
      'HELD',
    ]);
    expect(await statusesOf(late.id)).toEqual(['UNCONFIRMED']);
  });

  test('can be confirmed within a day while in stock', async () => {
    const shawl = await shawls(5);
    const { form, id, expected_delivery_date: promised } = await reserve(shawl, { quantity: 2 });
    await age(id, 23 * HOUR);
    await releaseReservations(shop.deps);
    expect(await stockOf(shawl)).toBe(5);
    const answer = await press(await tokenTo(form.email));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().expected_delivery_date >= promised).toBe(true);
    expect(await stockOf(shawl)).toBe(3);
    expect(await statusesOf(id)).toEqual(['PLACED']);
  });

  test('fail as sold out, and take no stock', async () => {
    const goods = [await makeProduct(shop, { stock: 3 }), await makeProduct(shop, { stock: 3 })] as const;
    const form = orderForm(
      goods.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 }, quantity: 2 })),
    );
    const { id } = (await sendOrder(shop, form)).json();
    await age(id, 31 * MINUTE);
    await releaseReservations(shop.deps);
    await shop.deps.db.update(variants).set({ stock: 1 }).where(eq(variants.productId, goods[1].id));
    const token = await tokenTo(form.email);
    const answer = await press(token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'shop.confirmation_sold_out']);
    expect(await stockOf(goods[0])).toBe(6);
    expect(await statusesOf(id)).toEqual(['UNCONFIRMED']);
    await expect(confirmByStaff(shop.deps, (await rowOf(id)).trackingId)).rejects.toMatchObject({
      code: 'shop.confirmation_sold_out',
    });
    await shop.deps.db.update(variants).set({ stock: 2 }).where(eq(variants.productId, goods[1].id));
    expect((await press(token)).statusCode).toBe(200);
  });

  test('are cancelled for good after a day', async () => {
    const shawl = await shawls(5);
    const { form, id, tracking_id } = await reserve(shawl);
    await age(id, 24 * HOUR + MINUTE);
    const token = await tokenTo(form.email);
    // The job may be late, but the limit is exactly a day.
    expect((await press(token)).json().code).toBe('shop.confirmation_expired');
    await releaseReservations(shop.deps);
    expect(await statusesOf(id)).toEqual(['CANCELLED']);
    expect(await stockOf(shawl)).toBe(5);
    expect(await rowOf(id)).toMatchObject({ reservation: null, guestNetwork: null, confirmedAt: null });
    const answer = await press(token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'shop.confirmation_expired']);
    await expect(confirmByStaff(shop.deps, tracking_id)).rejects.toMatchObject({
      code: 'shop.confirmation_expired',
    });
    const { status, stages } = await track(tracking_id);
    expect([status, stages[0]]).toEqual(['CANCELLED', { name: 'Order Placed', state: 'open', at: null }]);
  });

  test('are deleted a month later, with the guest’s data', async () => {
    const shawl = await shawls(5);
    const [gone, waiting, placed] = [await reserve(shawl), await reserve(shawl), await reserve(shawl)];
    await confirmByStaff(shop.deps, placed.tracking_id);
    await age(gone.id, 25 * HOUR);
    await releaseReservations(shop.deps);
    await purgeExpiredShopOrders(shop.deps.db);
    expect(await statusesOf(gone.id)).toEqual(['CANCELLED']);
    for (const { id } of [gone, waiting, placed]) await age(id, 32 * 24 * HOUR);
    await purgeExpiredShopOrders(shop.deps.db);
    expect(await statusesOf(gone.id)).toEqual([]);
    expect(await statusesOf(waiting.id)).toEqual(['UNCONFIRMED']);
    expect(await statusesOf(placed.id)).toEqual(['PLACED']);
    await releaseReservations(shop.deps);
  });

  test('are neither lost nor doubled when confirmed and released concurrently', async () => {
    const shawl = await shawls(40);
    const orders = await Promise.all(Array.from({ length: 12 }, () => reserve(shawl, { quantity: 2 })));
    for (const { id } of orders) await age(id, 31 * MINUTE);
    const tokens = await Promise.all(orders.map(({ form }) => tokenTo(form.email)));
    const [answers] = await Promise.all([
      Promise.all(tokens.map(press)),
      releaseReservations(shop.deps),
      releaseReservations(shop.deps),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 200));
    expect(await stockOf(shawl)).toBe(40 - 24);
  });
});

describe('an invalid link', () => {
  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(500)])('"%s" confirms nothing', async (token) => {
    const answer = await press(token);
    expect(answer.statusCode).toBe(400);
  });
});

describe('a guest', () => {
  test('buys at most 20 pieces in 5 lines', async () => {
    const kurta = await makeProduct(shop, {
      colours: { indigo: '#4338CA', madder: '#B91C1C' },
      sizes: ['S', 'M', 'L'],
      stock: 100,
    });
    const lines = (quantities: number[]) =>
      quantities.map((quantity, place) => ({
        product: kurta,
        variant: kurta.variants[place] ?? { id: 0 },
        quantity,
      }));
    for (const quantities of [[21], [10, 11], [1, 1, 1, 1, 1, 1]]) {
      const form = orderForm(lines(quantities));
      const answer = await sendOrder(shop, form);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { items: [expect.stringMatching(/20 pieces of 5 different items\. Sign in or create an account/)] },
      ]);
      const paid = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
      expect((await sendOrder(shop, { ...form, ...paid })).statusCode).toBe(400);
      expect((await sendOrder(shop, form, { by: await signUp(shop) })).statusCode).toBe(201);
    }
    expect((await sendOrder(shop, orderForm(lines([4, 4, 4, 4, 4])))).statusCode).toBe(201);
  });

  const same = { email: 'busy@mail.example', phone: '0333 7654321' };
  test.each([
    ['an e-mail address', { email: same.email }, undefined],
    ['a phone number', { phone: same.phone }, undefined],
    ['a network', {}, '198.51.100.7'],
    ['a network', {}, '2001:db8:77:1::5'],
  ])('has at most three orders waiting for %s', async (_name, contact, from) => {
    const shawl = await shawls(50);
    const send = (more = from) =>
      sendOrder(shop, orderForm([{ product: shawl }], contact), more ? { from: more } : {});
    // Concurrently, so that a gap between counting and inserting would show.
    const answers = await Promise.all(Array.from({ length: 9 }, () => send()));
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([placed.length, refused.length]).toEqual([3, 6]);
    expect(new Set(refused.map((answer) => answer.json().code))).toEqual(
      new Set(['shop.too_many_unconfirmed']),
    );
    expect(await stockOf(shawl)).toBe(47);
    if (from?.includes(':')) expect((await send('2001:db8:77:1:9::1')).statusCode).toBe(429);
    expect(await confirmByStaff(shop.deps, placed[0]?.json().tracking_id)).toBe('confirmed');
    expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(429);
    // A released reservation counts for the whole day.
    await age(placed[1]?.json().id, 31 * MINUTE);
    await releaseReservations(shop.deps);
    expect((await send()).statusCode).toBe(429);
    await age(placed[1]?.json().id, 24 * HOUR);
    expect((await send()).statusCode).toBe(201);
  });

  test('cannot use up the stock, and reservations are released', async () => {
    const shawl = await shawls(200);
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        sendOrder(shop, orderForm([{ product: shawl, quantity: 20 }]), { from: '192.0.2.99' }),
      ),
    );
    const ids = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id);
    expect(ids).toHaveLength(3);
    expect(await stockOf(shawl)).toBe(140);
    const rows = await shop.deps.db
      .select()
      .from(goodsOrderDetails)
      .where(inArray(goodsOrderDetails.orderId, ids));
    expect(rows.map(({ guestNetwork }) => guestNetwork?.includes('192.0.2.99'))).toEqual([
      false,
      false,
      false,
    ]);
    for (const id of ids) await age(id, 31 * MINUTE);
    await releaseReservations(shop.deps);
    expect(await stockOf(shawl)).toBe(200);
  });

  test('who pays by card confirms only the address', async () => {
    const shawl = await shawls(50);
    const contact = { email: 'payer@mail.example' };
    for (let n = 0; n < 4; n += 1) {
      const answer = await sendOrder(
        shop,
        orderForm([{ product: shawl }], {
          ...contact,
          payment_method: 'creditCard',
          payment_token: await cardToken(shop),
        }),
        { from: '198.51.100.44' },
      );
      expect(answer.json()).toMatchObject({
        confirmation: { by: 'email', reserved_until: null },
        parts: [{ status: 'PLACED' }],
      });
    }
    const [mail] = await mailsTo(shop, contact.email);
    expect(mail).toMatchObject({ kind: 'shop.confirm-order', subject: expect.stringMatching(/is placed$/) });
    expect(mail?.text).not.toContain('Ayesha');
    expect(await isProven(shop.deps.db, contact.email)).toBe(false);
    const token = await tokenTo(contact.email);
    const answers = [await press(token), await press(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isProven(shop.deps.db, contact.email)).toBe(true);
    expect(await stockOf(shawl)).toBe(46);
    expect(await mailsTo(shop, contact.email)).toHaveLength(4);
  });
});

describe('a customer', () => {
  test('has at most 20 open cash orders, also when sent concurrently', async () => {
    const customer = await signUp(shop);
    const shawl = await shawls(50);
    await makeShopOrder(shop, customer, shawl, 'DELIVERED');
    await makeShopOrder(shop, customer, shawl, 'CANCELLED');
    for (let n = 0; n < 18; n += 1) await makeShopOrder(shop, customer, shawl, n % 2 ? 'PLACED' : 'SHIPPED');
    const send = (more: object = {}) =>
      sendOrder(shop, { ...orderForm([{ product: shawl }]), ...more }, { by: customer });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'shop.too_many_open',
      detail: expect.stringContaining('20 open orders'),
    });
    const paid = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
    expect((await send(paid)).statusCode).toBe(201);
    await shop.deps.db.execute(sql`
      update orders set status = 'DELIVERED'
      where id = (select min(id) from orders where customer_id = ${customer.id} and status = 'PLACED')`);
    expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(409);
  });

  test('with an unproven address orders as a guest does', async () => {
    const shawl = await shawls(200);
    const customer = await signUp(shop, { proven: false });
    const send = (quantity: number, more: object = {}) =>
      sendOrder(shop, { ...orderForm([{ product: shawl, quantity }]), email: '', ...more }, { by: customer });
    const tooLarge = await send(21);
    expect(tooLarge.statusCode).toBe(400);
    expect(tooLarge.json().items[0]).toMatch(
      /^Until your e-mail address is confirmed .* 20 pieces in 5 lines/,
    );
    const byCard = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
    expect((await send(21, byCard)).statusCode).toBe(400);

    const answers = [];
    for (let order = 0; order < 4; order += 1) answers.push(await send(1));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
    const [placed] = answers.map((answer) => answer.json());
    expect(placed).toMatchObject({ confirmation: { by: 'email', reserved_until: expect.any(String) } });
    expect(await statusesOf(placed.id)).toEqual(['UNCONFIRMED']);
    expect(await stockOf(shawl)).toBe(197);

    expect((await press(await tokenTo(customer.email))).statusCode).toBe(200);
    expect(await isProven(shop.deps.db, customer.email)).toBe(true);
    const trusted = await send(21);
    expect(trusted.json()).toMatchObject({ confirmation: null });
    expect(await statusesOf(trusted.json().id)).toEqual(['PLACED']);
  });

  test('who gives another e-mail address confirms only that address', async () => {
    const customer = await signUp(shop);
    const other = `other.${customer.email}`;
    const form = { ...orderForm([{ product: await shawls(5) }]), email: other };
    const placed = (await sendOrder(shop, form, { by: customer })).json();
    expect(placed).toMatchObject({ confirmation: { by: 'email', reserved_until: null } });
    expect(await statusesOf(placed.id)).toEqual(['PLACED']);
    await tokenTo(other);
  });
});
