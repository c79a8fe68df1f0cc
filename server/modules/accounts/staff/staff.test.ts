import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ApiCall } from '../../../../contract/paths.ts';
import { addressOf, methodOf } from '../../../../contract/paths.ts';
import { testApp } from '../../../../test/app.ts';
import { makeTailor, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { applyDemoSetting } from '../../../db/demo/apply-setting.ts';
import { refreshTokens, secondFactors, users } from '../../../db/schema/accounts.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { accountDeletions } from '../../../db/schema/privacy.ts';

const shop = testApp();

const send = (
  by: SignedUp,
  call: ApiCall,
  { id = 0, query = {}, body }: { id?: number; query?: object; body?: object } = {},
) =>
  shop.app.inject({
    method: methodOf(call),
    url: addressOf(call, { id }, query as Record<string, unknown>),
    headers: by.headers,
    ...(body ? { payload: body } : {}),
  });
const outcome = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];
const login = (email: string, password: string) =>
  shop.app.inject({ method: 'POST', url: '/auth/login/', payload: { email, password } });
const profile = ({ headers }: SignedUp) => shop.app.inject({ url: '/auth/profile/', headers });
const entriesBy = ({ id }: SignedUp) =>
  shop.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, id)).orderBy(auditEntries.id);
const admin = () => signUp(shop, { userType: 'admin' });
const unconfirm = ({ id }: SignedUp) =>
  shop.deps.db
    .update(refreshTokens)
    .set({ confirmedAt: sql`now() - interval '1 hour'` })
    .where(eq(refreshTokens.userId, id));

const REASON = { reason: 'Placed orders with a stolen card' };

const form = (name: string) => ({
  username: name,
  email: `${name}@shop.example`,
  first_name: 'Hina',
  last_name: 'Shah',
  role: 'support',
});

describe('a new account of the staff (people-12)', () => {
  test('gets a mailed link, by which its owner sets the password and then signs in', async () => {
    const by = await admin();
    const response = await send(by, 'POST /api/staff/members/', { body: form('hina.shah') });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({
      username: 'hina.shah',
      name: 'Hina Shah',
      role: 'support',
      has_signed_in_way: false,
      last_seen_at: null,
    });
    const [mail] = await mailsTo(shop, 'hina.shah@shop.example');
    expect(mail?.subject).toBe('Your Naap account');
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const payload = { token, password: 'nine green lanterns' };
    const set = await shop.app.inject({ method: 'POST', url: '/auth/reset-password/', payload });
    expect(set.statusCode, set.body).toBe(200);
    const signedIn = await login('hina.shah@shop.example', 'nine green lanterns');
    expect(signedIn.json()).toMatchObject({ user_type: 'support' });
    const again = await shop.app.inject({ method: 'POST', url: '/auth/reset-password/', payload });
    expect(again.statusCode).toBe(400);
    expect(await entriesBy(by)).toMatchObject([
      { action: 'accounts.staff-created', userId: response.json().id, data: { role: 'support' } },
    ]);
  });

  test('is made once for the same idempotency key', async () => {
    const by = await admin();
    const make = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/members/',
        headers: { ...by.headers, 'idempotency-key': 'one-click' },
        payload: form('bilal.key'),
      });
    expect((await make()).json().id).toBe((await make()).json().id);
  });

  test('fails on each wrong field and on taken names', async () => {
    const by = await admin();
    const other = await signUp(shop);
    const wrong = await send(by, 'POST /api/staff/members/', {
      body: { username: 'x', email: 'no address', first_name: '', last_name: 'a@b', role: 'customer' },
    });
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json()).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'role',
      'username',
    ]);
    const taken = { ...form('someone.else'), username: other.username, email: other.email };
    expect(Object.keys((await send(by, 'POST /api/staff/members/', { body: taken })).json()).sort()).toEqual([
      'email',
      'username',
    ]);
  });

  test('needs a recent confirmation (people-11)', async () => {
    const by = await admin();
    await unconfirm(by);
    expect(outcome(await send(by, 'POST /api/staff/members/', { body: form('late.one') }))).toEqual([
      403,
      'session.unconfirmed',
    ]);
  });

  test('gets the link again until a password is set; the earlier link ends', async () => {
    const by = await admin();
    const { id } = (await send(by, 'POST /api/staff/members/', { body: form('omar.twice') })).json();
    expect((await send(by, 'POST /api/staff/members/{id}/invitation/', { id })).statusCode).toBe(204);
    const mails = await mailsTo(shop, 'omar.twice@shop.example');
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    expect(new Set(tokens).size).toBe(2);
    const set = (token: string | undefined) =>
      shop.app.inject({
        method: 'POST',
        url: '/auth/reset-password/',
        payload: { token, password: 'nine green lanterns' },
      });
    const outcomes = await Promise.all(tokens.map(async (token) => (await set(token)).statusCode));
    expect(outcomes.sort()).toEqual([200, 400]);
    expect(outcome(await send(by, 'POST /api/staff/members/{id}/invitation/', { id }))).toEqual([
      409,
      'staff.has_password',
    ]);
    const customer = await signUp(shop);
    expect((await send(by, 'POST /api/staff/members/{id}/invitation/', { id: customer.id })).statusCode).toBe(
      404,
    );
  });
});

