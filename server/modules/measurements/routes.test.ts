import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAX_MEASUREMENTS } from '../../../contract/constants/measurements.ts';
import type { Measurement } from '../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../contract/measures.ts';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import { measurements } from '../../db/schema/measurements.ts';

const shop = testApp();
const LIST = '/user_module/measurements/';

const FORM = {
  label: 'Own',
  gender: 'male',
  age_group: 'adult',
  unit: 'cm',
  chest: 98,
  waist: 84.5,
  height: 175,
};

function call(
  who: SignedUp | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return shop.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: { ...(who ? who.headers : {}), ...headers },
  });
}

async function added(who: SignedUp, form: object = FORM): Promise<Measurement> {
  const response = await call(who, 'POST', LIST, form);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

describe('a record', () => {
  test.each([`5'8"`, '5 ft 8 in', '5-8', 68])(
    'in inches takes a height of %j (measurements-7)',
    async (height) => {
      const record = await added(await signUp(shop), { ...FORM, unit: 'in', chest: 38, waist: 33, height });
      expect(record.height).toBe(68);
    },
  );

  test.each([
    ['in', `5'12"`],
    ['cm', `5'8"`],
  ])('in %s refuses a height of %j on its field', async (unit, height) => {
    const response = await call(await signUp(shop), 'POST', LIST, { ...FORM, unit, height });
    expect([response.statusCode, response.json()]).toEqual([400, { height: ['Enter a number.'] }]);
  });

  test('is returned flat, with null for measures not taken', async () => {
    const who = await signUp(shop);
    const record = await added(who, { ...FORM, weight: 71.4, note: 'Left shoulder lower' });
    expect(record).toMatchObject({
      ...FORM,
      weight: 71.4,
      note: 'Left shoulder lower',
      neck: null,
      version: 1,
      warnings: [],
    });
    expect(Object.keys(record)).toEqual(expect.arrayContaining(MEASURE_CODES));
    expect(record.id).toBeGreaterThan(1000);
    expect(Date.now() - Date.parse(record.updated_at)).toBeLessThan(60_000);

    const list = await call(who, 'GET', LIST);
    expect(list.statusCode).toBe(200);
    expect(list.headers['cache-control']).toBe('private, no-store');
    expect(list.json()).toEqual([record]);
  });

  test('is stored in millimetres and grams whatever the unit', async () => {
    const who = await signUp(shop);
    const inches = { ...FORM, unit: 'in', chest: 38.5, waist: 33, height: 69, weight: 70.5 };
    const record = await added(who, inches);
    expect(record).toMatchObject(inches);
    const [row] = await shop.deps.db.select().from(measurements).where(eq(measurements.id, record.id));
    expect(row?.values).toEqual({ chest: 978, waist: 838, height: 1753, weight: 70_500 });
  });

  test('stores SQL and HTML verbatim', async () => {
    const who = await signUp(shop);
    const texts = {
      label: `'); DROP TABLE measurements;--`,
      note: '<script>alert("1")</script> &amp; & \\ % ناپ 👗',
    };
    const record = await added(who, { ...FORM, ...texts });
    expect(record).toMatchObject(texts);
    const [listed] = (await call(who, 'GET', LIST)).json();
    expect(listed).toMatchObject(texts);
  });

  test('is listed for its owner only, oldest first', async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    const first = await added(who);
    const second = await added(who, {
      ...FORM,
      label: 'Hamza',
      age_group: 'child',
      chest: 62,
      waist: 56,
      height: 120,
    });
    await added(other);
    await call(who, 'PUT', `${LIST}${first.id}/`, FORM);
    const ids = (await call(who, 'GET', LIST)).json().map(({ id }: Measurement) => id);
    expect(ids).toEqual([first.id, second.id]);
  });
});

