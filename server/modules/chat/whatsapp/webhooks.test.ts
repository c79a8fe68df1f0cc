import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { signedWebhook, WHATSAPP, WhatsAppServer } from '../../../../test/whatsapp-server.ts';
import { messages, whatsappInbound } from '../../../db/schema/messages.ts';
import { newsOf } from '../../../infra/messages/templates.ts';

const whatsapp = new WhatsAppServer();
const settings = { JOBS: 'false', WHATSAPP_API: '', ...WHATSAPP };
beforeAll(async () => {
  settings.WHATSAPP_API = await whatsapp.start();
});
const shop = testApp(settings);
afterAll(() => whatsapp.stop());

const PHONE = '+923001234567';
const URL = '/api/whatsapp/webhook/';
let customer: SignedUp;

beforeEach(async () => {
  whatsapp.sent.length = 0;
  whatsapp.refusal = undefined;
  const { db } = shop.deps;
  await db.delete(messages);
  await db.execute(sql`update order_settings set news_by_whatsapp = true, quiet_from = 0, quiet_until = 0`);
  customer = await signUp(shop);
  await db.execute(
    sql`insert into channel_choices (user_id, channel, phone) values (${customer.id}, 'whatsapp', ${PHONE})`,
  );
  await db.execute(sql`insert into phone_proofs (user_id, phone) values (${customer.id}, ${PHONE})`);
});

const deliver = ({ payload, headers }: ReturnType<typeof signedWebhook>) =>
  shop.app.inject({ method: 'POST', url: URL, payload, headers });
const report = (status: object) => deliver(signedWebhook({ statuses: [{ timestamp: '1', ...status }] }));
const stored = async () => (await shop.deps.db.select().from(messages).orderBy(messages.id))[0];
const post = () =>
  shop.deps.db.transaction((tx) =>
    shop.deps.outbox.post(tx, {
      ...{ kind: 'orders.update', to: customer.email, subject: 'News', text: 'News', html: '<p>News</p>' },
      news: {
        ...newsOf('order_started', { number: 'NP-1', link: 'http://naap.test/' }),
        userId: customer.id,
      },
    }),
  );
const mailed = async () => (await mailsTo(shop, customer.email)).filter(({ subject }) => subject === 'News');

async function sent(): Promise<{ id: string; key: string }> {
  await post();
  await shop.deps.messages.resume(false);
  return { id: WhatsAppServer.idOf(1), key: whatsapp.sent[0]?.biz_opaque_callback_data ?? '' };
}

describe('the verification of the address (messages-18)', () => {
  const verify = (query: Record<string, string>) => shop.app.inject({ url: URL, query });
  const asked = {
    'hub.mode': 'subscribe',
    'hub.verify_token': WHATSAPP.WHATSAPP_VERIFY_TOKEN,
    'hub.challenge': '1158201444',
  };

  test('is answered with the challenge', async () => {
    const response = await verify(asked);
    expect([response.statusCode, response.body]).toEqual([200, '1158201444']);
    expect(response.headers['content-type']).toContain('text/plain');
  });

  test.each([
    { 'hub.verify_token': 'guessed' },
    { 'hub.verify_token': '' },
    { 'hub.mode': 'unsubscribe' },
    { 'hub.challenge': '<script>alert(1)</script>' },
  ])('is refused for %o', async (wrong) => {
    expect((await verify({ ...asked, ...wrong })).statusCode).toBe(403);
  });
});

describe('a forged webhook changes nothing (messages-18)', () => {
  test.each([
    [
      'another secret',
      (id: string) => signedWebhook({ statuses: [{ id, status: 'failed' }] }, 'x'.repeat(20)),
    ],
    [
      'another body',
      (id: string) => ({
        ...signedWebhook({ statuses: [] }),
        payload: signedWebhook({ statuses: [{ id, status: 'failed' }] }).payload,
      }),
    ],
    [
      'no signature',
      (id: string) => ({
        ...signedWebhook({ statuses: [{ id, status: 'failed' }] }),
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': '' },
      }),
    ],
    [
      'a signature of another kind',
      (id: string) => ({
        ...signedWebhook({ statuses: [{ id, status: 'failed' }] }),
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': 'sha1=00' },
      }),
    ],
  ])('with %s', async (_name, forged) => {
    const { id } = await sent();
    expect((await deliver(forged(id))).statusCode).toBe(401);
    expect(await stored()).toMatchObject({ state: 'sent', fellBackTo: null });
    expect(await mailed()).toEqual([]);
  });

  test('as an incoming message', async () => {
    const value = { messages: [{ from: '923001234567', id: 'wamid.1', type: 'text', text: { body: 'Hi' } }] };
    expect((await deliver(signedWebhook(value, 'another secret of twenty'))).statusCode).toBe(401);
    expect(await shop.deps.db.$count(whatsappInbound)).toBe(0);
  });

  test('that is too large is not read', async () => {
    const response = await deliver(signedWebhook({ statuses: [], more: 'x'.repeat(600_000) }));
    expect(response.statusCode).toBe(413);
  });
});

