import { expect, test } from 'vitest';
import { isNullOr, isOneOf, isRecordOf, isShape, isText } from './stored-shape.ts';

const isRecord = isShape<{ unit: 'cm' | 'in'; notes: Record<string, string>; label: string | null }>({
  unit: isOneOf('cm', 'in'),
  notes: isRecordOf(isText),
  label: isNullOr(isText),
});

test('accepts the shape, with or without additional fields', () => {
  expect(isRecord({ unit: 'cm', notes: { chest: 'tight' }, label: null })).toBe(true);
  expect(isRecord({ unit: 'in', notes: {}, label: 'Ali', more: 1 })).toBe(true);
});

test.each([
  null,
  'text',
  [],
  {},
  { unit: 'ft', notes: {}, label: null },
  { unit: 'cm', notes: [], label: null },
  { unit: 'cm', notes: { chest: 1 }, label: null },
  { unit: 'cm', notes: {}, label: 1 },
])('refuses %j', (value) => {
  expect(isRecord(value)).toBe(false);
});
