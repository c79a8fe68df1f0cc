import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressOf } from '../../../../contract/paths.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { phoneSignIn, wrongCode } from '../../../../test/phone-sign-in.ts';
import { sentCodes } from '../../../../test/sent-codes.ts';
import { refreshTokens, users } from '../../../db/schema/accounts.ts';
import { messages, phoneCodes, phoneProofs, signInPhones } from '../../../db/schema/messages.ts';

const shop = testApp({ JOBS: 'false' });
const codes = sentCodes(shop);
const { signIn, codeTo, pass, give, call } = phoneSignIn(shop, codes);

const PHONE = '+923001234567';
const NEW = '+923211234567';
const GUARDED = 'session.guarded';

beforeEach(async () => {
  codes.forget();
  for (const table of [phoneCodes, phoneProofs, signInPhones, messages]) await shop.deps.db.delete(table);
});

type Bearer = Pick<SignedUp, 'headers'>;

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, by: Bearer, payload = {}) =>
  shop.app.inject({ method, url, headers: by.headers, ...(method !== 'GET' && { payload }) });

/** What a thief of the number has: a session that began with a code. */
async function thief(user: SignedUp): Promise<Bearer> {
  await give(user, PHONE);
  const response = await signIn(PHONE, { device: randomUUID() });
  await pass(61);
  return { headers: { ...user.headers, authorization: `Bearer ${response.json().session.access}` } };
}

const guardSessions = ({ id }: SignedUp) =>
  shop.deps.db
    .update(refreshTokens)
    .set({ guardedUntil: sql`now() + interval '1 day'` })
    .where(eq(refreshTokens.userId, id));

const outlast = (hours: number) =>
  shop.deps.db
    .update(refreshTokens)
    .set({ guardedUntil: sql`guarded_until - make_interval(hours => ${hours})` });

async function proveNew(by: Bearer, phone = NEW): Promise<void> {
  await send('POST', '/api/phones/codes/', by, { phone });
  const proven = await send('POST', '/api/phones/codes/prove/', by, { phone, code: await codeTo(phone) });
  expect(proven.statusCode).toBe(200);
}

async function ownCode(by: Bearer): Promise<string> {
  expect((await send('POST', '/auth/phone/own-code/', by)).statusCode).toBe(201);
  return codeTo(PHONE);
}

