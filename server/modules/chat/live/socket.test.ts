import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { chatClients } from '../../../../test/chat-client.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeMessages } from '../../../../test/factories-chat.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { refreshTokens } from '../../../db/schema/accounts.ts';
import { chatMessages } from '../../../db/schema/chat.ts';
import { notifications } from '../../../db/schema/notifications.ts';

const shop = testApp({ JOBS: 'false' });
const chat = chatClients(shop);

afterEach(() => chat.closeAll());

const support = () => signUp(shop, { userType: 'support' });
const clientId = () => randomUUID();

async function pair() {
  const [customer, agent] = [await signUp(shop), await support()];
  return { customer, agent, left: await chat.connect(customer), right: await chat.connect(agent) };
}

const tokenOf = (user: SignedUp, secondsLeft: number) => {
  const { sid } = JSON.parse(String(Buffer.from(user.access.split('.')[1] ?? '', 'base64url')));
  return shop.deps.accessTokens.sign(
    { id: user.id, role: 'customer', sessionId: sid },
    new Date(Date.now() - (15 * 60 - secondsLeft) * 1000),
  );
};

describe('a message', () => {
  test('of a client that knows only the specified frames comes back to it and goes to support', async () => {
    const { customer, left, right } = await pair();
    left.send({ message: 'Is my kameez ready?', receiver_id: 466 });
    await expect.poll(() => left.messages.length).toBe(1);
    await expect.poll(() => right.messages.length).toBe(1);
    for (const client of [left, right]) {
      expect(client.messages[0]).toMatchObject({
        message: 'Is my kameez ready?',
        sender_id: customer.id,
        timestamp: expect.stringMatching(/Z$/),
        user_id: customer.id,
      });
    }
  });

  test('with a client_id is acknowledged with its id, and shown to the other tabs and side (chat-5)', async () => {
    const { customer, left, right } = await pair();
    const other = await chat.connect(customer);
    const id = clientId();
    left.send({ message: 'Salaam', receiver_id: 466, client_id: id });
    const sent = await left.next('sent');
    expect(sent).toEqual({
      type: 'sent',
      client_id: id,
      id: expect.any(Number),
      timestamp: expect.any(String),
    });
    await expect.poll(() => [other, right].map(({ messages }) => messages.length)).toEqual([1, 1]);
    expect(other.messages[0]).toMatchObject({ id: sent.id, client_id: id });
    expect(right.messages[0]).toMatchObject({ id: sent.id, client_id: null });
    expect(left.messages).toEqual([]);
  });

  test('sent again is stored once and acknowledged alike, also by another connection (chat-5)', async () => {
    const { customer, left, right } = await pair();
    const frame = { message: 'Only once', receiver_id: 466, client_id: clientId() };
    left.send(frame);
    left.send(frame);
    await left.next('sent');
    await left.close();
    const again = await chat.connect(customer);
    again.send(frame);
    expect((await again.next('sent')).id).toBe(left.ofType('sent')[0]?.id);
    again.send({ message: 'Next', receiver_id: 466, client_id: clientId() });
    await expect.poll(() => right.messages.map(({ message }) => message)).toEqual(['Only once', 'Next']);
    const stored = await shop.deps.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.customerId, customer.id));
    expect(stored).toHaveLength(2);
  });

  test('of support comes from 466, with its author for support alone (chat-4)', async () => {
    const { customer, agent, left, right } = await pair();
    const colleague = await chat.connect(await signUp(shop, { userType: 'admin' }));
    right.send({ message: 'Ji, kal tayyar hai', receiver_id: customer.id });
    await expect
      .poll(() => [left, right, colleague].map(({ messages }) => messages.length))
      .toEqual([1, 1, 1]);
    expect(left.messages[0]).toMatchObject({ sender_id: 466, receiver: customer.id, author: null });
    expect(colleague.messages[0]).toMatchObject({
      sender_id: 466,
      author: { id: agent.id, username: agent.username },
    });
  });

  test('keeps its place among many of one client (chat-3)', async () => {
    const { left, right } = await pair();
    const texts = Array.from({ length: 60 }, (_, n) => `Number ${n}`);
    for (const message of texts) left.send({ message, receiver_id: 466, client_id: clientId() });
    await expect.poll(() => right.messages.length).toBe(60);
    expect(right.messages.map(({ message }) => message)).toEqual(texts);
    const ids = left.ofType('sent').map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids).toHaveLength(60);
  });

  test('may be about an own order, and about nobody else’s (chat-10)', async () => {
    const { trackingNumber, customer } = await placeGarment(shop);
    const left = await chat.connect(customer);
    left.send({ message: 'About this', receiver_id: 466, order: trackingNumber });
    await expect.poll(() => left.messages[0]?.order).toBe(trackingNumber);
    const other = await chat.connect(await signUp(shop));
    const id = clientId();
    other.send({ message: 'About that', receiver_id: 466, order: trackingNumber, client_id: id });
    expect(await other.next('error')).toMatchObject({
      code: 'chat.order_unknown',
      client_id: id,
      fields: { order: ['There is no such order of this customer.'] },
    });
  });

  test('reaches nobody else (chat-1)', async () => {
    const { customer, left } = await pair();
    const others = [
      await chat.connect(await signUp(shop)),
      await chat.connect(await signUp(shop, { userType: 'tailor' })),
      await chat.connect(await signUp(shop, { userType: 'brand' })),
    ];
    left.send({ message: 'Private', receiver_id: 466, client_id: clientId() });
    await left.next('sent');
    for (const [n, other] of others.entries()) {
      other.send({ message: `Mine ${n}`, receiver_id: 466 });
      await expect.poll(() => other.messages.map(({ message }) => message)).toEqual([`Mine ${n}`]);
      for (const receiver_id of [customer.id, 458, 999_999]) {
        other.send({ message: 'To a stranger', receiver_id });
      }
      other.send({ type: 'read', user_id: customer.id, up_to: 1 });
      other.send({ type: 'typing', receiver_id: customer.id });
      await expect
        .poll(() => other.ofType('error').map(({ code }) => code))
        .toEqual(Array.from({ length: 5 }, () => 'request.not_found'));
    }
    expect(left.messages).toEqual([]);
    expect(left.ofType('typing')).toEqual([]);
  });

  test.each([
    ['blank', { message: '  ', receiver_id: 466 }, 'message'],
    ['too long', { message: 'x'.repeat(2001), receiver_id: 466 }, 'message'],
    ['with a card number', { message: 'My card is 4242 4242 4242 4242', receiver_id: 466 }, 'message'],
    ['without a receiver', { message: 'Hello' }, 'receiver_id'],
    ['with a short client_id', { message: 'Hello', receiver_id: 466, client_id: 'a' }, 'client_id'],
  ])('that is %s is refused on its field', async (_name, frame, field) => {
    const left = await chat.connect(await signUp(shop));
    left.send(frame);
    const error = await left.next('error');
    expect(error.code).toBe('request.invalid');
    expect(Object.keys(error.fields)).toEqual([field]);
  });

  test('with half a surrogate pair is refused, as by HTTP', async () => {
    const left = await chat.connect(await signUp(shop));
    left.send('{"message":"a\\ud83e","receiver_id":466}');
    expect((await left.next('error')).code).toBe('request.malformed');
  });

  test('to somebody whom support cannot write to is refused', async () => {
    const right = await chat.connect(await support());
    for (const receiver_id of [466, 999_999, (await support()).id]) {
      right.send({ message: 'Hello', receiver_id });
    }
    await expect
      .poll(() => right.ofType('error').map(({ code }) => code))
      .toEqual(Array.from({ length: 3 }, () => 'request.not_found'));
  });
});

