import { expect, test } from 'vitest';
import { CsvReader, readCsv } from './csv.ts';

/** Milliseconds of CPU time, the fastest of three readings in pieces. */
function costOf(csv: string): number {
  const costs = Array.from({ length: 3 }, () => {
    const reader = new CsvReader();
    const before = process.cpuUsage();
    for (let at = 0; at < csv.length; at += 4096) reader.push(csv.slice(at, at + 4096));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

test('a long cell of quotes costs about as much as one of letters', () => {
  const letters = costOf(`name\n${'a'.repeat(90_000)}`);
  expect(costOf(`name\na${'"'.repeat(90_000)}`)).toBeLessThan(5 * letters + 50);
});

test('a quote opens a cell only where nothing but blanks stands before it', () => {
  expect(readCsv('a,b,c,d\n  "x,y" , 5",""," ""z"\n')).toEqual([
    ['a', 'b', 'c', 'd'],
    ['x,y ', ' 5"', '', ' "z'],
  ]);
});
