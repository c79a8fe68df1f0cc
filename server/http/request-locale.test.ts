import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { chatClients } from '../../test/chat-client.ts';
import { signUp } from '../../test/factories.ts';
import { sentences as inUrdu } from '../../words/ur/errors.ts';
import { acceptedLocale } from './request-locale.ts';

const shop = testApp({ JOBS: 'false' });
const chat = chatClients(shop);

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr,de;q=0.8', 'en'],
  ['ur', 'ur'],
  ['ur-PK', 'ur'],
  ['UR-pk, en;q=0.8', 'ur'],
  ['ur, en', 'ur'],
  ['en-GB,en;q=0.9,ur;q=0.8', 'en'],
  ['fr, ur ; q=0.7, en ; q=0.6', 'ur'],
  ['ur;q=0', 'en'],
  ['ur;q=often', 'en'],
  ['urdu', 'en'],
  [`${'fr,'.repeat(100_000)}ur`, 'en'],
])('the language of “%.40s” is %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

describe('an error is worded in the language of the request', () => {
  const asked = { 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.8' };

  test('by a hook before the body, and says so', async () => {
    const response = await shop.app.inject({ url: '/api/notifications/', headers: asked });
    expect(response.json()).toEqual({ detail: inUrdu['session.missing'], code: 'session.missing' });
    expect(response.headers).toMatchObject({
      'content-language': 'ur',
      vary: expect.stringContaining('accept-language'),
      'cache-control': 'no-store',
    });
  });

  test('by the schema of the body and by the handler', async () => {
    const login = (payload: object) =>
      shop.app.inject({ method: 'POST', url: '/auth/login/', headers: asked, payload });
    expect((await login({ email: 'x', password: '' })).json()).toEqual({
      email: ['درست ای میل لکھیں۔'],
      password: ['یہ خانہ ضروری ہے۔'],
    });
    const unknown = await login({ email: 'nobody@mail.example', password: 'a long enough word' });
    expect(unknown.json()).toMatchObject({ detail: inUrdu['accounts.wrong_credentials'] });
  });

  test('when the body cannot be read, or the address is unknown', async () => {
    const headers = { ...asked, 'content-type': 'application/json' };
    const broken = await shop.app.inject({ method: 'POST', url: '/auth/login/', headers, payload: '{' });
    expect(broken.json()).toMatchObject({ detail: inUrdu['request.malformed'] });
    const missing = await shop.app.inject({ url: '/api/nothing/', headers: asked });
    expect(missing.json()).toMatchObject({ detail: inUrdu['request.not_found'] });
  });

  test('also of a file, which arrives outside of the hooks', async () => {
    const { headers } = await signUp(shop);
    const form = new FormData();
    form.set('profile_picture', new Blob(['no picture']), 'me.png');
    const sent = new Response(form);
    const response = await shop.app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      headers: { ...headers, ...asked, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(response.json()).toEqual({ profile_picture: [inUrdu['files.not_a_picture']] });
  });

  test('and not in that of another request', async () => {
    const responses = await Promise.all(
      ['ur', 'en', 'ur', 'en'].map((language) =>
        shop.app.inject({
          method: 'POST',
          url: '/auth/login/',
          headers: { 'accept-language': language },
          payload: { email: 'nobody@mail.example', password: 'a long enough word' },
        }),
      ),
    );
    expect(responses.map((response) => response.headers['content-language'])).toEqual([
      'ur',
      'en',
      'ur',
      'en',
    ]);
    expect(responses.map((response) => response.json().detail)).toEqual(
      [0, 1, 0, 1].map((english) =>
        english ? 'The e-mail address or the password is wrong.' : inUrdu['accounts.wrong_credentials'],
      ),
    );
  });
});

test('a socket has the language of its address', async () => {
  const { access } = await signUp(shop);
  for (const [query, detail] of [
    ['&lang=ur', inUrdu['request.malformed']],
    ['', 'The request could not be read.'],
  ] as const) {
    const client = await chat.open(`?token=${access}${query}`);
    await client.next('ready');
    client.send('{');
    expect(await client.next('error')).toMatchObject({ code: 'request.malformed', detail });
    client.send({ message: 'x'.repeat(3000), receiver_id: 466 });
    await expect.poll(() => client.ofType('error').length).toBe(2);
    const worded = query ? 'زیادہ سے زیادہ 2,000 حروف لکھیں۔' : 'Use at most 2,000 characters.';
    expect(client.ofType('error')[1]).toMatchObject({ fields: { message: [worded] } });
  }
  await chat.closeAll();
});
