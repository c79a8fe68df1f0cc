import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approximate, currencyFor } from './currency.ts';

const [AED, EUR, GBP, USD] = [
  { code: 'AED', rupees: 76.5 },
  { code: 'EUR', rupees: 325 },
  { code: 'GBP', rupees: 370 },
  { code: 'USD', rupees: 281 },
] as const;
const SHOP = [AED, EUR, GBP, USD];

describe('the currency of a visitor', () => {
  test.each([
    [['en-GB', 'en'], 'GBP'],
    [['de-DE'], 'EUR'],
    [['ar-AE', 'en-US'], 'AED'],
    [['ur-PK', 'en-GB'], 'GBP'],
    [['zh-Hans-CN'], 'USD'],
    [['en'], 'USD'],
    [[], 'USD'],
  ])('of %j is %s', (languages, code) => {
    expect(currencyFor(SHOP, null, languages)?.code).toBe(code);
  });

  test('is the chosen one, if the shop has it', () => {
    expect(currencyFor(SHOP, 'AED', ['en-GB'])).toBe(AED);
    expect(currencyFor(SHOP, 'JPY', ['en-GB'])).toBe(GBP);
  });

  test("falls back to the shop's first, or to none", () => {
    expect(currencyFor([AED], null, ['fr-FR'])).toBe(AED);
    expect(currencyFor([], 'USD', ['en-US'])).toBeUndefined();
  });
});

describe('an approximate amount', () => {
  test.each([
    [1599, USD, '≈ $5.70'],
    [28, USD, '≈ $0.10'],
    [1, USD, '≈ $0.10'],
    [45_000, USD, '≈ $160'],
    [450_000, GBP, '≈ £1,220'],
    [1599, AED, '≈ AED\u00a020.90'],
    [28_070, USD, '≈ $99.90'],
  ])('%i rupees are %o', (rupees, currency, text) => {
    expect(approximate(rupees, currency)).toBe(text);
  });

  test('is undefined for zero', () => {
    expect(approximate(0, USD)).toBeUndefined();
    expect(approximate(-100, USD)).toBeUndefined();
  });

  test('is accurate to a twentieth of a unit, or half a per cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), fc.constantFrom(...SHOP), (rupees, currency) => {
        const told = Number(approximate(rupees, currency)?.replaceAll(/[^\d.]/g, ''));
        const exact = rupees / currency.rupees;
        expect(Math.abs(told - exact)).toBeLessThanOrEqual(Math.max(0.0501, exact * 0.00501));
      }),
    );
  });
});
