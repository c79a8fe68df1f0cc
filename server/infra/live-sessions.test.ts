import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../contract/roles.ts';
import { testApp } from '../../test/app.ts';
import { type SignedUp, signUp } from '../../test/factories.ts';
import { refreshTokens, users } from '../db/schema/accounts.ts';

const shop = testApp();

const WORKING = ROLES.filter((role) => role !== 'customer');

const read = ({ headers }: SignedUp) => shop.app.inject({ url: '/auth/profile/', headers });
const write = ({ headers }: SignedUp) =>
  shop.app.inject({ method: 'POST', url: '/api/notifications/read/', headers });
const renew = ({ refresh }: SignedUp) =>
  shop.app.inject({ method: 'POST', url: '/auth/refresh/', payload: { refresh } });
const login = (email: string, password: string) =>
  shop.app.inject({ method: 'POST', url: '/auth/login/', payload: { email, password } });
const outcome = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];

const change = ({ id }: SignedUp, to: Partial<typeof users.$inferInsert>) =>
  shop.deps.db.update(users).set(to).where(eq(users.id, id));

describe('a session that has ended', () => {
  const signOut = ({ refresh }: SignedUp) =>
    shop.app.inject({ method: 'POST', url: '/auth/logout/', payload: { refresh } });

  test.each(WORKING)('ends every call of a %s at once, reads included (people-10)', async (userType) => {
    const user = await signUp(shop, { userType });
    expect((await read(user)).statusCode).toBe(200);
    await signOut(user);
    expect(outcome(await read(user))).toEqual([401, 'session.invalid']);
  });

  test('leaves a customer to read until the token ends (accounts-7)', async () => {
    const user = await signUp(shop);
    await signOut(user);
    expect((await read(user)).statusCode).toBe(200);
    expect(outcome(await write(user))).toEqual([401, 'session.invalid']);
  });
});

describe('another role', () => {
  test.each(WORKING)('takes effect at once for a %s (people-10)', async (userType) => {
    const user = await signUp(shop, { userType });
    const other: Role = userType === 'tailor' ? 'brand' : 'tailor';
    await change(user, { userType: other });
    expect(outcome(await read(user))).toEqual([401, 'session.invalid']);
    expect((await renew(user)).statusCode).toBe(200);
  });
});

describe('a blocked account (people-8)', () => {
  test.each(WORKING)('of a %s makes no call any more', async (userType) => {
    const user = await signUp(shop, { userType });
    await change(user, { blockedAt: new Date() });
    expect(outcome(await read(user))).toEqual([401, 'session.invalid']);
    expect(outcome(await renew(user))).toEqual([401, 'session.refresh_invalid']);
  });

  test('of a customer changes nothing any more, and gets no new token', async () => {
    const user = await signUp(shop);
    await change(user, { blockedAt: new Date() });
    expect(outcome(await write(user))).toEqual([401, 'session.invalid']);
    expect(outcome(await renew(user))).toEqual([401, 'session.refresh_invalid']);
  });

  test('is told so after the right password only', async () => {
    const user = await signUp(shop);
    await change(user, { blockedAt: new Date() });
    const wrong = await login(user.email, 'not the password');
    expect(outcome(wrong)).toEqual([401, 'accounts.wrong_credentials']);
    expect((await login('nobody@mail.example', 'not the password')).json()).toEqual(wrong.json());
    const right = await login(user.email, user.password);
    expect([right.statusCode, right.json()]).toEqual([
      403,
      {
        code: 'accounts.blocked',
        detail: 'This account is blocked. Please write to us if you think that this is a mistake.',
      },
    ]);
  });

  test('signs in again once it is not blocked any more', async () => {
    const user = await signUp(shop);
    await change(user, { blockedAt: new Date() });
    await change(user, { blockedAt: null });
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });
});

describe('a session of staff (people-10)', () => {
  async function signedIn(userType: Role) {
    const user = await signUp(shop, { userType });
    const { access, refresh } = (await login(user.email, user.password)).json();
    const sessions = await shop.deps.db.select().from(refreshTokens).where(eq(refreshTokens.userId, user.id));
    const newest = sessions.reduce((a, b) => (a.id > b.id ? a : b));
    return { ...user, refresh, headers: { authorization: `Bearer ${access}` }, session: newest };
  }
  const idleFor = (id: number, minutes: number) =>
    shop.deps.db
      .update(refreshTokens)
      .set({ lastUsedAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(refreshTokens.id, id));
  const hoursLeft = (expiresAt: Date) => (expiresAt.getTime() - Date.now()) / 3_600_000;

  test.each(['support', 'admin'] as const)('%s: ends after 8 hours, or 30 idle minutes', async (role) => {
    const user = await signedIn(role);
    expect(hoursLeft(user.session.expiresAt)).toBeCloseTo(8, 1);
    await idleFor(user.session.id, 29);
    expect((await read(user)).statusCode).toBe(200);
    await idleFor(user.session.id, 31);
    expect(outcome(await read(user))).toEqual([401, 'session.invalid']);
    expect(outcome(await renew(user))).toEqual([401, 'session.refresh_invalid']);
  });

  test('lives on with every call', async () => {
    const user = await signedIn('support');
    await idleFor(user.session.id, 20);
    await read(user);
    const [{ lastUsedAt } = user.session] = await shop.deps.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.id, user.session.id));
    expect(Date.now() - lastUsedAt.getTime()).toBeLessThan(60_000);
  });

  test.each(['customer', 'tailor', 'brand'] as const)('is no rule for a %s (accounts-6)', async (role) => {
    const user = await signedIn(role);
    expect(hoursLeft(user.session.expiresAt)).toBeCloseTo(30 * 24, 0);
    await idleFor(user.session.id, 13 * 24 * 60);
    expect((await write(user)).statusCode).not.toBe(401);
  });
});
