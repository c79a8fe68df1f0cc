import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { bearer, jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { FORM, linkIn } from '../../../test/factories-applications.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { phoneSignIn } from '../../../test/phone-sign-in.ts';
import { sentCodes } from '../../../test/sent-codes.ts';
import { users } from '../../db/schema/accounts.ts';
import { tailorApplications } from '../../db/schema/applications.ts';
import { messages, phoneCodes } from '../../db/schema/messages.ts';

const shop = testApp({ JOBS: 'false' });
const sent = sentCodes(shop);
const phones = phoneSignIn(shop, sent);
const APPLY = '/api/tailor-applications/';
const LIST = '/api/staff/applications/';
let admin: SignedUp;
let numbers = 0;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
});

beforeEach(async () => {
  const { db } = shop.deps;
  await db.update(tailorApplications).set({ network: null });
  await db.delete(phoneCodes);
  await db.execute(sql`update order_settings set news_by_whatsapp = true, quiet_from = 0, quiet_until = 0`);
});

const newPhone = () => `+92345${String(1_000_000 + ++numbers)}`;

interface By {
  device?: string;
  by?: SignedUp | undefined;
}

function call(url: string, payload: object, { device, by }: By = {}) {
  return shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...by?.headers },
    cookies: { ...(device && { phone_device: device }) },
  });
}

async function prove(phone: string, from: By) {
  expect((await call('/api/phones/codes/', { phone }, from)).statusCode).toBe(201);
  const response = await call('/api/phones/codes/prove/', { phone, code: await phones.codeTo(phone) }, from);
  expect(response.statusCode, response.body).toBe(200);
}

function send(fields: Record<string, string | number>, { device, by }: By = {}, pictures = {}) {
  const { payload, headers } = multipart({ ...FORM, ...fields }, pictures);
  return shop.app.inject({
    method: 'POST',
    url: APPLY,
    payload,
    headers: { ...by?.headers, ...headers },
    cookies: { ...(device && { phone_device: device }) },
  });
}

const rowsOf = (phone: string) =>
  shop.deps.db.select().from(tailorApplications).where(eq(tailorApplications.phone, phone));

async function handedIn(fields: Record<string, string | number> = {}, by?: SignedUp) {
  const phone = newPhone();
  const from = by ? { by } : { device: randomUUID() };
  await prove(phone, from);
  const response = await send({ phone, ...fields }, from, { picture_1: await jpeg() });
  expect(response.statusCode, response.body).toBe(201);
  const [row] = await rowsOf(phone);
  if (!row) throw new Error('There is no application');
  return { phone, row, from, token: await tokenTo(phone) };
}

const textTo = async (phone: string) => (await sent.to(phone))[0]?.text ?? '';
const tokenTo = async (phone: string) => linkIn(await textTo(phone));

const decide = (id: number, action: string, payload: object, by = admin) =>
  shop.app.inject({ method: 'POST', url: `${LIST}${id}/${action}/`, headers: by.headers, payload });

test('a proven number hands an application in at once, and is told by phone (tailors-34)', async () => {
  const { phone, row, token } = await handedIn({ shop_name: 'Stitch by Phone' });
  expect(row).toMatchObject({ state: 'SUBMITTED', phone });
  expect(await textTo(phone)).toContain('We have your application to Naap');
  const [message] = await shop.deps.db
    .select()
    .from(messages)
    .where(eq(messages.kind, 'applications.received'));
  expect(message).toMatchObject({ channel: 'whatsapp', recipient: phone, userId: null });
  const opened = (await call(`${APPLY}open/`, { token })).json();
  expect(opened).toMatchObject({ state: 'SUBMITTED', email: '', phone, pictures: [{}] });
  const told = (await mailsTo(shop, shop.config.support.email)).find(({ text }) =>
    text.includes(`/admin/applications/${row.id}\n`),
  );
  expect(told?.text).toContain(`no e-mail address; the phone is ${phone}`);
  const read = await shop.app.inject({ url: `${LIST}${row.id}/`, headers: admin.headers });
  expect(read.json()).toMatchObject({ email: '', phone, is_address_taken: false });
  const list = await shop.app.inject({ url: `${LIST}?search=stitch%20by%20phone`, headers: admin.headers });
  expect(list.json().results).toMatchObject([{ email: '', phone }]);
  for (const { body } of [read, list]) expect(body).not.toContain('accounts.invalid');
});

