import { expect, test } from 'vitest';
import { isFew, sortedShares } from './word-statistics.ts';

const statistics = {
  rows: 100_000,
  // As PostgreSQL has them.
  shares: sortedShares([
    ['lavn', 0.05],
    ['kurta', 0.05],
    ['kurti', 0.05],
    ['sitara', 0.001],
  ]),
};
const whole = (word: string) => ({ alternatives: [word], isBeginning: false });

test.each([
  ['a common word is not', [whole('kurta')], false],
  ['a rare one is', [whole('sitara')], true],
  ['one that no sample holds is', [whole('pishvas')], true],
  ['a common and a rare one are', [whole('kurta'), whole('sitara')], true],
  ['two common ones are, for they seldom meet', [whole('kurta'), whole('lavn')], true],
  ['a beginning counts all that begin so', [{ alternatives: ['kur'], isBeginning: true }], false],
  ['any of two spellings counts both', [{ alternatives: ['kurta', 'sitara'], isBeginning: false }], false],
])('%s few', (_name, words, few) => {
  expect(isFew(statistics, words)).toBe(few);
});

test('in a small shop everything is few', () => {
  expect(isFew({ ...statistics, rows: 60 }, [{ alternatives: ['k'], isBeginning: true }])).toBe(true);
  expect(isFew({ rows: 0, shares: [] }, [whole('kurta')])).toBe(true);
});
