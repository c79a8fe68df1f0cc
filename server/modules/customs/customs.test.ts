import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CustomsWords } from '../../../contract/customs.ts';
import { CUSTOMS_KEYS } from '../../../contract/customs-keys.ts';
import type { StaffSettings } from '../../../contract/staff-settings.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { declaredOfProducts } from './service.ts';

const shop = testApp({ JOBS: 'false' });
let admin: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  other = await signUp(shop, { userType: 'admin' });
});

const LIST = '/api/staff/customs-words/';

async function wordsOf(key: string): Promise<CustomsWords> {
  const response = await shop.app.inject({ url: LIST, headers: admin.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results.find((one: CustomsWords) => one.key === key);
}

const put = (url: string, payload: object, person?: SignedUp) =>
  shop.app.inject({ method: 'PUT', url, headers: person?.headers ?? {}, payload });

const save = (key: string, payload: object, person = admin) => put(`${LIST}${key}/`, payload, person);

describe('customs words (abroad-1, abroad-2)', () => {
  test('are the usual ones of every key until they are changed', async () => {
    const response = await shop.app.inject({ url: LIST, headers: admin.headers });
    const { results } = response.json();
    expect(results.map(({ key }: CustomsWords) => key)).toEqual(CUSTOMS_KEYS);
    expect(await wordsOf('ladies-Gharara')).toMatchObject({
      hs_code: '621143',
      origin: 'PK',
      is_usual: true,
      version: 1,
      updated_by: null,
    });
  });

  test('are saved with the next version and recorded, spaces and dots of a code left out', async () => {
    const before = await wordsOf('gents-Kurta');
    const said = { hs_code: '6205.20 00 10', origin: 'CN', words: "Men's kurta, woven cotton" };
    const response = await save('gents-Kurta', { ...said, version: before.version });
    expect(response.statusCode, response.body).toBe(200);
    const after = { ...said, hs_code: '6205200010', is_usual: false, version: 2, updated_by: admin.username };
    expect(response.json()).toMatchObject(after);
    expect(await wordsOf('gents-Kurta')).toEqual(response.json());
    const [entry] = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'customs-words/gents-Kurta'));
    expect(entry).toMatchObject({ actorId: admin.id, action: 'settings.changed' });
    expect(entry?.data).toMatchObject({ hs_code: '620520 → 6205200010', origin: 'PK → CN' });
  });

  test('of an older version are 409 with the present ones, and of two at once one is saved (wire-11)', async () => {
    const { version, ...before } = await wordsOf('shoes');
    const results = await Promise.all(
      [admin, other, admin].map((person) => save('shoes', { ...before, version }, person)),
    );
    expect(results.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const late = await save('shoes', { ...before, words: 'Sandals', version });
    expect(late.json()).toMatchObject({ code: 'edits.outdated', current: { version: version + 1 } });
    expect((await wordsOf('shoes')).words).toBe(before.words);
  });

  test.each([
    [{ hs_code: '62044' }, 'hs_code'],
    [{ hs_code: '62044212345' }, 'hs_code'],
    [{ hs_code: '6204A2' }, 'hs_code'],
    [{ hs_code: '٦٢٠٤٤٢' }, 'hs_code'],
    [{ hs_code: '' }, 'hs_code'],
    [{ origin: 'XX' }, 'origin'],
    [{ origin: 'Pakistan' }, 'origin'],
    [{ words: '' }, 'words'],
    [{ words: '  ' }, 'words'],
    [{ words: 'x'.repeat(121) }, 'words'],
    [{ words: 'زنانہ سوٹ' }, 'words'],
    [{ words: 'two\nlines' }, 'words'],
    [{ words: 'Card 4242 4242 4242 4242' }, 'words'],
    [{ version: 0 }, 'version'],
  ])('%o is refused and changes nothing', async (change, field) => {
    const before = await wordsOf('ladies-Kaftan');
    const { key: _, ...body } = before;
    const response = await save('ladies-Kaftan', { ...body, ...change });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await wordsOf('ladies-Kaftan')).toEqual(before);
  });

  test('of an unknown key are 404', async () => {
    const { key: _, ...body } = await wordsOf('shoes');
    expect((await save('gents-Saree', body)).statusCode).toBe(404);
  });

  test.each(['customer', 'tailor', 'brand', 'support'] as const)(
    '%s may neither read nor set them',
    async (userType) => {
      const person = await signUp(shop, { userType });
      const { key: _, ...body } = await wordsOf('shoes');
      expect((await shop.app.inject({ url: LIST, headers: person.headers })).statusCode).toBe(403);
      expect((await save('shoes', body, person)).statusCode).toBe(403);
      expect((await shop.app.inject({ url: LIST })).statusCode).toBe(401);
      expect((await put(`${LIST}shoes/`, body)).statusCode).toBe(401);
    },
  );
});

