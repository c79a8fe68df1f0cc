import type { ListWithViews } from '../../../contract/constants/lists.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** Those of the signed-in member of the staff. */
export const savedViewsQuery = (list: ListWithViews) =>
  definePersonalQuery({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => call('GET /api/staff/views/', { query: { list }, signal }),
  });

/** Throws CallError. */
export function saveView(list: ListWithViews, name: string, query: string, idempotencyKey: string) {
  return call('POST /api/staff/views/', { body: { list, name, query }, idempotencyKey });
}

/** Throws CallError. */
export async function deleteView(id: number): Promise<void> {
  await call('DELETE /api/staff/views/{id}/', { params: { id } });
}
