import { expect, test } from 'vitest';
import { typedHeightInInches, typedMetres, typedNumber } from './typed-number.ts';

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

test.each(['10,000', ' 1,250 ', '۱۰,۰۰۰', '1,000,000'])('%j is no length in metres (orders-192)', (text) => {
  expect(typedMetres(text)).toBeNaN();
});

test.each([
  ['4,5', 4.5],
  ['4,25', 4.25],
  ['10.000', 10],
  ['4 1/2', 4.5],
  ['', null],
])('reads %j metres as %j', (text, metres) => {
  expect(typedMetres(text)).toBe(metres);
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

test.each([
  [`5'8"`, 68],
  ['5’8”', 68],
  ["5'8''", 68],
  ['5 ft 8 in', 68],
  ['5ft 8', 68],
  ['5 feet 8 inches', 68],
  ['5-8', 68],
  ["5'", 60],
  ['5 ft', 60],
  [`5'8½"`, 68.5],
  [`5' 8 1/2"`, 68.5],
  ['۵-۸', 68],
  [`4'11.5"`, 59.5],
  ['68', 68],
  ['67 1/2', 67.5],
])('reads the height %j as %d inches', (text, inches) => {
  expect(typedHeightInInches(text)).toBe(inches);
});

test('an empty height is null', () => {
  expect(typedHeightInInches(' ')).toBeNull();
});

test.each(['5\'12"', '5-13', '15-8', '5 m 8', 'ft 8', "5'8'6", '-5', "5'-8"])(
  '%j is not a height',
  (text) => {
    expect(typedHeightInInches(text)).toBeNaN();
  },
);

test.each([
  ['digits', `${'1'.repeat(255_000)}x`],
  ['blanks after feet', `5'a${' '.repeat(240_000)}a`],
  ['blanks before inches', `5'${' '.repeat(240_000)}a`],
])('reads no text of 240 kB: %s', (_kind, text) => {
  const started = performance.now();
  expect(typedHeightInInches(text)).toBeNaN();
  expect(typedNumber(text)).toBeNaN();
  expect(performance.now() - started).toBeLessThan(50);
});
