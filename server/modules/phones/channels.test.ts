import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { WHATSAPP, WhatsAppServer } from '../../../test/whatsapp-server.ts';
import { messages } from '../../db/schema/messages.ts';

const whatsapp = new WhatsAppServer();
const settings = { JOBS: 'false', WHATSAPP_API: '', ...WHATSAPP };
beforeAll(async () => {
  settings.WHATSAPP_API = await whatsapp.start();
});
const shop = testApp(settings);
afterAll(() => whatsapp.stop());

const PHONE = '+923001234567';

beforeEach(async () => {
  whatsapp.sent.length = 0;
  whatsapp.refusal = undefined;
  await shop.deps.db.delete(messages);
  await set('news_by_whatsapp = true, news_by_sms = false, quiet_from = 0, quiet_until = 0');
});

const set = (what: string) => shop.deps.db.execute(sql`update order_settings set ${sql.raw(what)}`);
const read = async (who: SignedUp) =>
  (await shop.app.inject({ url: '/api/notifications/channel/', headers: who.headers })).json();
const choose = (who: SignedUp, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: '/api/notifications/channel/', headers: who.headers, payload });
const prove = (who: SignedUp, phone = PHONE) =>
  shop.deps.db.execute(sql`insert into phone_proofs (user_id, phone) values (${who.id}, ${phone})
    on conflict do nothing`);
const stored = () => shop.deps.db.select().from(messages).orderBy(messages.id);
const send = () => shop.deps.messages.resume(false);
const makeDue = () => shop.deps.db.execute(sql`update messages set next_attempt_at = now()`);

async function onWhatsApp(who: SignedUp) {
  await prove(who);
  const response = await choose(who, { channel: 'whatsapp', phone: PHONE });
  expect(response.statusCode, response.body).toBe(200);
}

/** A confirmed order; what was written until then is forgotten. */
async function confirmed() {
  const order = await placeGarment(shop);
  expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
  await shop.deps.db.delete(messages);
  return order;
}

/** An order of a customer on WhatsApp, of which one message waits. */
async function waitingNews() {
  const order = await confirmed();
  await onWhatsApp(order.customer);
  expect((await sendStep(shop, order.id, order.tailor, { action: 'accept' })).statusCode).toBe(200);
  return { ...order, mails: async () => subjectsTo(order.customer) };
}
const subjectsTo = async ({ email }: SignedUp) => (await mailsTo(shop, email)).map(({ subject }) => subject);

describe('the channel of news (messages-11)', () => {
  test('is mail until a person chooses, with what staff offer and the numbers they have proven', async () => {
    const customer = await signUp(shop);
    expect(await read(customer)).toEqual({
      channel: 'mail',
      phone: null,
      language: 'en',
      offered: ['mail', 'whatsapp'],
      phones: [],
      stopped: false,
    });
  });

  test('is a phone only once the account itself has proven it', async () => {
    const [customer, other] = [await signUp(shop), await signUp(shop)];
    await prove(other);
    for (const phone of [PHONE, '0300 1234567', 'hello', undefined]) {
      const refused = await choose(customer, { channel: 'whatsapp', phone });
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['phone']]);
    }
    await prove(customer);
    const chosen = await choose(customer, { channel: 'whatsapp', phone: '0300 1234567', language: 'ur' });
    expect(chosen.json()).toMatchObject({
      channel: 'whatsapp',
      phone: PHONE,
      language: 'ur',
      phones: [PHONE],
    });
  });

  test('is one that staff offer', async () => {
    const customer = await signUp(shop);
    await prove(customer);
    const refused = await choose(customer, { channel: 'sms', phone: PHONE });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'phones.channel_off']);
  });

  test('is nobody else’s to see or choose', async () => {
    expect((await shop.app.inject({ url: '/api/notifications/channel/' })).statusCode).toBe(401);
    const customer = await signUp(shop);
    await onWhatsApp(customer);
    expect(await read(await signUp(shop))).toMatchObject({ channel: 'mail', phones: [] });
  });
});

