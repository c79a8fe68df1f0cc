import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookDelivery } from '../../../contract/connections.ts';
import { MAX_WEBHOOKS, WEBHOOK_KINDS, webhookKindsOf } from '../../../contract/constants/connections.ts';
import { testApp } from '../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { deliveredGoods } from '../../../test/factories-returns.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { verified, WebhookReceiver } from '../../../test/webhook-receiver.ts';
import { users } from '../../db/schema/accounts.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/connections.ts';
import { postEvents } from './event-service.ts';
import { purgeConnections } from './purge-service.ts';
import { resealWebhooks } from './secret-service.ts';
import { resumeSending, sendDelivery } from './send-service.ts';

const shop = testApp({ LOOPBACK_REQUESTS: 'true' });
let receiver: WebhookReceiver;
let admin: SignedUp;
let brand: SignedUp;
let paths = 0;

beforeAll(async () => {
  receiver = await WebhookReceiver.listen();
  admin = await signUp(shop, { userType: 'admin' });
  brand = await signUp(shop, { userType: 'brand' });
});
beforeEach(() => shop.deps.db.delete(webhooks));
afterAll(() => receiver.close());

const send = (by: SignedUp, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  shop.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });

async function listen(by: SignedUp, kinds: readonly string[] = webhookKindsOf('tailor')) {
  const path = `/hook-${++paths}`;
  const response = await send(by, 'POST', '/api/connections/webhooks/', { url: receiver.url(path), kinds });
  expect(response.statusCode, response.body).toBe(201);
  const { webhook, secret } = response.json();
  return { id: webhook.id as number, path, secret: secret as string, webhook };
}

const press = async (by: SignedUp, id: number): Promise<WebhookDelivery> =>
  (await send(by, 'POST', `/api/connections/webhooks/${id}/test/`)).json();

async function deliveries(by: SignedUp, id: number): Promise<WebhookDelivery[]> {
  return (await send(by, 'GET', `/api/connections/webhooks/${id}/deliveries/`)).json();
}

const stateOf = async (by: SignedUp, id: number) =>
  (await send(by, 'GET', '/api/connections/webhooks/')).json().find((one: { id: number }) => one.id === id);

