import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { runCommand, settingsOf } from '../../../../test/command.ts';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { Passkey } from '../../../../test/passkey.ts';
import {
  loginFailures,
  recoveryCodes,
  refreshTokens,
  secondFactors,
  users,
} from '../../../db/schema/accounts.ts';
import { normalisedCode, recoveryCode } from './recovery-codes.ts';
import { resealSecondFactors } from './service.ts';

const shop = testApp();

const STEP_MS = 30_000;

type Headers = Partial<SignedUp['headers']>;

const post = (url: string, payload: object, headers: Headers = {}, from = '203.0.113.1') =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: headers as SignedUp['headers'],
    remoteAddress: from,
  });
const login = ({ email, password }: SignedUp) => post('/auth/login/', { email, password });
const secondStep = (challenge: string, code: string) =>
  post('/auth/login/second-factor/', { challenge, code });
const outcome = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];

/** The app's code at the present step plus `steps`. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MS });
}

const WRONG = {
  code: ['This code is wrong or was already used. Wait for the next one, or take a recovery code.'],
};

async function turnOn(user: SignedUp) {
  const setup = await post('/auth/second-factor/setup/', { current_password: user.password }, user.headers);
  const { secret, setup_token } = setup.json();
  // The previous step, so that the present one is unused.
  const payload = { setup_token, code: codeOf(secret, -1) };
  const response = await post('/auth/second-factor/', payload, user.headers);
  expect(response.statusCode, response.body).toBe(200);
  return { secret: secret as string, ...(response.json() as { recovery_codes: string[]; access: string }) };
}

async function protectedUser(traits: Parameters<typeof signUp>[1] = {}) {
  const user = await signUp(shop, traits);
  return { user, ...(await turnOn(user)) };
}

async function challengeFor(user: SignedUp): Promise<string> {
  const response = await login(user);
  expect(response.statusCode).toBe(401);
  return response.json().challenge;
}

describe('turning two-step sign-in on (accounts-23)', () => {
  test('needs the password, stores nothing before a right code, and gives ten recovery codes once', async () => {
    const user = await signUp(shop);
    const setup = (payload: object) => post('/auth/second-factor/setup/', payload, user.headers);
    expect((await setup({})).json()).toEqual({ current_password: ['Enter your current password.'] });
    const { secret, url, qr_code, setup_token } = (await setup({ current_password: user.password })).json();
    expect(url).toContain(
      `otpauth://totp/Naap:${encodeURIComponent(user.email)}?issuer=Naap&secret=${secret}`,
    );
    expect(qr_code).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^M[\dMLZ ]+Z$/) });
    const on = (code: string) => post('/auth/second-factor/', { setup_token, code }, user.headers);
    const refused = await on('000000');
    const sentence = 'This code is wrong. Check that your phone has the right time, and enter the next one.';
    expect([refused.statusCode, refused.json()]).toEqual([400, { code: [sentence] }]);
    expect(await shop.deps.db.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(0);
    const response = await on(codeOf(secret));
    const { recovery_codes } = response.json();
    expect(recovery_codes).toHaveLength(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    const [row] = await shop.deps.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
    expect(row?.sealedSecret.toString('latin1')).not.toContain(secret);
    const codes = await shop.deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    expect(codes.map(({ codeHash }) => codeHash.length)).toEqual(Array(10).fill(32));
    expect((await mailsTo(shop, user.email))[0]?.subject).toBe('Two-step sign-in is on');
    const ways = await shop.app.inject({ url: '/auth/sign-in-ways/', headers: user.headers });
    expect(ways.json().second_factor).toEqual({ on: true, required: false, recovery_codes: 10 });
    expect(outcome(await setup({ current_password: user.password }))).toEqual([
      409,
      'accounts.second_factor_on',
    ]);
    expect(outcome(await on(codeOf(secret, 1)))).toEqual([409, 'accounts.second_factor_on']);
  });

  test('refuses the set-up of somebody else, a changed one, and one older than 15 minutes', async () => {
    const [user, other] = [await signUp(shop), await signUp(shop)];
    const setup = await post('/auth/second-factor/setup/', { current_password: user.password }, user.headers);
    const { secret, setup_token } = setup.json();
    const expired = [400, 'accounts.second_factor_expired'];
    const on = (token: string, { headers }: SignedUp) =>
      post('/auth/second-factor/', { setup_token: token, code: codeOf(secret) }, headers);
    expect(outcome(await on(setup_token, other))).toEqual(expired);
    expect(outcome(await on(`A${setup_token}`, user))).toEqual(expired);
    vi.useFakeTimers({ now: Date.now() + 14.9 * 60_000, toFake: ['Date'] });
    try {
      const access = await shop.deps.accessTokens.sign({
        id: user.id,
        role: 'customer',
        sessionId: await sessionOf(user),
      });
      vi.setSystemTime(Date.now() + 10_000);
      expect(outcome(await on(setup_token, { ...user, headers: bearer(access) }))).toEqual(expired);
    } finally {
      vi.useRealTimers();
    }
  });

  async function sessionOf({ id }: SignedUp): Promise<number> {
    const [row] = await shop.deps.db.select().from(refreshTokens).where(eq(refreshTokens.userId, id));
    return row?.id ?? 0;
  }
});

describe('signing in with two steps (accounts-23)', () => {
  test('answers 401 with a challenge, and the specified keys after the code', async () => {
    const { user, secret } = await protectedUser();
    const first = await login(user);
    expect([first.statusCode, first.json()]).toEqual([
      401,
      {
        detail: 'Enter the code of your authenticator app.',
        code: 'accounts.second_factor_needed',
        challenge: expect.any(String),
      },
    ]);
    expect(first.cookies).toEqual([]);
    const response = await secondStep(first.json().challenge, codeOf(secret));
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json()).sort()).toEqual(
      [
        'access',
        'email',
        'gender',
        'phone_number',
        'profile_picture',
        'refresh',
        'user_type',
        'username',
      ].sort(),
    );
    expect(response.cookies.map(({ name }) => name)).toEqual(['known_device']);
  });

  test('takes a code once, also of parallel requests, and none of earlier steps', async () => {
    const { user, secret } = await protectedUser();
    const challenge = await challengeFor(user);
    const code = codeOf(secret);
    const responses = await Promise.all([secondStep(challenge, code), secondStep(challenge, code)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await secondStep(challenge, code)).json()).toEqual(WRONG);
    expect((await secondStep(challenge, codeOf(secret, -1))).json()).toEqual(WRONG);
    expect((await secondStep(challenge, codeOf(secret, 1))).statusCode).toBe(200);
  });

  test('takes codes of the step before and after, and no further, also in Urdu digits', async () => {
    const { user, secret } = await protectedUser();
    const challenge = await challengeFor(user);
    expect((await secondStep(challenge, codeOf(secret, 2))).json()).toEqual(WRONG);
    const urdu = codeOf(secret, 1).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
    const spaced = urdu.replace(/(...)/, '$1 ');
    expect((await secondStep(challenge, spaced)).statusCode).toBe(200);
  });

  test('takes a recovery code once, tells how many are left, and asks for new ones with a code', async () => {
    const { user, secret, recovery_codes } = await protectedUser();
    const challenge = await challengeFor(user);
    const [code = ''] = recovery_codes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    expect((await secondStep(challenge, typed)).statusCode).toBe(200);
    expect((await secondStep(challenge, code)).json()).toEqual(WRONG);
    const used = (await mailsTo(shop, user.email)).find(({ kind }) => kind === 'accounts.recovery-code');
    expect(used?.text).toContain('9 are left');
    const renew = (payload: object) => post('/auth/second-factor/recovery-codes/', payload, user.headers);
    expect((await renew({ code: '123 456' })).json()).toEqual(WRONG);
    expect((await renew({})).json()).toEqual({ code: ['This field is required.'] });
    const renewed = await renew({ code: codeOf(secret) });
    expect(renewed.json().recovery_codes).toHaveLength(10);
    expect((await secondStep(challenge, recovery_codes[1] ?? '')).json()).toEqual(WRONG);
    expect((await secondStep(challenge, renewed.json().recovery_codes[1])).statusCode).toBe(200);
  });

  test('after ten wrong codes the account waits, and a right password does not clear them', async () => {
    const { user, secret } = await protectedUser();
    for (let index = 0; index < 10; index += 1) {
      const challenge = await challengeFor(user);
      expect((await secondStep(challenge, '000000')).json()).toEqual(WRONG);
    }
    const response = await secondStep(await challengeFor(user), codeOf(secret));
    expect(outcome(response)).toEqual([429, 'accounts.too_many_failures']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(14 * 60);
    await shop.deps.db.update(loginFailures).set({ at: sql`${loginFailures.at} - interval '16 minutes'` });
    expect((await secondStep(await challengeFor(user), codeOf(secret))).statusCode).toBe(200);
  });

  test('refuses a challenge that was changed, is older than five minutes, or of another password', async () => {
    const { user, secret } = await protectedUser();
    const challenge = await challengeFor(user);
    const expired = [400, 'accounts.second_factor_expired'];
    expect(outcome(await secondStep(`A${challenge}`, codeOf(secret)))).toEqual(expired);
    expect((await post('/auth/login/second-factor/', { challenge })).statusCode).toBe(400);
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
    try {
      expect(outcome(await secondStep(challenge, codeOf(secret)))).toEqual(expired);
    } finally {
      vi.useRealTimers();
    }
    await shop.deps.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id));
    expect(outcome(await secondStep(challenge, codeOf(secret)))).toEqual(expired);
  });

  test('a wrong password says nothing about the second factor', async () => {
    const { user } = await protectedUser();
    const response = await login({ ...user, password: 'not mine' });
    expect(outcome(response)).toEqual([401, 'accounts.wrong_credentials']);
  });

  test('goes on through a rotation of the secret, and without the old one afterwards', async () => {
    const { user, secret } = await protectedUser();
    const { config } = shop.deps;
    const { jwtSecret, jwtSecrets } = config;
    const next = 'the next secret of the shop, long enough';
    const signIn = async (steps: number) =>
      (await secondStep(await challengeFor(user), codeOf(secret, steps))).statusCode;
    try {
      Object.assign(config, { jwtSecret: next, jwtSecrets: [next, jwtSecret] });
      expect(await signIn(0)).toBe(200);
      expect(await resealSecondFactors(shop.deps)).toBeGreaterThan(0);
      expect(await resealSecondFactors(shop.deps)).toBe(0);
      Object.assign(config, { jwtSecrets: [next] });
      expect(await signIn(1)).toBe(200);
    } finally {
      Object.assign(config, { jwtSecret, jwtSecrets });
      await shop.deps.db.delete(secondFactors);
    }
  });

  test('recovery codes work after the secret of the shop has changed', async () => {
    const { user, secret, recovery_codes } = await protectedUser();
    await shop.deps.db
      .update(secondFactors)
      .set({ sealedSecret: Buffer.alloc(60) })
      .where(eq(secondFactors.userId, user.id));
    const challenge = await challengeFor(user);
    expect((await secondStep(challenge, codeOf(secret))).json()).toEqual(WRONG);
    expect((await secondStep(challenge, recovery_codes[0] ?? '')).statusCode).toBe(200);
  });
});

describe('turning it off', () => {
  const off = (code: string, headers: Headers) => post('/auth/second-factor/off/', { code }, headers);

  test('needs a code, and is told by mail', async () => {
    const { user, secret } = await protectedUser();
    expect((await off('000000', user.headers)).json()).toEqual(WRONG);
    expect((await off(codeOf(secret), user.headers)).statusCode).toBe(204);
    expect((await mailsTo(shop, user.email))[0]?.subject).toBe('Two-step sign-in is off');
    expect((await login(user)).statusCode).toBe(200);
    expect(outcome(await off(codeOf(secret, 1), user.headers))).toEqual([409, 'accounts.second_factor_off']);
    const renew = await post('/auth/second-factor/recovery-codes/', { code: '000000' }, user.headers);
    expect(outcome(renew)).toEqual([409, 'accounts.second_factor_off']);
  });

  test('is refused to staff', async () => {
    const { user, secret } = await protectedUser({ userType: 'support' });
    expect(outcome(await off(codeOf(secret), user.headers))).toEqual([403, 'accounts.second_factor_kept']);
  });
});

describe.each(['support', 'admin'] as const)('%s outside the demo', (userType) => {
  const waysOf = async (access: string) =>
    (await shop.app.inject({ url: '/auth/sign-in-ways/', headers: bearer(access) })).json();
  const orders = (access: string) => shop.app.inject({ url: '/api/notifications/', headers: bearer(access) });
  const required = [403, 'session.second_factor_required'];

  test('sets a second factor up before anything else works, and then goes on', async () => {
    const staff = await signUp(shop, { userType });
    const { access, refresh, setup_required } = (await login(staff)).json();
    expect(setup_required).toBe(true);
    expect(outcome(await orders(access))).toEqual(required);
    expect(await shop.deps.accessTokens.verify(access), 'sockets refuse it too').toBeNull();
    const refreshed = (await post('/auth/refresh/', { refresh })).json();
    expect(outcome(await orders(refreshed.access))).toEqual(required);
    const ways = await shop.app.inject({ url: '/auth/sign-in-ways/', headers: bearer(access) });
    expect(ways.json().second_factor).toEqual({ on: false, required: true, recovery_codes: 0 });
    const { access: full, secret } = await turnOn({ ...staff, headers: bearer(access) });
    expect((await orders(full)).statusCode).toBe(200);
    expect((await orders((await post('/auth/refresh/', { refresh })).json().access)).statusCode).toBe(200);
    const again = await secondStep(await challengeFor(staff), codeOf(secret));
    expect(again.json()).not.toHaveProperty('setup_required');
    expect((await orders(again.json().access)).statusCode).toBe(200);
  });

  test('signs in with a passkey instead, and then no longer with the password alone', async () => {
    const staff = await signUp(shop, { userType });
    const passkey = new Passkey('http://naap.test');
    const access = (await login(staff)).json().access;
    const asked = await post('/auth/passkeys/options/', { current_password: staff.password }, bearer(access));
    const cookie = (response: typeof asked) => ({ passkey_challenge: response.cookies[0]?.value ?? '' });
    await shop.app.inject({
      method: 'POST',
      url: '/auth/passkeys/',
      payload: { name: 'Key', credential: passkey.create(asked.json()) },
      headers: bearer(access),
      cookies: cookie(asked),
    });
    const options = await post('/auth/passkeys/sign-in/options/', {});
    const signedIn = await shop.app.inject({
      method: 'POST',
      url: '/auth/passkeys/sign-in/',
      payload: { credential: passkey.get(options.json()) },
      cookies: cookie(options),
    });
    expect(signedIn.json()).not.toHaveProperty('setup_required');
    expect((await orders(signedIn.json().access)).statusCode).toBe(200);
    expect(outcome(await login(staff))).toEqual([401, 'accounts.passkey_needed']);
    const [{ id } = { id: 0 }] = (await waysOf(signedIn.json().access)).passkeys;
    const remove = { method: 'DELETE' as const, url: `/auth/passkeys/${id}/` };
    const kept = await shop.app.inject({ ...remove, headers: bearer(signedIn.json().access) });
    expect(outcome(kept), 'the only second factor stays').toEqual([403, 'accounts.second_factor_kept']);
    await turnOn({ ...staff, headers: bearer(signedIn.json().access) });
    const removed = await shop.app.inject({ ...remove, headers: bearer(signedIn.json().access) });
    expect(removed.statusCode).toBe(204);
  });

  test('a session by the password alone ends with the set-up of a second factor elsewhere', async () => {
    const staff = await signUp(shop, { userType });
    const [own, other] = [(await login(staff)).json(), (await login(staff)).json()];
    await turnOn({ ...staff, headers: bearer(own.access) });
    const asked = await post(
      '/auth/passkeys/options/',
      { current_password: staff.password },
      bearer(other.access),
    );
    expect(asked.statusCode).toBe(401);
    expect((await post('/auth/refresh/', { refresh: other.refresh })).statusCode).toBe(401);
    expect((await post('/auth/refresh/', { refresh: own.refresh })).statusCode).toBe(200);
  });

  test('a session by the password alone does nothing where there is a second factor already', async () => {
    const staff = await signUp(shop, { userType });
    const { access } = (await login(staff)).json();
    await shop.deps.db
      .insert(secondFactors)
      .values({ userId: staff.id, sealedSecret: Buffer.from('sealed'), lastStep: 0 });
    const asked = await post('/auth/passkeys/options/', { current_password: staff.password }, bearer(access));
    expect(outcome(asked)).toEqual(required);
    expect(outcome(await shop.app.inject({ url: '/auth/sessions/', headers: bearer(access) }))).toEqual(
      required,
    );
  });
});

test('a customer who is promoted needs two factors from the next access token on', async () => {
  const user = await signUp(shop);
  await shop.deps.db.update(users).set({ userType: 'support' }).where(eq(users.id, user.id));
  const { access } = (await post('/auth/refresh/', { refresh: user.refresh })).json();
  const response = await shop.app.inject({ url: '/api/notifications/', headers: bearer(access) });
  expect(outcome(response)).toEqual([403, 'session.second_factor_required']);
});

test('a new password keeps the session as good as it was', async () => {
  const { user } = await protectedUser({ userType: 'support' });
  const payload = { current_password: user.password, password: 'nine brass thimbles' };
  const changed = await post('/auth/change-password/', payload, user.headers);
  expect(Object.keys(changed.json())).toEqual(['access', 'refresh']);
  const response = await shop.app.inject({
    url: '/api/notifications/',
    headers: bearer(changed.json().access),
  });
  expect(response.statusCode).toBe(200);
});

test('npm run second-factor:reset lets staff who lost the phone begin again', async () => {
  const { user } = await protectedUser({ userType: 'support' });
  const run = (...args: string[]) => runCommand('second-factor-reset', args, settingsOf(shop));
  const { output, error } = await run('--email', user.email.toUpperCase());
  expect(output).toBe(`${user.email} has no second factor and no passkey any more, and is signed out.\n`);
  expect(JSON.parse(error)).toMatchObject({ event: 'second_factor_reset', accountId: user.id });
  expect((await post('/auth/refresh/', { refresh: user.refresh })).statusCode).toBe(401);
  expect((await login(user)).json().setup_required).toBe(true);
  const refused = (reason: RegExp) => ({ status: 1, error: expect.stringMatching(reason) });
  expect(await run('--email', 'nobody@mail.example')).toMatchObject(refused(/There is no account/));
  expect(await run()).toMatchObject(refused(/--email is needed/));
});

describe('a recovery code', () => {
  test('spells its eighty bits in letters that cannot be confused', () => {
    expect(recoveryCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
    expect(recoveryCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  });

  test('is read as it is typed', () => {
    expect(normalisedCode(' o1ab-cdil efgh_jkmn ')).toBe('01ABCD11EFGHJKMN');
  });
});
