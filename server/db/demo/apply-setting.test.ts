import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { IN_HOUSE_USER_ID } from '../../../contract/roles.ts';
import { testApp } from '../../../test/app.ts';
import { bearer, signUp } from '../../../test/factories.ts';
import { fingerprint } from '../../infra/secret-tokens.ts';
import { passwordResets, users } from '../schema/accounts.ts';
import { DEMO_ACCOUNTS, DEMO_WORKSHOP } from './accounts.ts';
import { applyDemoSetting } from './apply-setting.ts';

const shop = testApp();
const start = (demo: boolean) => applyDemoSetting({ ...shop.deps, config: { ...shop.config, demo } });

const post = (url: string, payload: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers });
const signIn = ({ email, password }: { email: string; password: string }) =>
  post('/auth/login/', { email, password });

let customer: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  await start(true);
  customer = await signUp(shop);
});

test('with the demo on, the published accounts sign in', async () => {
  for (const account of DEMO_ACCOUNTS) expect((await signIn(account)).statusCode).toBe(200);
});

test('marks all accounts of the demo data, and no others', async () => {
  const people = await shop.deps.db.select().from(users).where(sql`id > 1000`);
  expect(people.filter(({ isDemo }) => !isDemo).map(({ id }) => id)).toEqual([customer.id]);
  expect(people.length).toBeGreaterThan(50);
});

test('with the demo off, demo accounts cannot be used, and customers are not affected', async () => {
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('There is no demo admin.');
  const signedIn = (await signIn(admin)).json();
  const [{ id: adminId } = { id: 0 }] = await shop.deps.db
    .select()
    .from(users)
    .where(sql`email = ${admin.email}`);
  await shop.deps.db.insert(passwordResets).values({
    userId: adminId,
    tokenHash: fingerprint('a reset link of the demo'),
    expiresAt: new Date(Date.now() + 3600_000),
  });
  const people = await shop.deps.db.$count(users, eq(users.isDemo, true));

  expect(await start(false)).toEqual({ voidAccounts: people });
  for (const account of DEMO_ACCOUNTS) expect((await signIn(account)).statusCode).toBe(401);
  expect((await post('/auth/refresh/', { refresh: signedIn.refresh })).statusCode).toBe(401);
  const reset = { token: 'a reset link of the demo', password: 'opened from outside 7' };
  expect((await post('/auth/reset-password/', reset)).statusCode).toBe(400);
  const mailsBefore = await mailsTo(admin.email);
  expect((await post('/auth/forgot-password/', { email: admin.email })).statusCode).toBe(200);
  expect(await mailsTo(admin.email)).toBe(mailsBefore);

  expect((await signIn(customer)).statusCode).toBe(200);
  expect((await post('/auth/refresh/', { refresh: customer.refresh })).statusCode).toBe(200);
  const profile = await shop.app.inject({ url: '/auth/profile/', headers: bearer(customer.access) });
  expect(profile.statusCode).toBe(200);
  expect(await start(false), 'a later start says it again').toEqual({ voidAccounts: people });
});

test('the in-house workshop stays without the demo, and loses what signed in to it (people-15)', async () => {
  const { db } = shop.deps;
  const read = async () => (await db.select().from(users).where(eq(users.id, IN_HOUSE_USER_ID)))[0];
  expect(await read()).toMatchObject({
    email: 'workshop@accounts.invalid',
    passwordHash: null,
    userType: 'tailor',
    username: 'workshop',
  });
  const set = (email: string, isDemo: boolean) =>
    db.update(users).set({ email, isDemo }).where(eq(users.id, IN_HOUSE_USER_ID));
  await set('own@shop.example', false);
  await start(true);
  expect(await read(), 'opened by an admin of the shop').toMatchObject({ email: 'own@shop.example' });
  await start(false);
  expect(await read()).toMatchObject({ email: 'own@shop.example' });
  await set('workshop@accounts.invalid', true);
});

test('with the demo on again, the published passwords work, and changed ones stay void', async () => {
  const [, tailor] = DEMO_ACCOUNTS;
  if (!tailor) throw new Error('There is no demo tailor.');
  await shop.deps.db.execute(
    sql`update users set email = 'moved@mail.example' where email = ${tailor.email}`,
  );
  expect(await start(true)).toEqual({ voidAccounts: 0 });
  for (const account of DEMO_ACCOUNTS) {
    expect((await signIn(account)).statusCode, account.role).toBe(account === tailor ? 401 : 200);
  }
  expect((await signIn({ ...tailor, email: 'moved@mail.example' })).statusCode).toBe(401);
  expect((await signIn(DEMO_WORKSHOP)).json()).toMatchObject({ username: 'workshop', user_type: 'tailor' });
});

async function mailsTo(recipient: string) {
  const { rows } = await shop.deps.db.execute(
    sql`select count(*)::int as n from mails where recipient = ${recipient}`,
  );
  return rows[0]?.n;
}
