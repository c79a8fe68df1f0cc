import { expect, test } from 'vitest';
import { typedHeightInInches } from '../../../contract/typed-number.ts';
import { feetAndInches, joinedHeight } from './feet.ts';

test.each([
  ['', '', ''],
  [`5'8`, '5', '8'],
  [`5'`, '5', ''],
  ["'8", '', '8'],
  ['68', '5', '8'],
  ['68.5', '5', '8.5'],
  ['72', '6', ''],
  ['5 ft 8 in', '5', '8'],
])('a height of %j is %j feet and %j inches', (text, feet, inches) => {
  expect(feetAndInches(text)).toEqual({ feet, inches });
});

test.each([
  ['5', '8', 68],
  ['5', '7 1/2', 67.5],
  ['6', '', 72],
  ['', '', null],
  ['', '8', Number.NaN],
  ['5', '12', Number.NaN],
])('%j feet and %j inches are %j inches', (feet, inches, total) => {
  const text = joinedHeight(feet, inches);
  expect(typedHeightInInches(text)).toEqual(total);
  if (text) expect(feetAndInches(text)).toEqual({ feet, inches });
});
