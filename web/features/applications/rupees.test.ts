import { expect, test } from 'vitest';
import { typedRupees } from './rupees.ts';

test.each([
  ['2500', 2500],
  ['2,500', 2500],
  [' Rs. 12 500', 12_500],
  ['۲۵۰۰', 2500],
  ['', null],
  ['  ', null],
  ['25.5', Number.NaN],
  ['two', Number.NaN],
])('%j is %d rupees', (typed, rupees) => {
  expect(typedRupees(typed)).toBe(rupees);
});