describe('the own words of a product (abroad-3)', () => {
  const url = (id: number) => `/api/shelf/products/${id}/`;

  async function shelved() {
    const seller = await signUp(shop, { userType: 'brand' });
    const brand = await makeBrand(shop, { userId: seller.id });
    const { id } = await makeProduct(shop, { brandId: brand.id, name: 'Silk kurta', price: 9000 });
    const read = async (person = seller) =>
      (await shop.app.inject({ url: url(id), headers: person.headers })).json();
    const edit = async (change: object, person = seller) => {
      const now = await read();
      const variants = now.variants.map(({ sku: _none, ...variant }: { sku: null }) => variant);
      const none = { collection: undefined, dress_type: undefined };
      return put(url(id), { ...now, ...none, variants, ...change }, person);
    };
    const declared = async () => (await declaredOfProducts(shop.deps.db, [id])).get(id);
    return { seller, read, edit, declared };
  }

  test('replace those of its kind, each by itself, and stay in a form that does not know them', async () => {
    const { seller, read, edit, declared } = await shelved();
    const usual = await declared();
    expect(usual).toMatchObject({ origin: 'PK' });
    expect(await read()).toMatchObject({ hs_code: null, origin: null, customs_words: null });
    const saved = await edit({ hs_code: '6204.49', customs_words: "Women's kurta, woven silk" });
    expect(saved.statusCode, saved.body).toBe(200);
    const own = { hsCode: '620449', origin: 'PK', words: "Women's kurta, woven silk" };
    expect(await declared()).toEqual(own);
    const blind = await edit({ hs_code: undefined, origin: undefined, customs_words: undefined });
    expect(blind.statusCode, blind.body).toBe(200);
    expect(await declared()).toEqual(own);
    expect((await edit({ origin: 'IN' }, admin)).statusCode).toBe(200);
    expect(await declared()).toEqual({ ...own, origin: 'IN' });
    expect((await edit({ hs_code: null, origin: null, customs_words: null }, seller)).statusCode).toBe(200);
    expect(await declared()).toEqual(usual);
  });

  test.each([
    [{ hs_code: '123' }, 'hs_code'],
    [{ origin: 'XX' }, 'origin'],
    [{ customs_words: 'کرتا' }, 'customs_words'],
    [{ customs_words: 'x'.repeat(121) }, 'customs_words'],
  ])('%o is refused', async (change, field) => {
    const { edit } = await shelved();
    const response = await edit(change);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test("are 404 for another brand's product", async () => {
    const { edit, declared } = await shelved();
    const usual = await declared();
    const stranger = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: stranger.id });
    expect((await edit({ hs_code: '620449' }, stranger)).statusCode).toBe(404);
    expect(await declared()).toEqual(usual);
  });
});

describe('duties by country (abroad-4)', () => {
  const settings = async () =>
    (await shop.app.inject({ url: '/api/staff/settings/', headers: admin.headers })).json() as StaffSettings;
  const saveDuties = async (duties: object[] | undefined, person = admin) =>
    put('/api/staff/settings/handover/', { ...(await settings()).handover, duties }, person);
  const dutyIn = async (country: string) => (await shop.app.inject(`/api/duties/${country}/`)).json();

  const GB = {
    country: 'GB',
    text: 'HMRC collects it.',
    text_urdu: '',
    rate_percent: 12.5,
    threshold: 50_000,
  };
  const NOTHING = { text: '', text_urdu: '', rate_percent: null, threshold: null };

  test('are read by anybody, and empty where staff has written nothing', async () => {
    const saved = await saveDuties([GB, { ...NOTHING, country: 'AE', text_urdu: 'کوریئر لیتا ہے۔' }]);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await dutyIn('GB')).toEqual(GB);
    expect(await dutyIn('AE')).toEqual({ ...NOTHING, country: 'AE', text_urdu: 'کوریئر لیتا ہے۔' });
    expect(await dutyIn('US')).toEqual({ ...NOTHING, country: 'US' });
    expect((await shop.app.inject('/api/duties/XX/')).statusCode).toBe(404);
  });

  test('stay when an older form leaves them out, and go when they are taken off', async () => {
    await saveDuties([GB]);
    expect((await saveDuties(undefined)).json().duties).toEqual([GB]);
    expect((await saveDuties([])).json().duties).toEqual([]);
    expect(await dutyIn('GB')).toEqual({ ...NOTHING, country: 'GB' });
  });

  test('are recorded with each change', async () => {
    await saveDuties([GB]);
    await shop.deps.db.delete(auditEntries);
    await saveDuties([{ ...GB, rate_percent: 13 }]);
    const [entry] = await shop.deps.db.select().from(auditEntries);
    expect(entry?.data).toEqual({ 'duties.GB.rate_percent': '12.5 → 13' });
  });

  test.each([
    ['Pakistan', { country: 'PK' }],
    ['an unknown country', { country: 'XX' }],
    ['a rate above 100', { rate_percent: 100.01 }],
    ['a rate below 0', { rate_percent: -1 }],
    ['three decimals', { rate_percent: 1.005 }],
    ['a threshold in paisa', { threshold: 0.5 }],
    ['a threshold below 0', { threshold: -1 }],
    ['a threshold that no column holds', { threshold: 3_000_000_000 }],
    ['a threshold without a rate', { rate_percent: null }],
    ['neither text nor rate', { text: ' ', rate_percent: null, threshold: null }],
    ['a text that is too long', { text: 'x'.repeat(501) }],
    ['an Urdu text that is too long', { text_urdu: 'ک'.repeat(501) }],
    ['a card number', { text: '4242 4242 4242 4242' }],
  ])('%s is refused and changes nothing', async (_, change) => {
    await saveDuties([GB]);
    const response = await saveDuties([{ ...GB, ...change }]);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['duties']]);
    expect(await dutyIn('GB')).toEqual(GB);
  });

  test('a country has one entry', async () => {
    expect((await saveDuties([GB, GB])).json()).toEqual({ duties: ['A country is listed twice.'] });
  });

  test.each(['customer', 'tailor', 'brand', 'support'] as const)('%s may not set them', async (userType) => {
    expect((await saveDuties([GB], await signUp(shop, { userType }))).statusCode).toBe(403);
  });
});
