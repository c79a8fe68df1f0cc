import { expect, test } from 'vitest';
import { keepTyped, recordDifferences } from './record-conflict.ts';
import { emptyFields, type RecordFields, withTyped } from './record-fields.ts';
import type { Draft } from './store.ts';

const inches = (text: string) => ({ text, unit: 'in' as const });
const FROM: RecordFields = {
  ...emptyFields('in'),
  label: 'Myself',
  gender: 'female',
  entries: { chest: inches('38'), sleeve: inches('23'), weight: inches('60') },
  marks: { chest: 'estimated', sleeve: 'estimated' },
};
const draft = (fields: RecordFields): Draft => ({ base: 1, from: FROM, fields });
const names = (mine: RecordFields, theirs: RecordFields) =>
  recordDifferences(draft(mine), theirs).map(({ name, isTouched }) => [name, isTouched]);

test('a measure, its mark and each field of the person are parts of their own', () => {
  const mine = { ...withTyped(FROM, 'sleeve', '24'), note: 'Mine' };
  const theirs = { ...withTyped(FROM, 'chest', '42'), label: 'Me' };
  expect(names(mine, theirs)).toEqual([
    ['label', false],
    ['note', true],
    ['chest', false],
    ['sleeve', true],
  ]);
  expect(keepTyped(draft(mine), theirs)).toEqual({
    ...FROM,
    label: 'Me',
    note: 'Mine',
    entries: { ...FROM.entries, chest: inches('42'), sleeve: inches('24') },
    marks: {},
  });
});

test('what both changed is kept as typed; a measure that was emptied stays empty', () => {
  const mine = withTyped(withTyped(FROM, 'chest', '39'), 'weight', '');
  const kept = keepTyped(draft(mine), withTyped(withTyped(FROM, 'chest', '42'), 'weight', '61'));
  expect(kept.entries).toEqual({ chest: inches('39'), sleeve: inches('23') });
});

test('another unit alone changes no measure', () => {
  const centimetres: RecordFields = {
    ...FROM,
    unit: 'cm',
    entries: {
      chest: { text: '96.5', unit: 'cm' },
      sleeve: { text: '58.4', unit: 'cm' },
      weight: { text: '60', unit: 'cm' },
    },
  };
  expect(names(withTyped(FROM, 'sleeve', '24'), centimetres)).toEqual([
    ['unit', false],
    ['sleeve', true],
  ]);
  expect(keepTyped(draft(withTyped(FROM, 'sleeve', '24')), centimetres)).toEqual({
    ...centimetres,
    entries: { ...centimetres.entries, sleeve: inches('24') },
    marks: { chest: 'estimated' },
  });
});
