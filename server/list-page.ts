import type { Page } from '../contract/page.ts';
import { fail } from './fail.ts';

/** Where a page stands in its list, and how the addresses of the others are spelled. */
interface Place {
  page: number;
  size: number;
  addressOfPage: (page: number) => string;
}

/** A page of a list for the wire. The first page of nothing is empty; any other past the end fails with `page.invalid`. */
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
