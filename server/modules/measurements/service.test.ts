import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, signUp } from '../../../test/factories.ts';
import { deleteRecord, replaceRecord } from './queries.ts';
import { listMeasurements, snapshotFor } from './service.ts';

const shop = testApp();

const FIELDS = {
  label: 'Own',
  gender: 'male',
  ageGroup: 'adult',
  unit: 'cm',
  note: '',
  values: { chest: 980 },
  person: '',
  relation: null,
  marks: {},
  origin: 'form',
  restoredVersion: null,
} as const;

describe('the copy an order keeps', () => {
  test('is the named record', async () => {
    const who = await signUp(shop);
    const record = await makeMeasurement(shop, who, {
      label: 'Sana',
      gender: 'female',
      unit: 'in',
      note: 'Loose',
      marks: { waist: 'estimated', neck: 'confirmed' },
    });
    await makeMeasurement(shop, who, { label: 'Later' });
    const snapshot = await shop.deps.db.transaction((tx) => snapshotFor(tx, who.id, record.id));
    expect(snapshot).toEqual({
      id: record.id,
      version: 1,
      label: 'Sana',
      gender: 'female',
      age_group: 'adult',
      unit: 'in',
      note: 'Loose',
      values: record.values,
      estimated: ['waist'],
      confirmed: ['neck'],
    });
  });

  test('is the latest record when none is named', async () => {
    const who = await signUp(shop);
    const first = await makeMeasurement(shop, who);
    const second = await makeMeasurement(shop, who);
    const latest = () => shop.deps.db.transaction((tx) => snapshotFor(tx, who.id, undefined));
    expect((await latest())?.id).toBe(second.id);
    await replaceRecord(shop.deps.db, who.id, first.id, { ...FIELDS, savedBy: who.id });
    expect(await latest()).toMatchObject({ id: first.id, version: 2, values: { chest: 980 } });
  });

  test('is null without own records', async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    const record = await makeMeasurement(shop, other);
    await shop.deps.db.transaction(async (tx) => {
      expect(await snapshotFor(tx, who.id, undefined)).toBeNull();
      expect(await snapshotFor(tx, who.id, record.id)).toBeNull();
    });
  });

  test('locks its record until the order is inserted', async () => {
    const who = await signUp(shop);
    const record = await makeMeasurement(shop, who);
    const steps: string[] = [];
    let deleted: Promise<unknown> = Promise.resolve();
    await shop.deps.db.transaction(async (tx) => {
      await snapshotFor(tx, who.id, record.id);
      deleted = deleteRecord(shop.deps.db, who.id, record.id).then(() => steps.push('deleted'));
      await new Promise((resolve) => setTimeout(resolve, 150));
      steps.push('written');
    });
    await deleted;
    expect(steps).toEqual(['written', 'deleted']);
  });
});

test('a value saved under wider limits has a warning', async () => {
  const who = await signUp(shop);
  await makeMeasurement(shop, who, { values: { chest: 300 } });
  const [record] = await listMeasurements(shop.deps.db, { id: who.id, role: 'customer', sessionId: 1 });
  expect(record).toMatchObject({ chest: 30, warnings: [{ code: 'chest', kind: 'band' }] });
});
