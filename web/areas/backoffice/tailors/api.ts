import type { BodyFor, QueryFor } from '../../../../contract/calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import type { StaffTailor } from '../../../../contract/staff-tailors.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { TAILORS_KEY } from '../accounts/api.ts';

export type TailorQuery = QueryFor<typeof staffCalls.staffTailors>;

export const staffTailorsQuery = (query: TailorQuery) =>
  definePersonalQuery({
    queryKey: [...TAILORS_KEY, 'list', query],
    queryFn: ({ signal }) => call(staffCalls.staffTailors, { query, signal }),
  });

/** A part of the workshop, whose version its rates and calendar share. */
export const staffTailorQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['workshops', id, 'profile'],
    queryFn: ({ signal }) => call(staffCalls.staffTailor, { params: { id }, signal }),
  });

/** Throws CallError; 409 with the tailor in `current`. */
export function saveTailor(
  id: number,
  body: BodyFor<typeof staffCalls.updateStaffTailor>,
): Promise<StaffTailor> {
  return call(staffCalls.updateStaffTailor, { params: { id }, body });
}

/** Throws CallError. */
export async function welcomeAgain(id: number): Promise<void> {
  await call(staffCalls.welcomeTailorAgain, { params: { id } });
}
