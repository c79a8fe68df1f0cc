import { SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_SECONDS, AccessTokens, type Actor } from './access-tokens.ts';

const secret = 'a secret for tests that is long enough';
const tokens = new AccessTokens(secret);
const actor: Actor = { id: 1001, role: 'customer', sessionId: 7 };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({ sub: '1001', role: 'admin', sid: 7, iss: 'naap', iat: now(), exp: now() + 900 });

function signed(payload: Record<string, unknown>, { key = secret, alg = 'HS256' } = {}): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
}

describe('a valid token', () => {
  test('of an earlier secret is read while that is rotated, and new ones are signed with the present one', async () => {
    const next = 'the next secret for tests, long enough';
    const rotating = new AccessTokens([next, secret]);
    expect(await rotating.verify(await tokens.sign(actor))).toEqual(actor);
    const renewed = await rotating.sign(actor);
    expect([await tokens.verify(renewed), await new AccessTokens(next).verify(renewed)]).toEqual([
      null,
      actor,
    ]);
  });

  test('identifies the actor', async () => {
    expect(await tokens.verify(await tokens.sign(actor))).toEqual(actor);
  });

  test('is verified from the cache', async () => {
    const token = await tokens.sign(actor);
    expect(await tokens.verify(token)).toEqual(actor);
    expect(await tokens.verify(token)).toEqual(actor);
  });

  test('is valid in another process with the same secret', async () => {
    expect(await new AccessTokens(secret).verify(await tokens.sign(actor))).toEqual(actor);
  });

  test('has only the claims of the actor', async () => {
    const [, payload = ''] = (await tokens.sign(actor)).split('.');
    const held = Object.keys(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    expect(held.sort()).toEqual(['exp', 'iat', 'iss', 'role', 'sid', 'sub']);
  });

  test('expires after 15 minutes, also when it is cached', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const token = await tokens.sign(actor);
      vi.advanceTimersByTime((ACCESS_TOKEN_SECONDS - 1) * 1000);
      expect(await tokens.verify(token)).toEqual(actor);
      vi.advanceTimersByTime(1000);
      expect(await tokens.verify(token)).toBeNull();
      expect(await tokens.verify(token)).toBeNull();
      expect(await new AccessTokens(secret).verify(token)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('is cached with a limit', async () => {
    const few = new AccessTokens(secret, { maxCached: 2 });
    const issued = await Promise.all([1, 2, 3].map((id) => tokens.sign({ ...actor, id })));
    for (const token of [...issued, ...issued]) expect(await few.verify(token)).not.toBeNull();
  });
});

describe('refused are tokens', () => {
  test('of the demo once it is off', async () => {
    const demo = new AccessTokens(secret, { isDemo: true });
    const token = await demo.sign(actor);
    expect(await demo.verify(token)).toEqual(actor);
    expect(await tokens.verify(token)).toBeNull();
  });

  test('without a signature (alg: none)', async () => {
    const token = `${encode({ alg: 'none' })}.${encode(claims())}.`;
    expect(await tokens.verify(token)).toBeNull();
  });

  test('signed with a foreign key', async () => {
    expect(
      await tokens.verify(await signed(claims(), { key: 'another secret that is long enough!' })),
    ).toBeNull();
  });

  test('signed with another algorithm', async () => {
    const token = await signed(claims(), { alg: 'HS512', key: secret.padEnd(64, '.') });
    const same = new AccessTokens(secret.padEnd(64, '.'));
    expect(await same.verify(token)).toBeNull();
  });

  test('whose content was changed', async () => {
    const [header, , signature] = (await tokens.sign(actor)).split('.');
    expect(await tokens.verify(`${header}.${encode(claims())}.${signature}`)).toBeNull();
  });

  test.each([
    ['of another issuer', { iss: 'somebody' }],
    ['that never end', { exp: undefined }],
    ['that have ended', { exp: 1 }],
    ['for no user', { sub: undefined }],
    ['for a user without a number', { sub: 'admin' }],
    ['for a part of a user', { sub: '1.5' }],
    ['for an unknown role', { role: 'root' }],
    ['without a session', { sid: undefined }],
    ['for a part of a session', { sid: 1.5 }],
    ['for no session', { sid: 0 }],
    ['for a session beyond all rows', { sid: 2 ** 31 }],
    ['for a session in words', { sid: '7' }],
    ['for a session that is no number', { sid: Number.NaN }],
    ['for a user beyond all rows', { sub: '9999999999' }],
    ['for several roles', { role: ['customer', 'admin'] }],
    ['for a role in an object', { role: { name: 'admin' } }],
    ['that end at a part of a second', { exp: now() + 900.5 }],
    ['that end in words', { exp: 'tomorrow' }],
    ['that never end, in numbers', { exp: 1e300 }],
    ['that begin later', { nbf: now() + 600 }],
    ['that begin in words', { nbf: 'now' }],
    ['of several issuers', { iss: ['naap', 'somebody'] }],
  ])('%s', async (_kind, change) => {
    expect(await tokens.verify(await signed({ ...claims(), ...change }))).toBeNull();
    expect(await tokens.verify(await signed(claims()))).not.toBeNull();
  });

  test.each(['', '.', '..', 'a.b.c', 'not a token', '🧵.🧵.🧵'])('that are malformed: %j', async (token) => {
    expect(await tokens.verify(token)).toBeNull();
  });
});
