import type { QueryFor } from '../../../../contract/calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type MailQuery = QueryFor<'GET /api/staff/mails/'>;

const KEY = ['staff-mails'];

export const mailsQuery = (query: MailQuery) =>
  definePersonalQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/mails/', { query, signal }),
  });

export async function resendMail(id: number): Promise<void> {
  await call('POST /api/staff/mails/{id}/resend/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: KEY });
}
