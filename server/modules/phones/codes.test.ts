import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { sentCodes } from '../../../test/sent-codes.ts';
import { visitorCookie } from '../../../test/visitor-cookie.ts';
import { messages, phoneCodes, phoneProofs } from '../../db/schema/messages.ts';
import { purgeCodes } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const codes = sentCodes(shop);

const PHONE = '+923001234567';

beforeEach(async () => {
  codes.forget();
  const { db } = shop.deps;
  await db.delete(phoneCodes);
  await db.delete(phoneProofs);
  await db.delete(messages);
  await db.execute(sql`update order_settings set codes_per_day = 500, cash_code_from = 0`);
});

interface From {
  by?: SignedUp | undefined;
  device?: string | undefined;
  address?: string;
  visitor?: string;
  locale?: string;
}

const guest = (device: string = randomUUID()): From => ({ device });

function call(
  path: string,
  payload: object,
  { by, device, address = '10.1.1.1', visitor, locale = 'en' }: From,
) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/phones/${path}`,
    remoteAddress: address,
    payload,
    headers: { 'accept-language': locale, ...by?.headers },
    cookies: { ...(visitor && { visitor }), ...(device && { phone_device: device }) },
  });
}

const ask = (from: From, phone = PHONE) => call('codes/', { phone }, from);
const prove = (from: From, code: string, phone = PHONE) => call('codes/prove/', { phone, code }, from);
const pass = (seconds: number) =>
  shop.deps.db.execute(sql`update phone_codes set created_at = created_at - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})`);
const codeTo = async (phone = PHONE) => (await codes.to(phone))[0]?.code ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code (messages-6)', () => {
  test('has six digits, and proves the number once for the account that asked', async () => {
    const customer = await signUp(shop);
    const response = await ask({ by: customer }, '0300 1234567');
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { sent_to: '+92300•••••67', expires_at: expect.any(String), resend_at: expect.any(String) },
    ]);
    expect(response.cookies).toEqual([]);
    expect(response.body).not.toContain(await codeTo());
    const [sent] = await codes.to(PHONE);
    expect(sent?.text).toBe(`${sent?.code} is your code at Naap. It works for 5 minutes. Tell it to nobody.`);
    expect(sent?.code).toMatch(/^\d{6}$/);
    expect((await prove({ by: await signUp(shop) }, sent?.code ?? '')).statusCode).toBe(400);
    const spaced = `${sent?.code.slice(0, 3)} ${sent?.code.slice(3)}`;
    expect((await prove({ by: customer }, spaced)).statusCode).toBe(200);
    expect((await prove({ by: customer }, spaced)).json()).toEqual({
      code: [expect.stringContaining('no longer valid')],
    });
  });

  test('is written in the language of the page', async () => {
    await ask({ ...guest(), locale: 'ur' });
    expect((await codes.to(PHONE))[0]?.text).toContain('کسی کو نہ بتائیں');
  });

  test('of a guest belongs to the device, by a cookie that no script reads', async () => {
    const response = await ask({});
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: 'phone_device', path: '/api', httpOnly: true, sameSite: 'Strict' });
    const code = await codeTo();
    expect((await prove({}, code)).statusCode).toBe(400);
    expect((await prove(guest(), code)).statusCode).toBe(400);
    expect((await prove(guest(cookie?.value), code)).statusCode).toBe(200);
  });

  test('is stored as a keyed hash', async () => {
    await ask(guest());
    const [row] = await shop.deps.db.select().from(phoneCodes);
    expect(JSON.stringify(row)).not.toContain(await codeTo());
    expect(row?.codeHash).toHaveLength(32);
  });

  test('is for five minutes', async () => {
    const device = guest();
    await ask(device);
    await pass(301);
    expect((await prove(device, await codeTo())).statusCode).toBe(400);
  });

  test('allows five tries, also at the same time', async () => {
    const device = guest();
    await ask(device);
    const code = await codeTo();
    const tries = await Promise.all(Array.from({ length: 12 }, () => prove(device, wrong(code))));
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect((await prove(device, code)).statusCode).toBe(400);
    const [row] = await shop.deps.db.select().from(phoneCodes);
    expect(row?.tries).toBe(5);
  });

  test('the fifth try may be right', async () => {
    const device = guest();
    await ask(device);
    const code = await codeTo();
    for (let n = 0; n < 4; n += 1) await prove(device, wrong(code));
    expect((await prove(device, code)).statusCode).toBe(200);
  });

  test('is sent once for a repeated request', async () => {
    const customer = await signUp(shop);
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/phones/codes/',
        payload: { phone: PHONE },
        headers: { 'idempotency-key': 'the-same', ...customer.headers },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(await codes.to(PHONE)).toHaveLength(1);
  });
});

describe('another code', () => {
  test('waits a minute, and ends the one before', async () => {
    const device = guest();
    await ask(device);
    const before = await codeTo();
    const refused = await ask(device);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'phones.too_soon']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    await pass(61);
    expect((await ask(device)).statusCode).toBe(201);
    expect(await shop.deps.db.$count(messages, sql`state = 'waiting'`)).toBe(1);
    const after = await codeTo();
    if (before !== after) expect((await prove(device, before)).statusCode).toBe(400);
    expect((await prove(device, after)).statusCode).toBe(200);
  });

  test('is refused after five in a day', async () => {
    const device = guest();
    for (let n = 0; n < 5; n += 1) {
      expect((await ask(device, `+92300123450${n}`)).statusCode).toBe(201);
      await pass(61);
    }
    expect((await ask(device, PHONE)).json().code).toBe('phones.too_many_codes');
    await pass(24 * 3600);
    expect((await ask(device, PHONE)).statusCode).toBe(201);
  });
});

test('a number gets five codes a day, and nobody learns that it had them (messages-6)', async () => {
  const answers = [];
  for (let n = 0; n < 7; n += 1) answers.push(await ask(guest()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(201));
  const shapes = answers.map((answer) => Object.keys(answer.json()).join());
  expect(new Set(shapes)).toHaveLength(1);
  expect(await codes.to(PHONE)).toHaveLength(5);
});

test('what was never sent cannot be guessed', async () => {
  for (let n = 0; n < 5; n += 1) await ask(guest());
  const device = guest();
  await ask(device);
  const [, ...others] = await shop.deps.db.select().from(phoneCodes).orderBy(phoneCodes.id);
  expect(others.at(-1)).toMatchObject({ isSent: false, messageId: null });
  expect((await prove(device, await codeTo())).statusCode).toBe(400);
});

let numbers = 0;
const answersOf = async (count: number, from: (n: number) => From) => {
  const answers: string[] = [];
  for (let n = 0; n < count; n += 1) {
    numbers += 1;
    const response = await ask(from(n), `+923011${String(numbers).padStart(6, '0')}`);
    answers.push(response.statusCode === 201 ? 'sent' : response.json().code);
  }
  return answers;
};

test('one client gets ten codes whatever cookies of phones it forgets, and a tenth of the day’s without a cookie at all', async () => {
  const { visitor } = visitorCookie(shop);
  expect((await answersOf(11, () => ({ ...guest(), visitor }))).slice(9)).toEqual([
    'sent',
    'phones.too_many_codes',
  ]);
  expect((await answersOf(51, () => guest())).slice(49)).toEqual(['sent', 'phones.network_busy']);
  expect(await answersOf(1, () => ({ ...guest(), ...visitorCookie(shop) }))).toEqual(['sent']);
});

test('a thousand phones behind one address get half of the day’s codes, a quarter those who have just come', async () => {
  await shop.deps.db.execute(sql`update order_settings set codes_per_day = 200`);
  const newcomer = () => ({ ...guest(), ...visitorCookie(shop) });
  const known = () => ({ ...guest(), ...visitorCookie(shop, 2 * 3_600_000) });
  const refused = 'phones.network_busy';
  expect(await answersOf(21, () => guest())).toEqual([...Array(20).fill('sent'), refused]);
  expect(await answersOf(51, newcomer)).toEqual([...Array(50).fill('sent'), refused]);
  expect(await answersOf(31, known)).toEqual([...Array(30).fill('sent'), refused]);
  const elsewhere = (n: number) => ({ ...newcomer(), address: `10.9.9.${n}` });
  expect(await answersOf(80, elsewhere)).toEqual(Array(80).fill('sent'));
  const last = await ask(elsewhere(81), '+923018888888');
  expect([last.statusCode, last.json().code]).toEqual([503, 'phones.no_codes_left']);
});

test('requests at the same time pass no limit together', async () => {
  await shop.deps.db.execute(sql`update order_settings set codes_per_day = 3`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => ask({ ...guest(), address: `10.9.8.${n}` }, `+92302123456${n}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
});

test.each(['+44 7400 123456', '+92 42 35761234', '+1 900 555 0100', '042 111 000 466', 'hello'])(
  'no code goes to %s, which costs much or has no screen (messages-6)',
  async (phone) => {
    const response = await ask(guest(), phone);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { phone: [expect.stringContaining('mobile number of Pakistan')] },
    ]);
  },
);

test.each(['12345', '1234567', '12345a', ''])('%s is no code', async (code) => {
  const response = await prove(guest(), code);
  expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['code']]);
});

test('codes are deleted after two days, proofs after a year (messages-9)', async () => {
  const device = guest();
  await ask(device);
  await prove(device, await codeTo());
  await pass(2 * 24 * 3600 + 60);
  await purgeCodes(shop.deps.db);
  expect(await shop.deps.db.$count(phoneCodes)).toBe(0);
  expect(await shop.deps.db.$count(phoneProofs)).toBe(1);
  await shop.deps.db.execute(sql`update phone_proofs set proven_at = now() - interval '366 days'`);
  await purgeCodes(shop.deps.db);
  expect(await shop.deps.db.$count(phoneProofs)).toBe(0);
});
