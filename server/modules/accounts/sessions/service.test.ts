import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { loginFailures, refreshTokens, users } from '../../../db/schema/accounts.ts';

const app = testApp();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const WRONG = {
  detail: 'The e-mail address or the password is wrong.',
  code: 'accounts.wrong_credentials',
};

const login = (email: string, password: string, from = '203.0.113.1') =>
  app.app.inject({
    method: 'POST',
    url: '/auth/login/',
    payload: { email, password },
    remoteAddress: from,
    headers: { 'user-agent': ANDROID },
  });
const refresh = (token: string) =>
  app.app.inject({ method: 'POST', url: '/auth/refresh/', payload: { refresh: token } });
const listed = (headers: SignedUp['headers']) =>
  app.app.inject({ method: 'GET', url: '/auth/sessions/', headers });
const end = (headers: SignedUp['headers'], id: number | string) =>
  app.app.inject({ method: 'DELETE', url: `/auth/sessions/${id}/`, headers });

const age = (minutes: number) =>
  app.deps.db.update(loginFailures).set({ at: sql`${loginFailures.at} - make_interval(mins => ${minutes})` });

describe('signing in', () => {
  test('returns the specified keys', async () => {
    const user = await signUp(app, { gender: 'female' });
    const response = await login(user.email.toUpperCase(), user.password);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { access, refresh: token, ...person } = response.json();
    expect(person).toEqual({
      username: user.username,
      email: user.email,
      phone_number: '+923001234567',
      user_type: 'customer',
      gender: 'female',
      profile_picture: null,
    });
    expect(decodeJwt(access)).toMatchObject({ sub: String(user.id), role: 'customer' });
    expect((await refresh(token)).statusCode).toBe(200);
  });

  test('works for every role', async () => {
    for (const userType of ['tailor', 'brand', 'support', 'admin'] as const) {
      const user = await signUp(app, { userType });
      expect((await login(user.email, user.password)).json().user_type).toBe(userType);
    }
  });

  test('fails in the same way for a wrong password, an unknown address and an account without a password', async () => {
    const user = await signUp(app);
    const tries = [
      login(user.email, 'seven red buttons'),
      login('nobody@mail.example', 'seven red buttons'),
      login('support@accounts.invalid', 'a password nobody has'),
    ];
    for (const response of await Promise.all(tries)) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual(WRONG);
    }
  });

  test.each([
    [{ password: 'seven blue buttons' }, { email: ['This field is required.'] }],
    [{ email: 'a@b.example' }, { password: ['This field is required.'] }],
    [{ email: 'a@b.example', password: '' }, { password: ['This field is required.'] }],
    [{ email: 'nobody', password: 'x' }, { email: ['Enter a valid e-mail address.'] }],
    [{ email: { $ne: '' }, password: 'x' }, { email: ['This has the wrong type.'] }],
  ])('needs e-mail and password: %j', async (payload, errors) => {
    const response = await app.app.inject({ method: 'POST', url: '/auth/login/', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  test('does not treat the e-mail as a pattern', async () => {
    const response = await login(`' or '1'='1`, 'x');
    expect(response.statusCode).toBe(400);
  });
});

describe('after ten failures', () => {
  async function failTimes(email: string, times: number, from: (index: number) => string) {
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await login(email, 'wrong', from(index)));
    return answers.map((response) => response.statusCode);
  }

  test('an account is blocked for all addresses, with Retry-After', async () => {
    const user = await signUp(app);
    expect(await failTimes(user.email, 10, (index) => `198.51.100.${index}`)).toEqual(Array(10).fill(401));
    const response = await login(user.email.toUpperCase(), user.password, '198.51.100.99');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(response.json()).toEqual({
      detail: 'Too many failed sign-ins. Please try again in 15 minutes.',
      code: 'accounts.too_many_failures',
    });
  });

  test('other accounts are not affected', async () => {
    const [resting, other] = [await signUp(app), await signUp(app)];
    await failTimes(resting.email, 10, (index) => `198.51.101.${index}`);
    expect((await login(other.email, other.password, '198.51.101.1')).statusCode).toBe(200);
  });

  test('an unknown account is blocked alike', async () => {
    expect(await failTimes('ghost@mail.example', 10, (index) => `198.51.102.${index}`)).toEqual(
      Array(10).fill(401),
    );
    const response = await login('ghost@mail.example', 'wrong', '198.51.102.99');
    expect(response.statusCode).toBe(429);
  });

  test('a blocked attempt does not extend the wait, which ends', async () => {
    const user = await signUp(app);
    await failTimes(user.email, 10, (index) => `198.51.103.${index}`);
    await age(14);
    const response = await login(user.email, user.password, '198.51.103.99');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(response.json().detail).toContain('in 1 minute.');
    await age(1);
    expect((await login(user.email, user.password, '198.51.103.99')).statusCode).toBe(200);
  });

  test('a success clears earlier failures', async () => {
    const user = await signUp(app);
    await failTimes(user.email, 9, (index) => `198.51.104.${index}`);
    expect((await login(user.email, user.password, '198.51.104.99')).statusCode).toBe(200);
    expect(await failTimes(user.email, 9, (index) => `198.51.104.${index}`)).toEqual(Array(9).fill(401));
    expect((await login(user.email, user.password, '198.51.104.99')).statusCode).toBe(200);
  });

  test('concurrent guesses are counted too', async () => {
    const user = await signUp(app);
    const guesses = Array.from({ length: 25 }, (_, index) =>
      login(user.email, `guess ${index}`, `198.51.105.${index}`),
    );
    const statuses = (await Promise.all(guesses)).map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 401).length).toBe(10);
    expect(statuses.filter((status) => status === 429).length).toBe(15);
  });
});

