import { TAILOR_PAGE_SIZE } from '../../../contract/constants/tailors.ts';
import type { TailorFilter } from '../../../contract/tailors.ts';
import { call } from '../../lib/call.ts';
import { defineQuery } from '../../lib/queries.ts';

export interface TailorSearch {
  filter: TailorFilter;
  page: number;
  /** Part of an area; empty for any. */
  area: string;
  /** Empty for any. */
  dressType: string;
}

/** `pages`: the count divided by 10, rounded up (tailors-5). */
export const tailorsQuery = ({ filter, page, area, dressType }: TailorSearch) =>
  defineQuery({
    queryKey: ['tailors', 'list', filter, page, area, dressType],
    async queryFn({ signal }) {
      const query = {
        filter_type: filter,
        page,
        area: area || undefined,
        dress_type: dressType || undefined,
      };
      const { count, results } = await call('GET /tailor_module/tailors/', {
        session: 'none',
        query,
        signal,
      });
      return { tailors: results, count, pages: Math.ceil(count / TAILOR_PAGE_SIZE) };
    },
  });

/** Finds the in-house workshop too. */
export const tailorQuery = (id: number) =>
  defineQuery({
    queryKey: ['tailors', 'one', id],
    queryFn: ({ signal }) =>
      call('GET /tailor_module/tailors/{id}/', { session: 'none', params: { id }, signal }),
  });
