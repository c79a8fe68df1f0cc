import type { QueryFor } from '../../../../contract/calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type AuditQuery = QueryFor<typeof staffCalls.auditLog>;

export const auditQuery = (query: AuditQuery) =>
  definePersonalQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(staffCalls.auditLog, { query, signal }),
    // Whatever is done anywhere adds to it.
    staleTime: 0,
  });
