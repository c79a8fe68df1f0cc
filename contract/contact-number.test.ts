import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContactNumber, NumberAsTyped, readNumber } from './contact-number.ts';
import { validate } from './validation.ts';

test.each([
  ['0300 1234567', '+923001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
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

const Form = z
  .object({ country: z.string(), phone: NumberAsTyped.optional() })
  .check(readNumber('phone', { dialable: true }));

test.each([
  ['GB', '07400 123456', '+447400123456'],
  ['GB', '0300 1234567', '+443001234567'],
  ['GB', '+92 300 1234567', '+923001234567'],
  ['AE', '050 123 4567', '+971501234567'],
  ['US', '(201) 555-0123', '+12015550123'],
  ['US', '1 201 555 0123', '+12015550123'],
  ['PK', '0300 1234567', '+923001234567'],
  ['IT', '+39 312 3456789', '+393123456789'],
  ['ES', undefined, undefined],
])('in %s, %j is %s (orders-7)', (country, phone, number) => {
  expect(Form.parse({ country, phone }).phone).toBe(number);
});

test.each([
  ['PK', '0700 1234567', 'Enter a number such as'],
  ['ES', '0612 345678', 'Enter a number such as'],
  ['GB', '07400', 'Enter a number such as'],
  ['GB', '12', 'Enter a phone number the courier can call'],
])('in %s, %j is refused at its field', (country, phone, sentence) => {
  const { error } = Form.safeParse({ country, phone });
  expect(error?.issues).toMatchObject([{ path: ['phone'], message: expect.stringContaining(sentence) }]);
});
