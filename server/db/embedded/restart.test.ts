import { expect, test } from 'vitest';
import { pauseSeconds } from './restart.ts';

test('the first start comes at once, the pauses then double up to 30 s and never end', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 1000].map(pauseSeconds)).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30]);
});
