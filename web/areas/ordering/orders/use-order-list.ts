import { useNavigate, useSearchParams } from 'react-router';
import { choiceIn, idIn, pageIn } from '../../../lib/query.ts';

const MAX_SEARCH = 40;

type Change = Partial<Record<'page' | 'status' | 'search' | 'order', string | number | undefined>>;

/** The state of an order list, all of it in the URL (orders-19); `order` is the order whose details are open. */
export function useOrderList<Status extends string>(statuses: readonly Status[]) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const search = (parameters.get('search') ?? '').trim().slice(0, MAX_SEARCH);
  /** The list's URL after a change; undefined values are left out. */
  function at(change: Change): string {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    return `?${next}`;
  }
  return {
    shown: {
      page: pageIn(parameters),
      status: choiceIn(statuses, parameters.get('status')),
      search: search || undefined,
    },
    order: idIn(parameters.get('order')),
    at,
    /** Shows the first page of a new search. */
    show: (change: Change) => navigate(at({ page: undefined, order: undefined, ...change })),
    close: () => navigate(at({ order: undefined }), { replace: true, preventScrollReset: true }),
  };
}

export type OrderListState = ReturnType<typeof useOrderList>;
