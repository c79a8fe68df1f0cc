import { describe, expect, test } from 'vitest';
import { MAX_ADDRESSES } from '../../../contract/constants/accounts.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';

const shop = testApp();
const LIST = '/user_module/addresses/';
const HOME = {
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
  postal_code: '54660',
};
const OFFICE = { ...HOME, address: 'Office 9, The Mall', postal_code: '' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
function call(who: SignedUp | null, method: Method, url = LIST, payload?: object, key?: string) {
  const headers = { ...who?.headers, ...(key && { 'idempotency-key': key }) };
  return shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

async function add(who: SignedUp, form: object = HOME) {
  const response = await call(who, 'POST', LIST, form);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const list = async (who: SignedUp) => (await call(who, 'GET')).json();
const defaults = async (who: SignedUp): Promise<number[]> =>
  (await list(who))
    .filter((entry: { is_default: boolean }) => entry.is_default)
    .map(({ id }: { id: number }) => id);

describe('the address book (accounts-16)', () => {
  test('is empty at first; the first address is the default', async () => {
    const who = await signUp(shop);
    expect(await list(who)).toEqual([]);
    const home = await add(who);
    expect(home).toEqual({
      ...HOME,
      id: home.id,
      phone: '+923001234567',
      country: 'PK',
      is_default: true,
      version: 1,
      updated_at: expect.any(String),
    });
    expect(await list(who)).toEqual([home]);
  });

  test('lists the default first, then oldest first', async () => {
    const who = await signUp(shop);
    const ids = [(await add(who)).id, (await add(who, OFFICE)).id, (await add(who, OFFICE)).id];
    expect((await list(who)).map(({ id }: { id: number }) => id)).toEqual(ids);
    const abroad = await add(who, { ...HOME, phone: '+44 7400 123456', country: 'GB', is_default: true });
    expect((await list(who)).map(({ id }: { id: number }) => id)).toEqual([abroad.id, ...ids]);
    expect(await defaults(who)).toEqual([abroad.id]);
  });

  test('is replaced whole; the default stays it until another one is made it', async () => {
    const who = await signUp(shop);
    const [home, office] = [await add(who), await add(who, OFFICE)];
    const moved = await call(who, 'PUT', `${LIST}${home.id}/`, {
      ...OFFICE,
      city: 'Karachi',
      is_default: false,
    });
    expect(moved.json()).toMatchObject({ id: home.id, city: 'Karachi', postal_code: '', is_default: true });
    const made = await call(who, 'PUT', `${LIST}${office.id}/`, { ...OFFICE, is_default: true });
    expect(made.json()).toMatchObject({ is_default: true });
    expect(await defaults(who)).toEqual([office.id]);
  });

  test('refuses a save from an older version, with the address as it is now (wire-11)', async () => {
    const who = await signUp(shop);
    const { id, version } = await add(who);
    const url = `${LIST}${id}/`;
    const theirs = (await call(who, 'PUT', url, { ...HOME, city: 'Karachi', version })).json();
    expect(theirs).toMatchObject({ city: 'Karachi', version: 2 });
    const refused = await call(who, 'PUT', url, {
      ...HOME,
      phone: '0300 7654321',
      is_default: true,
      version,
    });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        detail: 'Another tab or device has changed this since you opened it. Nothing was saved yet.',
        code: 'edits.outdated',
        current: theirs,
      },
    ]);
    expect(await list(who)).toEqual([theirs]);
    const both = { ...HOME, city: 'Karachi', phone: '0300 7654321', version: 2 };
    expect((await call(who, 'PUT', url, both)).json()).toMatchObject({ phone: '+923007654321', version: 3 });
    expect((await call(who, 'PUT', url, HOME)).json()).toMatchObject({ city: 'Lahore', version: 4 });
  });

  test('takes the same save again, as its answer may have been lost', async () => {
    const who = await signUp(shop);
    const { id } = await add(who);
    const moved = { ...HOME, city: 'Karachi', version: 1 };
    await call(who, 'PUT', `${LIST}${id}/`, moved);
    const again = await call(who, 'PUT', `${LIST}${id}/`, moved);
    expect([again.statusCode, again.json().city]).toEqual([200, 'Karachi']);
  });

  test('saves once from the same version under concurrency', async () => {
    const who = await signUp(shop);
    const { id } = await add(who);
    const responses = await Promise.all(
      ['Multan', 'Quetta', 'Sialkot'].map((city) =>
        call(who, 'PUT', `${LIST}${id}/`, { ...HOME, city, version: 1 }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('makes another address the default without a new version', async () => {
    const who = await signUp(shop);
    const [home, office] = [await add(who), await add(who, OFFICE)];
    await call(who, 'PUT', `${LIST}${office.id}/`, { ...OFFICE, is_default: true });
    const moved = await call(who, 'PUT', `${LIST}${home.id}/`, { ...HOME, city: 'Karachi', version: 1 });
    expect(moved.json()).toMatchObject({ city: 'Karachi', is_default: false });
  });

  test('passes the default on to the oldest address when it is deleted', async () => {
    const who = await signUp(shop);
    const [home, office, other] = [await add(who), await add(who, OFFICE), await add(who, OFFICE)];
    expect((await call(who, 'DELETE', `${LIST}${home.id}/`)).statusCode).toBe(204);
    expect(await defaults(who)).toEqual([office.id]);
    await call(who, 'DELETE', `${LIST}${other.id}/`);
    expect(await defaults(who)).toEqual([office.id]);
    await call(who, 'DELETE', `${LIST}${office.id}/`);
    expect(await list(who)).toEqual([]);
  });

  test('has one default and the limit even under concurrent additions', async () => {
    const who = await signUp(shop);
    const responses = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 3 }, () => call(who, 'POST', LIST, { ...HOME, is_default: true })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_ADDRESSES);
    expect(await defaults(who)).toHaveLength(1);
    const refused = responses.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toEqual({ non_field_errors: ['You can keep at most 20 addresses.'] });
  });

  test('takes one address for one Idempotency-Key', async () => {
    const who = await signUp(shop);
    const [first, again] = [
      await call(who, 'POST', LIST, HOME, 'k'),
      await call(who, 'POST', LIST, HOME, 'k'),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await list(who)).toHaveLength(1);
  });

  test.each([
    ['full_name', ''],
    ['full_name', 'www.evil.example'],
    ['phone', '12'],
    ['phone', undefined],
    ['address', ' '],
    ['address', 'One\nTwo'],
    ['address', 'x'.repeat(201)],
    ['city', 'see https://evil.example'],
    ['postal_code', 'x'.repeat(17)],
    ['country', 'XX'],
    ['country', 'constructor'],
    ['address', '4242 4242 4242 4242'],
    ['is_default', 'maybe'],
  ])('refuses %s %j on its field', async (field, value) => {
    const who = await signUp(shop);
    const form = { ...HOME, [field]: value };
    const response = await call(who, 'POST', LIST, form);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    const kept = await add(who);
    expect((await call(who, 'PUT', `${LIST}${kept.id}/`, form)).statusCode).toBe(400);
    expect(await list(who)).toEqual([kept]);
  });

  test.each([0, 1.5, 'one', 2 ** 31])('refuses the version %j on its field', async (version) => {
    const who = await signUp(shop);
    const { id } = await add(who);
    const response = await call(who, 'PUT', `${LIST}${id}/`, { ...HOME, version });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['version']]);
  });

  test("is private: another customer's address is 404 and unchanged, signed out 401", async () => {
    const [owner, stranger] = [await signUp(shop), await signUp(shop)];
    const home = await add(owner);
    const url = `${LIST}${home.id}/`;
    expect(await list(stranger)).toEqual([]);
    expect((await call(stranger, 'PUT', url, { ...OFFICE, is_default: true })).statusCode).toBe(404);
    const outdated = await call(stranger, 'PUT', url, { ...OFFICE, version: 7 });
    expect([outdated.statusCode, outdated.json().current]).toEqual([404, undefined]);
    expect((await call(stranger, 'DELETE', url)).statusCode).toBe(404);
    expect(await list(owner)).toEqual([home]);
    for (const id of ['999999', '-1', '1.5', 'abc'])
      expect((await call(owner, 'DELETE', `${LIST}${id}/`)).statusCode).toBe(404);
    for (const [method, at] of [
      ['GET', LIST],
      ['POST', LIST],
      ['PUT', url],
      ['DELETE', url],
    ] as const)
      expect((await call(null, method, at, method === 'GET' ? undefined : HOME)).statusCode).toBe(401);
  });
});
