import { expect, test } from 'vitest';
import { lengthOnTape, onTape } from './tape.ts';

test.each([
  [1020, 'cm', '102'],
  [1025, 'cm', '102.5'],
  [1020, 'in', '40 1/8'],
  [1016, 'in', '40'],
  [1029, 'in', '40 1/2'],
  [10, 'in', '3/8'],
  [1, 'in', '0'],
  [-20, 'cm', '−2'],
  [-25, 'in', '−1'],
  [-1, 'in', '0'],
] as const)('%d mm in %s is %s on the tape (workshop-5)', (stored, unit, shown) => {
  expect(lengthOnTape(stored, unit)).toBe(shown);
});

test('weight is in kg whatever the unit', () => {
  expect(onTape('weight', 61_500, 'in')).toBe('61.5 kg');
});
