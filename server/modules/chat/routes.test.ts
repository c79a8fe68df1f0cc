import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { makeMessages } from '../../../test/factories-chat.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { files } from '../../db/schema/files.ts';

const shop = testApp({ JOBS: 'false' });

const read = (url: string, by?: SignedUp) =>
  shop.app.inject({ url: `/live_chat/${url}`, headers: { ...by?.headers } });

const history = async (by: SignedUp, id: number, query = '') =>
  (await read(`chat/history/${id}/${query}`, by)).json();

describe('chat users', () => {
  test('are the support account alone for a customer, with what is unread (chat-1)', async () => {
    const customer = await signUp(shop);
    await makeMessages(shop, customer, ['Salaam', { text: 'Wa alaikum salaam', fromSupport: true }]);
    expect((await read('users/', customer)).json()).toEqual([
      { id: 466, username: 'support', email: shop.config.support.email, unread: 1 },
    ]);
  });

  test('are everybody who has written for support, unread first, then newest first (chat-14)', async () => {
    const [agent, first, second, third] = [
      await signUp(shop, { userType: 'support' }),
      await signUp(shop),
      await signUp(shop),
      await signUp(shop),
    ];
    await makeMessages(shop, first, ['One', 'Two']);
    await makeMessages(shop, second, ['One']);
    await makeMessages(shop, third, ['Hello'], { supportRead: true });
    const listed = (await read('users/', agent)).json().filter(({ id }: { id: number }) => id >= first.id);
    expect(listed).toEqual(
      [
        [second, 1],
        [first, 2],
        [third, 0],
      ].map(([person, unread]) => {
        const { id, username, email } = person as SignedUp;
        return { id, username, email, unread };
      }),
    );
  });

  test('need a token', async () => {
    expect((await read('users/')).json().code).toBe('session.missing');
  });
});

describe('the history', () => {
  test('is the conversation with support, oldest first, as the specification names it', async () => {
    const customer = await signUp(shop);
    const [asked, answered] = await makeMessages(shop, customer, [
      'Is it ready?',
      { text: 'کل تیار ہو گا', fromSupport: true },
    ]);
    expect(await history(customer, 466)).toEqual([
      {
        id: asked,
        message: 'Is it ready?',
        sender_id: customer.id,
        sender_username: customer.username,
        receiver: 466,
        receiver_username: 'support',
        timestamp: expect.stringMatching(/Z$/),
        client_id: null,
        picture: null,
        order: null,
        author: null,
      },
      expect.objectContaining({
        id: answered,
        message: 'کل تیار ہو گا',
        sender_id: 466,
        sender_username: 'support',
        receiver: customer.id,
        receiver_username: customer.username,
        author: null,
      }),
    ]);
  });

  test('names to support alone who answered (chat-4)', async () => {
    const [customer, agent] = [await signUp(shop), await signUp(shop, { userType: 'admin' })];
    await makeMessages(shop, customer, [{ text: 'Ji?', fromSupport: true, authorId: agent.id }]);
    expect((await history(agent, customer.id))[0].author).toEqual({ id: agent.id, username: agent.username });
    expect((await history(customer, 466))[0].author).toBeNull();
  });

  test('has 50 a page: the newest, those before a message, or up to 200 after one (chat-3)', async () => {
    const customer = await signUp(shop);
    const ids = await makeMessages(
      shop,
      customer,
      Array.from({ length: 260 }, (_, n) => `Message ${n}`),
    );
    const idsOf = async (query: string) =>
      (await history(customer, 466, query)).map(({ id }: { id: number }) => id);
    expect(await idsOf('')).toEqual(ids.slice(210));
    expect(await idsOf(`?before=${ids[210]}`)).toEqual(ids.slice(160, 210));
    expect(await idsOf(`?after=${ids[9]}`)).toEqual(ids.slice(10, 210));
    expect(await idsOf(`?after=${ids[259]}`)).toEqual([]);
    expect(await idsOf(`?after=${ids[9]}&before=${ids[12]}`)).toEqual(ids.slice(10, 12));
  });

  test.each(['?after=x', '?before=0', '?after=-1', '?before=9999999999'])('refuses %s', async (query) => {
    const response = await read(`chat/history/466/${query}`, await signUp(shop));
    expect(response.statusCode).toBe(400);
  });

  test('of others does not exist, for any role that is not of support (chat-1)', async () => {
    const [customer, other] = [await signUp(shop), await signUp(shop)];
    await makeMessages(shop, other, ['Private']);
    const tailor = await signUp(shop, { userType: 'tailor' });
    const brand = await signUp(shop, { userType: 'brand' });
    for (const by of [customer, tailor, brand]) {
      for (const id of [other.id, by.id, 458, 1]) {
        expect((await read(`chat/history/${id}/`, by)).statusCode).toBe(404);
      }
    }
  });

  test('that nobody has begun is empty for a customer, and does not exist for support', async () => {
    const [customer, agent] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
    expect(await history(customer, 466)).toEqual([]);
    expect((await read(`chat/history/${customer.id}/`, agent)).statusCode).toBe(404);
    expect((await read('chat/history/466/', agent)).statusCode).toBe(404);
  });
});

