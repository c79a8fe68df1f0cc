import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { emailLinks, loginFailures, users } from '../../db/schema/accounts.ts';
import { lockUser } from './queries.ts';
import { revokeSessionsOf } from './sessions/queries.ts';

const app = testApp();
let moves = 0;
const newAddress = () => `moved_${++moves}@mail.example`;

const send = (method: 'POST' | 'DELETE', url: string, payload: object = {}, headers = {}) =>
  app.app.inject({ method, url, payload, headers });
const confirm = (token: string) => send('POST', '/auth/email/confirm/', { token });
const undo = (token: string) => send('POST', '/auth/email/undo/', { token });
const resend = ({ headers }: SignedUp) => send('POST', '/auth/email/resend/', {}, headers);
const cancel = ({ headers }: SignedUp) => send('DELETE', '/auth/email/pending/', {}, headers);
const login = (email: string, password: string) => send('POST', '/auth/login/', { email, password });
const register = (email: string) =>
  send('POST', '/auth/register/', {
    email,
    username: `taker_${++moves}`,
    phone_number: '0300 1234567',
    password: 'nine brass thimbles',
  });
const profile = async ({ headers }: SignedUp) =>
  (await app.app.inject({ url: '/auth/profile/', headers })).json();

function put({ headers }: SignedUp, fields: Record<string, string>) {
  const form = multipart(fields);
  return app.app.inject({
    method: 'PUT',
    url: '/auth/profile/',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
}

const askFor = (user: SignedUp, email: string) => put(user, { email, current_password: user.password });

async function tokenFor(email: string, page: string): Promise<string> {
  for (const { text } of await mailsTo(app, email)) {
    const token = new RegExp(`http://naap\\.test/${page}\\?token=([\\w-]{43})\\b`).exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`No mail to ${email} leads to /${page}`);
}

async function move(user: SignedUp): Promise<string> {
  const email = newAddress();
  expect((await askFor(user, email)).statusCode).toBe(200);
  expect((await confirm(await tokenFor(email, 'confirm-email'))).statusCode).toBe(200);
  return email;
}

const age = (hours: number) =>
  app.deps.db.update(emailLinks).set({
    createdAt: sql`${emailLinks.createdAt} - make_interval(hours => ${hours})`,
    expiresAt: sql`${emailLinks.expiresAt} - make_interval(hours => ${hours})`,
  });

describe('a new e-mail', () => {
  test('needs the current password, and wrong ones count as failed sign-ins', async () => {
    const user = await signUp(app);
    const email = newAddress();
    expect((await put(user, { email })).json()).toEqual({
      current_password: ['Enter your current password to change your e-mail address.'],
    });
    const wrong = () => put(user, { email, current_password: 'a guess' });
    const first = await wrong();
    expect([first.statusCode, first.json()]).toEqual([
      400,
      { current_password: ['This is not your current password.'] },
    ]);
    for (let index = 1; index < 10; index += 1) await wrong();
    expect((await askFor(user, email)).statusCode).toBe(429);
    expect((await login(user.email, user.password)).statusCode).toBe(429);
    expect(await mailsTo(app, email)).toEqual([]);
    await app.deps.db.delete(loginFailures);
  });

  test('takes effect once the link mailed there is opened', async () => {
    const user = await signUp(app);
    const email = newAddress();
    const asked = await askFor(user, email.toUpperCase());
    expect(asked.json()).toMatchObject({ email: user.email, pending_email: email, email_proven: true });
    expect((await login(email, user.password)).statusCode).toBe(401);
    expect((await login(user.email, user.password)).statusCode).toBe(200);
    const [mail] = await mailsTo(app, email);
    expect(mail).toMatchObject({ kind: 'accounts.confirm-new-email', held: false });
    expect(mail?.text, 'strangers choose names').not.toContain(user.username);

    const token = await tokenFor(email, 'confirm-email');
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await profile(user)).toMatchObject({ email, pending_email: null, email_proven: true });
    expect((await login(email, user.password)).statusCode).toBe(200);
    expect((await login(user.email, user.password)).statusCode).toBe(401);
  });

  test('stores the token only as a hash, for 24 hours', async () => {
    const user = await signUp(app);
    const email = newAddress();
    await askFor(user, email);
    const token = await tokenFor(email, 'confirm-email');
    const [link] = await app.deps.db.select().from(emailLinks).where(eq(emailLinks.email, email));
    expect(link?.tokenHash.toString('base64url')).not.toBe(token);
    await age(24);
    expect((await confirm(token)).json()).toMatchObject({ code: 'accounts.email_link_invalid' });
    expect(await profile(user)).toMatchObject({ email: user.email, pending_email: null });
  });

  test('can be cancelled or replaced', async () => {
    const user = await signUp(app);
    const [first, second] = [newAddress(), newAddress()];
    await askFor(user, first);
    await askFor(user, second);
    expect((await confirm(await tokenFor(first, 'confirm-email'))).statusCode).toBe(400);
    expect(await profile(user)).toMatchObject({ pending_email: second });
    expect((await cancel(user)).statusCode).toBe(204);
    expect(await profile(user)).toMatchObject({ email: user.email, pending_email: null });
    expect((await confirm(await tokenFor(second, 'confirm-email'))).statusCode).toBe(400);
    expect((await cancel(user)).statusCode).toBe(204);
  });

  test('is cancelled by a new password', async () => {
    const user = await signUp(app);
    const email = newAddress();
    await askFor(user, email);
    const change = { current_password: user.password, password: 'nine brass thimbles' };
    expect((await send('POST', '/auth/change-password/', change, user.headers)).statusCode).toBe(200);
    expect((await confirm(await tokenFor(email, 'confirm-email'))).statusCode).toBe(400);
  });

  test('is refused when a new password ends the session concurrently', async () => {
    const user = await signUp(app);
    const email = newAddress();
    const { db } = app.deps;
    const asked = await db.transaction(async (tx) => {
      await lockUser(tx, user.id);
      await revokeSessionsOf(tx, user.id);
      const asking = Promise.resolve(askFor(user, email));
      const countWaiting = () =>
        db.execute(sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
      await expect.poll(async () => (await countWaiting()).rows).toEqual([{ waiting: 1 }]);
      return { asking };
    });
    expect((await asked.asking).statusCode).toBe(401);
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('is refused when it is taken, also before the link is opened', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const taken = { email: ['A user with that e-mail address already exists.'] };
    expect((await askFor(user, other.email)).json()).toEqual(taken);
    const email = newAddress();
    await askFor(user, email);
    const token = await tokenFor(email, 'confirm-email');
    expect((await register(email)).statusCode).toBe(201);
    expect((await confirm(token)).json()).toEqual(taken);
    expect((await profile(user)).email).toBe(user.email);
  });

  test('voids the reset links mailed to the old address', async () => {
    const user = await signUp(app);
    await send('POST', '/auth/forgot-password/', { email: user.email });
    const token = await tokenFor(user.email, 'reset-password');
    await move(user);
    const reset = await send('POST', '/auth/reset-password/', { token, password: 'nine brass thimbles' });
    expect(reset.json()).toMatchObject({ code: 'accounts.reset_link_invalid' });
  });
});

describe('the link to confirm', () => {
  test('is mailed again on request, five times an hour in all', async () => {
    const user = await signUp(app, { proven: false });
    for (let index = 0; index < 5; index += 1) {
      expect((await resend(user)).json()).toEqual({
        detail: `We e-mailed a link to ${user.email}. It works for 24 hours.`,
      });
    }
    const refused = await resend(user);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'accounts.too_many_links']);
    expect((await askFor(user, newAddress())).statusCode).toBe(429);
    await age(1);
    expect((await resend(user)).statusCode).toBe(200);
    expect((await confirm(await tokenFor(user.email, 'confirm-email'))).statusCode).toBe(200);
    expect((await resend(user)).json()).toMatchObject({ code: 'accounts.nothing_to_confirm' });
  });

  test('goes to the new address while one is pending', async () => {
    const user = await signUp(app);
    const email = newAddress();
    await askFor(user, email);
    expect((await resend(user)).statusCode).toBe(200);
    expect((await mailsTo(app, email)).length).toBe(2);
  });

  test('leaves a pending change as it is', async () => {
    const user = await signUp(app, { proven: false });
    await resend(user);
    const email = newAddress();
    await askFor(user, email);
    expect((await confirm(await tokenFor(user.email, 'confirm-email'))).statusCode).toBe(200);
    expect(await profile(user)).toMatchObject({ email_proven: true, pending_email: email });
    expect((await confirm(await tokenFor(email, 'confirm-email'))).statusCode).toBe(200);
  });

  test('is invalid once the account has another address', async () => {
    const user = await signUp(app, { proven: false });
    await resend(user);
    await app.deps.db.update(users).set({ email: newAddress() }).where(eq(users.id, user.id));
    expect((await confirm(await tokenFor(user.email, 'confirm-email'))).statusCode).toBe(400);
  });

  test.each(['nonsense', 'a'.repeat(43), "' or true --"])(
    'that nobody was mailed does nothing: %s',
    async (token) => {
      expect((await confirm(token)).json()).toMatchObject({ code: 'accounts.email_link_invalid' });
      expect((await undo(token)).json()).toMatchObject({ code: 'accounts.undo_link_invalid' });
    },
  );
});

describe('undoing a change', () => {
  test('restores the old address, ends sessions and password, and mails a reset link there', async () => {
    const owner = await signUp(app);
    const thief = await move(owner);
    const [notice] = await mailsTo(app, owner.email);
    expect(notice).toMatchObject({ subject: 'Your e-mail address was changed', held: false });
    const token = await tokenFor(owner.email, 'undo-email-change');
    const { refresh } = (await login(thief, owner.password)).json();
    await put(owner, { email: newAddress(), current_password: owner.password });

    const responses = await Promise.all([undo(token), undo(token)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    for (const dead of [refresh, owner.refresh]) {
      expect((await send('POST', '/auth/refresh/', { refresh: dead })).statusCode).toBe(401);
    }
    expect((await resend(owner)).statusCode, 'access tokens write nothing').toBe(401);
    for (const email of [owner.email, thief])
      expect((await login(email, owner.password)).statusCode).toBe(401);
    expect(await profile(owner)).toMatchObject({ email: owner.email, pending_email: null });
    expect((await mailsTo(app, thief))[0]?.subject).toBe('The change of your e-mail address was undone');
    const resetMail = (await mailsTo(app, owner.email)).find(({ kind }) => kind === 'accounts.reset-link');
    expect(resetMail?.text).toContain('The password of before and every other way to sign in have ended');
    expect(resetMail?.text).not.toContain('your password stays as it is');

    const reset = { token: await tokenFor(owner.email, 'reset-password'), password: 'nine brass thimbles' };
    expect((await send('POST', '/auth/reset-password/', reset)).statusCode).toBe(200);
    expect((await login(owner.email, reset.password)).statusCode).toBe(200);
  });

  test('allows another reset link when the first has expired', async () => {
    const owner = await signUp(app);
    await move(owner);
    await undo(await tokenFor(owner.email, 'undo-email-change'));
    const before = (await mailsTo(app, owner.email)).length;
    await send('POST', '/auth/forgot-password/', { email: owner.email });
    expect((await mailsTo(app, owner.email)).length).toBe(before + 1);
  });

  test('is possible for a week, during which the address is reserved', async () => {
    const owner = await signUp(app);
    await move(owner);
    const token = await tokenFor(owner.email, 'undo-email-change');
    await age(7 * 24 - 1);
    expect((await register(owner.email)).json()).toEqual({
      email: ['A user with that e-mail address already exists.'],
    });
    expect((await askFor(await signUp(app), owner.email)).statusCode).toBe(400);
    await age(2);
    expect((await undo(token)).statusCode).toBe(400);
    expect((await register(owner.email)).statusCode).toBe(201);
  });

  test('undoes later changes too, and leaves earlier ones to be undone', async () => {
    const owner = await signUp(app);
    const second = await move(owner);
    await move(owner);
    const [toFirst, toSecond] = [
      await tokenFor(owner.email, 'undo-email-change'),
      await tokenFor(second, 'undo-email-change'),
    ];
    expect((await undo(toSecond)).statusCode).toBe(200);
    expect((await profile(owner)).email).toBe(second);
    expect((await undo(toFirst)).statusCode).toBe(200);
    expect((await profile(owner)).email).toBe(owner.email);
  });

  test('is not offered to an unproven address', async () => {
    const user = await signUp(app, { proven: false });
    await move(user);
    expect(await mailsTo(app, user.email)).toEqual([]);
  });
});