test('without WhatsApp it is a text message, whatever staff offer to others', async () => {
  await shop.deps.db.execute(sql`update order_settings set news_by_whatsapp = false, news_by_sms = false`);
  const { phone } = await handedIn();
  const found = await shop.deps.db.select().from(messages).where(eq(messages.recipient, phone));
  expect(found.map(({ kind, channel }) => [kind, channel])).toContainEqual(['applications.received', 'sms']);
});

test('what WhatsApp does not take in time goes as a text message, though there is no account yet', async () => {
  const { phone } = await handedIn();
  const { db, messages: outbox } = shop.deps;
  const [message] = await db
    .update(messages)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`${messages.recipient} = ${phone} and ${messages.channel} = 'whatsapp'`)
    .returning({ id: messages.id });
  await outbox.resume(false);
  const rows = await db.select().from(messages).where(eq(messages.recipient, phone)).orderBy(messages.id);
  expect(rows.find(({ id }) => id === message?.id)).toMatchObject({ state: 'expired', fellBackTo: 'sms' });
  expect(rows.at(-1)).toMatchObject({ kind: 'applications.received', channel: 'sms' });
});

test.each([
  ['nobody has proven', '0345 7654321', 'Confirm this number first'],
  ['that gets no codes', '042 35761234', 'mobile number of Pakistan'],
])('a number %s is refused on its field', async (_, phone, sentence) => {
  const response = await send({ phone }, { device: randomUUID() });
  expect(response.statusCode, response.body).toBe(400);
  expect(response.json()).toEqual({ phone: [expect.stringContaining(sentence) as never] });
});

test('a proof of another device, of another account, or of yesterday does not count', async () => {
  const phone = newPhone();
  const device = randomUUID();
  await prove(phone, { device });
  const customer = await signUp(shop);
  for (const from of [{}, { device: randomUUID() }, { device, by: customer }]) {
    expect((await send({ phone }, from)).json(), JSON.stringify(Object.keys(from))).toHaveProperty('phone');
  }
  await shop.deps.db.execute(sql`update phone_proofs set proven_at = now() - interval '25 hours'`);
  expect((await send({ phone }, { device })).json()).toHaveProperty('phone');
  expect(await rowsOf(phone)).toEqual([]);
});

test('a customer applies with a proven number that opens no account', async () => {
  const customer = await signUp(shop);
  const { phone } = await handedIn({}, customer);
  expect(await rowsOf(phone)).toMatchObject([{ state: 'SUBMITTED' }]);
  await shop.deps.db.delete(phoneCodes);
  const own = newPhone();
  await prove(own, { by: customer });
  await phones.give(customer, own);
  const refused = await send({ phone: own }, { by: customer });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    phone: [expect.stringContaining('This number opens an account already') as never],
  });
  expect(await rowsOf(own)).toEqual([]);
});

test('a number has one open application; a further one is told by phone, and three a day are taken', async () => {
  const { phone, from, token } = await handedIn();
  expect((await send({ phone, shop_name: 'Another shop' }, from)).statusCode).toBe(201);
  expect(await rowsOf(phone)).toMatchObject([{ shopName: 'Rafiq & Sons' }]);
  expect(await tokenTo(phone)).toBe(token);
  for (const _ of [1, 2]) {
    await call(`${APPLY}withdraw/`, { token: await tokenTo(phone) });
    await shop.deps.db.execute(sql`insert into tailor_applications
      (name, shop_name, email, phone, area, city, address, kind, services, rates, lead_time_days, about, token_hash,
       sealed_token, state, submitted_at, reason)
      select 'A', 'Abc', 'phone-' || gen_random_uuid() || '@accounts.invalid', ${phone}, 'A', 'L', 'S', 'gents', '{}',
       '{}', 7, '', gen_random_uuid()::text::bytea, '', 'DECLINED', now(), 'No.'`);
  }
  expect((await send({ phone }, from)).statusCode).toBe(201);
  expect((await send({ phone }, from)).statusCode).toBe(429);
});

