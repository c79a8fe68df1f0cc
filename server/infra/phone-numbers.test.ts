import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-numbers.ts';

test.each([
  ['0300 1234567', '+923001234567'],
  ['03001234567', '+923001234567'],
  ['3001234567', '+923001234567'],
  ['923001234567', '+923001234567'],
  ['+92 (300) 123-4567', '+923001234567'],
  ['0092 300 1234567', '+923001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
  ['042 3576 1234', '+924235761234'],
  ['+44 7400 123456', '+447400123456'],
])('local: %s', async (typed, number) => {
  expect(await readPhoneNumber(typed, 'PK')).toBe(number);
});

test.each([
  ['+44 7400 123456', '+447400123456'],
  ['0044 7400 123456', '+447400123456'],
  ['+92 300 1234567', '+923001234567'],
  ['+1 (212) 555-0123', '+12125550123'],
])('international: %s', async (typed, number) => {
  expect(await readPhoneNumber(typed, undefined)).toBe(number);
});

test.each([
  '0300 123456',
  '0300 12345678',
  '0999 1234567',
  '12345',
  'call me',
  '0300 1234567 ext. 5',
  '+92',
  '++',
])('invalid everywhere: %s', async (typed) => {
  expect(await readPhoneNumber(typed, 'PK')).toBeNull();
  expect(await readPhoneNumber(typed, undefined)).toBeNull();
});

test('an international number needs its country code', async () => {
  expect(await readPhoneNumber('0300 1234567', undefined)).toBeNull();
});
