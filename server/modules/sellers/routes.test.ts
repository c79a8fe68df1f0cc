import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OwnIdentity } from '../../../contract/seller-identity.ts';
import { testApp } from '../../../test/app.ts';
import { jpeg, makeTailor, type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand } from '../../../test/factories-shop.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { files } from '../../db/schema/files.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { sellerIdentities } from '../../db/schema/sellers.ts';

const shop = testApp();

const NUMBERS = { cnic: '35202-1234567-1', iban: 'PK36 SCBL 0000 0011 2345 6702' };

let admin: SignedUp;
let agent: SignedUp;
let customer: SignedUp;
let tailor: SignedUp;
let tailorId: number;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  agent = await signUp(shop, { userType: 'support' });
  customer = await signUp(shop);
  tailor = await signUp(shop, { userType: 'tailor' });
  tailorId = (await makeTailor(shop, { userId: tailor.id })).id;
});

afterEach(async () => {
  await shop.deps.db.delete(auditEntries);
});

const OWN = '/api/workshop/identity/';
const of = (seller: { id: number }) => `/api/staff/sellers/${seller.id}/identity/`;

interface Pictures {
  cnic_front?: Buffer;
  cnic_back?: Buffer;
}

function give(
  person: SignedUp | null,
  fields: Record<string, string> = NUMBERS,
  pictures: Pictures = {},
  key?: string,
) {
  const payload = new FormData();
  for (const [name, value] of Object.entries(fields)) payload.set(name, value);
  for (const [name, bytes] of Object.entries(pictures)) {
    payload.set(name, new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' }));
  }
  const headers = { ...person?.headers, ...(key ? { 'idempotency-key': key } : {}) };
  return shop.app.inject({ method: 'POST', url: OWN, headers, payload });
}

const read = (url: string, person: SignedUp | null) =>
  shop.app.inject({ url, ...(person ? { headers: person.headers } : {}) });
const look = (seller: { id: number }, person: SignedUp | null = admin) =>
  shop.app.inject({ method: 'POST', url: `${of(seller)}looks/`, headers: { ...person?.headers } });
const decide = (seller: { id: number }, payload: object, person: SignedUp | null = admin) =>
  shop.app.inject({ method: 'PUT', url: of(seller), headers: { ...person?.headers }, payload });
const versionOf = async (seller: { id: number }) => (await read(of(seller), admin)).json().version;

async function newTailor() {
  const person = await signUp(shop, { userType: 'tailor' });
  const { id } = await makeTailor(shop, { userId: person.id });
  return { ...person, tailor: id };
}

describe('a seller', () => {
  test('gives numbers and pictures, and sees only how the numbers end (sellers-3)', async () => {
    const before: OwnIdentity = (await read(OWN, tailor)).json();
    expect(before).toMatchObject({ needed: true, required: false, state: 'missing', iban_end: null });
    const numbers = {
      ...NUMBERS,
      account_title: ' Muhammad  Rafiq',
      ntn: '4174941-3',
      strn: '0305470101282',
    };
    const given = await give(tailor, numbers, { cnic_front: await jpeg() });
    expect(given.statusCode, given.body).toBe(200);
    expect(given.json()).toMatchObject({
      state: 'to_check',
      cnic_end: '567-1',
      iban_end: '6702',
      account_title: 'Muhammad  Rafiq',
      ntn_end: '941-3',
      strn_end: '12-82',
      documents: ['cnic_front'],
    });
    expect((await read(OWN, tailor)).json()).toEqual(given.json());
    for (const number of ['35202', '1234567', 'SCBL', '4174941']) expect(given.body).not.toContain(number);
  });

  test('has them sealed in the database, apart from the end of the IBAN (sellers-5)', async () => {
    await give(tailor);
    const [row] = await shop.deps.db
      .select()
      .from(sellerIdentities)
      .where(eq(sellerIdentities.userId, tailor.id));
    expect(row?.ibanEnd).toBe('6702');
    const stored = row?.sealedNumbers?.toString('latin1');
    expect(stored).not.toMatch(/35202|SCBL|cnic/);
    const { rows } = await shop.deps.db.execute(
      sql`select seller_identities::text as text from seller_identities`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/35202|SCBL/);
  });

  test('replaces a picture by its kind and keeps the others, and the old file goes (sellers-4)', async () => {
    const person = await newTailor();
    await give(person, NUMBERS, { cnic_front: await jpeg(), cnic_back: await jpeg() });
    const ownFiles = () => shop.deps.db.select().from(files).where(eq(files.ownerId, person.id));
    const before = await ownFiles();
    const again = await give(person, NUMBERS, { cnic_front: await jpeg() });
    expect(again.json().documents).toEqual(['cnic_front', 'cnic_back']);
    const after = await ownFiles();
    expect(after).toHaveLength(2);
    expect(after.every(({ published }) => !published)).toBe(true);
    const gone = before.filter(({ key }) => !after.some((file) => file.key === key));
    expect(gone).toHaveLength(1);
    await expect(shop.deps.storage.read(gone[0]?.key ?? '')).rejects.toThrow();
  });

  test('sends once by one key, and mails the shop once until somebody has looked', async () => {
    const person = await newTailor();
    const first = await give(person, NUMBERS, {}, 'identity-key-1');
    const second = await give(person, NUMBERS, {}, 'identity-key-1');
    expect(second.json()).toEqual(first.json());
    await give(person);
    const mails = await mailsTo(shop, shop.config.support.email);
    const about = mails.filter(({ subject }) => subject.includes(person.username));
    expect(about).toHaveLength(1);
    expect(JSON.stringify(about)).not.toMatch(/35202|SCBL/);
  });

  test('a brand does the same', async () => {
    const owner = await signUp(shop, { userType: 'brand' });
    const brand = await makeBrand(shop, { userId: owner.id });
    expect((await give(owner)).json()).toMatchObject({ state: 'to_check' });
    expect((await read(of(owner), admin)).json()).toMatchObject({
      kind: 'brand',
      page: brand.id,
      name: brand.name,
    });
  });
});

test.each([
  ['cnic', '35202-1234567'],
  ['cnic', ''],
  ['iban', 'PK37SCBL0000001123456702'],
  ['iban', 'GB82WEST12345698765432'],
  ['ntn', '417494'],
  ['strn', '12345'],
  ['strn', '1'.repeat(500)],
])('refuses %s %j by its field, and changes nothing (sellers-2)', async (field, value) => {
  const person = await newTailor();
  const response = await give(person, { ...NUMBERS, [field]: value });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json())).toEqual([field]);
  expect((await read(OWN, person)).json().state).toBe('missing');
});

