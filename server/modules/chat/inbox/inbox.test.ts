import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { ApiCall } from '../../../../contract/paths.ts';
import { addressOf, methodOf } from '../../../../contract/paths.ts';
import { testApp } from '../../../../test/app.ts';
import { chatClients } from '../../../../test/chat-client.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeMessages } from '../../../../test/factories-chat.ts';
import { placeGarment } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { users } from '../../../db/schema/accounts.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { exportChat } from '../service.ts';

const shop = testApp({ JOBS: 'false' });
const chat = chatClients(shop);
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support', firstName: 'Sana', lastName: 'Iqbal' });
});
afterEach(() => chat.closeAll());

function send(
  by: SignedUp,
  call: ApiCall,
  params: object,
  { body, query }: { body?: object; query?: object } = {},
) {
  return shop.app.inject({
    method: methodOf(call),
    url: addressOf(call, { ...params }, { ...query }),
    headers: by.headers,
    ...(body && { payload: body }),
  });
}

const listed = async (query: object = {}, by = agent) =>
  (await send(by, 'GET /live_chat/conversations/', {}, { query })).json();

describe('the inbox', () => {
  test('has unread conversations first, then the newest (chat-14)', async () => {
    const [first, second, third] = [await signUp(shop), await signUp(shop), await signUp(shop)];
    await makeMessages(shop, first, ['One']);
    await makeMessages(shop, second, ['Two', 'Three']);
    await makeMessages(shop, third, ['Read'], { supportRead: true });
    const { results } = await listed();
    const order = results.map(({ customer }: { customer: { id: number } }) => customer.id);
    expect(order.indexOf(second.id)).toBeLessThan(order.indexOf(first.id));
    expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(third.id));
    expect(
      results.find(({ customer }: { customer: { id: number } }) => customer.id === second.id),
    ).toMatchObject({
      customer: { username: second.username, email: second.email, role: 'customer' },
      unread: 2,
      last_message: { text: 'Three', from_support: false },
      assigned_to: null,
      online: false,
      found: null,
    });
  });

  test('finds by name, address and text, in any script, and takes wildcards literally (chat-13)', async () => {
    const customer = await signUp(shop, { firstName: 'Zubaida', lastName: 'Khanum' });
    const ids = await makeMessages(shop, customer, [
      'Is 100% cotton there?',
      'شلوار قمیض کب تیار ہو گی؟',
      'Last',
    ]);
    const found = async (search: string) => {
      const { results } = await listed({ search });
      return results.map((one: { customer: { id: number }; found: { id: number } | null }) => [
        one.customer.id,
        one.found?.id ?? null,
      ]);
    };
    expect(await found('zubaida KHANUM')).toEqual([[customer.id, null]]);
    expect(await found(customer.email)).toEqual([[customer.id, null]]);
    expect(await found('100% COTTON')).toEqual([[customer.id, ids[0]]]);
    expect(await found('قمیض')).toEqual([[customer.id, ids[1]]]);
    expect(await found('1__%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  test('is filtered by what waits, is mine, or is nobody’s (chat-15)', async () => {
    const customer = await signUp(shop);
    await shop.app.inject({
      method: 'POST',
      url: '/live_chat/chat/466/messages/',
      ...withHeaders(multipart({ message: 'Hello?' }), customer),
    });
    const has = async (filter: string, by = agent) =>
      (await listed({ filter }, by)).results.some(
        (one: { customer: { id: number } }) => one.customer.id === customer.id,
      );
    const everywhere = async () => [
      await has('waiting'),
      await has('mine'),
      await has('unassigned'),
      await has('unread'),
    ];
    expect(await everywhere()).toEqual([true, false, true, true]);
    const assigned = await send(agent, 'PATCH /live_chat/conversations/{id}/', customer, {
      body: { assigned_to: agent.id },
    });
    expect(assigned.json()).toMatchObject({ assigned_to: { id: agent.id, username: agent.username } });
    expect(await everywhere()).toEqual([true, true, false, true]);
    expect(await has('mine', await signUp(shop, { userType: 'admin' }))).toBe(false);
    await shop.app.inject({
      method: 'POST',
      url: `/live_chat/chat/${customer.id}/messages/`,
      ...withHeaders(multipart({ message: 'Ji!' }), agent),
    });
    expect(await has('waiting')).toBe(false);
    await send(agent, 'PATCH /live_chat/conversations/{id}/', customer, { body: { assigned_to: null } });
    expect(await has('unassigned')).toBe(true);
  });

  test('refuses pages past the end, and other filters', async () => {
    expect(
      (await send(agent, 'GET /live_chat/conversations/', {}, { query: { page: 999 } })).statusCode,
    ).toBe(404);
    expect(
      (await send(agent, 'GET /live_chat/conversations/', {}, { query: { filter: 'x' } })).statusCode,
    ).toBe(400);
  });
});

describe('a conversation', () => {
  test('shows its customer with their orders, and nobody else’s', async () => {
    const [mine, other] = [await placeGarment(shop), await placeGarment(shop)];
    await makeMessages(shop, mine.customer, ['Salaam']);
    const shown = (await send(agent, 'GET /live_chat/conversations/{id}/', mine.customer)).json();
    expect(shown.orders.map(({ tracking_id }: { tracking_id: string }) => tracking_id)).toEqual([
      mine.trackingNumber,
    ]);
    expect(shown).toMatchObject({
      customer: { email: mine.customer.email, phone_number: '+923001234567' },
      notes: 0,
    });
    expect((await send(agent, 'GET /live_chat/conversations/{id}/', other.customer)).statusCode).toBe(404);
  });

  test('is assigned to support only (chat-15)', async () => {
    const customer = await signUp(shop);
    await makeMessages(shop, customer, ['Salaam']);
    for (const assigned_to of [customer.id, 466, 999_999]) {
      const response = await send(agent, 'PATCH /live_chat/conversations/{id}/', customer, {
        body: { assigned_to },
      });
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['assigned_to']]);
    }
    const unknown = await send(
      agent,
      'PATCH /live_chat/conversations/{id}/',
      { id: 999_999 },
      { body: { assigned_to: agent.id } },
    );
    expect(unknown.statusCode).toBe(404);
  });

  test('lists who of support there is, and who is online', async () => {
    await chat.connect(agent);
    const team = async () => (await send(agent, 'GET /live_chat/agents/', {})).json();
    await expect
      .poll(async () => (await team()).find(({ id }: { id: number }) => id === agent.id))
      .toMatchObject({ username: agent.username, name: 'Sana Iqbal', online: true });
    expect((await team()).some(({ id }: { id: number }) => id === 466)).toBe(false);
  });
});