describe('after fifty failures', () => {
  test('an address is blocked for all accounts; others are not', async () => {
    const user = await signUp(app);
    const from = '192.0.2.50';
    await app.deps.db.insert(loginFailures).values(
      Array.from({ length: 49 }, (_, index) => ({
        accountKey: Buffer.from(`account ${index}`),
        address: from,
      })),
    );
    expect((await login('one@mail.example', 'wrong', from)).statusCode).toBe(401);
    const response = await login(user.email, user.password, from);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect((await login(user.email, user.password, '192.0.2.51')).statusCode).toBe(200);
  });

  test('a success with an own account does not clear failures of others', async () => {
    const user = await signUp(app);
    const from = '192.0.2.60';
    await app.deps.db.insert(loginFailures).values(
      Array.from({ length: 49 }, (_, index) => ({
        accountKey: Buffer.from(`account ${index}`),
        address: from,
      })),
    );
    expect((await login(user.email, user.password, from)).statusCode).toBe(200);
    expect((await login('one@mail.example', 'wrong', from)).statusCode).toBe(401);
    expect((await login('one@mail.example', 'wrong', from)).statusCode).toBe(429);
  });

  test('the IPv6 addresses of a network count as one', async () => {
    await app.deps.db
      .insert(loginFailures)
      .values(
        Array.from({ length: 50 }, () => ({ accountKey: Buffer.from('any'), address: '2001:db8:7:7::/64' })),
      );
    expect((await login('two@mail.example', 'wrong', '2001:db8:7:7::abcd')).statusCode).toBe(429);
    expect((await login('two@mail.example', 'wrong', '2001:db8:7:8::abcd')).statusCode).toBe(401);
  });
});

describe('a refresh token', () => {
  const DEAD = { detail: 'Token is invalid or expired.', code: 'session.refresh_invalid' };

  test('returns a new access token only', async () => {
    const user = await signUp(app);
    const response = await refresh(user.refresh);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['access']);
    const profile = await app.app.inject({
      method: 'GET',
      url: '/auth/profile/',
      headers: bearer(response.json().access),
    });
    expect(profile.statusCode).toBe(200);
    expect((await refresh(user.refresh)).statusCode).toBe(200);
  });

  test('carries the current role', async () => {
    const user = await signUp(app);
    await app.deps.db.update(users).set({ userType: 'support' }).where(eq(users.id, user.id));
    expect(decodeJwt((await refresh(user.refresh)).json().access).role).toBe('support');
  });

  test('records its last use', async () => {
    const user = await signUp(app);
    const long = new Date(Date.now() - 3600_000);
    await app.deps.db
      .update(refreshTokens)
      .set({ lastUsedAt: long })
      .where(eq(refreshTokens.userId, user.id));
    await refresh(user.refresh);
    const [session] = (await listed(user.headers)).json().results;
    expect(Date.now() - Date.parse(session.last_used_at)).toBeLessThan(60_000);
  });

  test.each(['nonsense', 'a'.repeat(43), "' or true --"])('that is unknown is refused: %s', async (token) => {
    const response = await refresh(token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(DEAD);
  });

  test('expires after 30 days', async () => {
    const user = await signUp(app);
    await app.deps.db
      .update(refreshTokens)
      .set({ expiresAt: sql`now()` })
      .where(eq(refreshTokens.userId, user.id));
    expect((await refresh(user.refresh)).json()).toEqual(DEAD);
    expect((await listed(user.headers)).json().results).toEqual([]);
  });

  test('expires after 14 idle days, and its access token can no longer write', async () => {
    const [used, idle] = [await signUp(app), await signUp(app)];
    const lastUsed = (user: SignedUp, hours: number) =>
      app.deps.db
        .update(refreshTokens)
        .set({ lastUsedAt: new Date(Date.now() - hours * 3600_000) })
        .where(eq(refreshTokens.userId, user.id));
    await lastUsed(used, 14 * 24 - 1);
    await lastUsed(idle, 14 * 24 + 1);
    expect((await refresh(idle.refresh)).statusCode).toBe(401);
    expect((await end(idle.headers, 1)).statusCode).toBe(401);
    expect((await refresh(used.refresh)).statusCode).toBe(200);
    expect((await end(used.headers, 1)).statusCode).toBe(404);
  });

  test('is not accepted as an access token', async () => {
    const user = await signUp(app);
    expect((await refresh(user.access)).json()).toEqual(DEAD);
  });

  test('is required', async () => {
    const response = await app.app.inject({ method: 'POST', url: '/auth/refresh/', payload: {} });
    expect(response.json()).toEqual({ refresh: ['This field is required.'] });
  });
});

