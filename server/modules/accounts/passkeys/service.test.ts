import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { Passkey } from '../../../../test/passkey.ts';
import { passkeys, spentChallenges, users } from '../../../db/schema/accounts.ts';

const shop = testApp();

const ORIGIN = 'http://naap.test';

/** Keeps the challenge cookie like a browser. */
class Browser {
  cookie = '';
  readonly headers: Partial<SignedUp['headers']>;

  constructor(headers: Partial<SignedUp['headers']> = {}) {
    this.headers = headers;
  }

  async post(path: string, payload: object = {}) {
    const { headers } = this;
    const response = await shop.app.inject({
      method: 'POST',
      url: `/auth/passkeys/${path}`,
      payload,
      ...(this.cookie ? { cookies: { passkey_challenge: this.cookie } } : {}),
      headers: headers as SignedUp['headers'],
    });
    const set = response.cookies.find(({ name }) => name === 'passkey_challenge');
    if (set) this.cookie = set.value;
    return response;
  }
}

const outcome = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];

async function withPasskey() {
  const user = await signUp(shop);
  const browser = new Browser(user.headers);
  const passkey = new Passkey(ORIGIN);
  const options = (await browser.post('options/', { current_password: user.password })).json();
  const added = await browser.post('', { name: 'Pixel 9', credential: passkey.create(options) });
  expect(added.statusCode).toBe(201);
  return { user, passkey, added: added.json() };
}

async function signInWith(passkey: Passkey, faults: Parameters<Passkey['get']>[1] = {}) {
  const browser = new Browser();
  const options = (await browser.post('sign-in/options/')).json();
  return browser.post('sign-in/', { credential: passkey.get(options, faults) });
}

describe('adding a passkey (accounts-21)', () => {
  test('needs the password, offers the right options, and is told by mail', async () => {
    const user = await signUp(shop);
    const browser = new Browser(user.headers);
    expect((await browser.post('options/')).json()).toEqual({
      current_password: ['Enter your current password.'],
    });
    expect((await browser.post('options/', { current_password: 'a guess' })).json()).toEqual({
      current_password: ['This is not your current password.'],
    });
    const response = await browser.post('options/', { current_password: user.password });
    expect(response.json()).toMatchObject({
      rp: { id: 'naap.test', name: 'Naap' },
      user: { name: user.email, displayName: user.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const cookie = response.cookies.find(({ name }) => name === 'passkey_challenge');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/auth/passkeys', maxAge: 600 });
    const passkey = new Passkey(ORIGIN);
    const added = await browser.post('', { name: 'Pixel 9', credential: passkey.create(response.json()) });
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'Pixel 9', created_at: expect.any(String), last_used_at: null },
    ]);
    expect((await mailsTo(shop, user.email))[0]?.subject).toBe('You can sign in with a new passkey now');
    const again = await browser.post('options/', { current_password: user.password });
    expect(again.json().excludeCredentials).toEqual([
      { id: passkey.id, transports: ['internal'], type: 'public-key' },
    ]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'c29tZWJvZHkgZWxzZQ' }],
    ['an owner who was not verified', { isVerified: false }],
  ])('refuses %s', async (_name, faults) => {
    const user = await signUp(shop);
    const browser = new Browser(user.headers);
    const options = (await browser.post('options/', { current_password: user.password })).json();
    const credential = new Passkey(ORIGIN).create(options, faults);
    expect(outcome(await browser.post('', { name: 'Key', credential }))).toEqual([
      400,
      'accounts.passkey_invalid',
    ]);
  });

  test('takes a challenge once, for ten minutes, from the account that asked for it', async () => {
    const [user, other] = [await signUp(shop), await signUp(shop)];
    const browser = new Browser(user.headers);
    const options = (await browser.post('options/', { current_password: user.password })).json();
    const add = (by: Browser) =>
      by.post('', { name: 'Key', credential: new Passkey(ORIGIN).create(options) });
    const expired = [400, 'accounts.passkey_expired'];
    const stranger = new Browser(other.headers);
    stranger.cookie = browser.cookie;
    expect(outcome(await add(stranger))).toEqual(expired);
    expect(outcome(await add(new Browser(user.headers)))).toEqual(expired);
    expect((await add(browser)).statusCode).toBe(201);
    expect(outcome(await add(browser))).toEqual(expired);
    await browser.post('options/', { current_password: user.password });
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    try {
      expect(outcome(await add(browser))).toEqual(expired);
    } finally {
      vi.useRealTimers();
    }
  });

  test('refuses wrong fields, a passkey of somebody else, and more than ten', async () => {
    const { passkey } = await withPasskey();
    const user = await signUp(shop);
    const browser = new Browser(user.headers);
    const options = async () => (await browser.post('options/', { current_password: user.password })).json();
    const taken = await browser.post('', { name: 'Key', credential: passkey.create(await options()) });
    expect(outcome(taken)).toEqual([409, 'accounts.passkey_taken']);
    const credential = new Passkey(ORIGIN).create(await options());
    expect((await browser.post('', { credential })).json()).toEqual({ name: ['This field is required.'] });
    expect((await browser.post('', { name: 'Key' })).statusCode).toBe(400);
    expect((await browser.post('', { name: 'Key', credential: { id: '?' } })).statusCode).toBe(400);
    await shop.deps.db.insert(passkeys).values(
      Array.from({ length: 10 }, (_, index) => ({
        userId: user.id,
        credentialId: Buffer.from(`${user.id} ${index}`),
        publicKey: Buffer.alloc(1),
        counter: 0,
        transports: [],
        name: 'Key',
      })),
    );
    expect(outcome(await browser.post('', { name: 'Key', credential }))).toEqual([
      400,
      'accounts.too_many_passkeys',
    ]);
    expect((await browser.post('options/', { current_password: user.password })).json().code).toBe(
      'accounts.too_many_passkeys',
    );
  });
});

