import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { testApp } from '../../../test/app.ts';
import { bearer, jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { FORM, linkIn, newEmail, sendApplication } from '../../../test/factories-applications.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { users } from '../../db/schema/accounts.ts';
import { tailorApplications } from '../../db/schema/applications.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { fingerprint } from '../../infra/secret-tokens.ts';

const shop = testApp();
const LIST = '/api/staff/applications/';
let admin: SignedUp;
let other: SignedUp;
let support: SignedUp;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  other = await signUp(shop, { userType: 'admin' });
  support = await signUp(shop, { userType: 'support' });
});

beforeEach(async () => {
  await shop.deps.db.update(tailorApplications).set({ network: null });
});

const get = (path = '', { headers } = admin) => shop.app.inject({ url: LIST + path, headers });

function post(id: number, action: 'ask' | 'approve' | 'decline', payload: object, { headers } = admin) {
  return shop.app.inject({ method: 'POST', url: `${LIST}${id}/${action}/`, headers, payload });
}

async function applied(fields: Record<string, string | number> = {}, pictures: Record<string, Buffer> = {}) {
  const email = String(fields.email ?? newEmail());
  await sendApplication(shop, { ...fields, email }, pictures);
  const token = linkIn((await mailsTo(shop, email))[0]?.text ?? '');
  const payload = { token };
  await shop.app.inject({ method: 'POST', url: '/api/tailor-applications/confirm/', payload });
  const [row] = await shop.deps.db
    .select()
    .from(tailorApplications)
    .where(eq(tailorApplications.tokenHash, fingerprint(token)));
  if (!row) throw new Error('There is no application');
  return { id: row.id, email, token, version: row.version };
}

const audited = (id: number) =>
  shop.deps.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)));

const nameOf = (tag: string) => `${tag}_${Math.random().toString(36).slice(2, 10)}`;

