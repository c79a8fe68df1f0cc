import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { loginFailures, passwordResets, refreshTokens, users } from '../../../db/schema/accounts.ts';

const app = testApp();
const NEW = 'nine brass thimbles';
const DEAD_LINK = {
  detail: 'This link has expired or was already used. Please ask for a new one.',
  code: 'accounts.reset_link_invalid',
};

beforeEach(() => app.deps.db.delete(loginFailures));

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'POST', url, payload, headers });
const forgot = (email: string) => post('/auth/forgot-password/', { email });
const reset = (token: string, password = NEW) => post('/auth/reset-password/', { token, password });
const login = (email: string, password: string) => post('/auth/login/', { email, password });
const refresh = (token: string) => post('/auth/refresh/', { refresh: token });
const change = (headers: SignedUp['headers'], current_password: string, password = NEW) =>
  post('/auth/change-password/', { current_password, password }, headers);

async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(app, email);
  return /http:\/\/naap\.test\/reset-password\?token=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('asking for a reset link', () => {
  test('responds alike, after about the same time, whether the account exists or not', async () => {
    const user = await signUp(app);
    const started = Date.now();
    const [known, unknown, reserved] = await Promise.all([
      forgot(user.email.toUpperCase()),
      forgot('nobody@mail.example'),
      forgot('support@accounts.invalid'),
    ]);
    expect(Date.now() - started).toBeGreaterThanOrEqual(245);
    expect(known.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    expect(reserved.body).toBe(known.body);
    expect(await mailsTo(app, 'nobody@mail.example')).toEqual([]);
    expect(await mailsTo(app, 'support@accounts.invalid')).toEqual([]);
  });

  test('mails a link whose token is stored only as a hash', async () => {
    const user = await signUp(app);
    await forgot(user.email);
    const token = await mailedToken(user.email);
    expect(token).not.toBe('');
    const [row] = await app.deps.db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    expect(row?.tokenHash.length).toBe(32);
    expect(row?.tokenHash.toString('base64url')).not.toBe(token);
    expect(Number(row?.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(Number(row?.expiresAt) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
  });

  test('creates three links an hour and then mails the last one again, at most five mails in all', async () => {
    const user = await signUp(app);
    const responses = await Promise.all(Array.from({ length: 3 }, () => forgot(user.email)));
    const third = await mailedToken(user.email);
    responses.push(await forgot(user.email), await forgot(user.email));
    expect((await mailsTo(app, user.email)).length).toBe(5);
    expect(await mailedToken(user.email)).toBe(third);
    responses.push(await forgot(user.email));
    expect((await mailsTo(app, user.email)).length).toBe(5);
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    const links = await app.deps.db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    expect(links.length).toBe(3);
    expect(links.some(({ sealedToken }) => sealedToken?.includes(third))).toBe(false);
    expect((await reset(third)).statusCode).toBe(200);
    await app.deps.db
      .update(passwordResets)
      .set({ createdAt: sql`${passwordResets.createdAt} - interval '61 minutes'` })
      .where(eq(passwordResets.userId, user.id));
    await forgot(user.email);
    expect(await mailedToken(user.email)).not.toBe(third);
  });

  test('does not mail an invalid link again', async () => {
    const user = await signUp(app);
    for (let index = 0; index < 3; index += 1) await forgot(user.email);
    await reset(await mailedToken(user.email));
    const before = (await mailsTo(app, user.email)).length;
    expect((await forgot(user.email)).statusCode).toBe(200);
    expect((await mailsTo(app, user.email)).length).toBe(before);
  });

  test.each([
    [{}, 'This field is required.'],
    [{ email: 'nobody' }, 'Enter a valid e-mail address.'],
  ])('needs an address: %j', async (payload, sentence) => {
    const response = await post('/auth/forgot-password/', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ email: [sentence] });
  });
});

describe('a reset link', () => {
  async function linkFor(user: SignedUp): Promise<string> {
    await forgot(user.email);
    return mailedToken(user.email);
  }

  test('sets the password, signs out everywhere and notifies the owner', async () => {
    const user = await signUp(app);
    const response = await reset(await linkFor(user));
    expect(response.statusCode).toBe(200);
    expect((await login(user.email, user.password)).statusCode).toBe(401);
    expect((await login(user.email, NEW)).statusCode).toBe(200);
    expect((await refresh(user.refresh)).statusCode).toBe(401);
    const mails = await mailsTo(app, user.email);
    expect(mails.filter(({ subject }) => subject === 'Your password was changed').length).toBe(1);
  });

  test('works once', async () => {
    const user = await signUp(app);
    const token = await linkFor(user);
    await reset(token);
    const response = await reset(token, 'ten brass thimbles');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(DEAD_LINK);
    expect((await login(user.email, NEW)).statusCode).toBe(200);
  });

  test('works once under concurrency', async () => {
    const user = await signUp(app);
    const token = await linkFor(user);
    const responses = await Promise.all([reset(token), reset(token, 'ten brass thimbles')]);
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 400]);
  });

  test('voids the other links of the account', async () => {
    const user = await signUp(app);
    const [first, second] = [await linkFor(user), await linkFor(user)];
    expect(first).not.toBe(second);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).json()).toEqual(DEAD_LINK);
  });

  test('expires after an hour', async () => {
    const user = await signUp(app);
    const token = await linkFor(user);
    await app.deps.db
      .update(passwordResets)
      .set({ expiresAt: sql`now()` })
      .where(eq(passwordResets.userId, user.id));
    expect((await reset(token)).json()).toEqual(DEAD_LINK);
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });

  test('stays valid after a refused password', async () => {
    const user = await signUp(app);
    const token = await linkFor(user);
    expect((await reset(token, 'short')).json()).toEqual({ password: ['Use at least 10 characters.'] });
    expect((await reset(token, 'password123')).json()).toEqual({
      password: ['This password is easy to guess. Please use a few unrelated words instead.'],
    });
    expect((await reset(token, user.username)).statusCode).toBe(400);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('unlocks an account after too many failures', async () => {
    const user = await signUp(app);
    for (let index = 0; index < 10; index += 1) await login(user.email, 'wrong');
    expect((await login(user.email, user.password)).statusCode).toBe(429);
    await reset(await linkFor(user));
    expect((await login(user.email, NEW)).statusCode).toBe(200);
  });

  test.each(['nonsense', 'a'.repeat(43), "' or true --"])(
    'with a token that was never mailed does nothing: %s',
    async (token) => {
      const response = await reset(token);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(DEAD_LINK);
    },
  );
});

describe('changing the password', () => {
  test('gives this device new tokens, signs the others out and notifies the owner', async () => {
    const user = await signUp(app);
    const other = (await login(user.email, user.password)).json();
    const response = await change(user.headers, user.password);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json()).sort()).toEqual(['access', 'refresh']);
    expect((await refresh(user.refresh)).statusCode).toBe(401);
    expect((await refresh(other.refresh)).statusCode).toBe(401);
    expect((await refresh(response.json().refresh)).statusCode).toBe(200);
    expect((await login(user.email, user.password)).statusCode).toBe(401);
    expect((await login(user.email, NEW)).statusCode).toBe(200);
    const mails = await mailsTo(app, user.email);
    expect(mails.filter(({ subject }) => subject === 'Your password was changed').length).toBe(1);
    const sessions = await app.app.inject({
      method: 'GET',
      url: '/auth/sessions/',
      headers: bearer(response.json().access),
    });
    expect(sessions.json().results).toContainEqual(
      expect.objectContaining({ device: 'Chrome on Android', current: true }),
    );
  });

  test('needs the current one, and wrong ones count as failed sign-ins', async () => {
    const user = await signUp(app);
    const response = await change(user.headers, 'seven red buttons');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ current_password: ['This is not your current password.'] });
    for (let index = 1; index < 10; index += 1) await change(user.headers, 'seven red buttons');
    const refused = await change(user.headers, user.password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('refuses a weak one', async () => {
    const user = await signUp(app);
    expect((await change(user.headers, user.password, 'qwerty12345')).json()).toEqual({
      password: ['This password is easy to guess. Please use a few unrelated words instead.'],
    });
    expect((await change(user.headers, user.password, 'short')).json()).toEqual({
      password: ['Use at least 10 characters.'],
    });
    expect((await change(user.headers, user.password, user.email)).statusCode).toBe(400);
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });

  test('happens once under concurrency', async () => {
    const user = await signUp(app);
    const responses = await Promise.all([
      change(user.headers, user.password),
      change(user.headers, user.password, 'ten brass thimbles'),
    ]);
    const [done] = responses.filter((response) => response.statusCode === 200);
    expect(responses.filter((response) => response.statusCode === 200).length).toBe(1);
    expect((await refresh(done?.json().refresh)).statusCode).toBe(200);
  });

  test('is refused for a signed-out device with a valid access token', async () => {
    const user = await signUp(app);
    await post('/auth/logout/', { refresh: user.refresh });
    const response = await change(user.headers, user.password);
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('session.invalid');
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });

  test('needs a session and both passwords', async () => {
    expect((await change({ authorization: '' }, 'any')).statusCode).toBe(401);
    const user = await signUp(app);
    const response = await post('/auth/change-password/', {}, user.headers);
    expect(Object.keys(response.json()).sort()).toEqual(['current_password', 'password']);
  });
});

test('a sign-in verified before a change of password does not survive it', async () => {
  const user = await signUp(app);
  const { passwords } = app.deps;
  // The password changes between verifying the old one and opening the session.
  app.deps.passwords = {
    hash: (password) => passwords.hash(password),
    score: (password, words) => passwords.score(password, words),
    close: () => passwords.close(),
    async verify(hash, password) {
      const isRight = await passwords.verify(hash, password);
      const changed = await passwords.hash(NEW);
      await app.deps.db.update(users).set({ passwordHash: changed }).where(eq(users.id, user.id));
      return isRight;
    },
  };
  try {
    expect((await login(user.email, user.password)).statusCode).toBe(401);
  } finally {
    app.deps.passwords = passwords;
  }
  expect(await app.deps.db.$count(refreshTokens, eq(refreshTokens.userId, user.id))).toBe(1);
});

test('a mail to a name that is a link has no name in its greeting', async () => {
  const user = await signUp(app, { firstName: 'Claim it at www.evil.example/prize' });
  await forgot(user.email);
  await reset(await mailedToken(user.email));
  const mails = await mailsTo(app, user.email);
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) {
    expect(text).toMatch(/^Salaam,\n/);
    expect(text + html).not.toContain('evil');
  }
});
