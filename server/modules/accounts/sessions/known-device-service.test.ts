import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { visitorCookie } from '../../../../test/visitor-cookie.ts';
import { knownDevices, loginFailures } from '../../../db/schema/accounts.ts';

const app = testApp();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeEach(() => app.deps.db.delete(loginFailures));

function login(
  { email, password }: { email: string; password: string },
  device?: string,
  from = '203.0.113.1',
  visitor?: { visitor: string },
) {
  return app.app.inject({
    method: 'POST',
    url: '/auth/login/',
    payload: { email, password },
    remoteAddress: from,
    headers: { 'user-agent': FIREFOX },
    cookies: { ...visitor, ...(device && { known_device: device }) },
  });
}

const cookieOf = ({ cookies }: Awaited<ReturnType<typeof login>>) =>
  cookies.find(({ name }) => name === 'known_device');

async function deviceOf(user: SignedUp): Promise<string> {
  const response = await login(user);
  expect(response.statusCode).toBe(200);
  return cookieOf(response)?.value ?? '';
}

const wrong = (user: SignedUp) => ({ email: user.email, password: 'a guess' });
const newDeviceMails = async (email: string) =>
  (await mailsTo(app, email)).filter(({ kind }) => kind === 'accounts.new-device');

describe('a device that signs in', () => {
  test('is known by an HttpOnly cookie for account paths, of which only the hash is stored', async () => {
    const user = await signUp(app);
    const cookie = cookieOf(await login(user));
    expect(cookie).toMatchObject({ path: '/auth', httpOnly: true, sameSite: 'Strict', maxAge: 400 * 86_400 });
    expect(cookie).not.toHaveProperty('secure');
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const [row] = await app.deps.db.select().from(knownDevices).where(eq(knownDevices.userId, user.id));
    expect(row?.tokenHash.toString('base64url')).not.toBe(cookie?.value);
  });

  test('is reported to the owner by mail only when it is new to the account', async () => {
    const user = await signUp(app, { firstName: 'Ayesha' });
    const device = await deviceOf(user);
    const [mail] = await newDeviceMails(user.email);
    expect(mail?.subject).toBe('New sign-in to your account');
    expect(mail?.text).toMatch(/Firefox on Linux, \d+ \w+ \d{4} at \d\d:\d\d in Pakistan/);
    expect(cookieOf(await login(user, device))?.value).toBe(device);
    expect((await newDeviceMails(user.email)).length).toBe(1);
    await deviceOf(user);
    expect((await newDeviceMails(user.email)).length).toBe(2);
  });

  test('is not reported when it has registered the account', async () => {
    const account = { email: 'fresh@mail.example', password: 'nine brass thimbles' };
    const registered = await app.app.inject({
      method: 'POST',
      url: '/auth/register/',
      payload: { ...account, username: 'fresh.one', phone_number: '0300 1234567' },
    });
    const device = cookieOf(registered)?.value;
    expect((await login(account, device)).statusCode).toBe(200);
    expect(await newDeviceMails(account.email)).toEqual([]);
  });

  test('may be known to several accounts, each of which is notified once', async () => {
    const [first, second] = [await signUp(app), await signUp(app)];
    const device = await deviceOf(first);
    expect(cookieOf(await login(second, device))?.value).toBe(device);
    await login(first, device);
    await login(second, device);
    for (const { email } of [first, second]) expect((await newDeviceMails(email)).length).toBe(1);
  });

  test('gets a new token in place of one we did not issue', async () => {
    const cookie = cookieOf(await login(await signUp(app), 'planted'.repeat(6)));
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(cookie?.value).not.toContain('planted');
  });

  test('is new again after a new password', async () => {
    const user = await signUp(app);
    const device = await deviceOf(user);
    await app.app.inject({
      method: 'POST',
      url: '/auth/change-password/',
      headers: user.headers,
      payload: { current_password: user.password, password: 'nine brass thimbles' },
    });
    await login({ email: user.email, password: 'nine brass thimbles' }, device);
    expect((await newDeviceMails(user.email)).length).toBe(2);
  });

  test('replaces the least recently used of twenty', async () => {
    const user = await signUp(app);
    const oldest = await deviceOf(user);
    await app.deps.db
      .update(knownDevices)
      .set({ lastUsedAt: sql`now() - interval '1 day'` })
      .where(eq(knownDevices.userId, user.id));
    await app.deps.db
      .insert(knownDevices)
      .values(
        Array.from({ length: 19 }, (_, n) => ({ userId: user.id, tokenHash: Buffer.from(`device ${n}`) })),
      );
    await deviceOf(user);
    expect(await app.deps.db.$count(knownDevices, eq(knownDevices.userId, user.id))).toBe(20);
    const before = (await newDeviceMails(user.email)).length;
    await login(user, oldest);
    expect((await newDeviceMails(user.email)).length).toBe(before + 1);
  });
});

