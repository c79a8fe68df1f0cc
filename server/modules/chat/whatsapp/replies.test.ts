import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SUPPORT_USER_ID } from '../../../../contract/roles.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment } from '../../../../test/factories-orders.ts';
import { signedWebhook, WHATSAPP, WhatsAppServer } from '../../../../test/whatsapp-server.ts';
import { chatMessages } from '../../../db/schema/chat.ts';
import { messages, whatsappInbound, whatsappNumbers } from '../../../db/schema/messages.ts';
import { receive, resumeInbound } from './inbound-service.ts';

const whatsapp = new WhatsAppServer();
const settings = { JOBS: 'false', WHATSAPP_API: '', ...WHATSAPP };
beforeAll(async () => {
  settings.WHATSAPP_API = await whatsapp.start();
});
const shop = testApp(settings);
afterAll(() => whatsapp.stop());

const PHONE = '+923001234567';
let customer: SignedUp;
let agent: SignedUp;
let last = 0;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});
beforeEach(async () => {
  whatsapp.sent.length = 0;
  const { db } = shop.deps;
  for (const table of [messages, chatMessages, whatsappInbound, whatsappNumbers]) await db.delete(table);
  await db.execute(sql`delete from phone_proofs`);
  await db.execute(sql`delete from channel_choices`);
  await db.execute(sql`update order_settings set news_by_whatsapp = true`);
  customer = await signUp(shop);
  await db.execute(sql`insert into phone_proofs (user_id, phone) values (${customer.id}, ${PHONE})`);
});

const id = () => {
  last += 1;
  return `wamid.in${last}`;
};

/** Delivers what somebody has written, and does the jobs. */
async function write(message: object, from = PHONE) {
  const incoming = { from: from.replace('+', ''), id: id(), timestamp: '1', ...message };
  const { payload, headers } = signedWebhook({ contacts: [], messages: [incoming] });
  const deliver = () => shop.app.inject({ method: 'POST', url: '/api/whatsapp/webhook/', payload, headers });
  expect((await deliver()).statusCode).toBe(200);
  await work();
  return deliver;
}
const say = (body: string, from = PHONE) => write({ type: 'text', text: { body } }, from);
async function work() {
  const open = await shop.deps.db.select().from(whatsappInbound).where(sql`handled_at is null`);
  for (const row of open) await receive(shop.deps, row.id);
  await shop.deps.messages.resume(false);
}
const conversation = () => shop.deps.db.select().from(chatMessages).orderBy(chatMessages.id);
const texts = () => whatsapp.sent.map(({ text, template }) => text?.body ?? template?.name);
function answer(message: string, to = customer) {
  const { payload, headers } = multipart({ message });
  return shop.app.inject({
    method: 'POST',
    url: `/live_chat/chat/${to.id}/messages/`,
    headers: { ...agent.headers, ...headers },
    payload,
  });
}

describe('from a proven number (messages-20)', () => {
  test('text lands in the conversation, once', async () => {
    const again = await say('Where is my suit?');
    await again();
    await work();
    expect(await conversation()).toMatchObject([
      { customerId: customer.id, authorId: customer.id, fromSupport: false, text: 'Where is my suit?' },
    ]);
    expect(whatsapp.sent).toEqual([]);
    const history = await shop.app.inject({
      url: `/live_chat/chat/history/${SUPPORT_USER_ID}/`,
      headers: customer.headers,
    });
    expect(history.json()).toMatchObject([{ message: 'Where is my suit?' }]);
  });

  test('a picture lands there with its words, checked as an upload is', async () => {
    whatsapp.media.set('111', { bytes: await jpeg(), type: 'image/jpeg' });
    await write({ type: 'image', image: { id: '111', mime_type: 'image/jpeg', caption: 'Like this' } });
    expect(await conversation()).toMatchObject([{ text: 'Like this', pictureId: expect.any(Number) }]);
  });

  test.each([
    ['is no picture', { bytes: Buffer.from('MZ program'), type: 'image/jpeg' }],
    ['is too large', { bytes: Buffer.from('x'), type: 'image/jpeg', size: 20_000_000 }],
    ['is gone', undefined],
  ])('what %s is refused with a reply, and its words are kept', async (_name, media) => {
    if (media) whatsapp.media.set('112', media);
    else whatsapp.media.delete('112');
    await write({ type: 'image', image: { id: '112', caption: 'Like this' } });
    expect(await conversation()).toMatchObject([{ text: 'Like this', pictureId: null }]);
    expect(texts()).toEqual([expect.stringContaining('could not read that picture')]);
  });

  test('what is neither is said to have come', async () => {
    await write({ type: 'audio', audio: { id: '113' } });
    expect(await conversation()).toMatchObject([
      { text: expect.stringContaining('neither text nor picture') },
    ]);
    expect(texts()).toEqual([expect.stringContaining('text and pictures')]);
  });

  test('the number of a card is not kept', async () => {
    await say('Take it from 4242 4242 4242 4242');
    expect(JSON.stringify(await conversation())).not.toContain('4242');
  });

  test('what waits is sealed, and taken up where its job was lost', async () => {
    const { payload, headers } = signedWebhook({
      messages: [{ from: '923001234567', id: id(), type: 'text', text: { body: 'A secret wish' } }],
    });
    await shop.app.inject({ method: 'POST', url: '/api/whatsapp/webhook/', payload, headers });
    const [row] = await shop.deps.db.select().from(whatsappInbound);
    expect(row?.body?.includes('secret')).toBe(false);
    await shop.deps.db.execute(sql`update whatsapp_inbound set received_at = now() - interval '2 minutes'`);
    await resumeInbound(shop.deps);
    expect(await conversation()).toMatchObject([{ text: 'A secret wish' }]);
    expect((await shop.deps.db.select().from(whatsappInbound))[0]).toMatchObject({ body: null });
  });
});

