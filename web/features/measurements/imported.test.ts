import { expect, test } from 'vitest';
import type { ReadFile } from '../../../contract/measurement-files.ts';
import { personOf, withImported } from './imported.ts';
import { emptyFields, withTyped } from './record-fields.ts';

const file: ReadFile = {
  label: 'Ali',
  gender: 'male',
  age_group: null,
  note: '',
  unit: 'cm',
  values: { chest: 98, waist: 84, neck: 390 },
  estimated: ['waist'],
  skipped: [],
};
const before = withTyped(withTyped(withTyped(emptyFields('in'), 'chest', '37'), 'neck', '15'), 'hip', '40');

test('an import replaces what the file holds, keeps the rest, and leaves out what cannot be right', () => {
  const { fields, taken, refused } = withImported(
    { ...before, marks: { chest: 'confirmed', hip: 'confirmed' } },
    file,
  );
  expect(fields.entries).toEqual({
    chest: { text: '98', unit: 'cm' },
    waist: { text: '84', unit: 'cm' },
    neck: { text: '15', unit: 'in' },
    hip: { text: '40', unit: 'in' },
  });
  expect(fields.marks).toEqual({ waist: 'estimated', hip: 'confirmed' });
  expect(taken).toEqual(['chest', 'waist']);
  expect(refused).toMatchObject([
    { code: 'neck', sentence: expect.stringContaining('390 cm for the neck cannot be right') },
  ]);
});

test('a new record is of the person in the file', () => {
  expect(personOf(file)).toMatchObject({
    label: 'Ali',
    gender: 'male',
    unit: 'cm',
    age_group: 'adult',
    entries: {},
  });
  expect(personOf({ ...file, label: '', gender: null, age_group: 'child' })).toMatchObject({
    label: '',
    gender: '',
    age_group: 'child',
  });
});
