import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import type { StaffTailor } from '../../../../contract/staff-tailors.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { TAILORS_KEY } from '../accounts/api.ts';

export type TailorQuery = QueryFor<'GET /api/staff/tailors/'>;

export const staffTailorsQuery = (query: TailorQuery) =>
  definePersonalQuery({
    queryKey: [...TAILORS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/staff/tailors/', { query, signal }),
  });

/** The profile shares one version with the workshop's rates and calendar. */
export const staffTailorQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['workshops', id, 'profile'],
    queryFn: ({ signal }) => call('GET /api/staff/tailors/{id}/', { params: { id }, signal }),
  });

/** Throws CallError; 409 with the tailor in `current`. */
export function saveTailor(id: number, body: BodyFor<'PUT /api/staff/tailors/{id}/'>): Promise<StaffTailor> {
  return call('PUT /api/staff/tailors/{id}/', { params: { id }, body });
}

/** Throws CallError. */
export async function welcomeAgain(id: number): Promise<void> {
  await call('POST /api/staff/tailors/{id}/welcome/', { params: { id } });
}
