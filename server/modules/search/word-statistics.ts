import type { QueryWord } from './word-query.ts';

/** How common the words of a table are, as PostgreSQL has sampled them; a word that is not there is rare. */
export interface WordStatistics {
  rows: number;
  /** Word → share of the rows that hold it, sorted by word (`sortedShares`). */
  shares: readonly (readonly [word: string, share: number])[];
}

/** How many finds are met while one collects them, for each that one passes while walking. */
const WALK = 60;

/**
 * Whether so few rows hold all these words that they are better collected and sorted: of `m` finds among `n` rows,
 * collecting meets m, and walking from the most popular on some n / m for each find wanted. Words are taken for
 * independent of each other.
 */
export function isFew({ rows, shares }: WordStatistics, words: readonly QueryWord[]): boolean {
  const share = words.reduce((all, word) => all * shareOf(shares, word), 1);
  return (share * rows) ** 2 <= WALK * rows;
}

/** The share of rows that hold one of the alternatives, at most 1. */
function shareOf(shares: WordStatistics['shares'], { alternatives, isBeginning }: QueryWord): number {
  let sum = 0;
  for (const one of alternatives) {
    const isMeant = (word = '') => (isBeginning ? word.startsWith(one) : word === one);
    for (let place = placeOf(shares, one); isMeant(shares[place]?.[0]); place++)
      sum += shares[place]?.[1] ?? 0;
  }
  return Math.min(1, sum);
}

/** Where a word stands among the sorted ones, or would stand. */
function placeOf(shares: WordStatistics['shares'], word: string): number {
  let [low, high] = [0, shares.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shares[middle]?.[0] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts what PostgreSQL has sampled, which it sorts by length. */
export function sortedShares(shares: WordStatistics['shares']): WordStatistics['shares'] {
  return shares.toSorted(([one], [other]) => (one < other ? -1 : 1));
}
