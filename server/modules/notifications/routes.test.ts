import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { makeBrand, makeProduct, makeReview } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { mailOptOuts, notifications } from '../../db/schema/notifications.ts';
import { capture } from '../shop/payments/capture-service.ts';
import { refund } from '../shop/refunds/service.ts';
import { stepSellerOrder } from '../shop/seller-orders/service.ts';
import { purgeOldNotifications } from './service.ts';
import { unsubscribeLinks } from './unsubscribe-service.ts';

const shop = testApp({ JOBS: 'false' });

type Caller = Pick<SignedUp, 'headers'>;

const send = (method: 'GET' | 'POST' | 'PATCH', url: string, by: Caller | null, payload?: object) =>
  shop.app.inject({
    method,
    url: `/api/notifications/${url}`,
    headers: { ...by?.headers },
    ...(payload && { payload }),
  });

const listed = async (by: Caller) => (await send('GET', '', by)).json();
const unread = async (by: Caller) => (await send('GET', 'unread/', by)).json().unread;

/** Takes the steps as the tailor, and `confirm` as the customer. */
async function walk(order: PlacedGarment, ...actions: string[]) {
  for (const action of actions) {
    const by = action === 'confirm' ? order.customer : order.tailor;
    const response = await sendStep(shop, order.id, by, { action });
    expect(response.statusCode, response.body).toBe(200);
  }
}

/** Inserts notifications of the user, oldest first, and returns their ids. */
async function notified(user: { id: number }, count: number): Promise<number[]> {
  const rows = await shop.deps.db
    .insert(notifications)
    .values(
      Array.from({ length: count }, () => ({ userId: user.id, kind: 'start', data: { number: 'NP-1' } })),
    )
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}

describe('steps of an order', () => {
  test('are told to its customer in the transaction of the step, newest first (notifications-1)', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm', 'accept', 'start');
    const { results, count } = await listed(order.customer);
    expect(count).toBe(4);
    expect(results.map(({ title }: { title: string }) => title)).toEqual(
      ['is in production', 'is accepted', 'is confirmed', 'is placed'].map(
        (words) => `Your order ${order.trackingNumber} ${words}`,
      ),
    );
    expect(results[0]).toEqual({
      id: expect.any(Number),
      title: `Your order ${order.trackingNumber} is in production`,
      text: 'The tailor has started to stitch.',
      path: `/order_tracking?number=${order.trackingNumber}`,
      created_at: expect.any(String),
      is_read: false,
    });
    expect(results.at(-1).path).toBe(`/checkout?order=${order.id}`);
  });

  test('that the customer took are read already (notifications-2)', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm');
    expect(await unread(order.customer)).toBe(0);
    await walk(order, 'accept');
    expect(await unread(order.customer)).toBe(1);
  });

  test('that fail leave no notification', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm');
    expect((await sendStep(shop, order.id, order.tailor, { action: 'deliver' })).statusCode).toBe(409);
    expect((await listed(order.customer)).count).toBe(2);
  });
});

describe('goods', () => {
  const support = { id: 466, role: 'support', sessionId: 0 } as const;

  async function placeGoods() {
    const customer = await signUp(shop);
    const products = [await makeProduct(shop, { price: 1000 }), await makeProduct(shop, { price: 2000 })];
    const lines = products.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 } }));
    const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
    const order = (
      await sendOrder(shop, orderForm(lines, { email: undefined, ...card }), { by: customer })
    ).json();
    return { customer, order };
  }

  test('of several sellers are placed once, and each seller’s steps are told with its name', async () => {
    const { customer, order } = await placeGoods();
    const { results } = await listed(customer);
    expect(results).toMatchObject([
      {
        title: `Your order ${order.tracking_id} is placed`,
        text: 'The sellers have it and will pack it next.',
        path: `/order_tracking?number=${order.tracking_id}`,
        is_read: true,
      },
    ]);
    const [part] = order.parts;
    await shop.deps.db.transaction((tx) => stepSellerOrder(tx, shop.deps, support, part.id, 'pack'));
    expect((await listed(customer)).results[0]).toMatchObject({
      title: `Your order ${order.tracking_id} is packed`,
      text: `From ${part.seller.name}. It leaves us soon.`,
      is_read: false,
    });
  });

  test('that are paid back are told with the amount', async () => {
    const { customer, order } = await placeGoods();
    await capture(shop.deps, order.id);
    for (const { id } of order.parts) {
      await shop.deps.db.transaction((tx) =>
        stepSellerOrder(tx, shop.deps, support, id, 'cancel', 'Sold out'),
      );
    }
    await refund(shop.deps, order.id);
    const refunds = (await listed(customer)).results.filter(({ title }: { title: string }) =>
      title.endsWith('is refunded'),
    );
    const [first] = refunds;
    expect(first).toMatchObject({ path: '/orders?tab=brand', is_read: false });
    expect(first.text).toMatch(/^Rs [\d,]+ go back to you\./);
  });
});

