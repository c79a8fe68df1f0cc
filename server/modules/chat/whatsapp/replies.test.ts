import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SUPPORT_USER_ID } from '../../../../contract/roles.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { signedWebhook, WHATSAPP, WhatsAppServer } from '../../../../test/whatsapp-server.ts';
import { chatMessages } from '../../../db/schema/chat.ts';
import { messages, whatsappInbound, whatsappNumbers } from '../../../db/schema/messages.ts';
import { handOver } from '../inbox/service.ts';
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
  whatsapp.mediaRefusal = undefined;
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
/** Whether the answers need no mail. */
const isTold = async (who = customer) => {
  const { rows } = await shop.deps.db.execute(
    sql`select mailed_id >= last_of_support as is_told from chat_conversations where customer_id = ${who.id}`,
  );
  return rows[0]?.is_told;
};
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

  test.each([
    ['between words', 'stitch '.repeat(585), ['s', 's', 's']],
    ['of one word', '🧵'.repeat(2048), ['🧵', '🧵', '🧵']],
  ])('a text %s that is longer than the chat takes is divided', async (_name, long, starts) => {
    const again = await say(long);
    await again();
    await work();
    const stored = (await conversation()).map(({ text }) => text);
    expect(stored.map((text) => String.fromCodePoint(text.codePointAt(0) ?? 0))).toEqual(starts);
    expect(Math.max(...stored.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    expect(stored.join('').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''));
  });

  test('the number of a card is not kept, wherever the text would be divided', async () => {
    await say(`${'x'.repeat(1990)} 4242 4242 4242 4242`);
    expect(JSON.stringify(await conversation())).not.toContain('4242');
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

describe('what cannot be taken up yet (messages-20)', () => {
  const picture = { type: 'image', image: { id: '114', mime_type: 'image/jpeg', caption: 'Like this' } };
  const inbound = () => shop.deps.db.select().from(whatsappInbound).orderBy(whatsappInbound.id);
  const passTime = (hours: number) =>
    shop.deps.db.execute(sql`update whatsapp_inbound set next_try_at = now(),
      received_at = received_at - make_interval(hours => ${hours})`);

  async function arrive(message: object) {
    const incoming = { from: PHONE.replace('+', ''), id: id(), timestamp: '1', ...message };
    const { payload, headers } = signedWebhook({ messages: [incoming] });
    await shop.app.inject({ method: 'POST', url: '/api/whatsapp/webhook/', payload, headers });
  }

  test.each([401, 429, 503])('a picture that WhatsApp answers %i for is tried for hours', async (status) => {
    whatsapp.media.set('114', { bytes: await jpeg(), type: 'image/jpeg' });
    whatsapp.mediaRefusal = status;
    await arrive(picture);
    for (let tries = 0; tries < 12; tries += 1) {
      await passTime(1);
      await expect(resumeInbound(shop.deps)).rejects.toThrow('1 messages');
    }
    expect(await inbound()).toMatchObject([{ handledAt: null, hasPicture: true, tries: 12 }]);
    expect(texts()).toEqual([]);
    whatsapp.mediaRefusal = undefined;
    await passTime(1);
    await resumeInbound(shop.deps);
    expect(await conversation()).toMatchObject([{ text: 'Like this', pictureId: expect.any(Number) }]);
  });

  test.each([
    ['Like this', 'Like this'],
    ['', 'a picture that could not be read'],
  ])('after a day the picture is given up, with a reply, and "%s" stands there', async (caption, shown) => {
    whatsapp.mediaRefusal = 503;
    await arrive({ type: 'image', image: { id: '114', caption } });
    await passTime(23);
    await resumeInbound(shop.deps);
    expect(await conversation()).toMatchObject([{ text: expect.stringContaining(shown), pictureId: null }]);
    expect(await inbound()).toMatchObject([{ handledAt: expect.any(Date), body: null }]);
    await shop.deps.messages.resume(false);
    expect(texts()).toEqual([expect.stringContaining('could not read that picture')]);
  });

  test('waits longer after each try, and holds back nothing that came later', async () => {
    whatsapp.mediaRefusal = 503;
    await arrive(picture);
    await arrive({ type: 'text', text: { body: 'Are you there?' } });
    await passTime(1);
    await expect(resumeInbound(shop.deps)).rejects.toThrow();
    expect(await conversation()).toMatchObject([{ text: 'Are you there?' }]);
    await resumeInbound(shop.deps);
    expect((await inbound())[0]).toMatchObject({ handledAt: null, tries: 1 });
  });

  test('a text is never given up', async () => {
    await arrive({ type: 'text', text: { body: 'Are you there?' } });
    await passTime(70);
    await shop.deps.db.execute(
      sql`alter table chat_messages add constraint broken check (text = '') not valid`,
    );
    try {
      for (let tries = 0; tries < 10; tries += 1) {
        await passTime(1);
        await expect(resumeInbound(shop.deps)).rejects.toThrow();
      }
    } finally {
      await shop.deps.db.execute(sql`alter table chat_messages drop constraint broken`);
    }
    await passTime(1);
    await resumeInbound(shop.deps);
    expect(await conversation()).toMatchObject([{ text: 'Are you there?' }]);
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
    expect(await isTold()).toBe(true);
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

test('an earlier answer is mailed still, and this one with it (messages-23)', async () => {
  await answer('We have a question');
  await say('Where is my suit?');
  await answer('With the tailor');
  await shop.deps.messages.resume(false);
  expect(texts()).toEqual(['With the tailor']);
  expect(await isTold()).toBe(false);
  await shop.deps.db.execute(sql`update chat_messages set created_at = now() - interval '5 minutes'`);
  await handOver(shop.deps);
  const [mail] = (await mailsTo(shop, customer.email)).filter(({ subject }) =>
    subject.includes('answered you'),
  );
  expect(mail?.text).toContain('We have a question');
  await answer('On its way');
  expect(await isTold()).toBe(true);
});

describe('the answer of support goes by mail alone', () => {
  const write = (who: SignedUp, message: string) => {
    const { payload, headers } = multipart({ message });
    return shop.app.inject({
      method: 'POST',
      url: `/live_chat/chat/${SUPPORT_USER_ID}/messages/`,
      headers: { ...who.headers, ...headers },
      payload,
    });
  };

  test('once the customer has written on the site again (messages-23)', async () => {
    await say('Where is my suit?');
    expect((await write(customer, 'I am on the site now')).statusCode).toBe(201);
    await answer('With the tailor');
    await shop.deps.messages.resume(false);
    expect([whatsapp.sent, await isTold()]).toEqual([[], false]);
  });

  test('once the number is another account’s (messages-23)', async () => {
    await say('Where is my suit?');
    const other = await signUp(shop);
    await shop.deps.db.execute(sql`insert into phone_proofs (user_id, phone) values (${other.id}, ${PHONE})`);
    await answer('With the tailor');
    await shop.deps.messages.resume(false);
    expect([whatsapp.sent, await isTold()]).toEqual([[], false]);
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

  test('support answers by mail after it, until the person writes something else', async () => {
    await say('Where is my suit?');
    await say('STOP');
    await answer('With the tailor');
    await shop.deps.messages.resume(false);
    expect(whatsapp.sent).toEqual([]);
    expect(await isTold()).toBe(false);
    await say('And now?');
    await answer('On its way');
    await shop.deps.messages.resume(false);
    expect(texts()).toEqual(['On its way']);
  });

  test('an answer that waits goes by mail', async () => {
    await say('Where is my suit?');
    await answer('With the tailor');
    await say('STOP');
    expect(texts()).toEqual([]);
    expect(await mailsTo(shop, customer.email)).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('answered you') }),
    );
  });

  test('an answer that is tried again goes by mail', async () => {
    await say('Where is my suit?');
    await answer('With the tailor');
    await shop.deps.db.execute(sql`update whatsapp_numbers set stopped_at = now()`);
    await shop.deps.messages.resume(false);
    expect(whatsapp.sent).toEqual([]);
    expect(await shop.deps.db.select().from(messages)).toMatchObject([
      { state: 'failed', fellBackTo: 'mail' },
    ]);
  });

  test('where there was nothing to end, the team reads it', async () => {
    await say('Stop');
    expect(await conversation()).toMatchObject([{ customerId: customer.id, text: 'Stop' }]);
    expect(texts()).toEqual([]);
  });

  test('of an unknown number is stored nowhere', async () => {
    await say('Stop', '+923219876543');
    expect([await conversation(), texts()]).toEqual([[], []]);
  });

  test('counts after sixty messages too, as long as it ends something (messages-22)', async () => {
    await say('Where is my suit?');
    await shop.deps.db.execute(sql`insert into whatsapp_inbound (provider_id, phone, is_known, handled_at)
      select 'wamid.z' || i, ${PHONE}, true, now() from generate_series(1, 60) i`);
    await say('STOP');
    const [number] = await shop.deps.db.select().from(whatsappNumbers);
    expect(number?.stoppedAt).toEqual(expect.any(Date));
    const before = await shop.deps.db.$count(whatsappInbound);
    await say('STOP');
    expect(await shop.deps.db.$count(whatsappInbound)).toBe(before);
    await shop.deps.db.execute(
      sql`insert into channel_choices (user_id, channel, phone) values (${customer.id}, 'whatsapp', ${PHONE})`,
    );
    await say('STOP');
    expect(texts()).toEqual([expect.stringContaining('You get no more news here')]);
  });
});

describe('from an unknown number (messages-21)', () => {
  const STRANGER = '+923219876543';
  const pass = (time: string) =>
    shop.deps.db.execute(sql`update whatsapp_inbound set received_at = received_at - ${time}::interval,
      next_try_at = next_try_at - ${time}::interval`);
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
    whatsapp.media.set('115', { bytes: await jpeg(), type: 'image/jpeg' });
    await say('The sleeve is torn', STRANGER);
    await write({ type: 'image', image: { id: '115', caption: 'Here' } }, STRANGER);
    expect(await conversation()).toEqual([]);
    await say(`It is ${order.trackingNumber.toLowerCase()}`, STRANGER);
    await work();
    await say('When will it be ready?', STRANGER);
    expect(await conversation()).toMatchObject([
      { customerId: order.customer.id, text: 'The sleeve is torn', orderId: null },
      { customerId: order.customer.id, orderId: order.id },
      { customerId: order.customer.id, text: 'Here', pictureId: expect.any(Number) },
      { customerId: order.customer.id, text: 'When will it be ready?' },
    ]);
    expect(texts().at(-1)).toContain(order.trackingNumber);
    expect(await shop.deps.db.$count(whatsappInbound, sql`handled_at is null`)).toBe(0);
  });

  test('is bound by the words of a picture, which lands there', async () => {
    const order = await placeGarment(shop);
    await ofOrder(order.trackingNumber, STRANGER);
    whatsapp.media.set('116', { bytes: await jpeg(), type: 'image/jpeg' });
    await write({ type: 'image', image: { id: '116', caption: order.trackingNumber } }, STRANGER);
    await work();
    expect(await conversation()).toMatchObject([
      { customerId: order.customer.id, pictureId: expect.any(Number) },
    ]);
  });

  test('goes there too once the number is proven in another way', async () => {
    await say('Where is my order?', STRANGER);
    await shop.deps.db.execute(sql`update phone_proofs set phone = ${STRANGER}`);
    await pass('2 minutes');
    await resumeInbound(shop.deps);
    expect(await conversation()).toMatchObject([{ customerId: customer.id, text: 'Where is my order?' }]);
  });

  test('is kept with a wrong order number, and no more than the newest twenty', async () => {
    const order = await placeGarment(shop);
    await ofOrder(order.trackingNumber, STRANGER);
    for (let n = 1; n <= 21; n += 1) await say(`Part ${n}`, STRANGER);
    await say('NP-AAAAAAAAAA: the sleeve is torn', STRANGER);
    await say(order.trackingNumber, STRANGER);
    const told = (await conversation()).map(({ text }) => text);
    expect([told.length, told[0], told.at(-2)]).toEqual([20, 'Part 4', 'NP-AAAAAAAAAA: the sleeve is torn']);
    expect(await shop.deps.db.$count(whatsappInbound, sql`handled_at is null`)).toBe(0);
  });

  test('waits for a day, then it is dropped', async () => {
    await say('Hello', STRANGER);
    await pass('25 hours');
    await resumeInbound(shop.deps);
    const [row] = await shop.deps.db.select().from(whatsappInbound);
    expect(row).toMatchObject({ body: null, handledAt: expect.any(Date) });
  });

  test('is answered there, and by mail as well, since only an order names it (messages-23)', async () => {
    const order = await placeGarment(shop);
    await ofOrder(order.trackingNumber, STRANGER);
    await say(order.trackingNumber, STRANGER);
    whatsapp.sent.length = 0;
    await answer('With the tailor', order.customer);
    await shop.deps.messages.resume(false);
    expect(texts()).toEqual(['With the tailor']);
    expect(await isTold(order.customer)).toBe(false);
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