describe('the list of the staff', () => {
  test('has support and admins, not customers and not the account of support itself', async () => {
    const by = await signUp(shop, { userType: 'admin', firstName: 'Zara', lastName: 'Only' });
    const customer = await signUp(shop);
    const ids = async (query: object) =>
      (await send(by, 'GET /api/staff/members/', { query: { size: 100, ...query } }))
        .json()
        .results.map(({ id }: { id: number }) => id);
    const all = await ids({});
    expect(all).toContain(by.id);
    const members = (await send(by, 'GET /api/staff/members/', { query: { search: by.username } })).json()
      .results;
    expect(members).toMatchObject([
      { id: by.id, has_signed_in_way: true, has_second_factor: false, last_seen_at: expect.any(String) },
    ]);
    expect(all).not.toContain(customer.id);
    expect(all).not.toContain(466);
    expect(await ids({ search: 'zara only' })).toEqual([by.id]);
    expect(await ids({ role: 'support' })).not.toContain(by.id);
  });

  test('finds the blocked', async () => {
    const by = await admin();
    const other = await signUp(shop, { userType: 'support' });
    await send(by, 'PUT /api/staff/accounts/{id}/block/', { id: other.id, body: REASON });
    const ids = async (query: object) =>
      (await send(by, 'GET /api/staff/members/', { query: { size: 100, ...query } }))
        .json()
        .results.map(({ id }: { id: number }) => id);
    expect(await ids({ blocked: true })).toContain(other.id);
    expect(await ids({ blocked: false })).not.toContain(other.id);
  });

  test.each(['support', 'customer', 'tailor', 'brand'] as const)(
    'is not for %s (people-3)',
    async (userType) => {
      const by = await signUp(shop, { userType });
      expect(outcome(await send(by, 'GET /api/staff/members/'))).toEqual([403, 'session.forbidden']);
    },
  );
});