test('a reply to a review is told and mailed, the mail unless its topic is off', async () => {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id });
  const product = await makeProduct(shop, { brandId: brand.id });
  const [told, silent] = [await signUp(shop), await signUp(shop)];
  await send('PATCH', 'settings/', silent, { mails: { reviews: false } });
  for (const { id } of [told, silent]) {
    const review = await makeReview(shop, product, { customerId: id });
    const url = `/api/reviews/${review.id}/reply/`;
    const response = await shop.app.inject({
      method: 'POST',
      url,
      headers: seller.headers,
      payload: { text: 'Shukriya!' },
    });
    expect(response.statusCode, response.body).toBe(201);
  }
  for (const one of [told, silent]) {
    expect((await listed(one)).results).toMatchObject([
      {
        title: `${brand.name} has replied to your review`,
        text: `See the answer beside your review of ${product.name}.`,
        path: `/product?id=${product.id}#reviews`,
        is_read: false,
      },
    ]);
  }
  expect(await mailsTo(shop, told.email)).toMatchObject([
    { kind: 'reviews.reply', unsubscribeUrl: expect.stringContaining('.reviews.') },
  ]);
  expect(await mailsTo(shop, silent.email)).toEqual([]);
});

describe('the list', () => {
  let owner: SignedUp;
  let other: SignedUp;
  beforeEach(async () => {
    owner = await signUp(shop);
    other = await signUp(shop);
  });

  test('has pages of 20, and nothing past the end', async () => {
    const ids = await notified(owner, 21);
    const first = await listed(owner);
    expect(first.results.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed().slice(0, 20));
    expect(first).toMatchObject({ count: 21, previous: null, next: expect.stringContaining('?page=2') });
    expect((await send('GET', '?page=2', owner)).json().results).toHaveLength(1);
    expect((await send('GET', '?page=3', owner)).statusCode).toBe(404);
    expect((await send('GET', '?page=0', owner)).json()).toHaveProperty('page');
  });

  test('holds one’s own only', async () => {
    await notified(owner, 1);
    expect(await listed(other)).toMatchObject({ count: 0, results: [] });
    expect(await unread(other)).toBe(0);
  });

  test('counts the unread up to 100', async () => {
    await notified(owner, 101);
    expect(await unread(owner)).toBe(100);
  });

  test('one is marked as read by its owner; for others it does not exist', async () => {
    const [id] = await notified(owner, 2);
    expect((await send('POST', `${id}/read/`, other)).statusCode).toBe(404);
    expect(await unread(owner)).toBe(2);
    for (let times = 0; times < 2; times++) {
      const response = await send('POST', `${id}/read/`, owner);
      expect(response.json()).toEqual({ unread: 1 });
    }
    expect((await send('POST', '999999999/read/', owner)).statusCode).toBe(404);
    expect((await send('POST', `${id}/read/`, null)).statusCode).toBe(401);
  });

  test('all are marked as read up to the newest one seen', async () => {
    const [, seen] = await notified(owner, 3);
    const [others] = await notified(other, 1);
    expect((await send('POST', 'read/', owner, { up_to: seen })).json()).toEqual({ unread: 1 });
    expect((await send('POST', 'read/', owner, { up_to: others })).json()).toEqual({ unread: 0 });
    expect(await unread(other)).toBe(1);
    expect((await send('POST', 'read/', owner, {})).json()).toHaveProperty('up_to');
  });

  test.each(['', 'unread/', 'settings/'])('/%s needs a session', async (url) => {
    expect((await send('GET', url, null)).statusCode).toBe(401);
  });

  test('loses what was read 90 days ago, and all after a year (notifications-4)', async () => {
    const ids = await notified(owner, 4);
    const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
    const at = async (id: number | undefined, set: object) =>
      shop.deps.db
        .update(notifications)
        .set(set)
        .where(eq(notifications.id, id ?? 0));
    await at(ids[0], { readAt: ago(91) });
    await at(ids[1], { readAt: ago(89) });
    await at(ids[2], { createdAt: ago(366) });
    await at(ids[3], { createdAt: ago(364) });
    await purgeOldNotifications(shop.deps.db);
    const left = (await listed(owner)).results.map(({ id }: { id: number }) => id);
    expect(left).toEqual([ids[3], ids[1]]);
  });
});

