import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../../contract/paths.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { Passkey } from '../../../../test/passkey.ts';
import { refreshTokens } from '../../../db/schema/accounts.ts';

const shop = testApp();

const UNCONFIRMED = { detail: 'Please confirm first that it is you.', code: 'session.unconfirmed' };

const post = (path: string, payload: object, { headers }: Pick<SignedUp, 'headers'>, cookies = {}) =>
  shop.app.inject({ method: 'POST', url: path, payload, headers, cookies });

const confirm = (user: SignedUp, payload: object) => post('/auth/confirm/', payload, user);

/** The order does not exist: 404 shows that the confirmation has passed. */
const refund = (user: SignedUp) =>
  post(addressOf('POST /api/orders/{id}/steps/', { id: 999_999 }), { action: 'record_refund' }, user);

/** A user who signed in some minutes ago. */
async function signedInBefore(minutes: number, role: SignedUpRole = 'support'): Promise<SignedUp> {
  const user = await signUp(shop, { userType: role });
  await shop.deps.db
    .update(refreshTokens)
    .set({ confirmedAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(refreshTokens.userId, user.id));
  return user;
}
type SignedUpRole = 'support' | 'admin' | 'brand';

describe('a refund (people-11)', () => {
  test('needs a sign-in of the last ten minutes', async () => {
    expect((await refund(await signedInBefore(9))).statusCode).toBe(404);
    const response = await refund(await signedInBefore(11));
    expect([response.statusCode, response.json()]).toEqual([403, UNCONFIRMED]);
  });

  test('is possible for ten minutes after the password was given again', async () => {
    const user = await signedInBefore(60);
    expect((await confirm(user, { current_password: user.password })).statusCode).toBe(204);
    expect((await refund(user)).statusCode).toBe(404);
    await shop.deps.db
      .update(refreshTokens)
      .set({ confirmedAt: sql`now() - interval '10 minutes'` })
      .where(eq(refreshTokens.userId, user.id));
    expect((await refund(user)).json()).toEqual(UNCONFIRMED);
  });

  test('is not opened by what another session of the account has confirmed', async () => {
    const user = await signedInBefore(60);
    const payload = { email: user.email, password: user.password };
    expect((await shop.app.inject({ method: 'POST', url: '/auth/login/', payload })).statusCode).toBe(200);
    expect((await refund(user)).json()).toEqual(UNCONFIRMED);
  });

  test('of goods needs it too for staff, not for the seller who packs them', async () => {
    const step = (user: SignedUp, action: string) =>
      post(addressOf('POST /api/seller-orders/{id}/steps/', { id: 999_999 }), { action }, user);
    const staff = await signedInBefore(60);
    expect((await step(staff, 'cancel')).json()).toEqual(UNCONFIRMED);
    expect((await step(staff, 'return')).json()).toEqual(UNCONFIRMED);
    expect((await step(staff, 'pack')).statusCode).toBe(404);
    expect((await step(await signedInBefore(60, 'brand'), 'cancel')).statusCode).toBe(404);
  });

  test('needs nothing for other steps of an order', async () => {
    const user = await signedInBefore(60);
    const url = addressOf('POST /api/orders/{id}/steps/', { id: 999_999 });
    expect((await post(url, { action: 'deliver' }, user)).statusCode).toBe(404);
  });
});

describe('confirming who is there', () => {
  test('needs the password or a code, and the right one', async () => {
    const user = await signedInBefore(60);
    const outcome = async (payload: object) => {
      const response = await confirm(user, payload);
      return [response.statusCode, response.json()];
    };
    expect(await outcome({})).toEqual([400, { current_password: ['Enter your current password.'] }]);
    expect(await outcome({ current_password: 'a guess' })).toEqual([
      400,
      { current_password: ['This is not your current password.'] },
    ]);
    expect((await outcome({ code: '123456' }))[1]).toMatchObject({ code: 'accounts.second_factor_off' });
    expect((await refund(user)).json()).toEqual(UNCONFIRMED);
  });

  test('is refused without a session, and after it has ended', async () => {
    const user = await signedInBefore(60);
    const url = '/auth/confirm/';
    const payload = { current_password: user.password };
    expect((await shop.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    await shop.app.inject({ method: 'POST', url: '/auth/logout/', payload: { refresh: user.refresh } });
    expect((await confirm(user, payload)).statusCode).toBe(401);
  });

  test('is limited like sign-ins (accounts-8)', async () => {
    const user = await signedInBefore(60);
    for (let time = 0; time < 10; time += 1) await confirm(user, { current_password: 'a guess' });
    expect((await confirm(user, { current_password: user.password })).statusCode).toBe(429);
  });

  test('works with a code of the second factor', async () => {
    const user = await signedInBefore(0);
    const setup = await post('/auth/second-factor/setup/', { current_password: user.password }, user);
    const { secret, setup_token } = setup.json();
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await post('/auth/second-factor/', { setup_token, code: codeOf(-1) }, user);
    await shop.deps.db
      .update(refreshTokens)
      .set({ confirmedAt: sql`now() - interval '1 hour'` })
      .where(eq(refreshTokens.userId, user.id));
    expect((await confirm(user, { code: '000000' })).json()).toHaveProperty('code');
    expect((await refund(user)).json()).toEqual(UNCONFIRMED);
    expect((await confirm(user, { code: codeOf(0) })).statusCode).toBe(204);
    expect((await refund(user)).statusCode).toBe(404);
  });
});

describe('confirming with a passkey', () => {
  async function withPasskey() {
    const user = await signUp(shop, { userType: 'admin' });
    const passkey = new Passkey('http://naap.test');
    const options = await post('/auth/passkeys/options/', { current_password: user.password }, user);
    await post(
      '/auth/passkeys/',
      { name: 'Pixel 9', credential: passkey.create(options.json()) },
      user,
      cookieOf(options),
    );
    await shop.deps.db
      .update(refreshTokens)
      .set({ confirmedAt: sql`now() - interval '1 hour'` })
      .where(eq(refreshTokens.userId, user.id));
    return { user, passkey };
  }

  const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

  async function confirmWith(passkey: Passkey, user: SignedUp) {
    const options = await post('/auth/passkeys/sign-in/options/', {}, user);
    const payload = { credential: passkey.get(options.json()) };
    return post('/auth/passkeys/confirm/', payload, user, cookieOf(options));
  }

  test('opens what needs it', async () => {
    const { user, passkey } = await withPasskey();
    expect((await refund(user)).json()).toEqual(UNCONFIRMED);
    expect((await confirmWith(passkey, user)).statusCode).toBe(204);
    expect((await refund(user)).statusCode).toBe(404);
  });

  test("of somebody else's account is refused", async () => {
    const { user } = await withPasskey();
    const other = await withPasskey();
    const response = await confirmWith(other.passkey, user);
    expect([response.statusCode, response.json().code]).toEqual([401, 'accounts.passkey_refused']);
    expect((await refund(user)).json()).toEqual(UNCONFIRMED);
  });
});