describe('another role', () => {
  test('takes effect at once, ends the sessions, and is recorded (people-12)', async () => {
    const by = await admin();
    const other = await signUp(shop, { userType: 'support' });
    const response = await send(by, 'PUT /api/staff/accounts/{id}/role/', {
      id: other.id,
      body: { role: 'admin' },
    });
    expect([response.statusCode, response.json()]).toEqual([200, { id: other.id, role: 'admin' }]);
    expect(outcome(await profile(other))).toEqual([401, 'session.invalid']);
    expect((await login(other.email, other.password)).json().user_type).toBe('admin');
    expect(await entriesBy(by)).toMatchObject([
      { action: 'accounts.role-changed', userId: other.id, data: { from: 'support', to: 'admin' } },
    ]);
  });

  test('is given to a customer who comes to work here, and taken from who leaves', async () => {
    const by = await admin();
    const other = await signUp(shop);
    expect(
      (await send(by, 'PUT /api/staff/accounts/{id}/role/', { id: other.id, body: { role: 'support' } }))
        .statusCode,
    ).toBe(200);
    expect(
      (
        await send(by, 'PUT /api/staff/accounts/{id}/role/', { id: other.id, body: { role: 'customer' } })
      ).json(),
    ).toEqual({
      id: other.id,
      role: 'customer',
    });
  });

  test('keeps the account of somebody who had asked for its deletion', async () => {
    const [by, other] = [await admin(), await signUp(shop)];
    const asked = await shop.app.inject({
      method: 'POST',
      url: '/auth/deletion/',
      headers: other.headers,
      payload: { current_password: other.password },
    });
    expect(asked.statusCode, asked.body).toBe(200);
    await send(by, 'PUT /api/staff/accounts/{id}/role/', { id: other.id, body: { role: 'support' } });
    const pending = shop.deps.db.select().from(accountDeletions).where(eq(accountDeletions.userId, other.id));
    expect(await pending).toEqual([]);
  });

  test('and an account that staff made in the demo end with the demo (demo-2)', async () => {
    const { config } = shop.deps;
    Object.assign(config, { demo: true });
    const [by, promoted] = [await admin(), await signUp(shop)];
    const body = { ...form('demo.admin'), role: 'admin' };
    const made = (await send(by, 'POST /api/staff/members/', { body })).json();
    expect((await send(by, 'POST /api/staff/members/{id}/invitation/', { id: made.id })).statusCode).toBe(
      204,
    );
    await send(by, 'PUT /api/staff/accounts/{id}/role/', { id: promoted.id, body: { role: 'admin' } });
    Object.assign(config, { demo: false });
    const link = /token=([\w-]+)/.exec((await mailsTo(shop, body.email))[0]?.text ?? '')?.[1];
    await applyDemoSetting(shop.deps);
    const reset = await shop.app.inject({
      method: 'POST',
      url: '/auth/reset-password/',
      payload: { token: link, password: 'nine brass thimbles' },
    });
    expect(outcome(reset)).toEqual([400, 'accounts.reset_link_invalid']);
    expect((await login(promoted.email, promoted.password)).statusCode).toBe(401);
  });

  test('is not for tailors, brands and strangers', async () => {
    const by = await admin();
    const { userId } = await makeTailor(shop);
    const role = { role: 'support' };
    expect(
      (await send(by, 'PUT /api/staff/accounts/{id}/role/', { id: Number(userId), body: role })).statusCode,
    ).toBe(404);
    expect(
      (await send(by, 'PUT /api/staff/accounts/{id}/role/', { id: 999_999, body: role })).statusCode,
    ).toBe(404);
    expect((await send(by, 'PUT /api/staff/accounts/{id}/role/', { id: 466, body: role })).statusCode).toBe(
      404,
    );
    const tailor = { body: { role: 'tailor' }, id: by.id };
    expect((await send(by, 'PUT /api/staff/accounts/{id}/role/', tailor)).json()).toHaveProperty('role');
  });

  test('is not for oneself, and needs a recent confirmation', async () => {
    const by = await admin();
    const demote = () =>
      send(by, 'PUT /api/staff/accounts/{id}/role/', { id: by.id, body: { role: 'support' } });
    expect(outcome(await demote())).toEqual([409, 'staff.yourself']);
    await unconfirm(by);
    expect(outcome(await demote())).toEqual([403, 'session.unconfirmed']);
  });

  test('leaves an admin, also when two demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await admin(), await admin()];
      const responses = await Promise.all([
        send(one, 'PUT /api/staff/accounts/{id}/role/', { id: two.id, body: { role: 'customer' } }),
        send(two, 'PUT /api/staff/accounts/{id}/role/', { id: one.id, body: { role: 'customer' } }),
      ]);
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    }
  });
});

