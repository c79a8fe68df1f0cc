import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyAsTailor } from '../../../contract/applications.ts';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, signUp } from '../../../test/factories.ts';
import { FORM, linkIn, newEmail, sendApplication } from '../../../test/factories-applications.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { visitorCookie } from '../../../test/visitor-cookie.ts';
import { tailorApplications } from '../../db/schema/applications.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { files } from '../../db/schema/files.ts';
import { isProven } from '../../infra/mail/proven-addresses.ts';
import { purgeExpired } from '../system/jobs.ts';

const shop = testApp();
const APPLY = applyAsTailor.path;
const SENT = { message: 'Almost there: open the e-mail we sent you and confirm your application.' };

const send = (
  fields: Record<string, string | number> = {},
  pictures: Record<string, Buffer> = {},
  headers = {},
) => sendApplication(shop, fields, pictures, headers);

function post(name: 'open' | 'confirm' | 'withdraw', token: string) {
  return shop.app.inject({ method: 'POST', url: `${APPLY}${name}/`, payload: { token } });
}

const rowsOf = (email: string) =>
  shop.deps.db.select().from(tailorApplications).where(eq(tailorApplications.email, email));

async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(shop, email);
  return linkIn(mail?.text ?? '');
}

/** Submits and confirms an application; returns its token. */
async function handedIn(fields: Record<string, string | number> = {}, pictures: Record<string, Buffer> = {}) {
  const email = newEmail();
  expect((await send({ email, ...fields }, pictures)).statusCode).toBe(201);
  const token = await tokenFor(email);
  expect((await post('confirm', token)).statusCode).toBe(200);
  const [row] = await rowsOf(email);
  return { email, token, id: row?.id ?? 0 };
}

async function ask(id: number, question = 'Which machine do you use?') {
  await shop.deps.db
    .update(tailorApplications)
    .set({ state: 'QUESTIONED', question })
    .where(eq(tailorApplications.id, id));
}

/** The daily limit would stop the tests, which share one network. */
beforeEach(async () => {
  await shop.deps.db.update(tailorApplications).set({ network: null });
});

