import { expect, test } from 'vitest';
import { needsShipping } from './present.ts';

test('a brand sees the address through the whole last day of a return in Pakistan (shop-18, returns-14)', () => {
  const order = { status: 'DELIVERED', deliveredAt: '2026-03-01T05:00:00Z', returnDays: 30 } as const;
  expect(needsShipping(order, new Date('2026-03-31T18:59:00Z'))).toBe(true);
  expect(needsShipping(order, new Date('2026-03-31T19:01:00Z'))).toBe(false);
  expect(needsShipping({ ...order, deliveredAt: null }, new Date('2026-03-02T00:00:00Z'))).toBe(false);
  expect(needsShipping({ ...order, status: 'CANCELLED', deliveredAt: null }, new Date())).toBe(false);
});
