import { expect, test } from 'vitest';
import { FIRST_EIGHT, MEASURE_CODES } from '../../../contract/measures.ts';
import { MORE_MEASURES } from './groups.ts';

test('the form shows every measure exactly once', () => {
  const all = [...FIRST_EIGHT, ...MORE_MEASURES.flatMap(({ codes }) => codes)];
  expect(all.toSorted()).toEqual(MEASURE_CODES.toSorted());
});
