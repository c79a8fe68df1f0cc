import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { IN_HOUSE_TAILOR_ID, IN_HOUSE_USER_ID } from '../../../../contract/roles.ts';
import { testApp } from '../../../../test/app.ts';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { emailLinks, passkeys, passwordResets, refreshTokens, users } from '../../../db/schema/accounts.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { fingerprint } from '../../../infra/secret-tokens.ts';

const shop = testApp({ JOBS: 'false', DEMO: 'false' });

const PASSWORD = 'nine green lanterns';
const NOBODY = 'workshop@accounts.invalid';

let admin: SignedUp;

beforeEach(async () => {
  const { db } = shop.deps;
  const closed = { email: NOBODY, passwordHash: null, blockedAt: null };
  await db.update(users).set(closed).where(eq(users.id, IN_HOUSE_USER_ID));
  // Only three links an hour are mailed to an account.
  await db.delete(passwordResets).where(eq(passwordResets.userId, IN_HOUSE_USER_ID));
  admin = await signUp(shop, { userType: 'admin' });
});

const post = (url: string, payload: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers });
const open = (email: unknown, by: Pick<SignedUp, 'headers'> = admin) =>
  post('/api/staff/workshop-account/', { email }, by.headers);
const outcome = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];
const tokensTo = async (email: string) =>
  (await mailsTo(shop, email)).flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
const setPassword = async (token: string | undefined, password = PASSWORD) =>
  (await post('/auth/reset-password/', { token, password })).statusCode;
const signIn = (email: string) => post('/auth/login/', { email, password: PASSWORD });
const forgot = (email: string) => post('/auth/forgot-password/', { email });
const read = async (by = admin) =>
  (await shop.app.inject({ url: `/api/staff/tailors/${IN_HOUSE_TAILOR_ID}/`, headers: by.headers })).json()
    .account;

async function opened(email: string) {
  expect((await open(email)).statusCode).toBe(204);
  expect(await setPassword((await tokensTo(email))[0])).toBe(200);
  return (await signIn(email)).json();
}

