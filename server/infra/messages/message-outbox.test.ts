import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { messages } from '../../db/schema/messages.ts';
import type { JobName, Jobs } from '../jobs/jobs.ts';
import { MessageOutbox } from './message-outbox.ts';
import { type Message, type MessageSender, NotSentError } from './message-sender.ts';

const shop = testApp({ JOBS: 'false' });

class FakeSender implements MessageSender {
  knowsKeys = false;
  readonly reportsDelivery = false;
  readonly sent: Message[] = [];
  answer: (message: Message) => Promise<string | undefined> = async () => undefined;

  send(message: Message): Promise<string | undefined> {
    this.sent.push(message);
    return this.answer(message);
  }

  async purge(): Promise<void> {}
}

let sender: FakeSender;
let outbox: MessageOutbox;
let warnings: [object, string][];
const handlers = new Map<JobName, (data: never) => Promise<void>>();

beforeEach(async () => {
  await shop.deps.db.execute(sql`truncate messages cascade`);
  sender = new FakeSender();
  warnings = [];
  const jobs: Jobs = {
    send: async () => undefined,
    handle: (name, handler) => void handlers.set(name, handler),
    schedule: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
  outbox = new MessageOutbox({
    db: shop.deps.db,
    jobs,
    senders: { sms: sender, whatsapp: sender, push: sender },
    mails: shop.deps.outbox,
    secrets: shop.config.jwtSecrets,
    log: { warn: (details, text) => void warnings.push([details, text]) },
  });
});

const TEXT = '123456 is your code';
const post = (expiresIn = 300_000) =>
  shop.deps.db.transaction((tx) =>
    outbox.post(tx, {
      channel: 'sms',
      kind: 'phones.code',
      to: '+923001234567',
      text: TEXT,
      userId: null,
      expiresAt: new Date(Date.now() + expiresIn),
    }),
  );
const deliver = (messageId: number) => handlers.get('message.send-urgent')?.({ messageId } as never);
const stored = async (id: number) =>
  (await shop.deps.db.select().from(messages).where(eq(messages.id, id)))[0];
const makeDue = () => shop.deps.db.update(messages).set({ nextAttemptAt: sql`now()` });

test('a message is sealed while it waits, sent once, and its text forgotten (messages-3)', async () => {
  const id = await post();
  const waiting = await stored(id);
  expect(waiting).toMatchObject({ state: 'waiting', parts: 1, isUrgent: true });
  expect(waiting?.body?.includes('123456')).toBe(false);
  await deliver(id);
  await deliver(id);
  expect(sender.sent).toEqual([
    {
      id,
      key: expect.stringMatching(/^\d+-\d+$/),
      kind: 'phones.code',
      to: '+923001234567',
      userId: null,
      text: TEXT,
    },
  ]);
  expect(await stored(id)).toMatchObject({ state: 'sent', body: null, attempts: 1, price: 0 });
});

test('counts what a sent message has cost (messages-7)', async () => {
  await shop.deps.db.execute(sql`update order_settings set message_part_price = 235`);
  const id = await post();
  await deliver(id);
  expect(await stored(id)).toMatchObject({ parts: 1, price: 235 });
  await shop.deps.db.execute(sql`update order_settings set message_part_price = 0`);
});

test('of two workers one sends it', async () => {
  const id = await post();
  await Promise.all([deliver(id), deliver(id), outbox.resume(true)]);
  expect(sender.sent).toHaveLength(1);
});

test('tries again what was surely not sent, until it expires, and never later (messages-3)', async () => {
  sender.answer = async () => Promise.reject(new NotSentError('The provider answered 503.'));
  const id = await post();
  await deliver(id);
  expect(await stored(id)).toMatchObject({ state: 'waiting', lastError: 'The provider answered 503.' });
  await outbox.resume(true);
  expect(sender.sent).toHaveLength(1);
  await makeDue();
  await outbox.resume(true);
  expect(sender.sent).toHaveLength(2);
  await makeDue();
  await shop.deps.db.update(messages).set({ expiresAt: sql`now()` });
  sender.answer = async () => undefined;
  await deliver(id);
  await outbox.resume(true);
  expect(sender.sent).toHaveLength(2);
  expect(await stored(id)).toMatchObject({ state: 'expired', body: null, price: 0 });
  const log = JSON.stringify(warnings);
  expect(log).not.toContain('123456');
  expect(log).not.toContain('+92');
});

describe('an attempt of unknown outcome (messages-4)', () => {
  test('is not repeated, and staff read so', async () => {
    sender.answer = async () => Promise.reject(new Error('No answer (TimeoutError).'));
    const id = await post();
    await deliver(id);
    await makeDue();
    await outbox.resume(true);
    expect(sender.sent).toHaveLength(1);
    expect(await stored(id)).toMatchObject({
      state: 'unsure',
      lastError: 'No answer (TimeoutError). It may have been sent.',
    });
  });

  test('is repeated with the same key where the provider knows keys', async () => {
    sender.knowsKeys = true;
    sender.answer = async () => Promise.reject(new Error('No answer (TimeoutError).'));
    const id = await post();
    await deliver(id);
    sender.answer = async () => undefined;
    await makeDue();
    await outbox.resume(true);
    expect(sender.sent.map(({ key }) => key)).toEqual([sender.sent[0]?.key, sender.sent[0]?.key]);
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  /** As a killed process leaves it. */
  async function cutOff(): Promise<number> {
    const id = await post();
    await shop.deps.db
      .update(messages)
      .set({ attempts: 1, claimedUntil: sql`now() - interval '1 second'` })
      .where(eq(messages.id, id));
    return id;
  }

  test('of a killed process is not repeated without keys', async () => {
    const id = await cutOff();
    await deliver(id);
    await outbox.resume(true);
    expect(sender.sent).toEqual([]);
    expect(await stored(id)).toMatchObject({ state: 'unsure', body: null });
  });

  test('of a killed process is repeated with keys', async () => {
    sender.knowsKeys = true;
    const id = await cutOff();
    await outbox.resume(true);
    expect(sender.sent).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });
});

test('100,000 other messages that wait keep no code waiting (messages-5)', async () => {
  for (let batch = 0; batch < 10; batch += 1) {
    await shop.deps.db.execute(sql`
      insert into messages (channel, kind, recipient, body, parts, is_urgent, expires_at, created_at, next_attempt_at)
      select 'sms', 'orders.update', '+92300' || i, 'x', 1, false, now() + interval '1 day',
        now() - interval '1 hour', now() - interval '1 hour' from generate_series(1000000, 1009999) i`);
  }
  const id = await post();
  sender.answer = async ({ kind }) => {
    if (kind !== 'phones.code') throw new NotSentError('slow');
  };
  await outbox.resume(true);
  expect(sender.sent.map((message) => message.id)).toEqual([id]);
  expect(await stored(id)).toMatchObject({ state: 'sent' });
});

test('gives up what another secret has sealed', async () => {
  const id = await post();
  await shop.deps.db.update(messages).set({ body: Buffer.from('x'.repeat(40)) });
  await deliver(id);
  expect(sender.sent).toEqual([]);
  expect(await stored(id)).toMatchObject({ state: 'failed', lastError: 'Sealed with another JWT_SECRET' });
});

test('deletes messages 30 days after their end (messages-9)', async () => {
  const [old, young, waiting] = [await post(), await post(), await post(40 * 24 * 3600_000)];
  await deliver(old);
  await deliver(young);
  await shop.deps.db
    .update(messages)
    .set({ endedAt: sql`now() - interval '31 days'` })
    .where(eq(messages.id, old));
  await outbox.purge();
  const left = await shop.deps.db.select({ id: messages.id }).from(messages);
  expect(left.map(({ id }) => id).sort((a, b) => a - b)).toEqual([young, waiting]);
});
