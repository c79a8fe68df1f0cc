import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-numbers.ts';

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  'House 5 4000-0000-0000-0002, Lahore',
  '3782 822463 10005',
])('"%s" holds a card number', (text) => expect(holdsCardNumber(text)).toBe(true));

test.each([
  '',
  'House 12, Street 5, Gulberg III',
  '4242 4242 4242 4241',
  '35202-1234567-1',
  '0300 1234567 / 0321 7654321',
  '54000',
])('"%s" holds none', (text) => expect(holdsCardNumber(text)).toBe(false));
