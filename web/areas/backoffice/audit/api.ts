import type { QueryFor } from '../../../../contract/calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type AuditQuery = QueryFor<'GET /api/staff/audit/'>;

export const auditQuery = (query: AuditQuery) =>
  definePersonalQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call('GET /api/staff/audit/', { query, signal }),
    // Whatever is done anywhere adds to it.
    staleTime: 0,
  });
