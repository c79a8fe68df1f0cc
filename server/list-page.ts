import type { Page } from '../contract/page.ts';
import { fail } from './fail.ts';

interface Place {
  page: number;
  size: number;
  addressOfPage: (page: number) => string;
}

/** A page of a list. Page 1 may be empty; any other page past the end fails with `page.invalid`. */
export function listPage<Item>(
  { count, results }: { count: number; results: Item[] },
  { page, size, addressOfPage }: Place,
): Page<Item> {
  if (page > 1 && results.length === 0) fail('page.invalid');
  return {
    count,
    next: page * size < count ? addressOfPage(page + 1) : null,
    previous: page > 1 ? addressOfPage(page - 1) : null,
    results,
  };
}