describe('applying as a tailor', () => {
  test('stores the application with its pictures until the address is confirmed (tailors-8)', async () => {
    const email = newEmail();
    const pictures = { picture_1: await jpeg(2000, 900), picture_2: await jpeg() };
    const response = await send({ email: email.toUpperCase() }, pictures);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toEqual(SENT);
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({
      state: 'UNCONFIRMED',
      name: 'Muhammad Rafiq',
      shopName: 'Rafiq & Sons',
      phone: '+923001234567',
      kind: 'gents',
      services: ['alteration', 'zari'],
      rates: { Kurta: 1900, Shalwar_Kameez: 2500 },
      leadTimeDays: 10,
      submittedAt: null,
    });
    const [mail, ...others] = await mailsTo(shop, email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'applications.confirm' });
    expect(mail?.text).not.toContain('Rafiq');

    const opened = (await post('open', linkIn(mail?.text ?? ''))).json();
    expect(opened).toMatchObject({ state: 'UNCONFIRMED', email, question: null, reason: null });
    expect(opened.pictures).toHaveLength(2);
    const picture = await shop.app.inject(opened.pictures[0].address);
    expect(picture.statusCode).toBe(200);
    const [stored] = await shop.deps.db.select().from(files).where(eq(files.id, opened.pictures[0].id));
    expect(stored).toMatchObject({ ownerId: null, published: false, mediaType: 'image/webp', width: 1280 });
    expect((await shop.app.inject(`/files/published/${stored?.key}`)).statusCode).toBe(404);
  });

  test.each([
    ['name', { name: '' }, 'This field is required.'],
    ['shop_name', { shop_name: 'ab' }, 'Use at least 3 characters.'],
    ['email', { email: 'nobody' }, 'Enter a valid e-mail address.'],
    ['phone', { phone: '12' }, 'Enter a phone number we can call, for example 0300 1234567.'],
    ['area', { area: 'see http://evil.example' }, 'Write this on one line, without a web address.'],
    ['city', { city: '' }, 'This field is required.'],
    ['address', { address: 'x'.repeat(201) }, 'Use at most 200 characters.'],
    ['kind', { kind: 'children' }, 'Choose one of the options.'],
    ['services', { services: '["flying"]' }, 'Choose one of the options.'],
    ['services', { services: 'x' }, 'This is not JSON.'],
    ['rates', { rates: '{}' }, 'Enter your rate for at least one garment.'],
    ['rates', { rates: '{"Kurta":99}' }, 'Enter 100 or more.'],
    ['rates', { rates: '{"Kurta":1900.5}' }, 'Enter a whole number.'],
    ['rates', { rates: '{"Abaya":2600}' }, 'There is a rate for a garment of the other kind.'],
    ['lead_time_days', { lead_time_days: 6 }, 'Enter 7 to 14 days.'],
    ['lead_time_days', { lead_time_days: 15 }, 'Enter 7 to 14 days.'],
    ['lead_time_days', { lead_time_days: 61 }, 'Enter 60 or less.'],
    ['about', { about: '4242 4242 4242 4242' }, 'Please do not enter a card number here.'],
  ])('refuses %s: %j', async (field, fields, sentence) => {
    const response = await send(fields);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json()).toEqual({ [field]: [sentence] });
  });

  test('the days that a garment may take are a setting', async () => {
    const { db } = shop.deps;
    await db.update(orderSettings).set({ partnerDaysFewest: 8, partnerDaysMost: 16 });
    expect((await send({ lead_time_days: 7 })).json()).toEqual({ lead_time_days: ['Enter 8 to 16 days.'] });
    expect((await send({ lead_time_days: 16, email: newEmail() })).statusCode).toBe(201);
    await db.update(orderSettings).set({ partnerDaysFewest: 7, partnerDaysMost: 14 });
  });

  test('refuses what is no picture, and a seventh one, on its field', async () => {
    const wrong = await send({}, { picture_3: Buffer.from('<svg onload=alert(1)>') });
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json())).toEqual(['picture_3']);
    expect((await send({}, { picture_7: await jpeg() })).json()).toEqual({
      picture_7: ['No file is expected here.'],
    });
  });

  test('sent twice with one key is one application', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': 'one application of mine' };
    const pictures = { picture_1: await jpeg() };
    for (const _ of [1, 2]) expect((await send({ email }, pictures, headers)).json()).toEqual(SENT);
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('a filled honeypot gets the same answer, and nothing is stored', async () => {
    const email = newEmail();
    expect((await send({ email, website: 'https://evil.example' })).json()).toEqual(SENT);
    expect(await rowsOf(email)).toEqual([]);
    expect(await mailsTo(shop, email)).toEqual([]);
  });

  test('an address with an account is told by mail only, and nothing is stored', async () => {
    const { email } = await signUp(shop, { proven: false });
    expect((await send({ email }, { picture_1: await jpeg() })).json()).toEqual(SENT);
    expect(await rowsOf(email)).toEqual([]);
    expect(await mailsTo(shop, email)).toMatchObject([{ kind: 'applications.address-in-use' }]);
  });

  test('every application is answered after the same time, whoever has an account', async () => {
    const { email } = await signUp(shop, { proven: false });
    const timeOf = async (applicant: string) => {
      const started = performance.now();
      expect((await send({ email: applicant })).json()).toEqual(SENT);
      return performance.now() - started;
    };
    for (const applicant of [email, newEmail()]) expect(await timeOf(applicant)).toBeGreaterThanOrEqual(245);
  });

  test('a customer applies with another address than their own (tailors-8)', async () => {
    const customer = await signUp(shop);
    const own = await send({ email: customer.email }, {}, customer.headers);
    expect(own.statusCode).toBe(400);
    expect(own.json()).toEqual({
      email: [expect.stringContaining('A tailor needs an account of its own') as never],
    });
    expect((await send({ email: newEmail() }, {}, customer.headers)).statusCode).toBe(201);
  });

  test('an address has one open application; a further one is told by mail', async () => {
    const { email, token } = await handedIn();
    expect((await send({ email, shop_name: 'Another shop' })).json()).toEqual(SENT);
    expect(await rowsOf(email)).toMatchObject([{ shopName: 'Rafiq & Sons', state: 'SUBMITTED' }]);
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ kind: 'applications.already-open' });
    expect(linkIn(mail?.text ?? '')).toBe(token);
  });

  test('three of an address and twenty of a network are taken a day', async () => {
    const email = newEmail();
    for (const _ of [1, 2, 3]) expect((await send({ email })).statusCode).toBe(201);
    const refused = await send({ email });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('applications.too_many');
    for (let sent = 3; sent < 20; sent += 1) expect((await send({ email: newEmail() })).statusCode).toBe(201);
    expect((await send({ email: newEmail() })).statusCode).toBe(429);
    const { visitor } = visitorCookie(shop);
    const ofVisitor = () => send({ email: newEmail() }, {}, { cookie: `visitor=${visitor}` });
    for (let sent = 0; sent < 4; sent += 1) expect((await ofVisitor()).statusCode).toBe(201);
    expect((await ofVisitor()).statusCode).toBe(429);
    await shop.deps.db
      .update(tailorApplications)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(tailorApplications.email, email));
    expect((await send({ email })).statusCode).toBe(201);
  });
});

