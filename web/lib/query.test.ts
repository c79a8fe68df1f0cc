import { describe, expect, test } from 'vitest';
import { codesOf } from '../../contract/codes.ts';
import { choiceIn, idIn, pageIn } from './query.ts';

describe('reading an address', () => {
  test.each([
    ['7', 7],
    ['2147483647', 2_147_483_647],
    ['2147483648', undefined],
    ['0', undefined],
    ['-7', undefined],
    ['7.5', undefined],
    ['1e3', undefined],
    ['07', undefined],
    [' 7', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is the id %j', (text, id) => {
    expect(idIn(text)).toBe(id);
  });

  test('an invalid page is the first', () => {
    expect(pageIn(new URLSearchParams('page=3'))).toBe(3);
    expect(pageIn(new URLSearchParams('page=-1'))).toBe(1);
    expect(pageIn(new URLSearchParams())).toBe(1);
  });

  test('a choice is one of those offered', () => {
    const codes = codesOf({ mens: 'Mens Wear', womens: 'Womens Wear' });
    expect(choiceIn(codes, 'womens')).toBe('womens');
    expect(choiceIn(codes, 'toString')).toBeUndefined();
    expect(choiceIn(codes, null)).toBeUndefined();
  });
});