describe('other frames', () => {
  test('ready counts what is unread and names the newest message; presence follows', async () => {
    const customer = await signUp(shop);
    const ids = await makeMessages(shop, customer, ['Hi', { text: 'Ji?', fromSupport: true }]);
    const left = await chat.connect(customer);
    expect(left.frames[0]).toMatchObject({
      type: 'ready',
      user_id: customer.id,
      unread: 1,
      last_id: ids[1],
      token_expires_at: expect.any(String),
    });
    expect(await left.next('presence')).toMatchObject({
      online: expect.any(Boolean),
      open: expect.any(Boolean),
    });
  });

  test('read moves the mark forward only, and tells both sides (chat-8)', async () => {
    const { customer, left, right } = await pair();
    right.send({ message: 'One', receiver_id: customer.id });
    right.send({ message: 'Two', receiver_id: customer.id });
    await expect.poll(() => left.messages.length).toBe(2);
    const [one, two] = left.messages.map(({ id }) => id);
    left.send({ type: 'read', user_id: 466, up_to: two + 1000 });
    const seen = { type: 'read', reader_id: customer.id, user_id: customer.id, up_to: two };
    expect(await right.next('read')).toEqual(seen);
    expect(await left.next('read')).toEqual(seen);
    left.send({ type: 'read', user_id: 466, up_to: one });
    right.send({ type: 'read', user_id: customer.id, up_to: two });
    await expect.poll(() => left.ofType('read').length + left.ofType('error').length).toBeGreaterThan(0);
    expect(left.ofType('read').at(-1)?.up_to).toBe(two);
  });

  test('typing goes to the other side; of a customer to who looks at the conversation (chat-8)', async () => {
    const { customer, left, right } = await pair();
    const elsewhere = await chat.connect(await support());
    right.send({ type: 'open', user_id: customer.id });
    expect(await right.next('customer')).toEqual({
      type: 'customer',
      user_id: customer.id,
      online: expect.any(Boolean),
    });
    left.send({ type: 'typing', receiver_id: 466 });
    expect(await right.next('typing')).toEqual({
      type: 'typing',
      sender_id: customer.id,
      user_id: customer.id,
    });
    right.send({ type: 'typing', receiver_id: customer.id });
    expect(await left.next('typing')).toMatchObject({ sender_id: 466 });
    expect(elsewhere.ofType('typing')).toEqual([]);
  });

  test('open is for support, and hears when the customer comes and goes', async () => {
    const { customer, left, right } = await pair();
    left.send({ type: 'open', user_id: customer.id });
    expect((await left.next('error')).code).toBe('session.forbidden');
    right.send({ type: 'open', user_id: customer.id });
    await expect.poll(() => right.ofType('customer').at(-1)?.online).toBe(true);
    await left.close();
    await expect.poll(() => right.ofType('customer').at(-1)?.online).toBe(false);
  });

  test('presence tells when support comes and goes (chat-9)', async () => {
    const left = await chat.connect(await signUp(shop));
    await expect.poll(() => left.ofType('presence').at(-1)?.online).toBe(false);
    const right = await chat.connect(await support());
    await expect
      .poll(() => left.ofType('presence').at(-1))
      .toMatchObject({ online: true, usual_reply_minutes: 10 });
    await right.close();
    await expect.poll(() => left.ofType('presence').at(-1)?.online).toBe(false);
  });

  test('work tells whoever works on an order that it has changed, and staff also that it is placed (workshop-13)', async () => {
    const staff = await chat.connect(await support());
    const order = await placeGarment(shop);
    await staff.next('work');
    const [tailor, customer] = [await chat.connect(order.tailor), await chat.connect(order.customer)];
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    await tailor.next('work');
    await expect.poll(() => staff.ofType('work').length).toBeGreaterThan(1);
    expect(customer.ofType('work')).toEqual([]);
  });

  test('notification tells how many are unread, to their owner alone', async () => {
    const { customer, left, right } = await pair();
    const row = { userId: customer.id, kind: 'start', data: { number: 'NP-1' } };
    await shop.deps.db.insert(notifications).values([row, row]);
    await expect.poll(() => left.ofType('notification').at(-1)?.unread).toBe(2);
    await shop.deps.db
      .update(notifications)
      .set({ readAt: new Date() })
      .where(eq(notifications.userId, customer.id));
    await expect.poll(() => left.ofType('notification').at(-1)?.unread).toBe(0);
    expect(right.ofType('notification')).toEqual([]);
  });

  test.each(['{', '[]', '7', 'null', '"hello"'])('%s is malformed, and the socket goes on', async (text) => {
    const left = await chat.connect(await signUp(shop));
    left.send(text);
    expect((await left.next('error')).code).toBe('request.malformed');
    left.send({ type: 'ping' });
    await left.next('pong');
  });

  test('of an unknown type are refused', async () => {
    const left = await chat.connect(await signUp(shop));
    left.send({ type: 'drop_tables' });
    expect((await left.next('error')).code).toBe('request.invalid');
  });
});

