import { describe, expect, test } from 'vitest';
import { search } from '../../../contract/search.ts';
import { wordsIn } from './words.ts';

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