describe('reports (messages-18)', () => {
  test('say that a message was delivered and read, in any order and more than once', async () => {
    const { id } = await sent();
    for (const [status, state] of [
      ['delivered', 'delivered'],
      ['sent', 'delivered'],
      ['read', 'read'],
      ['delivered', 'read'],
      ['read', 'read'],
      ['failed', 'read'],
    ]) {
      expect((await report({ id, status })).statusCode).toBe(200);
      expect(await stored()).toMatchObject({ state });
    }
    expect(await stored()).toMatchObject({ fallback: null, fellBackTo: null });
    expect(await mailed()).toEqual([]);
  });

  test('of a failure send the news by mail, once', async () => {
    const { id } = await sent();
    const failed = { id, status: 'failed', errors: [{ code: 131026, title: 'Message undeliverable' }] };
    await Promise.all([report(failed), report(failed), report({ id, status: 'sent' })]);
    await report(failed);
    expect(await stored()).toMatchObject({
      state: 'failed',
      fellBackTo: 'mail',
      lastError: 'WhatsApp reports code 131026.',
    });
    expect(await mailed()).toHaveLength(1);
  });

  test('settle an attempt of unknown outcome, which nothing else repeats', async () => {
    await post();
    whatsapp.refusal = { status: 504 };
    await shop.deps.messages.resume(false);
    const unsure = await stored();
    expect(unsure).toMatchObject({ state: 'unsure', fellBackTo: null, providerId: null });
    await shop.deps.messages.resume(false);
    expect(await mailed()).toEqual([]);
    const key = `${unsure?.createdAt.getTime()}-${unsure?.id}`;
    await report({ id: 'wamid.9', status: 'delivered', biz_opaque_callback_data: key });
    expect(await stored()).toMatchObject({ state: 'delivered', providerId: 'wamid.9' });
  });

  test('of a failure settle it too, and only then it goes by mail', async () => {
    await post();
    whatsapp.refusal = { status: 504 };
    await shop.deps.messages.resume(false);
    const unsure = await stored();
    const key = `${unsure?.createdAt.getTime()}-${unsure?.id}`;
    await report({ id: 'wamid.9', status: 'failed', biz_opaque_callback_data: key });
    expect(await stored()).toMatchObject({ state: 'failed', fellBackTo: 'mail' });
    expect(await mailed()).toHaveLength(1);
  });

  test('may come before the answer that accepts the message', async () => {
    await post();
    await shop.deps.db.execute(
      sql`update messages set claimed_until = now() + interval '1 minute', attempts = 1`,
    );
    const waiting = await stored();
    const key = `${waiting?.createdAt.getTime()}-${waiting?.id}`;
    await report({ id: 'wamid.9', status: 'sent', biz_opaque_callback_data: key });
    expect(await stored()).toMatchObject({ state: 'sent', body: null, providerId: 'wamid.9' });
  });

  test('of what is unknown, malformed or of another number harm nothing', async () => {
    await sent();
    for (const value of [
      { statuses: [{ id: 'wamid.unknown', status: 'failed' }, { id: 7 }, null, 'x'] },
      { statuses: [{ id: WhatsAppServer.idOf(1), status: 'warned' }] },
      { metadata: { phone_number_id: '1' }, statuses: [{ id: WhatsAppServer.idOf(1), status: 'failed' }] },
      { statuses: 'x' },
      { calls: [{ id: 'x' }] },
    ]) {
      expect((await deliver(signedWebhook(value))).statusCode).toBe(200);
    }
    const { headers } = signedWebhook({});
    expect((await shop.app.inject({ method: 'POST', url: URL, payload: 'x', headers })).statusCode).toBe(401);
    expect(await stored()).toMatchObject({ state: 'sent' });
  });
});
