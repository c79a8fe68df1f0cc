import { expect, test } from 'vitest';
import { inLocale } from '../../words/current.ts';
import { gazOf, lengthInWords } from './cloth-length.ts';

test('a gaz is shorter than a metre: what is needed is rounded up, what is sold down', () => {
  expect([1, 3.25, 0.9144].map((metres) => gazOf(metres, 'needed'))).toEqual([1.25, 3.75, 1]);
  expect([1, 3.25, 0.9144].map((metres) => gazOf(metres, 'sold'))).toEqual([1, 3.5, 1]);
});

test('Urdu names gaz beside metres (cloth-6)', () => {
  expect(lengthInWords(3.25, 'needed')).toBe('3.25 m');
  expect(inLocale('ur', () => lengthInWords(3.25, 'needed'))).toBe('3.25 میٹر (3.75 گز)');
});
