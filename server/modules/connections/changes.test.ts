import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookKind } from '../../../contract/constants/connections.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { WebhookReceiver } from '../../../test/webhook-receiver.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/connections.ts';
import { resumeSending, retryAfterMs, sendDelivery } from './send-service.ts';

const shop = testApp({ LOOPBACK_REQUESTS: 'true', JOBS: 'false' });
const URL_OF = '/api/connections/webhooks/';
let receiver: WebhookReceiver;
let brand: SignedUp;
let paths = 0;

beforeAll(async () => {
  receiver = await WebhookReceiver.listen();
  brand = await signUp(shop, { userType: 'brand' });
});
beforeEach(() => shop.deps.db.delete(webhooks));
afterAll(() => receiver.close());

const send = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload: object = {},
  { by = brand, key }: { by?: SignedUp; key?: string } = {},
) =>
  shop.app.inject({
    method,
    url,
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
    ...(method !== 'GET' && { payload }),
  });

async function listen(kinds: WebhookKind[] = ['order.placed'], by = brand) {
  const path = `/change-${++paths}`;
  const made = await send('POST', URL_OF, { url: receiver.url(path), kinds }, { by });
  expect(made.statusCode, made.body).toBe(201);
  return { path, id: made.json().webhook.id as number };
}

const change = (id: number, payload: object, how: { by?: SignedUp; key?: string } = {}) =>
  send('PATCH', `${URL_OF}${id}/`, payload, how);

const rowOf = async (id: number) =>
  (await shop.deps.db.select().from(webhooks).where(eq(webhooks.id, id)))[0];

/** A test event that waits. */
async function pressed(id: number): Promise<number> {
  return (await send('POST', `${URL_OF}${id}/test/`)).json().id;
}

const deliveryOf = async (id: number) =>
  (await shop.deps.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];

const audited = (id: number) =>
  shop.deps.db
    .select({ action: auditEntries.action, data: auditEntries.data })
    .from(auditEntries)
    .where(sql`${auditEntries.subjectId} = ${String(id)} and action = 'webhooks.changed'`);

describe('a changed webhook (connecting-17)', () => {
  test('keeps its secret and log, and gets at once what waits', async () => {
    const { id, path } = await listen();
    receiver.answers.set(path, { status: 500 });
    const delivery = await pressed(id);
    await sendDelivery(shop.deps, delivery);
    const before = await rowOf(id);
    expect(before?.failingSince).not.toBeNull();
    const changed = await change(id, {
      url: receiver.url('/moved?token=secret'),
      kinds: ['stock.low', 'stock.low'],
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toMatchObject({
      url: receiver.url('/moved?token=secret'),
      kinds: ['stock.low'],
      failing_since: null,
      waiting: 1,
    });
    expect((await rowOf(id))?.secret).toEqual(before?.secret);
    await resumeSending(shop.deps);
    expect(receiver.at('/moved?token=secret')).toHaveLength(1);
    expect(await deliveryOf(delivery)).toMatchObject({ state: 'DELIVERED', attempts: 1 });
    const [entry] = await audited(id);
    expect(entry?.data).toMatchObject({ kinds: 'stock.low', host: expect.stringContaining('127.0.0.1') });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  test('is changed and written down once for one key, and not at all for what it has already', async () => {
    const { id, path } = await listen();
    for (const _ of [1, 2]) {
      expect((await change(id, { kinds: ['stock.low'] }, { key: 'one change of mine' })).statusCode).toBe(
        200,
      );
    }
    expect((await change(id, { kinds: ['stock.low'], url: receiver.url(path) })).statusCode).toBe(200);
    expect(await audited(id)).toHaveLength(1);
  });

  test('is turned off and on, with a change in the same call', async () => {
    const { id } = await listen();
    expect((await change(id, { enabled: false })).json()).toMatchObject({ disabled: 'OWNER' });
    const on = await change(id, { enabled: true, kinds: ['return.received'] });
    expect(on.json()).toMatchObject({ disabled: null, kinds: ['return.received'] });
  });

  test.each([
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: '' }, 'url'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['order.eaten'] }, 'kinds'],
    [{ enabled: 'yes' }, 'enabled'],
  ])('refuses %j on its field', async (body, field) => {
    const { id } = await listen();
    const refused = await change(id, body);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
  });

  test('of a tailor hears of no goods', async () => {
    const tailor = await signUp(shop, { userType: 'tailor' });
    const { id } = await listen(['order.placed'], tailor);
    const refused = await change(id, { kinds: ['stock.low'] }, { by: tailor });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['kinds']]);
  });

  test('is 404 for others, 403 for customers and 401 without a session', async () => {
    const { id } = await listen();
    const statuses = [];
    for (const userType of ['brand', 'tailor', 'admin', 'customer'] as const) {
      const by = await signUp(shop, { userType });
      statuses.push((await change(id, { kinds: ['order.placed'] }, { by })).statusCode);
    }
    const nobody = await shop.app.inject({ method: 'PATCH', url: `${URL_OF}${id}/`, payload: {} });
    expect([...statuses, nobody.statusCode]).toEqual([404, 404, 404, 403, 401]);
  });

  test('needs a confirmation for a new address only (people-11)', async () => {
    const own = await signUp(shop, { userType: 'brand' });
    const { id } = await listen(['order.placed'], own);
    const old = sql`now() - interval '11 minutes'`;
    await shop.deps.db
      .update(refreshTokens)
      .set({ confirmedAt: old, createdAt: old })
      .where(eq(refreshTokens.userId, own.id));
    expect((await change(id, { kinds: ['stock.low'] }, { by: own })).statusCode).toBe(200);
    const refused = await change(id, { url: receiver.url('/elsewhere') }, { by: own });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'session.unconfirmed']);
  });
});

