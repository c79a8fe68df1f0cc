import { describe, expect, test } from 'vitest';
import { brandFilters, cultureFilters, queryFor } from './filters.ts';

const NONE = brandFilters(new URLSearchParams());

describe('filters in an address', () => {
  test('default to the first page of everything', () => {
    expect(NONE).toEqual({ search: '', type: 'all', location: 'all', category: 'all', page: 1 });
    expect(cultureFilters(new URLSearchParams())).toEqual({
      search: '',
      category: 'all',
      collection: 'all',
      sort: 'popular',
      page: 1,
    });
  });

  test('are read', () => {
    const search = new URLSearchParams('search= Kha &type=sale&location=near&category=womens&page=3');
    expect(brandFilters(search)).toEqual({
      search: 'Kha',
      type: 'sale',
      location: 'near',
      category: 'womens',
      page: 3,
    });
  });

  test('are ignored where invalid', () => {
    const search = new URLSearchParams(`search=${'x'.repeat(81)}&type=cheap&category=&page=-1`);
    expect(brandFilters(search)).toEqual(NONE);
    expect(brandFilters(new URLSearchParams('search=%00'))).toEqual(NONE);
    expect(brandFilters(new URLSearchParams('page=two&type=sale'))).toEqual({ ...NONE, type: 'sale' });
    expect(brandFilters(new URLSearchParams('page=')).page).toBe(1);
  });

  test('leave defaults out of the address', () => {
    expect(queryFor(NONE, NONE)).toBe('');
    expect(queryFor({ ...NONE, search: 'Ali & Sons', page: 2 }, NONE)).toBe('?search=Ali+%26+Sons&page=2');
  });
});
