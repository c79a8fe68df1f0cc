import { describe, expect, test } from 'vitest';
import { sizeWithin } from './upload.ts';

describe('sizeWithin', () => {
  test('fits the long side and keeps the proportions', () => {
    expect(sizeWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
    expect(sizeWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 });
    expect(sizeWithin({ width: 9000, height: 2 }, 2000)).toEqual({ width: 2000, height: 1 });
  });

  test('never enlarges', () => {
    expect(sizeWithin({ width: 2000, height: 8 }, 2000)).toEqual({ width: 2000, height: 8 });
  });
});