describe('signing out', () => {
  const logout = (token: string) =>
    app.app.inject({ method: 'POST', url: '/auth/logout/', payload: { refresh: token } });

  test('revokes the refresh token', async () => {
    const user = await signUp(app);
    const response = await logout(user.refresh);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect((await refresh(user.refresh)).statusCode).toBe(401);
  });

  test('is idempotent, and ignores an unknown token', async () => {
    const user = await signUp(app);
    await logout(user.refresh);
    expect((await logout(user.refresh)).statusCode).toBe(204);
    expect((await logout('unknown')).statusCode).toBe(204);
  });

  test('does not affect other devices', async () => {
    const user = await signUp(app);
    const other = (await login(user.email, user.password)).json();
    await logout(user.refresh);
    expect((await refresh(other.refresh)).statusCode).toBe(200);
  });
});

describe('the signed-in devices', () => {
  test('are listed by name, last used first, the current one marked', async () => {
    const user = await signUp(app);
    const there = (await login(user.email, user.password)).json();
    await refresh(there.refresh);
    const { results } = (await listed(bearer(there.access))).json();
    expect(results).toMatchObject([
      { device: 'Chrome on Android', current: true },
      { device: 'Chrome on Android', current: false },
    ]);
    expect(Object.keys(results[0]).sort()).toEqual(['created_at', 'current', 'device', 'id', 'last_used_at']);
  });

  test('are ended one by one', async () => {
    const user = await signUp(app);
    const there = (await login(user.email, user.password)).json();
    const { results } = (await listed(user.headers)).json();
    const { id } = results.find((session: { current: boolean }) => !session.current);
    expect((await end(user.headers, id)).statusCode).toBe(204);
    expect((await refresh(there.refresh)).statusCode).toBe(401);
    expect((await refresh(user.refresh)).statusCode).toBe(200);
    expect((await end(user.headers, id)).statusCode).toBe(404);
  });

  test('are ended all but the own one, and none of other people (accounts-7)', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const elsewhere = [await login(user.email, user.password), await login(user.email, user.password)];
    const endOthers = (headers?: SignedUp['headers']) =>
      app.app.inject({ method: 'DELETE', url: '/auth/sessions/', ...(headers ? { headers } : {}) });
    expect((await endOthers()).statusCode).toBe(401);
    expect((await endOthers(user.headers)).statusCode).toBe(204);
    for (const response of elsewhere) expect((await refresh(response.json().refresh)).statusCode).toBe(401);
    expect((await listed(user.headers)).json().results).toMatchObject([{ current: true }]);
    expect((await refresh(other.refresh)).statusCode).toBe(200);
    expect((await endOthers(user.headers)).statusCode).toBe(204);
    expect((await endOthers(bearer(elsewhere[0]?.json().access))).statusCode).toBe(401);
  });

  test('of others are 404', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const [theirs] = (await listed(other.headers)).json().results;
    expect((await listed(user.headers)).json().results).not.toContainEqual(theirs);
    const response = await end(user.headers, theirs.id);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Not found.', code: 'request.not_found' });
    expect((await refresh(other.refresh)).statusCode).toBe(200);
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999', "1' or '1'='1"])(
    'are 404 with the id %s',
    async (id) => {
      const user = await signUp(app);
      expect((await end(user.headers, encodeURIComponent(id))).statusCode).toBe(404);
    },
  );

  test('need a session', async () => {
    expect((await app.app.inject({ method: 'GET', url: '/auth/sessions/' })).statusCode).toBe(401);
    expect((await app.app.inject({ method: 'DELETE', url: '/auth/sessions/1/' })).statusCode).toBe(401);
  });
});
