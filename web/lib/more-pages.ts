import { useState } from 'react';
import { failureSentence } from './form-errors.ts';

/** A list that a press extends by a page. `first` is its first page, empty until read. */
export function useMorePages<Row extends { id: number }>(
  first: readonly Row[],
  read: (page: number) => Promise<readonly Row[]>,
  fallback: string,
) {
  const [rows, setRows] = useState(first);
  const [page, setPage] = useState(first.length > 0 ? 1 : 0);
  const [loading, setLoading] = useState<'loading' | { failure: string }>();
  async function more() {
    setLoading('loading');
    try {
      const next = await read(page + 1);
      setRows((known) => [...known, ...next.filter(({ id }) => !known.some((one) => one.id === id))]);
      setPage(page + 1);
      setLoading(undefined);
    } catch (error) {
      setLoading({ failure: failureSentence(error, fallback) });
    }
  }
  return {
    rows,
    setRows,
    page,
    isLoading: loading === 'loading',
    failure: typeof loading === 'object' ? loading.failure : undefined,
    more: () => void more(),
  };
}