test('refuses a file that is no picture, and an unknown one, by its field (sellers-4)', async () => {
  const person = await newTailor();
  const refused = await give(person, NUMBERS, { cnic_back: Buffer.from('no picture') });
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['cnic_back']]);
  const unknown = await give(person, NUMBERS, { passport: await jpeg() } as Pictures);
  expect(unknown.statusCode).toBe(400);
  expect((await read(OWN, person)).json().state).toBe('missing');
});

describe('who may', () => {
  test('give and read an own identity: tailors and brands (people-7)', async () => {
    for (const [person, status] of [
      [customer, 403],
      [agent, 403],
      [admin, 403],
      [null, 401],
    ] as const) {
      expect((await read(OWN, person)).statusCode).toBe(status);
      expect((await give(person)).statusCode).toBe(status);
    }
  });

  test('read, look at, check and export those of others: admins only (sellers-6)', async () => {
    await give(tailor);
    const version = await versionOf(tailor);
    const other = await newTailor();
    for (const [person, status] of [
      [customer, 403],
      [agent, 403],
      [other, 403],
      [tailor, 403],
      [null, 401],
    ] as const) {
      const responses = [
        await read('/api/staff/sellers/', person),
        await read(of(tailor), person),
        await look(tailor, person),
        await decide(tailor, { version, verdict: 'checked' }, person),
        await read('/api/staff/sellers/statements/2026-11/csv/', person),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => status));
      for (const { body } of responses) expect(body).not.toMatch(/35202|SCBL/);
    }
    expect((await read(of(tailor), admin)).json()).toMatchObject({ state: 'to_check' });
  });

  test('the in-house workshop and other accounts are no sellers (sellers-1)', async () => {
    for (const seller of [customer, agent, { id: 458 }, { id: 999_999 }]) {
      expect((await read(of(seller), admin)).statusCode).toBe(404);
      expect((await look(seller)).statusCode).toBe(404);
      expect((await decide(seller, { version: 1, verdict: 'checked' })).statusCode).toBe(404);
    }
    const nobody = await signUp(shop, { userType: 'tailor' });
    expect((await read(OWN, nobody)).json()).toMatchObject({ needed: false });
    expect((await give(nobody)).json().code).toBe('sellers.not_needed');
  });
});