describe('the sign-in of the in-house workshop (people-15)', () => {
  test('is opened by a mailed link, and lets it work on its orders', async () => {
    const email = 'house@shop.example';
    expect(await read()).toMatchObject({ has_address: false, has_password: false });
    expect((await open(email.toUpperCase())).statusCode).toBe(204);
    const support = await signUp(shop, { userType: 'support' });
    expect(await read(support)).toMatchObject({ email, has_address: true, has_password: false });
    expect((await mailsTo(shop, email))[0]).toMatchObject({
      kind: 'accounts.invitation',
      subject: 'The sign-in of the workshop of Naap',
    });
    const [token] = await tokensTo(email);
    expect(await setPassword(token)).toBe(200);
    expect(await setPassword(token), 'the link works once').toBe(400);
    expect(await read()).toMatchObject({ has_password: true });

    const session = (await signIn(email)).json();
    expect(session).toMatchObject({ username: 'workshop', user_type: 'tailor' });
    const house = { headers: bearer(session.access) };
    const order = await placeGarment(shop, { tailor: String(IN_HOUSE_TAILOR_ID) });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    const today = (await shop.app.inject({ url: '/api/workshop/today/', ...house })).json();
    expect(today.new.results).toMatchObject([{ id: order.id, status: 'CONFIRMED' }]);
    const accepted = await sendStep(shop, order.id, house, { action: 'accept' });
    expect([accepted.statusCode, accepted.json().status]).toEqual([200, 'ACCEPTED']);
    const entries = await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id));
    expect(entries).toMatchObject([
      { action: 'accounts.workshop-opened', userId: IN_HOUSE_USER_ID, data: { moved: true } },
    ]);
  });

  test('is told on the site of its orders from then on, and not of what it does itself (notifications-7)', async () => {
    const confirmed = async () => {
      const order = await placeGarment(shop, { tailor: String(IN_HOUSE_TAILOR_ID) });
      await sendStep(shop, order.id, order.customer, { action: 'confirm' });
      return order;
    };
    const before = await confirmed();
    const email = 'told@shop.example';
    const house = { headers: bearer((await opened(email)).access) };
    const order = await confirmed();
    await sendStep(shop, order.id, house, { action: 'accept' });
    const news = await shop.app.inject({ url: '/api/notifications/', ...house });
    const paths = news.json().results.map(({ path }: { path: string }) => path);
    expect(paths).not.toContain(`/workshop/orders/${before.id}`);
    expect(news.json().results[0]).toMatchObject({
      title: `New order ${order.trackingNumber}`,
      path: `/workshop/orders/${order.id}`,
      is_read: false,
    });
    const subjects = async (address: string) =>
      (await mailsTo(shop, address)).map(({ subject }) => subject).filter((one) => one.includes('NP-'));
    expect(await subjects(email), 'the mail goes to support').toEqual([]);
    expect(await subjects(shop.config.support.email)).toContain(`New order ${order.trackingNumber}`);
  });

  test('gets the link again until the password is set; the earlier link ends', async () => {
    const email = 'twice@shop.example';
    await open(email);
    expect((await open(email)).statusCode).toBe(204);
    const [second, first] = await tokensTo(email);
    expect(await setPassword(first)).toBe(400);
    expect(await setPassword(second)).toBe(200);
    expect(outcome(await open(email))).toEqual([409, 'staff.has_password']);
    expect((await signIn(email)).statusCode, 'what is refused changes nothing').toBe(200);
  });

  test('moves to another address, which ends sessions, links, passkeys and the password', async () => {
    const [before, after] = ['before@shop.example', 'after@shop.example'];
    const session = await opened(before);
    await forgot(before);
    await shop.deps.db.insert(passkeys).values({
      userId: IN_HOUSE_USER_ID,
      credentialId: Buffer.from('of the one before'),
      publicKey: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: 'Phone',
    });
    await shop.deps.db.insert(emailLinks).values({
      userId: IN_HOUSE_USER_ID,
      purpose: 'undo',
      email: 'earlier@shop.example',
      tokenHash: fingerprint('an undo link of the one before'),
      expiresAt: new Date(Date.now() + 3600_000),
    });
    expect((await open(after)).statusCode).toBe(204);
    const profile = await shop.app.inject({ url: '/auth/profile/', headers: bearer(session.access) });
    expect(outcome(profile)).toEqual([401, 'session.invalid']);
    expect((await post('/auth/refresh/', { refresh: session.refresh })).statusCode).toBe(401);
    expect(await setPassword((await tokensTo(before))[0])).toBe(400);
    const undo = await post('/auth/email/undo/', { token: 'an undo link of the one before' });
    expect(outcome(undo)).toEqual([400, 'accounts.undo_link_invalid']);
    expect([(await signIn(before)).statusCode, (await signIn(after)).statusCode]).toEqual([401, 401]);
    expect(await shop.deps.db.$count(passkeys, eq(passkeys.userId, IN_HOUSE_USER_ID))).toBe(0);
    expect(await setPassword((await tokensTo(after))[0])).toBe(200);
    expect((await signIn(after)).statusCode).toBe(200);
  });

  test('is refused for the address of another account, or of nobody', async () => {
    const other = await signUp(shop);
    for (const email of [other.email, 'support@accounts.invalid', 'no address', '']) {
      const refused = await open(email);
      expect([refused.statusCode, Object.keys(refused.json())], email).toEqual([400, ['email']]);
    }
    expect(await read()).toMatchObject({ email: '' });
  });

  test('is for admins with a recent confirmation only (people-11)', async () => {
    for (const userType of ['support', 'tailor', 'brand', 'customer'] as const)
      expect(outcome(await open('a@shop.example', await signUp(shop, { userType })))).toEqual([
        403,
        'session.forbidden',
      ]);
    expect((await open('a@shop.example', { headers: {} as SignedUp['headers'] })).statusCode).toBe(401);
    await shop.deps.db
      .update(refreshTokens)
      .set({ confirmedAt: sql`now() - interval '1 hour'` })
      .where(eq(refreshTokens.userId, admin.id));
    expect(outcome(await open('a@shop.example'))).toEqual([403, 'session.unconfirmed']);
  });

  test('is reset by its owner once it is open, and not before', async () => {
    await forgot(NOBODY);
    expect(await mailsTo(shop, NOBODY)).toEqual([]);
    const email = 'forgetful@shop.example';
    await opened(email);
    await forgot(email);
    expect((await mailsTo(shop, email))[0]).toMatchObject({ kind: 'accounts.reset-link' });
  });

  test('of a demo ends with the demo, whoever opened it (demo-2)', async () => {
    const { config } = shop.deps;
    const read = async () =>
      (await shop.deps.db.select().from(users).where(eq(users.id, IN_HOUSE_USER_ID)))[0]?.isDemo;
    Object.assign(config, { demo: true });
    await open('guest@demo.example');
    expect(await read()).toBe(true);
    Object.assign(config, { demo: false });
    await open('own@shop.example');
    expect(await read()).toBe(false);
  });
});

test('the account of the in-house workshop is not blocked, deleted or given another role', async () => {
  const account = `/api/staff/accounts/${IN_HOUSE_USER_ID}`;
  const put = (url: string, payload: object) =>
    shop.app.inject({ method: 'PUT', url, payload, headers: admin.headers });
  const refused = [409, 'staff.in_house_workshop'];
  expect(outcome(await put(`${account}/block/`, { reason: 'By mistake' }))).toEqual(refused);
  expect(outcome(await put(`${account}/role/`, { role: 'customer' }))).toEqual(refused);
  const { access } = await opened('stays@shop.example');
  const leave = await shop.app.inject({
    method: 'POST',
    url: '/auth/deletion/',
    payload: { password: PASSWORD },
    headers: bearer(access),
  });
  expect(outcome(leave)).toEqual([403, 'session.forbidden']);
});
