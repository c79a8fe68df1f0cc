import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { phoneSignIn, wrongCode } from '../../../../test/phone-sign-in.ts';
import { sentCodes } from '../../../../test/sent-codes.ts';
import { refreshTokens, users } from '../../../db/schema/accounts.ts';
import {
  channelChoices,
  messages,
  phoneCodes,
  phoneProofs,
  signInPhones,
} from '../../../db/schema/messages.ts';

const shop = testApp({ JOBS: 'false' });
const codes = sentCodes(shop);
const { ask, enter, signIn, codeTo, pass, give, call } = phoneSignIn(shop, codes);
const { db } = { db: () => shop.deps.db };

const PHONE = '+923001234567';
const OTHER = '+923211234567';
const WRONG = { code: [expect.stringContaining('no longer valid')] };

beforeEach(async () => {
  codes.forget();
  for (const table of [phoneCodes, phoneProofs, signInPhones, messages]) await db().delete(table);
  await db().execute(sql`update order_settings set codes_per_day = 500`);
});

async function registered(phone = PHONE, username = `by.phone${Math.random()}`.slice(0, 20)) {
  const { ticket } = (await signIn(phone)).json();
  const response = await call('POST', '/auth/phone/register/', { ticket, username, agreed: true });
  expect(response.statusCode).toBe(201);
  const [row] = await db().select().from(users).where(eq(users.username, username));
  if (!row) throw new Error('No account');
  const { access } = response.json();
  await pass(61);
  return { id: row.id, row, response, headers: { authorization: `Bearer ${access}` } };
}

describe('an account by phone (accounts-25)', () => {
  test('is made with a proven number, without password and mailbox', async () => {
    const from = { device: randomUUID() };
    await ask('0300 1234567', from);
    const first = await enter('0300-1234567', await codeTo(PHONE), from);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { outcome: 'register', username: expect.stringMatching(/^customer\d{6}$/), ticket: expect.any(String) },
    ]);
    const body = { ticket: first.json().ticket, username: 'bilal.k', first_name: 'Bilal', agreed: true };
    const key = randomUUID();
    const made = await call('POST', '/auth/phone/register/', body, { key });
    expect([made.statusCode, made.json()]).toEqual([
      201,
      expect.objectContaining({ username: 'bilal.k', email: '', phone_number: PHONE, user_type: 'customer' }),
    ]);
    expect((await call('POST', '/auth/phone/register/', body, { key })).json()).toEqual(made.json());
    const again = await call('POST', '/auth/phone/register/', { ...body, username: 'bilal.l' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'accounts.phone_taken']);
    const [row] = await db().select().from(users).where(eq(users.username, 'bilal.k'));
    expect(row).toMatchObject({ passwordHash: null, email: expect.stringMatching(/@accounts\.invalid$/) });
    const [choice] = await db()
      .select()
      .from(channelChoices)
      .where(eq(channelChoices.userId, row?.id ?? 0));
    expect(choice).toMatchObject({ channel: 'sms', phone: PHONE });
    expect(await mailsTo(shop, row?.email ?? '')).toEqual([]);
  });

  test('is signed in to by the next code, and shows no placeholder anywhere', async () => {
    const { headers, row } = await registered();
    const back = await signIn(PHONE);
    expect(back.json()).toMatchObject({
      outcome: 'signed_in',
      session: { username: row.username, email: '' },
    });
    for (const url of ['/auth/profile/', '/auth/sign-in-ways/', '/api/notifications/channel/']) {
      const response = await shop.app.inject({ url, headers });
      expect([response.statusCode, response.body.includes('accounts.invalid')]).toEqual([200, false]);
    }
    expect((await shop.app.inject({ url: '/auth/profile/', headers })).json()).toMatchObject({
      email: '',
      email_proven: false,
    });
  });

  test('needs agreement, a fresh ticket and a free name', async () => {
    const { ticket } = (await signIn(PHONE)).json();
    const post = (payload: object) => call('POST', '/auth/phone/register/', payload);
    expect((await post({ ticket, username: 'no.terms' })).json()).toHaveProperty('agreed');
    expect((await post({ ticket: 'forged', username: 'forged.one', agreed: true })).json().code).toBe(
      'accounts.phone_ticket_invalid',
    );
    const taken = await signUp(shop);
    expect((await post({ ticket, username: taken.username, agreed: true })).json()).toHaveProperty(
      'username',
    );
  });

  test('repeats the answer of a lost response', async () => {
    await registered();
    const from = { device: randomUUID(), key: randomUUID() };
    await ask(PHONE, { device: from.device });
    const code = await codeTo(PHONE);
    const first = await enter(PHONE, code, from);
    expect((await enter(PHONE, code, from)).json()).toEqual(first.json());
  });
});