describe('measurements', () => {
  test('are shown to support, and each look is recorded: who, whose, when (chat-18)', async () => {
    const customer = await signUp(shop);
    await makeMessages(shop, customer, ['Too tight']);
    const record = await makeMeasurement(shop, customer);
    await makeMeasurement(shop, await signUp(shop));
    const looks = () => shop.deps.db.select().from(auditEntries).where(eq(auditEntries.userId, customer.id));
    expect(await looks()).toEqual([]);
    const response = await send(agent, 'GET /live_chat/conversations/{id}/measurements/', customer);
    expect(response.json()).toMatchObject([{ id: record.id, label: 'Own', chest: 98 }]);
    await send(agent, 'GET /live_chat/conversations/{id}/measurements/', customer);
    expect(await looks()).toMatchObject([
      {
        actorId: agent.id,
        action: 'chat.measurements-read',
        subjectKind: 'conversation',
        subjectId: String(customer.id),
        createdAt: expect.any(Date),
      },
      { actorId: agent.id, action: 'chat.measurements-read' },
    ]);
  });

  test('of somebody without a conversation are not shown, and nothing is recorded', async () => {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer);
    expect((await send(agent, 'GET /live_chat/conversations/{id}/measurements/', customer)).statusCode).toBe(
      404,
    );
    expect(
      await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.userId, customer.id)),
    ).toEqual([]);
  });
});

