import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';

const shop = testApp({ JOBS: 'false' });

let agent: SignedUp;
beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  await shop.deps.db.execute(sql`
    insert into messages (channel, kind, recipient, body, parts, price, is_urgent, state, last_error, expires_at, ended_at)
    values ('sms', 'phones.code', '+923001234567', null, 1, 235, true, 'sent', null, now(), now()),
      ('sms', 'phones.code', '+923001234568', null, 2, 470, true, 'sent', null, now(), now() - interval '2 days'),
      ('sms', 'phones.code', '+923001234567', null, 1, 0, true, 'unsure', 'It may have been sent.', now(), now()),
      ('sms', 'phones.code', '+923001234569', 'sealed', 1, 0, true, 'waiting', null, now(), null)`);
});

const list = (query = '', by = agent) =>
  shop.app.inject({ url: `/api/staff/messages/${query}`, headers: by.headers });

test('staff list messages with state and cost, without their texts (messages-8)', async () => {
  const { count, results, cost } = (await list()).json();
  expect([count, cost]).toEqual([
    4,
    { day: 235, month: 705, channels: [{ channel: 'sms', day: 235, month: 705, count: 2 }] },
  ]);
  expect(results[1]).toEqual({
    id: expect.any(Number),
    channel: 'sms',
    kind: 'phones.code',
    recipient: '+923001234567',
    state: 'unsure',
    fell_back_to: null,
    attempts: 0,
    parts: 1,
    price: 0,
    last_error: 'It may have been sent.',
    created_at: expect.any(String),
    ended_at: expect.any(String),
  });
});

test.each([
  ['?state=sent', 2],
  ['?state=waiting', 1],
  ['?search=%2B923001234567', 2],
  ['?search=%2B92300', 0],
])('finds %s (messages-8)', async (query, count) => {
  expect((await list(query)).json().count).toBe(count);
});

test('nobody else lists them', async () => {
  expect((await list('', await signUp(shop))).statusCode).toBe(403);
  expect((await list('', await signUp(shop, { userType: 'tailor' }))).statusCode).toBe(403);
});