describe('a code (accounts-26)', () => {
  test('works once, for its number, its device and its purpose, for five minutes', async () => {
    const from = { device: randomUUID() };
    await ask(PHONE, from);
    const code = await codeTo(PHONE);
    expect((await enter(OTHER, code, from)).json()).toEqual(WRONG);
    expect((await enter(PHONE, code, { device: randomUUID() })).json()).toEqual(WRONG);
    expect((await enter(PHONE, code, {})).json()).toEqual(WRONG);
    const asProof = await shop.app.inject({
      method: 'POST',
      url: '/api/phones/codes/prove/',
      payload: { phone: PHONE, code },
      cookies: { phone_device: from.device },
    });
    expect(asProof.json()).toEqual(WRONG);
    expect((await enter(PHONE, code, from)).statusCode).toBe(200);
    expect((await enter(PHONE, code, from)).json(), 'a replay').toEqual(WRONG);
    await pass(61);
    await ask(PHONE, from);
    const late = await codeTo(PHONE);
    await pass(301);
    expect((await enter(PHONE, late, from)).json()).toEqual(WRONG);
  });

  test('takes five tries, also at once', async () => {
    const from = { device: randomUUID() };
    await ask(PHONE, from);
    const code = await codeTo(PHONE);
    await Promise.all(Array.from({ length: 8 }, () => enter(PHONE, wrongCode(code), from)));
    expect((await enter(PHONE, code, from)).json()).toEqual(WRONG);
  });

  test('answers the same whether or not an account has the number', async () => {
    await registered();
    const known = await ask(PHONE, { device: randomUUID() });
    const unknown = await ask(OTHER, { device: randomUUID() });
    const shape = ({ statusCode, headers, json }: typeof known) => [
      statusCode,
      Object.keys(json()),
      Object.keys(headers).toSorted(),
    ];
    expect(shape(known)).toEqual(shape(unknown));
    const from = { device: randomUUID() };
    expect((await enter(PHONE, '000000', from)).json()).toEqual((await enter(OTHER, '000000', from)).json());
    for (const phone of [PHONE, OTHER]) {
      for (let time = 0; time < 7; time += 1) {
        const response = await ask(phone, { device: randomUUID() });
        expect(response.statusCode).toBe(201);
      }
    }
    expect((await codes.to(OTHER)).length).toBe(5);
  });

  test('to one number: a thousand devices share five codes of a day, so 25 tries', async () => {
    for (let chunk = 0; chunk < 20; chunk += 1) {
      const from = (place: number) => ({
        device: `device ${chunk} ${place}`,
        address: `10.9.${place}.${chunk}`,
      });
      const asked = await Promise.all(Array.from({ length: 50 }, (_, place) => ask(PHONE, from(place))));
      expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    }
    const [sent] = await db()
      .select({ count: sql`count(*)::int` })
      .from(phoneCodes)
      .where(eq(phoneCodes.isSent, true));
    expect(sent).toEqual({ count: 5 });
  }, 120_000);

  test('to many numbers: the day has a budget, of which a part is kept for devices that an account knows', async () => {
    await db().execute(sql`update order_settings set codes_per_day = 10`);
    const { response } = await registered();
    const known = response.cookies.find(({ name }) => name === 'known_device')?.value;
    const number = (n: number) => `+92300${1_000_000 + n}`;
    for (let n = 1; n < 9; n += 1) {
      const from = { device: randomUUID(), address: `10.2.2.${n}` };
      expect((await ask(number(n), from)).statusCode).toBe(201);
    }
    const last = await ask(number(20), { device: randomUUID(), address: '10.3.3.3' });
    expect([last.statusCode, last.json().code]).toEqual([503, 'phones.no_codes_left']);
    expect((await ask(PHONE, { device: randomUUID(), known })).statusCode).toBe(201);
  });

  test("of a device that the account knows is not used up by others' codes", async () => {
    const from = { device: randomUUID() };
    const { response } = await registered();
    const known = response.cookies.find(({ name }) => name === 'known_device')?.value;
    for (let time = 0; time < 6; time += 1) await ask(PHONE, { device: randomUUID() });
    codes.forget();
    await ask(PHONE, { device: randomUUID() });
    expect(await codes.to(PHONE)).toEqual([]);
    expect((await signIn(PHONE, { ...from, known })).json().outcome).toBe('signed_in');
  });

  test('is stored as a keyed hash, with a cookie that no script reads', async () => {
    const response = await ask(PHONE, {});
    expect(response.cookies[0]).toMatchObject({ name: 'phone_device', path: '/auth/phone', httpOnly: true });
    const [row] = await db().select().from(phoneCodes);
    expect(JSON.stringify(row)).not.toContain(await codeTo(PHONE));
    expect(response.body).not.toContain(await codeTo(PHONE));
  });
});

describe('who signs in by a code (accounts-25)', () => {
  test.each(['support', 'admin', 'brand'] as const)('%s does not', async (userType) => {
    await give(await signUp(shop, { userType }), PHONE);
    const response = await signIn(PHONE);
    expect([response.statusCode, response.json().code]).toEqual([403, 'accounts.code_not_enough']);
  });

  test('a tailor does', async () => {
    await give(await signUp(shop, { userType: 'tailor' }), PHONE);
    expect((await signIn(PHONE)).json()).toMatchObject({ session: { user_type: 'tailor' } });
  });

  test('an account with two factors is asked for the second', async () => {
    const user = await signUp(shop);
    await give(user, PHONE);
    await db().execute(
      sql`insert into second_factors (user_id, sealed_secret, last_step) values (${user.id}, 'x', 0)`,
    );
    const response = await signIn(PHONE);
    expect([response.statusCode, response.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'accounts.second_factor_needed', challenge: expect.any(String) }),
    ]);
  });

  test('a blocked account does not, and gets no second account', async () => {
    const user = await signUp(shop);
    await give(user, PHONE);
    await db().update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id));
    expect((await signIn(PHONE)).json().code).toBe('accounts.blocked');
  });

  test('only the verified number counts, not one that accounts have written down', async () => {
    await signUp(shop);
    await signUp(shop);
    expect((await signIn(PHONE)).json().outcome).toBe('register');
  });

  test('a new device is told to the mailbox', async () => {
    const user = await signUp(shop);
    await give(user, PHONE);
    await signIn(PHONE);
    expect((await mailsTo(shop, user.email)).map(({ kind }) => kind)).toContain('accounts.new-device');
    const [session] = await db()
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, user.id))
      .orderBy(sql`id desc`);
    expect(session?.guardedUntil?.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });
});
