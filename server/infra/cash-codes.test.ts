import { expect, test } from 'vitest';
import { cashCode } from './cash-codes.ts';

const SECRET = 'a secret of the shop that is long enough';
const PARCEL = { trackingNumber: 'NP-7KQ2M4XW9A', amount: 2147 };

test('the code of a parcel is six characters that nobody misreads, and always the same', () => {
  const code = cashCode(SECRET, PARCEL);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(cashCode([SECRET, 'an older one'], PARCEL)).toBe(code);
});

test('another sum, order, parcel or shop has another code (payments-11)', () => {
  const codes = [
    cashCode(SECRET, PARCEL),
    cashCode(SECRET, { ...PARCEL, amount: 2497 }),
    cashCode(SECRET, { ...PARCEL, trackingNumber: 'NP-7KQ2M4XW9B' }),
    cashCode(SECRET, { ...PARCEL, sellerOrderId: 1001 }),
    cashCode(SECRET, { ...PARCEL, sellerOrderId: 1002 }),
    cashCode('a secret of another shop', PARCEL),
  ];
  expect(new Set(codes).size).toBe(codes.length);
});