describe('the mailed link', () => {
  test('hands the application in, once; the shop and the applicant hear of it', async () => {
    const email = newEmail();
    await send({ email });
    const token = await tokenFor(email);
    for (const _ of [1, 2]) {
      const response = await post('confirm', token);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.json()).toMatchObject({ state: 'SUBMITTED', email });
    }
    expect(await isProven(shop.deps.db, email)).toBe(true);
    const mails = await mailsTo(shop, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['applications.received', 'applications.confirm']);
    expect(linkIn(mails[0]?.text ?? '')).toBe(token);
    const [row] = await rowsOf(email);
    const told = await mailsTo(shop, shop.config.support.email);
    expect(told.filter(({ text }) => text.includes(`/admin/applications/${row?.id}\n`))).toHaveLength(1);
  });

  test('of one application deletes the unconfirmed others of the address, with their pictures', async () => {
    const email = newEmail();
    await send({ email, shop_name: 'A stranger wrote this' }, { picture_1: await jpeg() });
    const strangers = (await post('open', await tokenFor(email))).json().pictures;
    await send({ email });
    await post('confirm', await tokenFor(email));
    expect(await rowsOf(email)).toMatchObject([{ shopName: 'Rafiq & Sons' }]);
    expect((await shop.app.inject(strangers[0].address)).statusCode).toBe(404);
  });

  test('is told when the address has got an account meanwhile', async () => {
    const email = newEmail();
    await send({ email });
    const token = await tokenFor(email);
    await signUp(shop, { email });
    const response = await post('confirm', token);
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('applications.address_has_account');
  });

  test.each(['open', 'confirm', 'withdraw'] as const)(
    '%s refuses an unknown or expired token',
    async (call) => {
      expect((await post(call, 'x'.repeat(43))).json().code).toBe('applications.link_invalid');
      expect((await post(call, 'short')).json()).toEqual({ token: ['Use at least 20 characters.'] });
      const email = newEmail();
      await send({ email });
      const token = await tokenFor(email);
      await shop.deps.db
        .update(tailorApplications)
        .set({ createdAt: sql`now() - interval '8 days'` })
        .where(eq(tailorApplications.email, email));
      const response = await post(call, token);
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toBe('applications.link_invalid');
    },
  );

  test('withdraws an application with its pictures, unless it is decided', async () => {
    const { email, token, id } = await handedIn({}, { picture_1: await jpeg() });
    const { pictures } = (await post('open', token)).json();
    const decided = await handedIn();
    await shop.deps.db
      .update(tailorApplications)
      .set({ state: 'DECLINED', reason: 'No.' })
      .where(eq(tailorApplications.id, decided.id));
    expect((await post('withdraw', decided.token)).json().code).toBe('applications.closed');
    expect((await post('withdraw', token)).statusCode).toBe(204);
    expect(await rowsOf(email)).toEqual([]);
    expect((await shop.app.inject(pictures[0].address)).statusCode).toBe(404);
    expect((await post('open', token)).statusCode, `application ${id}`).toBe(404);
  });
});