describe('mail of a topic (notifications-5)', () => {
  let order: PlacedGarment;
  beforeAll(async () => {
    order = await placeGarment(shop);
    await walk(order, 'confirm');
  });

  const mails = async () => (await mailsTo(shop, order.customer.email)).map(({ subject }) => subject);

  test('is on at first, and is switched by topic', async () => {
    const someone = await signUp(shop);
    const all = { progress: true, reminders: true, reviews: true };
    expect((await send('GET', 'settings/', someone)).json()).toEqual({ mails: all });
    const changed = await send('PATCH', 'settings/', someone, { mails: { progress: false } });
    expect(changed.json()).toEqual({ mails: { ...all, progress: false } });
    expect((await send('GET', 'settings/', await signUp(shop))).json()).toEqual({ mails: all });
    const back = await send('PATCH', 'settings/', someone, { mails: { progress: true } });
    expect(back.json()).toEqual({ mails: all });
  });

  test.each([{ mails: { orders: false } }, { mails: { progress: 'no' } }, {}])('refuses %j', async (body) => {
    expect((await send('PATCH', 'settings/', await signUp(shop), body)).statusCode).toBe(400);
  });

  test('that is switched off is not sent, while the notification and other mail come', async () => {
    await walk(order, 'accept');
    expect(await mails()).toContain(`Your order ${order.trackingNumber} is accepted`);
    await send('PATCH', 'settings/', order.customer, { mails: { progress: false } });
    await walk(order, 'start', 'check', 'make_ready');
    expect(await mails()).not.toContain(`Your order ${order.trackingNumber} is in production`);
    expect(await mails()).toContain(`Your order ${order.trackingNumber} is ready`);
    const titles = (await listed(order.customer)).results.map(({ title }: { title: string }) => title);
    expect(titles).toContain(`Your order ${order.trackingNumber} is in production`);
  });
});

describe('the link of a mail (notifications-6)', () => {
  const tokenOf = (user: { id: number }, config = shop.config) =>
    new URL(unsubscribeLinks(config, { userId: user.id, topic: 'reviews' }).page).searchParams.get('token') ??
    '';

  const optOuts = (user: { id: number }) =>
    shop.deps.db
      .select({ topic: mailOptOuts.topic })
      .from(mailOptOuts)
      .where(eq(mailOptOuts.userId, user.id));

  test('switches its topic off by one click of a mail program, again and again', async () => {
    const someone = await signUp(shop);
    for (let times = 0; times < 2; times++) {
      const response = await shop.app.inject({
        method: 'POST',
        url: `/api/notifications/unsubscribe/?token=${tokenOf(someone)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(response.json()).toEqual({ topic: 'reviews' });
    }
    expect(await optOuts(someone)).toEqual([{ topic: 'reviews' }]);
  });

  test('only leads to a page when it is opened', async () => {
    const someone = await signUp(shop);
    const response = await shop.app.inject(`/api/notifications/unsubscribe/?token=${tokenOf(someone)}`);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`/notifications/unsubscribe?token=${tokenOf(someone)}`);
    expect(await optOuts(someone)).toEqual([]);
  });

  test('works on while the secret is rotated', async () => {
    const someone = await signUp(shop);
    const earlier = 'an earlier secret, long enough';
    const token = tokenOf(someone, { ...shop.config, jwtSecret: earlier });
    const { config } = shop.deps;
    const { jwtSecrets } = config;
    Object.assign(config, { jwtSecrets: [config.jwtSecret, earlier] });
    const response = await send('POST', `unsubscribe/?token=${token}`, null, {});
    Object.assign(config, { jwtSecrets });
    expect(response.statusCode, response.body).toBe(200);
  });

  test('of another account, topic or secret is refused', async () => {
    const [someone, other] = [await signUp(shop), await signUp(shop)];
    const token = tokenOf(someone);
    const forged = [
      token.replace(`${someone.id}.`, `${other.id}.`),
      token.replace('.reviews.', '.progress.'),
      token.replace('.reviews.', '.orders.'),
      tokenOf(other, { ...shop.config, jwtSecret: 'another secret, long enough' }),
      `${token}x`,
    ];
    for (const wrong of forged) {
      const response = await send('POST', `unsubscribe/?token=${wrong}`, null, {});
      expect(response.json()).toMatchObject({ code: 'notifications.unsubscribe_link_invalid' });
    }
    expect((await send('POST', 'unsubscribe/', null, {})).statusCode).toBe(400);
    expect(await optOuts(other)).toEqual([]);
  });

  test('is in mail that can be switched off, and in no other', async () => {
    const order = await placeGarment(shop);
    await walk(order, 'confirm', 'accept');
    const sent = await mailsTo(shop, order.customer.email);
    const textOf = (words: string) => sent.find(({ subject }) => subject.endsWith(words));
    const page = unsubscribeLinks(shop.config, { userId: order.customer.id, topic: 'progress' }).page;
    expect(textOf('is accepted')).toMatchObject({
      text: expect.stringContaining(page),
      html: expect.stringContaining(page),
      unsubscribeUrl: expect.stringContaining('/api/notifications/unsubscribe/?token='),
    });
    expect(textOf('is confirmed')).toMatchObject({
      text: expect.not.stringContaining('nsubscribe'),
      unsubscribeUrl: undefined,
    });
  });
});
