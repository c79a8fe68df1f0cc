import { describe, expect, test } from 'vitest';
import { search } from '../../../contract/search.ts';
import { trackingNumberIn, wordsIn } from './words.ts';

describe('the search in a URL', () => {
  test.each([
    ['', ''],
    ['q=', ''],
    ['q=%20%00%20', ''],
    ['q=+ajrak+shawl+', 'ajrak shawl'],
    ['q=ajrak%00shawl', 'ajrak shawl'],
    ['q=kurta&q=abaya', 'kurta'],
    [`q=${'w'.repeat(3000)}`, 'w'.repeat(80)],
    [`q=a${'🧵'.repeat(50)}`, `a${'🧵'.repeat(39)}`],
    [`q=${'w'.repeat(79)}+kurta`, 'w'.repeat(79)],
  ])('%s is accepted by the API', (query, words) => {
    const found = wordsIn(new URLSearchParams(query));
    expect(found).toBe(words);
    if (found !== '') expect(search.query.parse({ q: found })).toEqual({ q: found });
  });
});

test.each([
  ['NP-7K3QX9M2TD', 'NP-7K3QX9M2TD'],
  ['np 7k3qx 9m2td', 'NP-7K3QX9M2TD'],
  ['7k3qx9m2td', 'NP-7K3QX9M2TD'],
  ['embroidery', undefined],
  ['ajrak shawl', undefined],
  ['', undefined],
])('"%s" is tracking number %s', (words, number) => {
  expect(trackingNumberIn(words)).toBe(number);
});