describe('a session that began with a code alone (accounts-28)', () => {
  const address = { full_name: 'A', address: 'B', city: 'Lahore', postal_code: '54000', country: 'PK' };
  const cart = {
    items: [{ id: 1, quantity: 1, price: 1000 }],
    payment_method: 'creditCard',
    total: 1000,
    ...address,
  };
  const moves: [string, 'POST' | 'PUT' | 'DELETE', string, object][] = [
    ['pays with store credit', 'POST', addressOf('POST /api/orders/{id}/credit/', { id: 1 }), { credit: 1 }],
    ['buys with store credit', 'POST', '/api/shop/orders/', { ...cart, credit: 5 }],
    ['buys with a saved card', 'POST', '/api/shop/orders/', { ...cart, saved_card: 1 }],
    ['turns a refund', 'PUT', addressOf('PUT /api/owed-refunds/{id}/', { id: 1 }), { as_credit: true }],
    [
      'gives an account for money owed back',
      'PUT',
      addressOf('PUT /api/orders/{id}/refund-account/', { id: 1 }),
      { iban: 'PK36SCBL0000001123456702', account_title: 'Thief' },
    ],
    ['withdraws a return', 'POST', addressOf('POST /api/shop/returns/{id}/withdraw/', { id: 1 }), {}],
    ['sets a password', 'POST', '/auth/phone/password/', { code: '123456', password: 'nine brass thimbles' }],
    ['changes the number', 'PUT', '/auth/phone/', { phone: NEW }],
    ['removes the number', 'DELETE', '/auth/phone/', {}],
    ['takes a copy of the data', 'POST', '/auth/export/', {}],
    ['removes a passkey', 'DELETE', addressOf('DELETE /auth/passkeys/{id}/', { id: 1 }), {}],
    ['removes a sign-in', 'DELETE', addressOf('DELETE /auth/social/{id}/', { id: 1 }), {}],
    ['connects a sign-in', 'POST', '/auth/social/connect/', {}],
  ];

  test.each(moves)('never %s', async (_, method, url, payload) => {
    const response = await send(method, url, await thief(await signUp(shop)), payload);
    expect([response.statusCode, response.json().code]).toEqual([403, GUARDED]);
  });

  test('changes no e-mail address, password or way to sign in, and deletes nothing', async () => {
    const user = await signUp(shop);
    const by = await thief(user);
    await shop.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    const email = await send('PUT', '/auth/profile/', by, {});
    expect(email.statusCode).toBe(415);
    const form = new FormData();
    form.append('email', 'thief@mail.example');
    const tries = [
      await shop.app.inject({ method: 'PUT', url: '/auth/profile/', headers: by.headers, payload: form }),
      await send('POST', '/auth/passkeys/options/', by),
      await send('POST', '/auth/second-factor/setup/', by),
      await send('POST', '/auth/deletion/', by),
    ];
    expect(tries.map((response) => [response.statusCode, response.json().code])).toEqual(
      Array(4).fill([403, GUARDED]),
    );
  });

  test('gives no bank account of a tailor', async () => {
    const by = await thief(await signUp(shop, { userType: 'tailor' }));
    const form = new FormData();
    form.append('cnic', '3520212345671');
    form.append('iban', 'PK36SCBL0000001123456702');
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/workshop/identity/',
      headers: by.headers,
      payload: form,
    });
    expect(response.json().code).toBe(GUARDED);
  });

  test.each([
    ['gives no bank account', { iban: 'PK36SCBL0000001123456702', account_title: 'Thief' }],
    ['takes no credit', { as_credit: 'true' }],
  ])('%s with a return', async (_, way) => {
    const fields = { part: 1, items: JSON.stringify([{ line: 1, quantity: 1 }]), reason: 'CHANGED_MIND' };
    const { payload, headers } = multipart({ ...fields, ...way });
    const by = await thief(await signUp(shop));
    const response = await shop.app.inject({
      method: 'POST',
      url: addressOf('POST /api/shop/orders/{id}/returns/', { id: 1 }),
      headers: { ...by.headers, ...headers, 'idempotency-key': randomUUID() },
      payload,
    });
    expect([response.statusCode, response.json().code]).toEqual([403, GUARDED]);
  });

  test.each<['tailor' | 'brand', 'POST' | 'PATCH' | 'DELETE', string, object]>([
    ['tailor', 'POST', '/api/connections/keys/', { name: 'Till', scopes: ['orders:read'] }],
    ['tailor', 'POST', addressOf('POST /api/connections/keys/{id}/rotation/', { id: 1 }), {}],
    ['tailor', 'POST', '/api/connections/webhooks/', { url: 'https://a.example', kinds: ['order.placed'] }],
    ['tailor', 'POST', addressOf('POST /api/connections/webhooks/{id}/rotation/', { id: 1 }), {}],
    ['tailor', 'PATCH', addressOf('PATCH /api/connections/webhooks/{id}/', { id: 1 }), { enabled: true }],
    [
      'tailor',
      'PATCH',
      addressOf('PATCH /api/connections/webhooks/{id}/', { id: 1 }),
      { kinds: ['order.placed'] },
    ],
    ['tailor', 'DELETE', addressOf('DELETE /api/connections/webhooks/{id}/', { id: 1 }), {}],
    ['brand', 'POST', addressOf('POST /api/workshop/discounts/{id}/answer/', { id: 1 }), { accept: true }],
  ])('of a %s is refused %s %s', async (userType, method, url, payload) => {
    const user = await signUp(shop, { userType });
    if (userType === 'tailor') {
      const response = await send(method, url, await thief(user), payload);
      return expect([response.statusCode, response.json().code]).toEqual([403, GUARDED]);
    }
    // Brands need more than a code; the account may have become one since.
    await guardSessions(user);
    const response = await send(method, url, user, payload);
    expect([response.statusCode, response.json().code]).toEqual([403, GUARDED]);
  });

  test('revokes a key and signs others out, because that only ends access (accounts-33)', async () => {
    const user = await signUp(shop, { userType: 'tailor' });
    const made = await send('POST', '/api/connections/keys/', user, {
      name: 'Till',
      scopes: ['orders:read'],
    });
    expect(made.statusCode, made.body).toBe(201);
    const by = await thief(user);
    const key = addressOf('DELETE /api/connections/keys/{id}/', { id: made.json().key.id });
    expect((await send('DELETE', key, by)).statusCode).toBe(204);
    const ended = await send('DELETE', '/auth/sessions/', by);
    expect(ended.statusCode, ended.body).toBeLessThan(300);
    expect((await send('GET', '/api/connections/keys/', user)).statusCode).toBe(401);
  });

  test('is not freed by another code to the same phone', async () => {
    const by = await thief(await signUp(shop));
    const confirmed = await send('POST', '/auth/confirm/', by, { phone_code: await ownCode(by) });
    expect(confirmed.json().code).toBe(GUARDED);
    expect((await send('DELETE', '/auth/phone/', by)).json().code).toBe(GUARDED);
  });

  test('is freed by the password, not by a wrong one', async () => {
    const user = await signUp(shop);
    const by = await thief(user);
    expect((await send('GET', '/auth/sign-in-ways/', by)).json().guarded_until).toEqual(expect.any(String));
    await send('POST', '/auth/confirm/', by, { current_password: 'a guess' });
    expect((await send('DELETE', '/auth/phone/', by)).json().code).toBe(GUARDED);
    const confirmed = await send('POST', '/auth/confirm/', by, { current_password: user.password });
    expect(confirmed.statusCode).toBe(204);
    expect((await send('GET', '/auth/sign-in-ways/', by)).json().guarded_until).toBeNull();
    expect((await send('DELETE', '/auth/phone/', by)).statusCode).toBe(204);
  });

  test('is freed by a link to the confirmed mailbox', async () => {
    const user = await signUp(shop, { proven: false });
    const by = await thief(user);
    expect((await send('POST', '/auth/confirm/mail/', by)).json().code).toBe('accounts.no_mailbox');
    await shop.deps.db.transaction((tx) => shop.deps.outbox.markProven(tx, user.email));
    expect((await send('POST', '/auth/confirm/mail/', by)).statusCode).toBe(200);
    const [mail] = (await mailsTo(shop, user.email)).filter(
      ({ kind }) => kind === 'accounts.confirm-session',
    );
    const token = /confirm-session\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const open = (payload: object) => call('POST', '/auth/confirm/link/', payload);
    expect((await open({ token: `x${token}` })).json().code).toBe('accounts.confirm_link_invalid');
    expect((await open({ token })).statusCode).toBe(200);
    expect((await send('DELETE', '/auth/phone/', by)).statusCode).toBe(204);
  });

  test('is free after 24 hours', async () => {
    const by = await thief(await signUp(shop));
    await outlast(23);
    expect((await send('DELETE', '/auth/phone/', by)).json().code).toBe(GUARDED);
    await outlast(2);
    expect((await send('DELETE', '/auth/phone/', by)).statusCode).toBe(204);
  });

  test('of a fresh account is free, since it has nothing to lose', async () => {
    const { ticket } = (await signIn(PHONE)).json();
    const made = await call('POST', '/auth/phone/register/', {
      ticket,
      username: 'fresh.phone',
      agreed: true,
    });
    const by = { headers: { authorization: `Bearer ${made.json().access}` } };
    const form = new FormData();
    form.append('email', 'fresh.phone@mail.example');
    const saved = await shop.app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      headers: by.headers,
      payload: form,
    });
    expect(saved.json()).toMatchObject({ email: '', pending_email: 'fresh.phone@mail.example' });
    const [mail] = await mailsTo(shop, 'fresh.phone@mail.example');
    const token = /confirm-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await call('POST', '/auth/email/confirm/', { token })).statusCode).toBe(200);
    expect((await send('GET', '/auth/profile/', by)).json()).toMatchObject({
      email: 'fresh.phone@mail.example',
      email_proven: true,
    });
  });
});

