import { plural } from '../plural.ts';

/** The texts around a list, by what it lists (web/features/lists). */
export const products = {
  name: 'Products',
  loading: 'Loading the products...',
  failed: 'Failed to get the products',
  found: ({ count }: { count: number }) => plural(count, '1 product', `${count} products`),
  foundMany: 'More than 1,000 products',
  loadingNext: 'Loading…',
  noMore: 'There are no more products here.',
  firstPage: 'Back to the first page',
  noMatch: 'No products match.',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  sort: 'Sort',
  sortBy: 'Sort by',
  all: 'All',
  show: 'Show products',
  showFound: ({ found }: { found: string }) => `Show ${found}`,
  pages: 'Products: pages',
  previous: 'Previous',
  next: 'Next',
};
