import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SELLER_ORDER_STATUSES } from '../../../contract/constants/shop-orders.ts';
import { hasEnded, mayStep, refundDue, SELLER_STEPS } from './seller-lifecycle.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('a seller order', () => {
  test('allows these steps and no other', () => {
    const ways = SELLER_ORDER_STATUSES.flatMap((from) =>
      SELLER_ORDER_STATUSES.filter((to) => mayStep(from, to, daysAgo(1), NOW)).map((to) => `${from} ${to}`),
    );
    expect(ways).toEqual([
      'PLACED PACKED',
      'PLACED CANCELLED',
      'PACKED SHIPPED',
      'PACKED CANCELLED',
      'SHIPPED DELIVERED',
      'DELIVERED RETURNED',
    ]);
    expect(ways).toHaveLength(SELLER_STEPS.length);
  });

  test('can be returned within 30 days of delivery', () => {
    expect(mayStep('DELIVERED', 'RETURNED', daysAgo(30), NOW)).toBe(true);
    expect(mayStep('DELIVERED', 'RETURNED', daysAgo(30.01), NOW)).toBe(false);
    expect(mayStep('DELIVERED', 'RETURNED', null, NOW)).toBe(false);
  });
});

describe('a refund', () => {
  const order = { subTotal: 3000, discount: 301, total: 2899 };
  const part = (status: (typeof SELLER_ORDER_STATUSES)[number], subTotal: number) => ({ status, subTotal });

  test('is everything when nothing is shipped', () => {
    expect(refundDue(order, [part('CANCELLED', 1000), part('CANCELLED', 2000)])).toBe(2899);
  });

  test('is the goods less their share of the discount when a seller order is cancelled or returned', () => {
    expect(refundDue(order, [part('CANCELLED', 1000), part('SHIPPED', 2000)])).toBe(900);
    expect(refundDue(order, [part('DELIVERED', 1000), part('RETURNED', 2000)])).toBe(1799);
    expect(refundDue(order, [part('DELIVERED', 1000), part('PLACED', 2000)])).toBe(0);
  });

  test('never exceeds the payment, and grows as seller orders end', () => {
    const parts = fc.array(
      fc.record({
        status: fc.constantFrom(...SELLER_ORDER_STATUSES),
        subTotal: fc.integer({ min: 1, max: 9999 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 500 }),
        (sent, percent, fee) => {
          const subTotal = sent.reduce((sum, one) => sum + one.subTotal, 0);
          const discount = Math.round((subTotal * percent) / 100);
          const bill = { subTotal, discount, total: subTotal - discount + fee };
          const due = refundDue(bill, sent);
          expect(due).toBeGreaterThanOrEqual(0);
          expect(due).toBeLessThanOrEqual(bill.total);
          const later = sent.map((one, place) =>
            place === 0 ? { ...one, status: 'CANCELLED' as const } : one,
          );
          if (!hasEnded(sent)) expect(refundDue(bill, later)).toBeGreaterThanOrEqual(due);
        },
      ),
    );
  });
});
