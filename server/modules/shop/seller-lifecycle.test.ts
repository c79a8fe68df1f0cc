import { describe, expect, test } from 'vitest';
import { SELLER_ORDER_STATUSES } from '../../../contract/constants/shop-orders.ts';
import { mayStep, SELLER_STEPS } from './seller-lifecycle.ts';

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
