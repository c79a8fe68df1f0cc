import type { DiscountCode } from '../../../../contract/discounts.ts';
import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

const DISCOUNTS_KEY = ['discounts'];

export type CodeQuery = QueryFor<'GET /api/staff/discounts/'>;

export const codesQuery = (query: CodeQuery) =>
  definePersonalQuery({
    queryKey: [...DISCOUNTS_KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/discounts/', { query, signal }),
  });

/** Throws CallError, like the call below. */
export async function createCode(
  body: BodyFor<'POST /api/staff/discounts/'>,
  idempotencyKey: string,
): Promise<DiscountCode> {
  const code = await call('POST /api/staff/discounts/', { body, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: DISCOUNTS_KEY });
  return code;
}

export async function endCode(id: number): Promise<void> {
  await call('POST /api/staff/discounts/{id}/end/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: DISCOUNTS_KEY });
}