describe('news', () => {
  test('go to the chosen channel in the transaction of what they tell, and not by mail', async () => {
    const order = await waitingNews();
    const [news] = await stored();
    expect(news).toMatchObject({
      channel: 'whatsapp',
      kind: 'orders.update',
      recipient: PHONE,
      state: 'waiting',
    });
    expect(news?.body?.includes(order.trackingNumber)).toBe(false);
    expect(await order.mails()).not.toContain(`Your order ${order.trackingNumber} is accepted`);
    await send();
    expect(whatsapp.sent).toMatchObject([
      {
        to: '923001234567',
        type: 'template',
        template: {
          name: 'order_accepted',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: order.trackingNumber },
                { type: 'text', text: `http://naap.test/order_tracking?number=${order.trackingNumber}` },
              ],
            },
          ],
        },
      },
    ]);
    expect((await stored())[0]).toMatchObject({
      state: 'sent',
      providerId: WhatsAppServer.idOf(1),
      body: null,
      price: 0,
    });
  });

  test('reach a tailor in the language that they have chosen', async () => {
    const order = await placeGarment(shop);
    await onWhatsApp(order.tailor);
    await choose(order.tailor, { channel: 'whatsapp', phone: PHONE, language: 'ur' });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    await send();
    expect(whatsapp.sent).toMatchObject([{ template: { name: 'work_new', language: { code: 'ur' } } }]);
    expect(await subjectsTo(order.tailor)).toEqual([]);
  });

  test('are no news for who has switched their topic off', async () => {
    const order = await confirmed();
    await onWhatsApp(order.customer);
    await shop.app.inject({
      method: 'PATCH',
      url: '/api/notifications/settings/',
      headers: order.customer.headers,
      payload: { mails: { progress: false } },
    });
    await sendStep(shop, order.id, order.tailor, { action: 'accept' });
    expect(await stored()).toEqual([]);
  });

  test('go by mail as before for everybody else', async () => {
    const order = await confirmed();
    await sendStep(shop, order.id, order.tailor, { action: 'accept' });
    expect(await stored()).toEqual([]);
    expect(await subjectsTo(order.customer)).toContain(`Your order ${order.trackingNumber} is accepted`);
  });

  test('go by mail once staff offer the channel no more, or the proof is gone', async () => {
    const order = await confirmed();
    await onWhatsApp(order.customer);
    await set('news_by_whatsapp = false');
    await sendStep(shop, order.id, order.tailor, { action: 'accept' });
    await set('news_by_whatsapp = true');
    await shop.deps.db.execute(sql`delete from phone_proofs`);
    await sendStep(shop, order.id, order.tailor, { action: 'start' });
    expect(await stored()).toEqual([]);
    expect(await read(order.customer)).toMatchObject({ channel: 'mail', phone: null });
  });

  test('wait for the end of the quiet hours, codes do not (messages-13)', async () => {
    await waitingNews();
    await shop.deps.db.execute(sql`update order_settings set
      quiet_from = extract(hour from now() at time zone 'Asia/Karachi'),
      quiet_until = (extract(hour from now() at time zone 'Asia/Karachi')::int + 2) % 24`);
    await shop.deps.db.transaction((tx) =>
      shop.deps.messages.post(tx, {
        ...{ channel: 'whatsapp', kind: 'chat.reply', to: PHONE, text: 'Hello', userId: null },
        template: { name: 'chat_answer', language: 'en', values: ['Naap', 'http://naap.test/chat'] },
        expiresAt: new Date(Date.now() + 60_000),
      }),
    );
    await send();
    expect(whatsapp.sent.map(({ template }) => template?.name)).toEqual(['chat_answer']);
    await set('quiet_from = 0, quiet_until = 0');
    await send();
    expect(whatsapp.sent.map(({ template }) => template?.name)).toEqual(['chat_answer', 'order_accepted']);
  });

  test('cost what staff have set for the channel (messages-15)', async () => {
    await set('whatsapp_price = 420');
    await waitingNews();
    await send();
    expect((await stored())[0]?.price).toBe(420);
    const agent = await signUp(shop, { userType: 'support' });
    const list = await shop.app.inject({
      url: '/api/staff/messages/?channel=whatsapp',
      headers: agent.headers,
    });
    expect(list.json()).toMatchObject({
      count: 1,
      cost: { day: 420, channels: [{ channel: 'whatsapp', day: 420, month: 420, count: 1 }] },
    });
    await set('whatsapp_price = 0');
  });
});

