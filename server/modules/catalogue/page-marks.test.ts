import { expect, test } from 'vitest';
import { pageMarks } from './page-marks.ts';

const mark = (until: number) => ({ key: ['5', '77'], until });

test('a mark is believed until its time is up, for its own list and page', () => {
  const marks = pageMarks(10);
  marks.keep('newest', 30, mark(1000));
  expect(marks.find('newest', 30, 999)).toEqual(mark(1000));
  expect(marks.find('newest', 31, 999)).toBeUndefined();
  expect(marks.find('popular', 30, 999)).toBeUndefined();
  expect(marks.find('newest', 30, 1000)).toBeUndefined();
  expect(marks.find('newest', 30, 999)).toBeUndefined();
});

test('first pages are not marked', () => {
  const marks = pageMarks(10);
  marks.keep('newest', 19, mark(1000));
  marks.keep('newest', 20, mark(1000));
  expect(marks.find('newest', 19, 0)).toBeUndefined();
  expect(marks.find('newest', 20, 0)).toBeDefined();
});

test('only so many are kept; the one kept longest ago goes first', () => {
  const marks = pageMarks(3);
  for (const page of [50, 51, 52, 50, 53]) marks.keep('newest', page, mark(1000));
  expect([50, 51, 52, 53].map((page) => marks.find('newest', page, 0) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