describe('the list', () => {
  test('has confirmed applications only, newest first, by state, kind and words (tailors-10)', async () => {
    const email = newEmail();
    await sendApplication(shop, { email, shop_name: 'Never confirmed' });
    const gents = await applied({ shop_name: 'Darzi Khana Multan', city: 'Multan' });
    const ladies = await applied({ kind: 'ladies', rates: '{"Abaya":2600}' }, { picture_1: await jpeg() });
    const all = (await get()).json();
    expect(all.results.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([ladies.id, gents.id]);
    expect(all.results[0]).toMatchObject({
      state: 'SUBMITTED',
      shop_name: 'Rafiq & Sons',
      kind: 'ladies',
      number_of_rates: 1,
      number_of_pictures: 1,
    });
    expect(JSON.stringify(all)).not.toContain('Never confirmed');
    const idsOf = async (query: string) =>
      (await get(query)).json().results.map(({ id }: { id: number }) => id);
    expect(await idsOf('?kind=ladies')).toEqual([ladies.id]);
    expect(await idsOf('?search=khana%20KAR')).toEqual([]);
    expect(await idsOf('?search=darzi%20khana')).toEqual([gents.id]);
    expect(await idsOf(`?search=${encodeURIComponent(ladies.email)}`)).toEqual([ladies.id]);
    expect(await idsOf('?search=100%25')).toEqual([]);
    expect(await idsOf('?state=DECLINED')).toEqual([]);
    expect((await get('?state=UNCONFIRMED')).json()).toEqual({ state: ['Choose one of the options.'] });
  });

  test('has pages forwards and backwards', async () => {
    for (const _ of [1, 2, 3]) await applied();
    const first = (await get('?size=2')).json();
    const second = (await get(`?size=2&after=${first.next}`)).json();
    const back = (await get(`?size=2&before=${second.previous}`)).json();
    expect(back.results).toEqual(first.results);
    expect(first.results.map(({ id }: { id: number }) => id)).not.toContain(second.results[0].id);
  });
});

test('one application is read with its history, earlier ones and a free user name', async () => {
  const email = newEmail();
  const first = await applied({ email, shop_name: 'Two Needles', phone: '0301 7654321' });
  await post(first.id, 'decline', { version: first.version, reason: 'Too few pictures.' });
  await signUp(shop, { username: 'two_needles' });
  const second = await applied({ email, shop_name: 'Two Needles', phone: '0301 7654321' });
  const read = (await get(`${second.id}/`, support)).json();
  expect(read).toMatchObject({
    state: 'SUBMITTED',
    proposed_username: 'two_needles2',
    is_address_taken: false,
    tailor: null,
    events: [{ action: 'submit', by: null, note: '' }],
    earlier: [{ id: first.id, state: 'DECLINED' }],
  });
  expect((await get('999999/')).statusCode).toBe(404);
  const unconfirmed = newEmail();
  await sendApplication(shop, { email: unconfirmed });
  const [row] = await shop.deps.db
    .select({ id: tailorApplications.id })
    .from(tailorApplications)
    .where(eq(tailorApplications.email, unconfirmed));
  expect((await get(`${row?.id}/`)).statusCode).toBe(404);
});

describe('approving', () => {
  test('makes account, tailor and rates, publishes the chosen pictures and mails a link', async () => {
    const pictures = { picture_1: await jpeg(50, 50), picture_2: await jpeg(60, 60) };
    const { id, email, version } = await applied({ shop_name: 'Rafiq Tailors' }, pictures);
    const read = (await get(`${id}/`)).json();
    const username = nameOf('rafiq');
    const response = await post(id, 'approve', { version, username, pictures: [read.pictures[1].id] });
    expect(response.statusCode, response.body).toBe(200);
    const approved = response.json();
    expect(approved).toMatchObject({ state: 'APPROVED', tailor: expect.any(Number) });

    const tailor = (await shop.app.inject(`/tailor_module/tailors/${approved.tailor}/`)).json();
    expect(tailor).toMatchObject({
      user_username: username,
      tailor_type_name: 'Gents Tailor',
      tailor_area: 'Anarkali, Lahore',
      address: 'Shop 12, Bano Bazaar, Anarkali, Lahore',
      rate_per_design: { Kurta: 1900, Shalwar_Kameez: 2500 },
      service_provided: { alteration: 'Alterations', zari: 'Zari and gota work' },
      lead_time_days: 10,
      about: 'Thirty years at the machine.',
      promise_kept: null,
      measured_share: null,
      avg_price: 2200,
    });
    expect(tailor.pictures).toHaveLength(1);
    expect((await shop.app.inject(tailor.pictures[0])).statusCode).toBe(200);
    const listed = (await shop.app.inject('/tailor_module/tailors/?filter_type=gents')).json();
    expect(listed.results.map((one: { id: number }) => one.id)).toContain(approved.tailor);

    const [account] = await shop.deps.db.select().from(users).where(eq(users.email, email));
    expect(account).toMatchObject({
      userType: 'tailor',
      username,
      passwordHash: null,
      phoneNumber: '+923001234567',
      firstName: 'Muhammad',
      lastName: 'Rafiq',
    });
    expect(await audited(id)).toEqual([{ action: 'applications.approved', actorId: admin.id }]);

    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ kind: 'applications.approved' });
    const [, token] = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const set = { token, password: 'a needle and eleven threads' };
    const reset = await shop.app.inject({ method: 'POST', url: '/auth/reset-password/', payload: set });
    expect(reset.statusCode, reset.body).toBe(200);
    const login = { email, password: set.password };
    const signedIn = await shop.app.inject({ method: 'POST', url: '/auth/login/', payload: login });
    expect(signedIn.json()).toMatchObject({ user_type: 'tailor', username });
  });

  test('is welcomed again until a password is set; the earlier link ends (tailors-32)', async () => {
    const { id, email, version } = await applied();
    const username = nameOf('omar');
    const { tailor } = (await post(id, 'approve', { version, username, pictures: [] })).json();
    const welcome = (by = support, whom = tailor) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/staff/tailors/${whom}/welcome/`,
        headers: by.headers,
      });
    const read = async () =>
      (await shop.app.inject({ url: `/api/staff/tailors/${tailor}/`, headers: support.headers })).json();
    expect(await read()).toMatchObject({ can_be_welcomed: true });
    expect((await welcome()).statusCode).toBe(204);
    const [second, first] = await mailsTo(shop, email);
    expect(second).toMatchObject({ kind: 'applications.welcome-again' });
    expect(second?.text).toContain(`Customers find you as ${username}`);
    const setBy = (text = '') => {
      const [, token] = /reset-password\?token=([\w-]+)/.exec(text) ?? [];
      const payload = { token, password: 'a needle and eleven threads' };
      return shop.app.inject({ method: 'POST', url: '/auth/reset-password/', payload });
    };
    expect((await setBy(first?.text)).statusCode).toBe(400);
    const [account] = await shop.deps.db.select().from(users).where(eq(users.email, email));
    expect(
      await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, support.id)),
    ).toMatchObject([
      {
        action: 'applications.welcomed-again',
        subjectKind: 'tailor',
        subjectId: String(tailor),
        userId: account?.id,
      },
    ]);

    const block = (blockedAt: Date | null) =>
      shop.deps.db.update(users).set({ blockedAt }).where(eq(users.email, email));
    await block(new Date());
    expect((await welcome()).json().code).toBe('staff.account_blocked');
    expect(await read()).toMatchObject({ can_be_welcomed: false });
    await block(null);

    expect((await setBy(second?.text)).statusCode, 'a refused welcome ends no link').toBe(200);
    const refused = await welcome();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'staff.has_password']);
    expect(await read()).toMatchObject({ can_be_welcomed: false });
    for (const whom of [IN_HOUSE_TAILOR_ID, 999_999])
      expect((await welcome(admin, whom)).statusCode).toBe(404);
    const wrong = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/tailors/none/welcome/',
      headers: support.headers,
    });
    expect(wrong.statusCode).toBe(404);
    const customer = await signUp(shop);
    expect((await welcome(customer)).statusCode).toBe(403);
    expect((await welcome({ ...customer, headers: bearer('') })).statusCode).toBe(401);
  });

  test('of a tailor for both makes one without a type (tailors-7)', async () => {
    const { id, version } = await applied({ kind: 'both', rates: '{"Kurta":1900,"Abaya":2600}' });
    const { tailor } = (
      await post(id, 'approve', { version, username: nameOf('both'), pictures: [] })
    ).json();
    const read = (await shop.app.inject(`/tailor_module/tailors/${tailor}/`)).json();
    expect(read).toMatchObject({ tailor_type_name: null, rate_per_design: { Kurta: 1900, Abaya: 2600 } });
  });

  test('whoever lost the welcome asks for another link', async () => {
    const { id, email, version } = await applied();
    await post(id, 'approve', { version, username: nameOf('lost'), pictures: [] });
    await shop.app.inject({ method: 'POST', url: '/auth/forgot-password/', payload: { email } });
    expect((await mailsTo(shop, email))[0]).toMatchObject({ kind: 'accounts.reset-link' });
  });

  test('is refused for a taken user name or address, and nothing is made', async () => {
    const { id, email, version } = await applied();
    const taken = await post(id, 'approve', {
      version,
      username: admin.username.toUpperCase(),
      pictures: [],
    });
    expect(taken.statusCode).toBe(400);
    expect(Object.keys(taken.json())).toEqual(['username']);
    const odd = await post(id, 'approve', { version, username: 'a b', pictures: [] });
    expect(Object.keys(odd.json())).toEqual(['username']);
    await signUp(shop, { email });
    expect((await get(`${id}/`)).json()).toMatchObject({ is_address_taken: true });
    const response = await post(id, 'approve', { version, username: nameOf('new'), pictures: [] });
    expect(response.json().code).toBe('applications.address_taken');
    expect((await get(`${id}/`)).json()).toMatchObject({ state: 'SUBMITTED', tailor: null });
    expect(await audited(id)).toEqual([]);
  });
});

describe('two at once', () => {
  test('the second who decides is told who was first', async () => {
    const { id, version } = await applied();
    const responses = await Promise.all([
      post(id, 'approve', { version, username: nameOf('first'), pictures: [] }),
      post(id, 'decline', { version, reason: 'No.' }, other),
    ]);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(refused).toHaveLength(1);
    const { detail, code } = refused[0]?.json() ?? {};
    expect(code).toBe('applications.decided');
    const { state } = (await get(`${id}/`)).json();
    const [name, done] = state === 'APPROVED' ? [admin.username, 'approved'] : [other.username, 'declined'];
    expect(detail).toBe(`${name} has ${done} this application already.`);
  });

  test('whoever decides on an application that changed meanwhile looks at it again', async () => {
    const { id, token, version } = await applied();
    const asked = (await post(id, 'ask', { version, question: 'Which machine?' }, support)).json();
    const form = multipart({ ...FORM, token, kept_pictures: '[]', shop_name: 'Changed' });
    await shop.app.inject({ method: 'POST', url: '/api/tailor-applications/answer/', ...form });
    const late = await post(id, 'approve', {
      version: asked.version,
      username: nameOf('late'),
      pictures: [],
    });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('applications.changed');
    expect((await get(`${id}/`)).json()).toMatchObject({ state: 'SUBMITTED', shop_name: 'Changed' });
  });
});

test('declining mails the reason; the link shows it', async () => {
  const { id, email, token, version } = await applied();
  expect((await post(id, 'decline', { version, reason: ' ' })).json()).toEqual({
    reason: ['This field is required.'],
  });
  const response = await post(id, 'decline', { version, reason: 'We have enough tailors in Lahore.' });
  expect(response.json()).toMatchObject({ state: 'DECLINED', reason: 'We have enough tailors in Lahore.' });
  const [mail] = await mailsTo(shop, email);
  expect(mail).toMatchObject({ kind: 'applications.declined' });
  expect(mail?.text).toContain('We have enough tailors in Lahore.');
  const payload = { token };
  const opened = await shop.app.inject({ method: 'POST', url: '/api/tailor-applications/open/', payload });
  expect(opened.json()).toMatchObject({ state: 'DECLINED', reason: 'We have enough tailors in Lahore.' });
  expect(await audited(id)).toEqual([{ action: 'applications.declined', actorId: admin.id }]);
});

test('asking mails the question with the link of the application; support may, too', async () => {
  const { id, email, token, version } = await applied();
  const response = await post(id, 'ask', { version, question: 'Do you stitch sherwanis?' }, support);
  expect(response.json()).toMatchObject({
    state: 'QUESTIONED',
    events: [{ action: 'submit' }, { action: 'ask', by: support.username, note: 'Do you stitch sherwanis?' }],
  });
  const [mail] = await mailsTo(shop, email);
  expect(mail).toMatchObject({ kind: 'applications.question' });
  expect(linkIn(mail?.text ?? '')).toBe(token);
  expect(await audited(id)).toEqual([{ action: 'applications.asked', actorId: support.id }]);
});

test('support decides on nothing, others read nothing, an unknown application is 404', async () => {
  const { id, version } = await applied();
  const approval = { version, username: nameOf('no'), pictures: [] };
  expect((await post(id, 'approve', approval, support)).statusCode).toBe(403);
  expect((await post(id, 'decline', { version, reason: 'No.' }, support)).statusCode).toBe(403);
  const tailor = await signUp(shop, { userType: 'tailor' });
  expect((await get('', tailor)).statusCode).toBe(403);
  expect((await shop.app.inject({ url: LIST })).statusCode).toBe(401);
  expect((await post(999_999, 'approve', approval)).statusCode).toBe(404);
  expect((await post(999_999, 'ask', { version, question: 'Who?' })).statusCode).toBe(404);
});