describe('Retry-After (connecting-18)', () => {
  test.each([
    [undefined, 0],
    ['120', 120_000],
    ['0', 0],
    ['Sat, 28 Nov 2026 10:00:00 GMT', 600_000],
    ['Sat, 28 Nov 2026 09:00:00 GMT', 0],
    ['999999999', 24 * 3_600_000],
    ['-5', 0],
    ['soon', 0],
    ['9'.repeat(40), 0],
  ])('%s', (header, ms) => {
    expect(retryAfterMs(header, Date.parse('2026-11-28T09:50:00Z'))).toBe(ms);
  });

  test.each([429, 503])(
    'of a %d holds the whole webhook, and what waits uses up no attempts',
    async (status) => {
      const { id, path } = await listen();
      receiver.answers.set(path, { status, headers: { 'retry-after': '3600' } });
      const [first, second] = [await pressed(id), await pressed(id)];
      await sendDelivery(shop.deps, first);
      await sendDelivery(shop.deps, second);
      await resumeSending(shop.deps);
      expect(receiver.at(path)).toHaveLength(1);
      expect([await deliveryOf(first), await deliveryOf(second)]).toMatchObject([
        { attempts: 1 },
        { attempts: 0 },
      ]);
      const [shown] = (await send('GET', URL_OF)).json();
      const wait = Date.parse(shown.held_until) - Date.now();
      expect(wait).toBeGreaterThan(3_500_000);
      expect(wait).toBeLessThanOrEqual(3_600_000);
      receiver.answers.delete(path);
      await shop.deps.db.execute(sql`update webhooks set held_until = now()`);
      await shop.deps.db.execute(sql`update webhook_deliveries set due_at = now()`);
      await resumeSending(shop.deps);
      expect(receiver.at(path)).toHaveLength(3);
      expect((await send('GET', URL_OF)).json()).toMatchObject([{ held_until: null, waiting: 0 }]);
    },
  );

  test('of another status is ignored, and a change of the address ends the pause', async () => {
    const { id, path } = await listen();
    receiver.answers.set(path, { status: 500, headers: { 'retry-after': '3600' } });
    await sendDelivery(shop.deps, await pressed(id));
    expect((await rowOf(id))?.heldUntil).toBeNull();
    receiver.answers.set(path, { status: 503, headers: { 'retry-after': '3600' } });
    await sendDelivery(shop.deps, await pressed(id));
    expect((await rowOf(id))?.heldUntil).not.toBeNull();
    await change(id, { url: receiver.url('/calm') });
    expect((await rowOf(id))?.heldUntil).toBeNull();
    await vi.waitFor(async () => {
      await resumeSending(shop.deps);
      expect(receiver.at('/calm')).toHaveLength(2);
    });
  });
});
