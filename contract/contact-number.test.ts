import { expect, test } from 'vitest';
import { ContactNumber } from './contact-number.ts';
import { validate } from './validation.ts';

test.each([
  ['0300 1234567', '+923001234567'],
  ['0300-1234567', '+923001234567'],
  [' (0300) 123 4567 ', '+923001234567'],
  ['+92 300 1234567', '+923001234567'],
  ['0092 300 1234567', '+923001234567'],
  ['923001234567', '+923001234567'],
  ['+1234567890', '+1234567890'],
  ['12', '+12'],
  ['+44 7700 900123', '+447700900123'],
])('reads %j as %s (orders-7)', (typed, number) => {
  expect(ContactNumber.parse(typed)).toBe(number);
});

test.each([
  '0300',
  '0300 123456',
  '0300 12345678',
  '0700 1234567',
  '+0300',
  '1',
  '+1234567890123456',
  'call me',
  '++12',
])('refuses %j with one sentence', (typed) => {
  expect(validate(ContactNumber, typed)).toEqual({
    ok: false,
    errors: {
      non_field_errors: [
        'Enter a number such as 0300 1234567, or one with its country code, e.g. +1234567890.',
      ],
    },
  });
});