describe('internal notes', () => {
  const SECRET = 'Was rude on the phone';

  test('are for support, below the message after which they were written (chat-17)', async () => {
    const customer = await signUp(shop);
    const [last] = await makeMessages(shop, customer, ['Salaam']);
    const added = await send(agent, 'POST /live_chat/conversations/{id}/notes/', customer, {
      body: { text: SECRET },
    });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ text: SECRET, author: { id: agent.id }, after_message: last });
    expect((await send(agent, 'GET /live_chat/conversations/{id}/notes/', customer)).json()).toEqual([
      added.json(),
    ]);
    expect(
      (await send(agent, 'POST /live_chat/conversations/{id}/notes/', customer, { body: { text: ' ' } }))
        .statusCode,
    ).toBe(400);
    expect(
      (
        await send(
          agent,
          'POST /live_chat/conversations/{id}/notes/',
          { id: 999_999 },
          { body: { text: 'x' } },
        )
      ).statusCode,
    ).toBe(404);
  });

  test('reach no customer by any way: socket, history, status, users, transcript, copy of the chat (chat-17)', async () => {
    const customer = await signUp(shop);
    await makeMessages(shop, customer, ['Salaam']);
    const [left, right] = [await chat.connect(customer), await chat.connect(agent)];
    await send(agent, 'POST /live_chat/conversations/{id}/notes/', customer, { body: { text: SECRET } });
    expect(await right.next('conversation')).toEqual({ type: 'conversation', user_id: customer.id });
    right.send({ message: 'How can I help?', receiver_id: customer.id });
    await expect.poll(() => left.messages.at(-1)?.message).toBe('How can I help?');
    await send(agent, 'POST /live_chat/conversations/{id}/transcript/', customer);
    const seen = [
      ...left.frames.map((frame) => JSON.stringify(frame)),
      ...(await Promise.all(
        ['chat/history/466/', 'status/', 'users/'].map(
          async (path) =>
            (
              await shop.app.inject({ url: `/live_chat/${path}`, headers: customer.headers })
            ).body,
        ),
      )),
      ...(await mailsTo(shop, customer.email)).map((mail) => JSON.stringify(mail)),
      await exported(customer),
    ];
    expect(seen.some((text) => text.includes('How can I help?'))).toBe(true);
    expect(seen.filter((text) => text.includes(SECRET))).toEqual([]);
    expect(left.ofType('conversation')).toEqual([]);
  });
});

test('what support does in the chat is recorded, with whose data it was (people-9)', async () => {
  const customer = await signUp(shop);
  await makeMessages(shop, customer, ['Salaam']);
  await send(agent, 'PATCH /live_chat/conversations/{id}/', customer, { body: { assigned_to: agent.id } });
  await send(agent, 'POST /live_chat/conversations/{id}/notes/', customer, { body: { text: 'Rude' } });
  await send(agent, 'POST /live_chat/conversations/{id}/transcript/', customer);
  const form = { title: 'Greeting', text: 'Salaam {name}' };
  const reply = (await send(agent, 'POST /live_chat/canned-replies/', { id: 0 }, { body: form })).json();
  await send(agent, 'PUT /live_chat/canned-replies/{id}/', reply, { body: { ...form, text: 'Hello' } });
  await send(agent, 'DELETE /live_chat/canned-replies/{id}/', reply);
  const entries = await shop.deps.db
    .select({ action: auditEntries.action, subject: auditEntries.subjectId, of: auditEntries.userId })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, agent.id))
    .orderBy(desc(auditEntries.id))
    .limit(6);
  const [id, of] = [String(customer.id), customer.id];
  expect(entries.toReversed()).toEqual([
    { action: 'chat.assigned', subject: id, of },
    { action: 'chat.note-added', subject: id, of },
    { action: 'chat.transcript-mailed', subject: id, of },
    { action: 'chat.reply-saved', subject: String(reply.id), of: null },
    { action: 'chat.reply-saved', subject: String(reply.id), of: null },
    { action: 'chat.reply-deleted', subject: String(reply.id), of: null },
  ]);
});

describe('the transcript', () => {
  test('is mailed to the customer (chat-19)', async () => {
    const customer = await signUp(shop);
    await makeMessages(shop, customer, ['Salaam', { text: 'Wa alaikum salaam', fromSupport: true }]);
    expect((await send(agent, 'POST /live_chat/conversations/{id}/transcript/', customer)).statusCode).toBe(
      204,
    );
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail).toMatchObject({ kind: 'chat.transcript', subject: 'Your chat with Naap' });
    expect(mail?.text).toMatch(/You: Salaam[\s\S]*Naap: Wa alaikum salaam/);
  });

  test('needs a confirmed address and a conversation', async () => {
    const unproven = await signUp(shop, { proven: false });
    await makeMessages(shop, unproven, ['Salaam']);
    expect((await send(agent, 'POST /live_chat/conversations/{id}/transcript/', unproven)).json().code).toBe(
      'chat.no_address',
    );
    expect(
      (await send(agent, 'POST /live_chat/conversations/{id}/transcript/', await signUp(shop))).statusCode,
    ).toBe(404);
  });
});

