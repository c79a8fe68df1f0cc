import { expect, test } from 'vitest';
import { countWords, dueIn } from './words.ts';

test.each([
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-11-25', 'in 3 days'],
  ['2026-11-21', '1 day late'],
  ['2026-10-22', '31 days late'],
])('an order promised for %s is due %s', (promised, words) => {
  expect(dueIn(promised, '2026-11-22')).toBe(words);
});

test('a count stops at 100 (workshop-4)', () => {
  expect([0, 99, 100].map(countWords)).toEqual(['0', '99', '99+']);
});