describe('signing in with a passkey (accounts-22)', () => {
  test('answers the specified keys, and remembers its use', async () => {
    const { user, passkey } = await withPasskey();
    const response = await signInWith(passkey);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      username: user.username,
      email: user.email,
      phone_number: '+923001234567',
      user_type: 'customer',
      gender: null,
      profile_picture: null,
      access: expect.any(String),
      refresh: expect.any(String),
    });
    expect(response.cookies.map(({ name }) => name)).toContain('known_device');
    const ways = await shop.app.inject({ url: '/auth/sign-in-ways/', headers: user.headers });
    expect(ways.json().passkeys).toEqual([expect.objectContaining({ last_used_at: expect.any(String) })]);
    expect((await signInWith(passkey)).statusCode).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'c29tZWJvZHkgZWxzZQ' }],
    ['an owner who was not verified', { isVerified: false }],
    ['the signature of another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('refuses %s', async (_name, faults) => {
    const { passkey } = await withPasskey();
    expect(outcome(await signInWith(passkey, faults))).toEqual([401, 'accounts.passkey_refused']);
  });

  test('refuses a counter that does not grow: the passkey was copied', async () => {
    const { passkey } = await withPasskey();
    expect((await signInWith(passkey, { counter: 7 })).statusCode).toBe(200);
    expect(outcome(await signInWith(passkey, { counter: 7 }))).toEqual([401, 'accounts.passkey_refused']);
    expect((await signInWith(passkey, { counter: 8 })).statusCode).toBe(200);
  });

  test('refuses an unknown passkey, and one that was removed', async () => {
    const { user, passkey, added } = await withPasskey();
    expect(outcome(await signInWith(new Passkey(ORIGIN)))).toEqual([401, 'accounts.passkey_refused']);
    const url = `/auth/passkeys/${added.id}/`;
    expect((await shop.app.inject({ method: 'DELETE', url, headers: user.headers })).statusCode).toBe(204);
    expect(outcome(await signInWith(passkey))).toEqual([401, 'accounts.passkey_refused']);
    expect((await mailsTo(shop, user.email))[0]?.subject).toBe('A passkey was removed from your account');
  });

  test('takes an answer once, for ten minutes, with its cookie', async () => {
    const { passkey } = await withPasskey();
    const browser = new Browser();
    const options = (await browser.post('sign-in/options/')).json();
    // Some authenticators do not count.
    const credential = passkey.get(options, { counter: 0 });
    const expired = [400, 'accounts.passkey_expired'];
    expect(outcome(await new Browser().post('sign-in/', { credential }))).toEqual(expired);
    const responses = await Promise.all([
      browser.post('sign-in/', { credential }),
      browser.post('sign-in/', { credential }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(outcome(await browser.post('sign-in/', { credential }))).toEqual(expired);
    const late = new Browser();
    const answer = passkey.get((await late.post('sign-in/options/')).json(), { counter: 0 });
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    try {
      expect(outcome(await late.post('sign-in/', { credential: answer }))).toEqual(expired);
    } finally {
      vi.useRealTimers();
    }
  });

  test('does not take the challenge of another purpose', async () => {
    const { user, passkey } = await withPasskey();
    const browser = new Browser(user.headers);
    const options = (await browser.post('options/', { current_password: user.password })).json();
    const credential = passkey.get({ challenge: options.challenge, rpId: options.rp.id });
    expect(outcome(await browser.post('sign-in/', { credential }))).toEqual([
      400,
      'accounts.passkey_expired',
    ]);
  });

  test('stores nothing about who only looks', async () => {
    const before = await shop.deps.db.$count(spentChallenges);
    await new Browser().post('sign-in/options/');
    expect(await shop.deps.db.$count(spentChallenges)).toBe(before);
  });
});

describe('removing a passkey', () => {
  const remove = (id: number, { headers }: SignedUp) =>
    shop.app.inject({ method: 'DELETE', url: `/auth/passkeys/${id}/`, headers });

  test('of somebody else is impossible', async () => {
    const { added } = await withPasskey();
    expect((await remove(added.id, await signUp(shop))).statusCode).toBe(404);
  });

  test('is refused while it is the only way to sign in; a mailed link sets a password first', async () => {
    const { user, added } = await withPasskey();
    await shop.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    expect(outcome(await remove(added.id, user))).toEqual([409, 'accounts.last_way_to_sign_in']);
    const { email } = user;
    await shop.app.inject({ method: 'POST', url: '/auth/forgot-password/', payload: { email } });
    expect((await mailsTo(shop, email))[0]?.kind).toBe('accounts.reset-link');
  });
});

test('/api/settings/ says where passkeys work', async () => {
  expect((await shop.app.inject('/api/settings/')).json().passkey_origin).toBe(ORIGIN);
});