describe('canned replies', () => {
  const add = (title: string, text: string, text_ur?: string) =>
    send(agent, 'POST /live_chat/canned-replies/', {}, { body: { title, text, text_ur } });
  const replies = async (query: object = {}) =>
    (await send(agent, 'GET /live_chat/canned-replies/', {}, { query })).json();

  test('are filled for a customer and their newest order; what has no value stays (chat-16)', async () => {
    const { customer, trackingNumber } = await placeGarment(shop);
    await makeMessages(shop, customer, ['Salaam']);
    const text = 'Salaam {name}, {agent} of {shop}: {order} is {status}. {delivery} {constructor} {nothing}';
    const { id } = (await add('Greeting', text)).json();
    expect(await replies()).toContainEqual({ id, title: 'Greeting', text, text_ur: '', filled: null });
    const { filled } = (await replies({ customer: customer.id })).find(
      (one: { id: number }) => one.id === id,
    );
    expect(filled).toMatch(
      new RegExp(
        `^Salaam ${customer.username}, Sana of Naap: ${trackingNumber} is placed\\. \\d+ \\w+ \\d{4} {constructor} {nothing}$`,
      ),
    );
    expect(
      (await send(agent, 'GET /live_chat/canned-replies/', {}, { query: { customer: 999_999 } })).statusCode,
    ).toBe(404);
  });

  test('go in Urdu to customers who use the shop in Urdu, as far as there is a text', async () => {
    const { customer } = await placeGarment(shop);
    await makeMessages(shop, customer, ['Salaam']);
    await shop.deps.db.update(users).set({ locale: 'ur' }).where(eq(users.id, customer.id));
    const text_ur = 'آپ کا آرڈر {status}۔';
    const [both, english] = [
      (await add('Both', 'Your order is {status}.', text_ur)).json(),
      (await add('English', 'Your order is {status}.')).json(),
    ];
    const found = (await replies({ customer: customer.id })) as { id: number; filled: string }[];
    const filled = ({ id }: { id: number }) => found.find((one) => one.id === id)?.filled;
    expect(filled(both)).toBe('آپ کا آرڈر دیا جا چکا ہے۔');
    expect(filled(english)).toBe('Your order is placed.');
  });

  test('speak of the order whose number the customer wrote last', async () => {
    const { customer, trackingNumber } = await placeGarment(shop);
    await placeGarment(shop, {}, { customer });
    await makeMessages(shop, customer, [
      'Salaam',
      `Where is ${trackingNumber.toLowerCase()}?`,
      'Please tell me',
    ]);
    const { id } = (await add('Where', 'Your order {order}')).json();
    const filled = (await replies({ customer: customer.id })).find((one: { id: number }) => one.id === id);
    expect(filled.filled).toBe(`Your order ${trackingNumber}`);
  });

  test('are added, changed and deleted; a title is used once', async () => {
    const { id } = (await add('Delay', 'We are late')).json();
    expect(Object.keys((await add('DELAY', 'Other')).json())).toEqual(['title']);
    expect(Object.keys((await add('', '')).json())).toEqual(['title', 'text']);
    const form = { title: 'delay', text: 'We are sorry', text_ur: 'معذرت' };
    expect((await send(agent, 'PUT /live_chat/canned-replies/{id}/', { id }, { body: form })).json()).toEqual(
      {
        id,
        ...form,
      },
    );
    const other = (await add('Second', 'x')).json();
    const clash = await send(agent, 'PUT /live_chat/canned-replies/{id}/', other, { body: form });
    expect(Object.keys(clash.json())).toEqual(['title']);
    expect((await send(agent, 'DELETE /live_chat/canned-replies/{id}/', { id })).statusCode).toBe(204);
    expect((await send(agent, 'DELETE /live_chat/canned-replies/{id}/', { id })).statusCode).toBe(404);
    expect(
      (await send(agent, 'PUT /live_chat/canned-replies/{id}/', { id }, { body: form })).statusCode,
    ).toBe(404);
  });
});

const ofInbox = [...endpoints.values()].filter(({ path }) =>
  /^\/live_chat\/(conversations|agents|canned-replies)\//.test(path),
);

test.each(ofInbox.map(({ call }) => call as ApiCall))(
  '%s is refused to customers, tailors and brands',
  async (call) => {
    for (const userType of ['customer', 'tailor', 'brand'] as const) {
      const response = await send(await signUp(shop, { userType }), call, { id: 1 });
      expect([response.statusCode, response.json().code]).toEqual([403, 'session.forbidden']);
    }
  },
);

function withHeaders({ payload, headers }: ReturnType<typeof multipart>, by: SignedUp) {
  return { payload, headers: { ...headers, ...by.headers } };
}

/** The chat section of the customer's data export. */
async function exported({ id }: SignedUp): Promise<string> {
  const parts: string[] = [];
  for (const entry of exportChat(shop.deps, { id, role: 'customer', sessionId: 0 })) {
    for await (const part of await entry.open()) parts.push(String(part));
  }
  return parts.join('');
}
