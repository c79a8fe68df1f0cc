import type { CustomsWords } from '../../../../contract/customs.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** HS code, origin and words of all garments and goods (abroad-2). */
export const customsWordsQuery = () =>
  definePersonalQuery({
    queryKey: ['customs-words'],
    queryFn: async ({ signal }) => (await call('GET /api/staff/customs-words/', { signal })).results,
  });

/** Throws CallError; 409 `edits.outdated` when `version` is not the newest (wire-11). */
export async function saveCustomsWords(
  key: string,
  body: BodyFor<'PUT /api/staff/customs-words/{key}/'>,
): Promise<CustomsWords> {
  const saved = await call('PUT /api/staff/customs-words/{key}/', { params: { key }, body });
  queryClient.setQueryData<CustomsWords[]>(customsWordsQuery().queryKey, (all) =>
    all?.map((one) => (one.key === key ? saved : one)),
  );
  return saved;
}
