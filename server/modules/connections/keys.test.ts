import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { SCOPE_OF_CALL } from '../../../contract/api-scopes.ts';
import { API_SCOPES, MAX_KEYS, scopesOf } from '../../../contract/constants/connections.ts';
import type { Call, Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { addressOf } from '../../../contract/paths.ts';
import { rolesFor } from '../../../contract/permissions.ts';
import { ROLES, type Role } from '../../../contract/roles.ts';
import { testApp } from '../../../test/app.ts';
import { bearer, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { deliveredGoods } from '../../../test/factories-returns.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { users } from '../../db/schema/accounts.ts';
import { apiKeys } from '../../db/schema/connections.ts';
import { purgeConnections } from './purge-service.ts';

const shop = testApp();
const LISTED = [...endpoints.values()];

const send = (
  by: { headers: Record<string, string> },
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => shop.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });

async function makeKey(by: SignedUp, scopes: readonly string[] = scopesOf('admin'), more: object = {}) {
  const response = await send(by, 'POST', '/api/connections/keys/', { name: 'Stock', scopes, ...more });
  expect(response.statusCode, response.body).toBe(201);
  const { key, secret } = response.json();
  return { id: key.id as number, key, secret: secret as string, headers: bearer(secret) };
}

const read = (key: { headers: Record<string, string> }) => send(key, 'GET', '/api/shelf/products/');
const isRefused = async (key: { headers: Record<string, string> }) => {
  const response = await read(key);
  return [response.statusCode, response.json().code];
};
const DEAD = [401, 'keys.invalid'];

let brand: SignedUp;
let admin: SignedUp;
beforeAll(async () => {
  brand = await signUp(shop, { userType: 'brand' });
  await makeBrand(shop, { userId: brand.id });
  admin = await signUp(shop, { userType: 'admin' });
});

describe('the table of scopes (connecting-2, connecting-3)', () => {
  test('names calls of the contract, none of which asks for more than its role', () => {
    const calls = LISTED.map(({ call }) => call);
    expect(Object.keys(SCOPE_OF_CALL).filter((call) => !calls.includes(call as Call))).toEqual([]);
  });

  test.each(ROLES)('offers %s the scopes of calls that it may make, and no others', (role) => {
    const offers = rolesFor('connections.use').includes(role);
    const scopes = LISTED.flatMap(({ call, action }) => {
      const scope = SCOPE_OF_CALL[call];
      return scope && action && rolesFor(action).includes(role) ? [scope] : [];
    });
    expect([...scopesOf(role)].sort()).toEqual(offers ? [...new Set(scopes)].sort() : []);
  });
});

describe('a key', () => {
  test('is shown once, and stored as a hash with its beginning (connecting-4)', async () => {
    const { secret, key } = await makeKey(brand, ['products:read', 'products:read'], { days: 30 });
    expect(secret).toMatch(/^naap_[\w-]{43}$/);
    expect(key).toMatchObject({
      name: 'Stock',
      scopes: ['products:read'],
      prefix: secret.slice(0, 11),
      owner: brand.username,
      last_used_on: null,
    });
    const listed = await send(brand, 'GET', '/api/connections/keys/');
    expect(listed.json()[0]).toEqual(key);
    expect(listed.body).not.toContain(secret);
    const [row] = await shop.deps.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(row?.hash).toHaveLength(32);
    const days = (Date.parse(key.expires_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  test('is answered again for the same Idempotency-Key, without a second one', async () => {
    const headers = { ...brand.headers, 'idempotency-key': 'one-press-0001' };
    const press = () =>
      send({ headers }, 'POST', '/api/connections/keys/', { name: 'Once', scopes: ['products:read'] });
    expect((await press()).json()).toEqual((await press()).json());
    const listed = (await send(brand, 'GET', '/api/connections/keys/')).json();
    expect(listed.filter(({ name }: { name: string }) => name === 'Once')).toHaveLength(1);
  });

  test('is noted once a day (connecting-4)', async () => {
    const key = await makeKey(brand, ['products:read']);
    expect((await read(key)).statusCode).toBe(200);
    const used = async () =>
      (await send(brand, 'GET', '/api/connections/keys/'))
        .json()
        .find(({ id }: { id: number }) => id === key.id);
    const { last_used_on } = await used();
    expect(last_used_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    const version = () =>
      shop.deps.db
        .execute(sql`select xmin::text from api_keys where id = ${key.id}`)
        .then(({ rows }) => rows[0]);
    const before = await version();
    await read(key);
    expect(await version()).toEqual(before);
  });

  test('needs a scope of its account, a name and a confirmed session', async () => {
    const tailor = await signUp(shop, { userType: 'tailor' });
    const make = (by: SignedUp, body: object) => send(by, 'POST', '/api/connections/keys/', body);
    const foreign = await make(tailor, { name: 'Stock', scopes: ['products:write'] });
    expect([foreign.statusCode, Object.keys(foreign.json())]).toEqual([400, ['scopes']]);
    for (const body of [
      { name: '', scopes: ['orders:read'] },
      { name: 'x'.repeat(61), scopes: ['orders:read'] },
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['everything'] },
      { name: 'x', scopes: ['orders:read'], days: 31 },
    ])
      expect((await make(tailor, body)).statusCode, JSON.stringify(body)).toBe(400);
    await shop.deps.db.execute(
      sql`update refresh_tokens set confirmed_at = now() - interval '1 hour' where user_id = ${tailor.id}`,
    );
    const late = await make(tailor, { name: 'Late', scopes: ['orders:read'] });
    expect([late.statusCode, late.json().code]).toEqual([403, 'session.unconfirmed']);
  });

  test(`is one of ${MAX_KEYS} at most`, async () => {
    const other = await signUp(shop, { userType: 'brand' });
    for (let made = 0; made < MAX_KEYS; made += 1) await makeKey(other, ['orders:read']);
    const more = await send(other, 'POST', '/api/connections/keys/', {
      name: 'More',
      scopes: ['orders:read'],
    });
    expect([more.statusCode, more.json().code]).toEqual([409, 'keys.too_many']);
  });

  test.each(['customer', 'support'] as const)('is not for %s', async (userType) => {
    const other = await signUp(shop, { userType });
    for (const url of ['/api/connections/keys/', '/api/connections/webhooks/'])
      expect((await send(other, 'GET', url)).statusCode).toBe(403);
  });
});

describe('the end of a key (connecting-6, connecting-7)', () => {
  test('forged, cut and foreign keys are refused', async () => {
    const { secret } = await makeKey(brand, ['products:read']);
    const last = secret.at(-1) === 'A' ? 'B' : 'A';
    for (const forged of [
      `${secret.slice(0, -1)}${last}`,
      secret.slice(0, -1),
      `${secret}x`,
      'naap_',
      `naap_${'A'.repeat(43)}`,
      `naap_${"' or 1=1 --".padEnd(43, 'x')}`,
    ])
      expect(await isRefused({ headers: bearer(forged) }), forged).toEqual(DEAD);
  });

  test('is refused in an address, a cookie and another scheme: only the header of a bearer counts', async () => {
    const { secret } = await makeKey(brand);
    const url = '/api/shelf/products/';
    for (const name of ['api_key', 'key', 'access_token', 'token']) {
      const response = await shop.app.inject({ url: `${url}?${name}=${secret}` });
      expect([response.statusCode, response.json().code]).toEqual([401, 'session.missing']);
    }
    for (const headers of [
      { cookie: `access=${secret}` },
      { 'x-api-key': secret },
      { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` },
    ])
      expect((await shop.app.inject({ url, headers })).statusCode, JSON.stringify(headers)).toBe(401);
  });

  test('the one before a rotation works for as long as was asked', async () => {
    const old = await makeKey(brand, ['products:read']);
    const rotate = async (hours: number) =>
      (await send(brand, 'POST', `/api/connections/keys/${old.id}/rotation/`, { hours })).json();
    const second = await rotate(24);
    expect(second.key.previous_until).not.toBeNull();
    const next = { headers: bearer(second.secret) };
    expect([(await read(old)).statusCode, (await read(next)).statusCode]).toEqual([200, 200]);
    await shop.deps.db
      .update(apiKeys)
      .set({ previousUntil: sql`now() - interval '1 second'` })
      .where(eq(apiKeys.id, old.id));
    expect(await isRefused(old)).toEqual(DEAD);
    const third = await rotate(0);
    expect(await isRefused(next)).toEqual(DEAD);
    expect((await read({ headers: bearer(third.secret) })).statusCode).toBe(200);
    const odd = await send(brand, 'POST', `/api/connections/keys/${old.id}/rotation/`, { hours: 5 });
    expect(odd.statusCode).toBe(400);
  });

  test('revoked and expired ones are refused at once, and deleted after 30 days', async () => {
    const revoked = await makeKey(brand, ['products:read']);
    expect((await send(brand, 'DELETE', `/api/connections/keys/${revoked.id}/`)).statusCode).toBe(204);
    expect(await isRefused(revoked)).toEqual(DEAD);
    expect((await send(brand, 'DELETE', `/api/connections/keys/${revoked.id}/`)).statusCode).toBe(404);
    const expired = await makeKey(brand, ['products:read'], { days: 30 });
    const set = (change: Partial<typeof apiKeys.$inferInsert>, id: number) =>
      shop.deps.db.update(apiKeys).set(change).where(eq(apiKeys.id, id));
    await set({ expiresAt: new Date(Date.now() - 1000) }, expired.id);
    expect(await isRefused(expired)).toEqual(DEAD);
    const exists = async (id: number) =>
      (await shop.deps.db.select().from(apiKeys).where(eq(apiKeys.id, id))).length;
    await purgeConnections(shop.deps.db);
    expect([await exists(revoked.id), await exists(expired.id)]).toEqual([1, 1]);
    const long = new Date(Date.now() - 31 * 86_400_000);
    await set({ revokedAt: long }, revoked.id);
    await set({ expiresAt: long }, expired.id);
    await purgeConnections(shop.deps.db);
    expect([await exists(revoked.id), await exists(expired.id)]).toEqual([0, 0]);
  });

  test('those of an account die with its role, with a block and with the account', async () => {
    const owner = await signUp(shop, { userType: 'brand' });
    const key = await makeKey(owner, ['products:read']);
    const set = (change: Partial<typeof users.$inferInsert>) =>
      shop.deps.db.update(users).set(change).where(eq(users.id, owner.id));
    await set({ blockedAt: new Date() });
    expect(await isRefused(key)).toEqual(DEAD);
    await set({ blockedAt: null, userType: 'customer' });
    expect(await isRefused(key)).toEqual(DEAD);
    await set({ userType: 'brand' });
    expect((await read(key)).statusCode).not.toBe(401);
    await shop.deps.db.delete(users).where(eq(users.id, owner.id));
    expect(await isRefused(key)).toEqual(DEAD);
  });
});

describe('whose keys these are (connecting-1)', () => {
  test("somebody else's cannot be seen, rotated or revoked", async () => {
    const key = await makeKey(brand, ['products:read']);
    const stranger = await signUp(shop, { userType: 'brand' });
    for (const by of [stranger, admin]) {
      expect((await send(by, 'GET', '/api/connections/keys/')).body).not.toContain(key.key.prefix);
      const rotated = await send(by, 'POST', `/api/connections/keys/${key.id}/rotation/`, { hours: 0 });
      expect(rotated.statusCode).toBe(404);
      expect((await send(by, 'DELETE', `/api/connections/keys/${key.id}/`)).statusCode).toBe(404);
    }
    expect((await read(key)).statusCode).toBe(200);
  });

  test('admins share those of the shop; whoever rotates one takes it over', async () => {
    const leaver = await signUp(shop, { userType: 'admin' });
    const key = await makeKey(leaver, ['products:read']);
    await shop.deps.db.update(users).set({ userType: 'support' }).where(eq(users.id, leaver.id));
    expect(await isRefused(key)).toEqual(DEAD);
    const rotated = await send(admin, 'POST', `/api/connections/keys/${key.id}/rotation/`, { hours: 1 });
    expect(rotated.json().key.owner).toBe(admin.username);
    expect((await read({ headers: bearer(rotated.json().secret) })).statusCode).toBe(200);
  });
});

describe('what a key may call (connecting-3)', () => {
  const PARAMS = { id: 1, month: '2026-11', number: 'NP-0000000000', garment: 1, period: '2026-11' };

  test.each(rolesFor('connections.use'))(
    'of %s: each scope for its calls only',
    async (role) => {
      const owner = await signUp(shop, { userType: role });
      if (role === 'brand') await makeBrand(shop, { userId: owner.id });
      const calls = LISTED.filter(({ session }) => session !== 'none');
      const whole = await makeKey(owner, scopesOf(role));
      for (const endpoint of calls)
        expect(await seen(endpoint, whole), endpoint.call).toBe(expected(endpoint, role, scopesOf(role)));
      for (const scope of scopesOf(role)) {
        const key = await makeKey(owner, [scope]);
        for (const endpoint of calls.filter(({ call }) => SCOPE_OF_CALL[call]))
          expect(await seen(endpoint, key), `${scope}: ${endpoint.call}`).toBe(
            expected(endpoint, role, [scope]),
          );
      }
    },
    120_000,
  );

  async function seen({ method, path }: Endpoint, key: { headers: Record<string, string> }) {
    const { statusCode, body } = await shop.app.inject({
      method,
      url: addressOf(path, PARAMS),
      headers: key.headers,
    });
    const code = /"code":"((?:keys|session)\.[a-z_]+)"/.exec(body)?.[1];
    return code ? `${statusCode} ${code}` : 'allowed';
  }

  function expected({ call, action }: Endpoint, role: Role, scopes: readonly string[]) {
    const needed = SCOPE_OF_CALL[call];
    if (!needed || !action || !rolesFor(action).includes(role)) return '403 keys.not_offered';
    return scopes.includes(needed) ? 'allowed' : '403 keys.scope_missing';
  }

  test("reads the owner's data, and 404 for somebody else's", async () => {
    const goods = await deliveredGoods(shop);
    const garment = await placeGarment(shop);
    const ofGoods = await makeKey(goods.owner, API_SCOPES);
    const ofTailor = await makeKey(garment.tailor, scopesOf('tailor'));
    const ofShop = await makeKey(admin);
    const ofBrand = await makeKey(brand, API_SCOPES);
    const stranger = await signUp(shop, { userType: 'tailor' });
    const ofStranger = await makeKey(stranger, scopesOf('tailor'));
    const statusOf = async (key: { headers: Record<string, string> }, url: string) =>
      (await send(key, 'GET', url)).statusCode;

    const part = `/api/workshop/seller-orders/${goods.part}/`;
    expect([await statusOf(ofGoods, part), await statusOf(ofBrand, part)]).toEqual([200, 404]);
    const order = `/api/orders/${garment.id}/`;
    const confirm = `/tailor_module/single-order/${garment.id}/checkout/`;
    await shop.app.inject({ method: 'PATCH', url: confirm, headers: garment.customer.headers });
    expect([await statusOf(ofTailor, order), await statusOf(ofStranger, order)]).toEqual([200, 404]);
    expect(await statusOf(ofShop, `/api/staff/orders/${garment.id}/`)).toBe(200);

    const { id: theirs } = await makeProduct(shop);
    const { brandId } = await ownProduct();
    const own = (await makeProduct(shop, { brandId })).id;
    const product = (id: number) => `/api/shelf/products/${id}/`;
    expect([await statusOf(ofBrand, product(own)), await statusOf(ofBrand, product(theirs))]).toEqual([
      200, 404,
    ]);
    const step = (key: { headers: Record<string, string> }) =>
      send(key, 'POST', `/api/seller-orders/${goods.part}/steps/`, { action: 'pack' });
    expect([(await step(ofGoods)).statusCode, (await step(ofBrand)).statusCode]).toEqual([409, 404]);
    const hide = await send(ofBrand, 'PATCH', product(theirs), { is_shown: false });
    expect([400, 404]).toContain(hide.statusCode);
  });

  test('never what asks for a confirmation', async () => {
    const garment = await placeGarment(shop);
    const key = await makeKey(admin, ['orders:write']);
    const step = { action: 'record_refund' };
    const response = await send(key, 'POST', `/api/orders/${garment.id}/steps/`, step);
    expect([400, 403, 409]).toContain(response.statusCode);
    if (response.statusCode === 403) expect(response.json().code).toBe('keys.not_offered');
  });

  async function ownProduct() {
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`select id from brands where user_id = ${brand.id}`,
    );
    return { brandId: rows[0]?.id ?? 0 };
  }
});
