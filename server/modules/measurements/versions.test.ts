import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Measurement } from '../../../contract/measurements.ts';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import { measurementVersions } from '../../db/schema/measurements.ts';

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

describe('restoring a version (measurements-5)', () => {
  test('saves its values, unit and marks as a new version', async () => {
    const who = await signUp(shop);
    const first = await added(who, { ...FORM, note: 'Loose', estimated: ['waist'], origin: 'questions' });
    const url = `${LIST}${first.id}/`;
    await call(who, 'PUT', url, { ...FORM, unit: 'in', label: 'Me', chest: 39, waist: 33, height: 69 });
    const response = await call(who, 'POST', `${url}versions/1/restore/`);
    expect(response.statusCode).toBe(200);
    const restored: Measurement = response.json();
    expect(restored).toEqual({ ...first, version: 3, updated_at: restored.updated_at });
    const { results } = (await call(who, 'GET', `${url}versions/`)).json();
    expect(results).toMatchObject([
      { version: 3, origin: 'restore', restored_version: 1, saved_by: who.username },
      { version: 2, origin: 'form', restored_version: null },
      { version: 1, origin: 'questions', restored_version: null },
    ]);
    expect((await call(who, 'GET', LIST)).json()).toEqual([restored]);
  });

  test('a version that does not exist is 404', async () => {
    const who = await signUp(shop);
    const { id } = await added(who);
    for (const version of ['2', '0', 'x', '2147483647']) {
      const response = await call(who, 'POST', `${LIST}${id}/versions/${version}/restore/`);
      expect(response.statusCode, version).toBe(404);
    }
  });
});

test('versions of earlier times name nobody', async () => {
  const who = await signUp(shop);
  const { id } = await makeMeasurement(shop, who);
  const { results } = (await call(who, 'GET', `${LIST}${id}/versions/`)).json();
  expect(results).toMatchObject([{ version: 1, saved_by: null, origin: 'form' }]);
});

test('deleting a record deletes its versions', async () => {
  const who = await signUp(shop);
  const { id } = await added(who);
  const response = await call(who, 'DELETE', `${LIST}${id}/`);
  expect(response.statusCode).toBe(204);
  expect(response.body).toBe('');
  expect((await call(who, 'GET', LIST)).json()).toEqual([]);
  expect((await call(who, 'DELETE', `${LIST}${id}/`)).statusCode).toBe(404);
  const left = await shop.deps.db
    .select()
    .from(measurementVersions)
    .where(eq(measurementVersions.measurementId, id));
  expect(left).toEqual([]);
});
