import { randomBytes } from 'node:crypto';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { bearer, multipart, signUp } from '../../test/factories.ts';
import { buildApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { createLog } from './logging.ts';

const whole = testApp();
let app: FastifyInstance;
let lines: string[] = [];

beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  app = await buildApp(whole.deps, { pages: false, log });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const PASSWORD = 'nine brass thimbles';
const PHONE = '+923217654321';

function expectNone(...secrets: string[]) {
  const log = lines.join('');
  expect(log).toContain('"reqId"');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
}

test('a request is logged with its id, which the response has too', async () => {
  const response = await app.inject({ method: 'GET', url: '/auth/sessions/' });
  const logged = lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId);
  expect(new Set(logged.map(({ reqId }) => reqId))).toEqual(new Set([response.headers['x-request-id']]));
  expect(logged.some(({ req }) => req?.url === '/auth/sessions/')).toBe(true);
});

describe('a request id from a proxy', () => {
  const idOf = async (given: string | string[]) => {
    const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
    return headers['x-request-id'];
  };

  test.each(['a', 'b7c1e0d2-edge.7', 'x'.repeat(64)])('%s is kept', async (given) => {
    expect(await idOf(given)).toBe(given);
    await app.inject({ url: '/auth/sessions/', headers: { 'x-request-id': given } });
    expect(lines.map((line) => JSON.parse(line).reqId)).toContain(given);
  });

  test.each(['', 'two words', 'x'.repeat(65), '<script>', '"}{"', 'a,b', 'ناپ', 'a\tb'])(
    '%j is replaced by one of ours',
    async (given) => {
      expect(await idOf(given)).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    },
  );
});

function logged(err: unknown) {
  const written: string[] = [];
  createLog({ logLevel: 'error' }, { write: (text) => void written.push(text) }).error({ err }, 'failed');
  const line = written.join('');
  return { line, err: JSON.parse(line).err };
}

describe('a failed query is logged with', () => {
  test('PostgreSQL’s error, and the statement without its values', async () => {
    const { db } = whole.deps;
    const error = await db
      .insert(users)
      .values({ username: 'half_a_person', email: 'half@mail.example' } as never)
      .catch((thrown) => thrown);
    const { line, err } = logged(error);
    expect(err).toMatchObject({
      code: '23502',
      message: expect.stringMatching(/^null value in column "\w+" of relation "users" violates not-null/),
      query: expect.stringMatching(/^insert into "users"/),
    });
    expect(line).not.toContain('half_a_person');
    expect(line).not.toContain('half@mail.example');
  });

  test('the network error, when the database is unavailable', async () => {
    const db = connect('postgres://nobody@127.0.0.1:1/none', 1, () => undefined);
    const error = await db.execute(sql`rollback`).catch((thrown) => thrown);
    await db.$client.end();
    expect(logged(error).err).toMatchObject({
      code: 'ECONNREFUSED',
      message: 'connect ECONNREFUSED 127.0.0.1:1',
      query: 'rollback',
    });
    const both = new DrizzleQueryError(
      'begin',
      [],
      Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    );
    expect(logged(both).err.message).toBe('ECONNREFUSED');
  });

  test('a statement of at most 300 characters', async () => {
    const error = await whole.deps.db
      .execute(sql.raw(`select ${'1 + '.repeat(200)} none`))
      .catch((thrown) => thrown);
    expect(logged(error).err).toMatchObject({ message: 'column "none" does not exist', code: '42703' });
    expect(logged(error).err.query).toHaveLength(300);
  });
});

