import type { ListWithViews } from '../../../contract/constants/lists.ts';
import { staffCalls } from '../../../contract/staff-calls.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** Those of the signed-in member of the staff. */
export const savedViewsQuery = (list: ListWithViews) =>
  definePersonalQuery({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => call(staffCalls.savedViews, { query: { list }, signal }),
  });

/** Throws CallError. */
export function saveView(list: ListWithViews, name: string, query: string, idempotencyKey: string) {
  return call(staffCalls.saveView, { body: { list, name, query }, idempotencyKey });
}

/** Throws CallError. */
export async function deleteView(id: number): Promise<void> {
  await call(staffCalls.deleteSavedView, { params: { id } });
}