describe('the number of an account (accounts-27)', () => {
  const change = (by: Bearer, payload: object) => send('PUT', '/auth/phone/', by, payload);
  const phoneNow = async (user: SignedUp) =>
    (await send('GET', '/auth/sign-in-ways/', user)).json().phone?.number;

  test('is added with the password, once the account has proven it', async () => {
    const user = await signUp(shop);
    const unproven = await change(user, { phone: NEW, current_password: user.password });
    expect(unproven.json()).toEqual({ phone: [expect.stringContaining('Confirm this number')] });
    await proveNew(user);
    expect((await change(user, { phone: NEW })).json()).toHaveProperty('current_password');
    expect((await change(user, { phone: '0321 1234567', current_password: user.password })).json()).toEqual({
      phone: NEW,
      mailed_to: null,
    });
    expect(await phoneNow(user)).toBe(NEW);
    expect((await signIn(NEW)).json().outcome).toBe('signed_in');
    expect((await mailsTo(shop, user.email)).map(({ kind }) => kind)).toContain('accounts.phone-changed');
  });

  test('changes with a code to the old one, which is told', async () => {
    const user = await signUp(shop);
    await give(user, PHONE);
    await proveNew(user);
    expect((await change(user, { phone: NEW })).json()).toHaveProperty('old_code');
    const code = await ownCode(user);
    expect((await change(user, { phone: NEW, old_code: wrongCode(code) })).json()).toHaveProperty('old_code');
    expect(await phoneNow(user)).toBe(PHONE);
    expect((await change(user, { phone: NEW, old_code: code })).json().phone).toBe(NEW);
    expect((await codes.to(PHONE))[0]?.text).toContain('no longer opened with this number');
    expect((await signIn(PHONE)).json().outcome).toBe('register');
  });

  test('changes with password and mailbox, where the old one is lost', async () => {
    const user = await signUp(shop);
    await give(user, PHONE);
    await proveNew(user);
    const asked = await change(user, { phone: NEW, current_password: user.password });
    expect(asked.json()).toEqual({ phone: PHONE, mailed_to: user.email });
    expect(await phoneNow(user)).toBe(PHONE);
    const [mail] = (await mailsTo(shop, user.email)).filter(({ kind }) => kind === 'accounts.confirm-phone');
    const token = /confirm-phone\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const complete = () => call('POST', '/auth/phone/complete/', { token });
    expect((await complete()).statusCode).toBe(200);
    expect(await phoneNow(user)).toBe(NEW);
    expect((await complete()).json().code).toBe('accounts.phone_link_invalid');
  });

  test('belongs to one account', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    await give(owner, NEW);
    await proveNew(other);
    const response = await change(other, { phone: NEW, current_password: other.password });
    expect([response.statusCode, response.json().code]).toEqual([409, 'accounts.phone_taken']);
  });

  test('is not for staff and brands', async () => {
    for (const userType of ['support', 'brand'] as const) {
      const user = await signUp(shop, { userType });
      const response = await change(user, { phone: NEW, current_password: user.password });
      expect(response.json().code).toBe('accounts.code_not_enough');
    }
  });

  test('sets a password with a code, and ends other sessions', async () => {
    const user = await signUp(shop);
    await give(user, PHONE);
    const body = { code: await ownCode(user), password: 'nine brass thimbles' };
    const response = await send('POST', '/auth/phone/password/', user, body);
    expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
    expect((await send('DELETE', '/auth/phone/', user)).statusCode).toBe(401);
  });

  test('stays where there is no mailbox, and codes to it need a number', async () => {
    const user = await signUp(shop);
    expect((await send('POST', '/auth/phone/own-code/', user)).json().code).toBe('accounts.no_phone');
    await give(user, PHONE);
    await shop.deps.db
      .update(users)
      .set({ email: `phone-${randomUUID()}@accounts.invalid` })
      .where(eq(users.id, user.id));
    expect((await send('DELETE', '/auth/phone/', user)).json().code).toBe('accounts.last_way_to_sign_in');
  });
});
