import { calls } from '../../../contract/calls.ts';
import { TAILOR_PAGE_SIZE } from '../../../contract/constants/tailors.ts';
import type { TailorFilter } from '../../../contract/tailors.ts';
import { call } from '../../lib/call.ts';
import { defineQuery } from '../../lib/queries.ts';

/** `pages`: the count divided by 10, rounded up (tailors-5). */
export const tailorsQuery = (filter: TailorFilter, page: number) =>
  defineQuery({
    queryKey: ['tailors', 'list', filter, page],
    async queryFn({ signal }) {
      const { count, results } = await call(calls.tailors, { query: { filter_type: filter, page }, signal });
      return { tailors: results, pages: Math.ceil(count / TAILOR_PAGE_SIZE) };
    },
  });

/** Also finds the in-house workshop. */
export const tailorQuery = (id: number) =>
  defineQuery({
    queryKey: ['tailors', 'one', id],
    queryFn: ({ signal }) => call(calls.tailor, { params: { id }, signal }),
  });
