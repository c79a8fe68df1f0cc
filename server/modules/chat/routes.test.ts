import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeMessages } from '../../../test/factories-chat.ts';

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
    const answer = await read(`chat/history/466/${query}`, await signUp(shop));
    expect(answer.statusCode).toBe(400);
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