describe('a message by HTTP', () => {
  const send = (
    by: SignedUp | null,
    id: number,
    fields: Record<string, string>,
    files: Record<string, Buffer> = {},
  ) => {
    const { payload, headers } = multipart(fields, files);
    return shop.app.inject({
      method: 'POST',
      url: `/live_chat/chat/${id}/messages/`,
      headers: { ...headers, ...by?.headers },
      payload,
    });
  };

  test('may be a picture alone, which its two sides open by a link that expires (chat-10)', async () => {
    const [customer, agent] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
    const response = await send(customer, 466, {}, { picture: await jpeg(60, 40) });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({ message: '', picture: { width: 60, height: 40 } });
    const [seen] = await history(agent, customer.id);
    expect((await shop.app.inject(seen.picture.url)).headers['content-type']).toMatch(/^image\//);
    expect((await shop.app.inject(seen.picture.url.split('?')[0])).statusCode).toBe(404);
  });

  test('sent again with its client_id is stored once, with one picture (chat-5)', async () => {
    const customer = await signUp(shop);
    const fields = { message: 'This one', client_id: 'abcdefgh-1' };
    const picture = await jpeg();
    const [first, second] = [
      await send(customer, 466, fields, { picture }),
      await send(customer, 466, fields, { picture }),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().id).toBe(first.json().id);
    expect(await history(customer, 466)).toHaveLength(1);
    const kept = await shop.deps.db.select().from(files).where(eq(files.ownerId, customer.id));
    expect(kept).toHaveLength(1);
  });

  test('of two senders may have the same client_id', async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)];
    for (const by of [one, other]) {
      await send(by, 466, { message: `From ${by.username}`, client_id: 'the-same-id' });
      expect(await history(by, 466)).toMatchObject([{ message: `From ${by.username}` }]);
    }
  });

  test('needs text or a picture, and refuses what is no picture', async () => {
    const customer = await signUp(shop);
    const blank = await send(customer, 466, { message: '  ' });
    expect([blank.statusCode, blank.json()]).toEqual([
      400,
      { message: ['Write a message or add a picture.'] },
    ]);
    const broken = await send(customer, 466, { message: 'See' }, { picture: Buffer.from('not a picture') });
    expect([broken.statusCode, Object.keys(broken.json())]).toEqual([400, ['picture']]);
    expect(await history(customer, 466)).toEqual([]);
  });

  test('is not for others’ conversations, nor about their orders (chat-1)', async () => {
    const { customer: owner, trackingNumber } = await placeGarment(shop);
    const stranger = await signUp(shop);
    for (const id of [owner.id, 458, stranger.id]) {
      expect((await send(stranger, id, { message: 'Hello' })).statusCode).toBe(404);
    }
    const about = await send(stranger, 466, { message: 'Hello', order: trackingNumber });
    expect([about.statusCode, Object.keys(about.json())]).toEqual([400, ['order']]);
    const own = await send(owner, 466, { message: 'Hello', order: trackingNumber.toLowerCase() });
    expect(own.json().order).toBe(trackingNumber);
    expect((await send(null, 466, { message: 'Hello' })).json().code).toBe('session.missing');
  });
});

describe('read marks', () => {
  const mark = (by: SignedUp | null, id: number, up_to: unknown) =>
    shop.app.inject({
      method: 'POST',
      url: `/live_chat/chat/${id}/read/`,
      headers: { ...by?.headers },
      payload: { up_to },
    });

  test('count down what is unread, never backwards nor beyond the last message (chat-8)', async () => {
    const [customer, agent] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
    const [, second, third] = await makeMessages(shop, customer, [
      'Salaam',
      { text: 'One', fromSupport: true },
      { text: 'Two', fromSupport: true },
    ]);
    const status = async () => (await read('status/', customer)).json();
    expect(await status()).toMatchObject({ unread: 2, read_up_to: 0, other_read_up_to: 0 });
    expect((await mark(customer, 466, second)).json()).toMatchObject({ unread: 1, read_up_to: second });
    expect((await mark(customer, 466, 1)).json()).toMatchObject({ unread: 1, read_up_to: second });
    expect((await mark(customer, 466, 2_000_000_000)).json()).toMatchObject({ unread: 0, read_up_to: third });
    expect((await mark(agent, customer.id, third)).json()).toMatchObject({ other_read_up_to: third });
    expect(await status()).toMatchObject({ unread: 0, read_up_to: third, other_read_up_to: third });
  });

  test('of others cannot be moved', async () => {
    const [customer, stranger] = [await signUp(shop), await signUp(shop)];
    const [id] = await makeMessages(shop, customer, ['Salaam']);
    expect((await mark(stranger, customer.id, id)).statusCode).toBe(404);
    expect((await mark(stranger, 466, id)).json()).toMatchObject({ unread: 0, read_up_to: 0 });
    expect((await mark(customer, 466, 'x')).statusCode).toBe(400);
    expect((await mark(null, 466, id)).json().code).toBe('session.missing');
  });
});

describe('the status', () => {
  test('tells whether support is online, and when business hours begin (chat-9)', async () => {
    const { presence } = (await read('status/', await signUp(shop))).json();
    expect(presence).toMatchObject({ online: false, usual_reply_minutes: null });
    expect(presence.open).toBe(presence.opens_at === null);
  });

  test('counts for support the conversations with unread messages', async () => {
    const agent = await signUp(shop, { userType: 'support' });
    const count = async () => (await read('status/', agent)).json().unread;
    const before = await count();
    await makeMessages(shop, await signUp(shop), ['One', 'Two']);
    expect(await count()).toBe(before + 1);
  });
});
