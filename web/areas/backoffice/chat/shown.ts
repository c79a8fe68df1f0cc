import { CONVERSATION_FILTERS, type ConversationFilter } from '../../../../contract/constants/chat.ts';
import { choiceIn, pageIn } from '../../../lib/query.ts';
import type { ShownConversations } from './api.ts';

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

/** The query of an address that lists them; empty for the whole inbox. */
export function queryOf({ filter, search, page }: Partial<ShownConversations>): string {
  const parameters = new URLSearchParams();
  if (filter && filter !== 'all') parameters.set('filter', filter);
  if (search) parameters.set('search', search);
  if (page && page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}