describe('an admin', () => {
  test('reads the state without any number, and who is missing from a list', async () => {
    const missing = await newTailor();
    await give(tailor);
    const page = await read(of(tailor), admin);
    expect(page.json()).toMatchObject({ state: 'to_check', page: tailorId, name: tailor.username });
    expect(page.body).not.toMatch(/35202|SCBL|6702/);
    const list = async (query: string) => {
      const response = await read(`/api/staff/sellers/?${query}`, admin);
      expect(response.statusCode, response.body).toBe(200);
      return (response.json().results as { id: number }[]).map(({ id }) => id);
    };
    expect(await list('')).toEqual(expect.arrayContaining([tailor.id, missing.id]));
    expect(await list('')).not.toContain(458);
    expect(await list('state=missing')).toContain(missing.id);
    expect(await list('state=missing')).not.toContain(tailor.id);
    expect(await list('state=to_check&kind=tailor')).toContain(tailor.id);
    expect(await list('state=to_check&kind=brand')).not.toContain(tailor.id);
    expect(await list(`search=${tailor.username}`)).toEqual([tailor.id]);
  });

  test('looks at numbers and pictures; each look is recorded, without what was seen (sellers-6)', async () => {
    const person = await newTailor();
    await give(
      person,
      { ...NUMBERS, account_title: 'Noor Textiles', ntn: '4174941-3' },
      { cnic_front: await jpeg() },
    );
    await shop.deps.db.delete(auditEntries);
    expect((await look(person)).json()).toMatchObject({
      cnic: '35202-1234567-1',
      iban: 'PK36SCBL0000001123456702',
      account_title: 'Noor Textiles',
      ntn: '4174941-3',
      strn: null,
      documents: [{ kind: 'cnic_front', url: expect.stringContaining('signature=') }],
    });
    const shown = (await look(person)).json();
    expect((await shop.app.inject(shown.documents[0].url)).statusCode).toBe(200);
    const entries = await shop.deps.db.select().from(auditEntries);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      actorId: admin.id,
      action: 'sellers.identity-read',
      subjectKind: 'seller',
      subjectId: String(person.id),
      userId: person.id,
      data: {},
    });
  });

  test('must have confirmed the session not long ago to look (people-11)', async () => {
    const other = await signUp(shop, { userType: 'admin' });
    await give(tailor);
    await shop.deps.db.execute(
      sql`update refresh_tokens set confirmed_at = now() - interval '1 day' where user_id = ${other.id}`,
    );
    expect((await look(tailor, other)).json().code).toBe('session.unconfirmed');
    const csv = await read('/api/staff/sellers/statements/2026-11/csv/', other);
    expect(csv.json().code).toBe('session.unconfirmed');
    expect(await shop.deps.db.$count(auditEntries, eq(auditEntries.actorId, other.id))).toBe(0);
  });

  test('checks it, and refuses it with a reason that the seller reads (sellers-7)', async () => {
    const person = await newTailor();
    await give(person);
    const refused = await decide(person, {
      version: await versionOf(person),
      verdict: 'refused',
      reason: 'The picture is blurred.',
    });
    expect(refused.json()).toMatchObject({
      state: 'refused',
      reason: 'The picture is blurred.',
      checked_by: admin.username,
    });
    expect((await read(OWN, person)).json()).toMatchObject({
      state: 'refused',
      reason: 'The picture is blurred.',
    });
    await give(person);
    expect((await read(OWN, person)).json()).toMatchObject({ state: 'to_check', reason: null });
    const checked = await decide(person, { version: await versionOf(person), verdict: 'checked' });
    expect(checked.json()).toMatchObject({ state: 'checked', reason: null });
    const mails = await mailsTo(shop, person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Please give your identity again', 'Your identity is checked']),
    );
    const news = await shop.deps.db.select().from(notifications).where(eq(notifications.userId, person.id));
    expect(news.map(({ kind }) => kind)).toEqual(['identity_refused', 'identity_checked']);
    await give(person, { ...NUMBERS, ntn: '4174941' });
    expect((await read(OWN, person)).json()).toMatchObject({ state: 'to_check', checked_at: null });
  });

  test('deletes numbers and pictures of a seller who has left (sellers-9)', async () => {
    const person = await newTailor();
    const erase = (by: SignedUp | null) =>
      shop.app.inject({ method: 'DELETE', url: of(person), headers: { ...by?.headers } });
    expect((await erase(admin)).json().code).toBe('sellers.nothing_given');
    await give(person, NUMBERS, { cnic_front: await jpeg() });
    const [file] = await shop.deps.db.select().from(files).where(eq(files.ownerId, person.id));
    for (const [by, status] of [
      [agent, 403],
      [person, 403],
      [null, 401],
    ] as const) {
      expect((await erase(by)).statusCode).toBe(status);
    }
    expect((await erase(admin)).json()).toMatchObject({ state: 'missing', documents: [], given_at: null });
    expect((await read(OWN, person)).json()).toMatchObject({ state: 'missing', iban_end: null });
    expect(await shop.deps.db.$count(files, eq(files.ownerId, person.id))).toBe(0);
    await expect(shop.deps.storage.read(file?.key ?? '')).rejects.toThrow();
  });

  test('cannot refuse without a reason, check nothing, or decide on what has changed (wire-11)', async () => {
    const person = await newTailor();
    expect((await decide(person, { version: 1, verdict: 'checked' })).json().code).toBe(
      'sellers.nothing_given',
    );
    expect((await look(person)).json().code).toBe('sellers.nothing_given');
    await give(person);
    const version = await versionOf(person);
    expect((await decide(person, { version, verdict: 'refused' })).json()).toHaveProperty('reason');
    expect((await decide(person, { version, verdict: 'lost' })).json()).toHaveProperty('verdict');
    await give(person);
    const late = await decide(person, { version, verdict: 'checked' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'edits.outdated']);
    expect(late.json().current.state).toBe('to_check');
  });
});
