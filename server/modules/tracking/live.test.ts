import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makeMeasurement, multipart, signUp } from '../../../test/factories.ts';
import { orderEvents } from '../../db/schema/order-events.ts';

const shop = testApp();
const limited = testApp({ RATE_LIMIT: '600' });

const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  measurement_source: 'STORE',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};

let host: string;
const opened: AbortController[] = [];

beforeAll(async () => {
  for (const { app } of [shop, limited]) await app.listen({ host: '127.0.0.1', port: 0 });
  host = addressOfApp(shop);
  // Once it listens, everybody is told to read again.
  await new Promise<void>((resolve) => shop.deps.pubsub.subscribe('order:0', resolve));
});

afterEach(() => {
  for (const stream of opened.splice(0)) stream.abort();
});

function addressOfApp({ app }: TestApp): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function place(test: TestApp): Promise<{ id: number; tracking_id: string }> {
  const customer = await signUp(test);
  await makeMeasurement(test, customer);
  const { payload, headers } = multipart(FORM);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload,
    headers: { ...headers, ...customer.headers },
  });
  return answer.json();
}

async function follow(number: string, at = host) {
  const stream = new AbortController();
  opened.push(stream);
  const response = await fetch(`${at}/tailor_module/order-tracking/${number}/events/`, {
    signal: stream.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  return {
    response,
    close: () => stream.abort(),
    /** What has come until `text` has, or the stream has ended. */
    async until(text: string): Promise<string> {
      while (!read.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return `${read}(ended)`;
        read += value;
      }
      return read;
    },
  };
}

const step = (orderId: number) =>
  ({ orderId, fromStatus: 'PLACED', toStatus: 'CONFIRMED', note: 'Call 0300 1234567' }) as const;

describe('the stream of an order (tracking-5)', () => {
  test('tells the number of steps, and a change once it is committed', async () => {
    const order = await place(shop);
    const { response, until } = await follow(order.tracking_id.toLowerCase());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const start = await until('event: opened\ndata: 1\n\n');
    expect(start).toMatch(/^retry: \d{4}\n\n/);
    let isCommitted = false;
    const heard = until('changed').then(() => isCommitted);
    await shop.deps.db.transaction(async (tx) => {
      await tx.insert(orderEvents).values(step(order.id));
      await new Promise((resolve) => setTimeout(resolve, 100));
      isCommitted = true;
    });
    expect(await heard).toBe(true);
    expect(await until('event: changed\ndata: \n\n')).not.toMatch(/0300|CONFIRMED/);
  });

  test('hears of its own order only, and nothing of what is rolled back', async () => {
    const [one, other] = [await place(shop), await place(shop)];
    const { until } = await follow(one.tracking_id);
    await until('opened');
    await shop.deps.db.insert(orderEvents).values(step(other.id));
    await shop.deps.db
      .transaction(async (tx) => {
        await tx.insert(orderEvents).values(step(one.id));
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await shop.deps.db.transaction((tx) => shop.deps.pubsub.publish(tx, `order:${one.id}`));
    expect((await until('changed')).match(/changed/g)).toHaveLength(1);
  });

  test('of a number that no order has is 404, as of one that is none', async () => {
    for (const number of ['NP-ZZZZZZZZZZ', '12']) {
      const { response } = await follow(number);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/json');
    }
  });

  test('answers HEAD without staying open', async () => {
    const { tracking_id } = await place(shop);
    const answer = await shop.app.inject({
      method: 'HEAD',
      url: `/tailor_module/order-tracking/${tracking_id}/events/`,
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream']);
    expect(shop.app.eventStreams.size).toBe(0);
  });

  test('is forgotten when the visitor leaves', async () => {
    const { tracking_id } = await place(shop);
    const { until, close } = await follow(tracking_id);
    await until('opened');
    expect(shop.app.eventStreams.size).toBe(1);
    close();
    await expect.poll(() => shop.app.eventStreams.size).toBe(0);
  });

  test('is opened at most thirty times a minute by a network', async () => {
    const { tracking_id } = await place(limited);
    const at = addressOfApp(limited);
    for (let count = 0; count < 150; count += 1) (await follow(tracking_id, at)).close();
    const { response } = await follow(tracking_id, at);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