describe('answering a question of the shop', () => {
  function sendAnswer(fields: Record<string, string | number>, pictures: Record<string, Buffer> = {}) {
    const { payload, headers } = multipart({ ...FORM, kept_pictures: '[]', ...fields }, pictures);
    return shop.app.inject({ method: 'POST', url: `${APPLY}answer/`, payload, headers });
  }

  test('changes what was written, keeps and replaces pictures, and hands it in again', async () => {
    const { email, token, id } = await handedIn(
      {},
      { picture_1: await jpeg(50, 50), picture_2: await jpeg() },
    );
    await ask(id);
    const before = (await post('open', token)).json();
    expect(before).toMatchObject({ state: 'QUESTIONED', question: 'Which machine do you use?' });
    const [first, second] = before.pictures;
    const response = await sendAnswer(
      { token, shop_name: 'Rafiq Tailors', kept_pictures: JSON.stringify([second.id]), note: 'A Juki.' },
      { picture_1: await jpeg(70, 70) },
    );
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ state: 'SUBMITTED', shop_name: 'Rafiq Tailors', question: null });
    expect(response.json().pictures).toHaveLength(2);
    expect(response.json().pictures[0].id).toBe(second.id);
    expect((await shop.app.inject(first.address)).statusCode).toBe(404);
    expect(await rowsOf(email)).toMatchObject([{ email, shopName: 'Rafiq Tailors' }]);
    const [told] = await mailsTo(shop, shop.config.support.email);
    expect(told).toMatchObject({ subject: 'Answer of Rafiq Tailors' });
  });

  test('is refused unless the shop has asked', async () => {
    const { token } = await handedIn();
    const response = await sendAnswer({ token });
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('applications.not_asked');
    expect((await sendAnswer({ token: 'y'.repeat(43) })).statusCode).toBe(404);
  });

  test('takes six pictures in all, and no pictures of others', async () => {
    const others = await handedIn({}, { picture_1: await jpeg() });
    const foreign = (await post('open', others.token)).json().pictures[0];
    const { token, id } = await handedIn({}, { picture_1: await jpeg(), picture_2: await jpeg() });
    await ask(id);
    const [one, two] = (await post('open', token)).json().pictures;
    const five = Object.fromEntries(
      await Promise.all([1, 2, 3, 4, 5].map(async (n) => [`picture_${n}`, await jpeg(40 + n, 40)] as const)),
    );
    const kept_pictures = JSON.stringify([one.id, two.id]);
    expect((await sendAnswer({ token, kept_pictures }, five)).json()).toEqual({
      picture_1: ['There can be 6 pictures.'],
    });
    const stolen = await sendAnswer({ token, kept_pictures: JSON.stringify([foreign.id]) });
    expect(stolen.json().pictures).toEqual([]);
    expect((await post('open', others.token)).json().pictures).toHaveLength(1);
  });
});

test('what nobody confirmed or answered, and what was declined, is purged in time (tailors-9)', async () => {
  const age = (id: number, days: number, state: 'UNCONFIRMED' | 'DECLINED' | 'QUESTIONED') =>
    shop.deps.db
      .update(tailorApplications)
      .set({
        state,
        submittedAt: state === 'UNCONFIRMED' ? null : new Date(),
        reason: state === 'DECLINED' ? 'No.' : null,
        changedAt: sql`now() - make_interval(days => ${days})`,
      })
      .where(eq(tailorApplications.id, id));
  const picture = { picture_1: await jpeg() };
  const cases = [
    ['UNCONFIRMED', 6, 'kept'],
    ['UNCONFIRMED', 8, 'deleted'],
    ['QUESTIONED', 89, 'kept'],
    ['QUESTIONED', 91, 'deleted'],
    ['DECLINED', 29, 'kept'],
    ['DECLINED', 31, 'without pictures'],
    ['DECLINED', 366, 'deleted'],
  ] as const;
  const made = [];
  for (const [state, days, expected] of cases) {
    const { id, token, email } = await handedIn({}, picture);
    const [{ address }] = (await post('open', token)).json().pictures;
    await age(id, days, state);
    await shop.deps.db.update(tailorApplications).set({ network: null });
    made.push({ email, address, expected, what: `${state} for ${days} days` });
  }
  await purgeExpired(shop.deps);
  for (const { email, address, expected, what } of made) {
    expect(await rowsOf(email), what).toHaveLength(expected === 'deleted' ? 0 : 1);
    expect((await shop.app.inject(address)).statusCode, what).toBe(expected === 'kept' ? 200 : 404);
  }
});
