import type { QueryFor } from '../../../../contract/calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type MailQuery = QueryFor<typeof staffCalls.staffMails>;

const KEY = ['staff-mails'];

export const mailsQuery = (query: MailQuery) =>
  definePersonalQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call(staffCalls.staffMails, { query, signal }),
  });

export async function resendMail(id: number): Promise<void> {
  await call(staffCalls.resendMail, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: KEY });
}
