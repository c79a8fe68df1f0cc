import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DutyRule, dutyToExpect, goodsValue, isSentAbroad } from './duty.ts';

describe('dutyToExpect (abroad-5)', () => {
  test.each([
    [10_000, { rate_percent: null, threshold: null }, null],
    [10_000, { rate_percent: null, threshold: 5000 }, null],
    [10_000, { rate_percent: 0, threshold: null }, 0],
    [10_000, { rate_percent: 12, threshold: null }, 1200],
    [10_000, { rate_percent: 12, threshold: 10_001 }, 0],
    [10_000, { rate_percent: 12, threshold: 10_000 }, 1200],
    [9999, { rate_percent: 12, threshold: 10_000 }, 0],
    [10_000, { rate_percent: 16.5, threshold: 0 }, 1650],
    [1, { rate_percent: 49.99, threshold: null }, 0],
    [1, { rate_percent: 50, threshold: null }, 1],
    [1050, { rate_percent: 7, threshold: null }, 74],
    [150, { rate_percent: 0.33, threshold: null }, 0],
    [152, { rate_percent: 0.33, threshold: null }, 1],
    [0, { rate_percent: 100, threshold: null }, 0],
    [100_000_000, { rate_percent: 100, threshold: null }, 100_000_000],
  ])('Rs %i by %o: %s', (value, rule, duty) => {
    expect(dutyToExpect(value, rule)).toBe(duty);
  });

  const value = fc.integer({ min: 0, max: 1_200_000_000 });
  const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const threshold = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
  const rule: fc.Arbitrary<DutyRule> = fc.record({ rate_percent: rate, threshold });

  test('is whole rupees, at most half a rupee from the exact sum, and nothing below the threshold', () => {
    fc.assert(
      fc.property(value, rule, (sum, known) => {
        const duty = dutyToExpect(sum, known) ?? Number.NaN;
        expect(Number.isInteger(duty)).toBe(true);
        const isFree = known.threshold !== null && sum < known.threshold;
        const hundredths = isFree ? 0n : BigInt(Math.round((known.rate_percent ?? 0) * 100));
        const twice = 2n * (BigInt(duty) * 10_000n - BigInt(sum) * hundredths);
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
      }),
    );
  });

  test('never falls when the value grows, and never exceeds the value', () => {
    fc.assert(
      fc.property(value, value, rule, (one, other, known) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(dutyToExpect(less, known) ?? 0).toBeLessThanOrEqual(dutyToExpect(more, known) ?? 0);
        expect(dutyToExpect(more, known) ?? 0).toBeLessThanOrEqual(more);
      }),
    );
  });
});

test('customs count the goods, not collection, delivery and swatch (abroad-9)', () => {
  const fees = { collection_fee: 500, delivery_fee: 4000, sample_fee: 150, total: 16_350 };
  expect(goodsValue({ stitching: 8000, urgent_surcharge: 2400, cloth: 1300, ...fees })).toBe(11_700);
});

test.each([
  ['BY_SHOP', 'GB', true],
  ['BY_SHOP', 'PK', false],
  ['BY_SHOP', null, false],
  ['BY_OWN', 'GB', false],
])('%s to %s is sent abroad: %s', (delivery, country, isSent) => {
  expect(isSentAbroad({ delivery, country })).toBe(isSent);
});