describe('the answer of support (messages-23)', () => {
  test('goes out as it is within a day, also in quiet hours, and is not mailed', async () => {
    await say('Where is my suit?');
    await shop.deps.db.execute(sql`update order_settings set
      quiet_from = extract(hour from now() at time zone 'Asia/Karachi'),
      quiet_until = (extract(hour from now() at time zone 'Asia/Karachi')::int + 2) % 24`);
    expect((await answer('With the tailor')).statusCode).toBe(201);
    await shop.deps.messages.resume(false);
    expect(whatsapp.sent).toMatchObject([
      { to: '923001234567', type: 'text', text: { body: 'With the tailor' } },
    ]);
    const { rows } = await shop.deps.db.execute(
      sql`select mailed_id >= last_of_support as is_told from chat_conversations where customer_id = ${customer.id}`,
    );
    expect(rows).toEqual([{ is_told: true }]);
  });

  test('is a template with a link after a day, and mail alone after a week', async () => {
    await say('Where is my suit?');
    await shop.deps.db.execute(
      sql`update whatsapp_numbers set last_inbound_at = now() - interval '24 hours'`,
    );
    await answer('With the tailor');
    await shop.deps.messages.resume(false);
    expect(whatsapp.sent).toMatchObject([{ type: 'template', template: { name: 'chat_answer' } }]);
    expect(JSON.stringify(whatsapp.sent)).not.toContain('With the tailor');
    await shop.deps.db.execute(sql`update whatsapp_numbers set last_inbound_at = now() - interval '8 days'`);
    await answer('On its way');
    await shop.deps.messages.resume(false);
    expect(whatsapp.sent).toHaveLength(1);
  });

  test('goes to nobody who has only written on the site', async () => {
    const other = await signUp(shop);
    await say('Where is my suit?');
    expect((await answer('For the other', other)).statusCode).toBe(201);
    await shop.deps.messages.resume(false);
    expect(whatsapp.sent).toEqual([]);
  });
});

describe('STOP (messages-12)', () => {
  test.each(['STOP', ' stop. ', 'بند کریں'])('%s ends the news at once, and says so', async (word) => {
    await shop.deps.db.execute(
      sql`insert into channel_choices (user_id, channel, phone) values (${customer.id}, 'whatsapp', ${PHONE})`,
    );
    await say(word);
    const channel = await shop.app.inject({ url: '/api/notifications/channel/', headers: customer.headers });
    expect(channel.json()).toMatchObject({ channel: 'mail', phone: null, stopped: true });
    expect(texts()).toEqual([expect.stringContaining('You get no more news here')]);
    expect(await conversation()).toEqual([]);
  });
});

describe('from an unknown number (messages-21)', () => {
  const STRANGER = '+923219876543';
  const ofOrder = (number: string, phone: string) =>
    shop.deps.db.execute(sql`update orders set phone = ${phone} where tracking_id = ${number}`);

  test('is asked once which order it is about, in both languages, and nobody sees anything', async () => {
    await say('Hello', STRANGER);
    await say('Hello?', STRANGER);
    expect(texts()).toEqual([expect.stringMatching(/Which order is it about.*\n\n.*آرڈر/su)]);
    expect(await conversation()).toEqual([]);
  });

  test('is bound once the order has this phone, and writes to that customer’s conversation', async () => {
    const order = await placeGarment(shop);
    await ofOrder(order.trackingNumber, STRANGER);
    await say('Hello', STRANGER);
    await say(`It is ${order.trackingNumber.toLowerCase()}`, STRANGER);
    await say('When will it be ready?', STRANGER);
    expect(await conversation()).toMatchObject([
      { customerId: order.customer.id, orderId: order.id },
      { customerId: order.customer.id, text: 'When will it be ready?' },
    ]);
    expect(texts().at(-1)).toContain(order.trackingNumber);
  });

  test('is not bound to the order of another phone, and may try five numbers a day', async () => {
    const order = await placeGarment(shop);
    await ofOrder(order.trackingNumber, '+923335555555');
    for (let n = 0; n < 8; n += 1) await say(order.trackingNumber, STRANGER);
    expect(texts()).toHaveLength(5);
    expect(new Set(texts())).toEqual(new Set([expect.stringContaining('no order of that number')]));
    await ofOrder(order.trackingNumber, STRANGER);
    await say(order.trackingNumber, STRANGER);
    expect(await conversation()).toEqual([]);
  });

  test('a thousand of them cost little (messages-22)', async () => {
    await shop.deps.db.execute(sql`insert into whatsapp_numbers (phone, asked_at)
      select '+92331' || i, now() from generate_series(1000001, 1000500) i`);
    await say('Hello', STRANGER);
    expect(texts()).toEqual([]);
    await shop.deps.db.execute(sql`insert into whatsapp_inbound (provider_id, phone, is_known, handled_at)
      select 'wamid.x' || i, '+92331' || i, false, now() from generate_series(1, 2000) i`);
    const before = await shop.deps.db.$count(whatsappInbound);
    await say('Hello', '+923210000001');
    expect(await shop.deps.db.$count(whatsappInbound)).toBe(before);
    await say('I am known', PHONE);
    expect(await conversation()).toHaveLength(1);
  });

  test('sixty messages in ten minutes are enough of one number (messages-22)', async () => {
    await shop.deps.db.execute(sql`insert into whatsapp_inbound (provider_id, phone, is_known, handled_at)
      select 'wamid.y' || i, ${PHONE}, true, now() from generate_series(1, 60) i`);
    await say('One more');
    expect(await conversation()).toEqual([]);
  });
});
