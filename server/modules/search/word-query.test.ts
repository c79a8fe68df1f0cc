import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordQuery } from './word-query.ts';

const known = (word: string) => ({ word, known: true, likely: [] });

test('asks for every word, each as a beginning', () => {
  expect(wordQuery([known('ajrak'), known('kur')])).toEqual({
    anywhere: '(ajrak:*)&(kur:*)',
    inName: '(Najrak:*)&(Nkur:*)',
    words: 2,
  });
});

test('takes a misspelt word for any of those it may be', () => {
  expect(wordQuery([{ word: 'ajrk', known: false, likely: ['ajrak', 'ajrakh'] }])).toEqual({
    anywhere: '(ajrak|ajrakh)',
    inName: '(Najrak|Najrakh)',
    words: 1,
  });
});

test('leaves out what resembles nothing, and asks nothing when nothing is left', () => {
  const nothing = { word: 'xyzzy', known: false, likely: [] };
  expect(wordQuery([nothing, known('shal')])?.anywhere).toBe('(shal:*)');
  expect(wordQuery([nothing])).toBeUndefined();
  expect(wordQuery([])).toBeUndefined();
});

test('never lets anything but letters, digits and operators into a statement', () => {
  const word = fc.record({ word: fc.string(), known: fc.boolean(), likely: fc.array(fc.string()) });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const query = wordQuery(words);
      if (query) expect(query.anywhere + query.inName).toMatch(/^[a-z0-9N:*|&()]+$/);
    }),
  );
});