describe('what is refused', () => {
  test.each([
    ['no label', { label: undefined }, { label: ['This field is required.'] }],
    ['a blank label', { label: '   ' }, { label: ['This field is required.'] }],
    ['a long label', { label: 'x'.repeat(61) }, { label: ['Use at most 60 characters.'] }],
    ['an unknown gender', { gender: 'other' }, { gender: ['Choose one of the options.'] }],
    ['an unknown age group', { age_group: 'baby' }, { age_group: ['Choose one of the options.'] }],
    ['an unknown unit', { unit: 'mm' }, { unit: ['Choose one of the options.'] }],
    ['a long person', { person: 'x'.repeat(61) }, { person: ['Use at most 60 characters.'] }],
    ['an unknown relation', { relation: 'cat' }, { relation: ['Choose one of the options.'] }],
    ['a mark of an unknown measure', { estimated: ['tail'] }, { estimated: ['Choose one of the options.'] }],
    [
      'an origin that only the server gives',
      { origin: 'restore' },
      { origin: ['Choose one of the options.'] },
    ],
    ['a long note', { note: 'x'.repeat(1001) }, { note: ['Use at most 1,000 characters.'] }],
    [
      'a sign no database keeps',
      { note: 'a\u0000b' },
      { note: ['This text contains a character we cannot store.'] },
    ],
    ['a measure in words', { chest: 'wide' }, { chest: ['Enter a number.'] }],
    ['a measure as text', { chest: '98' }, { chest: ['Enter a number.'] }],
    ['nothing round', { chest: 0 }, { chest: ['Enter a number above 0.'] }],
    ['a negative measure', { neck: -40 }, { neck: ['Enter a number above 0.'] }],
    ['a mile', { height: 160_934 }, { height: ['Enter 2,000 or less.'] }],
    [
      'inches typed as centimetres',
      { chest: 38 },
      { chest: ['38 cm for the chest cannot be right: usual is 70 to 160 cm. Did you mean 38 inches?'] },
    ],
    [
      'two impossible measures, each on its field',
      { chest: 38, neck: 90 },
      {
        chest: ['38 cm for the chest cannot be right: usual is 70 to 160 cm. Did you mean 38 inches?'],
        neck: ['90 cm for the neck cannot be right: usual is 28 to 52 cm. Please measure once more.'],
      },
    ],
  ])('%s', async (_what, wrong, errors) => {
    const who = await signUp(shop);
    const record = await makeMeasurement(shop, who);
    for (const [method, url] of [
      ['POST', LIST],
      ['PUT', `${LIST}${record.id}/`],
    ] as const) {
      const response = await call(who, method, url, { ...FORM, ...wrong });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(errors);
    }
    expect((await call(who, 'GET', LIST)).json()).toMatchObject([{ id: record.id, version: 1 }]);
  });

  test.each(['[]', '"x"', '{"label":', 'null'])('a body that is no object: %s', async (payload) => {
    const who = await signUp(shop);
    const response = await shop.app.inject({
      method: 'POST',
      url: LIST,
      payload,
      headers: { ...who.headers, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
  });

  test('more records than allowed, also concurrently', async () => {
    const who = await signUp(shop);
    const { id: _id, ...model } = await makeMeasurement(shop, who);
    await shop.deps.db.insert(measurements).values(Array(MAX_MEASUREMENTS - 3).fill(model));
    const responses = await Promise.all(Array.from({ length: 5 }, () => call(who, 'POST', LIST, FORM)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 400, 400, 400]);
    expect(responses.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
      non_field_errors: ['You can keep at most 50 measurement records.'],
    });
    expect((await call(who, 'GET', LIST)).json()).toHaveLength(MAX_MEASUREMENTS);
  });
});

test('doubtful values are stored with warnings', async () => {
  const who = await signUp(shop);
  const record = await added(who, { ...FORM, chest: 165, neck: 38, height: 175, shoulder: 57 });
  expect(record.warnings).toEqual([
    {
      code: 'chest',
      kind: 'band',
      sentence:
        '165 cm for the chest is more than usual (70 to 160 cm). Please measure once more; if it is right, keep it.',
    },
    expect.objectContaining({ code: 'shoulder', kind: 'cross' }),
  ]);
  expect((await call(who, 'GET', LIST)).json()[0].warnings).toEqual(record.warnings);
});

describe('an update', () => {
  test('replaces the whole record and keeps every version', async () => {
    const who = await signUp(shop);
    const first = await added(who);
    const response = await call(who, 'PUT', `${LIST}${first.id}/`, {
      ...FORM,
      unit: 'in',
      label: 'Me',
      chest: 39,
      waist: undefined,
      height: 69,
    });
    expect(response.statusCode).toBe(200);
    const second = response.json();
    expect(second).toMatchObject({
      id: first.id,
      label: 'Me',
      unit: 'in',
      chest: 39,
      waist: null,
      version: 2,
    });
    expect(Date.parse(second.updated_at)).toBeGreaterThanOrEqual(Date.parse(first.updated_at));

    const versions = await call(who, 'GET', `${LIST}${first.id}/versions/`);
    expect(versions.statusCode).toBe(200);
    const { warnings: _first, ...oldest } = first;
    const { warnings: _second, ...newest } = second;
    const saved = { saved_by: who.username, origin: 'form', restored_version: null };
    expect(versions.json()).toEqual({
      results: [
        { ...newest, ...saved },
        { ...oldest, ...saved },
      ],
    });
    expect((await call(who, 'GET', LIST)).json()).toEqual([second]);
  });

  test('without changes is a version too', async () => {
    const who = await signUp(shop);
    const { id } = await added(who);
    expect((await call(who, 'PUT', `${LIST}${id}/`, FORM)).json().version).toBe(2);
  });

  test('from an older version is refused with the record as it is now (wire-11)', async () => {
    const who = await signUp(shop);
    const { id, version } = await added(who);
    const url = `${LIST}${id}/`;
    const theirs = (await call(who, 'PUT', url, { ...FORM, chest: 107, version })).json();
    expect(theirs).toMatchObject({ chest: 107, version: 2 });
    const refused = await call(who, 'PUT', url, { ...FORM, neck: 40, version });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        detail: 'Another tab or device has changed this since you opened it. Nothing was saved yet.',
        code: 'edits.outdated',
        current: theirs,
      },
    ]);
    expect((await call(who, 'GET', LIST)).json()).toEqual([theirs]);
    const saved = await call(who, 'PUT', url, { ...FORM, chest: 107, neck: 40, version: 2 });
    expect(saved.json()).toMatchObject({ chest: 107, neck: 40, version: 3 });
  });

  test.each([0, -1, 1.5, 'one', 2 ** 31])('refuses the version %j on its field', async (version) => {
    const who = await signUp(shop);
    const { id } = await added(who);
    const response = await call(who, 'PUT', `${LIST}${id}/`, { ...FORM, version });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['version']]);
  });

  test('of another customer or of a deleted record is 404, whatever the version', async () => {
    const [who, stranger] = [await signUp(shop), await signUp(shop)];
    const { id } = await added(who);
    const url = `${LIST}${id}/`;
    for (const version of [1, 7]) {
      const response = await call(stranger, 'PUT', url, { ...FORM, version });
      expect([response.statusCode, response.json().current]).toEqual([404, undefined]);
    }
    await call(who, 'DELETE', url);
    expect((await call(who, 'PUT', url, { ...FORM, version: 1 })).statusCode).toBe(404);
  });

  test('from the same version happens once under concurrency', async () => {
    const who = await signUp(shop);
    const { id } = await added(who);
    const responses = await Promise.all(
      [90, 91, 92, 93, 94].map((chest) => call(who, 'PUT', `${LIST}${id}/`, { ...FORM, chest, version: 1 })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const saved = responses.find(({ statusCode }) => statusCode === 200);
    expect((await call(who, 'GET', LIST)).json()).toEqual([saved?.json()]);
  });

  test('without a version loses nothing under concurrency', async () => {
    const who = await signUp(shop);
    const { id } = await added(who);
    const chests = Array.from({ length: 20 }, (_, index) => 90 + index);
    const responses = await Promise.all(
      chests.map((chest) => call(who, 'PUT', `${LIST}${id}/`, { ...FORM, chest })),
    );
    const saved = responses.map((response) => response.json() as Measurement);
    expect(saved.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      chests.map((_, index) => index + 2),
    );
    const { results } = (await call(who, 'GET', `${LIST}${id}/versions/`)).json() as {
      results: Measurement[];
    };
    expect(results.map(({ version }) => version)).toEqual(
      Array.from({ length: 21 }, (_, index) => 21 - index),
    );
    for (const { version, chest } of saved) {
      expect(results.find((kept) => kept.version === version)?.chest).toBe(chest);
    }
    const times = results.map(({ updated_at }) => Date.parse(updated_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe('marks (measurements-9, measurements-10)', () => {
  const MARKED = { ...FORM, neck: 39, estimated: ['waist', 'neck'], confirmed: ['chest'] };

  test('are kept with the values that were taken only', async () => {
    const who = await signUp(shop);
    const record = await added(who, { ...MARKED, estimated: ['waist', 'neck', 'hip'] });
    expect(record).toMatchObject({ estimated: ['waist', 'neck'], confirmed: ['chest'] });
    expect((await call(who, 'GET', LIST)).json()).toEqual([record]);
  });

  test('a value that is both estimated and confirmed is estimated', async () => {
    const record = await added(await signUp(shop), { ...MARKED, confirmed: ['waist', 'chest'] });
    expect(record).toMatchObject({ estimated: ['waist', 'neck'], confirmed: ['chest'] });
  });

  test('of a form that does not know them stay with unchanged values and leave changed ones', async () => {
    const who = await signUp(shop);
    const { id } = await added(who, MARKED);
    const url = `${LIST}${id}/`;
    const same = await call(who, 'PUT', url, { ...FORM, neck: 40 });
    expect(same.json()).toMatchObject({ estimated: ['waist'], confirmed: ['chest'] });
    const inches = { ...FORM, unit: 'in', chest: 38.58, waist: 33.27, height: 69 };
    expect((await call(who, 'PUT', url, inches)).json()).toMatchObject({
      estimated: ['waist'],
      confirmed: ['chest'],
    });
  });

  test('go when the form says so, though the value is the same', async () => {
    const who = await signUp(shop);
    const { id } = await added(who, MARKED);
    const measured = await call(who, 'PUT', `${LIST}${id}/`, {
      ...MARKED,
      estimated: ['neck'],
      confirmed: [],
    });
    expect(measured.json()).toMatchObject({ waist: 84.5, estimated: ['neck'], confirmed: [] });
  });

  test('a doubtful value that was taken again has no warning', async () => {
    const who = await signUp(shop);
    const doubtful = { ...FORM, chest: 165 };
    expect((await added(who, doubtful)).warnings).toHaveLength(1);
    expect((await added(who, { ...doubtful, confirmed: ['chest'] })).warnings).toEqual([]);
  });
});

describe('the measured person (measurements-8)', () => {
  test('is who the label names, unless the record says otherwise', async () => {
    const who = await signUp(shop);
    expect(await added(who)).toMatchObject({ label: 'Own', person: 'Own', relation: null });
    const eid = { ...FORM, label: 'Eid suit', person: 'Amma', relation: 'mother' };
    expect(await added(who, eid)).toMatchObject({ label: 'Eid suit', person: 'Amma', relation: 'mother' });
  });
});

test('a record is printed as a PDF of its own (measurements-14)', async () => {
  const who = await signUp(shop);
  const { id } = await added(who, { ...FORM, label: 'ناپ of Ali', note: 'Loose', estimated: ['waist'] });
  const response = await call(who, 'GET', `${LIST}${id}/sheet/`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`measurements-${id}.pdf`),
    'cache-control': 'private, no-store',
  });
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('404', () => {
  const calls = [
    ['PUT', '', FORM],
    ['DELETE', '', undefined],
    ['GET', 'versions/', undefined],
    ['POST', 'versions/1/restore/', undefined],
    ['GET', 'sheet/', undefined],
  ] as const;

  test.each(calls)("other people's records: %s %s", async (method, rest, payload) => {
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    const record = await added(owner);
    const response = await call(other, method, `${LIST}${record.id}/${rest}`, payload);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Not found.', code: 'request.not_found' });
    expect((await call(owner, 'GET', LIST)).json()).toEqual([record]);
  });

  test.each(calls)('invalid ids: %s %s', async (method, rest, payload) => {
    const who = await signUp(shop);
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999', "1'--", '2147483647']) {
      const response = await call(who, method, `${LIST}${encodeURIComponent(id)}/${rest}`, payload);
      expect(response.statusCode, id).toBe(404);
    }
  });

  test.each([
    ['GET', '', undefined],
    ['POST', '', FORM],
    ...calls.map(([method, rest, body]) => [method, `1001/${rest}`, body] as const),
  ] as const)('anything without a token: %s %s', async (method, rest, payload) => {
    const response = await call(null, method, LIST + rest, payload);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'session.missing' });
    const forged = await call(null, method, LIST + rest, payload, { authorization: 'Bearer x.y.z' });
    expect(forged.statusCode).toBe(401);
  });

  test('a deleted account', async () => {
    const headers = {
      authorization: `Bearer ${await shop.deps.accessTokens.sign({ id: 999_999, role: 'customer', sessionId: 1 })}`,
    };
    const response = await call(null, 'POST', LIST, FORM, headers);
    expect(response.statusCode).toBe(401);
  });
});

describe('an Idempotency-Key', () => {
  test('replays the first response and inserts one record', async () => {
    const who = await signUp(shop);
    const key = { 'idempotency-key': 'one press of the button' };
    const responses = await Promise.all([1, 2, 3].map(() => call(who, 'POST', LIST, FORM, key)));
    const [first, ...again] = responses.map((response) => response.json());
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    for (const answer of again) expect(answer).toEqual(first);
    expect((await call(who, 'GET', LIST)).json()).toEqual([first]);
  });

  test('is refused with another body, and is scoped to the customer', async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    const key = { 'idempotency-key': 'k' };
    const first = (await call(who, 'POST', LIST, FORM, key)).json();
    const response = await call(who, 'POST', LIST, { ...FORM, chest: 99 }, key);
    expect(response.statusCode).toBe(422);
    expect((await call(other, 'POST', LIST, FORM, key)).json().id).not.toBe(first.id);
  });
});
