import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { bearer, signUp } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { refreshTokens, users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/service.ts';
import { insertProven } from '../../infra/mail/proven-addresses.ts';

const app = testApp();

let made = 0;

function form(change: Record<string, unknown> = {}) {
  const username = `tailored_${++made}`;
  return {
    username,
    email: `${username}@mail.example`,
    phone_number: '0300 1234567',
    password: 'seven blue buttons',
    type: 'customer',
    ...change,
  };
}

const post = (body: object, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'POST', url: '/auth/register/', payload: body, headers });

const userNamed = async (username: string) => {
  const [user] = await app.deps.db.select().from(users).where(eq(users.username, username));
  return user;
};

describe('registering', () => {
  test('returns the specified keys and signs in', async () => {
    const response = await post(form({ username: 'Bilal.K', email: ' Bilal@Mail.example ' }));
    expect(response.statusCode).toBe(201);
    const { access, refresh, ...person } = response.json();
    expect(person).toEqual({
      username: 'Bilal.K',
      email: 'bilal@mail.example',
      phone_number: '+923001234567',
      user_type: 'customer',
      gender: null,
      profile_picture: null,
    });
    const profile = await app.app.inject({ method: 'GET', url: '/auth/profile/', headers: bearer(access) });
    expect(profile.json()).toMatchObject({ username: 'Bilal.K' });
    const again = await app.app.inject({ method: 'POST', url: '/auth/refresh/', payload: { refresh } });
    expect(again.statusCode).toBe(200);
  });

  test('stores the password and the refresh token only as hashes', async () => {
    const body = form();
    const { refresh, access } = (await post(body)).json();
    const user = await userNamed(body.username);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(user?.id).toBeGreaterThan(1000);
    expect(decodeJwt(access).sub).toBe(String(user?.id));
    const [row] = await app.deps.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, user?.id ?? 0));
    expect(row?.tokenHash.length).toBe(32);
    expect(row?.tokenHash.toString('base64url')).not.toBe(refresh);
    expect(Buffer.from(refresh, 'base64url').length).toBe(32);
    expect(Number(row?.expiresAt) - Date.now()).toBeGreaterThan(29.9 * 24 * 3600 * 1000);
  });

  test('mails a verification link, and the welcome once it is opened', async () => {
    const body = form();
    const { access } = (await post(body)).json();
    const profile = () => app.app.inject({ url: '/auth/profile/', headers: bearer(access) });
    const written = await mailsTo(app, body.email);
    expect(written.map(({ kind, held }) => [kind, held])).toEqual([['accounts.prove-address', false]]);
    expect(written[0]?.text, 'strangers choose names').not.toContain(body.username);
    expect((await profile()).json()).toMatchObject({ email_proven: false, pending_email: null });

    const token = /http:\/\/naap\.test\/confirm-email\?token=([\w-]{43})\b/.exec(written[0]?.text ?? '')?.[1];
    const confirm = () => app.app.inject({ method: 'POST', url: '/auth/email/confirm/', payload: { token } });
    expect((await confirm()).statusCode).toBe(200);
    expect((await profile()).json()).toMatchObject({ email_proven: true });
    const [welcome] = await mailsTo(app, body.email);
    expect(welcome).toMatchObject({ subject: 'Welcome to Naap', held: false });
    expect(welcome?.text).toContain(body.username);
    expect(welcome?.text).toContain('http://naap.test/profile');
    expect((await confirm()).json()).toMatchObject({ code: 'accounts.email_link_invalid' });
  });

  test('welcomes at once if the address is confirmed already', async () => {
    const body = form();
    await insertProven(app.deps.db, [body.email]);
    await post(body);
    expect((await mailsTo(app, body.email)).map(({ kind }) => kind)).toEqual(['accounts.welcome']);
  });

  test('reads the number with the country of the visitor', async () => {
    const abroad = await post(form({ phone_number: '+44 7400 123456', location: 'international' }));
    expect(abroad.json().phone_number).toBe('+447400123456');
  });

  test('creates customers only, whatever role is sent', async () => {
    const body = form({ user_type: 'admin', id: 5, role: 'admin' });
    expect((await post(body)).json().user_type).toBe('customer');
    expect((await userNamed(body.username))?.userType).toBe('customer');
    for (const type of ['admin', 'tailor', '', null, 7]) {
      const response = await post(form({ type }));
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual(['type']);
    }
  });
});

