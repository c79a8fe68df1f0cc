import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountable, discountOn, withDiscount } from './discounted.ts';
import { priceWithout } from './garment-progress.ts';

const terms = fc
  .record({
    code: fc.constant('SALE'),
    lowest_share: fc.integer({ min: 0, max: 100 }),
    ...{ percent: fc.constant(null as number | null), sum: fc.constant(null as number | null) },
    value: fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, sum: null })),
      fc.integer({ min: 1, max: 20_000 }).map((sum) => ({ percent: null, sum })),
    ),
  })
  .map(({ value, ...rest }) => ({ ...rest, ...value }));

const price = fc
  .record({
    stitching: fc.integer({ min: 1, max: 50_000 }),
    urgent_surcharge: fc.integer({ min: 0, max: 20_000 }),
    cloth: fc.integer({ min: 0, max: 20_000 }),
    collection_fee: fc.integer({ min: 0, max: 500 }),
    delivery_fee: fc.integer({ min: 0, max: 500 }),
    sample_fee: fc.integer({ min: 0, max: 500 }),
  })
  .map((parts) => ({ ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }));

describe('the discount of a stitched order (discounts-10)', () => {
  test('leaves the lowest share of the price, and fees as they are', () => {
    fc.assert(
      fc.property(price, terms, (gross, code) => {
        const { discount, ...bill } = withDiscount(gross, code);
        const amount = discount?.amount ?? 0;
        expect(Number.isInteger(amount) && amount >= 0).toBe(true);
        expect(bill).toEqual({ ...gross, total: gross.total - amount });
        expect((discountable(gross) - amount) * 100).toBeGreaterThanOrEqual(
          discountable(gross) * code.lowest_share,
        );
      }),
    );
  });

  test('never makes a dearer order cheaper than it was', () => {
    fc.assert(
      fc.property(terms, fc.nat(90_000), fc.nat(20_000), (code, base, more) => {
        expect(base + more - discountOn(code, base + more)).toBeGreaterThanOrEqual(
          base - discountOn(code, base),
        );
        expect(discountOn(code, base + more)).toBeGreaterThanOrEqual(discountOn(code, base));
      }),
    );
  });

  test('is what it would be without a garment that is cancelled, whatever was cancelled before', () => {
    fc.assert(
      fc.property(price, terms, fc.array(fc.nat(9000), { maxLength: 3 }), (gross, code, cancelled) => {
        let left = withDiscount(gross, code);
        for (const garment of cancelled) {
          if (garment >= left.stitching) continue;
          const before = left;
          left = priceWithout(left, garment);
          expect(left.total).toBeLessThanOrEqual(before.total);
          expect(left).toEqual(withDiscount(left, code));
        }
      }),
    );
  });
});
