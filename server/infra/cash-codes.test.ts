import { expect, test } from 'vitest';
import { cashCode, cashKeyOf } from './cash-codes.ts';

const KEY = cashKeyOf('a secret of the shop that is long enough');
const PARCEL = { trackingNumber: 'NP-7KQ2M4XW9A', amount: 2147 };

test('the code of a parcel is six characters that nobody misreads, and always the same', () => {
  const code = cashCode(KEY, PARCEL);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(cashCode(KEY, { ...PARCEL })).toBe(code);
});

test('another sum, order, parcel or shop has another code (payments-11)', () => {
  const codes = [
    cashCode(KEY, PARCEL),
    cashCode(KEY, { ...PARCEL, amount: 2497 }),
    cashCode(KEY, { ...PARCEL, trackingNumber: 'NP-7KQ2M4XW9B' }),
    cashCode(KEY, { ...PARCEL, sellerOrderId: 1001 }),
    cashCode(KEY, { ...PARCEL, sellerOrderId: 1002 }),
    cashCode(cashKeyOf('a secret of another shop'), PARCEL),
  ];
  expect(new Set(codes).size).toBe(codes.length);
});
