import { CONVERSATION_FILTERS, type ConversationFilter } from '../../../../contract/constants/chat.ts';
import type { IncomingFrame } from '../../../lib/live.ts';
import { choiceIn, pageIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { conversationQuery, INBOX_KEY, notesQuery, type ShownConversations } from './api.ts';

export const FILTER_NAMES: Record<ConversationFilter, string> = {
  all: 'All',
  unread: 'Unread',
  waiting: 'Waiting',
  mine: 'Mine',
  unassigned: 'Unassigned',
};

/** Which conversations an address lists. */
export function shownIn(parameters: URLSearchParams): ShownConversations {
  return {
    filter: choiceIn(CONVERSATION_FILTERS, parameters.get('filter')) ?? 'all',
    search: parameters.get('search')?.trim() || undefined,
    page: pageIn(parameters),
  };
}

/** The URL's query for these conversations; empty for the whole inbox. */
export function queryOf({ filter, search, page }: Partial<ShownConversations>): string {
  const parameters = new URLSearchParams();
  if (filter && filter !== 'all') parameters.set('filter', filter);
  if (search) parameters.set('search', search);
  if (page && page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Frames within this time cause one refetch. */
const INBOX_DELAY_MS = 300;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Refetches what a frame says has changed. */
export function refreshBy(frame: IncomingFrame): void {
  if (frame.type === undefined || frame.type === 'conversation' || frame.type === 'ready') {
    refreshInbox();
    if (frame.type === 'conversation') refreshConversation(frame.user_id);
  }
}

export function refreshConversation(id: number): void {
  void queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: notesQuery(id).queryKey });
}

function refreshInbox(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void queryClient.invalidateQueries({ queryKey: INBOX_KEY }), INBOX_DELAY_MS);
}