describe('the socket', () => {
  test.each([
    ['no token', '', 'session.missing'],
    ['an empty token', '?token=', 'session.missing'],
    ['nonsense', '?token=a.b.c', 'session.invalid'],
    ['two tokens', '?token=a&token=b', 'session.missing'],
  ])('is closed with a reason for %s (chat-6)', async (_name, query, reason) => {
    const client = await chat.open(query);
    expect(await client.untilClosed()).toEqual({ code: 4401, reason });
    expect(client.frames).toEqual([]);
  });

  test('is closed for a token whose session has ended', async () => {
    const user = await signUp(shop);
    await shop.app.inject({ method: 'POST', url: '/auth/logout/', payload: { refresh: user.refresh } });
    const client = await chat.open(`?token=${user.access}`);
    expect(await client.untilClosed()).toEqual({ code: 4401, reason: 'session.invalid' });
  });

  test('is closed within seconds when its session ends, and no other (chat-6)', async () => {
    const { customer, left, right } = await pair();
    await shop.app.inject({ method: 'POST', url: '/auth/logout/', payload: { refresh: customer.refresh } });
    expect(await left.untilClosed()).toEqual({ code: 4401, reason: 'session.ended' });
    expect(right.closed).toBeUndefined();
  });

  test('is closed when the rows of its sessions are deleted', async () => {
    const { customer, left } = await pair();
    await shop.deps.db.delete(refreshTokens).where(eq(refreshTokens.userId, customer.id));
    expect((await left.untilClosed()).reason).toBe('session.ended');
  });

  test('is closed when its token expires, unless it gets a new one of the same account (chat-6)', async () => {
    const [user, careful, thief] = [await signUp(shop), await signUp(shop), await signUp(shop)];
    const [left, kept, stolen] = [
      await chat.connect({ access: await tokenOf(user, 5) }),
      await chat.connect({ access: await tokenOf(careful, 5) }),
      await chat.connect(thief),
    ];
    kept.send({ type: 'token', token: careful.access });
    await expect.poll(() => kept.ofType('ready').length).toBe(2);
    stolen.send({ type: 'token', token: user.access });
    expect(await stolen.untilClosed()).toEqual({ code: 4401, reason: 'session.invalid' });
    expect(await left.untilClosed()).toEqual({ code: 4401, reason: 'session.expired' });
    kept.send({ type: 'ping' });
    await kept.next('pong');
  });

  test('is for pages of the shop', async () => {
    const user = await signUp(shop);
    const foreign = await chat.open(`?token=${user.access}`, { origin: 'https://evil.example' });
    expect((await foreign.untilClosed()).code).toBe(1006);
    const own = await chat.open(`?token=${user.access}`, { origin: 'http://naap.test' });
    await own.next('ready');
  });

  test('refuses frames over 16 kB and binary ones, without harm to others (chat-7)', async () => {
    const { left, right } = await pair();
    left.send(JSON.stringify({ message: 'x'.repeat(17_000), receiver_id: 466 }));
    expect((await left.untilClosed()).code).toBe(1009);
    const binary = await chat.connect(await signUp(shop));
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect((await binary.untilClosed()).code).toBe(1003);
    right.send({ type: 'ping' });
    await right.next('pong');
  });

  test('allows ten of an account (chat-7)', async () => {
    const user = await signUp(shop);
    for (let n = 0; n < 10; n += 1) await chat.connect(user);
    const eleventh = await chat.open(`?token=${user.access}`);
    expect(await eleventh.untilClosed()).toEqual({ code: 4429, reason: 'request.too_many' });
  });

  test('is an address for WebSockets only', async () => {
    const response = await shop.app.inject('/ws/admin/chat/');
    expect([response.statusCode, response.json().code]).toEqual([426, 'sockets.upgrade_required']);
  });
});