describe('the second factor of a colleague (people-12)', () => {
  test('is reset by an admin with a fresh proof, recorded and told by mail, and the sessions end', async () => {
    const [by, lost] = [await admin(), await signUp(shop, { userType: 'support' })];
    await shop.deps.db
      .insert(secondFactors)
      .values({ userId: lost.id, sealedSecret: Buffer.from('sealed'), lastStep: 0 });
    const reset = (who: SignedUp, id: number) =>
      send(who, 'DELETE /api/staff/members/{id}/second-factor/', { id });
    expect((await reset(by, lost.id)).statusCode).toBe(204);
    expect(await shop.deps.db.select().from(secondFactors)).toEqual([]);
    expect((await profile(lost)).statusCode).toBe(401);
    expect(await entriesBy(by)).toMatchObject([{ action: 'accounts.second-factor-reset', userId: lost.id }]);
    expect((await mailsTo(shop, lost.email))[0]?.subject).toBe('Two-step sign-in is off');
    expect(outcome(await reset(by, by.id))).toEqual([409, 'staff.yourself']);
    expect((await reset(by, (await signUp(shop)).id)).statusCode).toBe(404);
    expect((await reset(await signUp(shop, { userType: 'support' }), by.id)).statusCode).toBe(403);
    await unconfirm(by);
    expect(outcome(await reset(by, lost.id))).toEqual([403, 'session.unconfirmed']);
  });
});

describe('blocking (people-8)', () => {
  test('ends the sessions of the account and is recorded with its reason; unblocking lets it in again', async () => {
    const by = await signUp(shop, { userType: 'support' });
    const customer = await signUp(shop);
    const response = await send(by, 'PUT /api/staff/accounts/{id}/block/', { id: customer.id, body: REASON });
    expect(response.json()).toEqual({ id: customer.id, blocked_at: expect.any(String) });
    expect(outcome(await login(customer.email, customer.password))).toEqual([403, 'accounts.blocked']);
    const sessions = await shop.deps.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, customer.id));
    expect(sessions.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    expect((await send(by, 'DELETE /api/staff/accounts/{id}/block/', { id: customer.id })).json()).toEqual({
      id: customer.id,
      blocked_at: null,
    });
    expect((await login(customer.email, customer.password)).statusCode).toBe(200);
    expect(await entriesBy(by)).toMatchObject([
      { action: 'accounts.blocked', userId: customer.id, data: REASON },
      { action: 'accounts.unblocked', userId: customer.id, data: {} },
    ]);
  });

  test('needs a reason', async () => {
    const by = await admin();
    const { id } = await signUp(shop);
    expect(
      Object.keys(
        (await send(by, 'PUT /api/staff/accounts/{id}/block/', { id, body: { reason: ' ' } })).json(),
      ),
    ).toEqual(['reason']);
  });

  test('of somebody of the staff is for admins only, of oneself for nobody', async () => {
    const support = await signUp(shop, { userType: 'support' });
    const other = await signUp(shop, { userType: 'support' });
    const boss = await admin();
    const block = (by: SignedUp, id: number) =>
      send(by, 'PUT /api/staff/accounts/{id}/block/', { id, body: REASON });
    expect(outcome(await block(support, other.id))).toEqual([403, 'session.forbidden']);
    expect(outcome(await block(support, boss.id))).toEqual([403, 'session.forbidden']);
    expect(outcome(await block(support, support.id))).toEqual([409, 'staff.yourself']);
    expect((await block(boss, other.id)).statusCode).toBe(200);
    expect(outcome(await profile(other))).toEqual([401, 'session.invalid']);
    expect(outcome(await block(boss, boss.id))).toEqual([409, 'staff.yourself']);
    expect((await block(boss, 466)).statusCode).toBe(404);
    expect((await block(boss, 999_999)).statusCode).toBe(404);
  });

  test('leaves an admin, also when two block each other at once', async () => {
    const [one, two] = [await admin(), await admin()];
    const responses = await Promise.all([
      send(one, 'PUT /api/staff/accounts/{id}/block/', { id: two.id, body: REASON }),
      send(two, 'PUT /api/staff/accounts/{id}/block/', { id: one.id, body: REASON }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const left = await shop.deps.db.select().from(users).where(eq(users.userType, 'admin'));
    expect(left.filter(({ blockedAt }) => blockedAt === null).length).toBeGreaterThan(0);
  });
});
