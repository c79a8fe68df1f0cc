import { expect, test } from 'vitest';
import { pauseSeconds } from './restart.ts';

test('restarts immediately, then with pauses that double up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 1000].map(pauseSeconds)).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30]);
});
