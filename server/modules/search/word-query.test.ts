import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordQuery } from './word-query.ts';

const known = (word: string) => ({ word, known: true, whole: false, likely: [] });

test('asks for every word, each as a beginning', () => {
  expect(wordQuery([known('ajrak'), known('kur')])).toMatchObject({
    anywhere: '(ajrak:*)&(kur:*)',
    inName: '(Najrak:*)&(Nkur:*)',
  });
});

test('takes what is a word for itself, but for the last, which may go on', () => {
  const whole = (word: string) => ({ ...known(word), whole: true });
  expect(wordQuery([whole('ajrak'), whole('kurta')])?.anywhere).toBe('(ajrak)&(kurta:*)');
});

test('takes a misspelt word for any of those it may be', () => {
  expect(
    wordQuery([{ word: 'ajrk', known: false, whole: false, likely: ['ajrak', 'ajrakh'] }]),
  ).toMatchObject({
    anywhere: '(ajrak|ajrakh)',
    inName: '(Najrak|Najrakh)',
  });
});

test('leaves out what resembles nothing, and asks nothing when nothing is left', () => {
  const nothing = { word: 'xyzzy', known: false, whole: false, likely: [] };
  expect(wordQuery([nothing, known('shal')])?.anywhere).toBe('(shal:*)');
  expect(wordQuery([nothing])).toBeUndefined();
  expect(wordQuery([])).toBeUndefined();
});

test('never lets anything but letters, digits and operators into a query', () => {
  const word = fc.record({
    word: fc.string(),
    known: fc.boolean(),
    whole: fc.boolean(),
    likely: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const query = wordQuery(words);
      if (query) expect(query.anywhere + query.inName).toMatch(/^[a-z0-9N:*|&()]+$/);
    }),
  );
});
