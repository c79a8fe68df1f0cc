import { expect, test } from 'vitest';
import { isReturnable } from './present.ts';

const PART = {
  id: 1,
  brandId: 1,
  seller: 'Brand House',
  isOpen: false,
  returnDays: 30,
  count: 0,
  items: [{ line: 1, name: 'Shirt', colour: 'White', size: 'M', left: 1 }],
};

test('the last day counts whole in Pakistan (returns-14)', () => {
  // 1 March, 10:00 in Karachi.
  const part = { ...PART, deliveredAt: '2026-03-01T05:00:00Z' };
  expect(isReturnable(part, new Date('2026-03-31T18:59:00Z'))).toBe(true);
  expect(isReturnable(part, new Date('2026-03-31T19:00:00Z'))).toBe(false);
  const week = { ...part, returnDays: 7 };
  expect(isReturnable(week, new Date('2026-03-08T18:59:00Z'))).toBe(true);
  expect(isReturnable(week, new Date('2026-03-08T19:00:00Z'))).toBe(false);
});