describe('a channel that surely fails (messages-14)', () => {
  test('falls back to mail at once where another attempt would fail too', async () => {
    const order = await waitingNews();
    whatsapp.refusal = { status: 400, code: 131026 };
    await send();
    expect(await stored()).toMatchObject([{ state: 'failed', fellBackTo: 'mail', fallback: null }]);
    expect(await order.mails()).toContain(`Your order ${order.trackingNumber} is accepted`);
    await makeDue();
    await send();
    expect(await stored()).toHaveLength(1);
  });

  test('falls back to a text message first, if staff offer it', async () => {
    await set('news_by_sms = true');
    const order = await waitingNews();
    whatsapp.refusal = { status: 400, code: 131026 };
    await send();
    const [failed, sms] = await stored();
    expect(failed).toMatchObject({ state: 'failed', fellBackTo: 'sms' });
    expect(sms).toMatchObject({ channel: 'sms', recipient: PHONE, state: 'waiting', keepsQuiet: true });
    await shop.deps.db.execute(sql`update messages set expires_at = now() where channel = 'sms'`);
    await send();
    expect((await stored())[1]).toMatchObject({ state: 'expired', fellBackTo: 'mail' });
    expect(await order.mails()).toContain(`Your order ${order.trackingNumber} is accepted`);
  });

  test('of a provider that is down for an hour, waits and sends once; after 16 hours it is mail', async () => {
    const order = await waitingNews();
    whatsapp.refusal = { status: 503 };
    for (let minute = 0; minute < 60; minute += 10) {
      await makeDue();
      await send();
    }
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 6, fellBackTo: null }]);
    whatsapp.refusal = undefined;
    await makeDue();
    await send();
    await send();
    expect(whatsapp.sent).toHaveLength(1);
    expect((await order.mails()).filter((subject) => subject.includes('accepted'))).toEqual([]);

    await sendStep(shop, order.id, order.tailor, { action: 'start' });
    whatsapp.refusal = { status: 503 };
    await makeDue();
    await send();
    await shop.deps.db.execute(sql`update messages set expires_at = now() where state = 'waiting'`);
    await send();
    expect((await order.mails()).filter((subject) => subject.includes('in production'))).toHaveLength(1);
  });

  describe('asks again where the person gets news', () => {
    const STOPPED = sql`update channel_choices set channel = 'mail', phone = null, stopped_at = now()`;
    const changes = [
      ['the person has written STOP', STOPPED],
      [
        'the person has changed the number',
        sql`update channel_choices set phone = '+923217654321' where phone is not null`,
      ],
      ['the proof is gone', sql`delete from phone_proofs`],
      ['staff offer no text messages any more', sql`update order_settings set news_by_sms = false`],
    ] as const;

    test.each(changes)('and sends no text message once %s', async (_name, change) => {
      await set('news_by_sms = true');
      const order = await waitingNews();
      await prove(order.customer, '+923217654321');
      await send();
      await shop.deps.db.execute(change);
      const providerId = WhatsAppServer.idOf(1);
      await shop.deps.messages.report({ providerId, key: undefined, state: 'failed', reason: undefined });
      expect(await stored()).toMatchObject([{ channel: 'whatsapp', state: 'failed', fellBackTo: 'mail' }]);
      expect(await order.mails()).toContain(`Your order ${order.trackingNumber} is accepted`);
    });

    test.each([
      ...changes.slice(0, 3),
      ['staff offer no WhatsApp any more', sql`update order_settings set news_by_whatsapp = false`] as const,
    ])('and tries WhatsApp no more once %s', async (_name, change) => {
      await set('news_by_sms = true');
      const order = await waitingNews();
      await prove(order.customer, '+923217654321');
      whatsapp.refusal = { status: 503 };
      await send();
      whatsapp.refusal = undefined;
      await shop.deps.db.execute(change);
      await makeDue();
      await send();
      expect(whatsapp.sent).toEqual([]);
      expect(await stored()).toMatchObject([{ state: 'failed', fellBackTo: 'mail' }]);
      expect(await order.mails()).toContain(`Your order ${order.trackingNumber} is accepted`);
    });

    test('and tries a text message no more once staff offer none', async () => {
      await set('news_by_sms = true');
      const order = await waitingNews();
      whatsapp.refusal = { status: 400, code: 131026 };
      await send();
      await set('news_by_sms = false');
      await send();
      expect(await stored()).toMatchObject([
        { channel: 'whatsapp', fellBackTo: 'sms' },
        { channel: 'sms', state: 'failed', fellBackTo: 'mail' },
      ]);
      expect(await order.mails()).toContain(`Your order ${order.trackingNumber} is accepted`);
    });
  });

  test('sends by mail what waits when the person leaves it', async () => {
    const order = await waitingNews();
    await choose(order.customer, { channel: 'mail' });
    await send();
    expect(whatsapp.sent).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'failed', fellBackTo: 'mail' }]);
    expect(await order.mails()).toContain(`Your order ${order.trackingNumber} is accepted`);
  });
});