test('a question is answered by the link; the number stays', async () => {
  const { phone, row, token } = await handedIn();
  const asked = await decide(row.id, 'ask', { version: row.version, question: 'Which machine?' });
  expect(asked.statusCode, asked.body).toBe(200);
  expect(await textTo(phone)).toContain('We have a question about your application');
  expect(await tokenTo(phone)).toBe(token);
  const answer = (fields: object) => {
    const { payload, headers } = multipart({ ...FORM, kept_pictures: '[]', token, ...fields }, {});
    return shop.app.inject({ method: 'POST', url: `${APPLY}answer/`, payload, headers });
  };
  const moved = await answer({ phone: newPhone() });
  expect(moved.statusCode).toBe(400);
  expect(moved.json()).toEqual({ phone: [expect.stringContaining('withdraw this application') as never] });
  expect((await answer({ phone })).json()).toMatchObject({ state: 'SUBMITTED', phone });
});

test('a declined applicant is told by phone, with a link to the reason', async () => {
  const { phone, row, token } = await handedIn();
  await decide(row.id, 'decline', { version: row.version, reason: 'Too few pictures.' });
  expect(await textTo(phone)).toContain('We cannot take you in as a tailor of Naap now.');
  expect(await tokenTo(phone)).toBe(token);
  expect((await call(`${APPLY}open/`, { token })).json()).toMatchObject({ reason: 'Too few pictures.' });
});

test('who is taken in signs in with a code and has the workshop (tailors-34)', async () => {
  const { phone, row } = await handedIn({}, undefined);
  const support = await signUp(shop, { userType: 'support' });
  const body = { version: row.version, username: `phone_${numbers}_tailor`, pictures: [] };
  expect((await decide(row.id, 'approve', body, support)).statusCode).toBe(403);
  const approved = await decide(row.id, 'approve', body);
  expect(approved.statusCode, approved.body).toBe(200);
  expect(await textTo(phone)).toContain('/phone-sign-in');
  const [user] = await shop.deps.db.select().from(users).where(eq(users.username, body.username));
  expect(user).toMatchObject({
    userType: 'tailor',
    phoneNumber: phone,
    passwordHash: null,
    email: row.email,
  });

  const { session } = (await phones.signIn(phone)).json();
  const headers = bearer(session.access);
  expect(session).toMatchObject({ user_type: 'tailor', email: '' });
  expect((await shop.app.inject({ url: '/api/workshop/earnings/', headers })).statusCode).toBe(200);
  const channel = await shop.app.inject({ url: '/api/notifications/channel/', headers });
  expect(channel.json()).toMatchObject({ channel: 'whatsapp', phone });

  const tailor = await shop.app.inject({
    url: `/api/staff/tailors/${approved.json().tailor}/`,
    headers: admin.headers,
  });
  expect(tailor.json().account).toMatchObject({ email: '', phone_number: phone, has_password: false });
  const again = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/tailors/${approved.json().tailor}/welcome/`,
    headers: admin.headers,
  });
  expect(again.statusCode).toBe(204);
  const told = await shop.deps.db.select().from(messages).where(eq(messages.kind, 'applications.approved'));
  expect(told.map(({ recipient, userId }) => [recipient, userId])).toEqual([
    [phone, user?.id],
    [phone, user?.id],
  ]);
  expect(await mailsTo(shop, row.email)).toEqual([]);
});

test('a number that has got an account meanwhile is not taken in', async () => {
  const { phone, row } = await handedIn();
  await phones.give(await signUp(shop), phone);
  const read = await shop.app.inject({ url: `${LIST}${row.id}/`, headers: admin.headers });
  expect(read.json()).toMatchObject({ is_address_taken: true });
  const body = { version: row.version, username: `late_${numbers}_tailor`, pictures: [] };
  const refused = await decide(row.id, 'approve', body);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('applications.address_taken');
});
