import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordQuery } from './word-query.ts';

const known = (word: string) => ({ word, known: true, whole: false, others: [], likely: [] });

test('requires every word, as a prefix', () => {
  expect(wordQuery([known('ajrak'), known('kur')])).toMatchObject({
    anywhere: '(ajrak:*)&(kur:*)',
    inName: '(Najrak:*)&(Nkur:*)',
    anyInName: '(Najrak:*)|(Nkur:*)',
    lastInName: '(Nkur:*)',
  });
});

test('takes words of the same meaning beside the typed one, or instead of it', () => {
  const dress = { ...known('dres'), others: ['frok', 'lehenga'] };
  expect(wordQuery([dress])?.anywhere).toBe('(dres:*|frok:*|lehenga:*)');
  expect(wordQuery([{ ...dress, known: false }])?.anywhere).toBe('(frok|lehenga)');
});

test('matches complete words exactly, except for the last, which is a prefix', () => {
  const whole = (word: string) => ({ ...known(word), whole: true });
  expect(wordQuery([whole('ajrak'), whole('kurta')])?.anywhere).toBe('(ajrak)&(kurta:*)');
});

test('replaces a misspelt word by its corrections', () => {
  expect(
    wordQuery([{ word: 'ajrk', known: false, whole: false, others: [], likely: ['ajrak', 'ajrakh'] }]),
  ).toMatchObject({
    anywhere: '(ajrak|ajrakh)',
    inName: '(Najrak|Najrakh)',
  });
});

test('leaves out unknown words, and has no query without any word left', () => {
  const nothing = { word: 'xyzzy', known: false, whole: false, others: [], likely: [] };
  expect(wordQuery([nothing, known('shal')])?.anywhere).toBe('(shal:*)');
  expect(wordQuery([nothing])).toBeUndefined();
  expect(wordQuery([])).toBeUndefined();
});

test('contains only letters, digits and operators', () => {
  const word = fc.record({
    word: fc.string(),
    known: fc.boolean(),
    whole: fc.boolean(),
    others: fc.array(fc.string()),
    likely: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const query = wordQuery(words);
      if (query) expect(Object.values(query).join('')).toMatch(/^[a-z0-9N:*|&()]+$/);
    }),
  );
});
