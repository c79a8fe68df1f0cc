import type { ConversationFilter } from '../../../../contract/constants/chat.ts';
import type { BodyFor, ResponseOf } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type ConversationDetails = ResponseOf<'GET /live_chat/conversations/{id}/'>;
export type CannedReply = ResponseOf<'GET /live_chat/canned-replies/'>[number];

export interface ShownConversations {
  filter: ConversationFilter;
  search: string | undefined;
  page: number;
}

const INBOX_INTERVAL_MS = 60_000;

/** Prefix of the inbox's query keys; socket frames invalidate them. */
export const INBOX_KEY = ['staff-chat', 'inbox'];

export const inboxQuery = (shown: ShownConversations) =>
  definePersonalQuery({
    queryKey: [...INBOX_KEY, shown],
    queryFn: ({ signal }) => call('GET /live_chat/conversations/', { query: shown, signal }),
    refetchInterval: INBOX_INTERVAL_MS,
  });

export const conversationQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['staff-chat', 'conversation', id],
    queryFn: ({ signal }) => call('GET /live_chat/conversations/{id}/', { params: { id }, signal }),
  });

export const notesQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['staff-chat', 'notes', id],
    queryFn: ({ signal }) => call('GET /live_chat/conversations/{id}/notes/', { params: { id }, signal }),
  });

export const agentsQuery = definePersonalQuery({
  queryKey: ['staff-chat', 'agents'],
  queryFn: ({ signal }) => call('GET /live_chat/agents/', { signal }),
});

export const REPLIES_KEY = ['staff-chat', 'replies'];

/** With a customer id, placeholders are filled in for that customer. */
export const repliesQuery = (customer?: number) =>
  definePersonalQuery({
    queryKey: [...REPLIES_KEY, customer],
    queryFn: ({ signal }) => call('GET /live_chat/canned-replies/', { query: { customer }, signal }),
  });

/** No query, because queries refetch by themselves and each call is recorded (chat-18). Throws CallError. */
export function readMeasurements(id: number) {
  return call('GET /live_chat/conversations/{id}/measurements/', { params: { id } });
}

/** Throws CallError. */
export function assign(id: number, assigned_to: number | null) {
  return call('PATCH /live_chat/conversations/{id}/', { params: { id }, body: { assigned_to } });
}

/** Throws CallError. */
export function addNote(id: number, text: string, idempotencyKey: string) {
  return call('POST /live_chat/conversations/{id}/notes/', {
    params: { id },
    body: { text },
    idempotencyKey,
  });
}

/** Throws CallError. */
export async function mailTranscript(id: number, idempotencyKey: string): Promise<void> {
  await call('POST /live_chat/conversations/{id}/transcript/', { params: { id }, idempotencyKey });
}

type ReplyBody = BodyFor<'POST /live_chat/canned-replies/'>;

/** Creates a reply if `id` is undefined. Throws CallError. */
export function saveReply(id: number | undefined, body: ReplyBody, idempotencyKey: string) {
  if (id === undefined) return call('POST /live_chat/canned-replies/', { body, idempotencyKey });
  return call('PUT /live_chat/canned-replies/{id}/', { params: { id }, body });
}

/** Throws CallError. */
export async function deleteReply(id: number): Promise<void> {
  await call('DELETE /live_chat/canned-replies/{id}/', { params: { id } });
}
