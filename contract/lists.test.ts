import { describe, expect, test } from 'vitest';
import { listQuery, readCursor, writeCursor } from './lists.ts';

const Query = listQuery({
  sorts: { placed: 'timestamp', due: 'date', total: 'integer', name: 'text' },
  first: '-placed',
  filters: {},
});

const cursor = (sort: string, key: string) => writeCursor({ sort, key, id: 7 });

describe('the query of a list', () => {
  test('has a sort and a size of its own', () => {
    expect(Query.parse({})).toEqual({ sort: '-placed', size: 25 });
    expect(Query.safeParse({ sort: 'price' }).success).toBe(false);
    expect(Query.safeParse({ size: '101' }).success).toBe(false);
  });

  test.each([
    ['total', '-5'],
    ['-due', '2026-11-22'],
    ['placed', '2026-11-22T10:00:00.123456Z'],
    ['name', 'علی "Ali" 100%'],
  ])('takes a cursor of its sort %s', (sort, key) => {
    const after = cursor(sort, key);
    expect(after).toMatch(/^[\w-]+$/);
    expect(readCursor(after)).toEqual({ sort, key, id: 7 });
    expect(Query.parse({ sort, after }).after).toBe(after);
  });

  test.each([
    ['of another sort', 'total', cursor('-total', '5')],
    ['without a number', 'total', cursor('total', 'five')],
    ['with a day that does not exist', 'due', cursor('due', '2026-02-30')],
    ['of the year 0', 'due', cursor('due', '0000-01-01')],
    ['of a moment in the year 0', 'placed', cursor('placed', '0000-01-01T00:00:00Z')],
    ['with a moment that does not exist', 'placed', cursor('placed', '2026-11-22 10:00')],
    ['with U+0000', 'name', cursor('name', 'a\0')],
    ['that is no cursor', 'total', 'bm9uc2Vuc2U'],
    ['that is not encoded', 'total', '%%%'],
  ])('refuses a cursor %s', (_what, sort, text) => {
    for (const place of ['after', 'before']) {
      const { error } = Query.safeParse({ sort, [place]: text });
      expect(error?.issues.map(({ path }) => path)).toEqual([[place]]);
    }
  });
});
