import { type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { bearer, signUp } from '../../test/factories.ts';

const app = testApp();

const read = (authorization?: string) =>
  app.app.inject({
    method: 'GET',
    url: '/auth/profile/',
    headers: authorization === undefined ? {} : { authorization },
  });

test('accepts a bearer token, with the scheme in any case', async () => {
  const user = await signUp(app);
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const response = await read(`${scheme} ${user.access}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ username: user.username });
  }
});

test('personal data is not cacheable', async () => {
  const user = await signUp(app);
  expect((await read(`Bearer ${user.access}`)).headers['cache-control']).toBe('private, no-store');
});

describe('401, with WWW-Authenticate and a message', () => {
  const missing = {
    detail: 'Authentication credentials were not provided.',
    code: 'session.missing',
  };
  const invalid = { detail: 'Given token not valid for any token type.', code: 'session.invalid' };

  test.each([undefined, 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Token abc'])(
    'without a token: %j',
    async (authorization) => {
      const response = await read(authorization);
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.json()).toEqual(missing);
    },
  );

  test.each(['Bearer nonsense', 'Bearer a.b.c', 'Bearer null', 'Bearer undefined'])(
    'with a malformed token: %s',
    async (authorization) => {
      const response = await read(authorization);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual(invalid);
    },
  );

  test.each([
    ['a part of a session', { sid: 1.5 }],
    ['a session beyond all rows', { sid: 2 ** 40 }],
    ['a user beyond all rows', { sub: '9999999999' }],
    ['several roles', { role: ['customer'] }],
    ['an end in words', { exp: 'tomorrow' }],
  ])('with a token of our secret that names %s', async (_name, change) => {
    const claims = { sub: '1001', role: 'customer', sid: 7, exp: Math.floor(Date.now() / 1000) + 600 };
    const token = await new SignJWT({ iss: 'naap', ...claims, ...change } as JWTPayload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(app.config.jwtSecret));
    for (const url of ['/auth/profile/', '/auth/sessions/', '/tailor_module/single-orders/all/']) {
      const response = await app.app.inject({ url, headers: bearer(token) });
      expect([response.statusCode, response.json()], url).toEqual([401, invalid]);
    }
  });

  test('with an expired token', async () => {
    const user = await signUp(app);
    const actor = { id: user.id, role: 'customer' as const, sessionId: 1 };
    const token = await app.deps.accessTokens.sign(actor, new Date(Date.now() - 15 * 60_000));
    expect((await read(`Bearer ${token}`)).json()).toEqual(invalid);
  });

  test('with a token that expires between two requests', async () => {
    const user = await signUp(app);
    expect((await read(`Bearer ${user.access}`)).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    try {
      expect((await read(`Bearer ${user.access}`)).json()).toEqual(invalid);
    } finally {
      vi.useRealTimers();
    }
  });

  test('with a forged token: no algorithm, a foreign key, another subject', async () => {
    const user = await signUp(app);
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: String(user.id), role: 'customer', sid: 1, iss: 'naap', iat: now, exp: now + 900 };
    const unsigned = `${encode({ alg: 'none' })}.${encode(claims)}.`;
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a foreign secret that is long enough'));
    const [header, , signature] = user.access.split('.');
    const changed = `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`;
    for (const token of [unsigned, foreign, changed]) {
      expect((await read(`Bearer ${token}`)).json()).toEqual(invalid);
    }
  });

  test('with a refresh token in place of an access token', async () => {
    const user = await signUp(app);
    expect((await read(`Bearer ${user.refresh}`)).json()).toEqual(invalid);
  });

  test('with a token of a deleted account', async () => {
    const token = await app.deps.accessTokens.sign({ id: 999_999, role: 'customer', sessionId: 1 });
    const response = await app.app.inject({ method: 'GET', url: '/auth/profile/', headers: bearer(token) });
    expect(response.json()).toEqual(invalid);
  });
});