describe('never logged are', () => {
  test('passwords, tokens, addresses and numbers of who registers, signs in and changes the profile', async () => {
    const names = { username: 'logged_person', email: 'logged@mail.example' };
    const form = { ...names, phone_number: '0321 7654321', password: PASSWORD };
    const { access, refresh } = (
      await app.inject({ method: 'POST', url: '/auth/register/', payload: form })
    ).json();
    const headers = bearer(access);
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers });
    await post('/auth/login/', { email: names.email, password: PASSWORD });
    await post('/auth/login/', { email: names.email, password: 'a wrong password' });
    await post('/auth/refresh/', { refresh });
    const passwords = { current_password: PASSWORD, password: 'ten brass thimbles' };
    const renewed = (await post('/auth/change-password/', passwords)).json();
    await post('/auth/forgot-password/', { email: names.email });
    await post('/auth/reset-password/', { token: 'a-token-of-a-link', password: 'ten brass thimbles' });
    const change = multipart({ phone_number: '0321 7654321', address: '12 Darzi Street' });
    await app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      payload: change.payload,
      headers: { ...bearer(renewed.access), ...change.headers },
    });
    await post('/auth/logout/', { refresh });
    expectNone(PASSWORD, 'a wrong password', 'ten brass thimbles');
    expectNone(access, refresh, renewed.access, renewed.refresh);
    expectNone(PHONE, '0321 7654321', '7654321', names.email, '12 Darzi Street', 'a-token-of-a-link');
  });

  test('values of a failed query', async () => {
    await whole.deps.db.execute(
      sql`alter table users add constraint not_this_one check (username <> 'refused_person')`,
    );
    const form = {
      username: 'refused_person',
      email: 'refused@mail.example',
      phone_number: PHONE,
      password: PASSWORD,
    };
    const response = await app.inject({ method: 'POST', url: '/auth/register/', payload: form });
    await whole.deps.db.execute(sql`alter table users drop constraint not_this_one`);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      detail: 'Something went wrong on our side. Please try again.',
      code: 'server.failed',
    });
    expect(lines.join('')).toContain('not_this_one');
    expect(lines.join('')).toContain('insert into');
    expectNone(PHONE, PASSWORD, 'refused@mail.example', 'refused_person', '$argon2id');
  });

  test('a value that PostgreSQL could not parse', async () => {
    const error = await whole.deps.db.execute(sql`select ${PHONE.slice(3)}::point`).catch((thrown) => thrown);
    expect(error.cause.message).toContain(PHONE.slice(3));
    const { line, err } = logged(error);
    expect(err.code).toBe('22P02');
    expect(err.message).toBe('invalid input syntax for type point: "…"');
    expect(line).not.toContain(PHONE.slice(3));
    error.cause.message = `ungültige Eingabesyntax für Typ point: „${PHONE.slice(3)}“`;
    expect(logged(error).line).not.toContain(PHONE.slice(3));
  });

  test('secrets in addresses', async () => {
    const secret = randomBytes(20).toString('hex');
    const user = await signUp(whole);
    for (const name of [
      'token',
      'access',
      'refresh',
      'signature',
      'password',
      'phone',
      'email',
      'api_key',
      'TOKEN',
    ]) {
      await app.inject({
        method: 'GET',
        url: `/auth/profile/?a=1&${name}=${secret}&b=2`,
        headers: user.headers,
      });
      await app.inject({ method: 'GET', url: `/nowhere?${name}=${secret}` });
    }
    const key = `naap_${randomBytes(32).toString('base64url')}`;
    for (const url of [`/api/shelf/products/?a=${key}`, `/nowhere/${key}`]) await app.inject({ url });
    expectNone(secret, user.access, key.slice('naap_'.length));
    expect(lines.join('')).toContain('a=1');
    expect(lines.join('')).toContain('b=2');
  });

  test.each([
    '/tailor_module/order-tracking/NP-7K3QX9M2TD/',
    '/tailor_module/order-tracking/np7k3qx9m2td',
    '/tailor_module/order-tracking/7K3Q%20X9M2%20TD/',
    '/tailor_module/order-tracking/NP-7K3QX9M2T/?a=1',
    '/tailor_module/single-order/invoice/NP-7K3QX9M2TD/',
    '/NP-7K3QX9M2TD',
    '/track%3Fx=NP%2D7K3QX9M2TD',
    '/nowhere?number=NP-7K3QX9M2TD',
    '/nowhere?q=np-7k3qx9m2td',
  ])('tracking numbers: %s', async (url) => {
    await app.inject(url);
    const log = lines.join('');
    expect(log).toContain('"url":"/');
    expect(log).toContain('…');
    expect(log).not.toMatch(/7K3Q|X9M2|NP-/i);
  });
});

test.each([
  [
    '/api/staff/customers/?search=ayesha%40mail.example&sort=name',
    '/api/staff/customers/?search=…&sort=name',
  ],
  ['/search?q=4242424242424242', '/search?q=…'],
  ['/login?next=%2Fsearch%3Fq%3Dayesha%2520khan&a=1', '/login?next=%2Fsearch%3Fq%3D…&a=1'],
  [
    '/login?next=%252Fsearch%253Fsort%253Dnew%2526q%253Dayesha',
    '/login?next=%252Fsearch%253Fsort%253Dnew%2526q%253D…',
  ],
  ['/login?next=%2Fa%253Ftoken%253Dabcdefgh', '/login?next=%2Fa%253Ftoken%253D…'],
  ['/login?next=%2525253Ftoken%2525253Dabcdefgh&a=1', '/login?next=%2525253Ftoken%2525253D…&a=1'],
])('what is searched and tokens inside of addresses are not logged: %s', async (url, logged) => {
  await app.inject({ url });
  expect(lines.map((line) => JSON.parse(line).req?.url)).toContain(logged);
});
