import { expect, test } from 'vitest';
import { starsOf } from './stars.tsx';

test.each([
  [0, 0, false],
  [4.4, 4, false],
  [4.5, 4, true],
  [4.9, 4, true],
  [5, 5, false],
])('%d is %d full stars, half: %s', (rating, full, half) => {
  expect(starsOf(rating)).toEqual({ full, half });
});
