import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['38', 38],
  [' 38.5 ', 38.5],
  ['38.', 38],
  ['.5', 0.5],
  ['38,5', 38.5],
  ['۳۸٫۵', 38.5],
  ['٣٨', 38],
  ['15 1/2', 15.5],
  ['15½', 15.5],
  ['15 ⅜', 15.375],
  ['¾', 0.75],
  ['3/4', 0.75],
  ['15-1/4', 15.25],
])('reads %j as %d', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each(['', '   '])('%j is empty', (text) => {
  expect(typedNumber(text)).toBeNull();
});

test.each(['abc', '38 cm', '-5', '1.2.3', '1e3', '5/0', '1/2/3', 'Infinity'])(
  '%j is not a number',
  (text) => {
    expect(typedNumber(text)).toBeNaN();
  },
);
