import { describe, expect, test } from 'vitest';
import { brandFilters, cultureFilters, queryFor } from './filters.ts';

const NONE = brandFilters(new URLSearchParams());

describe('filters in an address', () => {
  test('an address without any asks for the first page of all', () => {
    expect(NONE).toEqual({ search: '', type: 'all', location: 'all', category: 'all', page: 1 });
    expect(cultureFilters(new URLSearchParams())).toEqual({
      search: '',
      category: 'all',
      collection: 'all',
      sort: 'popular',
      page: 1,
    });
  });

  test('are read as they stand there', () => {
    const search = new URLSearchParams('search= Kha &type=sale&location=near&category=womens&page=3');
    expect(brandFilters(search)).toEqual({
      search: 'Kha',
      type: 'sale',
      location: 'near',
      category: 'womens',
      page: 3,
    });
  });

  test('count as not said where they make no sense', () => {
    const search = new URLSearchParams(`search=${'x'.repeat(81)}&type=cheap&category=&page=-1`);
    expect(brandFilters(search)).toEqual(NONE);
    expect(brandFilters(new URLSearchParams('search=%00'))).toEqual(NONE);
    expect(brandFilters(new URLSearchParams('page=two&type=sale'))).toEqual({ ...NONE, type: 'sale' });
    expect(brandFilters(new URLSearchParams('page=')).page).toBe(1);
  });

  test('an address names only what is filtered by', () => {
    expect(queryFor(NONE, NONE)).toBe('');
    expect(queryFor({ ...NONE, search: 'Ali & Sons', page: 2 }, NONE)).toBe('?search=Ali+%26+Sons&page=2');
  });
});