describe('an invalid field', () => {
  test.each([
    ['username', undefined, 'This field is required.'],
    ['username', ' ', 'This field is required.'],
    ['username', 'ab', 'Use at least 3 characters.'],
    ['username', 'a'.repeat(31), 'Use at most 30 characters.'],
    ['username', 'two words', 'Use letters, digits and _ . - only.'],
    ['username', "'; drop table users; --", 'Use letters, digits and _ . - only.'],
    ['username', 7, 'This has the wrong type.'],
    ['email', undefined, 'This field is required.'],
    ['email', 'nobody', 'Enter a valid e-mail address.'],
    ['email', `${'a'.repeat(250)}@b.example`, 'Use at most 254 characters.'],
    ['password', undefined, 'This field is required.'],
    ['password', '', 'This field is required.'],
    ['password', 'short', 'Use at least 10 characters.'],
    ['password', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['password', 'password123', 'This password is easy to guess. Please use a few unrelated words instead.'],
    ['phone_number', undefined, 'This field is required.'],
    ['phone_number', '0300 123', 'Enter a phone number we can call, for example 0300 1234567.'],
    ['phone_number', 'call me', 'Enter a phone number we can call, for example 0300 1234567.'],
    ['location', 'moon', 'Choose one of the options.'],
  ])('%s: %j', async (field, value, sentence) => {
    const response = await post(form({ [field]: value }));
    expect(response.statusCode).toBe(400);
    expect(response.json()[field]).toContain(sentence);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('a number without its country code, from abroad', async () => {
    const response = await post(form({ phone_number: '0300 1234567', location: 'international' }));
    expect(response.json()).toEqual({
      phone_number: ['Enter the phone number with its country code, for example +44 7400 123456.'],
    });
  });

  test('the own name as password', async () => {
    const response = await post(form({ username: 'nasreen_akhtar', password: 'Nasreen_Akhtar1' }));
    expect(response.json()).toEqual({
      password: [
        'This password is easy to guess from your name, e-mail or phone number. Please choose another one.',
      ],
    });
  });

  test('several errors at once', async () => {
    const response = await post(form({ phone_number: '12', password: '1234567890' }));
    expect(Object.keys(response.json()).sort()).toEqual(['password', 'phone_number']);
  });

  test.each(['[]', '"text"', '7', 'null', '{', ''])('an invalid body: %s', async (body) => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/auth/register/',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('a taken name', () => {
  test('is refused in whatever case, both at once', async () => {
    const { username, email } = await signUp(app, { username: 'Zainab', email: 'zainab@mail.example' });
    const response = await post(form({ username: username.toUpperCase(), email: email.toUpperCase() }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      username: ['A user with that username already exists.'],
      email: ['A user with that e-mail address already exists.'],
    });
  });

  test('is refused for the reserved accounts', async () => {
    const response = await post(form({ username: 'Support' }));
    expect(response.json()).toEqual({ username: ['A user with that username already exists.'] });
  });

  test('goes to one of many concurrent requests', async () => {
    const wanted = Array.from({ length: 6 }, (_, index) =>
      form({ username: index % 2 ? 'Wanted' : 'wanted', email: `wanted${index}@mail.example` }),
    );
    const responses = await Promise.all(wanted.map((body) => post(body)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    for (const response of responses.filter(({ statusCode }) => statusCode === 400)) {
      expect(response.json()).toEqual({ username: ['A user with that username already exists.'] });
    }
    expect(await app.deps.db.$count(users, sql`lower(${users.username}) = 'wanted'`)).toBe(1);
    const lost = await app.deps.db.select().from(mails).where(sql`${mails.recipient} like 'wanted%'`);
    expect(lost.length).toBe(1);
  });

  test('is reported for a taken e-mail under concurrency', async () => {
    const wanted = Array.from({ length: 4 }, (_, index) =>
      form({ username: `racer_${index}`, email: index % 2 ? 'Race@mail.example' : 'race@mail.example' }),
    );
    const responses = await Promise.all(wanted.map((body) => post(body)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 400, 400, 400]);
    const refused = responses.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toEqual({ email: ['A user with that e-mail address already exists.'] });
  });
});

describe('the same form sent twice', () => {
  test('with its key gets the first response, tokens included', async () => {
    const body = form();
    const headers = { 'idempotency-key': 'sign-up-once' };
    const first = await post(body, headers);
    const second = await post(body, headers);
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await app.deps.db.$count(mails, eq(mails.recipient, body.email))).toBe(1);
  });

  test('concurrently creates one account', async () => {
    const body = form();
    const headers = { 'idempotency-key': 'sign-up-at-once' };
    const responses = await Promise.all([post(body, headers), post(body, headers), post(body, headers)]);
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(201);
  });

  test('without a key is refused', async () => {
    const body = form();
    await post(body);
    expect((await post(body)).statusCode).toBe(400);
  });

  test('with its key and another body is refused', async () => {
    const headers = { 'idempotency-key': 'sign-up-changed' };
    const body = form();
    await post(body, headers);
    const response = await post({ ...body, password: 'eight blue buttons' }, headers);
    expect(response.statusCode).toBe(422);
    expect(response.json().code).toBe('request.key_reused');
  });

  test('is retried when the first did not succeed', async () => {
    const headers = { 'idempotency-key': 'sign-up-second-try' };
    const body = form({ username: 'support' });
    expect((await post(body, headers)).statusCode).toBe(400);
    expect((await post({ ...body, username: 'supporter_1' }, headers)).statusCode).toBe(201);
  });
});
