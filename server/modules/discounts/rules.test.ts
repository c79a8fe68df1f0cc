import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allot } from '../../../contract/allot.ts';
import { type CodeRule, refusalOf, sharesOf, stateOf } from './rules.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('allot', () => {
  test('gives the rupees that are left to the largest remainders, the first of equal ones', () => {
    expect(allot(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allot(10, [999, 1])).toEqual([10, 0]);
    expect(allot(0, [5])).toEqual([0]);
    expect(allot(5, [0, 0])).toEqual([0, 0]);
  });

  test('the parts add up to the sum, and none is larger than its weight (discounts-4)', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const whole = Math.floor(sum(of) * share);
        const parts = allot(whole, of);
        expect(sum(parts)).toBe(whole);
        parts.forEach((part, place) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(of[place] ?? 0);
        });
      }),
    );
  });
});

const lines = fc.array(
  fc.record({
    total: fc.integer({ min: 1, max: 10_000_000 }),
    brandId: fc.constantFrom(null, 1, 2),
  }),
  { minLength: 1, maxLength: 12 },
);
const value = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.constant(null),
    sellerPercent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    percent: fc.constant(null),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    sellerPercent: fc.integer({ min: 0, max: 100 }),
  }),
);

describe('the shares of a discount', () => {
  test('add up, and leave the lowest share of each price of what the code is for (discounts-3)', () => {
    fc.assert(
      fc.property(
        lines,
        value,
        fc.constantFrom(null, 1, 2, 3),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 10, max: 100 }),
        (cart, rule, brandId, ownPercent, lowest) => {
          const own = Math.round((sum(cart.map(({ total }) => total)) * ownPercent) / 100);
          const without = sharesOf(cart, own, null, lowest);
          const shares = sharesOf(cart, own, { ...rule, brandId }, lowest);
          expect(sum(without.lines)).toBe(own);
          expect(sum(shares.lines)).toBe(own + shares.amount);
          expect(sum(shares.borne)).toBe(Math.round((shares.amount * rule.sellerPercent) / 100));
          cart.forEach(({ total, brandId: seller }, place) => {
            const before = without.lines[place] ?? 0;
            const share = shares.lines[place] ?? 0;
            expect(share).toBeGreaterThanOrEqual(before);
            expect(shares.borne[place], 'borne of the code alone').toBeLessThanOrEqual(share - before);
            const isFor = brandId === null || brandId === seller;
            if (!isFor) expect(share).toBe(before);
            if (share > before) expect((total - share) * 100).toBeGreaterThanOrEqual(total * lowest);
          });
          if (rule.amount !== null) expect(shares.amount).toBeLessThanOrEqual(rule.amount);
        },
      ),
    );
  });

  test('a code of 20 % takes 20 % of the prices while the lowest share allows it', () => {
    const cart = [
      { total: 1000, brandId: 1 },
      { total: 500, brandId: null },
    ];
    const off = { percent: 20, amount: null, brandId: null, sellerPercent: 0 };
    const borne = [0, 0];
    expect(sharesOf(cart, 0, off, 70)).toEqual({ amount: 300, lines: [200, 100], borne });
    expect(sharesOf(cart, 0, { ...off, brandId: 1 }, 70)).toEqual({ amount: 200, lines: [200, 0], borne });
    expect(sharesOf(cart, 300, off, 70), 'beside 20 % of the shop itself').toEqual({
      amount: 150,
      lines: [300, 150],
      borne,
    });
    expect(sharesOf(cart, 1350, off, 70).amount).toBe(0);
  });
});

const rule: CodeRule = {
  ...{ percent: 10, amount: null, minimum: 0, brandId: null, seller: null, isFirstOrder: false },
  ...{ sellerPercent: 0, acceptedAt: null },
  ...{ startsOn: '2026-11-01', endsOn: '2026-11-30', maxUses: null, maxUsesEach: null, endedAt: null },
};
const cart = [{ total: 1000, brandId: null }];
const at = (today: string) => ({ today, day: String, rupees: String });

describe('a code is refused', () => {
  const own = { uses: 0, orders: 0 };
  test.each([
    ['discounts.not_yet', {}, { uses: 0, own }, '2026-10-31'],
    ['discounts.over', {}, { uses: 0, own }, '2026-12-01'],
    ['discounts.over', { endedAt: new Date() }, { uses: 0, own }, '2026-11-10'],
    ['discounts.not_accepted', { brandId: 7, sellerPercent: 1 }, { uses: 0, own }, '2026-11-10'],
    ['discounts.used_up', { maxUses: 2 }, { uses: 2, own }, '2026-11-10'],
    ['discounts.needs_account', { maxUsesEach: 1 }, { uses: 0, own: null }, '2026-11-10'],
    ['discounts.needs_account', { isFirstOrder: true }, { uses: 0, own: null }, '2026-11-10'],
    ['discounts.used_by_you', { maxUsesEach: 1 }, { uses: 5, own: { uses: 1, orders: 1 } }, '2026-11-10'],
    ['discounts.first_order', { isFirstOrder: true }, { uses: 0, own: { uses: 0, orders: 1 } }, '2026-11-10'],
    ['discounts.other_seller', { brandId: 7, seller: 'Khaas' }, { uses: 0, own }, '2026-11-10'],
    ['discounts.minimum', { minimum: 1001 }, { uses: 0, own }, '2026-11-10'],
  ] as const)('%s %j (discounts-2)', (code, traits, used, today) => {
    expect(refusalOf({ ...rule, ...traits }, used, cart, at(today))?.[0]).toBe(code);
  });

  test('not on its first and last day, nor a guest where it does not depend on the account', () => {
    for (const today of ['2026-11-01', '2026-11-30']) {
      expect(refusalOf(rule, { uses: 9, own: null }, cart, at(today))).toBeUndefined();
    }
  });
});

test('the state of a code', () => {
  expect(stateOf(rule, 0, '2026-10-31')).toBe('coming');
  expect(stateOf({ ...rule, sellerPercent: 50 }, 0, '2026-11-10')).toBe('awaited');
  expect(stateOf({ ...rule, sellerPercent: 50, acceptedAt: new Date() }, 0, '2026-11-10')).toBe('open');
  expect(stateOf({ ...rule, maxUses: 1 }, 1, '2026-11-10')).toBe('used_up');
  expect(stateOf(rule, 1, '2026-11-30')).toBe('open');
  expect(stateOf(rule, 1, '2026-12-01')).toBe('over');
});
