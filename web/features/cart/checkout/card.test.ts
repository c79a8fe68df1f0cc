import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brandOf,
  cardNumberProblem,
  cvvProblem,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
} from './card.ts';

describe('the number', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
    ['۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', '4242 4242 4242 4242', 'Visa'],
    ['5555-5555-5555-4444', '5555 5555 5555 4444', 'Mastercard'],
    ['378282246310005', '3782 822463 10005', 'American Express'],
  ])('%s is formatted as %s, brand %s', (typed, grouped, brand) => {
    expect(formatCardNumber(typed)).toBe(grouped);
    expect(brandOf(typed)?.niceType).toBe(brand);
    expect(cardNumberProblem(grouped, 'complete')).toBeUndefined();
  });

  test("is grouped while typing and limited to its brand's length", () => {
    expect(formatCardNumber('42424')).toBe('4242 4');
    expect(formatCardNumber('4242')).toBe('4242');
    expect(digitsOf(formatCardNumber('3782822463100059999'))).toBe('378282246310005');
  });

  test('grouping is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,30}$/), (typed) => {
        const grouped = formatCardNumber(typed);
        expect(formatCardNumber(grouped)).toBe(grouped);
        expect(digitsOf(typed).startsWith(digitsOf(grouped))).toBe(true);
      }),
    );
  });

  test.each([
    ['', undefined, 'Enter the number on the card.'],
    ['4242 42', undefined, 'This card number is incomplete.'],
    ['4242 4242 4242 4241', /not valid/, /not valid/],
    ['4242 4242 4242 4242 424', /not valid/, /not valid/],
    ['0000', /do not recognise/, /do not recognise/],
  ])('of "%s" reports %s while typing and %s on submit', (typed, typing, done) => {
    expect(String(cardNumberProblem(typed, 'typing'))).toMatch(typing ?? /^undefined$/);
    expect(cardNumberProblem(typed, 'complete')).toMatch(done);
  });

  test('a wrong check digit is reported while typing, where the brand has one length', () => {
    expect(cardNumberProblem('3782 822463 10006', 'typing')).toMatch(/not valid/);
    expect(cardNumberProblem('3782 822463 1000', 'typing')).toBeUndefined();
  });
});

describe('the expiry', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['8', '08'],
    ['12', '12'],
    ['12/', '12/'],
    ['1/', '01/'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12 / 2030', '12/30'],
    ['8/29', '08/29'],
    ['829', '08/29'],
    ['12/305', '12/30'],
  ])('"%s" is formatted as "%s"', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
  });

  test('formatting is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/ ]{0,9}$/), (typed) => {
        const written = formatExpiry(typed);
        expect(formatExpiry(written)).toBe(written);
      }),
    );
  });

  test.each([
    ['', 'typing', undefined],
    ['', 'complete', 'Enter the expiry date as on the card.'],
    ['08', 'complete', 'Enter the month and the year, for example 08/29.'],
    ['08/3', 'typing', undefined],
    ['13/30', 'typing', 'Enter a month from 01 to 12.'],
    ['13', 'typing', 'Enter a month from 01 to 12.'],
    ['00', 'typing', 'Enter a month from 01 to 12.'],
    ['01/20', 'typing', 'This card has expired.'],
    ['01/99', 'typing', 'Check this date on your card.'],
  ] as const)('of "%s" while %s reports %s', (expiry, stage, problem) => {
    expect(expiryProblem(expiry, stage)).toBe(problem);
  });

  test('this month is still valid', () => {
    const now = new Date();
    const month = String(now.getMonth() + 1).padStart(2, '0');
    expect(expiryProblem(`${month}/${String(now.getFullYear()).slice(2)}`, 'complete')).toBeUndefined();
  });
});

describe('the security code', () => {
  test.each([
    ['', '4242', 'typing', undefined],
    ['', '4242', 'complete', 'Enter the security code of the card.'],
    ['12', '4242', 'typing', undefined],
    ['12', '4242', 'complete', 'The code has 3 digits.'],
    ['123', '4242', 'complete', undefined],
    ['1234', '4242', 'typing', 'The code has 3 digits.'],
    ['123', '3782', 'complete', 'The code has 4 digits.'],
    ['1234', '3782', 'complete', undefined],
    ['1234', '', 'complete', undefined],
    ['12', '', 'complete', 'The code has 3 or 4 digits.'],
  ] as const)('of "%s" on a card %s while %s reports %s', (cvv, number, stage, problem) => {
    expect(cvvProblem(cvv, number, stage)).toBe(problem);
  });
});
