import type { QueryFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type ApplicationQuery = QueryFor<'GET /api/staff/applications/'>;

/** Prefix of the query keys of the list and of each application. */
export const APPLICATIONS_KEY = ['staff-applications'];

export const applicationsQuery = (query: ApplicationQuery) =>
  definePersonalQuery({
    queryKey: [...APPLICATIONS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/staff/applications/', { query, signal }),
  });

export const applicationQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...APPLICATIONS_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/staff/applications/{id}/', { params: { id }, signal }),
  });

/** Throws CallError, as do the two below. */
export function askApplicant(id: number, version: number, question: string) {
  return call('POST /api/staff/applications/{id}/ask/', { params: { id }, body: { version, question } });
}

export function declineApplication(id: number, version: number, reason: string) {
  return call('POST /api/staff/applications/{id}/decline/', { params: { id }, body: { version, reason } });
}

export function approveApplication(
  id: number,
  body: { version: number; username: string; pictures: number[] },
) {
  return call('POST /api/staff/applications/{id}/approve/', { params: { id }, body });
}