describe('after ten failures from elsewhere', () => {
  async function attack(user: SignedUp) {
    for (let index = 0; index < 10; index += 1) await login(wrong(user), undefined, `198.51.100.${index}`);
    expect((await login(user, undefined, '203.0.113.9')).statusCode).toBe(429);
  }

  test('a known device can still sign in, and stays known', async () => {
    const user = await signUp(app);
    const device = await deviceOf(user);
    await attack(user);
    expect((await login(user, device)).statusCode).toBe(200);
    expect((await login(user, undefined, '203.0.113.9')).statusCode, 'others still wait').toBe(429);
  });

  test('it has ten attempts of its own', async () => {
    const user = await signUp(app);
    const device = await deviceOf(user);
    await attack(user);
    for (let index = 0; index < 10; index += 1) {
      expect((await login(wrong(user), device)).statusCode).toBe(401);
    }
    expect((await login(user, device)).statusCode).toBe(429);
  });

  test('a device that is known to another account gets no attempts of its own', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const device = await deviceOf(other);
    await attack(user);
    expect((await login(user, device)).statusCode).toBe(429);
  });

  test('whoever guesses behind the same address keeps nobody out who has been here before (accounts-8)', async () => {
    const from = '192.0.2.7';
    const user = await signUp(app);
    const device = await deviceOf(user);
    const statuses = async (guesses: number, visitor?: { visitor: string }) => {
      const found: number[] = [];
      for (let index = 0; index < guesses; index += 1) {
        const email = `nobody_${index}@mail.example`;
        found.push((await login({ email, password: 'a guess' }, undefined, from, visitor)).statusCode);
      }
      return found;
    };
    expect((await statuses(51)).slice(49)).toEqual([401, 429]);
    const visitor = visitorCookie(app);
    expect((await statuses(11, visitor)).slice(9)).toEqual([401, 429]);
    expect((await login(user, undefined, from, visitor)).statusCode).toBe(429);
    expect((await login(user, device, from, visitor)).statusCode).toBe(200);
    expect((await login(user, undefined, from, visitorCookie(app))).statusCode).toBe(200);
  });

  test('400 of 5,000 customers behind one address may mistype within 15 minutes', async () => {
    const from = '192.0.2.8';
    const user = await signUp(app);
    const failures = Array.from({ length: 400 }, (_, n) => ({
      accountKey: Buffer.from(`customer ${n}`),
      visitor: `phone ${n}`,
      address: `known visitors of ${from}`,
    }));
    await app.deps.db.insert(loginFailures).values(failures);
    const visitor = visitorCookie(app, 2 * 3_600_000);
    expect((await login(wrong(user), undefined, from, visitor)).statusCode).toBe(401);
    expect((await login(user, undefined, from, visitor)).statusCode).toBe(200);
  });

  test('whoever collects visitors’ cookies keeps out only those who have just come', async () => {
    const from = '192.0.2.9';
    const user = await signUp(app);
    const failure = { accountKey: Buffer.from('any'), address: `new visitors of ${from}` };
    await app.deps.db.insert(loginFailures).values(Array(200).fill(failure));
    expect((await login(user, undefined, from, visitorCookie(app))).statusCode).toBe(429);
    expect((await login(user, undefined, from, visitorCookie(app, 2 * 3_600_000))).statusCode).toBe(200);
  });

  test('the response does not reveal whether the account exists', async () => {
    const user = await signUp(app);
    const device = await deviceOf(user);
    const responses = [
      await login(wrong(user), device),
      await login({ email: 'nobody@x.example', password: 'a' }, device),
    ];
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.map(cookieOf)).toEqual([undefined, undefined]);
  });
});