/** As if the time of its next attempt had come. */
const makeDue = (id: number) =>
  shop.deps.db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()`, claimedUntil: null })
    .where(eq(webhookDeliveries.id, id));

async function trySending(webhookId: number): Promise<void> {
  const waiting = await shop.deps.db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'WAITING')));
  for (const { id } of waiting) {
    await makeDue(id);
    await sendDelivery(shop.deps, id);
  }
}

describe('a webhook', () => {
  test('is made with a secret that is shown once and stored sealed (connecting-9)', async () => {
    const { id, secret, webhook } = await listen(brand, WEBHOOK_KINDS);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toMatchObject({
      kinds: WEBHOOK_KINDS,
      owner: brand.username,
      disabled: null,
      waiting: 0,
    });
    expect((await send(brand, 'GET', '/api/connections/webhooks/')).body).not.toContain(secret);
    const [row] = await shop.deps.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.secret.includes(secret)).toBe(false);
  });

  test.each([
    'http://hooks.example.com/',
    'https://10.0.0.1/',
    'https://intranet/',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com:25/',
    'nothing',
  ])('has no address such as %s', async (url) => {
    const response = await send(brand, 'POST', '/api/connections/webhooks/', {
      url,
      kinds: ['order.placed'],
    });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['url']]);
  });

  test('listens to events of its account, and is one of few', async () => {
    const tailor = await signUp(shop, { userType: 'tailor' });
    const body = { url: receiver.url('/few'), kinds: ['stock.low'] };
    const foreign = await send(tailor, 'POST', '/api/connections/webhooks/', body);
    expect([foreign.statusCode, Object.keys(foreign.json())]).toEqual([400, ['kinds']]);
    for (let made = 0; made < MAX_WEBHOOKS; made += 1) await listen(tailor);
    const more = await send(tailor, 'POST', '/api/connections/webhooks/', {
      ...body,
      kinds: ['order.placed'],
    });
    expect([more.statusCode, more.json().code]).toEqual([409, 'webhooks.too_many']);
  });

  test('of somebody else cannot be seen, changed or read (connecting-1)', async () => {
    const { id } = await listen(brand);
    const test = await press(brand, id);
    const stranger = await signUp(shop, { userType: 'brand' });
    const calls = [
      ['POST', `/api/connections/webhooks/${id}/rotation/`, { hours: 0 }],
      ['PATCH', `/api/connections/webhooks/${id}/`, { enabled: false }],
      ['DELETE', `/api/connections/webhooks/${id}/`],
      ['GET', `/api/connections/webhooks/${id}/deliveries/`],
      ['POST', `/api/connections/webhooks/${id}/test/`],
      ['POST', `/api/connections/deliveries/${test.id}/resend/`],
    ] as const;
    for (const by of [stranger, admin])
      for (const [method, url, body] of calls)
        expect((await send(by, method, url, body)).statusCode, `${method} ${url}`).toBe(404);
  });
});

describe('a message', () => {
  test('is signed, with a test event of a press, and logged with its answer (connecting-10, connecting-16)', async () => {
    const { id, path, secret } = await listen(brand);
    receiver.answers.set(path, { status: 200, body: `thanks\0${'x'.repeat(2000)}` });
    const pressed = await press(brand, id);
    await trySending(id);
    await vi.waitFor(() => expect(receiver.at(path)).toHaveLength(1));
    const [message] = receiver.at(path);
    if (!message) throw new Error('Nothing came');
    expect(verified(message, secret)).toEqual({
      type: 'webhook.test',
      timestamp: expect.any(String),
      data: {},
    });
    expect(message.headers['webhook-id']).toBe(pressed.message_id);
    expect(message.headers['content-type']).toBe('application/json');
    await vi.waitFor(async () =>
      expect(await deliveries(brand, id)).toMatchObject([
        { state: 'DELIVERED', attempts: 1, status: 200, failure: null, next_attempt_at: null },
      ]),
    );
    const [logged] = await deliveries(brand, id);
    expect(logged?.answer).toHaveLength(1023);
  });

  test('is not genuine when it was changed, is old, or signed by another secret (connecting-12)', async () => {
    const { id, path, secret } = await listen(brand);
    const other = await listen(brand);
    await press(brand, id);
    await trySending(id);
    await vi.waitFor(() => expect(receiver.at(path)).toHaveLength(1));
    const [message] = receiver.at(path);
    if (!message) throw new Error('Nothing came');
    expect(() => verified({ ...message, body: `${message.body} ` }, secret)).toThrow();
    expect(() => verified(message, other.secret)).toThrow();
    const headers = { ...message.headers, 'webhook-timestamp': '1600000000' };
    expect(() => verified({ ...message, headers }, secret)).toThrow();
  });

  test('is signed by both secrets for as long as was asked (connecting-12)', async () => {
    const { id, path, secret } = await listen(brand);
    const url = `/api/connections/webhooks/${id}/rotation/`;
    const second = (await send(brand, 'POST', url, { hours: 24 })).json();
    expect(second.webhook.previous_until).not.toBeNull();
    await press(brand, id);
    await trySending(id);
    await vi.waitFor(() => expect(receiver.at(path)).toHaveLength(1));
    const [both] = receiver.at(path);
    if (!both) throw new Error('Nothing came');
    expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2);
    verified(both, secret);
    verified(both, second.secret);
    const third = (await send(brand, 'POST', url, { hours: 0 })).json();
    await press(brand, id);
    await trySending(id);
    await vi.waitFor(() => expect(receiver.at(path)).toHaveLength(2));
    const [, one] = receiver.at(path);
    if (!one) throw new Error('Nothing came');
    verified(one, third.secret);
    expect(() => verified(one, second.secret)).toThrow();
  });

  test('is repeated with the same id after failures, later each time, and doubled at most (connecting-13)', async () => {
    const { id, path, secret } = await listen(brand);
    receiver.answers.set(path, { status: 500, body: 'broken' });
    const { id: deliveryId, message_id } = await press(brand, id);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await trySending(id);
      await vi.waitFor(async () => {
        const [row] = await deliveries(brand, id);
        expect(row).toMatchObject({ state: 'WAITING', attempts: attempt, status: 500, answer: 'broken' });
        waits[attempt - 1] = Math.round((Date.parse(row?.next_attempt_at ?? '') - Date.now()) / 60_000);
      });
    }
    expect(waits).toEqual([1, 5, 30]);
    expect((await stateOf(brand, id)).failing_since).not.toBeNull();
    receiver.answers.delete(path);
    await makeDue(deliveryId);
    await resumeSending(shop.deps);
    expect(await deliveries(brand, id)).toMatchObject([{ state: 'DELIVERED', attempts: 4, status: 204 }]);
    expect((await stateOf(brand, id)).failing_since).toBeNull();
    // Sent twice at once, and after its end.
    await Promise.all([1, 2, 3].map(() => sendDelivery(shop.deps, deliveryId)));
    const ids = receiver.at(path).map((message) => message.headers['webhook-id']);
    expect(ids).toEqual([message_id, message_id, message_id, message_id]);
    for (const message of receiver.at(path)) verified(message, secret);
  });

  test('is sent once by several processes at a time', async () => {
    const { id, path } = await listen(brand);
    const { id: deliveryId } = await press(brand, id);
    await Promise.all([1, 2, 3, 4].map(() => sendDelivery(shop.deps, deliveryId)));
    await resumeSending(shop.deps);
    await vi.waitFor(async () => expect((await deliveries(brand, id))[0]?.state).toBe('DELIVERED'));
    expect(receiver.at(path)).toHaveLength(1);
  });

  test('is given up after about three days, and sent again by a press with the same id (connecting-16)', async () => {
    const { id, path } = await listen(brand);
    receiver.answers.set(path, { status: 302, headers: { location: receiver.url('/elsewhere') } });
    const { id: deliveryId, message_id } = await press(brand, id);
    const again = () => send(brand, 'POST', `/api/connections/deliveries/${deliveryId}/resend/`);
    await shop.deps.db
      .update(webhookDeliveries)
      .set({ attempts: 9 })
      .where(eq(webhookDeliveries.id, deliveryId));
    await makeDue(deliveryId);
    await sendDelivery(shop.deps, deliveryId);
    await vi.waitFor(async () =>
      expect((await deliveries(brand, id))[0]).toMatchObject({
        state: 'FAILED',
        status: 302,
        next_attempt_at: null,
      }),
    );
    expect(receiver.at('/elsewhere')).toEqual([]);
    receiver.answers.delete(path);
    expect((await again()).statusCode).toBe(201);
    expect((await again()).json().code).toBe('webhooks.waiting');
    await resumeSending(shop.deps);
    expect((await deliveries(brand, id))[0]?.state).toBe('DELIVERED');
    expect(receiver.at(path).at(-1)?.headers['webhook-id']).toBe(message_id);
  });

  test('names the failure where nothing answers', async () => {
    const { id } = await listen(brand);
    const set = (url: string) => shop.deps.db.update(webhooks).set({ url }).where(eq(webhooks.id, id));
    await set('http://127.0.0.1:9/');
    await press(brand, id);
    await trySending(id);
    await vi.waitFor(async () =>
      expect((await deliveries(brand, id))[0]).toMatchObject({ status: null, failure: 'unreachable' }),
    );
    // What was saved before the network changed is checked again.
    await set('https://10.0.0.1/');
    await trySending(id);
    await vi.waitFor(async () => expect((await deliveries(brand, id))[0]?.failure).toBe('bad_url'));
    await shop.deps.db
      .update(webhooks)
      .set({ secret: Buffer.alloc(64) })
      .where(eq(webhooks.id, id));
    await trySending(id);
    await vi.waitFor(async () => expect((await deliveries(brand, id))[0]?.failure).toBe('secret_lost'));
  });
});

describe('a webhook that fails (connecting-13)', () => {
  test('is turned off after days, with a mail; what waits is sent once it is on again', async () => {
    const { id, path } = await listen(brand);
    receiver.answers.set(path, { status: 503 });
    await press(brand, id);
    await trySending(id);
    await vi.waitFor(async () => expect((await stateOf(brand, id)).failing_since).not.toBeNull());
    await shop.deps.db
      .update(webhooks)
      .set({ failingSince: sql`now() - interval '73 hours'` })
      .where(eq(webhooks.id, id));
    await trySending(id);
    await vi.waitFor(async () =>
      expect(await stateOf(brand, id)).toMatchObject({ disabled: 'FAILING', waiting: 1 }),
    );
    const mails = await mailsTo(shop, brand.email);
    const host = new URL(receiver.url(path)).host;
    expect(mails[0]?.text).toContain(host);
    expect(mails[0]?.text).not.toContain(path);
    const sent = receiver.at(path).length;
    await trySending(id);
    expect(receiver.at(path)).toHaveLength(sent);
    for (const url of [`webhooks/${id}/test`, `deliveries/${(await deliveries(brand, id))[0]?.id}/resend`]) {
      const refused = await send(brand, 'POST', `/api/connections/${url}/`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'webhooks.disabled']);
    }
    receiver.answers.delete(path);
    await send(brand, 'PATCH', `/api/connections/webhooks/${id}/`, { enabled: true });
    await resumeSending(shop.deps);
    expect(await deliveries(brand, id)).toMatchObject([{ state: 'DELIVERED' }]);
  });

  test('is turned off at once by 410', async () => {
    const { id, path } = await listen(brand);
    receiver.answers.set(path, { status: 410 });
    await press(brand, id);
    await trySending(id);
    await vi.waitFor(async () => expect((await stateOf(brand, id)).disabled).toBe('GONE'));
    expect((await deliveries(brand, id))[0]?.state).toBe('FAILED');
  });

  test('gets nothing after its account has ended (connecting-7)', async () => {
    const owner = await signUp(shop, { userType: 'brand' });
    const { id, path } = await listen(owner);
    await shop.deps.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, owner.id));
    await shop.deps.db
      .insert(webhookDeliveries)
      .values({ webhookId: id, messageId: 'msg_left', kind: 'order.placed', body: '{}' });
    await resumeSending(shop.deps);
    await trySending(id);
    expect(receiver.at(path)).toEqual([]);
  });
});

describe('events (connecting-11)', () => {
  const typesAt = (path: string) => receiver.at(path).map(({ body }) => JSON.parse(body).type as string);

  test('of a cart order reach its brand and the shop, and no other brand', async () => {
    const owner = await listen(admin, WEBHOOK_KINDS);
    const stranger = await listen(await signUp(shop, { userType: 'brand' }), WEBHOOK_KINDS);
    const { id, part } = await deliveredGoods(shop);
    await resumeSending(shop.deps);
    await vi.waitFor(() =>
      expect(typesAt(owner.path).toSorted()).toEqual([
        'order.placed',
        'order.status_changed',
        'order.status_changed',
        'order.status_changed',
        'parcel.delivered',
        'parcel.shipped',
      ]),
    );
    const events = receiver.at(owner.path).map((message) => verified(message, owner.secret));
    for (const { data } of events)
      expect(data).toMatchObject({ order: id, seller_order: part, order_kind: 'goods' });
    expect(events.find(({ type }) => type === 'parcel.shipped')?.data).toMatchObject({ status: 'SHIPPED' });
    expect(typesAt(stranger.path)).toEqual([]);
  });

  test('of a stitched order reach its tailor from the confirmation on, without names or measures', async () => {
    const garment = await placeGarment(shop);
    const mine = await listen(garment.tailor);
    const other = await listen(await signUp(shop, { userType: 'tailor' }));
    const whole = await listen(admin);
    const confirm = `/tailor_module/single-order/${garment.id}/checkout/`;
    expect((await send(garment.customer, 'PATCH', confirm)).statusCode).toBe(200);
    await sendStep(shop, garment.id, garment.tailor, { action: 'decline', reason: 'Ayesha of Mall Road' });
    await resumeSending(shop.deps);
    const steps = ['order.status_changed', 'order.status_changed'];
    expect(typesAt(mine.path).toSorted()).toEqual(['order.placed', ...steps]);
    expect(typesAt(whole.path)).toEqual(steps);
    const bodies = receiver.at(mine.path).map(({ body }) => JSON.parse(body));
    expect(bodies.find(({ data }) => data.step === 'decline').data).toEqual({
      order: garment.id,
      seller_order: null,
      order_kind: 'single',
      step: 'decline',
      status: 'DECLINED',
      previous_status: 'CONFIRMED',
    });
    expect(typesAt(other.path)).toEqual([]);
  });

  test('of a return and of low stock reach the brand (catalogue-20)', async () => {
    const goods = await deliveredGoods(shop);
    const mine = await listen(goods.owner, WEBHOOK_KINDS);
    const [line] = goods.lines;
    const items = JSON.stringify([{ line: line?.line, quantity: 1 }]);
    const form = multipart({ part: String(goods.part), items, reason: 'FAULTY', note: 'A hole' });
    const asked = await shop.app.inject({
      method: 'POST',
      url: `/api/shop/orders/${goods.id}/returns/`,
      payload: form.payload,
      headers: { ...form.headers, ...goods.customer.headers },
    });
    expect(asked.statusCode, asked.body).toBe(201);
    await shop.deps.db.transaction((tx) =>
      postEvents(tx, shop.deps, [{ kind: 'stock.low', sellerId: goods.owner.id, data: { product: 7 } }]),
    );
    await resumeSending(shop.deps);
    expect(typesAt(mine.path).toSorted()).toEqual(['return.requested', 'stock.low']);
    expect(
      receiver
        .at(mine.path)
        .map(({ body }) => body)
        .join(''),
    ).not.toContain('hole');
  });

  test('that are rolled back are not sent', async () => {
    const mine = await listen(admin);
    const before = await deliveries(admin, mine.id);
    await shop.deps.db
      .transaction(async (tx) => {
        await postEvents(tx, shop.deps, [{ kind: 'order.placed', data: { order: 1 } }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await deliveries(admin, mine.id)).toEqual(before);
  });
});

test('the log ends after 30 days (connecting-15)', async () => {
  const { id } = await listen(brand);
  await press(brand, id);
  await shop.deps.db
    .update(webhookDeliveries)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(eq(webhookDeliveries.webhookId, id));
  await purgeConnections(shop.deps.db);
  expect(await deliveries(brand, id)).toEqual([]);
});

test('a webhook is removed with its log', async () => {
  const { id } = await listen(brand);
  await press(brand, id);
  expect((await send(brand, 'DELETE', `/api/connections/webhooks/${id}/`)).statusCode).toBe(204);
  expect((await send(brand, 'GET', `/api/connections/webhooks/${id}/deliveries/`)).statusCode).toBe(404);
});

test('secrets are sealed anew while JWT_SECRET is rotated', async () => {
  const { id, path, secret } = await listen(brand);
  await send(brand, 'POST', `/api/connections/webhooks/${id}/rotation/`, { hours: 24 });
  const jwtSecret = 'another secret for tests that is long enough';
  const rotated = (...jwtSecrets: [string, ...string[]]) => ({
    ...shop.deps,
    config: { ...shop.config, jwtSecret, jwtSecrets },
  });
  expect(await resealWebhooks(rotated(jwtSecret, shop.config.jwtSecret))).toBe(1);
  expect(await resealWebhooks(rotated(jwtSecret, shop.config.jwtSecret))).toBe(0);
  const { id: deliveryId } = await press(brand, id);
  await sendDelivery(rotated(jwtSecret), deliveryId);
  const [message] = receiver.at(path);
  if (!message) throw new Error('Nothing came');
  verified(message, secret);
});
