import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import type { InboxMessage } from '../../../../contract/staff-inbox.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type InboxQuery = QueryFor<'GET /api/staff/inbox/'>;

const KEY = ['staff-inbox'];
const LIST_KEY = [...KEY, 'list'];

export const inboxQuery = (query: InboxQuery) =>
  definePersonalQuery({
    queryKey: [...LIST_KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/inbox/', { query, signal }),
  });

export const messageQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...KEY, 'message', id],
    queryFn: ({ signal }) => call('GET /api/staff/inbox/{id}/', { params: { id }, signal }),
  });

function changed(message: InboxMessage): InboxMessage {
  queryClient.setQueryData(messageQuery(message.id).queryKey, message);
  void queryClient.invalidateQueries({ queryKey: LIST_KEY });
  return message;
}

export async function updateMessage(id: number, body: BodyFor<'PATCH /api/staff/inbox/{id}/'>) {
  return changed(await call('PATCH /api/staff/inbox/{id}/', { params: { id }, body }));
}

export async function replyTo(id: number, text: string, idempotencyKey: string) {
  return changed(
    await call('POST /api/staff/inbox/{id}/replies/', { params: { id }, body: { text }, idempotencyKey }),
  );
}

export async function deleteMessage(id: number): Promise<void> {
  await call('DELETE /api/staff/inbox/{id}/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: LIST_KEY });
}
