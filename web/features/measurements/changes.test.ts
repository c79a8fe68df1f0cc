import { describe, expect, test } from 'vitest';
import type { Version } from '../../../contract/measurements.ts';
import { MEASURE_CODES, type MeasureCode } from '../../../contract/measures.ts';
import { changesBetween } from './changes.ts';
import { usualRange } from './words.ts';

const nothing = Object.fromEntries(MEASURE_CODES.map((code) => [code, null])) as Record<MeasureCode, null>;
const first: Version = {
  ...nothing,
  id: 1,
  label: 'Ahmed',
  gender: 'male',
  age_group: 'adult',
  unit: 'cm',
  note: '',
  person: 'Ahmed',
  relation: null,
  estimated: [],
  confirmed: [],
  saved_by: 'ahmed',
  origin: 'form',
  restored_version: null,
  version: 1,
  measured_on: null,
  updated_at: '2026-11-21T08:00:00.000Z',
  chest: 96,
  weight: 72,
};
const next = (changes: Partial<Version>): Version => ({ ...first, version: 2, ...changes });

describe('changesBetween', () => {
  test('lists changed, added and removed measures', () => {
    expect(
      changesBetween(first, next({ chest: 98, waist: 82.5, weight: null, note: 'Likes it loose' })),
    ).toEqual([
      { what: 'Chest / bust', from: '96 cm', to: '98 cm' },
      { what: 'Natural waist', from: null, to: '82.5 cm' },
      { what: 'Weight (kg)', from: '72 kg', to: null },
      { what: 'Note', from: null, to: 'Likes it loose' },
    ]);
  });

  test('tells when a value is estimated, taken by tape, or taken again', () => {
    const estimated = { ...first, estimated: ['chest' as const] };
    expect(changesBetween(estimated, next({}))).toEqual([
      { what: 'Chest / bust', from: '96 cm, estimated', to: '96 cm' },
    ]);
    expect(changesBetween(estimated, next({ chest: 98, confirmed: ['chest'] }))).toEqual([
      { what: 'Chest / bust', from: '96 cm, estimated', to: '98 cm, measured twice' },
    ]);
  });

  test('lists whose measures they are', () => {
    expect(changesBetween(first, next({ person: 'Bilal', relation: 'brother' }))).toEqual([
      { what: 'Person', from: 'Ahmed', to: 'Bilal' },
      { what: 'Who it is', from: null, to: 'Brother' },
    ]);
  });

  test('lists changes of the person', () => {
    expect(changesBetween(first, next({ label: 'Ahmed Jr.', person: 'Ahmed', age_group: 'child' }))).toEqual([
      { what: 'Name', from: 'Ahmed', to: 'Ahmed Jr.' },
      { what: 'Age', from: 'Adult', to: 'Child' },
    ]);
  });

  test('a change of unit alone changes no measure', () => {
    expect(changesBetween(first, next({ unit: 'in', chest: 37.8125 }))).toEqual([
      { what: 'Unit', from: 'Centimetres', to: 'Inches' },
    ]);
  });

  test('shows a change across units in the newer unit', () => {
    expect(changesBetween(first, next({ unit: 'in', chest: 40 }))).toContainEqual({
      what: 'Chest / bust',
      from: '37.8125 in',
      to: '40 in',
    });
  });

  test('an identical version has no changes', () => {
    expect(changesBetween(first, next({}))).toEqual([]);
  });
});

test('the usual range is in the unit of the record', () => {
  expect(usualRange('chest', 'adult', 'cm')).toBe('70–160 cm');
  expect(usualRange('chest', 'child', 'in')).toBe('18.9–36.2 in');
  expect(usualRange('weight', 'adult', 'in')).toBe('30–200 kg');
});
