import { expect, test } from 'vitest';
import { distributionOf, withRating } from './distribution.ts';

test('without reviews everything is 0', () => {
  const { count, mean, rows } = distributionOf([0, 0, 0, 0, 0]);
  expect({ count, mean }).toEqual({ count: 0, mean: 0 });
  expect(rows.every((row) => row.share === 0)).toBe(true);
});

test('counts, the mean with one decimal, and shares from five stars down', () => {
  const { count, mean, rows } = distributionOf([1, 0, 0, 1, 1]);
  expect({ count, mean }).toEqual({ count: 3, mean: 3.3 });
  expect(rows.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
  expect(rows[0]).toEqual({ stars: 5, count: 1, share: 1 / 3 });
});

test('adds one review', () => {
  expect(withRating([1, 0, 0, 1, 1], 5)).toEqual([1, 0, 0, 1, 2]);
});
