import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { failure, testSocialApp } from '../../../../test/social-sign-in.ts';
import { refreshTokens, socialIdentities } from '../../../db/schema/accounts.ts';

const { shop, Browser, newEmail, newcomer } = testSocialApp();

describe('ways to sign in (accounts-21)', () => {
  const ways = async (headers: object) =>
    (await shop.app.inject({ url: '/auth/sign-in-ways/', headers: headers as SignedUp['headers'] })).json();
  const remove = (id: number, headers: SignedUp['headers']) =>
    shop.app.inject({ method: 'DELETE', url: `/auth/social/${id}/`, headers });

  test('are connected in the profile with the password, and disconnected', async () => {
    const user = await signUp(shop);
    const browser = new Browser();
    expect((await browser.start({}, user.headers)).json()).toEqual({
      current_password: ['Enter your current password.'],
    });
    expect((await browser.start({ current_password: 'a guess' }, user.headers)).json()).toEqual({
      current_password: ['This is not your current password.'],
    });
    const body = { current_password: user.password };
    await browser.visit({ email: newEmail() }, { body, headers: user.headers });
    const response = await browser.finish(user.headers);
    expect(response.json()).toMatchObject({ outcome: 'connected', provider: 'google' });
    const listed = await ways(user.headers);
    expect(listed).toMatchObject({ has_password: true, social: [{ provider: 'google' }] });
    expect((await remove(listed.social[0].id, user.headers)).statusCode).toBe(204);
    expect((await ways(user.headers)).social).toEqual([]);
    expect((await mailsTo(shop, user.email)).map(({ subject }) => subject)).toEqual([
      'Google was disconnected from your account',
      'You can sign in with Google now',
    ]);
  });

  test('are connected by nobody but who began', async () => {
    const [user, other] = [await signUp(shop), await signUp(shop)];
    for (const headers of [{}, other.headers]) {
      const browser = new Browser();
      const body = { current_password: user.password };
      await browser.visit({ email: newEmail() }, { body, headers: user.headers });
      expect(failure(await browser.finish(headers))).toBe('accounts.social_expired');
    }
    expect((await ways(user.headers)).social).toEqual([]);
  });

  test('cannot be connected twice', async () => {
    const { email } = await newcomer();
    const user = await signUp(shop);
    const browser = new Browser();
    const body = { current_password: user.password };
    await browser.visit({ email }, { body, headers: user.headers });
    const response = await browser.finish(user.headers);
    expect([response.statusCode, failure(response)]).toEqual([409, 'accounts.social_taken']);
  });

  test('cancelling leads back to the profile', async () => {
    const user = await signUp(shop);
    const options = { body: { current_password: user.password }, headers: user.headers };
    const response = await new Browser().visit({ decision: 'cancel' }, options);
    expect(response.headers.location).toBe('/profile?social=cancelled');
  });

  test('the last one stays until the account has a password, for which a mailed link is enough', async () => {
    const { email, headers } = await newcomer();
    const listed = await ways(headers);
    expect(listed.has_password).toBe(false);
    const [{ id }] = listed.social;
    const refused = await remove(id, headers);
    expect([refused.statusCode, failure(refused)]).toEqual([409, 'accounts.last_way_to_sign_in']);
    await shop.app.inject({ method: 'POST', url: '/auth/forgot-password/', payload: { email } });
    const [mail] = await mailsTo(shop, email);
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'nine brass thimbles';
    await shop.app.inject({ method: 'POST', url: '/auth/reset-password/', payload: { token, password } });
    const login = await shop.app.inject({
      method: 'POST',
      url: '/auth/login/',
      payload: { email, password },
    });
    expect((await remove(id, bearer(login.json().access))).statusCode).toBe(204);
  });

  test('of others are unknown', async () => {
    const { headers } = await newcomer();
    const [{ id }] = (await ways(headers)).social;
    const stranger = await signUp(shop);
    expect((await remove(id, stranger.headers)).statusCode).toBe(404);
    expect((await ways(stranger.headers)).social).toEqual([]);
  });

  test('without a password need a recent sign-in to add another', async () => {
    const { headers } = await newcomer();
    const start = () => new Browser().start({ provider: 'facebook' }, headers);
    expect((await start()).statusCode).toBe(200);
    await shop.deps.db
      .update(refreshTokens)
      .set({ confirmedAt: sql`${refreshTokens.confirmedAt} - interval '16 minutes'` });
    const response = await start();
    expect([response.statusCode, failure(response)]).toEqual([403, 'accounts.sign_in_again']);
  });

  test('that a stranger added before the address was confirmed end with the reset of its password', async () => {
    const { email, session } = await newcomer();
    const user = await signUp(shop, { proven: false, email: newEmail() });
    await shop.deps.db
      .update(socialIdentities)
      .set({ userId: user.id })
      .where(eq(socialIdentities.subject, email));
    expect(session).toBeTruthy();
    await shop.app.inject({ method: 'POST', url: '/auth/forgot-password/', payload: { email: user.email } });
    const [mail] = await mailsTo(shop, user.email);
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const payload = { token, password: 'nine brass thimbles' };
    expect(
      (await shop.app.inject({ method: 'POST', url: '/auth/reset-password/', payload })).statusCode,
    ).toBe(200);
    expect(await shop.deps.db.$count(socialIdentities, eq(socialIdentities.userId, user.id))).toBe(0);
  });
});
