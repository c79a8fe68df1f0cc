import { inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeProduct, makeShopOrder } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { guestOrders } from '../../../../test/guest-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { visitorCookie } from '../../../../test/visitor-cookie.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { confirmByStaff, releaseReservations } from './reservation-service.ts';

const shop = testApp({ JOBS: 'false' });
const { shawls, stockOf, statusesOf, age, tokenTo, press } = guestOrders(shop);

async function awaitsConfirmation({ id, tracking_id }: { id: number; tracking_id: string }) {
  const response = await shop.app.inject({ url: `/api/shop/orders/${id}/payment/`, query: { tracking_id } });
  return response.json().awaits_confirmation;
}

const MINUTE = 60_000;
const HOUR = 3600_000;

/** Copies the last guest's order with other contacts. */
async function copyLastOrder(copies: number) {
  await shop.deps.db.execute(sql`
    with last as (select max(order_id) as id from goods_order_details where guest_network is not null),
    copied as (
      insert into orders (kind, tracking_id, status, email, payment_method, bill_status, total, order_date, expected_delivery_date)
      select kind, 'NP-' || lpad(n::text, 10, '0'), status, n || '@mail.example', payment_method, bill_status, total, order_date, expected_delivery_date
      from last join orders on orders.id = last.id, generate_series(1, ${copies}) as n returning id
    )
    insert into goods_order_details
      (order_id, type, delivery, sub_total, discount, delivery_fee, reservation, reserved_until, guest_network)
    select copied.id, type, delivery, sub_total, discount, delivery_fee, reservation, reserved_until, guest_network
    from copied, last join goods_order_details g on g.order_id = last.id`);
}

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
      const response = await sendOrder(shop, form);
      expect([response.statusCode, response.json()]).toEqual([
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
    ['an e-mail address', { email: same.email }, undefined, /with the link that we e-mailed you, pay/],
    [
      'a phone number',
      { phone: same.phone },
      undefined,
      /^3 of your .* confirmed or paid\. You can pay this one by card or sign in/,
    ],
    ['a device', {}, 'a-secret', /You can pay this one by card or sign in/],
  ])('has at most three orders waiting for %s', async (_name, contact, device, wayOut) => {
    const shawl = await shawls(50);
    const send = () => sendOrder(shop, orderForm([{ product: shawl }], contact), { device });
    // Sent concurrently, to expose a race between counting and inserting.
    const responses = await Promise.all(Array.from({ length: 9 }, () => send()));
    const placed = responses.filter(({ statusCode }) => statusCode === 201);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect([placed.length, refused.length]).toEqual([3, 6]);
    expect(new Set(refused.map((response) => response.json().code))).toEqual(
      new Set(['shop.too_many_unconfirmed']),
    );
    expect(refused[0]?.json().detail).toMatch(wayOut);
    expect(await stockOf(shawl)).toBe(47);
    expect(await confirmByStaff(shop.deps, placed[0]?.json().tracking_id)).toBe('confirmed');
    expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(409);
    // A released reservation counts for the whole day.
    await age(placed[1]?.json().id, 31 * MINUTE);
    await releaseReservations(shop.deps);
    expect((await send()).statusCode).toBe(409);
    await age(placed[1]?.json().id, 24 * HOUR);
    expect((await send()).statusCode).toBe(201);
  });

  test('of a network is stopped by 300 orders waiting from it, a customer by none of them', async () => {
    const shawl = await shawls(50);
    const from = '2001:db8:77:1::5';
    const send = (by?: SignedUp) => sendOrder(shop, orderForm([{ product: shawl }]), { by, from });
    for (let n = 0; n < 4; n += 1) expect((await send()).statusCode).toBe(201);
    await copyLastOrder(296);
    const refused = await sendOrder(shop, orderForm([{ product: shawl }]), { from: '2001:db8:77:1:9::1' });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'shop.network_busy',
        detail: expect.stringMatching(/ You can pay this one by card or sign in to an account/),
      },
    ]);
    expect((await send(await signUp(shop))).statusCode).toBe(201);
    expect((await send(await signUp(shop, { proven: false }))).statusCode).toBe(201);
    const visitor = visitorCookie(shop);
    const others = [];
    for (let n = 0; n < 4; n += 1) {
      const form = orderForm([{ product: shawl }]);
      others.push((await sendOrder(shop, form, { from, ...visitor })).statusCode);
    }
    expect(others).toEqual([201, 201, 201, 409]);
  });

  test('gets a cookie for a day that counts the orders of the device', async () => {
    const { headers } = await sendOrder(shop, orderForm([{ product: await shawls(5) }]));
    expect(headers['set-cookie']).toMatch(
      /^guest_device=[\w-]{43}; Max-Age=86400; Path=\/api\/shop\/orders; HttpOnly; SameSite=Strict$/,
    );
    const by = await signUp(shop);
    const signedIn = await sendOrder(shop, orderForm([{ product: await shawls(5) }]), { by });
    expect(signedIn.headers['set-cookie']).toBeUndefined();
  });

  test('cannot use up the stock, and reservations are released', async () => {
    const shawl = await shawls(200);
    const responses = await Promise.all(
      Array.from({ length: 9 }, () =>
        sendOrder(shop, orderForm([{ product: shawl, quantity: 20 }]), { from: '192.0.2.99', device: 'one' }),
      ),
    );
    const ids = responses
      .filter(({ statusCode }) => statusCode === 201)
      .map((response) => response.json().id);
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
    const pay = async () => {
      const byCard = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
      const form = orderForm([{ product: shawl }], { ...contact, ...byCard });
      const response = await sendOrder(shop, form, { from: '198.51.100.44' });
      expect(response.json()).toMatchObject({ parts: [{ status: 'PLACED' }] });
      return response.json();
    };
    const orders = [await pay(), await pay(), await pay(), await pay()];
    const asks = { by: 'email', reserved_until: null };
    expect(orders.map(({ confirmation }) => confirmation)).toEqual([asks, asks, asks, asks]);
    expect(await Promise.all(orders.map(awaitsConfirmation))).toEqual([true, true, true, true]);
    const [mail] = await mailsTo(shop, contact.email);
    expect(mail).toMatchObject({ kind: 'shop.confirm-order', subject: expect.stringMatching(/is placed$/) });
    expect(mail?.text).not.toContain('Ayesha');
    expect(await isProven(shop.deps.db, contact.email)).toBe(false);
    const token = await tokenTo(contact.email);
    const responses = [await press(token), await press(token)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isProven(shop.deps.db, contact.email)).toBe(true);
    expect(await stockOf(shawl)).toBe(46);
    expect(await mailsTo(shop, contact.email)).toHaveLength(4);
    // The address of all orders is now proven.
    expect(await Promise.all(orders.map(awaitsConfirmation))).toEqual([false, false, false, false]);
    expect((await pay()).confirmation).toBeNull();
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
    const responses = await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
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

  test('has cash orders of 40 pieces and Rs 150,000 open, and as much more with each delivered one', async () => {
    const customer = await signUp(shop);
    const shawl = await shawls(500);
    const send = (quantity: number, more: object = {}) =>
      sendOrder(shop, { ...orderForm([{ product: shawl, quantity }]), ...more }, { by: customer });
    const tooMuch = await send(41);
    expect([tooMuch.statusCode, tooMuch.json()]).toEqual([
      409,
      {
        code: 'shop.too_much_cash',
        detail: expect.stringMatching(/40 pieces and Rs 150,000 together.* You can pay this one by card\.$/),
      },
    ]);
    const responses = await Promise.all([send(25), send(25)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const paid = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
    expect((await send(50, paid)).statusCode).toBe(201);
    expect((await send(16)).json().detail).toMatch(/by card or wait until one of them has arrived\.$/);
    expect((await send(15)).statusCode).toBe(201);
    await makeShopOrder(shop, customer, shawl, 'DELIVERED');
    expect((await send(41)).statusCode).toBe(409);
    expect((await send(40)).statusCode).toBe(201);

    const gown = await makeProduct(shop, { type: 'culture', sizes: [null], stock: 50, price: 50_001 });
    const other = await signUp(shop);
    const dear = (quantity: number) =>
      sendOrder(shop, orderForm([{ product: gown, quantity }]), { by: other });
    expect((await dear(3)).json().code).toBe('shop.too_much_cash');
    expect((await dear(2)).statusCode).toBe(201);
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
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 409]);
    const [placed] = answers.map((response) => response.json());
    expect(placed).toMatchObject({ confirmation: { by: 'email', reserved_until: expect.any(String) } });
    expect(await statusesOf(placed.id)).toEqual(['UNCONFIRMED']);
    expect(await stockOf(shawl)).toBe(197);

    expect((await press(await tokenTo(customer.email))).statusCode).toBe(200);
    expect(await isProven(shop.deps.db, customer.email)).toBe(true);
    const trusted = await send(21);
    expect(answers[3]?.json().detail).toMatch(
      /link that we e-mailed you, pay this one by card or confirm the e-mail address of your account; your profile/,
    );
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
