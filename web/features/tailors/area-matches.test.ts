import { expect, test } from 'vitest';
import { isInArea, placeIn } from './area-matches.ts';

test.each([
  ['F-7, Islamabad', 'islamabad ', true],
  ['F-7, Islamabad', 'f-7, isl', true],
  ['F-7, Islamabad', 'lahore', false],
  ['F-7, Islamabad', '', true],
])('%s contains %j: %s (tailors-4)', (area, typed, expected) => {
  expect(isInArea(area, typed)).toBe(expected);
});

test.each([
  ['F-7, Islamabad', 'isl', 'Islamabad'],
  ['F-7, Islamabad', 'abad', 'Islamabad'],
  ['F-7, Islamabad', 'f', 'F-7'],
  ['F-7, Islamabad', 'f-7, isl', 'F-7, Islamabad'],
  ['Saddar', 'SAD', 'Saddar'],
  ['Saddar', 'lahore', 'lahore'],
])('in %s, %j means %s', (area, typed, expected) => {
  expect(placeIn(area, typed)).toBe(expected);
});
