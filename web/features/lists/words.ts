import type { listsWords } from '#words';

/** The texts of a list. */
export type ListWords = typeof listsWords.products & {
  /** For lists whose rows can be selected. */
  selection?: {
    name: string;
    selected: (slots: { count: number }) => string;
    clear: string;
    all: string;
    /** `row` as `nameOf` names it: "order NP-…". */
    one: (slots: { row: string }) => string;
  };
};

/** The texts of a list in the back office. */
export function inEnglish(one: string, many: string): ListWords {
  const name = many.charAt(0).toUpperCase() + many.slice(1);
  const found = ({ count }: { count: number }) => `${count} ${count === 1 ? one : many}`;
  return {
    name,
    loading: `Loading the ${many}...`,
    failed: `Failed to get the ${many}`,
    found,
    foundMany: `More than 1,000 ${many}`,
    loadingNext: 'Loading…',
    noMore: `There are no more ${many} here.`,
    firstPage: 'Back to the first page',
    noMatch: `No ${many} match.`,
    clearFilters: 'Clear filters',
    filters: 'Filters',
    sort: 'Sort',
    sortBy: 'Sort by',
    all: 'All',
    show: `Show ${many}`,
    showFound: (slots) => `Show ${slots.found}`,
    pages: `${name}: pages`,
    previous: 'Previous',
    next: 'Next',
    selection: {
      name: `Selected ${many}`,
      selected: ({ count }) => `${found({ count })} selected`,
      clear: 'Clear selection',
      all: 'Select all on this page',
      one: ({ row }) => `Select ${row}`,
    },
  };
}
